// Whose turn it is and what is to be done, in words.
import type { Refusal } from '../../engine/answers';
import { horsesOf } from '../../engine/moves';
import { x } from '../language/expansions';
import { say, t } from '../language/language.svelte';
import { cardName } from '../maps/boards';
import { linesOf } from '../words/journal';
import { officialInside, refusalText } from '../words/names';
import type { TableState } from './table.svelte';

export interface Situation {
  readonly who: string;
  readonly seat: number;
  readonly words: string; // with *emphasis*
  readonly note?: string; // why a step was taken by itself, and the like
  readonly refusal?: Refusal;
  readonly warn: boolean;
}

const kMostFits = 3; // more would not be read

// "Linz fits left, Augsburg fits right".
function fitsInWords(table: TableState): readonly string[] {
  const { play, map } = table;
  const hand = new Set(table.seen?.view.players[play.viewer]?.hand ?? []);
  return [...hand].flatMap((card) => {
    const places = play.placesOf(card);
    const end = places.includes('left')
      ? places.includes('right')
        ? 'both'
        : 'left'
      : places.includes('right')
        ? 'right'
        : undefined;
    return end === undefined ? [] : [t(`say.fits.${end}`, { card: cardName(map, card) })];
  });
}

function whatToDo(table: TableState): string {
  const { play, seen } = table;
  const view = seen?.view;
  if (seen === undefined || view === undefined) return '';
  const route = view.players[play.viewer]?.route ?? [];
  switch (view.phase) {
    case 'take':
      return seen.mustCallPostmaster ? t('say.take.two') : t('say.take');
    case 'play':
    case 'second-play': {
      const { selected } = play;
      if (selected !== undefined && play.isLegal(`play ${selected} horse`)) {
        return x('banner.horses', { card: cardName(table.map, selected), n: horsesOf(selected) });
      }
      const fits = fitsInWords(table);
      if (fits.length > 0) return t('say.play.fits', { fits: fits.slice(0, kMostFits).join(', ') });
      const cities = play.moves.some(({ move }) => move.endsWith(' new'));
      if (!cities) break;
      return route.length === 0 ? t('say.play.first') : t('say.play.none');
    }
    case 'after-play':
    case 'after-second-play': {
      if (play.isLegal('close')) break;
      if (!play.isLegal('postilion')) return t('say.end');
      return t('say.end.official', { official: officialInside('postilion') });
    }
  }
  return say('game', `phase.${view.phase}`);
}

// The last thing somebody else did in this turn, or what comes next.
function whatTheyDo(table: TableState): string {
  const { seen, play, map, names } = table;
  if (seen === undefined) return '';
  const { actor, turn, phase } = seen.view;
  const steps = play.news.filter((step) => step.seat === actor && step.turn === turn);
  const line = linesOf(map, steps, names, play.viewer).findLast((each) => each.seat === actor);
  return line?.marked ?? say('game', `phase.${phase}.other`, { name: table.name(actor) });
}

export function situationOf(table: TableState): Situation {
  const { seen, play, mine } = table;
  if (seen === undefined) return { who: '', seat: 0, words: '', warn: false };
  const actor = seen.view.actor;
  const note = play.notice === undefined ? {} : { note: t(`notice.${play.notice}`) };
  if (seen.result !== null) {
    const seat = seen.result.winner;
    const won = seat === play.viewer && play.people === 1;
    const words = won ? t('end.youWin') : t('end.wins', { name: table.name(seat) });
    return { who: t('table.over'), seat, words, warn: false, ...note };
  }
  const who = mine ? t('table.yourTurn') : table.name(actor);
  if (play.refusal !== undefined) {
    const { refusal } = play;
    return { who, seat: actor, words: refusalText(refusal.key), refusal, warn: true };
  }
  const words = mine ? whatToDo(table) : whatTheyDo(table);
  const warn = mine && seen.mustCallPostmaster && seen.view.phase === 'take';
  return { who, seat: actor, words, warn, ...note };
}
