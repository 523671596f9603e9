// What the first visit costs, from the first page to a game, compressed as it is served. The client
// has to be built by tools/web, which compresses it.
import { expect, type Request, test } from '@playwright/test';
import { beginGame, mainButton } from './support';

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

test('the first load keeps to its budgets', async ({ page }) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await beginGame(page);
  await expect(mainButton(page)).toBeVisible();
  await expect.poll(() => finished.some((request) => request.url().endsWith('.net'))).toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));

  let program = 0;
  let engineAndFonts = 0;
  const kinds = new Set<string>();
  for (const request of finished) {
    const { responseBodySize } = await request.sizes();
    const kind = /\.(\w+)$/.exec(new URL(request.url()).pathname)?.[1] ?? 'html';
    kinds.add(kind);
    if (kind === 'js' || kind === 'css') program += responseBodySize;
    if (['wasm', 'net', 'woff2'].includes(kind)) engineAndFonts += responseBodySize;
  }
  console.log(
    `first load: ${kilobytes(program)} KB of script and styles, ` +
      `${kilobytes(engineAndFonts)} KB of engine, network and fonts`,
  );
  expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css', 'wasm', 'net', 'woff2']));
  expect(kilobytes(program)).toBeLessThanOrEqual(150);
  expect(kilobytes(engineAndFonts)).toBeLessThanOrEqual(1500);
});
