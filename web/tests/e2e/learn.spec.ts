// Lessons and rule book through the interface.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { useHaste } from './support';

const names = new Map<string, string>(
  ['north', 'south'].flatMap((map) => {
    const text = readFileSync(new URL(`../../../data/${map}.json`, import.meta.url), 'utf8');
    const { cities } = JSON.parse(text) as { cities: { id: string; name: string }[] };
    return cities.map(({ id, name }): [string, string] => [id, name]);
  }),
);
const nameOf = (card = '') => names.get(card.slice(0, 3)) ?? '';

const tutor = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const next = (page: Page) => tutor(page).getByRole('button', { name: 'Next' });
const heading = (page: Page, name: string) => tutor(page).getByRole('heading', { name });
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`);
const cardOf = (page: Page, place: string, name: string) =>
  spot(page, place).locator(`.ph-card[aria-label*="${name}"]`).first();
const doing = (page: Page, move: string) => page.locator(`[data-move="${move}"]:visible`).first();

async function read(page: Page, steps: number) {
  for (let n = 0; n < steps; n += 1) await next(page).click();
}

test('the tutorial is played by pressing what is lit, left and gone on with', async ({ page }) => {
  await useHaste(page);
  await page.goto('./#/learn');
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).first().click();
  await expect(heading(page, 'Welcome')).toBeVisible();
  await read(page, 4);
  await expect(tutor(page)).toContainText('Take Innsbruck');
  await expect(next(page)).toHaveCount(0);
  await cardOf(page, 'display', 'Regensburg').click();
  await expect(tutor(page)).toContainText('please try what is lit');
  await cardOf(page, 'display', 'Innsbruck').click();
  await expect(heading(page, 'An empty hand')).toBeVisible();
  await cardOf(page, 'display', 'Salzburg').click();
  await expect(heading(page, 'Play a card')).toBeVisible();
  await cardOf(page, 'hand', 'Innsbruck').click();
  await doing(page, 'play INN new').click();
  await doing(page, 'end').click();
  await expect(heading(page, 'Four officials')).toBeVisible();

  await tutor(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page, 'Four officials')).toBeVisible();
  await tutor(page).getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'End of the turn')).toBeVisible();
  await expect(doing(page, 'end')).toBeEnabled();
});

test('a rule is found as one types, and every rule has an address', async ({ page }) => {
  await useHaste(page);
  await page.goto('./#/rules');
  const rules = page.getByRole('article');
  await expect(rules.first()).toBeVisible();
  const all = await rules.count();
  await page.getByRole('searchbox').fill('CARTWRIGHT carriage');
  await expect(page.getByRole('status')).toHaveText(/^\d+ rules$/);
  expect(await rules.count()).toBeLessThan(all / 4);
  await expect(
    rules.filter({ has: page.getByRole('link', { name: 'C9', exact: true }) }).first(),
  ).toBeVisible();
  await page.getByRole('searchbox').fill('qqq');
  await expect(page.getByRole('status')).toHaveText('No rule speaks of that.');
  await page.goto('./#/rules/O3');
  await expect(page.getByRole('heading', { name: 'Giving tiles back' })).toBeInViewport();
});

test('a rule opens over the table, and the game stays', async ({ page }) => {
  await useHaste(page);
  await page.addInitScript(() => {
    const progress = { base: { step: 18, moves: [], done: false } };
    localStorage.setItem('posthorn.lessons', JSON.stringify(progress));
  });
  await page.goto('./#/learn/base');
  await page.getByRole('button', { name: 'Rule C2' }).click();
  const rule = page.getByRole('dialog', { name: 'Rule C2' });
  await expect(rule.getByRole('heading', { name: 'Two ways to place houses' })).toBeVisible();
  await rule.getByRole('button', { name: 'Close' }).click();
  await expect(rule).toHaveCount(0);
  await expect(spot(page, 'panel')).toBeVisible();
});

// What a lesson asks for, done as a person would.
async function follow(page: Page, move: string): Promise<void> {
  const [word = '', ...rest] = move.split(' ');
  const panel = spot(page, 'panel');
  const ready = page.locator(`[data-move="${move}"]`);
  switch (word) {
    case 'take':
      return cardOf(page, 'display', nameOf(rest[0])).click();
    case 'play':
      await cardOf(page, 'hand', nameOf(rest[0])).click();
      return doing(page, move).click();
    case 'postmaster':
    case 'bailiff':
    case 'postilion':
      return spot(page, word).click();
    case 'houses':
      if ((await ready.count()) === 0) {
        await page.getByRole('radio', { name: 'All in one land' }).click();
        for (const city of rest) {
          const choice = panel.getByRole('checkbox', { name: nameOf(city) });
          if ((await choice.getAttribute('aria-checked')) !== 'true') await choice.click();
        }
      }
      break;
    case 'return':
      for (const official of rest) {
        await panel.getByRole('checkbox', { name: new RegExp(official, 'i') }).click();
      }
      break;
    case 'coach':
      if (rest[1] === 'VIT') await panel.getByRole('button', { name: 'Viterbo', exact: true }).click();
      else return spot(page, 'main').click(); // the only way, or any will do
      break;
    case 'assign': // any will do
      return spot(page, 'main').click();
  }
  await doing(page, move).click();
}

for (const lesson of ['base', 'north', 'audience', 'offices']) {
  test(`the lesson ${lesson} is played to its end @long`, async ({ page }) => {
    await useHaste(page);
    await page.goto(`./#/learn/${lesson}`);
    const done = page.getByRole('dialog', { name: 'Well done!' });
    for (let gesture = 0; gesture < 100; gesture += 1) {
      await expect(tutor(page).or(done)).toBeVisible();
      if (await done.isVisible()) break;
      const [title, move] = await tutor(page).evaluate((bubble) => [
        bubble.querySelector('h2')?.textContent,
        bubble.dataset.wanted,
      ]);
      if (move === undefined) await next(page).click();
      else await follow(page, move);
      // The step is over, or it asks for the next move.
      await expect(async () => {
        const bubble = tutor(page);
        if (await done.isVisible()) return;
        const now = await bubble.evaluate(
          (each) => [each.querySelector('h2')?.textContent, each.dataset.wanted],
          null,
          { timeout: 500 },
        );
        expect(now).not.toEqual([title, move]);
      }).toPass();
    }
    await done.getByRole('button', { name: 'Play on against Konrad' }).click();
    await expect(page).toHaveURL(/#\/table\//);
    await expect(spot(page, 'display')).toBeVisible();
  });
}
