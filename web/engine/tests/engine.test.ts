// @vitest-environment node
// What the page is told when the worker fails: a worker by hand, the real module behind it where
// there is something to answer.
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Engine, EngineError, EngineLost } from '../engine';
import { EngineModule } from '../module';
import type { FromWorker, ToWorker } from '../worker';

class HandWorker extends EventTarget {
  readonly sent: ToWorker[] = [];
  readonly terminate = vi.fn();
  onsent: (message: ToWorker) => Omit<FromWorker, 'id'> | undefined = () => ({ answer: '{}' });

  postMessage(message: ToWorker): void {
    this.sent.push(message);
    const reply = this.onsent(message);
    if (reply === undefined) return;
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { id: message.id, ...reply } })),
    );
  }
  die(text: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: text }));
  }
}

function started(onsent?: HandWorker['onsent']) {
  const worker = new HandWorker();
  if (onsent !== undefined) worker.onsent = onsent;
  return { worker, engine: new Engine(worker as unknown as Worker, 'posthorn.wasm') };
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an engine', () => {
  it('answers what the module answers, and tells its refusals', async () => {
    const root = new URL('../../../', import.meta.url);
    const module = await EngineModule.fromBytes(readFileSync(new URL('build/wasm/posthorn.wasm', root)));
    const { engine } = started((message) => ({
      answer: message.kind === 'ask' ? module.ask(message.question) : '{}',
    }));
    const error = await caught(engine.ask('move', { move: 'close' }));
    expect(error).toBeInstanceOf(EngineError);
    expect(engine.alive).toBe(true);
  });

  it('whose worker dies fails every open question', async () => {
    const { worker, engine } = started(() => undefined);
    const open = [caught(engine.ask('record', {})), caught(engine.ask('analyse', {}))];
    worker.die('out of memory');
    for (const error of await Promise.all(open)) {
      expect(error).toBeInstanceOf(EngineLost);
      expect(error).toMatchObject({ why: 'died' });
    }
    expect(await caught(engine.ask('record', {}))).toBeInstanceOf(EngineLost);
    expect(engine.alive).toBe(false);
  });

  it('whose module does not come is lost', async () => {
    const { engine } = started((message) => (message.kind === 'load' ? { failure: '404' } : undefined));
    expect(await caught(engine.ask('record', {}))).toMatchObject({ why: 'unloaded' });
  });

  it('that breaks off in the middle is not asked again', async () => {
    const { worker, engine } = started((message) =>
      message.kind === 'ask' ? { broken: 'unreachable executed' } : { answer: '{}' },
    );
    expect(await caught(engine.ask('record', {}))).toMatchObject({ why: 'died' });
    const asked = worker.sent.length;
    expect(await caught(engine.ask('record', {}))).toMatchObject({ why: 'died' });
    expect(worker.sent).toHaveLength(asked);
  });

  it('lives on without a network, which can be asked for again', async () => {
    let there = false;
    const { engine } = started((message) =>
      message.kind === 'network' && !there ? { failure: '404' } : { answer: '{}' },
    );
    expect(await caught(engine.addNetwork('a.net'))).toBeInstanceOf(Error);
    expect(engine.alive).toBe(true);
    there = true;
    expect(await caught(engine.addNetwork('a.net'))).toBeUndefined();
  });

  it('that is stopped says so', async () => {
    const { worker, engine } = started(() => undefined);
    const open = caught(engine.ask('record', {}));
    engine.stop();
    expect(await open).toMatchObject({ why: 'stopped' });
    expect(worker.terminate).toHaveBeenCalled();
  });
});
