// What went wrong, in kinds for which there are words and a way out.
import type { EngineProblem } from '../../engine/answers';
import { EngineError, EngineLost } from '../../engine/engine';
import { SaveDamaged, SaveFailed } from '../saves/store';

export type Trouble =
  | 'full' // the disk
  | 'unsaved'
  | 'unloaded' // the engine's module
  | 'died' // the engine, in the middle of a game
  | 'noNetwork' // what computer players think with
  | 'badGame'
  | 'noPage' // a part of the program
  | 'unknown';

// Browsers have three ways to say that a part of the program could not be fetched.
const kNoPart = /dynamically imported module|importing a module script failed|unable to preload/i;

function kindOf(error: unknown): Trouble {
  if (error instanceof SaveFailed) return error.full ? 'full' : 'unsaved';
  if (error instanceof SaveDamaged) return 'badGame';
  if (error instanceof EngineLost) return error.why === 'unloaded' ? 'unloaded' : 'died';
  if (error instanceof EngineError) {
    if (error.problem.key === 'no-network') return 'noNetwork';
    if (['bad-record', 'false-record', 'bad-game', 'bad-board'].includes(error.problem.key)) return 'badGame';
  }
  return error instanceof Error && kNoPart.test(error.message) ? 'noPage' : 'unknown';
}

// Questions nobody waits for any more, and a browser's complaint that means nothing.
const isNoise = (error: unknown) =>
  (error instanceof EngineLost && error.why === 'stopped') ||
  (error instanceof DOMException && error.name === 'AbortError') ||
  String(error).includes('ResizeObserver loop');

interface Told {
  readonly kind: Trouble;
  readonly detail: string; // in English, for the curious
  readonly problem?: EngineProblem | undefined; // with the game
}

class Troubles {
  now = $state.raw<Told | undefined>();

  // The first one counts: others often follow from it.
  tell(error: unknown): void {
    if (this.now !== undefined || isNoise(error)) return;
    console.error(error);
    const kind = kindOf(error);
    const problem = kind === 'badGame' && error instanceof EngineError ? error.problem : undefined;
    this.now = { kind, problem, detail: error instanceof Error ? error.message : String(error) };
  }
  clear(): void {
    this.now = undefined;
  }
}

export const troubles = new Troubles();
