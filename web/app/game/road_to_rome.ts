// The coaches' moves of a closing, card by card, for people to follow: what is legal the engine says.
import type { CoachFacts, RomeView, Step } from '../../engine/answers';
import type { CoachMove } from '../../engine/moves';
import { rome } from '../maps/boards';

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

interface Moved extends CoachMove {
  readonly from: string;
  readonly step: number;
}
// Every move of a coach so far.
function movesOf(steps: readonly Step[], starts: CoachFacts['starts']): readonly Moved[] {
  const at = new Map(Object.entries(starts));
  return steps.flatMap(({ events }, step) =>
    events.flatMap((event): readonly Moved[] => {
      if (event.kind !== 'coach-moved') return [];
      const { coach, town } = event;
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

// The cards of the route that got no house, those whose coach has moved first.
export function coachStep(facts: CoachFacts, steps: readonly Step[], now: RomeView): CoachStep {
  const closed = steps.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'route-closed'));
  // The step after it placed the houses; one for office tiles may follow and does not count.
  const built = (steps[closed + 1]?.events ?? []).flatMap((event) =>
    event.kind === 'house-placed' ? [event.city] : [],
  );
  const moved = movesOf(steps, facts.starts).filter(({ step }) => step > closed);
  const open = Object.entries(facts.cards)
    .filter(([city]) => !built.includes(city))
    .map(([city, coach]) => ({ city, own: coach ?? undefined }));
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
