// The real engine, for tests that ask what only it knows.
import { readFileSync } from 'node:fs';
import { EngineError } from '../../engine/engine';
import { EngineModule } from '../../engine/module';
import type { Ask, Questions } from '../../engine/questions';
import type { Answerer } from '../game/variants';

const root = new URL('../../../', import.meta.url);
export const fileOf = (path: string) => readFileSync(new URL(path, root), 'utf8');

export async function engineInNode(): Promise<Answerer> {
  const engine = await EngineModule.fromBytes(readFileSync(new URL('build/wasm/posthorn.wasm', root)));
  return {
    async ask<A extends Ask>(ask: A, details: Questions[A]['with']): Promise<Questions[A]['answer']> {
      const answer = JSON.parse(engine.ask(JSON.stringify({ ask, ...details })));
      if ('error' in answer) throw new EngineError(answer.error);
      return answer;
    },
  };
}
