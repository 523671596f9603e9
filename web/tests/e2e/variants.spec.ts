// Every variant can be played to its end by pressing what the table offers: some from near the end in the short
// tests, all from the first card in the long ones.
import { expect, test } from '@playwright/test';
import type { GameOptions, Seen } from '../../engine/answers';
import { pressOn } from './presser';
import { personIn } from './records';
import { expectAccessible, mainButton, openGame, savedGame, useHaste, useSeed } from './support';

const variants: Readonly<Record<string, GameOptions>> = {
  south: { map: 'south', players: 2, growth: 'carriages', network: 'all', audience: false, offices: false },
  'south for four': {
    map: 'south',
    players: 4,
    growth: 'carriages',
    network: 'outside',
    audience: false,
    offices: false,
  },
  north: { map: 'north', players: 3, growth: 'horses', network: 'all', audience: false, offices: false },
  'north with carriages': {
    map: 'north',
    players: 2,
    growth: 'carriages',
    network: 'all',
    audience: false,
    offices: false,
  },
  audience: { map: 'south', players: 2, growth: 'carriages', network: 'all', audience: true, offices: false },
  offices: { map: 'south', players: 3, growth: 'carriages', network: 'all', audience: false, offices: true },
  'audience and offices': {
    map: 'south',
    players: 3,
    growth: 'carriages',
    network: 'all',
    audience: true,
    offices: true,
  },
};

// Somebody has few houses or a great carriage, so that few turns are left.
const nearTheEnd = ({ view }: Seen) =>
  view.actor === 0 &&
  view.phase === 'take' &&
  view.players.some((player) => player.housesLeft < 5 || (player.carriage ?? 0) > 5);

const seatsOf = (players: number) =>
  ['Anna', 'Konrad', 'Lotte', 'Fritz']
    .slice(0, players)
    .map((name, i) => (i === 0 ? { name, person: true } : { name, bot: 'novice' }));

// Together they meet every phase; the others end in the long tests.
const quick = new Set(['south for four', 'north', 'audience and offices']);

for (const [name, game] of Object.entries(variants)) {
  for (const [how, until] of [
    [quick.has(name) ? 'to the end' : 'to the end @long', nearTheEnd],
    ['from the beginning @long', () => true],
  ] as const) {
    test(`${name}, ${how}`, async ({ page }) => {
      await useSeed(page, 7);
      await useHaste(page);
      await openGame(page, { game, seats: seatsOf(game.players), until });
      expect(await pressOn(page)).toMatchObject({ end: 'over' });
      await expect
        .poll(async () => (await savedGame(page, 'test-game'))?.result?.scores)
        .toHaveLength(game.players);
    });
  }
}

test('the clergy is sent off by keyboard', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { game: variants.audience, until: personIn('assign') });
  const first = page.getByRole('radiogroup', { name: 'Tile on coach Baden' });
  await first.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(first.getByRole('radio', { name: '2, priest' })).toBeChecked();
  await page.getByRole('button', { name: 'Send them off' }).press('Enter');
  await expect(page.getByText('Send your clergy')).toBeHidden();
});

test('tiles that go back say what they bring', async ({ page }) => {
  await useHaste(page);
  await openGame(page, { game: variants.offices, until: personIn('return') });
  await expect(mainButton(page)).toHaveText('Choose tiles');
  await page.getByRole('checkbox', { disabled: false }).first().press('Space');
  await expect(mainButton(page)).toHaveText('Give back one for nothing');
});

for (const size of ['', ' @phone']) {
  test(`houses are chosen in the panel and on the map${size}`, async ({ page }) => {
    await useHaste(page);
    await openGame(page, {
      until: (seen) => personIn('houses')(seen) && (seen.choice?.houses?.most ?? 0) > 1,
    });
    await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible();
    const most = await page.getByRole('checkbox', { checked: true }).count();
    await expect(mainButton(page)).toHaveText(`Place ${most} houses`);
    if (size !== '') await expectAccessible(page);
    await page.getByRole('checkbox', { checked: true }).first().press('Space');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(most - 1);
    await mainButton(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
    await expect(mainButton(page)).toBeVisible();
  });
}
