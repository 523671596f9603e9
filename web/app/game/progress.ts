// How many cities or lands of a bonus a seat has, and how many more a choice of houses adds.
import type { CityId, Seen } from '../../engine/answers';
import type { GameMap } from '../maps/boards';

export interface Progress {
  readonly id: string;
  readonly lands: readonly string[];
  readonly all: number;
  readonly had: number;
  readonly more: number;
}

// Only bonuses that these houses bring nearer and that can still be got.
export function progressOf(
  map: GameMap,
  seen: Seen,
  seat: number,
  houses: readonly CityId[],
): readonly Progress[] {
  return seen.bonuses.flatMap(({ id, missing, needed = 0 }): readonly Progress[] => {
    const lacks = missing?.[seat];
    const open = (seen.view.stacks[id] ?? []).length > 0;
    if (lacks === undefined || lacks.length === 0 || !open) return [];
    const more = lacks.filter((lack) =>
      typeof lack === 'string' ? houses.includes(lack) : lack.some((city) => houses.includes(city)),
    ).length;
    if (more === 0) return [];
    const lands = map.bonuses.find((each) => each.id === id)?.lands ?? [];
    return [{ id, lands, all: needed, had: needed - lacks.length, more }];
  });
}
