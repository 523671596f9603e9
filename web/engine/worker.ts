// Runs in a worker: one engine, questions in order. Networks are fetched when they are asked for.
import { EngineModule } from './module';

export type ToWorker =
  | { readonly id: number; readonly kind: 'load'; readonly url: string }
  | { readonly id: number; readonly kind: 'network'; readonly url: string }
  | { readonly id: number; readonly kind: 'ask'; readonly question: string };

export interface FromWorker {
  readonly id: number;
  readonly answer?: string;
  readonly failure?: string;
  readonly broken?: string; // the engine itself broke down
}

let engine: EngineModule | undefined;

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function carryOut(message: ToWorker): Promise<string> {
  if (message.kind === 'load') {
    engine = await EngineModule.load(fetched(message.url));
    return '{}';
  }
  if (engine === undefined) throw new Error('the engine is not loaded');
  if (message.kind === 'ask') return engine.ask(message.question);
  const bytes = new Uint8Array(await (await fetched(message.url)).arrayBuffer());
  const problem = engine.addNetwork(bytes);
  if (problem !== undefined) throw new Error(problem);
  return '{}';
}

// One after the other, as they came.
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  last = last.then(async () => {
    let reply: FromWorker;
    try {
      reply = { id: message.id, answer: await carryOut(message) };
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      reply = message.kind === 'ask' ? { id: message.id, broken: failure } : { id: message.id, failure };
    }
    self.postMessage(reply);
  });
});
