/** The drawn boards, and which of them fits a map. */
import north from './geometry/north.json';
import south from './geometry/south.json';
import type { BoardGeometry, MapData } from './types';

// JSON is read as arrays of any length, while the types name pairs; the tests check the shape of the files.
export const drawnBoards: Readonly<Record<string, BoardGeometry>> = {
  south: south as unknown as BoardGeometry,
  north: north as unknown as BoardGeometry,
};

/** The drawing of a printed board, if the map still has exactly its cities in its lands. */
export function drawnGeometry(map: MapData): BoardGeometry | null {
  if (!Object.hasOwn(drawnBoards, map.id)) return null;
  const geometry = drawnBoards[map.id];
  const placed = map.cities.every((city) => Object.hasOwn(geometry.at, city.id));
  const landed = map.lands.every((land) => land.free || Object.hasOwn(geometry.lands, land.id));
  return placed && landed ? geometry : null;
}
