// @vitest-environment node
// A game that follows a script, on the real engine.
import { describe, expect, it, vi } from 'vitest';
import { EngineError } from '../../engine/engine';
import { opened } from '../game/local_game';
import type { News } from '../game/source';
import { base } from '../learn/base';
import { GuidedGame } from '../learn/guided';
import { type Line, linesOf, scripted } from '../learn/lesson';
import { deckOf, lessonSeats, recordOf } from '../learn/record';
import { until } from './until';

vi.mock('../../engine/start', () => import('./workers_in_node'));

const lines = linesOf(base);

async function gameAfter(
  count: number,
  script: readonly Line[] = lines,
  onstray = () => undefined as unknown,
) {
  const seats = lessonSeats('Anna', 'Konrad').map((seat) =>
    seat.bot === undefined ? seat : { ...seat, bot: 'greedy' },
  );
  const moves = lines.slice(0, count).map(scripted);
  const game = new GuidedGame(
    await opened(recordOf(base, deckOf(base), moves, seats)),
    async () => undefined,
    script,
    () => onstray(),
  );
  const told: News[] = [];
  game.onupdate = async (news) => {
    told.push(news);
  };
  await game.sit(0);
  return { game, last: () => told.at(-1) as News };
}

describe('a guided game', () => {
  it('takes the move of the script and no other', async () => {
    let strayed = 0;
    const { game, last } = await gameAfter(0, lines, () => {
      strayed += 1;
    });
    await expect(game.act('take SAL', last().version)).rejects.toThrow(EngineError);
    expect(strayed).toBe(1);
    await game.act('take INN', last().version);
    expect(last().seen.moves).toBeGreaterThan(0);
    expect((await game.record()).moves[0]).toBe('take INN');
    expect(game.seats[1]?.name).toBe('Konrad');
  });

  it('lets the opponent follow the script', async () => {
    const first = lines.findIndex((line) => line.by === 'opponent');
    const { game } = await gameAfter(first);
    await until(async () => expect((await game.record()).moves[first]).toBe('take REG'));
  });

  it('lets the opponent play on its own where the script does not fit', async () => {
    const first = lines.findIndex((line) => line.by === 'opponent');
    const other = lines.map((line) => ({ ...line, moves: ['take HOME'] }));
    const { game } = await gameAfter(first, other);
    await until(async () => expect((await game.record()).moves.length).toBeGreaterThan(first));
    expect((await game.record()).moves[first]).not.toBe('take HOME');
  });

  it('allows everything when the script is over', async () => {
    const { game, last } = await gameAfter(lines.length, lines, () => expect.unreachable());
    await until(() => expect(last().seen.choice).not.toBeNull());
    await game.act('take deck', last().version);
  });
});
