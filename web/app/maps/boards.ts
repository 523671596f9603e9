// The maps and the names on them.
import romeData from '../../../data/rome.json';
import { type BoardModel, createBoard, type StackKind } from '../../board';
import type { BonusKind, CardId } from '../../engine/answers';
import { cityOf } from '../../engine/moves';
import { speech } from '../language/language.svelte';
import { builtInFiles } from './built_in_files';
import type { Bonus, Carriage, MapFile } from './map_file';
import { usualGame } from './usual_game';

export interface GameMap {
  readonly model: BoardModel;
  readonly carriages: readonly Carriage[];
  readonly bonuses: readonly Bonus[];
  readonly network: string; // what its bonus needs (S4)
}

const known = new Map(builtInFiles.map((file) => [file.id, file]));
export const builtInMaps: readonly string[] = [...known.keys()];

const made = new Map<string, GameMap>();

// Maps of a person's own, which the engine has checked.
const own = new Map<string, MapFile>();
export const ownMap = (id: string): MapFile | undefined => own.get(id);
export function learnMap(file: MapFile): void {
  forgetMap(file.id);
  own.set(file.id, file);
}
export function forgetMap(id: string): void {
  own.delete(id);
  for (const key of made.keys()) if (key.endsWith(` ${id}`)) made.delete(key);
}
export const knowsMap = (id: string) => known.has(id) || own.has(id);
export function mapFile(id: string): MapFile {
  const file = own.get(id) ?? known.get(id) ?? known.get(usualGame.map);
  if (file === undefined) throw new Error('the usual map is gone');
  return file;
}

interface Named {
  readonly id: string;
  readonly name: string;
}
// With the names of the page's language where it has its own.
export function named<T extends Named>(board: string, kind: string, list: readonly T[]): T[] {
  const names = speech.catalogue?.places?.[board]?.[kind];
  return list.map((each) => ({ ...each, name: names?.[each.id] ?? each.name }));
}

// As the engine reads it, which has checked the file.
const earlier: Readonly<Record<string, BonusKind>> = {
  complete: 'lands',
  presence: 'network',
  firstHouse: 'first-house',
};
export const bonusesOf = ({ bonuses }: MapFile): readonly Bonus[] =>
  bonuses.map((bonus) => ({ ...bonus, kind: earlier[bonus.kind] ?? (bonus.kind as BonusKind) }));
// How its stack is drawn.
export function stackOf({ kind, length, lands }: Pick<Bonus, 'kind' | 'length' | 'lands'>): StackKind {
  switch (kind) {
    case 'length':
      return { kind, text: String(length) };
    case 'lands':
      return { kind, lands: lands ?? [] };
    case 'network':
    case 'first-house':
    case 'end':
      return { kind };
  }
}

export function mapOf(id: string, network = 'all'): GameMap {
  const key = `${speech.code} ${network} ${id}`;
  const there = made.get(key);
  if (there !== undefined) return there;
  const data = mapFile(id);
  const map: GameMap = {
    model: createBoard({
      ...data,
      cities: named(data.id, 'cities', data.cities),
      lands: named(data.id, 'lands', data.lands),
    }),
    carriages: data.carriages,
    bonuses: bonusesOf(data),
    network,
  };
  made.set(key, map);
  return map;
}

export const townName = (id: string) => nameIn('towns', romeData.towns, id);
// The lands a coach belongs to.
export const coachName = (id: string) => nameIn('coaches', romeData.coaches, id).replace('/', ', ');
function nameIn(kind: string, list: readonly Named[], id: string): string {
  return speech.catalogue?.places?.rome?.[kind]?.[id] ?? list.find((each) => each.id === id)?.name ?? id;
}

export const rome = romeData;

export const cardName = (map: GameMap, card: CardId) => map.model.city(cityOf(card)).name;
