// What lies in the box, from the maps' own data.
import type { StackKind } from '../../board';
import { bonusesOf, mapFile, stackOf } from '../maps/boards';
import { usualGame } from '../maps/usual_game';

export interface Stack {
  readonly id: string;
  readonly kind: StackKind;
  readonly values: readonly number[];
}

export const stacksIn = (map: string): readonly Stack[] =>
  bonusesOf(mapFile(map)).map((bonus) => ({ id: bonus.id, kind: stackOf(bonus), values: bonus.values }));
export const carriages = mapFile(usualGame.map).carriages;
// The cities of the north that no source names.
export const inventedCities = ['COB', 'FUL', 'MAG', 'SCH', 'STE'] as const;
