// @vitest-environment node
// The real module, played through: what the page relies on.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Seen } from '../answers';
import { canRun, EngineModule } from '../module';
import { newSeed } from '../questions';

const root = new URL('../../../', import.meta.url);
let engine: EngineModule;
const ask = (question: object) => JSON.parse(engine.ask(JSON.stringify(question)));

beforeAll(async () => {
  engine = await EngineModule.fromBytes(readFileSync(new URL('build/wasm/posthorn.wasm', root)));
});

describe('the engine', () => {
  it('runs here', () => {
    expect(canRun()).toBe(true);
  });

  it('takes a network and refuses what is none', () => {
    const bytes = readFileSync(new URL('data/nets/south2.net', root));
    expect(engine.addNetwork(bytes)).toBeUndefined();
    expect(engine.addNetwork(bytes.subarray(0, 1000))).toMatch(/\w/);
  });

  it('plays a game with names in any script', () => {
    const seats = [
      { name: '花子 "さん"', person: true },
      { name: 'Jürgen', bot: 'net' },
    ];
    expect(ask({ ask: 'new', game: { map: 'south', players: 2 }, seats, seed: newSeed() })).toEqual({});
    for (let moves = 0; moves < 400; moves += 1) {
      const seen = ask({ ask: 'seen', viewer: 0 }) as Seen;
      if (seen.result !== null) break;
      const { move } = ask({ ask: 'choose', bot: 'net', seed: newSeed() });
      expect(ask({ ask: 'move', move })).toEqual({});
    }
    expect(ask({ ask: 'seen', viewer: 0 }).result.winner).toBeTypeOf('number');
    expect(ask({ ask: 'record' }).seats[0].name).toBe('花子 "さん"');
  });
});
