// Where on the table a step points: elements that are really to be seen.
import { readMove } from '../../engine/moves';
import type { Play } from '../game/play.svelte';
import type { Spot } from './lesson';

const isShown = (element: Element) => element.getClientRects().length > 0;
const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
const spot = (name: string) => all(`[data-spot="${name}"]`);
const doing = (move: string) => all(`[data-move="${move}"]`);

export function placesOf(shown: readonly Spot[]): readonly Element[] {
  return shown.flatMap((each) =>
    typeof each === 'string' ? spot(each) : each.cities.flatMap((city) => all(`[data-city="${city}"]`)),
  );
}

// Cards stand in the order of the display or of the hand; gaps in the display are no cards.
function cardIn(name: string, cards: readonly (string | null)[], card: string): readonly Element[] {
  const at = cards.filter((each) => each !== null).indexOf(card);
  const found = all(`[data-spot="${name}"] .ph-card`)[at];
  return found === undefined ? spot(name) : [found];
}

// Where the next gesture of a move is made.
export function placesOfMove(play: Play, move: string): readonly Element[] {
  const read = readMove(move);
  switch (read.kind) {
    case 'take':
      return cardIn('display', play.seen?.slots ?? [], read.card);
    case 'take deck':
      return spot('deck');
    case 'official':
      return [...spot(read.official), ...doing(move)];
    case 'play':
      return play.selected === read.card
        ? [...doing(move), ...all(`[data-spot="route"] [data-end="${read.where}"]`)]
        : cardIn('hand', play.seen?.view.players[play.viewer]?.hand ?? [], read.card);
    case 'close':
    case 'end':
      return doing(move);
    default:
      return spot('panel');
  }
}
