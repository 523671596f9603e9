// Tables, times and refusals in words.
import type { GameOptions } from '../../engine/answers';
import type { Chair, Pace, RefusalCode, TableSettings } from '../../online/protocol';
import { type Key, type Parameters, say, sayIfKnown } from '../language/language.svelte';
import { usualGame } from '../maps/usual_game';
import { levelName, mapName } from '../words/names';
import { Refused } from './refused';

export const o = (key: Key<'online'>, parameters?: Parameters) => say('online', key, parameters);

const kMinute = 60;
const kHour = 60 * kMinute;
const kDay = 24 * kHour;

// "15 min", "9 h", "2 days": the largest unit that says enough.
export function duration(seconds: number): string {
  if (seconds >= 2 * kDay || (seconds >= kDay && seconds % kDay === 0)) {
    return o('time.days', { n: Math.round(seconds / kDay) });
  }
  if (seconds >= 2 * kHour || (seconds >= kHour && seconds % kHour === 0)) {
    return o('time.hours', { n: Math.round(seconds / kHour) });
  }
  return o('time.minutes', { n: Math.max(0, Math.ceil(seconds / kMinute)) });
}

// "4:12", below ten seconds with tenths; longer times as above.
export function clockText(milliseconds: number): string {
  if (milliseconds >= 4 * kHour * 1000) return duration(milliseconds / 1000);
  if (milliseconds < 10_000) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / kHour), Math.floor((seconds % kHour) / kMinute)];
  const two = (n: number) => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

// A tenth of the bank, or a minute.
export function isShort(milliseconds: number, pace: Pace): boolean {
  const most = pace.bank === undefined ? kHour : Math.min(kMinute, pace.bank / 10);
  return milliseconds < most * 1000;
}

export const optionsOf = (settings: TableSettings): GameOptions => ({ ...usualGame, ...settings.game });

// "South, with the audience".
export function boardText({ map, growth, audience, offices }: GameOptions): string {
  const parts = [mapName(map)];
  if (growth === 'horses') parts.push(o('table.horses'));
  if (audience) parts.push(o('table.audience'));
  if (offices) parts.push(o('table.offices'));
  return parts.join(', ');
}
export function paceText({ bank, turn }: Pace): string {
  if (turn !== undefined) return o('pace.turns', { time: duration(turn) });
  return o('pace.live', { time: duration(bank ?? 0) });
}
export function wholePace({ bank, increment, turn }: Pace): string {
  if (turn !== undefined) return o('pace.turns.whole', { time: duration(turn) });
  return o('pace.live.whole', { time: duration(bank ?? 0), more: increment ?? 0 });
}
export const friendlyText = ({ friendly }: TableSettings) =>
  o(friendly === false ? 'table.strict' : 'table.friendly');
export const standInOf = ({ standIn }: TableSettings) => levelName(standIn ?? 'courier');
export const chairName = (chair: Chair) => chair.name ?? levelName(chair.bot ?? '');
export const freeSeats = (settings: TableSettings, chairs: readonly Chair[]) =>
  Math.max(0, optionsOf(settings).players - chairs.length);

export function refusalWords(code: RefusalCode, text: string): string {
  return sayIfKnown('online', `refused.${code}`) ?? o('refused.other', { text });
}
// What a person is told about something that was not done; nothing for faults of the program.
export function whyNot(error: unknown): string {
  if (error instanceof Refused) return refusalWords(error.code, error.message);
  if (error instanceof TypeError) return o('fail.reach');
  return o('refused.other', { text: error instanceof Error ? error.message : String(error) });
}
