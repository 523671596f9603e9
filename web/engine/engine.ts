// An engine in a worker of its own, asked by promises. A worker that dies fails every open question;
// whoever holds the game starts another one and opens the record again.
import type { EngineProblem } from './answers';
import type { Ask, Questions } from './questions';
import type { FromWorker, ToWorker } from './worker';

// The engine said no; `problem` says why.
export class EngineError extends Error {
  constructor(readonly problem: EngineProblem) {
    super(problem.text);
  }
}

// The worker is gone: it never came up, it broke down, or nobody needs it any more.
export class EngineLost extends Error {
  constructor(
    readonly why: 'unloaded' | 'died' | 'stopped',
    message: string,
  ) {
    super(message);
  }
}

interface Waiting {
  resolve(answer: string): void;
  reject(reason: Error): void;
}

type Unsent = ToWorker extends infer Message
  ? Message extends ToWorker
    ? Omit<Message, 'id'>
    : never
  : never;

export class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #networks = new Map<string, Promise<void>>();
  #next = 0;
  #lost: EngineLost | undefined;

  constructor(worker: Worker, moduleUrl: string) {
    this.#worker = worker;
    worker.addEventListener('message', (event: MessageEvent<FromWorker>) => this.#take(event.data));
    worker.addEventListener('error', (event) => this.#lose('died', event.message || 'the worker broke down'));
    worker.addEventListener('messageerror', () => this.#lose('died', 'a message could not be read'));
    this.#send({ kind: 'load', url: moduleUrl }).catch((error: unknown) => {
      this.#lose('unloaded', error instanceof Error ? error.message : String(error));
    });
  }

  async ask<A extends Ask>(ask: A, details: Questions[A]['with']): Promise<Questions[A]['answer']> {
    const text = await this.#send({ kind: 'ask', question: JSON.stringify({ ask, ...details }) });
    const answer = JSON.parse(text) as Questions[A]['answer'] | { readonly error: EngineProblem };
    if (typeof answer === 'object' && 'error' in answer) {
      throw new EngineError((answer as { readonly error: EngineProblem }).error);
    }
    return answer as Questions[A]['answer'];
  }

  // Once for each address.
  addNetwork(url: string): Promise<void> {
    const known = this.#networks.get(url);
    if (known !== undefined) return known;
    const added = this.#send({ kind: 'network', url }).then(() => undefined);
    this.#networks.set(url, added);
    added.catch(() => this.#networks.delete(url));
    return added;
  }

  // Ends the worker, whatever it is thinking about.
  stop(): void {
    this.#lose('stopped', 'nobody needs the answer any more');
    this.#worker.terminate();
  }

  get alive(): boolean {
    return this.#lost === undefined;
  }

  #send(message: Unsent): Promise<string> {
    if (this.#lost !== undefined) return Promise.reject(this.#lost);
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...message });
    });
  }

  #take(reply: FromWorker): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // After a breakdown in the middle of a question nothing the engine holds can be trusted.
    if (reply.broken !== undefined) this.#lose('died', reply.broken);
    if (reply.answer !== undefined) waiting?.resolve(reply.answer);
    else waiting?.reject(this.#lost ?? new Error(reply.failure ?? 'no answer'));
  }

  #lose(why: EngineLost['why'], message: string): void {
    if (this.#lost !== undefined) return;
    this.#lost = new EngineLost(why, message);
    for (const waiting of this.#waiting.values()) waiting.reject(this.#lost);
    this.#waiting.clear();
  }
}
