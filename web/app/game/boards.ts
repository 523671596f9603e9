// The maps and the names on them.
import northData from '../../../data/north.json';
import romeData from '../../../data/rome.json';
import southData from '../../../data/south.json';
import { type BoardModel, createBoard, type MapData } from '../../board';
import type { CardId } from '../../engine/answers';
import { speech } from '../language/language.svelte';
import { cityOf } from './moves';

interface Carriage {
  readonly size: number;
  readonly points: number;
}
export interface GameMap {
  readonly model: BoardModel;
  readonly carriages: readonly Carriage[];
  readonly bonuses: readonly Bonus[];
  readonly network: string; // what its bonus needs (S4)
}
interface Bonus {
  readonly id: string;
  readonly kind: string;
  readonly length?: number; // of a route
  readonly lands?: readonly string[];
  readonly except?: Readonly<Partial<Record<string, readonly string[]>>>; // of the network, by option
}

// A map's file, as far as it is shown; data/board.schema.json has all of it.
export interface MapFile extends MapData {
  readonly title: string;
  readonly carriages: readonly Carriage[];
  readonly bonuses: readonly Bonus[];
  readonly provenance?: { readonly reconstructed?: readonly string[] };
}

const made = new Map<string, GameMap>();
const known: Readonly<Record<string, MapFile>> = { south: southData, north: northData };
export const builtInMaps = Object.keys(known);

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
export const knowsMap = (id: string) => id in known || own.has(id);
export const mapFile = (id: string): MapFile => own.get(id) ?? known[id] ?? southData;

interface Named {
  readonly id: string;
  readonly name: string;
}
// With the names of the page's language where it has its own.
export function named<T extends Named>(board: string, kind: string, list: readonly T[]): T[] {
  const names = speech.catalogue?.places?.[board]?.[kind];
  return list.map((each) => ({ ...each, name: names?.[each.id] ?? each.name }));
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
    bonuses: data.bonuses,
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
