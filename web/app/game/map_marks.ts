// What is marked on the map: where something may be done, what is proposed, what others just did.
import type { Badge, CityState, RoadEnds, Trace } from '../../board';
import type { CardId, CityId, Where } from '../../engine/answers';
import { cityOf, readMove } from '../../engine/moves';
import { t } from '../language/language.svelte';
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

// Where each of the others played last, the latest at the end.
interface Played {
  readonly seat: number;
  readonly city: CityId;
}
function lastPlayed({ play }: TableState): readonly Played[] {
  const bySeat = new Map<number, Played>();
  for (const event of play.news.flatMap((step) => step.events)) {
    if (event.kind !== 'played-city' || event.seat === play.viewer) continue;
    const { seat, card } = event;
    bySeat.delete(seat);
    bySeat.set(seat, { seat, city: cityOf(card) });
  }
  return [...bySeat.values()];
}

// The city and the road to it in their colour, until the viewer acts.
export function tracesOf(table: TableState): readonly Trace[] {
  const { marked } = table;
  const traces = lastPlayed(table).map(({ seat, city }): Trace => {
    const route = table.routes[seat] ?? [];
    const at = route.indexOf(city);
    const before = at === 0 ? route[1] : route[at - 1];
    // A route that was closed since has left the table; the ring stays.
    return { seat, cities: [city], roads: at < 0 || before === undefined ? [] : [[before, city]] };
  });
  // A line of the journal under the pointer shows in its seat's colour instead.
  if (marked?.seat === undefined) return traces;
  const { seat, cities } = marked;
  return [{ seat, cities, roads: [] }, ...traces.filter((trace) => trace.seat !== seat)];
}

export function badgesOf(table: TableState): readonly Badge[] {
  const { play } = table;
  const hint = play.hint === undefined ? undefined : readMove(play.hint.move);
  if (hint?.kind === 'take' || hint?.kind === 'play') {
    return [{ city: cityOf(hint.card), text: t('map.hint'), tone: 'hint', dy: 32 }];
  }
  const played = table.mine ? undefined : lastPlayed(table).at(-1);
  if (played === undefined) return [];
  const { seat, city } = played;
  return [{ city, text: t('map.justNow', { name: table.name(seat) }), tone: 'seat', seat, dy: 32 }];
}

export function stateOfCities(table: TableState): Readonly<Record<CityId, CityState | undefined>> {
  const { play, routes, marked } = table;
  const by: Record<CityId, CityState> = {};
  const houses = play.choice?.houses;
  const chosen = table.drag.carried?.card ?? play.selected;
  if (houses !== undefined) {
    for (const city of routes[play.viewer] ?? []) by[city] = 'dim';
    for (const city of houses.ways.each.groups.flat()) {
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
  for (const city of marked?.cities ?? []) by[city] = 'trace';
  return by;
}
