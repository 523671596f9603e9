// The first page: games begun, continued, deleted, brought along and carried away.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { personIn, playedGame } from './records';
import { expectAccessible, mainButton, openGame, saveGame, useHaste, useSettings } from './support';

const root = new URL('../../../', import.meta.url);
const filesOf = (page: Page) => page.getByTestId('files');
const file = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});
const rows = (page: Page) => page.getByRole('region', { name: 'Saved games' }).getByRole('listitem');

// The first page with some games in the store.
async function openWith(page: Page, ids: readonly string[]): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible();
  const record = await playedGame({ until: personIn('play', 5) });
  for (const id of ids) await saveGame(page, id, record);
  await page.goto('./#/games');
  await page.reload();
  await expect(rows(page)).toHaveCount(ids.length);
}

test('one press from the first visit to a game, on a phone too @phone', async ({ page }) => {
  await useHaste(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(mainButton(page)).toBeVisible();
});

test('everything about a new game can be chosen, and is remembered', async ({ page }) => {
  await useHaste(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Add a player' }).click();
  await page.getByLabel('Name').nth(1).fill('Anna');
  await page.getByLabel('Name').nth(0).fill('Anna');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText('Somebody else is called Anna already')).toBeVisible();
  await page.getByLabel('Name').nth(1).fill('Bruno');
  await page.getByLabel('Who plays Bruno').selectOption('courier');
  await page.getByLabel('Style of Bruno').selectOption('racer');
  await page.getByRole('radio', { name: /North/ }).check();
  await page.getByRole('radio', { name: /^Horses/ }).check();
  await page.getByRole('button', { name: 'More rules' }).click();
  await page.getByRole('radiogroup', { name: 'First player' }).getByRole('radio', { name: 'Bruno' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mainButton(page)).toBeVisible();
  await page.goto('./#/games');
  await expect(rows(page).first()).toContainText('North, Horses');
  await page.reload();
  await page.goto('./#/new');
  await expect(page.getByLabel('Name').nth(1)).toHaveValue('Bruno');
  await expect(page.getByRole('radio', { name: /North/ })).toBeChecked();
});

test('a game is continued from the first page', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('play', 5) });
  await expect(mainButton(page)).toBeVisible();
  await page.goto('./#/');
  await page.getByRole('link', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/#\/table\/test-game/);
  await expect(mainButton(page)).toBeVisible();
});

