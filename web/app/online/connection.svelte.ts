// The page's line to the server. It comes back by itself when it was lost: then it asks for what was missed and
// sends every act again that had no answer, with its number, so that it happens once.
import {
  type ByeReason,
  type ClientMessage,
  type Lobby,
  type NextTable,
  type PauseReason,
  type Person,
  type PresenceNow,
  protocolVersion,
  type RefusedMessage,
  type Said,
  type Say,
  type ServerMessage,
  type TableAct,
  type TableNews,
  type Turn,
  type Waits,
  type WholeTable,
  type Wish,
} from '../../online/protocol';
import { Refused } from './refused';
import { type Dial, dial, type Wire } from './wire';

const kViews = 1; // the layout of view bytes that the engine of this page reads
const kFirstWait = 250;
const kLongestWait = 8000;
const kPingAtTable = 10_000;
const kPingElsewhere = 25_000;
const kMostUnanswered = 2; // pings
const kWaitForRoom = 1000; // if a refusal names no time
const kUntold = -1;

// Who follows a table.
export interface Follower {
  readonly version: number; // of what it has; -1: nothing
  table(message: WholeTable): void;
  // Whether it follows on what there is. If not, what is missing is asked for.
  news(message: TableNews): boolean;
  hear(message: Said | PresenceNow | NextTable): void;
  refuse(message: RefusedMessage): void; // it cannot be followed
}

interface Pending {
  readonly message: TableAct | Say;
  resolve(): void;
  reject(error: Refused): void;
}

export type LineState = 'closed' | 'connecting' | 'open' | 'waiting';

// 53 random bits, not 0.
export function newNumber(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low || 1;
}

export class Connection {
  state = $state<LineState>('closed');
  lostAt = $state<number | undefined>(); // since when there is none, by this page's clock
  tryAt = $state(0); // when it is tried again
  you = $state.raw<Person | undefined>();
  waiting = $state.raw<readonly Waits[]>([]); // tables at which it is one's turn
  paused = $state<PauseReason | undefined>(); // nothing can be stored now
  unsent = $state(0); // acts without an answer
  ended = $state<ByeReason | undefined>(); // it does not come back by itself
  onlobby?: (message: Lobby) => void;
  readonly #dial: Dial;
  readonly #followers = new Map<string, Follower>();
  readonly #asked = new Map<string, number>(); // tables whose answer to watch is due: from which version
  readonly #pending = new Map<number, Pending>();
  #wire: Wire | undefined;
  #wanted = false;
  #lobby = false;
  #visible = true;
  #tries = 0;
  #pings = 0;
  #unanswered = 0;
  #pingSent = 0;
  #offset = 0; // what the server's clock is ahead
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(dialer: Dial = dial) {
    this.#dial = dialer;
  }

  // The server's time.
  get now(): number {
    return Date.now() + this.#offset;
  }

