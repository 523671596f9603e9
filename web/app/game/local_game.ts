// A game in this browser: one worker holds it, another thinks, so that the page and the table never
// wait for a computer player.
import type { GameOptions, GameRecord, Hint, Preview, RecordSeat, Seen, Step } from '../../engine/answers';
import type { Engine } from '../../engine/engine';
import { newSeed } from '../../engine/questions';
import { networkUrl, startEngine } from '../../engine/start';
import type { GameSource } from './source';

const kDefaults: GameOptions = {
  map: 'south',
  players: 2,
  growth: 'carriages',
  network: 'all',
  audience: false,
  offices: false,
};

// A record may leave out what is as usual.
export const optionsOf = (record: GameRecord): GameOptions => ({ ...kDefaults, ...record.game });

export class LocalGame implements GameSource {
  readonly options: GameOptions;
  readonly seats: readonly RecordSeat[];
  readonly #table: Engine;
  readonly #thinker: Engine;
  readonly #save: (record: GameRecord) => Promise<void>;

  private constructor(
    options: GameOptions,
    seats: readonly RecordSeat[],
    table: Engine,
    save: (record: GameRecord) => Promise<void>,
  ) {
    this.options = options;
    this.seats = seats;
    this.#table = table;
    this.#thinker = startEngine();
    this.#save = save;
    const network = networkUrl(options);
    // A game without a network can still be played; who needs one is told when asked.
    if (network !== undefined) this.#thinker.addNetwork(network).catch(() => undefined);
  }

  static async begin(
    options: GameOptions,
    seats: readonly RecordSeat[],
    save: (record: GameRecord) => Promise<void>,
  ): Promise<LocalGame> {
    const table = startEngine();
    await table.ask('new', { game: options, seats, seed: newSeed() });
    const game = new LocalGame(options, seats, table, save);
    await save(await game.record());
    return game;
  }

  // Goes on with a record, or with its first moves only.
  static async open(
    record: GameRecord,
    save: (record: GameRecord) => Promise<void>,
    moves?: number,
  ): Promise<LocalGame> {
    const table = startEngine();
    const upTo = moves === undefined ? {} : { moves };
    await table.ask('open', { record, seed: newSeed(), ...upTo });
    return new LocalGame(optionsOf(record), record.seats, table, save);
  }

  seen(viewer: number, moves?: number): Promise<Seen> {
    return this.#table.ask('seen', moves === undefined ? { viewer } : { viewer, moves });
  }

  async steps(viewer: number, from: number): Promise<readonly Step[]> {
    return (await this.#table.ask('events', { viewer, from })).steps;
  }

  async move(move: string): Promise<void> {
    await this.#table.ask('move', { move });
    await this.#save(await this.record());
  }

  preview(move: string): Promise<Preview> {
    return this.#table.ask('preview', { move });
  }

  async undo(): Promise<void> {
    await this.#table.ask('undo', {});
    await this.#save(await this.record());
  }

  record(): Promise<GameRecord> {
    return this.#table.ask('record', {});
  }

  async botMove(): Promise<string> {
    const { view } = await this.seen(0);
    const bot = this.seats[view.actor]?.bot;
    if (bot === undefined) throw new Error('a person is to decide');
    await this.#showThinker();
    return (await this.#thinker.ask('choose', { bot, seed: newSeed() })).move;
  }

  async hint(milliseconds: number): Promise<Hint> {
    await this.#showThinker();
    return this.#thinker.ask('hint', { milliseconds });
  }

  stop(): void {
    this.#table.stop();
    this.#thinker.stop();
  }

  async #showThinker(): Promise<void> {
    await this.#thinker.ask('open', { record: await this.record(), seed: newSeed() });
  }
}
