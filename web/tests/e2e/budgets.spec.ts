// What the first visit costs, from the first page to a game, compressed as it is served. The client
// has to be built by tools/web, which compresses it.
import { expect, type Request, test } from '@playwright/test';
import { mainButton } from './support';

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

// Japanese writing needs more than the budget is for: about two hundred small files of two fonts, of
// which a page fetches those it shows, and the style sheet that lists them.
const isJapaneseFont = (path: string) => /japanese_fonts|-jp-/.test(path);

for (const language of ['en', 'de', 'fr', 'es', 'ja']) {
  test.describe(language, () => {
    test.use({ locale: language });
    test(`the first load keeps to its budgets: ${language}`, async ({ page }) => {
      // By address: what a second worker asks for again comes from the browser's own store.
      const finished = new Map<string, Request>();
      page.on('requestfinished', (request) => finished.set(request.url(), request));
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.locator('.button.main').click();
      await expect(mainButton(page)).toBeVisible();
      await expect.poll(() => [...finished.keys()].some((url) => url.endsWith('.net'))).toBe(true);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));

      let program = 0;
      let engineAndFonts = 0;
      let japanese = 0;
      const kinds = new Set<string>();
      for (const [url, request] of finished) {
        const response = await request.response();
        const size = Number(await response?.headerValue('content-length'));
        const path = new URL(url).pathname;
        const kind = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
        kinds.add(kind);
        if (isJapaneseFont(path)) japanese += size;
        else if (kind === 'js' || kind === 'css') program += size;
        else if (['wasm', 'net', 'woff2'].includes(kind)) engineAndFonts += size;
      }
      console.log(
        `first load, ${language}: ${kilobytes(program)} KB of script and styles, ` +
          `${kilobytes(engineAndFonts)} KB of engine, network and fonts` +
          (japanese > 0 ? `, ${kilobytes(japanese)} KB of Japanese fonts` : ''),
      );
      expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css', 'wasm', 'net', 'woff2']));
      expect(program + engineAndFonts + japanese).not.toBeNaN();
      expect(japanese > 0).toBe(language === 'ja');
      expect(kilobytes(program)).toBeLessThanOrEqual(150);
      expect(kilobytes(engineAndFonts)).toBeLessThanOrEqual(1500);
    });
  });
}
