// A game in this browser: one worker holds it, others think, so that the page and the table never wait
// for a computer player. A worker that dies is replaced, and the game goes on from its record.
import type { GameOptions, GameRecord, Hint, Preview, RecordSeat, Seen, Step } from '../../engine/answers';
import { type Engine, EngineLost } from '../../engine/engine';
import { newSeed } from '../../engine/questions';
import { networkUrl } from '../../engine/start';
import type { Progress } from '../saves/saved_game';
import { engineFor } from './engines';
import type { GameSource } from './source';
import { usualGame } from './usual_game';

// A record may leave out what is as usual.
export const optionsOf = (record: GameRecord): GameOptions => ({ ...usualGame, ...record.game });

export type Save = (record: GameRecord, progress: Progress) => Promise<void>;

const diedUnder = (error: unknown) => error instanceof EngineLost && error.why === 'died';

// Thinks about one position after the other; its worker starts when it is first needed.
class Thinker {
  readonly #options: GameOptions;
  #engine: Engine | undefined;
  #stopped = false;

  constructor(options: GameOptions) {
    this.#options = options;
  }

  async ask<T>(record: GameRecord, question: (engine: Engine) => Promise<T>): Promise<T> {
    const think = async () => {
      const engine = await this.start();
      await engine.ask('open', { record, seed: newSeed() });
      return question(engine);
    };
    try {
      return await think();
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      this.#engine?.stop();
      this.#engine = undefined;
      return think();
    }
  }

  // The network is fetched once. A game without one can still be played; who needs it is told when asked.
  async start(): Promise<Engine> {
    const engine = this.#engine ?? engineFor(this.#options.map);
    this.#engine = engine;
    const network = networkUrl(this.#options);
    if (network !== undefined) await engine.addNetwork(network).catch(() => undefined);
    return engine;
  }

  stop(): void {
    this.#stopped = true;
    this.#engine?.stop();
  }
}

export class LocalGame implements GameSource {
  readonly options: GameOptions;
  readonly seats: readonly RecordSeat[];
  onrepair?: () => void;
  #table: Engine;
  readonly #players: Thinker;
  readonly #adviser: Thinker; // of its own, so that no computer player waits for a hint
  #kept: GameRecord; // what a new worker goes on with if one dies
  #stopped = false;
  readonly #save: Save;

  private constructor(options: GameOptions, table: Engine, record: GameRecord, save: Save) {
    this.options = options;
    this.seats = record.seats;
    this.#table = table;
    this.#players = new Thinker(options);
    this.#adviser = new Thinker(options);
    this.#kept = record;
    this.#save = save;
    if (this.seats.some((seat) => seat.bot !== undefined)) this.#players.start();
  }

  static async begin(options: GameOptions, seats: readonly RecordSeat[], save: Save): Promise<LocalGame> {
    const game = await LocalGame.#start(options, save, (table) =>
      table.ask('new', { game: options, seats, seed: newSeed() }),
    );
    await game.#keep();
    return game;
  }

  // Goes on with a record, or with its first moves only.
  static async open(record: GameRecord, save: Save, moves?: number): Promise<LocalGame> {
    const upTo = moves === undefined ? {} : { moves };
    return LocalGame.#start(optionsOf(record), save, (table) =>
      table.ask('open', { record, seed: newSeed(), ...upTo }),
    );
  }

  static async #start(
    options: GameOptions,
    save: Save,
    deal: (table: Engine) => Promise<unknown>,
  ): Promise<LocalGame> {
    const table = engineFor(options.map);
    try {
      await deal(table);
      return new LocalGame(options, table, await table.ask('record', {}), save);
    } catch (error) {
      table.stop();
      throw error;
    }
  }

  seen(viewer: number, moves?: number): Promise<Seen> {
    return this.#ask((table) => table.ask('seen', moves === undefined ? { viewer } : { viewer, moves }));
  }

  async steps(viewer: number, from: number): Promise<readonly Step[]> {
    return (await this.#ask((table) => table.ask('events', { viewer, from }))).steps;
  }

  async move(move: string): Promise<void> {
    await this.#ask((table) => table.ask('move', { move }));
    await this.#keep();
  }

  preview(move: string): Promise<Preview> {
    return this.#ask((table) => table.ask('preview', { move }));
  }

  async undo(): Promise<void> {
    await this.#ask((table) => table.ask('undo', {}));
    await this.#keep();
  }

  record(): Promise<GameRecord> {
    return this.#ask((table) => table.ask('record', {}));
  }

  async botMove(): Promise<string> {
    const { view } = await this.seen(0);
    const bot = this.seats[view.actor]?.bot;
    if (bot === undefined) throw new Error('a person is to decide');
    const record = await this.record();
    const choose = (engine: Engine) => engine.ask('choose', { bot, seed: newSeed() });
    return (await this.#players.ask(record, choose)).move;
  }

  async hint(milliseconds: number): Promise<Hint> {
    return this.#adviser.ask(await this.record(), (engine) => engine.ask('hint', { milliseconds }));
  }

  stop(): void {
    this.#stopped = true;
    this.#table.stop();
    this.#players.stop();
    this.#adviser.stop();
  }

  async #keep(): Promise<void> {
    this.#kept = await this.record();
    const { view } = await this.seen(-1);
    await this.#save(this.#kept, { turn: view.turn, actor: view.actor });
  }

  // A worker that died is replaced, and the question asked once more.
  async #ask<T>(question: (table: Engine) => Promise<T>): Promise<T> {
    try {
      return await question(this.#table);
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      this.#table.stop();
      this.#table = engineFor(this.options.map);
      await this.#table.ask('open', { record: this.#kept, seed: newSeed() });
      this.onrepair?.();
      return question(this.#table);
    }
  }
}
