// The coaches' moves of a closing, card by card, for people to follow: what is legal the engine says.
import type { RomeView, Step } from '../../engine/answers';
import { type GameMap, rome } from './boards';
import type { CoachMove } from './moves';

export interface CoachRow {
  readonly city: string; // of the card that got no house
  readonly coach: string | undefined; // nothing: a joker, any coach moves
  readonly done?: { readonly from: string; readonly to: string };
}

// How many towns are left at least.
export function townsToGo(town: string): number {
  let front = [town];
  for (let n = 0; front.length > 0; n += 1) {
    const towns = front.flatMap((id) => rome.towns.filter((each) => each.id === id));
    if (towns.some((each) => each.south.length === 0)) return n;
    front = [...new Set(towns.flatMap((each) => each.south))];
  }
  return 0;
}
export const inRome = (town: string) => townsToGo(town) === 0;

const coachOfLand = (land: string) => rome.coaches.find((coach) => coach.lands.includes(land))?.id;

interface Moved extends CoachMove {
  readonly from: string;
  readonly step: number;
}
// Every move of a coach so far.
function movesOf(steps: readonly Step[], players: number): readonly Moved[] {
  const at = new Map(rome.coaches.map(({ id, start, start2 }) => [id, players === 2 ? start2 : start])); // A2
  return steps.flatMap(({ events }, step) =>
    events.flatMap(({ coach, town }): readonly Moved[] => {
      if (coach === undefined || town === undefined) return [];
      const from = at.get(coach) ?? town;
      at.set(coach, town);
      return [{ coach, town, from, step }];
    }),
  );
}

// The row whose turn it is: the first card of the chosen coach, else a joker.
export function activeRow(rows: readonly CoachRow[], coach: string | undefined): number {
  const own = rows.findIndex((row) => row.done === undefined && row.coach === coach);
  return own >= 0 ? own : rows.findIndex((row) => row.done === undefined && row.coach === undefined);
}

// What a card of the closed route is for.
export type CardPart = 'house' | 'moved' | 'now' | 'next';
export function partOfCard(rows: readonly CoachRow[], coach: string | undefined, city: string): CardPart {
  const index = rows.findIndex((row) => row.city === city);
  if (index < 0) return 'house';
  if (rows[index]?.done !== undefined) return 'moved';
  return index === activeRow(rows, coach) ? 'now' : 'next';
}

export interface CoachStep {
  readonly rows: readonly CoachRow[];
  readonly roads: readonly (readonly [string, string])[]; // taken in this closing
}

// A3: the cards of the route that got no house, those whose coach has moved first.
export function coachStep(
  map: GameMap,
  route: readonly string[],
  steps: readonly Step[],
  now: RomeView,
  players: number,
): CoachStep {
  const closed = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'route-closed'));
  // The step after it placed the houses; one for office tiles may follow and does not count.
  const built = (steps[closed + 1]?.events ?? []).flatMap(({ kind, city }) =>
    kind === 'house-placed' ? [city] : [],
  );
  const moved = movesOf(steps, players).filter(({ step }) => step > closed);
  const open = route
    .filter((city) => !built.includes(city))
    .map((city) => ({ city, own: coachOfLand(map.model.city(city).land) }));
  const take = (fits: (card: (typeof open)[number]) => boolean) => {
    const index = open.findIndex(fits);
    return index < 0 ? undefined : open.splice(index, 1)[0]?.city;
  };
  const waits = (coach: string | undefined) => coach !== undefined && (now.moves[coach] ?? 0) > 0;
  const done = moved.flatMap(({ coach, from, town }): readonly CoachRow[] => {
    const city = take((card) => card.own === coach) ?? take((card) => !waits(card.own));
    return city === undefined ? [] : [{ city, coach, done: { from, to: town } }];
  });
  const left = open.map(({ city, own }): CoachRow => ({ city, coach: waits(own) ? own : undefined }));
  return { rows: [...done, ...left], roads: moved.map(({ from, town }) => [from, town] as const) };
}
