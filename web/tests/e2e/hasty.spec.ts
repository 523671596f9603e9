// Pressed as an impatient person does: twice, and in the very frame in which something begins to glow.
import { expect, type Page, test } from '@playwright/test';
import { people, personIn } from './records';
import { mainButton, openGame, savedGame, useHaste, useSettings } from './support';

const hand = (page: Page) => page.getByRole('listbox', { name: 'Your hand' }).getByRole('option');
const movesOf = async (page: Page) => (await savedGame(page, 'test-game'))?.moves ?? [];

test('a double press on a button plays the card and does not end the turn', async ({ page }) => {
  await useHaste(page);
  const { moves } = await openGame(page, { until: personIn('play', 1) });
  await hand(page).first().click();
  await mainButton(page).dblclick();
  await expect(mainButton(page)).toHaveText('End turn');
  await page.waitForTimeout(600);
  expect((await movesOf(page)).length).toBe(moves.length + 1);
  await expect(mainButton(page)).toHaveAttribute('aria-disabled', 'false');
  await mainButton(page).click();
  await expect.poll(async () => (await movesOf(page)).length).toBeGreaterThan(moves.length + 1);
});

test('a double press on the end of the turn does not lift the curtain', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { seats: people(2), until: personIn('after-play', 1) });
  await page.getByRole('button', { name: 'I am Anna' }).click();
  const end = page.getByRole('button', { name: 'End turn' }).first();
  // The second tap of the finger hits whatever came up there, as soon as it is there.
  const tapped = await end.evaluate(async (button: HTMLElement) => {
    button.click();
    for (let frames = 0; frames < 300; frames += 1) {
      const ready = document.querySelector<HTMLElement>('dialog[open] .button.main');
      ready?.click();
      if (ready !== null) return true;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return false;
  });
  expect(tapped).toBe(true);
  await expect(page.getByRole('dialog', { name: 'Next: Konrad' })).toBeVisible();
  await page.getByRole('button', { name: 'I am Konrad' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// Computers that show their steps are what made the own turn come too early for presses.
test('what glows can be pressed in its first frame', async ({ page }) => {
  await useSettings(page, { speed: 'fast', language: 'en' });
  await openGame(page, { until: personIn('take', 1) });
  await expect(page.locator('.is-take').first()).toBeVisible();
  const { pressed, lost } = await page.evaluate(async () => {
    const found = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (each) => each.getAttribute('aria-disabled') !== 'true' && each.getClientRects().length > 0,
      );
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const state = () =>
      `${document.querySelector('main')?.dataset.phase} ${document.querySelectorAll('[data-hand]').length} ${
        document.querySelector('.banner')?.textContent
      }`;
    const lost: string[] = [];
    let pressed = 0;
    const begin = performance.now();
    while (pressed < 50 && performance.now() - begin < 60_000) {
      await frame();
      const control =
        found('[role="alertdialog"] [data-answer="go"]') ??
        found('.is-take') ??
        found('[data-spot="hand"] .is-selected') ??
        found('[data-spot="hand"] .is-playable') ??
        found('main[data-phase="play"] [data-spot="hand"] .is-muted') ??
        found('[data-spot="panel"] .is-playable');
      const target = control?.matches('.is-selected') ? (found('[data-spot="main"]') ?? control) : control;
      const glowing =
        target ?? found('[data-spot="main"][data-move]') ?? found('[data-spot="end"][data-move]');
      if (glowing === undefined) continue;
      const before = state();
      const selected = document.querySelector('.is-selected');
      pressed += 1;
      glowing.click();
      for (let frames = 0; frames < 60 && state() === before; frames += 1) {
        if (document.querySelector('.is-selected') !== selected) break;
        if (document.querySelector('[role="alertdialog"]') !== null) break;
        await frame();
      }
      const unchanged = state() === before && document.querySelector('.is-selected') === selected;
      const refused = document.body.textContent?.includes('another player’s turn');
      if (refused || (unchanged && document.querySelector('[role="alertdialog"]') === null)) {
        lost.push(`${before}: ${glowing.outerHTML.slice(0, 80)}`);
      }
    }
    return { pressed, lost };
  });
  expect(lost).toEqual([]);
  expect(pressed).toBeGreaterThan(40);
});
