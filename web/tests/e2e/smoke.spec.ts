import { expect, test } from '@playwright/test';
import { personIn } from './records';
import { beginGame, mainButton, openGame, savedGame, useHaste, useSeed } from './support';

test('one press from the first visit to a game', async ({ page }) => {
  await useSeed(page, 4);
  await useHaste(page);
  await beginGame(page);
  await expect(page).toHaveURL(/#\/table\//);
});

test('a game goes on where it was, also after a reload', async ({ page }) => {
  await useHaste(page);
  const record = await openGame(page, { until: personIn('play', 5) });
  await expect(mainButton(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  expect((await savedGame(page, 'test-game'))?.moves).toEqual(record.moves);
});
