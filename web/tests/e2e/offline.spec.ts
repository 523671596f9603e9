// With the server gone, and with a newer client on it.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { personIn } from './records';
import { builtClient, Server } from './server';
import { mainButton, openGame, savedGame, useHaste } from './support';

test.use({ serviceWorkers: 'allow' });

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('posthorn-files');
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
  });
const networks = (paths: readonly string[]) => paths.filter((path) => path.endsWith('.net'));

test('goes on in the middle of a turn with the server gone', async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await useHaste(page);
  const record = await openGame(page, { until: personIn('after-play', 6) });
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await expect.poll(async () => networks(await keptFiles(page)).length).toBe(12);
  expect((await keptFiles(page)).filter((path) => path.includes('-jp-'))).toEqual([]);
  await server.stop();

  await page.reload();
  await expect(page.getByText('Your turn').first()).toBeVisible();
  expect((await savedGame(page, 'test-game'))?.moves).toEqual(record.moves);
  await page.getByRole('button', { name: 'End turn', exact: true }).last().click();
  // The computer answers, and it is the person's turn again.
  await expect
    .poll(async () => (await savedGame(page, 'test-game'))?.moves.length)
    .toBeGreaterThan(record.moves.length + 2);
  await expect(mainButton(page)).toBeVisible();

  // Every other page is there too, and so is another language.
  for (const path of ['learn', 'rules', 'settings', '']) {
    await page.goto(`./#/${path}`);
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
  }
  await context.close();
});

test('keeps the Japanese fonts once Japanese is chosen', async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: 'ja' });
  const page = await context.newPage();
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload(); // fetched through the worker from now on
  const fonts = async () => (await keptFiles(page)).filter((path) => path.includes('-jp-')).length;
  await expect.poll(fonts).toBeGreaterThan(40);
  await server.stop();
  await page.goto('./#/rules');
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check("600 1em 'Noto Serif JP'", '宿駅馬車'))).toBe(true);
  await context.close();
});

test('takes a new version at the next start, not before', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'posthorn-'));
  cpSync(builtClient, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  let server = await Server.start(folder);
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  const version = () => page.locator('html').getAttribute('data-version');
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  // A newer client: its page differs, and so does the list of its files.
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-version="2"'));
  const worker = join(folder, 'worker.js');
  const list = readFileSync(worker, 'utf8');
  const revision = /"revision":"(\w+)","url":"index.html"/.exec(list)?.[1] ?? '';
  expect(revision).not.toBe('');
  writeFileSync(worker, list.replace(revision, `${revision}2`));
  await server.stop();
  server = await Server.start(folder, server.port);

  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await version()).toBe(null);
  await page.reload();
  await expect.poll(version).toBe('2');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('A new version is ready.')).toBeHidden();

  await context.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('clears away what earlier versions left', async ({ browser }) => {
  const server = await Server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.evaluate(async () => {
    await caches.open('posthorn-page-earlier');
    await (await caches.open('posthorn-files')).put('assets/earlier.js', new Response(''));
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.has('posthorn-page-earlier'))).toBe(false);
  await expect.poll(async () => (await keptFiles(page)).includes('/assets/earlier.js')).toBe(false);
  await expect.poll(async () => networks(await keptFiles(page)).length).toBe(12);
  await server.stop();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await context.close();
});
