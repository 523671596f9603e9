// Games saved in this browser: one record each, written after every move. Without IndexedDB games are
// kept for as long as the page is open, and the person is told so.
import type { GameRecord } from '../../engine/answers';

export interface SavedGame {
  readonly id: string;
  readonly changed: number; // milliseconds since 1970
  readonly record: GameRecord;
}

export interface Saves {
  readonly lasting: boolean;
  all(): Promise<readonly SavedGame[]>;
  find(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  remove(id: string): Promise<void>;
}

const kStore = 'games';

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
    const request = indexedDB.open('posthorn', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(kStore, { keyPath: 'id' });
    });
    return new Lasting(await done(request));
  }

  #store(mode: IDBTransactionMode): IDBObjectStore {
    return this.#database.transaction(kStore, mode, { durability: 'strict' }).objectStore(kStore);
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
  }
}

export class Fleeting implements Saves {
  readonly lasting = false;
  readonly #games = new Map<string, SavedGame>();

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
  }
}

export async function openSaves(): Promise<Saves> {
  try {
    return await Lasting.open();
  } catch {
    return new Fleeting();
  }
}
