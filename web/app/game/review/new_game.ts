// New games out of old ones.
import type { GameRecord, RecordSeat } from '../../../engine/answers';
import { newId } from '../../../engine/questions';
import type { Saves } from '../../saves/store';
import { LocalGame, optionsOf } from '../local_game';
import { nextOrder } from './seats';

async function keep(saves: Saves, id: string, record: GameRecord): Promise<void> {
  const now = Date.now();
  await saves.put({ id, begun: now, changed: now, record });
}

// The same people and options; the next one begins. The id of the new game.
export async function playAgain(saves: Saves, record: GameRecord): Promise<string> {
  const id = newId();
  const game = await LocalGame.begin(optionsOf(record), nextOrder(record.seats), (first) =>
    keep(saves, id, first),
  );
  game.stop();
  return id;
}

// A game that begins with the first moves of another one.
export async function branchOff(
  saves: Saves,
  record: GameRecord,
  moves: number,
  seats: readonly RecordSeat[],
): Promise<string> {
  const id = newId();
  const game = await LocalGame.open({ ...record, seats }, async () => undefined, moves);
  try {
    await keep(saves, id, await game.record());
  } finally {
    game.stop();
  }
  return id;
}
