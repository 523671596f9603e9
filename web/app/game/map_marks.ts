// What is marked on the map: where something may be done, what is proposed, what others just did.
import type { Badge, CityState, RoadEnds, Trace } from '../../board';
import type { CardId, CityId } from '../../engine/answers';
import { t } from '../language/language.svelte';
import { cityOf, readMove, type Where } from './moves';
import type { TableState } from './table.svelte';

// The road a card would be played along.
function roadTo(route: readonly CityId[], card: CardId, where: Where | undefined): readonly RoadEnds[] {
  const end = where === 'left' ? route[0] : where === 'right' ? route.at(-1) : undefined;
  return end === undefined ? [] : [[end, cityOf(card)]];
}

export function ghostRoads({ play, routes, drag }: TableState): readonly RoadEnds[] {
  const route = routes[play.viewer] ?? [];
  if (drag.carried?.kind === 'play') {
    const over = drag.over === 'left' || drag.over === 'right' ? drag.over : undefined;
    return roadTo(route, drag.carried.card, over);
  }
  return play.selected === undefined ? [] : roadTo(route, play.selected, play.place);
}

export function hintRoads({ play, routes }: TableState): readonly RoadEnds[] {
  const hint = play.hint === undefined ? undefined : readMove(play.hint.move);
  return hint?.kind === 'play' ? roadTo(routes[play.viewer] ?? [], hint.card, hint.where) : [];
}

// Where somebody else played last: the road in their colour, until the viewer acts.
interface Played {
  readonly seat: number;
  readonly city: CityId;
}
function lastPlayed({ play }: TableState): Played | undefined {
  const events = play.news.flatMap((step) => step.events);
  const played = events.findLast((event) => event.kind === 'played-city' && event.seat !== play.viewer);
  if (played?.card === undefined || played.seat === undefined) return undefined;
  return { seat: played.seat, city: cityOf(played.card) };
}

export function traceOf(table: TableState): Trace | null {
  const played = lastPlayed(table);
  if (played === undefined) return null;
  const route = table.routes[played.seat] ?? [];
  const at = route.indexOf(played.city);
  const before = at === 0 ? route[1] : route[at - 1];
  // A route that was closed since has left the table; the ring stays.
  return { seat: played.seat, roads: at < 0 || before === undefined ? [] : [[before, played.city]] };
}

export function badgesOf(table: TableState): readonly Badge[] {
  const { play } = table;
  const hint = play.hint === undefined ? undefined : readMove(play.hint.move);
  if (hint?.kind === 'take' || hint?.kind === 'play') {
    return [{ city: cityOf(hint.card), text: t('map.hint'), tone: 'hint', dy: 32 }];
  }
  const played = table.mine ? undefined : lastPlayed(table);
  if (played === undefined) return [];
  const { seat, city } = played;
  return [{ city, text: t('map.justNow', { name: table.name(seat) }), tone: 'seat', seat, dy: 32 }];
}

export function stateOfCities(table: TableState): Readonly<Record<CityId, CityState | undefined>> {
  const { play, routes, marked } = table;
  const by: Record<CityId, CityState> = {};
  const played = lastPlayed(table);
  if (played !== undefined) by[played.city] = 'trace';
  const houses = play.choice?.houses;
  const chosen = table.drag.carried?.card ?? play.selected;
  if (houses !== undefined) {
    for (const city of routes[play.viewer] ?? []) by[city] = 'dim';
    for (const city of houses.groups.flatMap((group) => group.cities)) {
      by[city] = play.chosen.includes(city) ? 'house-proposed' : 'house-possible';
    }
  }
  for (const { move } of play.moves) {
    const read = readMove(move);
    if (read.kind === 'play' && (read.where === 'left' || read.where === 'right')) {
      const city = cityOf(read.card);
      by[city] = read.card === chosen ? 'target' : by[city] === 'target' ? 'target' : 'could';
    } else if (read.kind === 'take' && play.fits(read.card) !== undefined) {
      by[cityOf(read.card)] = 'could';
    } else if (read.kind === 'houses' && read.cities.length === 1 && houses === undefined) {
      const [city = ''] = read.cities;
      by[city] = play.chosen.includes(city) ? 'house-proposed' : 'house-possible';
    }
  }
  const hint = play.hint === undefined ? undefined : readMove(play.hint.move);
  if (hint?.kind === 'take' || hint?.kind === 'play') by[cityOf(hint.card)] = 'hint';
  for (const city of marked) by[city] = 'trace';
  return by;
}
