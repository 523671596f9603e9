// How long Master thinks about a turn in the browser, on an idle machine: seconds, best and worst of
// three turns.
import { readFileSync } from 'node:fs';
import { openClient, openTable, thrice } from './browser.mjs';

const client = await openClient();
const begun = JSON.parse(readFileSync(new URL('./south_begun.json', import.meta.url), 'utf8'));
// A person beside Master, so that the game stops after its turn.
const record = {
  ...begun,
  seats: [
    { name: 'Master', bot: 'master' },
    { name: 'Anna', person: true },
  ],
};

async function turn() {
  const context = await client.browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('posthorn.settings', JSON.stringify({ speed: 'instant', language: 'en' })),
  );
  await openTable(page, client.url, record);
  // It thinks from the moment the table is there.
  await page.locator('[data-spot="display"]').waitFor();
  const begin = performance.now();
  // The tab tells whose turn it is; the journal tells of earlier ones too.
  await page.waitForFunction(() => document.title.includes('Your turn'));
  const took = (performance.now() - begin) / 1000;
  await context.close();
  return took;
}

const { best, worst } = await thrice(turn);
await client.close();
console.log(
  `a turn of Master in the browser         best ${best.toFixed(2)} s   worst ${worst.toFixed(2)} s`,
);
if (best > 1.5) {
  console.error("Master's turn takes more than 1.5 s.");
  process.exit(1);
}
