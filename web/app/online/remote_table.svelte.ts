// A table at the server, from the first chair to the end: who is there, what is said, whose time runs; and when it has
// begun, the game for the page to show.

import { seatColours } from '../../board';
import type { GameOptions, RecordSeat, Step } from '../../engine/answers';
import type {
  Chair,
  Line,
  NextTable,
  OfferKind,
  People,
  Phrase,
  Position,
  Presence,
  PresenceKind,
  PresenceNow,
  RefusalCode,
  RefusedMessage,
  Said,
  TableNews,
  TableSettings,
  WholeTable,
  Wish,
} from '../../online/protocol';
import { knowsMap } from '../maps/boards';
import { usualGame } from '../maps/usual_game';
import { levelName } from '../words/names';
import type { Connection, Follower } from './connection.svelte';
import { Refused } from './refused';
import { RemoteGame, type Told } from './remote_game';
import { drawShare, type Hash, sha256, shareOf } from './shares';

const kNothing = -1;
const kMostLines = 200;
const kMostTries = 5; // to sit down, if others are faster

export class RemoteTable implements Follower {
  readonly name: string;
  settings = $state.raw<TableSettings | undefined>();
  people = $state.raw<People | undefined>();
  now = $state.raw<Position | undefined>();
  presence = $state.raw<Presence | undefined>();
  lines = $state.raw<readonly Line[]>([]);
  next = $state<string | undefined>(); // the table of the rematch
  game = $state.raw<RemoteGame | undefined>(); // once it has begun
  problem = $state<RefusalCode | undefined>(); // it cannot be followed
  late = $state(false); // the last act came too late
  readonly #line: Connection;
  readonly #hash: Hash;
  readonly #unfollow: () => void;
  #steps: readonly Step[] = [];
  #sharing = false;
  #renewed = kNothing; // the attempt to begin in which another share was promised instead of an unknown one

  constructor(name: string, line: Connection, hash: Hash = sha256) {
    this.name = name;
    this.#line = line;
    this.#hash = hash;
    this.#unfollow = line.follow(name, this);
  }
  stop(): void {
    this.#unfollow();
  }

  get version(): number {
    return this.now?.v ?? kNothing;
  }
  get options(): GameOptions {
    return { ...usualGame, ...this.settings?.game };
  }
  get chairs(): readonly Chair[] {
    return this.people?.chairs ?? [];
  }
  // The chair of each seat, in the order of play.
  readonly seated: readonly Chair[] = $derived.by(() =>
    (this.people?.seats ?? []).map(
      ({ chair }) =>
        this.chairs.find((each) => each.chair === chair) ?? { chair, promised: false, shown: false },
    ),
  );
  // Colours follow the chairs, so that nobody changes theirs when the game begins.
  colourOf(chair: Chair) {
    return seatColours[this.chairs.findIndex((each) => each.chair === chair.chair)] ?? 'blue';
  }
  nameOf(chair: Chair | undefined): string {
    return chair?.name ?? (chair?.bot === undefined ? '' : levelName(chair.bot));
  }
  get mySeat(): number {
    return this.now?.seat ?? kNothing;
  }
  get isMine(): boolean {
    return this.people?.openedBy !== undefined && this.people.openedBy === this.#line.you?.account;
  }
  // The computer that plays for a seat now.
  standIn(seat: number): string | undefined {
    return this.people?.seats[seat]?.standIn;
  }
  presenceOf(chair: Chair): PresenceKind | 'computer' {
    if (chair.bot !== undefined) return 'computer';
    return this.presence?.chairs.find((each) => each.chair === chair.chair)?.is ?? 'gone';
  }
  // What is left of a seat's time, by the server's clock; live games leave the first second of a decision free.
  leftOf(seat: number, now: number): number | undefined {
    const clocks = this.now?.clocks;
    const left = clocks?.left[seat];
    if (clocks === undefined || left === undefined) return undefined;
    if (clocks.runs !== seat) return left;
    const free = this.settings?.pace.bank === undefined ? 0 : 1000;
    return Math.max(0, Math.min(left, left - (now - clocks.since - free)));
  }

