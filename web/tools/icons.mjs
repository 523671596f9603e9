// Draws the page's icons from our horn into public/: node tools/icons.mjs. Run it when the horn
// changes; the files are kept in the repository.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const out = new URL('../public/', import.meta.url);
const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
const { HORN } = await server.ssrLoadModule('/board/art/icons.ts');
await server.close();

const ground = '#7a2a22';
const gold = '#e7c77e';
const turn = '<circle cx="48" cy="16" r="14" fill="#4fd1af" stroke="#fff" stroke-width="4"/>';

// `size` is the horn's share of the side; a system may cut a maskable icon down to a circle. `mark` stands over it.
function drawing(corner, size, mark = '') {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">` +
    '<title>Posthorn</title>' +
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/>` +
    `<g transform="translate(32 32) scale(${(size * 64) / 26})" fill="none" stroke="${gold}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${HORN.replace('class="bell"', `fill="${gold}"`).replace('<g class="horn">', '<g>')}</g>${mark}</svg>\n`
  );
}

const icon = drawing(14, 0.74);
writeFileSync(new URL('icon.svg', out), icon);
// While it is the viewer's turn.
writeFileSync(new URL('icon-turn.svg', out), drawing(14, 0.74, turn));
const browser = await chromium.launch({
  executablePath: process.env.POSTHORN_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, side, svg] of [
  ['icon-180.png', 180, drawing(0, 0.66)],
  ['icon-192.png', 192, icon],
  ['icon-512.png', 512, icon],
  ['icon-maskable-512.png', 512, drawing(0, 0.56)],
]) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
  );
  await page.screenshot({ path: new URL(name, out).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
