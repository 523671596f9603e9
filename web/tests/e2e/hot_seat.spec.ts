// Several people at one screen: nothing of a hand is on the page while the curtain is down.
import { expect, test } from '@playwright/test';
import { people, personIn } from './records';
import { mainButton, openGame, useHaste } from './support';

test('the curtain falls between two people', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { seats: people(2), until: personIn('play', 5) });
  const curtain = page.getByRole('dialog', { name: 'Next: Anna' });
  await expect(curtain).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Your hand' })).toHaveCount(0);
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Anna' }).click();
  await expect(curtain).toHaveCount(0);
  await page.getByRole('listbox', { name: 'Your hand' }).getByRole('option').first().click();
  await mainButton(page).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Give it up' });
  const end = page.getByRole('button', { name: 'End turn', disabled: false }).first();
  await expect(confirm.or(end).first()).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await end.click();
  await expect(page.getByRole('dialog', { name: 'Next: Konrad' })).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Your hand' })).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Konrad' }).click();
  await expect(page.getByRole('listbox', { name: 'Your hand' })).toBeVisible();
  await expect(page.getByText('Your turn').first()).toBeVisible();
});
