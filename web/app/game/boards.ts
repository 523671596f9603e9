// The maps and the names on them.
import northData from '../../../data/north.json';
import romeData from '../../../data/rome.json';
import southData from '../../../data/south.json';
import { type BoardModel, createBoard, createStrip, type StripModel } from '../../board';
import type { CardId } from '../../engine/answers';
import { cityOf } from './moves';

interface Carriage {
  readonly size: number;
  readonly points: number;
}
export interface GameMap {
  readonly model: BoardModel;
  readonly carriages: readonly Carriage[];
  readonly bonuses: readonly { readonly id: string; readonly lands?: readonly string[] }[];
}

const made = new Map<string, GameMap>();
const known: Readonly<Record<string, typeof southData | typeof northData>> = {
  south: southData,
  north: northData,
};

export function mapOf(id: string): GameMap {
  const there = made.get(id);
  if (there !== undefined) return there;
  const data = known[id] ?? southData;
  const map: GameMap = {
    model: createBoard(data),
    carriages: data.carriages,
    bonuses: data.bonuses,
  };
  made.set(id, map);
  return map;
}

let strip: StripModel | undefined;
export function romeStrip(): StripModel {
  strip ??= createStrip(romeData);
  return strip;
}

export const rome = romeData;

export const cardName = (map: GameMap, card: CardId) => map.model.city(cityOf(card)).name;
