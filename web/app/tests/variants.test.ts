// @vitest-environment node
import { expect, it } from 'vitest';
import { newSeed } from '../../engine/questions';
import { plainBots } from '../../engine/vocabulary';
import { askVariants, builtInVariants } from '../maps/variants';
import { engineInNode, fileOf } from './engine_in_node';

it('knows of our maps what the engine allows', async () => {
  const engine = await engineInNode();
  for (const [map, variants] of Object.entries(builtInVariants)) {
    expect(await askVariants(engine, map)).toEqual(variants);
  }
});

it('asks the engine about other maps, which need players without a network', async () => {
  const engine = await engineInNode();
  const board = { ...JSON.parse(fileOf('data/north.json')), id: 'my-north' };
  await engine.ask('add-board', { board });
  expect(await askVariants(engine, 'my-north')).toEqual(builtInVariants.north);
  const seats = [{ name: 'a' }, { name: 'b' }];
  const game = {
    map: 'my-north',
    players: 2,
    growth: 'horses',
    network: 'all',
    audience: false,
    offices: false,
  } as const;
  await engine.ask('new', { game, seats, seed: newSeed() });
  for (const bot of plainBots) {
    expect((await engine.ask('choose', { bot, seed: newSeed() })).move).toMatch(/^take|^bailiff/);
  }
});
