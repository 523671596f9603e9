// A finished game among the saved ones of this browser: its result, replay and analysis work as for any other.
import type { Saves } from '../saves/store';
import { ask } from './api';

const kTries = 6; // the server makes the record shortly after the end
const kWait = 1000;

// Whether it is there.
export async function keepRecord(saves: Saves, game: string, wanted: () => boolean): Promise<boolean> {
  if ((await saves.find(game)) !== undefined) return true;
  for (let tries = 0; tries < kTries && wanted(); tries += 1) {
    try {
      const { record } = await ask('GET /api/games/ID/record', undefined, game);
      await saves.put({ id: game, changed: Date.now(), record });
      return true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, kWait * 2 ** tries));
    }
  }
  return false;
}
