// How a game ended, in words.
import type { GameOptions, Result, Sheet } from '../../../engine/answers';
import { listed, say } from '../../language/language.svelte';
import { mapName } from '../../words/names';

export interface ResultText {
  readonly points: string;
  readonly tie: string | undefined; // what decided between equals
}

export function resultText(
  { winner, tied, by }: Result,
  sheets: readonly Sheet[],
  names: readonly string[],
  you: number,
): ResultText {
  const total = sheets[winner]?.total ?? 0;
  const points = say('game', 'points', { n: total });
  const equals = tied.filter((seat) => seat !== winner).map((seat) => names[seat] ?? '');
  if (equals.length > 0 && by !== 'points') {
    const tie =
      winner === you ? say('game', `tie.${by}.you`) : say('game', `tie.${by}`, { name: names[winner] ?? '' });
    return { points: say('review', 'end.level', { points, names: listed(equals) }), tie };
  }
  const others = sheets.flatMap((sheet, seat) => (seat === winner ? [] : [{ seat, total: sheet.total }]));
  const best = Math.max(...others.map((other) => other.total));
  const second = others.filter((other) => other.total === best).map(({ seat }) => names[seat] ?? '');
  return {
    points: say('review', 'end.ahead', { points, n: total - best, names: listed(second) }),
    tie: undefined,
  };
}

// Which game it was: the map, what was added to it, who played.
export function gameTitle(options: GameOptions | undefined, names: readonly string[]): string {
  if (options === undefined) return '';
  const more = [
    options.growth === 'horses' ? say('game', 'growth.horses') : undefined,
    options.audience ? say('game', 'option.audience') : undefined,
    options.offices ? say('game', 'option.offices') : undefined,
  ].filter((each) => each !== undefined);
  return [mapName(options.map), ...more, listed(names)].join(' · ');
}
