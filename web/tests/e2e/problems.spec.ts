// What a person is told when something beside the game fails.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { GameRecord } from '../../engine/answers';
import { personIn } from './records';
import { mainButton, openGame, openRecord, useHaste } from './support';

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

test('a damaged game opened by its address is told from a deleted one', async ({ page }) => {
  await useHaste(page);
  const damaged = { format: 'posthorn-record', version: 1, moves: 'gone' } as unknown as GameRecord;
  for (const path of ['table', 'replay', 'end']) {
    await openRecord(page, damaged, `${path}/hurt`, 'hurt');
    const told = page.getByRole('alertdialog', { name: 'This game cannot be opened' });
    await expect(told).toContainText('Your other games are not affected');
    const download = page.waitForEvent('download');
    await told.getByRole('button', { name: 'Save it as a file' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('gone');
    await told.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  }
  await page.goto('./#/table/never-there');
  await expect(page.getByRole('heading', { name: 'There is no such game' })).toBeVisible();
});

test('an engine that came damaged is told', async ({ page }) => {
  await useHaste(page);
  await page.route(/\.wasm/, (route) =>
    route.fulfill({ contentType: 'application/wasm', body: 'not a module' }),
  );
  await page.goto('./');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('missing or came damaged');
});
