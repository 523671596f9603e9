// What lies in the box, from the maps' own data.
import northData from '../../../data/north.json';
import southData from '../../../data/south.json';
import type { StackKind } from '../../board';

export interface Stack {
  readonly id: string;
  readonly kind: StackKind;
  readonly values: readonly number[];
}

interface BonusData {
  readonly id: string;
  readonly kind: string;
  readonly length?: number;
  readonly lands?: readonly string[];
  readonly values: readonly number[];
}

function kindOf(bonus: BonusData): StackKind {
  switch (bonus.kind) {
    case 'length':
      return { kind: 'length', text: String(bonus.length) };
    case 'complete':
      return { kind: 'lands', lands: bonus.lands ?? [] };
    case 'presence':
      return { kind: 'presence' };
    case 'firstHouse':
      return { kind: 'first-house' };
    default:
      return { kind: 'end' };
  }
}
const stacksOf = (bonuses: readonly BonusData[]): readonly Stack[] =>
  bonuses.map((bonus) => ({ id: bonus.id, kind: kindOf(bonus), values: bonus.values }));

export const stacks = { south: stacksOf(southData.bonuses), north: stacksOf(northData.bonuses) } as const;
export const carriages = southData.carriages;
// The cities of the north that no source names.
export const inventedCities = ['COB', 'FUL', 'MAG', 'SCH', 'STE'] as const;
