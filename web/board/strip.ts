/** The road to Rome ready for drawing. Apart from the maps, so that games without it need not load it. */
import { assignLooks, FREE_LOOK, knownLands, type LandLook } from './art/lands';
import rome from './geometry/rome.json';
import type { Plate } from './layout';
import { landPathsOf, type RoadNet, roadNet } from './model';
import { layoutNames } from './strip_layout';
import type { BoardGeometry, RomeData } from './types';

// JSON is read as arrays of any length, while the types name pairs; the tests check the shape of the file.
export const romeGeometry = rome as unknown as BoardGeometry;

export interface StripModel extends RoadNet {
  readonly id: string;
  readonly geometry: BoardGeometry;
  readonly towns: readonly { readonly id: string; readonly name: string }[];
  readonly coaches: readonly {
    readonly id: string;
    readonly name: string;
    readonly letters: string;
    readonly looks: readonly LandLook[];
  }[];
  readonly land: (id: string) => LandLook;
  readonly landName: (id: string) => string;
  readonly landPaths: ReadonlyMap<string, string>;
  /** The last town of the road, which has the picture. */
  readonly goal: string;
  /** The names of the other towns. */
  readonly plates: ReadonlyMap<string, Plate>;
}

export function createStrip(rome: RomeData, geometry: BoardGeometry = romeGeometry): StripModel {
  const roads = rome.towns.flatMap((town) => town.south.map((south): [string, string] => [town.id, south]));
  const lands = [...new Set(rome.coaches.flatMap((coach) => coach.lands))];
  const looks = assignLooks(lands.map((id) => ({ id, name: id })));
  const land = (id: string): LandLook => looks.get(id) ?? knownLands[id] ?? FREE_LOOK;
  const net = roadNet(
    rome.towns.map((town) => town.id),
    roads,
    geometry,
  );
  const goal = rome.towns.find((town) => town.south.length === 0)?.id ?? '';
  return {
    ...net,
    id: rome.id,
    geometry,
    towns: rome.towns,
    coaches: rome.coaches.map((coach) => ({
      id: coach.id,
      name: coach.name,
      letters: land(coach.lands[0]).letters,
      looks: coach.lands.map(land),
    })),
    land,
    landName: (id) => id,
    landPaths: landPathsOf(geometry),
    goal,
    plates: layoutNames(rome.towns, net.at, goal, geometry.view),
  };
}
