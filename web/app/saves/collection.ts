// Everything of this browser in one file: games with their analyses, maps and settings, to be kept or
// carried elsewhere.
import type { Stored } from '../settings/stored';
import { fits } from './saved_analysis';
import { isObject, type SavedGame, type SavedMap } from './saved_game';
import type { SavedAnalysis } from './store';

export const kCollection = 'posthorn-collection';

export interface Collection {
  readonly format: typeof kCollection;
  readonly version: 1;
  readonly games: readonly SavedGame[];
  readonly maps: readonly SavedMap[];
  readonly settings: Stored;
  readonly analyses: readonly SavedAnalysis[];
}

export function makeCollection(
  games: readonly SavedGame[],
  maps: readonly SavedMap[],
  settings: Stored,
  analyses: readonly unknown[] = [],
): Collection {
  const records = new Map(games.map(({ id, record }) => [id, record]));
  const whole = analyses.filter((entry) => {
    const record = isObject(entry) && typeof entry.id === 'string' ? records.get(entry.id) : undefined;
    return record !== undefined && fits(entry, record) === 'yes';
  }) as readonly SavedAnalysis[];
  return { format: kCollection, version: 1, games, maps, settings, analyses: whole };
}

// The outer shape only: what lies in it is looked at one by one.
export interface Chest {
  readonly games: readonly unknown[];
  readonly maps: readonly unknown[];
  readonly settings: Stored;
  readonly analyses: readonly unknown[]; // none in files of earlier versions
}
export function readCollection(value: unknown): Chest | undefined {
  if (!isObject(value) || value.format !== kCollection || value.version !== 1) return undefined;
  const { games, maps, settings, analyses = [] } = value;
  if (!Array.isArray(games) || !Array.isArray(maps) || !isObject(settings)) return undefined;
  // Whatever is wrong with the analyses, the games are worth having.
  return { games, maps, settings, analyses: Array.isArray(analyses) ? analyses : [analyses] };
}

// Both kept; of a game that is there twice, the one that went on later.
export function newerGames(here: readonly SavedGame[], brought: readonly SavedGame[]): readonly SavedGame[] {
  const when = new Map(here.map((game) => [game.id, game.changed]));
  return brought.filter((game) => game.changed > (when.get(game.id) ?? -1));
}
