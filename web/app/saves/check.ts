// What somebody brings along is checked by the engine before it is kept.
import type { GameRecord } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { newSeed } from '../../engine/questions';
import type { MapFile } from '../game/boards';
import type { Answerer } from '../game/variants';
import { isObject, isRecord, type Progress } from './saved_game';

// The engine's own words, in English.
export interface Fault {
  readonly why: 'badRecord' | 'falseRecord' | 'badMap' | 'noMap';
  readonly detail: string;
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
    return { why: why(error.problem.key), detail: error.problem.text };
  }
}

async function replayed(engine: Answerer, record: GameRecord): Promise<Checked> {
  await engine.ask('open', { record, seed: newSeed() });
  const { view, sheets, result } = await engine.ask('seen', { viewer: -1 });
  const told = await engine.ask('record', {});
  // A finished game may lack its result; here it gets one.
  const ended = result === null ? {} : { scores: sheets.map((sheet) => sheet.total), winner: result.winner };
  const whole = result === null || told.result ? told : { ...told, result: ended as GameRecord['result'] };
  return { record: whole as GameRecord, progress: { turn: view.turn, actor: view.actor } };
}

// The engine has to know the map already.
export async function checkRecord(engine: Answerer, record: unknown): Promise<Checked | Fault> {
  if (!isObject(record)) return { why: 'badRecord', detail: 'a record should be an object' };
  const checked = await orFault(replayed(engine, record as unknown as GameRecord), (key) =>
    key === 'false-record' ? 'falseRecord' : 'badRecord',
  );
  if (isFault(checked) || isRecord(checked.record)) return checked;
  return { why: 'badRecord', detail: 'a record with members of another kind' };
}

export async function checkMap(engine: Answerer, board: unknown): Promise<MapFile | Fault> {
  if (!isObject(board)) return { why: 'badMap', detail: 'a map should be an object' };
  const added = await orFault(engine.ask('add-board', { board }), () => 'badMap');
  return isFault(added) ? added : (board as unknown as MapFile);
}
