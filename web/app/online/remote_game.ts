// A game that a server holds. It is told by views, which the engine in the page turns into everything that is shown;
// each view is kept, so that a look back needs no server.
import type { GameOptions, Hint, Preview, RecordSeat, Seen, Step } from '../../engine/answers';
import type { Engine } from '../../engine/engine';
import type { Position, Wish } from '../../online/protocol';
import { engineFor } from '../game/engines';
import type { GameSource, News } from '../game/source';
import { diedUnder, Thinker } from '../game/thinker';
import { asEngineError } from './refused';

// What happened, with the position afterwards, which has a view.
export interface Told {
  readonly now: Position;
  readonly steps: readonly Step[];
  readonly anew: boolean; // these are all steps
  readonly forced?: string | undefined; // a step of one's own that was no decision
}

export interface Seating {
  readonly options: GameOptions;
  readonly seat: number; // one's own; -1: one looks on
  readonly friendly: boolean; // hints are allowed
  seats(): readonly RecordSeat[]; // their names follow the page's language
  replaced(): boolean; // a computer plays for one's seat
}

interface KeptView {
  readonly moves: number;
  readonly view: string;
}

// The view that was there after so many moves, or the last one before; else the first there is.
function viewAt(views: readonly KeptView[], moves: number): KeptView | undefined {
  return views.findLast((kept) => kept.moves <= moves) ?? views[0];
}

export class RemoteGame implements GameSource {
  readonly options: GameOptions;
  readonly here: readonly number[];
  readonly viewer: number;
  onupdate?: (news: News) => Promise<void>;
  onrepair?: () => void;
  onfailure?: (error: unknown) => void;
  readonly hint: ((milliseconds: number) => Promise<Hint>) | undefined;
  readonly #seating: Seating;
  readonly #wish: (on: number, wish: Wish) => Promise<void>;
  readonly #adviser: Thinker;
  #engine: Engine;
  #now: Position;
  #views: KeptView[] = [];
  #steps: Step[] = [];
  #sat = false;
  #stopped = false;
  #shown: Promise<void> = Promise.resolve(); // the last that was told may be followed by the next
  #said: Promise<void> = Promise.resolve(); // the last was told

  constructor(seating: Seating, first: Told, wish: (on: number, wish: Wish) => Promise<void>) {
    this.#seating = seating;
    this.options = seating.options;
    this.viewer = seating.seat;
    this.here = seating.seat < 0 ? [] : [seating.seat];
    this.#wish = wish;
    this.#engine = engineFor(this.options.map);
    this.#adviser = new Thinker(this.options);
    if (seating.friendly) this.hint = (milliseconds) => this.#advise(milliseconds);
    this.#now = first.now;
    this.#keep(first);
  }

  get seats(): readonly RecordSeat[] {
    return this.#seating.seats();
  }

  // The next thing the server told.
  take(told: Told): void {
    this.#keep(told);
    if (this.#sat) this.#tell(told);
  }
  async sit(_seat: number): Promise<void> {
    this.#sat = true;
    this.#tell({ now: this.#now, steps: [...this.#steps], anew: true });
    await this.#said;
  }

  act(move: string, version: number): Promise<void> {
    return this.#do(version, { move });
  }
  undo(version: number): Promise<void> {
    return this.#do(version, { undo: true });
  }

  async at(moves: number): Promise<Seen> {
    const kept = viewAt(this.#views, moves);
    const seen = this.#show({ ...this.#now, ...kept });
    // The engine goes on from where the game is.
    const back = this.#show(this.#now);
    await back;
    return { ...(await seen), moves, choice: null };
  }

  async preview(move: string): Promise<Preview> {
    try {
      return await this.#engine.ask('preview', { move });
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      await this.#show(this.#now);
      return this.#engine.ask('preview', { move });
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#engine.stop();
    this.#adviser.stop();
  }

  async #do(version: number, wish: Wish): Promise<void> {
    try {
      await this.#wish(version, wish);
    } catch (error) {
      throw asEngineError(error);
    }
    await this.#said;
  }

  #advise(milliseconds: number): Promise<Hint> {
    const now = this.#now;
    return this.#adviser.ask(async (engine) => {
      await engine.ask('show', this.#question(now));
      return engine.ask('hint', { milliseconds });
    });
  }

  #keep({ now, steps, anew }: Told): void {
    this.#now = now;
    this.#steps = anew ? [...steps] : [...this.#steps, ...steps];
    if (now.view === undefined) return;
    // What was taken back did not happen.
    this.#views = [
      ...this.#views.filter(({ moves }) => moves < now.moves),
      { moves: now.moves, view: now.view },
    ];
  }

  // In order, and not before the page has shown what was before.
  #tell({ now, steps, anew, forced }: Told): void {
    const before = this.#shown;
    const seeing = this.#show(now).then((seen) => this.#mine(seen, now));
    seeing.catch(() => undefined);
    let told: () => void = () => undefined;
    this.#said = new Promise((resolve) => {
      told = resolve;
    });
    this.#shown = (async () => {
      try {
        await before;
        const seen = await seeing;
        if (this.#stopped) return;
        const news = { version: now.on, anew, seen, steps };
        const shown = this.onupdate?.(forced === undefined ? news : { ...news, forced });
        told();
        await shown;
      } catch (error) {
        if (!this.#stopped) this.onfailure?.(error);
      } finally {
        told();
      }
    })();
  }

  // The engine knows the game, the server who may decide now and how it ended.
  #mine(seen: Seen, now: Position): Seen {
    const { seat } = this.#seating;
    const mine = now.status === 'under-way' && now.actor === seat && !this.#seating.replaced();
    const winner = now.ended?.winner ?? -1;
    const result = seen.result ?? (winner < 0 ? null : { winner, tied: [winner], by: 'points' as const });
    return { ...seen, choice: mine ? seen.choice : null, result };
  }

  #question({ view, moves, undo }: Position) {
    return { game: this.options, view: view ?? '', moves, undo };
  }

  // A worker that died is replaced: a view needs nothing that was before.
  async #show(now: Position): Promise<Seen> {
    try {
      return await this.#engine.ask('show', this.#question(now));
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      if (!this.#engine.alive) this.#engine = engineFor(this.options.map);
      return this.#engine.ask('show', this.#question(now));
    }
  }
}
