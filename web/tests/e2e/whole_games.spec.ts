// Complete games of every variant through the interface, with mouse and finger as a person has them.
import { expect, type Page, test } from '@playwright/test';
import type { GameOptions } from '../../engine/answers';
import { type Hand, playToTheEnd } from './player';
import { people, playedGame, replayedResult } from './records';
import { expectResult, openGame, openRecord, useHaste } from './support';

// What was saved on the way replays under the rules, and the page tells its result.
async function playAndCompare(page: Page, hand: Hand): Promise<void> {
  const record = await playToTheEnd(page, 'test-game', hand);
  expect(await replayedResult(record)).toEqual(record.result);
  await page.goto('./#/end/test-game');
  await expectResult(page, record);
}

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
    await playAndCompare(page, 'mouse');
  });

  // From a position late in the game, so that it takes seconds.
  if (short)
    test(`the end of a game: ${name}`, async ({ page }) => {
      await useHaste(page);
      const { moves } = await playedGame({ game });
      await openGame(page, { game, until: (seen) => seen.moves >= moves.length - 12 });
      await playAndCompare(page, 'mouse');
    });
}

test('three people at one screen, with a curtain between them @long', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ game: { players: 3 }, seats: people(3), until: () => true });
  await openRecord(page, record, 'table/test-game');
  await playAndCompare(page, 'mouse');
});

test('a whole game on a phone by touch @phone', async ({ page }) => {
  await useHaste(page);
  const { moves } = await playedGame();
  await openGame(page, { until: (seen) => seen.moves >= moves.length - 20 });
  await playAndCompare(page, 'touch');
});
