// A game in this browser: one worker holds it, others think, so that the page and the table never wait for a
// computer player. What is no person's decision goes on by itself. A worker that dies is replaced, and the game
// goes on from its record.
import type { GameOptions, GameRecord, Hint, Preview, RecordSeat, Seen, Update } from '../../engine/answers';
import { type Engine, EngineError } from '../../engine/engine';
import { newSeed } from '../../engine/questions';
import { usualGame } from '../maps/usual_game';
import type { Progress } from '../saves/saved_game';
import { engineFor } from './engines';
import type { GameSource, News } from './source';
import { diedUnder, Thinker } from './thinker';

// A record may leave out what is as usual.
export const optionsOf = (record: GameRecord): GameOptions => ({ ...usualGame, ...record.game });

export type Save = (record: GameRecord, progress: Progress) => Promise<void>;

const kNothingTold = -1;

// A game in its worker, before anybody looks at it.
export interface Dealt {
  readonly table: Engine;
  readonly record: GameRecord;
}

async function dealt(options: GameOptions, deal: (table: Engine) => Promise<unknown>): Promise<Dealt> {
  const table = engineFor(options.map);
  try {
    await deal(table);
    return { table, record: await table.ask('record', {}) };
  } catch (error) {
    table.stop();
    throw error;
  }
}

// Goes on with a record, or with its first moves only.
export function opened(record: GameRecord, moves?: number): Promise<Dealt> {
  const upTo = moves === undefined ? {} : { moves };
  return dealt(optionsOf(record), (table) => table.ask('open', { record, seed: newSeed(), ...upTo }));
}

export class LocalGame implements GameSource {
  readonly options: GameOptions;
  readonly seats: readonly RecordSeat[];
  readonly here: readonly number[];
  onupdate?: (news: News) => Promise<void>;
  onrepair?: () => void;
  onfailure?: (error: unknown) => void;
  #table: Engine;
  #record: GameRecord; // also what a new worker goes on with if one dies
  #viewer = 0;
  #version = kNothingTold; // that the viewer was told last
  #saving: Promise<void> = Promise.resolve();
  #stopped = false;
  readonly #players: Thinker;
  readonly #adviser: Thinker; // of its own, so that no computer player waits for a hint
  readonly #save: Save;

  constructor({ table, record }: Dealt, save: Save) {
    this.options = optionsOf(record);
    this.seats = record.seats;
    this.here = record.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
    this.#table = table;
    this.#record = record;
    this.#players = new Thinker(this.options);
    this.#adviser = new Thinker(this.options);
    this.#save = save;
    if (this.here.length < this.seats.length) this.#players.start();
  }

  static async begin(options: GameOptions, seats: readonly RecordSeat[], save: Save): Promise<LocalGame> {
    const first = (table: Engine) => table.ask('new', { game: options, seats, seed: newSeed() });
    const game = new LocalGame(await dealt(options, first), save);
    await game.keep();
    return game;
  }

  static async open(record: GameRecord, save: Save, moves?: number): Promise<LocalGame> {
    return new LocalGame(await opened(record, moves), save);
  }

  async sit(seat: number): Promise<void> {
    this.#viewer = seat;
    this.#goOn(await this.#ask((table) => table.ask('update', { seat, since: kNothingTold })));
  }

  // What was acknowledged before is kept first.
  async act(move: string, version: number): Promise<void> {
    await this.#saving;
    this.#check(version);
    this.#goOn(await this.#carryOut(this.#viewer, move));
  }