  open(): void {
    this.#wanted = true;
    if (this.#wire === undefined && this.#retry === undefined) this.#connect();
  }
  close(): void {
    this.#wanted = false;
    this.#drop();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.state = 'closed';
    this.lostAt = undefined;
  }
  // Without waiting any longer.
  tryNow(): void {
    if (!this.#wanted || this.state !== 'waiting') return;
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.#connect();
  }
  // Another person, or nobody any more: the server knows a socket by the cookie it came with.
  again(): void {
    this.ended = undefined;
    if (!this.#wanted) return;
    this.#drop();
    clearTimeout(this.#retry);
    this.#connect();
  }
  see(visible: boolean): void {
    this.#visible = visible;
    this.#send({ t: 'page', visible });
    if (visible) this.tryNow();
  }

  // Until the answer is called.
  follow(game: string, follower: Follower): () => void {
    this.#followers.set(game, follower);
    this.#asked.delete(game);
    this.#watch(game);
    this.#schedulePing();
    return () => {
      if (this.#followers.get(game) !== follower) return;
      this.#followers.delete(game);
      this.#asked.delete(game);
      this.#send({ t: 'leave', game });
    };
  }
  followLobby(on: boolean): void {
    this.#lobby = on;
    this.#send({ t: 'lobby', on });
  }

  // Settles when the table has been told what it brought.
  act(game: string, on: number, wish: Wish): Promise<void> {
    return this.#deliver({ t: 'act', game, on, id: newNumber(), do: wish });
  }
  say(game: string, what: Pick<Say, 'text' | 'phrase'>): Promise<void> {
    return this.#deliver({ t: 'say', game, id: newNumber(), ...what });
  }

  #deliver(message: TableAct | Say): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.unsent = this.#pending.size;
      this.#send(message);
    });
  }

  #connect(): void {
    this.#retry = undefined;
    this.state = 'connecting';
    const wire = this.#dial({
      opened: () => this.#wire === wire && this.#greet(),
      heard: (message) => this.#wire === wire && this.#hear(message),
      closed: () => this.#wire === wire && this.#lose(),
    });
    this.#wire = wire;
  }

  #greet(): void {
    this.state = 'open';
    this.#unanswered = 0;
    this.#asked.clear();
    this.#send({ t: 'hello', protocol: protocolVersion, views: kViews, client: 'web' });
    if (!this.#visible) this.#send({ t: 'page', visible: false });
    if (this.#lobby) this.#send({ t: 'lobby', on: true });
    for (const game of this.#followers.keys()) this.#watch(game);
    this.#sendAgain();
    this.#schedulePing();
  }

  #sendAgain(): void {
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = undefined;
    clearTimeout(this.#beat);
    wire?.close();
  }

  #lose(again?: number): void {
    this.#drop();
    this.lostAt ??= Date.now();
    const longest = Math.min(kLongestWait, kFirstWait * 2 ** this.#tries);
    const wait = again ?? Math.random() * longest;
    this.#tries += 1;
    this.state = 'waiting';
    this.tryAt = Date.now() + wait;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #send(message: ClientMessage): void {
    if (this.state === 'open') this.#wire?.send(message);
  }

  #watch(game: string): void {
    const follower = this.#followers.get(game);
    if (this.state !== 'open' || follower === undefined || this.#asked.has(game)) return;
    this.#asked.set(game, follower.version);
    this.#send({ t: 'watch', game, from: follower.version });
  }

  #schedulePing(): void {
    clearTimeout(this.#beat);
    if (this.state !== 'open') return;
    this.#beat = setTimeout(() => this.#ping(), this.#followers.size > 0 ? kPingAtTable : kPingElsewhere);
  }
  #ping(): void {
    if (this.#unanswered >= kMostUnanswered) {
      this.#lose();
      return;
    }
    this.#unanswered += 1;
    this.#pings += 1;
    this.#pingSent = Date.now();
    const known = [...this.#followers].filter(([, { version }]) => version !== kUntold);
    const at = Object.fromEntries(known.map(([game, { version }]) => [game, version]));
    this.#send({ t: 'ping', n: this.#pings, ...(known.length === 0 ? {} : { at }) });
    this.#schedulePing();
  }

  #hear(message: ServerMessage): void {
    this.#unanswered = 0;
    switch (message.t) {
      case 'welcome':
        this.#tries = 0;
        this.lostAt = undefined;
        this.ended = undefined;
        this.paused = undefined;
        this.you = message.you;
        this.waiting = message.waiting;
        this.#offset = message.now - Date.now();
        break;
      case 'table':
        this.#asked.delete(message.game);
        this.#followers.get(message.game)?.table(message);
        this.#settle(message.acts);
        this.#settle(message.lines.map(({ id }) => id));
        break;
      case 'news':
        this.#news(message);
        break;
      case 'said':
        this.#followers.get(message.game)?.hear(message);
        this.#settle([message.line.id]);
        break;
      case 'presence':
      case 'next':
        this.#followers.get(message.game)?.hear(message);
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'lobby':
        this.onlobby?.(message);
        break;
      case 'turn':
        this.#turn(message);
        break;
      case 'pause':
        this.paused = message.on ? (message.why ?? 'gone') : undefined;
        if (!message.on) this.#sendAgain();
        break;
      case 'pong': {
        const took = Date.now() - this.#pingSent;
        if (message.n === this.#pings) this.#offset = message.now + took / 2 - Date.now();
        for (const [game, version] of Object.entries(message.behind)) {
          if ((this.#followers.get(game)?.version ?? version) < version) this.#watch(game);
        }
        break;
      }
      case 'bye':
        if (message.again > 0) {
          this.#lose(message.again);
        } else {
          this.close();
          this.ended = message.why;
        }
        break;
    }
  }

  // News that were missed, and doubled ones, change nothing.
  #news(message: TableNews): void {
    const follower = this.#followers.get(message.game);
    if (follower === undefined) return;
    if (this.#asked.get(message.game) === message.after) this.#asked.delete(message.game);
    if (message.now.v < follower.version) return;
    const fits = message.after === follower.version && follower.news(message);
    if (fits || message.now.v === follower.version) {
      this.#settle(message.events.map(({ id }) => id));
    } else {
      this.#watch(message.game);
    }
  }

  #settle(numbers: readonly (number | undefined)[]): void {
    for (const id of numbers) {
      if (id === undefined) continue;
      this.#pending.get(id)?.resolve();
      this.#pending.delete(id);
    }
    this.unsent = this.#pending.size;
  }

  #refused(message: RefusedMessage): void {
    const pending = message.id === undefined ? undefined : this.#pending.get(message.id);
    if (pending === undefined) {
      if (message.id === undefined && message.game !== undefined) {
        this.#asked.delete(message.game);
        this.#followers.get(message.game)?.refuse(message);
      }
      return;
    }
    const { code, again } = message;
    if (code === 'paused') this.paused ??= 'gone';
    if (code === 'slow-down' || code === 'busy' || code === 'paused') {
      setTimeout(() => {
        if (this.#pending.has(pending.message.id)) this.#send(pending.message);
      }, again ?? kWaitForRoom);
      return;
    }
    this.#pending.delete(pending.message.id);
    this.unsent = this.#pending.size;
    pending.reject(new Refused(message));
  }

  #turn({ game, yours, until }: Turn): void {
    const others = this.waiting.filter((each) => each.game !== game);
    this.waiting = yours ? [...others, { game, until }] : others;
  }
}
