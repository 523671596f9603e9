// @vitest-environment node
// What versions before this one saved opens as it did. saved_before.json has a game of each kind, begun and over,
// one on a person's own map with the words maps had then, and settings; it is never made anew.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Update } from '../../engine/answers';
import { LocalGame } from '../game/local_game';
import { forgetMap, learnMap } from '../maps/boards';
import { type Brought, lookAt } from '../saves/bring';
import type { SavedGame } from '../saves/saved_game';
import { engineInNode, fileOf } from './engine_in_node';

vi.mock('../../engine/start', () => import('./workers_in_node'));

const text = fileOf('web/app/tests/saved_before.json');
const written: readonly SavedGame[] = JSON.parse(text).games;
let brought: Brought;

beforeAll(async () => {
  brought = await lookAt(text, await engineInNode(), [], 0);
  for (const map of brought.maps) learnMap(map);
});
afterAll(() => {
  for (const map of brought.maps) forgetMap(map.id);
});

describe('what was saved before', () => {
  it('is taken whole', () => {
    expect(brought.refused).toEqual([]);
    expect(brought.games.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect(brought.maps.map(({ id }) => id)).toEqual(['my-south']);
    expect(brought.settings).toMatchObject({ speed: 'fast', language: 'de' });
  });

  it.each(written.map((saved) => [saved.id, saved] as const))('%s opens where it was', async (_id, saved) => {
    const game = await LocalGame.open(saved.record, async () => undefined);
    const told: Update[] = [];
    game.onupdate = (update) => {
      told.push(update);
      return new Promise(() => undefined); // nobody goes on
    };
    await game.sit(0);
    const seen = told[0]?.seen;
    expect(seen?.moves).toBe(saved.record.moves.length);
    expect({ turn: seen?.view.turn, actor: seen?.view.actor }).toEqual(saved.progress);
    expect(seen?.result?.winner).toBe(saved.record.result?.winner);
    expect(game.seats).toEqual(saved.record.seats);
    await game.stop();
  });
});