  async undo(version: number): Promise<void> {
    await this.#saving;
    this.#check(version);
    const seat = this.#viewer;
    const question = (table: Engine) => table.ask('undo', { seat, version: this.#version });
    this.#goOn(this.#note(await this.#ask(question)));
  }

  at(moves: number): Promise<Seen> {
    return this.#ask((table) => table.ask('seen', { viewer: this.#viewer, moves }));
  }

  preview(move: string): Promise<Preview> {
    return this.#ask((table) => table.ask('preview', { move }));
  }

  async record(): Promise<GameRecord> {
    return this.#record;
  }

  hint(milliseconds: number): Promise<Hint> {
    return this.#adviser.ask((engine) => engine.ask('hint', { record: this.#record, milliseconds }));
  }

  // Saves the game as it is, with nobody looking at it.
  async keep(): Promise<void> {
    const { seen } = await this.#ask((table) => table.ask('update', { seat: 0, since: kNothingTold }));
    this.#keep(seen);
    await this.#saving;
  }

  stop(): Promise<void> {
    this.#stopped = true;
    this.#table.stop();
    this.#players.stop();
    this.#adviser.stop();
    return this.#saving;
  }

  // Moves made so far.
  protected get moves(): number {
    return this.#record.moves.length;
  }

  // What the computer at this seat, which is to decide, does.
  protected async choose(seat: number): Promise<string> {
    const bot = this.seats[seat]?.bot ?? '';
    const question = { bot, seed: newSeed(), record: this.#record };
    return (await this.#players.ask((engine) => engine.ask('choose', question))).move;
  }

  // Tells what happened, and goes on until a person is to decide.
  #goOn(update: Update): void {
    this.#drive(update).catch((error) => {
      if (!this.#stopped) this.onfailure?.(error);
    });
  }
  async #drive(first: Update): Promise<void> {
    this.#version = first.version;
    let { seen } = first;
    let shown = this.onupdate?.(first);
    while (seen.result === null && !this.#stopped) {
      const { actor } = seen.view;
      const forced = this.#forced(seen);
      const computer = this.seats[actor]?.bot !== undefined;
      if (forced === undefined && !computer) return;
      const move = forced ?? (await this.choose(actor));
      // What goes by itself belongs to the step before; between them a press would be lost.
      if (forced === undefined) await shown;
      if (this.#stopped) return;
      const update = await this.#carryOut(actor, move);
      this.#version = update.version;
      seen = update.seen;
      shown = this.onupdate?.(forced === undefined ? update : { ...update, forced });
    }
  }

  // The only move of the person who looks, if it is none to think about.
  #forced({ view, choice }: Seen): string | undefined {
    if (view.actor !== this.#viewer || !this.here.includes(view.actor)) return undefined;
    return choice?.byItself;
  }

  async #carryOut(seat: number, move: string): Promise<Update> {
    const question = (table: Engine) => {
      const version = this.#version;
      return table.ask('act', { seat, move, version, viewer: this.#viewer, since: version });
    };
    return this.#note(await this.#ask(question));
  }

  #note({ record, ...update }: Update & { readonly record: GameRecord }): Update {
    this.#record = record;
    this.#keep(update.seen);
    return update;
  }

  // Saves are begun in the order of the moves, and the store keeps that order.
  #keep({ view }: Seen): void {
    const saved = this.#save(this.#record, { turn: view.turn, actor: view.actor });
    this.#saving = Promise.all([this.#saving, saved]).then(() => undefined);
  }

  #check(version: number): void {
    if (version !== this.#version) {
      throw new EngineError({ key: 'stale', text: 'the table has gone on since then' });
    }
  }

  // A worker that died is replaced, and the question asked once more.
  async #ask<T>(question: (table: Engine) => Promise<T>): Promise<T> {
    try {
      return await question(this.#table);
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      await this.#reopen();
      return question(this.#table);
    }
  }

  async #reopen(): Promise<void> {
    this.#table.stop();
    this.#table = engineFor(this.options.map);
    await this.#table.ask('open', { record: this.#record, seed: newSeed() });
    if (this.#version !== kNothingTold) {
      // Versions are counted anew.
      const update = await this.#table.ask('update', { seat: this.#viewer, since: kNothingTold });
      this.#version = update.version;
      this.onupdate?.(update);
    }
    this.onrepair?.();
  }
}
