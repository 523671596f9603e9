// What most specs need: games put into the browser's store, games begun and played by pressing.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type { GameRecord } from '../../engine/answers';
import { playedGame, type Wish } from './records';

// Nothing random from here on: the cards and what computers do follow from the seed. Call it before
// the page is opened.
export async function useSeed(page: Page, seed = 1): Promise<void> {
  await page.addInitScript((start) => {
    let state = start >>> 0;
    const next = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state;
    };
    Math.random = () => next() / 2 ** 32;
    crypto.getRandomValues = (<T extends ArrayBufferView>(array: T): T => {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = next() >>> 24;
      return array;
    }) as typeof crypto.getRandomValues;
  }, seed);
}

// What the settings page would have kept. Call it before the page is opened.
export async function useSettings(
  page: Page,
  settings: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('posthorn.settings') === null) {
      localStorage.setItem('posthorn.settings', JSON.stringify(kept));
    }
  }, settings);
}
// Computers show their moves at once.
export const useHaste = (page: Page) => useSettings(page, { speed: 'instant', language: 'en' });

// Writes a record into the store of saved games; the page must be open.
export async function saveGame(page: Page, id: string, record: GameRecord): Promise<void> {
  await page.evaluate(
    ([key, game]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('posthorn');
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const database = request.result;
          const change = database.transaction('games', 'readwrite');
          change.objectStore('games').put({ id: key, changed: Date.now(), record: game });
          change.addEventListener('complete', () => {
            database.close();
            resolve();
          });
          change.addEventListener('error', () => reject(change.error));
        });
      }),
    [id, record] as const,
  );
}
export async function savedGame(page: Page, id: string): Promise<GameRecord | undefined> {
  return page.evaluate(
    (key) =>
      new Promise<GameRecord | undefined>((resolve, reject) => {
        const request = indexedDB.open('posthorn');
        request.addEventListener('error', () => reject(request.error));
        request.addEventListener('success', () => {
          const found = request.result.transaction('games').objectStore('games').get(key);
          found.addEventListener('success', () => resolve(found.result?.record));
          found.addEventListener('error', () => reject(found.error));
        });
      }),
    id,
  );
}

// Opens the table with a game that computers played up to the wished position.
export async function openGame(page: Page, wish: Wish, id = 'test-game'): Promise<GameRecord> {
  const record = await playedGame(wish);
  await openRecord(page, record, `table/${id}`, id);
  return record;
}
// Any page that has a game in its address: table/ID, end/ID, replay/ID/12.
export async function openRecord(
  page: Page,
  record: GameRecord,
  path: string,
  id = 'test-game',
): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('main')).toBeVisible();
  await saveGame(page, id, record);
  await page.goto(`./#/${path}`);
}

// From the first page with one press.
export async function beginGame(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mainButton(page)).toBeVisible();
}

// The one that names the next act.
export const mainButton = (page: Page): Locator => page.locator('.acts .button.main');

// What was on its way has come: fonts, pieces that move, colours that change.
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.evaluate(async () => {
    // Once it is drawn the browser knows which fonts it needs.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(ending.map((each) => each.finished.catch(() => undefined)));
  });
}

// No violation on what is shown now, by day and by lamplight. Only colours differ between the two.
export async function expectAccessible(page: Page): Promise<void> {
  const found: string[] = [];
  const look = async (rules: readonly string[]) => {
    await settled(page);
    // The page has no frames, so that the quicker way sees all of it.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
    for (const { id, help, nodes } of violations) {
      found.push(`${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
    }
  };
  await look([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found).toEqual([]);
}

// The page at the end of a game tells who won and the points of every seat.
export async function expectResult(page: Page, { seats, result }: GameRecord): Promise<void> {
  if (!result) throw new Error('the game is not over');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${seats[result.winner]?.name} wins`);
  const total = page.getByRole('row', { name: /^Points/ }).getByRole('cell');
  for (const [seat, score] of result.scores.entries()) {
    await expect(total.nth(seat)).toHaveText(String(score).replace('-', '−'));
  }
}
