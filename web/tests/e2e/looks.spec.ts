// The main screens look as they did when somebody last looked at them. After a change that is meant,
// look at the new ones: tools/e2e looks --update-snapshots
import { expect, type Page, test } from '@playwright/test';
import { personIn, playedGame, type Wish } from './records';
import { openGame, openRecord, settled, useSeed, useSettings } from './support';

// Half the size is enough to see what changed.
test.use({ deviceScaleFactor: 0.5 });

const use = (page: Page, language: string, theme: string) =>
  useSettings(page, { language, theme, speed: 'instant', stillness: true });

const tables: readonly { name: string; language: string; theme: string; wish: Wish }[] = [
  { name: 'table', language: 'en', theme: 'light', wish: { seed: 5, until: personIn('play', 9) } },
  { name: 'closing-dark', language: 'de', theme: 'dark', wish: { seed: 3, until: personIn('houses', 10) } },
  {
    name: 'rome-japanese',
    language: 'ja',
    theme: 'light',
    wish: { game: { audience: true, offices: true }, seed: 4, until: personIn('coaches', 6) },
  },
  {
    name: 'horses',
    language: 'fr',
    theme: 'light',
    wish: { game: { map: 'north', growth: 'horses', players: 3 }, seed: 2, until: personIn('after-play', 9) },
  },
];

test('start', async ({ page }) => {
  await use(page, 'en', 'light');
  await useSeed(page);
  await page.route('**/api/me', (route) => route.abort()); // where nobody plays online
  await page.goto('./');
  await settled(page);
  await expect(page).toHaveScreenshot('start.png', { scale: 'device' });
});

for (const { name, language, theme, wish } of tables) {
  test(`table: ${name}`, async ({ page }) => {
    await use(page, language, theme);
    await openGame(page, wish);
    await expect(page.locator('[data-spot="main"]')).toBeVisible();
    await settled(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { scale: 'device' });
  });
}

test('end of a game', async ({ page }) => {
  await use(page, 'es', 'light');
  await openRecord(page, await playedGame({ seed: 3 }), 'end/test-game');
  await settled(page);
  // The analysis goes on meanwhile; what it has found so far differs from run to run.
  const sheet = page.getByRole('table').first();
  await expect(sheet).toHaveScreenshot('score-sheet.png', { scale: 'device' });
});

test('table on a phone @phone', async ({ page }) => {
  await use(page, 'en', 'light');
  await openGame(page, { seed: 5, until: personIn('play', 9) });
  await expect(page.locator('[data-spot="main"]')).toBeVisible();
  await settled(page);
  await expect(page).toHaveScreenshot('phone.png', { scale: 'device' });
});
