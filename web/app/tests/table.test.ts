// The table as a page shows it: which step it is, what a press on the map means, what a question waits for.
import { describe, expect, it, vi } from 'vitest';
import { cityOf } from '../../engine/moves';
import { inPhase, tableWhere } from './tables_in_node';
import { until } from './until';

vi.mock('../../engine/start', () => import('./workers_in_node'));

describe('a table', () => {
  it('knows the step of the turn and whether a decision has a panel of its own', async () => {
    const take = await tableWhere(inPhase('take'));
    expect([take.step, take.special, take.mine]).toEqual(['take', false, true]);
    const houses = await tableWhere(({ choice }) => choice?.houses !== undefined);
    expect([houses.step, houses.special]).toEqual(['close', true]);
    const assign = await tableWhere(inPhase('assign'), { audience: true });
    expect([assign.step, assign.special]).toEqual([undefined, true]);
  });

  it('counts rounds from turns', async () => {
    const table = await tableWhere(inPhase('take'), { players: 3 });
    expect([0, 1, 3, 4, 7].map((turn) => table.roundOf(turn))).toEqual([1, 1, 1, 2, 3]);
  });

  it('opens a city that is pressed for nothing, and plays the card of one that fits', async () => {
    const table = await tableWhere(
      ({ view, choice }) =>
        view.phase === 'play' && choice?.moves.some(({ move }) => move.endsWith('left')) === true,
    );
    const { play } = table;
    const fitting = play.moves.find(({ move }) => /left|right/.test(move))?.move.split(' ')[1] ?? '';
    const others = table.map.model.cities.filter(
      ({ id }) => !play.moves.some(({ move }) => move.includes(id)),
    );
    table.pressCity(others[0]?.id ?? '');
    expect(table.opened).toEqual({ kind: 'city', city: others[0]?.id });
    const before = play.seen?.moves ?? 0;
    table.pressCity(cityOf(fitting));
    await until(() => expect(play.seen?.moves).toBeGreaterThan(before));
  });

  it('makes a move it asked about only when it is confirmed', async () => {
    const table = await tableWhere(({ choice }) => choice?.moves.some(({ abandons }) => abandons) === true);
    const { play } = table;
    const move = play.moves.find(({ abandons }) => abandons)?.move ?? '';
    const before = play.seen?.moves ?? 0;
    table.perform(move);
    expect(table.asked?.move).toBe(move);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(play.seen?.moves).toBe(before);
    table.confirm();
    table.confirm();
    expect(table.asked).toBeUndefined();
    await until(() => expect(play.seen?.moves).toBe(before + 1));
  });

  it('marks which tiles the proposed houses bring', async () => {
    const table = await tableWhere(({ choice }) => (choice?.houses?.most ?? 0) > 0);
    await until(() => expect(table.play.preview).toBeDefined());
    const taken = table.play.preview?.events.flatMap((event) =>
      event.kind === 'bonus-taken' ? [event.bonus] : [],
    );
    expect(table.gains).toEqual(taken);
  });
});
