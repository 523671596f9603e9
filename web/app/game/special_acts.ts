// The words on the main button, and on a second one beside it, for decisions of closing and of the expansions.

import { coachMove, horsesOf, housesMove } from '../../engine/moves';
import { x } from '../language/expansions';
import { t } from '../language/language.svelte';
import { type GameMap, townName } from '../maps/boards';
import { screen } from '../screen';
import type { Deciding } from './deciding.svelte';
import { type Act, nextAct } from './next_act';
import type { Play } from './play.svelte';

export interface Acts {
  readonly main: Act;
  readonly other?: Act | undefined;
}

export function actsOf(play: Play, deciding: Deciding, map: GameMap): Acts {
  const legal = (words: string, move: string): Act => ({
    words,
    move: play.isLegal(move) ? move : undefined,
  });
  switch (play.choice === null ? undefined : play.seen?.view.phase) {
    case 'assign':
      return { main: legal(x('assign.act'), deciding.assignMove) };
    case 'cartwright': {
      const n = play.seen?.routes[play.viewer]?.nextCarriage ?? 0;
      return {
        main: legal(x('cartwright.act', { n }), 'cartwright'),
        other: legal(x('cartwright.not'), 'decline'),
      };
    }
    case 'coaches':
      return { main: coachAct(deciding) };
    case 'return':
    case 'final-return':
      return { main: legal(returnWords(play, deciding), deciding.returnMove) };
    case 'reward-take':
      return {
        main: { words: t('act.take'), move: undefined },
        other: legal(x('reward.take.not'), 'decline'),
      };
    case 'reward-house':
    case 'final-house': {
      const [city] = play.chosen;
      const other = legal(x('reward.house.not'), housesMove([]));
      if (city === undefined) return { main: { words: x('reward.house.choose'), move: undefined }, other };
      const words = x('reward.house.act', { city: map.model.city(city).name });
      return { main: legal(words, housesMove([city])), other };
    }
    default:
      return cardActs(play) ?? { main: nextAct(play, map), other: deckAct(play) };
  }
}

// On a phone the deck lies below what is in view.
const deckAct = (play: Play): Act | undefined =>
  screen.small && play.isLegal('take deck') ? { words: t('act.deck'), move: 'take deck' } : undefined;

function coachAct(deciding: Deciding): Act {
  const move = deciding.coach;
  if (move === undefined) return { words: t('act.wait'), move: undefined };
  return { words: x('coaches.act', { town: townName(move.town) }), move: coachMove(move) };
}

function returnWords(play: Play, deciding: Deciding): string {
  switch (deciding.tiles.length) {
    case 0:
      return play.isLegal('return') ? x('return.act.keep') : x('return.act.0');
    case 1:
      return x('return.act.1');
    case 2:
      return x('return.act.2');
    case 3:
      return x('return.act.3');
    default:
      return x('return.act.4');
  }
}

// N2: a card with horses is a city or, turned over, horses. Both are offered side by side.
function cardActs(play: Play): Acts | undefined {
  const card = play.selected;
  if (card === undefined || !play.isLegal(`play ${card} horse`)) return undefined;
  const horses: Act = { words: x('act.horses', { n: horsesOf(card) }), move: `play ${card} horse` };
  const place = play.place;
  if (place === undefined || place === 'horse') return { main: horses };
  const move = `play ${card} ${place}`;
  const city: Act = { words: x(`act.city.${place}`), move };
  const abandons = play.moves.some((legal) => legal.move === move && legal.abandons !== undefined);
  return abandons ? { main: horses, other: city } : { main: city, other: horses };
}
