/** What the library takes and tells. It knows no rules: the app says what stands where and what is offered. */
import type { LandEntry } from './art/lands';
import type { XY } from './art/svg';
import type { SeatColour } from './art/tokens';

export interface MapCity {
  readonly id: string;
  readonly name: string;
  readonly land: string;
  readonly x: number;
  readonly y: number;
}

/** As much of a map's rules data (data/south.json and the like) as drawing needs. */
export interface MapData {
  readonly id: string;
  readonly lands: readonly LandEntry[];
  readonly cities: readonly MapCity[];
  readonly roads: readonly (readonly string[])[];
  readonly bonuses?: readonly { readonly id?: string; readonly lands?: readonly string[] }[];
}

/** As much of data/rome.json as drawing needs. */
export interface RomeData {
  readonly id: string;
  readonly towns: readonly {
    readonly id: string;
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly south: readonly string[];
  }[];
  readonly coaches: readonly {
    readonly id: string;
    readonly name: string;
    readonly lands: readonly string[];
  }[];
}

/** [text or land id, x, y, size, rotation in degrees, letter spacing as a share of the size] */
export type NamePlace = readonly [string, number, number, number, number, number];

/** Every coordinate of a drawing. Rings of neighbouring lands share their nodes, so borders never gap. */
export interface BoardGeometry {
  readonly view: readonly [x: number, y: number, width: number, height: number];
  /** The middle of the sheet, for small pictures in which the frame says nothing. */
  readonly thumb?: readonly [x: number, y: number, width: number, height: number];
  readonly at: Readonly<Record<string, XY>>;
  /** Sideways swing of a road by its two ids in order, joined by a hyphen. */
  readonly bends: Readonly<Record<string, number>>;
  readonly lands: Readonly<Record<string, readonly (readonly XY[])[]>>;
  readonly seas: readonly { readonly name: string; readonly ring: readonly XY[] }[];
  readonly islands?: readonly (readonly XY[])[];
  /** [name, width, path] */
  readonly rivers: readonly (readonly [string, number, string])[];
  readonly lakes: readonly { readonly name: string; readonly d: string; readonly lines: string }[];
  /** [kind, x, y, variation from 0 to 1] */
  readonly relief: readonly (readonly [string, number, number, number])[];
  readonly names: readonly NamePlace[];
  /** Names outside the lands. */
  readonly plain?: readonly NamePlace[];
  /** Where the stacks of bonus tiles lie. */
  readonly bonus: Readonly<Record<string, XY>>;
  readonly cartouche?: XY;
  readonly compass?: XY;
}

export interface SeatLook {
  readonly colour: SeatColour;
}

export type RoadEnds = readonly [string, string];

/** Units of the sheet: 9.4 on a desktop, 11 on a tablet, 13 on a phone. */
export type LabelSize = 'desktop' | 'tablet' | 'phone';

export type CityState =
  /** A card could go here: dashed ring. */
  | 'could'
  /** Target of what is selected: solid ring, green plate. */
  | 'target'
  | 'house-possible'
  | 'house-proposed'
  /** Ringed, as where somebody else just played. */
  | 'trace'
  | 'hint'
  /** Out of play: faint. */
  | 'dim';

/** What a seat just did: its cities are ringed and its roads solid in its colour. */
export interface Trace {
  readonly seat: number;
  readonly cities: readonly string[];
  readonly roads: readonly RoadEnds[];
}

export interface Badge {
  readonly city: string;
  readonly text: string;
  /** legal is green, hint ochre, seat in the colour of that seat. */
  readonly tone: 'legal' | 'hint' | 'seat';
  readonly seat?: number;
  /** Shift in units of the sheet; above the town if left out. */
  readonly dx?: number;
  readonly dy?: number;
}

export interface Cartouche {
  readonly title: string;
  readonly subtitle?: string;
}

export interface CoachPlace {
  readonly coach: string;
  readonly at: string;
}

export interface AudiencePlace {
  readonly value: number;
  readonly name: string;
  /** Seats that score here. */
  readonly houses: readonly number[];
}

/** What a bonus stack is for. */
export type StackKind =
  | { readonly kind: 'lands'; readonly lands: readonly string[] }
  | { readonly kind: 'length'; readonly text: string }
  | { readonly kind: 'network' }
  | { readonly kind: 'end' }
  | { readonly kind: 'first-house' };
