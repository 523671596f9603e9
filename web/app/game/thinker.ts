// Thinks about one position after the other in a worker of its own, which starts when it is first needed. The game
// comes with each question; what is found out serves the next one, as long as the game goes on from there.
import type { GameOptions } from '../../engine/answers';
import { type Engine, EngineLost } from '../../engine/engine';
import { networkUrl } from '../../engine/start';
import { engineFor } from './engines';

export const diedUnder = (error: unknown) => error instanceof EngineLost && error.why === 'died';

export class Thinker {
  readonly #options: GameOptions;
  #engine: Engine | undefined;
  #stopped = false;

  constructor(options: GameOptions) {
    this.#options = options;
  }

  // A worker that died is replaced, and the question asked once more.
  async ask<T>(question: (engine: Engine) => Promise<T>): Promise<T> {
    try {
      return await question(await this.start());
    } catch (error) {
      if (this.#stopped || !diedUnder(error)) throw error;
      this.#engine?.stop();
      this.#engine = undefined;
      return question(await this.start());
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