test('saved games are listed, deleted and brought back', async ({ page }) => {
  await useHaste(page);
  await openWith(page, ['one', 'two', 'three']);
  await expect(rows(page).first()).toContainText('round 3, your turn');
  const remove = page.getByRole('button', { name: /^Delete the game/ });
  await remove.first().click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(rows(page)).toHaveCount(3);
  await remove.first().click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('a record is opened as a replay, and not twice', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame();
  for (let times = 0; times < 2; times += 1) {
    await page.goto('./#/');
    await filesOf(page).setInputFiles(file('game.json', record));
    await expect(page).toHaveURL(/#\/replay\//);
    await expect(page.getByRole('slider', { name: 'Place in the game' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole('link', { name: 'Score sheet' })).toBeVisible();
});

test('a bad file is told in plain words, and nothing is lost', async ({ page }) => {
  await useHaste(page);
  await openWith(page, ['mine']);
  const record = await playedGame({ until: personIn('play', 5) });
  const bad: readonly (readonly [unknown, RegExp])[] = [
    ['not json at all', /no Posthorn file, or it is damaged/],
    ['', /empty/],
    [{ hello: 'world' }, /another program/],
    [{ ...record, moves: ['close'] }, /does not keep to the rules/],
    [{ ...record, game: { map: 'atlantis' } }, /atlantis/],
    [
      { ...JSON.parse(readFileSync(new URL('data/south.json', root), 'utf8')), id: 'mine', roads: [] },
      /cannot be played on/,
    ],
  ];
  for (const [content, words] of bad) {
    await filesOf(page).setInputFiles(file('bad.json', content));
    const told = page.getByRole('dialog');
    await expect(told).toContainText('This could not be opened');
    await expect(told).toContainText(words);
    await told.getByRole('button', { name: 'Done' }).click();
  }
  await expect(rows(page)).toHaveCount(1);
});

test('what is wrong with a file is told in the language of the page, with its place', async ({ page }) => {
  await useSettings(page, { speed: 'instant', language: 'de' });
  await page.goto('./');
  const record = await playedGame({ until: personIn('play', 5) });
  const text = JSON.stringify(record, null, 1);
  const south = JSON.parse(readFileSync(new URL('data/south.json', root), 'utf8'));
  const bad: readonly (readonly [unknown, RegExp])[] = [
    [text.slice(0, text.indexOf('"moves"')), /Zeile \d+, Spalte \d+.*Die Datei hört zu früh auf/],
    [text.replace('"moves"', '"Moves"'), /Zeile 1, Spalte 1.*„moves“ fehlt/],
    [text.replace('"version": 1', '"version": "1"'), /Zeile 3, Spalte \d+.*version.*sollte eine Zahl stehen/],
    [{ ...record, moves: ['close'] }, /Schritt 1, „close“.*\(T1\)/],
    [{ ...record, moves: ['take XXX'] }, /Schritt 1, „take XXX“.*Eine Stadt „XXX“ gibt es/],
    [{ ...south, id: 'mine', roads: south.roads.slice(1, 4) }, /Von AUG nach \w+ führen keine Straßen/],
  ];
  for (const [content, words] of bad) {
    await filesOf(page).setInputFiles(file('bad.json', content));
    await expect(page.getByRole('dialog').getByTestId('fault')).toHaveText(words);
    await page.getByRole('dialog').getByRole('button', { name: 'Fertig' }).click();
  }
});

test('of several games the good ones are kept and the bad ones named', async ({ page }) => {
  await useHaste(page);
  await page.goto('./#/games');
  const [first, second] = [await playedGame({ seed: 1 }), await playedGame({ seed: 2 })];
  const lines = [first, { ...second, moves: ['close'] }, second].map((each) => JSON.stringify(each));
  await filesOf(page).setInputFiles(file('games.jsonl', lines.join('\n')));
  await expect(page.getByRole('dialog')).toContainText('2 games were added');
  await expect(page.getByRole('dialog')).toContainText('Game 2:');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('everything is exported, deleted and brought back', async ({ page }) => {
  await useSettings(page, { language: 'en', theme: 'dark' });
  await openWith(page, ['one', 'two']);
  await page.goto('./#/settings');
  await page.getByRole('radio', { name: 'Slow' }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything as a file' }).click();
  const saved = await (await downloading).path();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Normal' })).toBeChecked();
  await page.goto('./#/games');
  await expect(page.getByText(/No games yet/)).toBeVisible();
  await page.goto('./#/settings');
  await filesOf(page).setInputFiles(file('damaged.json', '{"format":"posthorn-collection","version":1}'));
  await expect(page.getByRole('dialog')).toContainText('parts of it are missing');
  await page.getByRole('button', { name: 'Done' }).click();
  await filesOf(page).setInputFiles(saved);
  await expect(page.getByRole('dialog')).toContainText('2 games were added');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('radio', { name: 'Slow' })).toBeChecked();
  await page.goto('./#/games');
  await expect(rows(page)).toHaveCount(2);
});

test('the language changes in the middle of a game, without a reload', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('play', 5) });
  await expect(page.getByText('Your turn').first()).toBeVisible();
  await page.evaluate(() => {
    document.title = 'the same page';
    Object.assign(window, { samePage: true });
  });
  for (const [language, code, words] of [
    ['日本語', 'ja', 'あなたの手番'],
    ['Deutsch', 'de', 'Du bist am Zug'],
  ] as const) {
    await page.goto('./#/settings');
    await page.getByRole('radio', { name: language }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await page.goto('./#/table/test-game');
    await expect(page.getByText(words).first()).toBeVisible();
  }
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});

test('a game is played in one tab at a time', async ({ page, context }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('play', 5) });
  await expect(mainButton(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('./#/table/test-game');
  await expect(second.getByRole('heading', { name: 'open in another tab' })).toBeVisible();
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Play on here' }).click();
  await expect(mainButton(second)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'open in another tab' })).toBeVisible();
});

test('a damaged save is shown as one, and the others stay', async ({ page }) => {
  await useHaste(page);
  await openWith(page, ['good']);
  await saveGame(page, 'torn', { format: 'posthorn-record' } as never);
  const record = await playedGame({ until: personIn('play', 5) });
  await saveGame(page, 'false', { ...record, moves: ['close'] });
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('Damaged game')).toBeVisible();
  await page.goto('./#/table/false');
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('This game cannot be opened');
  await told.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('./#/games');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.goto('./#/table/nowhere');
  await expect(page.getByRole('heading', { name: 'no such game' })).toBeVisible();
});

test('a browser that keeps nothing says so, and plays', async ({ page }) => {
  await useHaste(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('./');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mainButton(page)).toBeVisible();
});

test('a full disk is told, and the game goes on', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { until: personIn('take', 5) });
  await expect(mainButton(page)).toBeVisible();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const told = page.getByRole('alertdialog');
  await expect(async () => {
    await page.keyboard.press('0');
    await expect(told).toContainText('There is no room left', { timeout: 1000 });
  }).toPass();
  await told.getByRole('button', { name: 'Play on' }).click();
  await expect(told).toBeHidden();
  await expect(mainButton(page)).toBeVisible();
});

