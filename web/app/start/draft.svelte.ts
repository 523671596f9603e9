// The game a person is about to begin. The last choice is kept for the next time; what cannot be read takes
// its default.
import { type SeatColour, seatColours } from '../../board';
import type { GameOptions, RecordSeat } from '../../engine/answers';
import { hasLearned } from '../../engine/network_names';
import { type Level, styles as leanings, levels, type PlainBot, plainBots } from '../../engine/vocabulary';
import type { Language } from '../language/language.svelte';
import { knowsMap } from '../maps/boards';
import { usualGame } from '../maps/usual_game';
import type { Variants } from '../maps/variants';
import { flag, oneOf, readStored, writeStored } from '../settings/stored';

export const styles = ['none', ...leanings] as const;
export type Style = (typeof styles)[number];
export type Network = GameOptions['network'];

export interface DraftSeat {
  name: string; // empty: a name of the page's choice
  colour: SeatColour;
  person: boolean;
  level: Level;
  plain: PlainBot; // on a map that no other has learned
  style: Style;
}

const kKey = 'posthorn.newGame';
export const kMostName = 24;

// S4: what the edition of the language prints.
export const networkOf = (language: Language): Network =>
  language === 'en' || language === 'ja' ? 'all' : 'outside';

function seatFrom(from: Readonly<Record<string, unknown>>, i: number): DraftSeat {
  return {
    name: typeof from.name === 'string' ? from.name.slice(0, kMostName) : '',
    colour: oneOf(seatColours, from.colour, seatColours[i] ?? 'blue'),
    person: flag(from.person, i === 0),
    level: oneOf(levels, from.level, 'clerk'),
    plain: oneOf(plainBots, from.plain, 'greedy'),
    style: oneOf(styles, from.style, 'none'),
  };
}

export class Draft {
  seats = $state<DraftSeat[]>([]);
  map = $state(usualGame.map);
  growth = $state<GameOptions['growth']>('carriages');
  network = $state<Network | undefined>(); // undefined: as the language's edition has it
  audience = $state(false);
  offices = $state(false);
  first = $state<number | undefined>(); // undefined: by lot

  constructor(from: Readonly<Record<string, unknown>> = {}) {
    const seats = Array.isArray(from.seats) && from.seats.length >= 2 ? from.seats.slice(0, 4) : [{}, {}];
    this.seats = seats.map((seat, i) => seatFrom(typeof seat === 'object' && seat !== null ? seat : {}, i));
    // No colour twice, whatever was kept.
    for (const [i, seat] of this.seats.entries()) {
      const before = this.seats.slice(0, i).map((other) => other.colour);
      if (before.includes(seat.colour)) {
        seat.colour = seatColours.find((colour) => !before.includes(colour)) ?? seat.colour;
      }
    }
    this.map = typeof from.map === 'string' && knowsMap(from.map) ? from.map : usualGame.map;
    this.growth = oneOf(['carriages', 'horses'] as const, from.growth, 'carriages');
    this.network = oneOf<Network | undefined>(['all', 'outside'], from.network, undefined);
    this.audience = flag(from.audience, false);
    this.offices = flag(from.offices, false);
    const first = oneOf([0, 1, 2, 3], from.first, -1);
    this.first = first >= 0 && first < this.seats.length ? first : undefined;
  }

  static kept(): Draft {
    return new Draft(readStored(kKey));
  }
  keep(): void {
    writeStored(kKey, {
      seats: this.seats,
      map: this.map,
      growth: this.growth,
      network: this.network,
      audience: this.audience,
      offices: this.offices,
      first: this.first,
    });
  }

  // No computer has learned this map, as those of a person's own.
  get plainOnly(): boolean {
    return !hasLearned(this.map);
  }
  botOf(seat: DraftSeat): string {
    if (this.plainOnly) return seat.plain;
    return seat.style === 'none' ? seat.level : `${seat.level}:style=${seat.style}`;
  }

  // What each seat is called: what was written, or the next of the usual names nobody else has.
  names(usual: readonly string[]): readonly string[] {
    const written = this.seats.map((seat) => seat.name.trim());
    const free = usual.filter((name) => !written.includes(name));
    return written.map((name, i) => name || free[i] || String(i + 1));
  }
  // Seats that are called like one before them.
  repeated(usual: readonly string[]): readonly number[] {
    const names = this.names(usual);
    return names.flatMap((name, i) => (names.indexOf(name) < i ? [i] : []));
  }

  add(): void {
    const taken = this.seats.map((seat) => seat.colour);
    const colour = seatColours.find((each) => !taken.includes(each)) ?? 'blue';
    this.seats.push({ ...seatFrom({}, this.seats.length), colour });
  }
  remove(i: number): void {
    this.seats.splice(i, 1);
    if (this.first === undefined || this.first === i) this.first = undefined;
    else if (this.first > i) this.first -= 1;
  }
  // The next colour; whoever had it gets this one.
  recolour(i: number): void {
    const seat = this.seats[i];
    if (seat === undefined) return;
    const next = seatColours[(seatColours.indexOf(seat.colour) + 1) % seatColours.length] ?? 'blue';
    const other = this.seats.find((each) => each.colour === next);
    if (other !== undefined) other.colour = seat.colour;
    seat.colour = next;
  }

  options(language: Language, allows: Variants): GameOptions {
    return {
      map: this.map,
      players: this.seats.length,
      growth: allows.horses ? this.growth : 'carriages',
      network: allows.outside ? (this.network ?? networkOf(language)) : 'all',
      audience: allows.audience && this.audience,
      offices: allows.offices && this.offices,
    };
  }
  // In turn order: the seats keep their places around the table.
  recordSeats(usual: readonly string[], lot = Math.random()): readonly RecordSeat[] {
    const names = this.names(usual);
    const seats = this.seats.map((seat, i): RecordSeat => {
      const { colour } = seat;
      const name = names[i] ?? '';
      return seat.person ? { name, person: true, colour } : { name, bot: this.botOf(seat), colour };
    });
    const first = this.first ?? Math.floor(lot * seats.length);
    return [...seats.slice(first), ...seats.slice(0, first)];
  }
}
