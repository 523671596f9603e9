// Events as sentences.
import type { GameEvent, Step } from '../../engine/answers';
import { cityOf, horsesOf } from '../../engine/moves';
import { listed, type Parameters, sayIfKnown, speech } from '../language/language.svelte';
import { cardName, coachName, type GameMap, rome, townName } from '../maps/boards';
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
      return event.officials.length === 0 ? 'tiles-returned-none' : 'tiles-returned';
    case 'game-ended':
      return event.cardsRanOut ? 'game-ended-cards' : 'game-ended';
    default:
      return event.kind;
  }
}

function parametersOf(map: GameMap, event: GameEvent, name: string): Parameters {
  const parameters: Record<string, string | number> = { name };
  if ('card' in event && event.card !== undefined) parameters.card = stressed(cardName(map, event.card));
  if ('city' in event) parameters.city = stressed(map.model.city(event.city).name);
  if ('bonus' in event) parameters.bonus = bonusInside(map, event.bonus);
  if ('official' in event) parameters.official = stressed(officialInside(event.official));
  if ('officials' in event) {
    parameters.officials = listed(event.officials.map((each) => stressed(officialInside(each))));
  }
  if ('coach' in event) parameters.coach = coachName(event.coach);
  if ('town' in event) parameters.town = townName(event.town);
  if ('worth' in event) {
    parameters.worth = event.worth;
    parameters.tile = clergyName(event.worth);
  }
  if ('size' in event) parameters.size = event.size;
  const n = numberOf(event);
  if (n !== undefined) parameters.n = n;
  return parameters;
}

// What an event counts, if it does.
function numberOf(event: GameEvent): number | undefined {
  if (event.kind === 'played-horses') return horsesOf(event.card);
  if ('points' in event) return event.points;
  if ('length' in event) return event.length;
  if ('cards' in event) return event.cards;
  return 'horses' in event ? event.horses : undefined;
}

function citiesOf(event: GameEvent): readonly string[] {
  if ('city' in event) return [event.city];
  return 'card' in event && event.card !== undefined ? [cityOf(event.card)] : [];
}

function linesOfStep(map: GameMap, step: Step, names: readonly string[], viewer: number): readonly Line[] {
  const lines: Line[] = [];
  const add = (seat: number | undefined, marked: string, cities: readonly string[]) => {
    const text = marked.replaceAll('*', '');
    lines.push({ seat, text, marked, cities, move: step.move, turn: step.turn });
  };
  let shown: string[] = [];
  const tellShown = () => {
    if (shown.length === 0) return;
    const cards = listed(shown.map((card) => cardName(map, card)));
    const text = sayIfKnown('journal', 'display-filled', { cards, n: shown.length });
    if (text !== undefined) add(undefined, text, shown.map(cityOf));
    shown = [];
  };
  for (const event of step.events) {
    if (event.kind === 'display-filled') {
      shown.push(event.card);
      continue;
    }
    tellShown();
    // That there is a deck at the beginning is no news.
    if (event.kind === 'turn-began' || (event.kind === 'shuffled' && step.move < 0)) continue;
    const key = keyOf(event);
    const seat = 'seat' in event ? event.seat : undefined;
    const name = seat === undefined ? '' : (names[seat] ?? '');
    const parameters = parametersOf(map, event, name);
    const own = seat === viewer ? sayIfKnown('journal', `you-${key}`, parameters) : undefined;
    const text = own ?? sayIfKnown('journal', key, parameters);
    if (text === undefined) continue;
    add(seat, text, citiesOf(event));
  }
  tellShown();
  return lines;
}

// A step is put into words once for those who read it, and its lines stay the same objects: with every move the
// journal asks for all of them again. The map is one of the language's, so it changes with it.
interface Told {
  readonly map: GameMap;
  readonly catalogue: unknown;
  readonly names: readonly string[];
  readonly viewer: number;
  readonly lines: readonly Line[];
}
const told = new WeakMap<Step, Told>();

export function linesOf(
  map: GameMap,
  steps: readonly Step[],
  names: readonly string[],
  viewer: number,
): readonly Line[] {
  const { catalogue } = speech;
  return steps.flatMap((step) => {
    const known = told.get(step);
    const holds =
      known?.map === map && known.catalogue === catalogue && known.names === names && known.viewer === viewer;
    if (holds) return known.lines;
    const lines = linesOfStep(map, step, names, viewer);
    told.set(step, { map, catalogue, names, viewer, lines });
    return lines;
  });
}