test('an engine that cannot be loaded is told', async ({ page }) => {
  await useHaste(page);
  await page.route(/\.wasm/, (route) => route.abort());
  await page.goto('./');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The game could not be loaded');
});

test('a map of one’s own is opened, played on and deleted', async ({ page }) => {
  await useHaste(page);
  await page.goto('./');
  const south = JSON.parse(readFileSync(new URL('data/south.json', root), 'utf8'));
  await filesOf(page).setInputFiles(file('my.json', { ...south, id: 'my-map', title: 'My own south' }));
  await expect(page.getByRole('dialog')).toContainText('The map My own south can be chosen');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('radio', { name: /My own south/ }).check();
  await page.getByLabel('Who plays Konrad').selectOption('greedy');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(mainButton(page)).toBeVisible();
  await page.reload();
  await expect(mainButton(page)).toBeVisible();
  await page.goto('./#/new');
  await page.getByRole('button', { name: 'Delete My own south' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('1 saved game is played on it');
  await told.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('radio', { name: /My own south/ })).toHaveCount(0);
});

test('sounds are heard when they are wished, and only then', async ({ page }) => {
  await useSettings(page, { language: 'en', speed: 'instant' });
  await page.addInitScript(() => {
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when) {
      const { dataset } = document.documentElement;
      dataset.heard = String(Number(dataset.heard ?? 0) + 1);
      start.call(this, when);
    };
  });
  const takeCard = () =>
    expect(async () => {
      await page.keyboard.press('1');
      await expect(mainButton(page)).not.toHaveText('Take a card', { timeout: 500 });
    }).toPass();
  const heard = () => page.evaluate(() => Number(document.documentElement.dataset.heard ?? 0));
  await openGame(page, { until: personIn('take', 5) });
  await expect(mainButton(page)).toBeVisible();
  await takeCard();
  expect(await heard()).toBe(0);
  await page.goto('./#/settings');
  await page.getByRole('switch', { name: /^Sounds/ }).check();
  await openGame(page, { until: personIn('take', 7) }, 'another');
  await expect(mainButton(page)).toBeVisible();
  await takeCard();
  await expect.poll(heard).toBeGreaterThan(0);
});

test('the page is never blank', async ({ page }) => {
  await useSettings(page, { language: 'en' });
  // A part that cannot be fetched.
  await page.route(/\/Settings-[^/]*\.js/, (route) => route.abort());
  await page.goto('./');
  await page.getByRole('link', { name: 'Settings' }).click();
  const told = page.getByRole('alertdialog');
  await expect(told).toContainText('A part of the program is missing');
  await told.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  // A fault while a page is drawn.
  await page.addInitScript(() => {
    Intl.ListFormat.prototype.format = () => {
      throw new Error('broken on purpose');
    };
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  // Not even the words.
  await page.route(/\/first-[^/]*\.js/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Posthorn could not be loaded')).toBeVisible();
});
