// Decisions of several gestures, on real positions: whatever is marked by pressing is legal.
import { describe, expect, it, vi } from 'vitest';
import { housesMove } from '../../engine/moves';
import { inPhase, tableWhere } from './tables_in_node';
import { until } from './until';

vi.mock('../../engine/start', () => import('./workers_in_node'));

describe('houses', () => {
  const twoWays = () =>
    tableWhere(
      ({ choice }) => choice?.houses?.ways.one !== undefined && choice.houses.ways.each.groups.length > 1,
    );

  it('are proposed as many as there may be', async () => {
    const { play, deciding } = await twoWays();
    const houses = play.choice?.houses;
    expect(deciding.way).toBe(houses?.proposed);
    expect(play.chosen.length).toBe(houses?.most);
    await until(() => expect(play.preview).toBeDefined());
  });

  it('stay legal whatever city is pressed, by either way', async () => {
    const { play, deciding } = await twoWays();
    const cities = play.choice?.houses?.ways.each.groups.flat() ?? [];
    for (const way of ['each', 'one', 'each'] as const) {
      deciding.changeWay(way);
      expect(deciding.way).toBe(way);
      expect(play.chosen).toEqual(play.choice?.houses?.ways[way]?.largest);
      for (const city of [...cities, ...cities.toReversed(), ...cities]) {
        const before = play.chosen;
        deciding.toggleHouse(city);
        expect(play.chosen.includes(city)).toBe(!before.includes(city));
        await expect(play.source.preview?.(housesMove(play.chosen))).resolves.toBeDefined();
      }
    }
  });

  it('are left alone by a press on another city', async () => {
    const { play, deciding } = await twoWays();
    const { chosen } = play;
    deciding.toggleHouse('nowhere');
    expect(play.chosen).toBe(chosen);
  });

  it('are proposed anew when the table changes', async () => {
    const { play, deciding } = await twoWays();
    deciding.changeWay('one');
    await play.undo();
    expect(play.chosen).toEqual([]);
    expect(deciding.way).toBe('each');
  });
});

describe('cards to discard', () => {
  it('are as many as have to go: one too many takes the place of the first', async () => {
    const { play, deciding, seen } = await tableWhere(({ choice }) => (choice?.discard ?? 0) > 0);
    const hand = seen?.view.players[play.viewer]?.hand ?? [];
    const due = play.choice?.discard ?? 0;
    for (const [i, card] of hand.entries()) deciding.toggleDropped(card, i);
    expect(play.dropped.length).toBe(due);
    expect(deciding.isDropped(hand.at(-1) ?? '', hand.length - 1)).toBe(true);
    expect(deciding.isDropped(hand[0] ?? '', 0)).toBe(due === hand.length);
    deciding.toggleDropped(hand.at(-1) ?? '', hand.length - 1);
    expect(play.dropped.length).toBe(due - 1);
  });
});

describe('clergy and coaches', () => {
  it('each tile stays on one coach', async () => {
    const { play, deciding } = await tableWhere(inPhase('assign'), { audience: true });
    expect(play.isLegal(deciding.assignMove)).toBe(true);
    deciding.putClergy(0, 5);
    deciding.putClergy(3, 2);
    expect([...deciding.clergy].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(deciding.clergy[0]).toBe(5);
    expect(deciding.clergy[3]).toBe(2);
    expect(play.isLegal(deciding.assignMove)).toBe(true);
  });

  it('a coach is proposed, and another one chosen', async () => {
    const { play, deciding } = await tableWhere(inPhase('coaches'), { audience: true });
    const first = deciding.coach;
    expect(play.isLegal(`coach ${first?.coach} ${first?.town}`)).toBe(true);
    deciding.coach = { coach: 'BAI', town: 'AND' };
    expect(deciding.coach).toEqual({ coach: 'BAI', town: 'AND' });
  });
});
