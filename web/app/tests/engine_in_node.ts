// The real engine, for tests that ask what only it knows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EngineError } from '../../engine/engine';
import { EngineModule } from '../../engine/module';
import type { Ask, Questions } from '../../engine/questions';
import type { Answerer } from '../maps/variants';

const inRoot = (path: string) => join(import.meta.dirname, '../../..', path);
export const fileOf = (path: string) => readFileSync(inRoot(path), 'utf8');

export async function engineInNode(): Promise<Answerer> {
  const engine = await EngineModule.fromBytes(readFileSync(inRoot('build/wasm/posthorn.wasm')));
  return {
    async ask<A extends Ask>(ask: A, details: Questions[A]['with']): Promise<Questions[A]['answer']> {
      const answer = JSON.parse(engine.ask(JSON.stringify({ ask, ...details })));
      if ('error' in answer) throw new EngineError(answer.error);
      return answer;
    },
  };
}
