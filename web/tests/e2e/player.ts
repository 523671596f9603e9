// Plays a game through the interface: it looks at the page as a person would, finds what can be done
// next, and does it with the mouse, a finger or the keyboard alone.
import { expect, type Page } from '@playwright/test';
import type { GameRecord } from '../../engine/answers';
import { savedGame } from './support';

export type Hand = 'mouse' | 'touch' | 'keyboard';

// Marks what is to be pressed next; false: there is nothing, as while a computer thinks.
function findNext(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    for (const old of document.querySelectorAll('[data-test-next]')) old.removeAttribute('data-test-next');
    const dialog = document.querySelector('dialog[open]');
    const ways = dialog
      ? ['dialog[open] [data-answer="go"]', 'dialog[open] .main']
      : [
          '[data-spot="main"]',
          '[data-spot="panel"] .ph-card.is-playable',
          '[data-spot="panel"] [role="checkbox"]:not([aria-checked="true"]):not(:disabled)',
          '[data-spot="panel"] input[type="checkbox"]:not(:checked):not(:disabled)',
          '[data-spot="display"] .is-take.fits',
          '[data-spot="display"] .is-take',
          '[data-spot="deck"].may',
          '[data-spot="hand"] .is-playable',
          '[data-spot="hand"] .is-muted',
          '[data-spot="other"]',
        ];
    for (const way of ways) {
      for (const found of document.querySelectorAll<HTMLElement>(way)) {
        if (found.getAttribute('aria-disabled') === 'true' || !found.checkVisibility()) continue;
        found.setAttribute('data-test-next', '');
        return true;
      }
    }
    return false;
  });
}

// The key that leads from the focus towards the mark. Groups of cards, cities and officials are one
// stop each; inside them the arrow keys go on.
const keyTowardsNext = (page: Page) =>
  page.evaluate(() => {
    const next = document.querySelector('[data-test-next]');
    const now = document.activeElement;
    if (next === null || now === null || now === next) return undefined;
    const ahead = (now.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) === 0;
    const group = now.closest('[role="listbox"], [role="toolbar"], [role="radiogroup"]');
    if (group?.contains(next)) return ahead ? 'ArrowRight' : 'ArrowLeft';
    return ahead || now === document.body ? 'Tab' : 'Shift+Tab';
  });

async function goByKeyboard(page: Page): Promise<void> {
  for (let stops = 0; stops < 100; stops += 1) {
    const key = await keyTowardsNext(page);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  const name = await page.locator('[data-test-next]').first().getAttribute('aria-label');
  throw new Error(`the keyboard does not reach ${name ?? 'it'}`);
}

// One act; false: there was nothing to do.
export async function act(page: Page, hand: Hand): Promise<boolean> {
  if (!(await findNext(page))) return false;
  const next = page.locator('[data-test-next]').first();
  if (hand === 'keyboard') {
    await goByKeyboard(page);
    // What has the focus says what it is, unless it vanished when the page went on by itself.
    const named = expect(next).toHaveAccessibleName(/\S/, { timeout: 3000 });
    const there = await named.then(
      () => true,
      async (error: unknown) => {
        if ((await next.count()) > 0) throw error;
        return false;
      },
    );
    if (there) await page.keyboard.press('Enter');
    return true;
  }
  // What is pressed may vanish under the finger when the page goes on by itself.
  const press = hand === 'touch' ? next.tap({ timeout: 2000 }) : next.click({ timeout: 2000 });
  await press.catch(() => undefined);
  return true;
}

export async function playToTheEnd(page: Page, id: string, hand: Hand): Promise<GameRecord> {
  let quiet = 0;
  for (;;) {
    const record = await savedGame(page, id);
    if (record?.result) return record;
    if (await act(page, hand)) {
      quiet = 0;
    } else {
      quiet += 1;
      expect(quiet, 'the game goes on').toBeLessThan(300);
      await page.waitForTimeout(100);
    }
  }
}
