// @vitest-environment node
// A game that follows a script, on the real engine.
import { describe, expect, it } from 'vitest';
import { EngineError } from '../../engine/engine';
import type { GameSource } from '../game/source';
import { base } from '../learn/base';
import { guided } from '../learn/guided';
import { linesOf, scripted } from '../learn/lesson';
import { deckOf, lessonSeats, recordOf } from '../learn/record';
import { engineInNode } from './engine_in_node';

const lines = linesOf(base);
const seed = '0'.repeat(64);

// As much of a game as following a script needs; the real player always ends its turn.
async function gameAfter(moves: readonly string[]) {
  const engine = await engineInNode();
  const seats = lessonSeats('Anna', 'Konrad');
  await engine.ask('open', { record: recordOf(base, deckOf(base), moves, seats), seed });
  const game: Partial<GameSource> = {
    seats,
    seen: (viewer) => engine.ask('seen', { viewer }),
    preview: (move) => engine.ask('preview', { move }),
    async move(move) {
      await engine.ask('move', { move });
    },
    botMove: async () => 'end',
  };
  return game as GameSource;
}

describe('a guided game', () => {
  it('takes the move of the script and no other', async () => {
    let strayed = 0;
    const game = guided(await gameAfter([]), lines, () => {
      strayed += 1;
    });
    await expect(game.move('take SAL')).rejects.toThrow(EngineError);
    expect(strayed).toBe(1);
    await game.move('take INN');
    expect((await game.seen(0)).moves).toBe(1);
    expect(game.seats[1]?.name).toBe('Konrad');
  });

  it('lets the opponent follow the script, or play on its own where that does not fit', async () => {
    const first = lines.findIndex((line) => line.by === 'opponent');
    const moves = lines.slice(0, first).map(scripted);
    expect(await guided(await gameAfter(moves), lines, () => undefined).botMove()).toBe('take REG');
    const other = lines.map((line) => ({ ...line, moves: ['take ULM'] }));
    expect(await guided(await gameAfter(moves), other, () => undefined).botMove()).toBe('end');
  });

  it('allows everything when the script is over', async () => {
    const game = guided(await gameAfter(lines.map(scripted)), lines, () => expect.unreachable());
    await game.move('take deck');
  });
});
