// What the engine answers, as docs/client.md describes it. No rule is written here: these are shapes. The words in
// them, and what each event, refusal, fault and reason tells, are the engine's own lists.
import type { BonusKind, Fault, GameEvent, Official, Phase, Reason, Refusal } from './vocabulary';

export type {
  ActionKind,
  BonusKind,
  EventKind,
  Fault,
  GameEvent,
  Official,
  Phase,
  Reason,
  Refusal,
  RefusalKey,
  RuleId,
  Where,
} from './vocabulary';

export type CityId = string;
export type CardId = string; // a city, with horses followed by their number: "BER2"
export interface GameOptions {
  readonly map: string;
  readonly players: number;
  readonly growth: 'carriages' | 'horses';
  readonly network: 'all' | 'outside';
  readonly audience: boolean;
  readonly offices: boolean;
}

export interface PlayerView {
  readonly hand: readonly CardId[];
  readonly hidden: number | readonly number[]; // with horses: how many backs show 1, 2 and 3
  readonly route: readonly CardId[];
  readonly houses: readonly CityId[];
  readonly housesLeft: number;
  readonly carriage?: number;
  readonly beside?: readonly CardId[];
  readonly horses?: number;
  readonly tiles: readonly { readonly bonus: string; readonly points: number }[];
  readonly clergy?: Readonly<Record<string, number | null>>;
  readonly offices?: Readonly<Record<Official, number>>;
  readonly officePoints?: number;
  readonly score: number;
}

export interface RomeView {
  readonly coaches: Readonly<Record<string, string>>;
  readonly moves: Readonly<Record<string, number>>; // and joker
  readonly places: readonly (readonly number[])[];
}

export interface TableView {
  readonly seat: number;
  readonly turn: number;
  readonly turnSeat: number;
  readonly actor: number;
  readonly phase: Phase;
  readonly official: Official | null;
  readonly display: readonly CardId[];
  readonly deck: number;
  readonly deckTopHorses?: number;
  readonly discard: readonly CardId[];
  readonly unseen: readonly CardId[];
  readonly stacks: Readonly<Record<string, readonly number[]>>;
  readonly endSeat: number | null;
  readonly officesLeft?: Readonly<Record<Official, number>>;
  readonly rome?: RomeView;
  readonly players: readonly PlayerView[];
}

export interface LegalMove {
  readonly move: string;
  readonly abandons?: number; // the length of the route it gives up
  readonly endsBehind?: boolean; // it brings on the last round, and another has more points
}

export type Standing = 'now' | 'forced' | 'used' | 'later' | 'not';

// One house in each land, or all in one.
export type Way = 'each' | 'one';
export interface HousesOfWay {
  readonly groups: readonly (readonly CityId[])[];
  readonly largest: readonly CityId[];
  readonly beside: Readonly<Record<CityId, readonly CityId[]>>; // that may get a house too
}
export interface Houses {
  readonly most: number;
  readonly proposed: Way;
  readonly ways: { readonly each: HousesOfWay; readonly one?: HousesOfWay };
}

export interface Choice {
  readonly moves: readonly LegalMove[];
  readonly more: boolean;
  readonly byItself?: string; // the only move, where nobody wants to press it
  readonly officials?: Readonly<
    Partial<Record<Official, { readonly standing: Standing; readonly refusal?: Refusal }>>
  >;
  readonly houses?: Houses;
  readonly discard?: number;
  readonly close?: Refusal | null;
  readonly end?: Refusal | null;
}

export interface RouteInfo {
  readonly fitsLeft: readonly CityId[];
  readonly fitsRight: readonly CityId[];
  readonly mayClose: boolean;
  readonly nextCarriage?: number | null;
  readonly reachesCarriage?: boolean; // by closing now, without help
  readonly horsesShort?: number;
}

export interface BonusInfo {
  readonly id: string;
  readonly kind: BonusKind;
  readonly length?: number;
  readonly needed?: number; // cities, or lands of the network
  readonly missing?: readonly (readonly (CityId | readonly CityId[])[])[]; // by seat
  readonly open?: Readonly<Record<CityId, number>>;
}

