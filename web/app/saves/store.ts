// Games and maps saved in this browser: one entry each, a game's written after every move. Without
// IndexedDB they are kept for as long as the page is open, and the person is told so.
import type { GameAnalysis } from '../../engine/answers';
import { type Damaged, isSavedGame, isSavedMap, type SavedGame, type SavedMap } from './saved_game';

export type { Damaged, SavedGame, SavedMap } from './saved_game';

// What thinking about a game's moves brought; it holds for these moves only.
export interface SavedAnalysis {
  readonly id: string; // the game's
  readonly moves: readonly string[];
  readonly analysis: GameAnalysis;
}

// Why nothing lasts: the browser offers no store, or another version of the page has a hand on it.
export type Fleetingness = 'no-store' | 'version';

export interface Saves {
  readonly fleeting?: Fleetingness;
  all(): Promise<readonly SavedGame[]>;
  // Entries that cannot be read as a game any more.
  damaged(): Promise<readonly Damaged[]>;
  find(id: string): Promise<SavedGame | undefined>;
  put(game: SavedGame): Promise<void>;
  // With its analysis.
  remove(id: string): Promise<void>;
  findAnalysis(id: string): Promise<SavedAnalysis | undefined>;
  putAnalysis(analysis: SavedAnalysis): Promise<void>;
  // As they were found; saved_analysis.ts tells which hold.
  analyses(): Promise<readonly unknown[]>;
  maps(): Promise<readonly SavedMap[]>;
  removeMap(id: string): Promise<void>;
  // All of them or, if that fails, none.
  putAll(
    games: readonly SavedGame[],
    maps: readonly SavedMap[],
    analyses?: readonly SavedAnalysis[],
  ): Promise<void>;
  clear(): Promise<void>;
}

// The browser would not write: the disk is full, or the store was taken away.
export class SaveFailed extends Error {
  readonly full: boolean;

  constructor(cause: unknown) {
    super('the game could not be saved', { cause });
    this.full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  }
}

// The entry is there but is no game any more.
export class SaveDamaged extends Error {
  constructor(id: string) {
    super(`the entry ${id} of the store is not a game`);
  }
}

// As `find`, and a damaged entry is told from none.
export async function findWhole(saves: Saves, id: string): Promise<SavedGame | undefined> {
  const saved = await saves.find(id);
  if (saved === undefined && (await saves.damaged()).some((entry) => entry.id === id))
    throw new SaveDamaged(id);
  return saved;
}

const kName = 'posthorn';
const kGames = 'games';
const kAnalyses = 'analyses';
const kMaps = 'maps';
const kAll = [kGames, kAnalyses, kMaps];

// One step for each version, so that a store of any age becomes one of today.
const upgrades: readonly ((database: IDBDatabase) => void)[] = [
  (database) => database.createObjectStore(kGames, { keyPath: 'id' }),
  (database) => database.createObjectStore(kAnalyses, { keyPath: 'id' }),
  (database) => database.createObjectStore(kMaps, { keyPath: 'id' }),
];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });
}

const kPatience = 5000; // milliseconds; some browsers never answer

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(kName, upgrades.length);
  request.addEventListener('upgradeneeded', (event) => {
    for (const upgrade of upgrades.slice(event.oldVersion)) upgrade(request.result);
  });
  const given = done(request);
  return new Promise((resolve, reject) => {
    given.then(resolve, reject);
    request.addEventListener('blocked', () => reject(new DOMException('an older page', 'VersionError')));
    setTimeout(() => reject(new Error('no answer')), kPatience);
  });
}