  do(wish: Wish): Promise<void> {
    return this.#act(this.now?.on ?? 0, wish);
  }
  // On the next chair; who was overtaken takes the one after it.
  async sitDown(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const chair = this.people?.fair.nextChair ?? 0;
      const { promise } = await drawShare(this.name, chair, this.#hash);
      try {
        await this.do({ join: promise });
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'stale' || tries === kMostTries) throw error;
      }
    }
  }
  offer(offer: OfferKind): Promise<void> {
    return this.do({ offer });
  }
  say(what: { readonly text: string } | { readonly phrase: Phrase }): Promise<void> {
    return this.#line.say(this.name, what);
  }

  table(message: WholeTable): void {
    const { settings } = message;
    const before = this.#deciding;
    this.settings = settings;
    this.people = message.people;
    this.lines = message.lines;
    this.presence = message.presence;
    this.next = message.next;
    // A stranger's map is not drawn.
    this.problem = settings.map !== undefined || !knowsMap(this.options.map) ? 'bad-settings' : undefined;
    this.#steps = message.steps;
    this.#tell(message.now, message.steps, true, before);
  }

  news({ events, people, now }: TableNews): boolean {
    const before = this.#deciding;
    if (people !== undefined) this.people = people;
    const undone = events.some(({ kind }) => kind === 'undone');
    const fresh: Step[] = [];
    let steps = this.#steps;
    for (const event of events) {
      if (event.step !== undefined) {
        fresh.push(event.step);
        steps = [...steps, event.step];
      }
      if (event.moves !== undefined) steps = steps.slice(0, Math.max(0, steps.length - event.moves));
    }
    this.#steps = steps;
    const forced = events.findLast((event) => event.forced && event.seat === now.seat)?.move;
    if (fresh.length > 0) this.late = false;
    this.#tell(now, undone ? steps : fresh, undone, before, forced);
    return true;
  }

  hear(message: Said | PresenceNow | NextTable): void {
    if (message.t === 'presence') {
      this.presence = message.presence;
    } else if (message.t === 'next') {
      this.next = message.next;
    } else if (this.lines.every(({ n }) => n !== message.line.n)) {
      this.lines = [...this.lines, message.line].sort((a, b) => a.n - b.n).slice(-kMostLines);
    }
  }

  refuse({ code }: RefusedMessage): void {
    this.problem = code;
  }

  async #act(on: number, wish: Wish): Promise<void> {
    this.late = false;
    try {
      await this.#line.act(this.name, on, wish);
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') this.late = 'move' in wish;
      throw error;
    }
  }

  // What the page decides on: offers, lines and the like leave it alone.
  get #deciding(): string {
    const { on, status, actor, seat } = this.now ?? {};
    return JSON.stringify([on, status, actor, this.standIn(seat ?? kNothing)]);
  }

  #tell(now: Position, steps: readonly Step[], anew: boolean, before: string, forced?: string): void {
    this.now = now;
    if (now.view !== undefined && this.problem === undefined) {
      const told: Told = { now, steps, anew, forced };
      if (this.game === undefined || this.game.viewer !== now.seat) this.#begin(now);
      else if (anew || steps.length > 0 || before !== this.#deciding) this.game.take(told);
    }
    this.#share().catch(() => undefined); // the next news bring another try
  }

  #begin(now: Position): void {
    this.game?.stop();
    this.game = new RemoteGame(
      {
        options: this.options,
        seat: now.seat,
        friendly: this.settings?.friendly ?? true,
        seats: () => this.#recordSeats(),
        replaced: () => this.standIn(now.seat) !== undefined,
      },
      { now, steps: this.#steps, anew: true },
      (on, wish) => this.#act(on, wish),
    );
  }

  #recordSeats(): readonly RecordSeat[] {
    return this.seated.map((chair) => {
      const seat = { name: this.nameOf(chair), colour: this.colourOf(chair) };
      return chair.bot === undefined ? { ...seat, person: true } : { ...seat, bot: chair.bot };
    });
  }

  // Everybody is there: one's share is promised if it was not, then shown.
  async #share(): Promise<void> {
    const { now, people } = this;
    if (this.#sharing || now === undefined || people === undefined || now.chair < 0) return;
    if (now.status !== 'starting' && now.status !== 'open') return;
    const own = people.chairs.find(({ chair }) => chair === now.chair);
    const promised = people.fair.shares.find(({ chair }) => chair === now.chair)?.commit;
    const drawn = shareOf(this.name);
    const known = drawn?.chair === now.chair && drawn.promise === promised;
    const all = people.chairs.every((chair) => chair.bot !== undefined || chair.promised);
    // It was promised by another device: once, or two of them would go on for ever.
    const attempt = people.fair.broken.length;
    const lost =
      !known &&
      now.status === 'starting' &&
      this.#renewed !== attempt &&
      people.chairs.every(({ shown }) => !shown);
    this.#sharing = true;
    try {
      if (promised === undefined || lost) {
        this.#renewed = attempt;
        const { promise } = await drawShare(this.name, now.chair, this.#hash);
        await this.do({ recommit: promise });
      } else if (known && drawn !== undefined && now.status === 'starting' && all && !own?.shown) {
        await this.do({ ready: drawn.share });
      }
    } catch (error) {
      // Somebody was first: once more, on what there is now.
      if (!(error instanceof Refused) || error.code !== 'stale') throw error;
    } finally {
      this.#sharing = false;
    }
    // What came meanwhile.
    if (this.now !== now) await this.#share();
  }
}
