import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { GameRecord } from '../../engine/answers';
import { oneAgainstComputers, playedGame } from './records';
import { expectAccessible, expectResult, openRecord, savedGame, useHaste } from './support';

const place = (page: Page) => page.getByRole('slider', { name: 'Place in the game' });
const lineNow = (page: Page) => page.locator('[data-move][aria-current="step"]');

test('the end of a game: winner, score sheet, chances, and another game', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ seed: 3 });
  await openRecord(page, record, 'end/test-game');
  await expectResult(page, record);

  // The analysis began by itself; it can be halted and goes on.
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  expect((await download).suggestedFilename()).toMatch(/^posthorn-.*Anna-Konrad\.json$/);

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const id = page.url().split('/').at(-1) ?? '';
  // Who began last time is last now.
  expect((await savedGame(page, id))?.seats.map((seat) => seat.name)).toEqual(['Konrad', 'Anna']);
});

test('a game is replayed step by step, by turn, and by itself', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ seed: 5, game: { players: 3 }, seats: oneAgainstComputers(3) });
  await openRecord(page, record, 'replay/test-game/4');
  await expect(place(page)).toHaveValue('4');
  await expect(lineNow(page)).toHaveAttribute('data-move', '3');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveValue('5');
  await page.getByRole('button', { name: 'One step back' }).click();
  await expect(place(page)).toHaveValue('4');
  await page.keyboard.press('End');
  await expect(place(page)).toHaveValue(String(record.moves.length));
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'One turn on' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Round 1' })).toBeVisible();
  expect(Number(await place(page).inputValue())).toBeGreaterThan(1);

  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(place(page)).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();

  // A line of the journal, then a reload at that place.
  await page.locator('[data-move="7"]').click();
  await expect(place(page)).toHaveValue('8');
  await expect(page).toHaveURL(/replay\/test-game\/8$/);
  await page.reload();
  await expect(place(page)).toHaveValue('8');
});

test('hands are seen by everybody, or as far as one seat can know them', async ({ page }) => {
  await useHaste(page);
  const lines = readFileSync(new URL('../../../tests/records/south-3-all.jsonl', import.meta.url), 'utf8');
  const record: GameRecord = JSON.parse(lines.slice(0, lines.indexOf('\n')));
  // The first seat begins with a card from the deck, which it alone knows.
  expect(record.moves[0]).toBe('take deck');
  await openRecord(page, record, 'replay/test-game/1');
  await expect(place(page)).toHaveValue('1');
  const hand = page.getByRole('list', { name: 'Hand of random 0' });
  await expect(hand).not.toContainText('unseen');
  await page.getByLabel('Seen by').selectOption('random 1');
  await expect(hand).toHaveText('1 unseen');
  await page.getByLabel('Seen by').selectOption('random 0');
  await expect(hand).not.toContainText('unseen');
});

test('one plays on from any position; the old game stays', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ seed: 6, until: ({ view }) => view.turn > 8 });
  await openRecord(page, record, 'replay/test-game/20');
  await expect(place(page)).toHaveValue('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Anna/).selectOption('Person');
  await dialog.getByLabel(/Konrad/).selectOption('Person');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  const id = page.url().split('/').at(-1) ?? '';
  const branch = await savedGame(page, id);
  expect(branch?.moves.slice(0, 20)).toEqual(record.moves.slice(0, 20));
  expect(branch?.result ?? null).toBeNull();
  expect(branch?.seats.every((seat) => seat.person === true)).toBe(true);
  expect((await savedGame(page, 'test-game'))?.moves).toEqual(record.moves);
});

test('what the analysis finds is kept with the game', async ({ page }) => {
  await useHaste(page);
  // Random moves: there is much to find.
  const lines = readFileSync(new URL('../../../tests/records/south-2-all.jsonl', import.meta.url), 'utf8');
  const { result: _, ...whole }: GameRecord = JSON.parse(lines.slice(0, lines.indexOf('\n')));
  const record = { ...whole, moves: whole.moves.slice(0, 14), shuffles: whole.shuffles.slice(0, 1) };
  await openRecord(page, record, 'replay/test-game');
  await page.getByRole('button', { name: 'Analyse' }).click();
  const next = page.getByRole('button', { name: 'To the next mistake' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  await page.reload();
  await next.click();
  await expect(page.getByText(/^Better by/)).toBeVisible();
  await page.getByRole('tab', { name: 'Skill and luck' }).click();
  await expect(page.getByRole('row', { name: /^Luck/ })).toBeVisible();
});

test('Rome and horses in replay @phone', async ({ page }) => {
  await useHaste(page);
  const rome = await playedGame({
    seed: 2,
    game: { audience: true, offices: true },
    until: ({ view }) => view.turn > 8,
  });
  await openRecord(page, rome, 'replay/test-game/20');
  await page.getByRole('tab', { name: 'Rome' }).click();
  await expect(page.getByRole('group', { name: 'The road to Rome' })).toBeVisible();
  await expectAccessible(page);
  const north = await playedGame({ seed: 2, game: { map: 'north', growth: 'horses' } });
  await openRecord(page, north, 'end/north-game', 'north-game');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wins');
  await expect(page.getByRole('row', { name: /^Carriage/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('a record that breaks the rules is refused in plain words', async ({ page }) => {
  await useHaste(page);
  const record = await playedGame({ seed: 1 });
  await openRecord(page, { ...record, moves: ['take deck', 'close'] }, 'replay/bad', 'bad');
  await expect(page.getByRole('alert')).toContainText('breaks the rules or is damaged');
  await page.goto('./#/end/nothing');
  await expect(page.getByRole('alert')).toContainText('not saved in this browser');
});
