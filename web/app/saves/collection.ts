// Everything of this browser in one file: games, maps and settings, to be kept or carried elsewhere.
import type { Stored } from '../settings/stored';
import { isObject, type SavedGame, type SavedMap } from './saved_game';

export const kCollection = 'posthorn-collection';

export interface Collection {
  readonly format: typeof kCollection;
  readonly version: 1;
  readonly games: readonly SavedGame[];
  readonly maps: readonly SavedMap[];
  readonly settings: Stored;
}

export function makeCollection(
  games: readonly SavedGame[],
  maps: readonly SavedMap[],
  settings: Stored,
): Collection {
  return { format: kCollection, version: 1, games, maps, settings };
}

// The outer shape only: what lies in it is looked at one by one.
export interface Chest {
  readonly games: readonly unknown[];
  readonly maps: readonly unknown[];
  readonly settings: Stored;
}
export function readCollection(value: unknown): Chest | undefined {
  if (!isObject(value) || value.format !== kCollection || value.version !== 1) return undefined;
  const { games, maps, settings } = value;
  if (!Array.isArray(games) || !Array.isArray(maps) || !isObject(settings)) return undefined;
  return { games, maps, settings };
}

// Both kept; of a game that is there twice, the one that went on later.
export function newerGames(here: readonly SavedGame[], brought: readonly SavedGame[]): readonly SavedGame[] {
  const when = new Map(here.map((game) => [game.id, game.changed]));
  return brought.filter((game) => game.changed > (when.get(game.id) ?? -1));
}
