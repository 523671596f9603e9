// A record that is looked at: any position of it, through anybody's eyes.
import type { GameOptions, GameRecord, Seen, Step } from '../../../engine/answers';
import type { Engine } from '../../../engine/engine';
import { newSeed } from '../../../engine/questions';
import { engineFor } from '../engines';
import { optionsOf } from '../local_game';

const kKept = 200;

export class RecordTable {
  readonly record: GameRecord;
  readonly options: GameOptions;
  readonly #engine: Engine;
  readonly #seen = new Map<string, Promise<Seen>>();

  private constructor(record: GameRecord) {
    this.record = record;
    this.options = optionsOf(record);
    this.#engine = engineFor(this.options.map);
  }

  // An EngineError says what is wrong with the record.
  static async open(record: GameRecord): Promise<RecordTable> {
    const table = new RecordTable(record);
    try {
      await table.#engine.ask('open', { record, seed: newSeed() });
    } catch (error) {
      table.stop();
      throw error;
    }
    return table;
  }

  // After so many moves; -1 sees every hand.
  seen(viewer: number, moves: number): Promise<Seen> {
    const key = `${viewer} ${moves}`;
    const there = this.#seen.get(key);
    if (there !== undefined) return there;
    if (this.#seen.size >= kKept) this.#seen.clear();
    const answer = this.#engine.ask('seen', { viewer, moves });
    this.#seen.set(key, answer);
    return answer;
  }

  async steps(viewer: number): Promise<readonly Step[]> {
    return (await this.#engine.ask('events', { viewer, from: -1 })).steps;
  }

  stop(): void {
    this.#engine.stop();
  }
}
