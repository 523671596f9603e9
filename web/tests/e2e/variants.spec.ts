// Every variant can be played to its end by pressing what the table offers.
import { expect, test } from '@playwright/test';
import type { GameOptions } from '../../engine/answers';
import { pressOn } from './presser';
import { openGame, savedGame, useHaste, useSeed } from './support';

const variants: Readonly<Record<string, Partial<GameOptions>>> = {
  south: { players: 2 },
  'south for four': { players: 4, network: 'outside' },
  north: { map: 'north', growth: 'horses', players: 3 },
  'north with carriages': { map: 'north', players: 2 },
  audience: { audience: true, players: 2 },
  offices: { offices: true, players: 3 },
  'audience and offices': { audience: true, offices: true, players: 4 },
};

for (const [name, game] of Object.entries(variants)) {
  test(`a whole game: ${name}`, async ({ page }) => {
    await useSeed(page, 7);
    await useHaste(page);
    const seats = ['Anna', 'Konrad', 'Lotte', 'Fritz']
      .slice(0, game.players)
      .map((who, i) => (i === 0 ? { name: who, person: true } : { name: who, bot: 'novice' }));
    await openGame(page, { game, seats, until: () => true });
    const pressed = await pressOn(page);
    expect(pressed).toMatchObject({ end: 'over' });
    const record = await savedGame(page, 'test-game');
    expect(record?.result?.scores).toHaveLength(game.players ?? 2);
  });
}
