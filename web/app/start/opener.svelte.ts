// Opens files a person chooses or drops on the page, and remembers what to tell about them.
import { startEngine } from '../../engine/start';
import { learnMap } from '../maps/boards';
import { place } from '../route.svelte';
import type { Brought } from '../saves/bring';
import type { SavedGame, Saves } from '../saves/store';
import { settings } from '../settings/settings.svelte';

export interface Told {
  readonly file: string;
  readonly brought: Brought;
}

export class Opener {
  told = $state.raw<readonly Told[]>([]); // to be shown
  busy = $state(false);
  readonly #saves: Saves;

  constructor(saves: Saves) {
    this.#saves = saves;
  }

  async open(files: readonly File[]): Promise<void> {
    if (files.length === 0 || this.busy) return;
    this.busy = true;
    const engine = startEngine();
    try {
      const { bring } = await import('../saves/bring');
      const told: Told[] = [];
      for (const file of files) {
        const brought = await bring(file, this.#saves, engine);
        for (const map of brought.maps) learnMap(map);
        if (brought.settings !== undefined) settings.take(brought.settings);
        told.push({ file: file.name, brought });
      }
      this.#show(told);
    } finally {
      this.busy = false;
      engine.stop();
    }
  }

  // One game that holds is looked at, at once; everything else deserves a word.
  #show(told: readonly Told[]): void {
    const games = told.flatMap(({ brought }) => [...brought.games.map((game) => game.id), ...brought.known]);
    const alone = told.every(({ brought }) => brought.refused.length + brought.maps.length === 0);
    const [game] = games;
    const whole = told.some(({ brought }) => brought.settings !== undefined);
    if (alone && !whole && games.length === 1 && game !== undefined) place.go({ page: 'replay', game });
    else this.told = told;
  }
}

// Not every save says how far its game is. Without an engine the list says less.
export async function completed(games: readonly SavedGame[]): Promise<readonly SavedGame[]> {
  if (games.every((game) => game.progress !== undefined)) return games;
  const engine = startEngine();
  try {
    const { checkRecord, isFault } = await import('../saves/check');
    const whole: SavedGame[] = [];
    for (const game of games) {
      const checked =
        game.progress === undefined ? await checkRecord(engine, { record: game.record }) : undefined;
      whole.push(checked === undefined || isFault(checked) ? game : { ...game, progress: checked.progress });
    }
    return whole;
  } catch {
    return games;
  } finally {
    engine.stop();
  }
}
