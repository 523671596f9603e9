// Workers as the page has them, with the real engine in them, in Node. A test file puts them in the place of the
// browser's: vi.mock('../../engine/start', () => import('./workers_in_node')).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from '../../engine/answers';
import { Engine } from '../../engine/engine';
import { EngineModule } from '../../engine/module';
import type { ToWorker } from '../../engine/worker';

const wasm = readFileSync(join(import.meta.dirname, '../../../build/wasm/posthorn.wasm'));

// Whether a person has something to decide.
export const isDecision = (choice: Choice | null) => choice !== null && choice.byItself === undefined;

// All that were started since the test cleared it.
export const workers: WorkerInNode[] = [];
export const asked: string[] = []; // the names of the questions to all of them

class WorkerInNode extends EventTarget {
  #module: EngineModule | undefined;
  #dead = false;
  #last: Promise<void> = Promise.resolve();

  postMessage(message: ToWorker): void {
    if (message.kind === 'ask') asked.push(JSON.parse(message.question).ask);
    this.#last = this.#last.then(async () => {
      const answer = await this.#carryOut(message);
      if (!this.#dead) this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, answer } }));
    });
  }
  async #carryOut(message: ToWorker): Promise<string> {
    this.#module ??= await EngineModule.fromBytes(wasm);
    return message.kind === 'ask' ? this.#module.ask(message.question) : '{}';
  }
  terminate(): void {
    this.#dead = true;
  }
  die(): void {
    this.terminate();
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

export function startEngine(): Engine {
  const worker = new WorkerInNode();
  workers.push(worker);
  return new Engine(worker as unknown as Worker, 'posthorn.wasm');
}
export const networkUrl = () => undefined;
