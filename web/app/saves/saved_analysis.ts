// Analyses that come out of a store or a file: used only where their shape and their moves fit the game.
import type { Decision, GameRecord, Reason, SeatSummary } from '../../engine/answers';
import { isObject } from './saved_game';
import type { SavedAnalysis } from './store';

const isNumber = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown, below: number): value is number =>
  Number.isSafeInteger(value) && isNumber(value) && value >= 0 && value < below;
const areShares = (value: unknown, players: number) =>
  Array.isArray(value) && value.length === players && value.every(isNumber);

function isReason(value: unknown): value is Reason {
  if (!isObject(value) || !isText(value.key) || !Array.isArray(value.parameters)) return false;
  return value.parameters.every(
    (each) =>
      isObject(each) &&
      isText(each.name) &&
      isText(each.kind) &&
      isNumber(each.value) &&
      (each.id === undefined || isText(each.id)),
  );
}

function isDecision(value: unknown, { moves, seats }: GameRecord): value is Decision {
  return (
    isObject(value) &&
    isIndex(value.move, moves.length) &&
    value.played === moves[value.move] &&
    isText(value.best) &&
    isNumber(value.turn) &&
    isIndex(value.seat, seats.length) &&
    isNumber(value.loss) &&
    [value.expected, value.before, value.after, value.luck].every((shares) =>
      areShares(shares, seats.length),
    ) &&
    [null, 'inaccuracy', 'mistake', 'blunder'].some((mark) => mark === value.mark) &&
    (value.reason === null || isReason(value.reason))
  );
}

const kNumbers = [
  'decisions',
  'loss',
  'mean_loss',
  'inaccuracies',
  'mistakes',
  'blunders',
  'found',
  'luck',
  'gifts',
] as const satisfies readonly (keyof SeatSummary)[];

export const isAnalysisOf = (value: unknown, record: GameRecord): value is SavedAnalysis['analysis'] =>
  isObject(value) &&
  Array.isArray(value.decisions) &&
  value.decisions.every((decision) => isDecision(decision, record)) &&
  Array.isArray(value.seats) &&
  value.seats.length === record.seats.length &&
  value.seats.every((seat) => isObject(seat) && kNumbers.every((name) => isNumber(seat[name])));

const sameMoves = (a: readonly unknown[], b: readonly string[]) =>
  a.length === b.length && a.every((move, i) => move === b[i]);

// Made before marks were thought over twice and luck was measured as it is now.
const isOfOldMaking = (value: unknown) =>
  isObject(value) &&
  Array.isArray(value.decisions) &&
  value.decisions.some((decision) => isObject(decision) && decision.expected === undefined);

// An entry whose moves are others is of an earlier state of the game, and some are of an earlier program: they
// were right then.
export function fits(value: unknown, record: GameRecord): 'yes' | 'earlier' | 'damaged' {
  if (!isObject(value) || !Array.isArray(value.moves)) return 'damaged';
  if (!sameMoves(value.moves, record.moves)) return 'earlier';
  if (isOfOldMaking(value.analysis)) return 'earlier';
  return isAnalysisOf(value.analysis, record) ? 'yes' : 'damaged';
}
