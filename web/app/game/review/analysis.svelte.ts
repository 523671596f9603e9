// Thinks about every decision of a game in a worker of its own. What is found is kept with the game.
import type { GameAnalysis, GameRecord } from '../../../engine/answers';
import type { Engine } from '../../../engine/engine';
import { newSeed } from '../../../engine/questions';
import { networkUrl } from '../../../engine/start';
import { place } from '../../route.svelte';
import { fits } from '../../saves/saved_analysis';
import type { Saves } from '../../saves/store';
import { engineFor } from '../engines';
import { optionsOf } from '../local_game';

// Games in thought for each decision, as docs/analysis.md has it. A step in which a move may deserve a mark
// takes some thirty times as long as another.
const kSimulations = 64;
// After so many decisions what is known is shown.
const kShowEvery = 10;

export type Status =
  | 'waiting' // nothing thought yet
  | 'running'
  | 'paused'
  | 'done'
  | 'no-network' // nobody here can think about this game
  | 'failed';

const sameMoves = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((move, i) => move === b[i]);

export class Analysis {
  status = $state<Status>('waiting');
  done = $state(0);
  total = $state(0);
  result = $state.raw<GameAnalysis | undefined>();
  readonly #saves: Saves;
  readonly id: string;
  readonly record: GameRecord;
  #engine: Engine | undefined;

  constructor(saves: Saves, id: string, record: GameRecord) {
    this.#saves = saves;
    this.id = id;
    this.record = record;
  }

  // Whether it was all thought about before.
  async load(): Promise<boolean> {
    const kept = await this.#saves.findAnalysis(this.id);
    if (kept === undefined || fits(kept, this.record) !== 'yes') return false;
    this.result = kept.analysis;
    this.status = 'done';
    return true;
  }

  // Begins, or goes on after a pause.
  async run(): Promise<void> {
    if (this.status === 'running' || this.status === 'done') return;
    this.status = 'running';
    try {
      const engine = this.#engine ?? (await this.#prepare());
      if (engine === undefined) return;
      while (this.status === 'running' && this.done < this.total) {
        this.done = (await engine.ask('analysis-step', { simulations: kSimulations })).done;
        if (this.done % kShowEvery === 0) this.result = await engine.ask('analysis-summary', {});
      }
      if (this.status !== 'running') return;
      this.result = await engine.ask('analysis-summary', {});
      this.status = 'done';
      this.stop();
      await this.#saves.putAnalysis({ id: this.id, moves: this.record.moves, analysis: this.result });
    } catch {
      if (this.status !== 'running') return;
      this.stop();
      this.status = 'failed';
    }
  }

  pause(): void {
    if (this.status === 'running') this.status = 'paused';
  }

  // Ends the worker; what was not finished is forgotten.
  stop(): void {
    this.#engine?.stop();
    this.#engine = undefined;
    if (this.status === 'done') return;
    this.status = 'waiting';
    this.done = 0;
    this.result = undefined;
  }

  async #prepare(): Promise<Engine | undefined> {
    const options = optionsOf(this.record);
    const network = networkUrl(options);
    if (network === undefined) {
      this.status = 'no-network';
      return undefined;
    }
    const engine = engineFor(options.map);
    this.#engine = engine;
    await engine.addNetwork(network);
    await engine.ask('open', { record: this.record, seed: newSeed() });
    this.total = (await engine.ask('analyse', {})).decisions;
    return engine;
  }
}

// It goes on while a person looks at the end of a game and at its replay in turn.
let current: Analysis | undefined;

export function analysisOf(saves: Saves, id: string, record: GameRecord): Analysis {
  if (current !== undefined && current.id === id && sameMoves(current.record.moves, record.moves)) {
    return current;
  }
  current?.stop();
  current = new Analysis(saves, id, record);
  return current;
}

// For a page that is left: elsewhere the processor has other work.
export function leaveAnalysis(): void {
  const { route } = place;
  const stays = (route.page === 'end' || route.page === 'replay') && route.game === current?.id;
  if (stays) return;
  current?.stop();
  current = undefined;
}
