// Events as sentences.
import type { GameEvent, Step } from '../../engine/answers';
import { cardName, coachName, type GameMap, rome, townName } from '../game/boards';
import { cityOf, horsesOf } from '../game/moves';
import { listed, type Parameters, sayIfKnown } from './language.svelte';
import { bonusInside, clergyName, officialInside } from './names';

export interface Line {
  readonly seat: number | undefined;
  readonly text: string;
  readonly marked: string; // the text with what stands out between asterisks
  readonly cities: readonly string[];
  readonly move: number;
  readonly turn: number;
}

const stressed = (text: string) => `*${text}*`;

// The message of an event; some kinds have several.
function keyOf(event: GameEvent): string {
  switch (event.kind) {
    case 'drew-card':
      if (event.card !== undefined) return 'drew-card';
      return event.horses === undefined ? 'drew-card-hidden' : 'drew-card-horses';
    case 'played-city':
      return `played-city-${event.where}`;
    case 'coach-moved':
      return rome.towns.find((town) => town.id === event.town)?.south.length === 0
        ? 'coach-arrived'
        : 'coach-moved';
    case 'tiles-returned':
      return event.officials?.length === 0 ? 'tiles-returned-none' : 'tiles-returned';
    case 'game-ended':
      return event.cardsRanOut ? 'game-ended-cards' : 'game-ended';
    default:
      return event.kind;
  }
}

function parametersOf(map: GameMap, event: GameEvent, name: string): Parameters {
  const parameters: Record<string, string | number> = { name };
  if (event.card !== undefined) parameters.card = stressed(cardName(map, event.card));
  if (event.city !== undefined) parameters.city = stressed(map.model.city(event.city).name);
  if (event.bonus !== undefined) parameters.bonus = bonusInside(map, event.bonus);
  if (event.official !== undefined) parameters.official = stressed(officialInside(event.official));
  if (event.officials !== undefined) {
    parameters.officials = listed(event.officials.map((each) => stressed(officialInside(each))));
  }
  if (event.coach !== undefined) {
    parameters.coach = coachName(event.coach);
  }
  if (event.town !== undefined) {
    parameters.town = townName(event.town);
  }
  if (event.worth !== undefined) {
    parameters.worth = event.worth;
    parameters.tile = clergyName(event.worth);
  }
  if (event.size !== undefined) parameters.size = event.size;
  const turned =
    event.kind === 'played-horses' && event.card !== undefined ? horsesOf(event.card) : undefined;
  const n = event.points ?? event.length ?? event.cards ?? event.horses ?? turned;
  if (n !== undefined) parameters.n = n;
  return parameters;
}

export function linesOf(
  map: GameMap,
  steps: readonly Step[],
  names: readonly string[],
  viewer: number,
): readonly Line[] {
  const lines: Line[] = [];
  const add = (step: Step, seat: number | undefined, marked: string, cities: readonly string[]) => {
    const text = marked.replaceAll('*', '');
    lines.push({ seat, text, marked, cities, move: step.move, turn: step.turn });
  };
  let shown: string[] = [];
  const tellShown = (step: Step) => {
    if (shown.length === 0) return;
    const cards = listed(shown.map((card) => cardName(map, card)));
    const text = sayIfKnown('journal', 'display-filled', { cards, n: shown.length });
    if (text !== undefined) add(step, undefined, text, shown.map(cityOf));
    shown = [];
  };
  for (const step of steps) {
    for (const event of step.events) {
      if (event.kind === 'display-filled' && event.card !== undefined) {
        shown.push(event.card);
        continue;
      }
      tellShown(step);
      // That there is a deck at the beginning is no news.
      if (event.kind === 'turn-began' || (event.kind === 'shuffled' && step.move < 0)) continue;
      const key = keyOf(event);
      const name = event.seat === undefined ? '' : (names[event.seat] ?? '');
      const parameters = parametersOf(map, event, name);
      const own = event.seat === viewer ? sayIfKnown('journal', `you-${key}`, parameters) : undefined;
      const text = own ?? sayIfKnown('journal', key, parameters);
      if (text === undefined) continue;
      const cities = [event.card === undefined ? undefined : cityOf(event.card), event.city];
      add(
        step,
        event.seat,
        text,
        cities.filter((city) => city !== undefined),
      );
    }
    tellShown(step);
  }
  return lines;
}
