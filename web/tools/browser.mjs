// A built client on a server of its own and Chromium, for measurements and screenshots.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export async function openClient() {
  const directory = process.env.POSTHORN_DIST ?? path('web/dist');
  const server = spawn(path('build/release/posthorn'), ['serve', '--dir', directory, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('posthorn serve ended; tools/web builds the client')));
    server.stdout.once('data', (text) => resolve(/http:\S+/.exec(text.toString())?.[0]));
  });
  const browser = await chromium.launch({
    executablePath: process.env.POSTHORN_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
  return {
    url,
    browser,
    async close() {
      await browser.close();
      server.kill();
    },
  };
}

// Puts a game into the store and opens its table.
export async function openTable(page, url, record, id = 'measured') {
  await page.goto(url);
  await page.getByRole('main').waitFor();
  await page.evaluate(
    ([key, game]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('posthorn');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('games', 'readwrite');
          change.objectStore('games').put({ id: key, changed: Date.now(), record: game });
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [id, record],
  );
  await page.goto(`${url}#/table/${id}`);
}

// Best and worst of three, as every measurement of ours.
export async function thrice(measure) {
  const values = [];
  for (let run = 0; run < 3; run += 1) values.push(await measure());
  return { best: Math.min(...values), worst: Math.max(...values) };
}
