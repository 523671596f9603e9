// The table on common screens: what is needed is whole, and what tells whose turn it is.
import { expect, type Page, test } from '@playwright/test';
import { personIn, type Wish } from './records';
import { mainButton, openGame, useSettings } from './support';

const sizes = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;
const games: readonly [string, Wish][] = [
  ['base game', { game: { players: 4 }, until: personIn('play', 24) }],
  ['office tiles', { game: { players: 3, offices: true }, until: personIn('play', 14) }],
  ['horses', { game: { map: 'north', growth: 'horses', players: 3 }, until: personIn('play', 14) }],
];

// How far the right column would have to be scrolled.
const hidden = (page: Page) =>
  page.locator('#acts').evaluate((column) => column.scrollHeight - column.clientHeight);

for (const language of ['de', 'ja']) {
  for (const [name, wish] of games) {
    test(`everything of the right column is in view: ${name}, ${language}`, async ({ page }) => {
      await useSettings(page, { speed: 'instant', language });
      await openGame(page, wish);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await expect(mainButton(page)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('[data-spot="officials"]')).toBeInViewport({ ratio: 1 });
        await expect.poll(() => hidden(page), `${width} x ${height}`).toBeLessThan(2);
      }
    });
  }
}

const phoneGames: readonly [string, Wish][] = [
  ['base game', { game: { players: 4 }, until: personIn('play', 24) }],
  ['horses', { game: { map: 'north', growth: 'horses', players: 4 }, until: personIn('play', 24) }],
  ['Rome', { game: { players: 3, audience: true, offices: true }, until: personIn('play', 24) }],
];
for (const [name, wish] of phoneGames) {
  test(`the hand is above the bar and everybody's cards are counted: ${name} @phone`, async ({ page }) => {
    await useSettings(page, { speed: 'instant', language: 'de' });
    await openGame(page, wish);
    const bar = page.locator('.bar');
    await expect(bar).toBeVisible();
    for (const height of [844, 800, 740, 690, 660]) {
      await page.setViewportSize({ width: 390, height });
      const hand = page.locator('[data-spot="hand"]').getByRole('option');
      await expect(hand).not.toHaveCount(0);
      for (const card of await hand.all()) {
        const [place, edge] = [await card.boundingBox(), await bar.boundingBox()];
        expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const card of await page.locator('[data-spot="hand"] .tag').all()) {
      const [tag, edge] = [await card.boundingBox(), await bar.boundingBox()];
      expect((tag?.y ?? 0) + (tag?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    }
    for (const seat of await page.locator('.seat:not(.own)').all()) {
      await expect(seat.locator('.hand')).toBeInViewport({ ratio: 1 });
    }
  });
}

test('each of the others has the last city ringed, and the tab tells whose turn it is', async ({ page }) => {
  await useSettings(page, { speed: 'instant', language: 'en' });
  await openGame(page, { game: { players: 3 }, until: personIn('take', 24) });
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon-turn/);
  await expect(page.locator('[data-spot="map"] .ring.trace.seat-red')).toHaveCount(1);
  await expect(page.locator('[data-spot="map"] .ring.trace.seat-yellow')).toHaveCount(1);
  await page.locator('.brand').click();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /icon\.svg/);
});

test('without Baiern the network is not called every land', async ({ page }) => {
  await useSettings(page, { speed: 'instant', language: 'en' });
  await openGame(page, { game: { network: 'outside' }, until: personIn('take', 3) });
  await expect(page.locator('[data-bonus="network"]')).toHaveAccessibleName(/^Outside Baiern/);
});
