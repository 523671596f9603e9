// What somebody brings along is checked by the engine before it is kept.
import type { EngineProblem, GameRecord } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { type MapSource, newSeed, type RecordSource } from '../../engine/questions';
import type { Answerer } from '../maps/variants';
import { isRecord, type Progress } from './saved_game';

export interface Fault {
  readonly why: 'badRecord' | 'falseRecord' | 'badMap';
  readonly problem: EngineProblem;
}
export interface Checked {
  readonly record: GameRecord;
  readonly progress: Progress;
}
export const isFault = (value: object): value is Fault => 'why' in value;

async function orFault<T>(doing: Promise<T>, why: (key: string) => Fault['why']): Promise<T | Fault> {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { why: why(error.problem.key), problem: error.problem };
  }
}

async function replayed(engine: Answerer, source: RecordSource): Promise<Checked> {
  await engine.ask('open', { ...source, seed: newSeed() });
  const { view, sheets, result } = await engine.ask('seen', { viewer: -1 });
  const told = await engine.ask('record', {});
  // A finished game may lack its result; here it gets one.
  const ended = result === null ? {} : { scores: sheets.map((sheet) => sheet.total), winner: result.winner };
  const whole = result === null || told.result ? told : { ...told, result: ended as GameRecord['result'] };
  return { record: whole as GameRecord, progress: { turn: view.turn, actor: view.actor } };
}

// The engine has to know the map already.
export async function checkRecord(engine: Answerer, source: RecordSource): Promise<Checked | Fault> {
  const checked = await orFault(replayed(engine, source), (key) =>
    key === 'false-record' ? 'falseRecord' : 'badRecord',
  );
  if (isFault(checked) || isRecord(checked.record)) return checked;
  const text = 'a record with members of another kind';
  return { why: 'badRecord', problem: { key: 'bad-record', text, fault: { key: 'other', parameters: {} } } };
}

export function checkMap(engine: Answerer, source: MapSource): Promise<object | Fault> {
  return orFault(engine.ask('add-board', source), () => 'badMap');
}
