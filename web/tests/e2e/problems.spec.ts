// What a person is told when something beside the game fails.
import { expect, test } from '@playwright/test';
import { personIn } from './records';
import { mainButton, openGame, useHaste } from './support';

test.describe('without SIMD', () => {
  test('the page says which browsers can run it', async ({ page }) => {
    await page.addInitScript(() => {
      WebAssembly.validate = () => false;
    });
    await page.goto('./');
    await expect(page.getByText('WebAssembly with SIMD is missing')).toBeVisible();
  });
});

test('a computer player whose network does not come is told of, and trying again helps', async ({ page }) => {
  await useHaste(page);
  await page.route('**/*.net', (route) => route.abort());
  await openGame(page, { until: personIn('after-play', 6) });
  await page.getByRole('button', { name: 'End turn', exact: true }).last().click();
  const dialog = page.getByRole('alertdialog', { name: 'The computer cannot think' });
  await expect(dialog).toContainText('could not be loaded');
  await page.unroute('**/*.net');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await expect(mainButton(page)).toBeVisible();
});