export interface Sheet {
  readonly carriage: number;
  readonly bonuses: number;
  readonly audience: number;
  readonly offices: number;
  readonly housesLeft: number;
  readonly total: number;
}

export interface Result {
  readonly winner: number;
  readonly tied: readonly number[];
  readonly by: 'points' | 'end-tile' | 'next-to-end-tile' | 'lowest-seat';
}

export interface CoachFacts {
  readonly starts: Readonly<Record<string, string>>; // by coach
  readonly cards: Readonly<Record<CityId, string | null>>; // the coach a card of the route moves; none: any
}

// A table as one seat sees it.
export interface Seen {
  readonly moves: number;
  readonly view: TableView;
  readonly slots: readonly (CardId | null)[];
  readonly routes: readonly RouteInfo[];
  readonly bonuses: readonly BonusInfo[];
  readonly sheets: readonly Sheet[];
  readonly coaches?: CoachFacts; // while coaches move
  readonly choice: Choice | null;
  readonly undo: { readonly can: boolean };
  readonly mustCallPostmaster: boolean;
  readonly result: Result | null;
}

export interface Step {
  readonly move: number; // -1: the beginning
  readonly seat: number;
  readonly turn: number;
  readonly events: readonly GameEvent[];
}

// What a seat gets to know in one answer.
export interface Update {
  readonly version: number; // rises with every act, undo included
  readonly anew: boolean; // these are all steps: those told before do not count any more
  readonly seen: Seen;
  readonly steps: readonly Step[];
}

export interface Preview {
  readonly events: readonly GameEvent[];
  readonly scores: readonly number[];
  readonly ends: boolean;
  readonly behind: boolean;
}

export interface Hint {
  readonly seat: number;
  readonly move: string;
  readonly win: number;
  readonly next: string | null;
  readonly gain: number | null;
  readonly reason: Reason;
  // The best first; no later one wins more.
  readonly considered: readonly { readonly move: string; readonly win: number; readonly margin: number }[];
  readonly shares: readonly number[];
}

export interface Decision {
  readonly move: number;
  readonly turn: number;
  readonly seat: number;
  readonly played: string;
  readonly best: string;
  readonly expected: readonly number[]; // chances if the network decides
  readonly before: readonly number[]; // with the best move
  readonly after: readonly number[];
  readonly loss: number;
  readonly mark: 'inaccuracy' | 'mistake' | 'blunder' | null;
  readonly luck: readonly number[];
  readonly reason: Reason | null;
}

export interface SeatSummary {
  readonly decisions: number;
  readonly loss: number;
  readonly mean_loss: number;
  readonly inaccuracies: number;
  readonly mistakes: number;
  readonly blunders: number;
  readonly found: number;
  readonly luck: number;
  readonly gifts: number;
}

export interface GameAnalysis {
  readonly decisions: readonly Decision[];
  readonly seats: readonly SeatSummary[];
}

export interface RecordSeat {
  readonly name: string;
  readonly person?: boolean;
  readonly bot?: string;
  readonly colour?: string; // kept with the person wherever the seat is
}

// A record as docs/notation.md has it; further members are kept.
export interface GameRecord {
  readonly format: 'posthorn-record';
  readonly version: 1;
  readonly game: Partial<GameOptions>;
  readonly seats: readonly RecordSeat[];
  readonly shuffles: readonly (readonly CardId[])[];
  readonly moves: readonly string[];
  readonly result?: { readonly scores: readonly number[]; readonly winner: number } | null;
}

// Where in a file a fault is.
export interface FaultPlace {
  readonly path?: string; // as in cities[3].x
  readonly line?: number; // of the file, where the engine got it whole
  readonly column?: number;
  readonly move?: number; // counted from 0
  readonly played?: string; // that move
}

// What went wrong, for programs; `text` is English, for people who look for the cause.
export interface EngineProblem {
  readonly key: string;
  readonly text: string;
  readonly refusal?: Refusal;
  readonly fault?: Fault;
  readonly place?: FaultPlace;
}
