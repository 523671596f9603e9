// Axe finds nothing on any screen, by day and by lamplight.
import { expect, type Page, test } from '@playwright/test';
import type { Seen } from '../../engine/answers';
import { people, personIn, playedGame, type Wish } from './records';
import { expectAccessible, openGame, openRecord, useHaste } from './support';

// The map has thousands of nodes, and axe looks at each.
test.setTimeout(120_000);

const both = { audience: true, offices: true };
const horses = { map: 'north', growth: 'horses' } as const;
const tables: readonly { name: string; wish: Wish; dark?: true }[] = [
  { name: 'taking', wish: { until: personIn('take', 8) }, dark: true },
  { name: 'playing, four seats', wish: { game: { players: 4 }, until: personIn('play', 12) } },
  { name: 'closing', wish: { until: personIn('houses', 6) }, dark: true },
  {
    name: 'discarding',
    wish: { until: (seen: Seen) => seen.choice?.discard !== undefined && seen.view.actor === 0 },
  },
  { name: 'horses', wish: { game: horses, until: personIn('after-play', 8) } },
  {
    name: 'assigning clergy',
    wish: { game: both, until: (seen: Seen) => seen.view.phase === 'assign' && seen.view.actor === 0 },
  },
  { name: 'coaches', wish: { game: both, until: personIn('coaches') }, dark: true },
  { name: 'office tiles', wish: { game: both, until: personIn('return') } },
];

// Screens settle: fonts come, a card lands.
async function look(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  await expectAccessible(page);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test(`start, settings, learning, rules: ${colorScheme}`, async ({ page }) => {
      await page.goto('./');
      await look(page);
      for (const path of ['settings', 'learn', 'rules']) {
        await page.goto(`./#/${path}`);
        await look(page);
      }
    });

    for (const { name, wish, dark } of tables) {
      if (colorScheme === 'dark' && !dark) continue;
      test(`table, ${name}: ${colorScheme}`, async ({ page }) => {
        await useHaste(page);
        await openGame(page, wish);
        await expect(page.getByText('Your turn').first()).toBeVisible();
        await look(page);
      });
    }

    test(`curtain: ${colorScheme}`, async ({ page }) => {
      await useHaste(page);
      const until = (seen: Seen) => seen.view.actor === 1 && seen.view.phase === 'take';
      await openGame(page, { seats: people(2), until });
      await expect(page.getByRole('dialog')).toBeVisible();
      await look(page);
    });

    test(`end and replay: ${colorScheme}`, async ({ page }) => {
      const record = await playedGame({ seed: 3 });
      await openRecord(page, record, 'end/test-game');
      await look(page);
      await page.goto('./#/replay/test-game/20');
      await look(page);
    });
  });
}

test('a phone, in German and Japanese @phone', async ({ page }) => {
  await openGame(page, { until: personIn('play', 8) });
  for (const language of ['Deutsch', '日本語']) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).check({ force: true });
    await page.goto('./#/table/test-game');
    await look(page);
  }
});
