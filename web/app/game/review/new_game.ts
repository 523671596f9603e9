// New games out of old ones. Each is saved and then opened at the table like any other.
import type { GameRecord, RecordSeat } from '../../../engine/answers';
import { newId } from '../../../engine/questions';
import type { Saves } from '../../saves/store';
import { LocalGame, optionsOf, type Save } from '../local_game';
import { nextOrder } from './seats';

// The id of the new game.
async function kept(saves: Saves, made: (save: Save) => Promise<LocalGame>): Promise<string> {
  const id = newId();
  const now = Date.now();
  const game = await made((record, progress) =>
    saves.put({ id, begun: now, changed: now, record, progress }),
  );
  try {
    await game.keep();
    return id;
  } finally {
    await game.stop();
  }
}

// The same people and options; the next one begins.
export const playAgain = (saves: Saves, record: GameRecord) =>
  kept(saves, (save) => LocalGame.begin(optionsOf(record), nextOrder(record.seats), save));

// A game that begins with the first moves of another one.
export const branchOff = (saves: Saves, record: GameRecord, moves: number, seats: readonly RecordSeat[]) =>
  kept(saves, (save) => LocalGame.open({ ...record, seats }, save, moves));
