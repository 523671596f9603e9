// New games out of old ones. Each is saved and then opened at the table like any other.
import type { GameRecord, RecordSeat } from '../../../engine/answers';
import { newId } from '../../../engine/questions';
import type { Saves } from '../../saves/store';
import { LocalGame, optionsOf } from '../local_game';
import { nextOrder } from './seats';

async function keep(saves: Saves, game: LocalGame): Promise<string> {
  try {
    const id = newId();
    const now = Date.now();
    const { turn, actor } = (await game.seen(-1)).view;
    const record = await game.record();
    await saves.put({ id, begun: now, changed: now, record, progress: { turn, actor } });
    return id;
  } finally {
    game.stop();
  }
}
const unsaved = async () => undefined;

// The same people and options; the next one begins. The id of the new game.
export async function playAgain(saves: Saves, record: GameRecord): Promise<string> {
  return keep(saves, await LocalGame.begin(optionsOf(record), nextOrder(record.seats), unsaved));
}

// A game that begins with the first moves of another one.
export async function branchOff(
  saves: Saves,
  record: GameRecord,
  moves: number,
  seats: readonly RecordSeat[],
): Promise<string> {
  return keep(saves, await LocalGame.open({ ...record, seats }, unsaved, moves));
}
