// An engine that dies in the middle of a game is started again, and nothing is lost.
import { expect, test } from '@playwright/test';
import { personIn } from './records';
import { openGame, savedGame, useHaste } from './support';

test('a worker that dies is replaced', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, { until: personIn('take', 8) });
  const display = page.getByRole('listbox', { name: 'Display' }).getByRole('option');
  await expect(display).toHaveCount(6);
  for (const worker of page.workers()) {
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('the engine dies');
      });
    });
  }
  await display.first().click();
  await expect(page.getByText('started again').first()).toBeVisible();
  await expect
    .poll(async () => (await savedGame(page, 'test-game'))?.moves.length)
    .toBeGreaterThan(moves.length);
});
