// Games saved in this browser: one record each, written after every move. Without IndexedDB games are
// kept for as long as the page is open, and the person is told so.
import type { GameAnalysis, GameRecord } from '../../engine/answers';

export interface SavedGame {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970
  readonly record: GameRecord;
}

// What thinking about a game's moves brought; it holds for these moves only.
export interface SavedAnalysis {
  readonly id: string; // the game's
  readonly moves: readonly string[];
  readonly analysis: GameAnalysis;
}

export interface Saves {
  readonly lasting: boolean;
  all(): Promise<readonly SavedGame[]>;
  find(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  // With its analysis.
  remove(id: string): Promise<void>;
  findAnalysis(id: string): Promise<SavedAnalysis | undefined>;
  putAnalysis(analysis: SavedAnalysis): Promise<void>;
}

const kStores = ['games', 'analyses'] as const;
type Store = (typeof kStores)[number];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

class Lasting implements Saves {
  readonly lasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static async open(): Promise<Lasting> {
    const request = indexedDB.open('posthorn', 2);
    request.addEventListener('upgradeneeded', () => {
      const there = request.result.objectStoreNames;
      for (const store of kStores) {
        if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
      }
    });
    return new Lasting(await done(request));
  }

  #store(mode: IDBTransactionMode, store: Store = 'games'): IDBObjectStore {
    return this.#database.transaction(store, mode, { durability: 'strict' }).objectStore(store);
  }
  all(): Promise<readonly SavedGame[]> {
    return done(this.#store('readonly').getAll() as IDBRequest<SavedGame[]>);
  }
  find(id: string): Promise<SavedGame | undefined> {
    return done(this.#store('readonly').get(id) as IDBRequest<SavedGame | undefined>);
  }
  async put(game: SavedGame): Promise<void> {
    const store = this.#store('readwrite');
    await done(store.put(game));
  }
  async remove(id: string): Promise<void> {
    await done(this.#store('readwrite').delete(id));
    await done(this.#store('readwrite', 'analyses').delete(id));
  }
  findAnalysis(id: string): Promise<SavedAnalysis | undefined> {
    return done(this.#store('readonly', 'analyses').get(id) as IDBRequest<SavedAnalysis | undefined>);
  }
  async putAnalysis(analysis: SavedAnalysis): Promise<void> {
    await done(this.#store('readwrite', 'analyses').put(analysis));
  }
}

export class Fleeting implements Saves {
  readonly lasting = false;
  readonly #games = new Map<string, SavedGame>();
  readonly #analyses = new Map<string, SavedAnalysis>();

  async all(): Promise<readonly SavedGame[]> {
    return [...this.#games.values()];
  }
  async find(id: string): Promise<SavedGame | undefined> {
    return this.#games.get(id);
  }
  async put(game: SavedGame): Promise<void> {
    this.#games.set(game.id, game);
  }
  async remove(id: string): Promise<void> {
    this.#games.delete(id);
    this.#analyses.delete(id);
  }
  async findAnalysis(id: string): Promise<SavedAnalysis | undefined> {
    return this.#analyses.get(id);
  }
  async putAnalysis(analysis: SavedAnalysis): Promise<void> {
    this.#analyses.set(analysis.id, analysis);
  }
}

export async function openSaves(): Promise<Saves> {
  try {
    return await Lasting.open();
  } catch {
    return new Fleeting();
  }
}
