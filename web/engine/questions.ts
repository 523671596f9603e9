// Every question with the answer it gets. The engine's desk (src/table) knows the same list.
import type {
  GameAnalysis,
  GameOptions,
  GameRecord,
  Hint,
  Preview,
  RecordSeat,
  Seen,
  Step,
  Update,
} from './answers';

export type Limit = { readonly simulations: number } | { readonly milliseconds: number };
type Nothing = Record<string, never>;
// What a file holds, or the file as it is: then errors name lines and columns.
export type RecordSource = { readonly record: GameRecord } | { readonly text: string };
export type MapSource = { readonly board: unknown } | { readonly text: string };

export interface Questions {
  'add-board': { with: MapSource; answer: Nothing };
  new: { with: { game: GameOptions; seats: readonly RecordSeat[]; seed: string }; answer: Nothing };
  open: { with: RecordSource & { seed: string; moves?: number }; answer: Nothing };
  show: { with: { game: GameOptions; view: string; moves: number; undo: boolean }; answer: Seen };
  sha256: { with: { bytes: string }; answer: { readonly hash: string } };
  seen: { with: { viewer: number; moves?: number }; answer: Seen };
  update: { with: { seat: number; since: number }; answer: Update };
  act: {
    with: { seat: number; move: string; version: number; viewer: number; since: number };
    answer: Update & { readonly record: GameRecord };
  };
  undo: { with: { seat: number; version: number }; answer: Update & { readonly record: GameRecord } };
  events: { with: { viewer: number; from: number }; answer: { steps: readonly Step[] } };
  move: { with: { move: string }; answer: Nothing };
  why: { with: { move: string }; answer: Nothing };
  preview: { with: { move: string }; answer: Preview };
  record: { with: Nothing; answer: GameRecord };
  choose: { with: { bot: string; seed: string; record?: GameRecord }; answer: { move: string } };
  hint: { with: Limit & { record?: GameRecord; aimed?: string }; answer: Hint };
  analyse: { with: Nothing; answer: { decisions: number } };
  'analysis-step': { with: Limit; answer: { done: number } };
  'analysis-summary': { with: Nothing; answer: GameAnalysis };
}

export type Ask = keyof Questions;

// Numbers nobody can guess, for dealing and for bots.
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// The id of a new game.
export const newId = () => newSeed().slice(0, 32);
