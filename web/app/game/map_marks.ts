// What is marked on the map: where something may be done, what is proposed, what others just did.
import type { CityState, RoadEnds } from '../../board';
import type { CardId, CityId } from '../../engine/answers';
import { cityOf, readMove, type Where } from './moves';
import type { TableState } from './table.svelte';

// The road a card would be played along.
function roadTo(route: readonly CityId[], card: CardId, where: Where | undefined): readonly RoadEnds[] {
  const end = where === 'left' ? route[0] : where === 'right' ? route.at(-1) : undefined;
  return end === undefined ? [] : [[end, cityOf(card)]];
}

export function ghostRoads({ play, routes }: TableState): readonly RoadEnds[] {
  return play.selected === undefined ? [] : roadTo(routes[play.viewer] ?? [], play.selected, play.place);
}

export function hintRoads({ play, routes }: TableState): readonly RoadEnds[] {
  const hint = play.hint === undefined ? undefined : readMove(play.hint.move);
  return hint?.kind === 'play' ? roadTo(routes[play.viewer] ?? [], hint.card, hint.where) : [];
}

export function stateOfCities({
  play,
  routes,
  marked,
}: TableState): Readonly<Record<CityId, CityState | undefined>> {
  const by: Record<CityId, CityState> = {};
  const houses = play.choice?.houses;
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
      by[city] = read.card === play.selected ? 'target' : (by[city] ?? 'could');
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
