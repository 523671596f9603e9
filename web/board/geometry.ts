/** The drawn boards, and which of them fits a map. */
import type { BoardGeometry, MapData } from './types';

// Each board is drawn from its file; the tests check the shape of the files.
const files = import.meta.glob<BoardGeometry & { readonly board: string }>(
  ['./geometry/*.json', '!./geometry/rome.json'],
  { import: 'default', eager: true },
);
export const drawnBoards: Readonly<Record<string, BoardGeometry>> = Object.fromEntries(
  Object.values(files).map((geometry) => [geometry.board, geometry]),
);

/** The drawing of a printed board, if the map still has exactly its cities in its lands. */
export function drawnGeometry(map: MapData): BoardGeometry | null {
  if (!Object.hasOwn(drawnBoards, map.id)) return null;
  const geometry = drawnBoards[map.id];
  const placed = map.cities.every((city) => Object.hasOwn(geometry.at, city.id));
  const landed = map.lands.every((land) => land.free || Object.hasOwn(geometry.lands, land.id));
  return placed && landed ? geometry : null;
}
