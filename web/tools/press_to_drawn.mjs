// From the press to the drawn table: own moves of games against a quick computer, pressed inside the page. The time
// ends when the page has drawn the first frame with the changed table; in it is the wait for that frame, on average
// half of its 16.7 milliseconds, for every client alike. The second figure ends when the table has changed in the
// page: it has no such wait. Milliseconds, median and worst of 200 moves. Several clients (folders) take turns in one
// run: node press_to_drawn.mjs DIST [BEFORE].
import { readFileSync } from 'node:fs';
import { openClient, openTable } from './browser.mjs';

const kMoves = 200;
const kRounds = 4; // so that what else happens on the machine meets all alike
const folders = process.argv.slice(2);
const record = JSON.parse(readFileSync(new URL('./south_begun.json', import.meta.url), 'utf8'));
const seats = record.seats.map((seat, i) =>
  i === 0 ? { name: 'Anna', person: true, colour: seat.colour } : { ...seat, bot: 'greedy' },
);

// Presses what can be pressed until enough moves were measured or the game is over.
const measured = (page, enough) =>
  page.evaluate(async (limit) => {
    const found = (selector) =>
      [...document.querySelectorAll(selector)].find(
        (each) => each.getAttribute('aria-disabled') !== 'true' && each.getClientRects().length > 0,
      );
    const table = () => document.querySelector('main.table');
    const state = () =>
      `${table()?.dataset.phase} ${document.querySelectorAll('[data-hand]').length} ${
        document.querySelectorAll('.tray .route .ph-card, .tray [data-route]').length
      } ${document.querySelector('.banner')?.textContent}`;
    const rest = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const drawn = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now());
          channel.port2.postMessage(0);
        }),
      );
    const times = [];
    let idle = 0;
    for (let tries = 0; times.length < limit && idle < 400 && tries < limit * 20; tries += 1) {
      if (table()?.dataset.phase === 'over') break;
      const answer = found('[role="alertdialog"] [data-answer="go"]');
      const ready = document.querySelector('[data-spot="hand"] .is-selected, [data-spot="panel"]') !== null;
      const control =
        answer ??
        found('[data-spot="display"] .is-take') ??
        (ready ? found('[data-spot="main"]') : undefined) ??
        found('[data-spot="panel"] .is-playable') ??
        (ready ? undefined : found('[data-spot="hand"] .is-playable')) ??
        (ready ? undefined : found('main[data-phase="play"] [data-spot="hand"] .is-muted')) ??
        found('[data-spot="main"]') ??
        found('[data-spot="end"]');
      if (control === undefined) {
        idle += 1;
        await rest(10);
        continue;
      }
      idle = 0;
      // A card that is only selected, or an answer, is no move.
      if (control.matches('.is-playable, .is-muted, .is-selected') || answer !== undefined) {
        control.click();
        await rest(30);
        continue;
      }
      await rest(60); // what was drawn before has come to rest
      const before = state();
      const begin = performance.now();
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (state() === before) return;
          observer.disconnect();
          resolve(true);
        });
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
        setTimeout(() => {
          observer.disconnect();
          resolve(false);
        }, 400);
      });
      control.click();
      if (await changed) {
        const shown = performance.now() - begin;
        times.push({ shown, drawn: (await drawn()) - begin });
      }
    }
    return times;
  }, enough);

async function round(client) {
  const context = await client.browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const settings = { speed: 'instant', language: 'en', askBeforeAbandoning: false };
    localStorage.setItem(
      'posthorn.settings',
      JSON.stringify({ ...settings, askBeforeEndingBehind: false, askBeforeFewerHouses: false }),
    );
  });
  const times = [];
  for (let game = 0; times.length < kMoves / kRounds && game < 10; game += 1) {
    await openTable(page, client.url, { ...record, seats, moves: [], result: undefined }, `measured-${game}`);
    await page.locator('[data-spot="main"]').first().waitFor();
    times.push(...(await measured(page, kMoves / kRounds - times.length)));
    await page.goto('about:blank');
  }
  await context.close();
  return times;
}

const clients = [];
for (const folder of folders) {
  process.env.POSTHORN_DIST = folder;
  clients.push({ client: await openClient(), times: [] });
}
for (let i = 0; i < kRounds; i += 1) {
  for (const each of clients) each.times.push(...(await round(each.client)));
}
for (const what of ['drawn', 'shown']) {
  const medians = clients.map(({ times }, i) => {
    const sorted = times.map((time) => time[what]).toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    const name = i === 0 ? `press to ${what}` : '  before';
    console.log(
      `${name.padEnd(16)} ${sorted.length} moves   median ${median.toFixed(1)} ms   worst ${sorted.at(-1).toFixed(1)} ms`,
    );
    return median;
  });
  if (medians.length > 1) console.log(`  ratio          ${(medians[0] / medians[1]).toFixed(2)} of before`);
}
for (const { client } of clients) await client.close();
