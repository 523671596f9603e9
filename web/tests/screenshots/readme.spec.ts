// The pictures of the README, from the real program.
import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { personIn, type Wish } from '../e2e/records';
import { openGame, settled, useSettings } from '../e2e/support';

const folder = '../docs/screenshots';
const quiet = { speed: 'instant', stillness: true };

async function take(page: Page, name: string): Promise<void> {
  await settled(page);
  // Chromium writes WebP, which Playwright does not offer.
  const devtools = await page.context().newCDPSession(page);
  const clip = await page.evaluate(() => ({
    x: 0,
    y: 0,
    width: innerWidth,
    height: innerHeight,
    scale: devicePixelRatio,
  }));
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}
async function openTable(page: Page, wish: Wish): Promise<void> {
  await openGame(page, wish);
  await expect(page.locator('[data-spot="main"]')).toBeVisible();
}

test.setTimeout(120_000);

test('start', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await take(page, 'start');
});

test('table by day', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
  await openTable(page, { game: { players: 4 }, seed: 5, until: personIn('play', 36) });
  await take(page, 'table');
});

test('closing by lamplight, in German', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'de', theme: 'dark' });
  await openTable(page, { seed: 3, until: personIn('houses', 16) });
  await take(page, 'closing');
});

test('the audience in Rome, in Japanese', async ({ page }) => {
  await useSettings(page, { ...quiet, language: 'ja', theme: 'light' });
  await openTable(page, { game: { audience: true, offices: true }, seed: 4, until: personIn('coaches', 10) });
  await take(page, 'rome');
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true });
  test('north with horses', async ({ page }) => {
    await useSettings(page, { ...quiet, language: 'en', theme: 'light' });
    await openTable(page, { game: { map: 'north', growth: 'horses' }, seed: 2, until: personIn('play', 12) });
    await take(page, 'phone');
  });
});
