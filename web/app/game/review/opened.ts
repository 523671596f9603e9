// A saved game opened for review: its record in an engine, or why it cannot be shown.
import type { EngineProblem } from '../../../engine/answers';
import { EngineError } from '../../../engine/engine';
import { findWhole, type SavedGame, type Saves } from '../../saves/store';
import { RecordTable } from './record_table';

export type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly why: EngineProblem }
  | { readonly kind: 'open'; readonly saved: SavedGame; readonly table: RecordTable };

export async function openSaved(saves: Saves, id: string): Promise<Opened> {
  const saved = await findWhole(saves, id);
  if (saved === undefined) return { kind: 'missing' };
  try {
    return { kind: 'open', saved, table: await RecordTable.open(saved.record) };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { kind: 'broken', why: error.problem };
  }
}
