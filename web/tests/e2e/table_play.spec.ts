// The first turns of a game by every way of playing.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { people, personIn } from './records';
import { mainButton, openGame, savedGame, useHaste, useSeed, useSettings } from './support';

const display = (page: Page) => page.getByRole('listbox', { name: 'Display' }).getByRole('option');
const hand = (page: Page) => page.getByRole('listbox', { name: 'Your hand' }).getByRole('option');
const route = (page: Page) => page.getByRole('region', { name: 'Your route' });
const status = (page: Page) => page.getByRole('status').first();

test('a turn by mouse', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 1) });
  await expect(status(page)).toContainText('take two cards');
  await display(page).first().click();
  await expect(hand(page)).toHaveCount(1);
  await display(page).nth(2).click();
  await expect(hand(page)).toHaveCount(2);
  await hand(page).first().click();
  await expect(mainButton(page)).toContainText('Begin a route with');
  await mainButton(page).click();
  await expect(route(page).getByRole('img')).toHaveCount(1);
  await expect(mainButton(page)).toContainText('End turn');
  await page.getByRole('button', { name: /^Close/ }).click({ force: true });
  await expect(page.getByText('too short to close').first()).toBeVisible();
  await mainButton(page).click();
  await expect(status(page)).toContainText('Take a card');
});

test('a sheet of the menu has the keys to itself, and looking at a city takes no card', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 1) });
  await expect(display(page)).toHaveCount(6);
  for (const name of ['Keys', 'Discard pile', 'Journal']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('1');
    await expect(hand(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const label = (await display(page).first().getAttribute('aria-label')) ?? '';
  const [name] = label.replace('take ', '').split(',');
  await page.locator(`[data-city][aria-label^="${name}"]`).click();
  await expect(page.getByRole('dialog')).toContainText('Roads to');
  await expect(hand(page)).toHaveCount(0);
});

test('a turn with the keyboard alone', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 1) });
  await expect(display(page)).toHaveCount(6);
  await page.keyboard.press('1');
  await expect(hand(page)).toHaveCount(1);
  await page.keyboard.press('0');
  await expect(hand(page)).toHaveCount(2);
  await page.keyboard.press('c');
  await expect(hand(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(hand(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(route(page).getByRole('img')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(route(page).getByRole('img')).toHaveCount(0);
  await page.keyboard.press('c');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(route(page).getByRole('img')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('m');
  await expect(page.locator('[data-city]:focus')).toHaveCount(1);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toContainText('Roads to');
  await page.keyboard.press('Escape');
  await page.locator('body').focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('log')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status(page)).toContainText('Take a card');
});

test('cards are dragged into the hand, to the route and onto their city', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 1) });
  await display(page)
    .first()
    .dragTo(page.getByRole('region', { name: 'Your hand' }));
  await expect(hand(page)).toHaveCount(1);
  await page.keyboard.press('2');
  await expect(hand(page)).toHaveCount(2);
  // Beside every place it flies back.
  await hand(page)
    .first()
    .dragTo(page.getByRole('region', { name: 'Bonus tiles' }));
  await expect(hand(page)).toHaveCount(2);
  await hand(page)
    .first()
    .dragTo(page.getByRole('button', { name: /new route|here/ }));
  await expect(hand(page)).toHaveCount(1);
  await expect(route(page).getByRole('img')).toHaveCount(1);
});

test('undo goes back to the last card that was shown, and says why it stops', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, { until: personIn('play', 8) });
  await hand(page).first().click();
  await mainButton(page).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Give it up' });
  if (await confirm.isVisible()) await confirm.click();
  await expect.poll(async () => (await savedGame(page, 'test-game'))?.moves.length).toBe(moves.length + 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await savedGame(page, 'test-game'))?.moves.length).toBe(moves.length);
  const undo = page.getByRole('button', { name: 'Undo: A card has come to light' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await undo.click({ force: true });
  await expect(page.getByText('A card has come to light').first()).toBeVisible();
});

test('a hint names a move and a reason and plays nothing', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, { until: personIn('take', 8) });
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText('Win chance');
  expect((await savedGame(page, 'test-game'))?.moves).toEqual(moves);
});

test('computers show their steps, or skip to the person', async ({ page }) => {
  await useSeed(page, 2);
  await useSettings(page, { speed: 'slow', language: 'en' });
  await openGame(page, { until: ({ view }) => view.actor === 1 && view.turn > 6 });
  await expect(page.getByRole('button', { name: 'Konrad is playing' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip to me' }).click();
  await expect(status(page)).toContainText('Your turn');
});

test('who would begin the last round behind is asked first', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, {
    game: { players: 4 },
    seats: people(4),
    until: ({ choice }) =>
      (choice?.moves ?? []).some((each) => each.move === 'cartwright' && each.endsBehind),
  });
  await page.getByRole('button', { name: /^I am/ }).click();
  await page.locator('[data-move="cartwright"]').click();
  const question = page.getByRole('alertdialog', { name: /you are behind/ });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toHaveCount(0);
  expect((await savedGame(page, 'test-game'))?.moves.length).toBe(moves.length);
  await page.locator('[data-move="cartwright"]').click();
  await question.getByRole('button', { name: 'Begin the last round' }).click();
  await expect(page.getByText('Last round').first()).toBeVisible();
});

test('a game under way is saved as a file from the menu', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, { until: personIn('play', 5) });
  await page.getByRole('button', { name: 'Menu' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this game as a file' }).click();
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8')).moves).toEqual(moves);
});

test('a line of the journal shows its city in the colour of who acted', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('play', 6) });
  await page
    .getByRole('log')
    .getByRole('button', { name: /^Konrad played/ })
    .last()
    .hover();
  await expect(page.locator('.ring.trace.seat-red')).not.toHaveCount(0);
});

test('a turn by touch @phone', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 1) });
  await display(page).first().tap();
  await expect(hand(page)).toHaveCount(1);
  await display(page).nth(1).tap();
  await expect(hand(page)).toHaveCount(2);
  await hand(page).first().tap();
  await hand(page).first().tap();
  await expect(mainButton(page)).toContainText('End turn');
  await mainButton(page).tap();
  await expect(status(page)).toContainText('Take a card');
});
