// @vitest-environment node
// The options of a new game on a further board, and who can play there, follow from its file.
import { expect, it, vi } from 'vitest';
import coast from '../../../tests/boards/coast.json';
import { askVariants, builtInVariants } from '../maps/variants';
import { Draft } from '../start/draft.svelte';
import { engineInNode } from './engine_in_node';

vi.mock('../maps/built_in_files', async (original) => {
  const { builtInFiles } = await original<typeof import('../maps/built_in_files')>();
  return { builtInFiles: [...builtInFiles, coast] };
});

it('has the options that the engine allows, and computers that need no network', async () => {
  const engine = await engineInNode();
  await engine.ask('add-board', { board: coast });
  expect(await askVariants(engine, 'coast')).toEqual(builtInVariants.coast);
  expect(builtInVariants.coast).toEqual({ horses: false, outside: true, audience: false, offices: true });
  const draft = new Draft({ map: 'coast', offices: true, audience: true });
  expect(draft.plainOnly).toBe(true);
  const allows = builtInVariants[draft.map];
  if (allows === undefined) throw new Error('the map is not known');
  expect(draft.options('de', allows)).toEqual({
    map: 'coast',
    players: 2,
    growth: 'carriages',
    network: 'outside',
    audience: false,
    offices: true,
  });
  expect(draft.recordSeats(['Anna', 'Konrad'], 0)[1]?.bot).toBe('greedy');
});
