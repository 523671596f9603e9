// Complete games of every variant through the interface, with mouse and finger as a person has them.
import { expect, test } from '@playwright/test';
import { usualGame } from '../../app/game/usual_game';
import type { GameOptions } from '../../engine/answers';
import { playToTheEnd } from './player';
import { people, playedGame } from './records';
import { openGame, openRecord, useHaste } from './support';

const variants: readonly { name: string; game: Partial<GameOptions>; short?: true }[] = [
  { name: 'south for two', game: {} },
  { name: 'south for three, network bonus of the first edition', game: { players: 3, network: 'outside' } },
  { name: 'south for four', game: { players: 4 } },
  { name: 'audience', game: { audience: true } },
  { name: 'audience for four', game: { audience: true, players: 4 } },
  { name: 'offices', game: { offices: true, players: 3 } },
  { name: 'audience and offices', game: { audience: true, offices: true } },
  { name: 'north with carriages', game: { map: 'north', players: 3 } },
  { name: 'north with horses', game: { map: 'north', growth: 'horses' }, short: true },
  { name: 'north with horses for four', game: { map: 'north', growth: 'horses', players: 4 } },
];

for (const { name, game, short } of variants) {
  test(`a whole game: ${name} @long`, async ({ page }) => {
    await useHaste(page);
    await openGame(page, { game, until: () => true });
    const record = await playToTheEnd(page, 'test-game', 'mouse');
    expect(record.result?.scores).toHaveLength({ ...usualGame, ...game }.players);
  });

  // From a position late in the game, so that it takes seconds.
  if (short)
    test(`the end of a game: ${name}`, async ({ page }) => {
      await useHaste(page);
      const { moves } = await playedGame({ game });
      await openGame(page, { game, until: (seen) => seen.moves >= moves.length - 12 });
      const record = await playToTheEnd(page, 'test-game', 'mouse');
      expect(record.result?.scores).toHaveLength({ ...usualGame, ...game }.players);
    });
}

test('three people at one screen, with a curtain between them @long', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ game: { players: 3 }, seats: people(3), until: () => true });
  await openRecord(page, record, 'table/test-game');
  expect((await playToTheEnd(page, 'test-game', 'mouse')).result).toBeDefined();
});

test('a whole game on a phone by touch @phone', async ({ page }) => {
  await useHaste(page);
  const { moves } = await playedGame();
  await openGame(page, { until: (seen) => seen.moves >= moves.length - 20 });
  expect((await playToTheEnd(page, 'test-game', 'touch')).result).toBeDefined();
});
