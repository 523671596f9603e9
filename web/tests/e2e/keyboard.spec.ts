// A game by keyboard alone, followed by ear.
import { expect, type Page, test } from '@playwright/test';
import { heard, listen } from './listener';
import { playToTheEnd } from './player';
import { personIn, playedGame } from './records';
import { openGame, useHaste } from './support';

async function playByEar(page: Page, until: Parameters<typeof openGame>[1]['until']): Promise<void> {
  await listen(page);
  await useHaste(page);
  await openGame(page, { until, seed: 2 });
  const record = await playToTheEnd(page, 'test-game', 'keyboard');
  const winner = record.seats[record.result?.winner ?? 0]?.name ?? '';
  await expect
    .poll(async () => (await heard(page)).slice(-3).join('\n'))
    .toMatch(winner === 'Anna' ? /You win|Anna wins/ : new RegExp(`${winner} wins`));
  const said = (await heard(page)).join('\n');
  expect(said).toContain('Your turn');
  expect(said).toContain('Konrad');
  expect(said).toMatch(/place/i);
}

test('a game is played to its end by keyboard and ear', async ({ page }) => {
  const { moves } = await playedGame({ seed: 2 });
  await playByEar(page, (seen) => seen.moves >= moves.length - 16 && personIn('take')(seen));
});

test('a whole game by keyboard and ear @long', async ({ page }) => {
  await playByEar(page, () => true);
});

test('the keys of the table', async ({ page }) => {
  await listen(page);
  await useHaste(page);
  await openGame(page, { until: personIn('take', 5) });
  await expect(page.getByText('Your turn').first()).toBeVisible();
  const hand = page.locator('[data-spot="hand"] .ph-card');
  const before = await hand.count();
  await page.keyboard.press('1');
  await expect(hand).toHaveCount(before + 1);
  await expect(page.getByText('Take a second card').first()).toBeVisible();
  await page.keyboard.press('u');
  // A card from the display reveals the next one, so that it cannot be put back.
  await page.keyboard.press('h');
  await expect(page.locator('[data-spot="hint"], .hint').first()).toBeVisible();
});