class Lasting implements Saves {
  #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
    this.#watch();
  }

  // A newer page in another tab may upgrade the store: this one lets go, and opens it again when needed.
  #watch(): void {
    const database = this.#database;
    database.addEventListener('versionchange', () => database.close());
  }

  async #begin(stores: string | string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    try {
      return this.#database.transaction(stores, mode, { durability: 'strict' });
    } catch {
      // Closed in the meantime, by the browser or by an upgrade.
      this.#database = await opened();
      this.#watch();
      return this.#database.transaction(stores, mode, { durability: 'strict' });
    }
  }

  async #read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return done(ask((await this.#begin(store, 'readonly')).objectStore(store)));
  }

  // Waits until it is on the disk; a request that succeeded can still fail there.
  async #write(stores: string[], change: (transaction: IDBTransaction) => void): Promise<void> {
    try {
      const transaction = await this.#begin(stores, 'readwrite');
      const finished = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error));
      });
      change(transaction);
      await finished;
    } catch (error) {
      throw new SaveFailed(error);
    }
  }

  #entries(): Promise<unknown[]> {
    return this.#read(kGames, (store) => store.getAll() as IDBRequest<unknown[]>);
  }
  async all(): Promise<readonly SavedGame[]> {
    return (await this.#entries()).filter(isSavedGame);
  }
  async damaged(): Promise<readonly Damaged[]> {
    const ids = await this.#read(kGames, (store) => store.getAllKeys());
    const entries = await this.#entries();
    return entries.flatMap((raw, i) => (isSavedGame(raw) ? [] : [{ id: String(ids[i]), raw }]));
  }
  async find(id: string): Promise<SavedGame | undefined> {
    const entry = await this.#read(kGames, (store) => store.get(id) as IDBRequest<unknown>);
    return isSavedGame(entry) ? entry : undefined;
  }
  put(game: SavedGame): Promise<void> {
    return this.putAll([game], []);
  }
  remove(id: string): Promise<void> {
    return this.#write([kGames, kAnalyses], (transaction) => {
      transaction.objectStore(kGames).delete(id);
      transaction.objectStore(kAnalyses).delete(id);
    });
  }
  findAnalysis(id: string): Promise<SavedAnalysis | undefined> {
    return this.#read(kAnalyses, (store) => store.get(id) as IDBRequest<SavedAnalysis | undefined>);
  }
  putAnalysis(analysis: SavedAnalysis): Promise<void> {
    return this.#write([kAnalyses], (transaction) => {
      transaction.objectStore(kAnalyses).put(analysis);
    });
  }
  async maps(): Promise<readonly SavedMap[]> {
    const entries = await this.#read(kMaps, (store) => store.getAll() as IDBRequest<unknown[]>);
    return entries.filter(isSavedMap);
  }
  removeMap(id: string): Promise<void> {
    return this.#write([kMaps], (transaction) => {
      transaction.objectStore(kMaps).delete(id);
    });
  }
  analyses(): Promise<readonly unknown[]> {
    return this.#read(kAnalyses, (store) => store.getAll() as IDBRequest<unknown[]>);
  }
  putAll(
    games: readonly SavedGame[],
    maps: readonly SavedMap[],
    analyses: readonly SavedAnalysis[] = [],
  ): Promise<void> {
    return this.#write(kAll, (transaction) => {
      for (const analysis of analyses) transaction.objectStore(kAnalyses).put(analysis);
      for (const game of games) transaction.objectStore(kGames).put(game);
      for (const map of maps) transaction.objectStore(kMaps).put(map);
    });
  }
  clear(): Promise<void> {
    return this.#write(kAll, (transaction) => {
      for (const store of kAll) transaction.objectStore(store).clear();
    });
  }
}

export class Fleeting implements Saves {
  readonly fleeting: Fleetingness;
  readonly #games = new Map<string, SavedGame>();
  readonly #analyses = new Map<string, SavedAnalysis>();
  readonly #maps = new Map<string, SavedMap>();

  constructor(why: Fleetingness = 'no-store') {
    this.fleeting = why;
  }

  async all(): Promise<readonly SavedGame[]> {
    return [...this.#games.values()];
  }
  async damaged(): Promise<readonly Damaged[]> {
    return [];
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
  async maps(): Promise<readonly SavedMap[]> {
    return [...this.#maps.values()];
  }
  async removeMap(id: string): Promise<void> {
    this.#maps.delete(id);
  }
  async analyses(): Promise<readonly unknown[]> {
    return [...this.#analyses.values()];
  }
  async putAll(
    games: readonly SavedGame[],
    maps: readonly SavedMap[],
    analyses: readonly SavedAnalysis[] = [],
  ): Promise<void> {
    for (const analysis of analyses) this.#analyses.set(analysis.id, analysis);
    for (const game of games) this.#games.set(game.id, game);
    for (const map of maps) this.#maps.set(map.id, map);
  }
  async clear(): Promise<void> {
    this.#games.clear();
    this.#analyses.clear();
    this.#maps.clear();
  }
}

export async function openSaves(): Promise<Saves> {
  try {
    return new Lasting(await opened());
  } catch (error) {
    return new Fleeting(
      error instanceof DOMException && error.name === 'VersionError' ? 'version' : 'no-store',
    );
  }
}

// So that the browser does not clear the games away when the disk gets full. It may say no, without harm.
export async function askToKeep(): Promise<void> {
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Old browsers, or none of their business.
  }
}
