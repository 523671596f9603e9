// A map's file, as far as it is shown; data/board.schema.json has all of it.
import type { MapCity, MapData } from '../../board';
import type { BonusKind } from '../../engine/answers';

export interface Carriage {
  readonly size: number;
  readonly points: number;
  readonly count: number;
}
interface BonusFile {
  readonly id: string;
  readonly kind: string; // maps written before have other words for some
  readonly length?: number; // of a route
  readonly lands?: readonly string[];
  readonly except?: Readonly<Partial<Record<string, readonly string[]>>>; // of the network, by option
  readonly values: readonly number[]; // top tile first
}

export interface Bonus extends BonusFile {
  readonly kind: BonusKind;
}

export interface MapFile extends MapData {
  readonly title: string;
  readonly carriages: readonly Carriage[];
  readonly bonuses: readonly BonusFile[];
  readonly provenance?: { readonly reconstructed?: readonly string[] };
  readonly cardsPerCity: number;
  readonly cities: readonly (MapCity & { readonly horses?: readonly number[] })[]; // of its cards
  readonly rome?: readonly string[]; // the parts of Rome it is played with
}
