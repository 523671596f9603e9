// The pictures of the README, from the real program.
import { expect, type Page, test } from '@playwright/test';
import { personIn } from '../e2e/records';
import { openGame, useSettings } from '../e2e/support';

const folder = '../docs/screenshots';
const quiet = { speed: 'instant', stillness: true };

async function take(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}/${name}.jpg`, quality: 84 });
}

test.setTimeout(120_000);

test('start', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
  await page.goto('./');
  await take(page, 'start');
});

test('table by day', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
  await openGame(page, { game: { players: 4 }, seed: 5, until: personIn('play', 36) });
  await take(page, 'table');
});

test('closing by lamplight, in German', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'de', theme: 'dark' });
  await openGame(page, { seed: 3, until: personIn('houses', 16) });
  await take(page, 'closing');
});

test('the audience in Rome, in Japanese', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'ja', theme: 'light' });
  await openGame(page, { game: { audience: true, offices: true }, seed: 4, until: personIn('coaches', 10) });
  await take(page, 'rome');
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  test('north with horses', async ({ page }) => {
    await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
    await openGame(page, { game: { map: 'north', growth: 'horses' }, seed: 2, until: personIn('play', 12) });
    await take(page, 'phone');
  });
});
