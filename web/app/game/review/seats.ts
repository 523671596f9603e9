// Who sits where in a game that comes out of an old one.
import type { RecordSeat } from '../../../engine/answers';
import { type Level, levels } from '../../../engine/vocabulary';

const kUsual: Level = 'courier';

// The computer of a level at this seat, in the style it had if it was there before.
export function botOf(seat: RecordSeat, level: string): string {
  return seat.bot !== undefined && levelOf(seat) === level ? seat.bot : level;
}
function levelOf(seat: RecordSeat): string {
  const level = seat.bot?.split(':')[0];
  return levels.find((each) => each === level) ?? kUsual;
}

// The level of each seat's computer; nothing: a person. People keep their seats; where there is none, the
// one who is to decide is.
export function firstChoice(seats: readonly RecordSeat[], actor: number): readonly (string | undefined)[] {
  const people = seats.some((seat) => seat.person === true);
  return seats.map((seat, i) => ((people ? seat.person === true : i === actor) ? undefined : levelOf(seat)));
}

// Round the table by one: who began last time is last now.
export const nextOrder = <T>(seats: readonly T[]): readonly T[] => [...seats.slice(1), ...seats.slice(0, 1)];
