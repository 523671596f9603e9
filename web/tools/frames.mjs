// The longest frame while pieces move: computers play against each other at normal speed, and a trace
// tells how long the page's main thread was busy at a time. Milliseconds, best and worst of three.
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openClient, openTable, thrice } from './browser.mjs';

const seconds = 8;
const client = await openClient();
const record = JSON.parse(readFileSync(new URL('./south_begun.json', import.meta.url), 'utf8'));

async function longestFrame() {
  const context = await client.browser.newContext({
    locale: 'en',
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await openTable(page, client.url, record);
  await page.locator('[data-spot="main"]').waitFor();
  await page.waitForTimeout(1500); // the table has come up
  const path = join(tmpdir(), `posthorn-frames-${process.pid}.json`);
  await client.browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] });
  await page.waitForTimeout(seconds * 1000);
  const trace = JSON.parse((await client.browser.stopTracing()).toString());
  await context.close();
  const main = new Set(
    trace.traceEvents
      .filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
      .map((event) => `${event.pid} ${event.tid}`),
  );
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === 'X' && /RunTask$/.test(event.name) && main.has(`${event.pid} ${event.tid}`),
  );
  // Time on the processor: what else runs on this machine is not the page's doing.
  return Math.max(...tasks.map((event) => (event.tdur ?? event.dur) / 1000));
}

const { best, worst } = await thrice(longestFrame);
await client.close();
console.log(
  `longest task while pieces move          best ${best.toFixed(1)} ms   worst ${worst.toFixed(1)} ms`,
);
if (best > 50) {
  console.error('A frame takes more than 50 ms.');
  process.exit(1);
}
