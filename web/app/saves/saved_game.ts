// What lies in the store: whole games, and entries that are none any more. A store can be damaged by a full
// disk or by other programs, so nothing that comes out of it is taken on trust.
import type { GameRecord } from '../../engine/answers';

// How far a game is, for lists that are shown without asking the engine.
export interface Progress {
  readonly turn: number; // turns begun
  readonly actor: number; // the seat that is to decide
}

export interface SavedGame {
  readonly id: string;
  readonly begun?: number; // milliseconds since 1970; a record from a file does not tell
  readonly changed: number;
  readonly record: GameRecord;
  readonly progress?: Progress;
}

// A map of a person's own, as its file has it. The engine has checked it.
export interface SavedMap {
  readonly id: string;
  readonly data: unknown;
}

// An entry that is no game any more, as it was found.
export interface Damaged {
  readonly id: string;
  readonly raw: unknown;
}

type Members = Readonly<Record<string, unknown>>;
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

// The shape of a record. Whether it keeps to the rules only the engine can tell.
export function isRecord(value: unknown): value is GameRecord {
  return (
    isObject(value) &&
    value.format === 'posthorn-record' &&
    value.version === 1 &&
    isObject(value.game) &&
    Array.isArray(value.seats) &&
    value.seats.length > 0 &&
    value.seats.every((seat) => isObject(seat) && isText(seat.name)) &&
    Array.isArray(value.shuffles) &&
    value.shuffles.every(isTexts) &&
    isTexts(value.moves)
  );
}

export function isProgress(value: unknown): value is Progress {
  return isObject(value) && isWhole(value.turn) && isWhole(value.actor);
}

export function isSavedGame(value: unknown): value is SavedGame {
  return (
    isObject(value) &&
    isText(value.id) &&
    value.id !== '' &&
    isWhole(value.changed) &&
    (value.begun === undefined || isWhole(value.begun)) &&
    (value.progress === undefined || isProgress(value.progress)) &&
    isRecord(value.record)
  );
}

export function isSavedMap(value: unknown): value is SavedMap {
  return isObject(value) && isText(value.id) && isObject(value.data) && value.data.id === value.id;
}

export const isOver = (game: SavedGame) => game.record.result !== undefined && game.record.result !== null;
