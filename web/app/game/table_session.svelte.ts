// The game at the table of this page: begun or opened, saved after every move, locked against a second tab.
import type { GameOptions, RecordSeat } from '../../engine/answers';
import { newId } from '../../engine/questions';
import { troubles } from '../problems/trouble.svelte';
import { type GameLock, lockGame } from '../saves/game_lock';
import { askToKeep, findWhole, type Saves } from '../saves/store';
import { LocalGame, type Save } from './local_game';
import { Play } from './play.svelte';

export class TableSession {
  play = $state.raw<Play | undefined>();
  // The game is open in another tab, and stays there until the person takes it over.
  elsewhere = $state(false);
  missing = $state(false); // there is no such game
  readonly #saves: Saves;
  #id = '';
  #lock: GameLock | undefined;
  #left: Promise<void> = Promise.resolve(); // the game that was here before is kept

  constructor(saves: Saves) {
    this.#saves = saves;
  }

  get id(): string {
    return this.#id;
  }

  // The id of the new game.
  async begin(options: GameOptions, seats: readonly RecordSeat[]): Promise<string> {
    this.leave();
    const id = newId();
    const game = await LocalGame.begin(options, seats, this.#saver(id, Date.now()));
    this.#id = id;
    this.#lock = await lockGame(id, () => this.#lose());
    this.#sitDown(game);
    if (this.#saves.fleeting === undefined) askToKeep();
    return id;
  }

  // With `here` it is taken away from another tab.
  async open(id: string, here = false): Promise<void> {
    this.leave();
    this.#id = id;
    await this.#left;
    const saved = await findWhole(this.#saves, id);
    if (this.#id !== id) return;
    if (saved === undefined) {
      this.missing = true;
      return;
    }
    const lock = await lockGame(id, () => this.#lose(), here);
    if (this.#id !== id) {
      lock?.release();
      return;
    }
    if (lock === undefined) {
      this.elsewhere = true;
      return;
    }
    this.#lock = lock;
    const game = await LocalGame.open(saved.record, this.#saver(id, saved.begun));
    if (this.#id === id) this.#sitDown(game);
    else game.stop();
  }

  leave(): void {
    this.#stop();
    const lock = this.#lock;
    this.#left.then(() => lock?.release());
    this.#lock = undefined;
    this.#id = '';
    this.elsewhere = false;
    this.missing = false;
  }

  #sitDown(game: LocalGame): void {
    this.play = new Play(game);
    this.play.start().catch((error) => troubles.tell(error));
  }

  #stop(): void {
    if (this.play !== undefined) this.#left = this.play.stop();
    this.play = undefined;
  }

  // Another tab goes on with the game.
  #lose(): void {
    this.#stop();
    this.#lock = undefined;
    this.elsewhere = true;
  }

  // A game that cannot be saved goes on all the same.
  #saver(id: string, begun: number | undefined): Save {
    const when = begun === undefined ? {} : { begun };
    return async (record, progress) => {
      try {
        await this.#saves.put({ id, ...when, changed: Date.now(), record, progress });
      } catch (error) {
        troubles.tell(error);
      }
    };
  }
}
