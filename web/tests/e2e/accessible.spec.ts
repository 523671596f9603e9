// Axe finds nothing on any screen, by day and by lamplight. Other specs look at what they open on
// their way.
import { expect, type Page, test } from '@playwright/test';
import type { Seen } from '../../engine/answers';
import { people, personIn, playedGame, type Wish } from './records';
import { expectAccessible, openGame, openRecord, saveGame, useHaste } from './support';

test.use({ reducedMotion: 'reduce' });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const yourTurn = (page: Page) => page.getByText('Your turn').first();

test('pages beside the table', async ({ page }) => {
  await useHaste(page);
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expectAccessible(page);
  for (const [path, name] of [
    ['settings', 'Settings'],
    ['learn', 'Learn to play'],
    ['rules', 'Rule book'],
  ] as const) {
    await page.goto(`./#/${path}`);
    await expect(title(page, name)).toBeVisible();
    await expectAccessible(page);
  }
});

test('a lesson', async ({ page }) => {
  await useHaste(page);
  await page.goto('./#/learn/base');
  await expect(page.getByRole('region', { name: 'Lesson' })).toBeVisible();
  await expectAccessible(page);
});

const both = { audience: true, offices: true };
const horses = { map: 'north', growth: 'horses' } as const;
const tables: Readonly<Record<string, Wish>> = {
  'playing, four seats': { game: { players: 4 }, until: personIn('play', 12) },
  closing: { until: personIn('houses', 6) },
  discarding: { until: (seen) => seen.choice?.discard !== undefined && seen.view.actor === 0 },
  horses: { game: horses, until: personIn('after-play', 8) },
  'assigning clergy': {
    game: both,
    until: (seen) => seen.view.phase === 'assign' && seen.view.actor === 0,
  },
  coaches: { game: both, until: personIn('coaches') },
  'office tiles': { game: both, until: personIn('return') },
};
for (const [name, wish] of Object.entries(tables)) {
  test(`table, ${name}`, async ({ page }) => {
    await useHaste(page);
    await openGame(page, wish);
    await expect(yourTurn(page)).toBeVisible();
    await expectAccessible(page);
  });
}

test('table, taking, and what opens over it', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 8) });
  await expect(yourTurn(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('m');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('Roads to');
  await expectAccessible(page);
});

test('curtain', async ({ page }) => {
  await useHaste(page);
  const until = (seen: Seen) => seen.view.actor === 1 && seen.view.phase === 'take';
  await openGame(page, { seats: people(2), until });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('end, replay and saved games', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ seed: 3 });
  await openRecord(page, record, 'end/test-game');
  await expect(title(page, /wins/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('./#/replay/test-game/20');
  await expect(page.getByRole('slider', { name: 'Place in the game' })).toHaveValue('20');
  await expectAccessible(page);
  await saveGame(page, 'under-way', await playedGame({ until: personIn('play', 5) }));
  await page.goto('./#/games');
  await expect(page.getByRole('region', { name: 'Saved games' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test('a phone, in German and Japanese @phone', async ({ page }) => {
  await openGame(page, { until: personIn('play', 8) });
  for (const [language, turn] of [
    ['Deutsch', 'Du bist am Zug'],
    ['日本語', 'あなたの手番'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).check({ force: true });
    await page.goto('./#/table/test-game');
    await expect(page.getByRole('status').first()).toContainText(turn);
    await expectAccessible(page);
  }
});
