/** A board ready for drawing: rules data joined with its geometry. Made once per map, never changed. */
import { assignLooks, FREE_LOOK, knownLands, type LandLook } from './art/lands';
import type { XY } from './art/svg';
import { drawnGeometry } from './geometry';
import { inventGeometry } from './invent';
import { ringPath, roadControl, roadKey, roadPath } from './layout';
import type { BoardGeometry, MapCity, MapData } from './types';

export interface RoadNet {
  readonly at: (id: string) => XY;
  readonly has: (id: string) => boolean;
  readonly neighbours: (id: string) => readonly string[];
  readonly roadPath: (a: string, b: string) => string;
  readonly roadControl: (a: string, b: string) => XY;
  readonly roads: readonly (readonly [string, string])[];
}

export interface BoardModel extends RoadNet {
  readonly id: string;
  readonly map: MapData;
  readonly geometry: BoardGeometry;
  readonly cities: readonly MapCity[];
  readonly city: (id: string) => MapCity;
  readonly land: (id: string) => LandLook;
  readonly landName: (id: string) => string;
  readonly lookOf: (city: string) => LandLook;
  /** Drawn outlines by land id, all parts of a land in one path. */
  readonly landPaths: ReadonlyMap<string, string>;
  /** Whether the drawing was made up for a map without one. */
  readonly invented: boolean;
}

export function roadNet(
  ids: readonly string[],
  roads: readonly (readonly string[])[],
  geometry: BoardGeometry,
): RoadNet {
  const known = new Set(ids);
  const beside = new Map<string, string[]>(ids.map((id) => [id, []]));
  const pairs: [string, string][] = [];
  for (const [a, b] of roads) {
    if (!known.has(a) || !known.has(b)) continue;
    pairs.push([a, b]);
    beside.get(a)?.push(b);
    beside.get(b)?.push(a);
  }
  const at = (id: string): XY => geometry.at[id] ?? [0, 0];
  const paths = new Map<string, string>();
  return {
    at,
    has: (id) => known.has(id),
    neighbours: (id) => beside.get(id) ?? [],
    roads: pairs,
    roadControl: (a, b) => roadControl(at, geometry.bends, a, b),
    roadPath: (a, b) => {
      const key = roadKey(a, b);
      let d = paths.get(key);
      if (d === undefined) {
        d = roadPath(at, geometry.bends, a, b);
        paths.set(key, d);
      }
      return d;
    },
  };
}

export const landPathsOf = (geometry: BoardGeometry): Map<string, string> =>
  new Map(Object.entries(geometry.lands).map(([id, rings]) => [id, rings.map(ringPath).join('')]));

export function createBoard(map: MapData, geometry?: BoardGeometry): BoardModel {
  const drawn = geometry ?? drawnGeometry(map);
  const shape = drawn ?? inventGeometry(map);
  const cities = new Map(map.cities.map((city) => [city.id, city]));
  const names = new Map(map.lands.map((land) => [land.id, land.name]));
  const net = roadNet([...cities.keys()], map.roads, shape);
  // Lands joined by a road stand in for lands with a common border.
  const beside = (land: string): string[] =>
    map.cities
      .filter((city) => city.land === land)
      .flatMap((city) => net.neighbours(city.id))
      .map((id) => cities.get(id)?.land ?? land)
      .filter((other) => other !== land);
  const looks = assignLooks(map.lands, beside);
  const land = (id: string): LandLook => looks.get(id) ?? knownLands[id] ?? FREE_LOOK;
  const city = (id: string): MapCity => {
    const found = cities.get(id);
    if (!found) throw new Error(`no city ${id} on map ${map.id}`);
    return found;
  };
  return {
    ...net,
    id: map.id,
    map,
    geometry: shape,
    cities: map.cities,
    city,
    land,
    landName: (id) => names.get(id) ?? id,
    lookOf: (id) => land(city(id).land),
    landPaths: landPathsOf(shape),
    invented: drawn === null,
  };
}
