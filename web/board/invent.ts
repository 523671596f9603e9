/**
 * A drawing for maps that have none: places from the map's own coordinates, lands cut by nearness, and room
 * found for names and tiles. Everything is deterministic.
 */
import { seeded, type XY } from './art/svg';
import { plateBox, roadControl, roadKey, roadPoint } from './layout';
import { placeCities } from './places';
import { Room } from './room';
import type { BoardGeometry, MapData, NamePlace } from './types';
import { makeWavy, mergeCells, type Rect, type Site, voronoiCells } from './voronoi';

const VIEW: BoardGeometry['view'] = [0, 0, 497, 364];
/** Lands run on under the frame, so that smoothing never shows the sheet at its edge. */
const BLEED = 24;
const NAME_SPACING = 0.1;

/** A bend that carries a road clear of cities it would otherwise run through. */
function bendFor(places: ReadonlyMap<string, XY>, a: string, b: string): number {
  const at = (id: string): XY => places.get(id) ?? [0, 0];
  const gentle = (seeded(roadKey(a, b))() - 0.5) * 8;
  const reach = (bend: number): number => {
    const control = roadControl(at, { [roadKey(a, b)]: bend }, a, b);
    const [from, to] = a < b ? [at(a), at(b)] : [at(b), at(a)];
    let least = 26;
    for (const [id, p] of places) {
      if (id === a || id === b) continue;
      for (const t of [0.2, 0.35, 0.5, 0.65, 0.8]) {
        const q = roadPoint(from, control, to, t);
        least = Math.min(least, Math.hypot(q[0] - p[0], q[1] - p[1]));
      }
    }
    return least;
  };
  const choices = [gentle, gentle + 9, gentle - 9, gentle + 18, gentle - 18];
  return choices.reduce((best, bend) => (reach(bend) > reach(best) + 2 ? bend : best));
}

function scatterRelief(room: Room): BoardGeometry['relief'] {
  const next = seeded('relief');
  const marks: [string, number, number, number][] = [];
  const kinds = ['hil', 'fir', 'oak', 'fir', 'hil', 'alp'];
  for (let tries = 0; tries < 900 && marks.length < 110; tries++) {
    const p: XY = [VIEW[0] + 14 + next() * (VIEW[2] - 28), VIEW[1] + 14 + next() * (VIEW[3] - 28)];
    if (room.clearance(p) < 5) continue;
    // Woods and hills lie together: the kind changes slowly over the sheet.
    const region = Math.sin(p[0] / 47) + Math.cos(p[1] / 39) + next() * 0.5;
    const kind = kinds[Math.abs(Math.floor(region * 2.2)) % kinds.length];
    marks.push([kind, p[0], p[1], next()]);
    room.block(p, 5);
  }
  return marks.sort((a, b) => a[2] - b[2]);
}

const areaOf = (ring: readonly XY[]): number =>
  ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + (p[0] * q[1] - q[0] * p[1]) / 2;
  }, 0);

export function inventGeometry(map: MapData): BoardGeometry {
  const places = placeCities(map, VIEW);
  const at = (id: string): XY => places.get(id) ?? [0, 0];
  const free = new Set(map.lands.filter((land) => land.free).map((land) => land.id));
  const landOf = new Map(map.cities.map((city) => [city.id, city.land]));
  // Free cities lie within the land around them; only a map of nothing else is cut by them.
  const landed = map.cities.filter((city) => !free.has(city.land));
  const sites = (landed.length > 0 ? landed : map.cities).map(
    (city): Site => ({ id: city.id, at: at(city.id) }),
  );
  const bounds: Rect = [
    VIEW[0] - BLEED,
    VIEW[1] - BLEED,
    VIEW[0] + VIEW[2] + BLEED,
    VIEW[1] + VIEW[3] + BLEED,
  ];
  const merged = mergeCells(voronoiCells(sites, bounds), (id) => landOf.get(id) ?? '');
  const lands: Record<string, XY[][]> = {};
  for (const [id, rings] of merged) lands[id] = rings.map((ring) => makeWavy(ring, bounds, sites));

  const bends: Record<string, number> = {};
  for (const [a, b] of map.roads) {
    if (places.has(a) && places.has(b)) bends[roadKey(a, b)] = bendFor(places, a, b);
  }
  const nearest = (p: XY): string => {
    const gap = (site: Site): number => Math.hypot(site.at[0] - p[0], site.at[1] - p[1]);
    return landOf.get(sites.reduce((a, b) => (gap(b) < gap(a) ? b : a)).id) ?? '';
  };
  const room = new Room(VIEW, nearest);
  blockCitiesAndRoads(room, map, places, bends);
  const compass = cornerSpot(room, 16, 24);
  if (compass) room.block(compass, 22);
  const title = cornerSpot(room, 50, 12);
  if (title) for (let dx = -48; dx <= 48; dx += 12) room.block([title[0] + dx, title[1]], 13);
  const names: NamePlace[] = [];
  for (const land of map.lands) {
    const rings = lands[land.id];
    if (land.free || !rings) continue;
    const wish = Math.min(13, Math.max(6.5, Math.sqrt(Math.abs(areaOf(rings[0]))) / 11));
    // A name that would run over a road or a border is tried smaller.
    const sizes = [wish, wish * 0.85, wish * 0.7, 6.2].filter((size) => size >= 6.2);
    const tries = sizes.map((size) => {
      // Small capitals are wide: about 0.62 of their size, and the letters stand apart.
      const half = [...land.name].length * size * (0.62 + NAME_SPACING) * 0.5;
      return { size, half, ...room.best([land.id], half) };
    });
    const { size, half, at: spot } = tries.find((t) => t.room > t.size * 0.35) ?? tries[tries.length - 1];
    names.push([land.id, spot[0], spot[1] + size * 0.3, size, 0, NAME_SPACING]);
    for (let dx = -half; dx <= half; dx += 6) room.block([spot[0] + dx, spot[1]], size * 0.7);
  }
  const bonus: Record<string, XY> = {};
  for (const stack of map.bonuses ?? []) {
    const own = stack.lands?.filter((land) => lands[land]) ?? [];
    if (!stack.id || own.length === 0) continue;
    bonus[stack.id] = room.best(own, 8).at;
    room.block(bonus[stack.id], 13);
  }
  return {
    view: VIEW,
    at: Object.fromEntries(places),
    bends,
    lands,
    seas: [],
    rivers: [],
    lakes: [],
    relief: scatterRelief(room),
    names,
    bonus,
    compass: compass ?? undefined,
    cartouche: title ? [title[0] - 50, title[1] - 11] : undefined,
  };
}

function blockCitiesAndRoads(
  room: Room,
  map: MapData,
  places: ReadonlyMap<string, XY>,
  bends: Readonly<Record<string, number>>,
): void {
  const at = (id: string): XY => places.get(id) ?? [0, 0];
  for (const city of map.cities) {
    const p = at(city.id);
    const plate = plateBox(p, city.name, 9.4, VIEW);
    room.block([p[0], p[1] - 8], 15);
    for (let x = plate.x; x <= plate.x + plate.w; x += 8) room.block([x, plate.y + plate.h / 2], 8);
  }
  for (const [a, b] of map.roads) {
    if (!places.has(a) || !places.has(b)) continue;
    const control = roadControl(at, bends, a, b);
    for (let t = 0.1; t < 0.95; t += 0.08) room.block(roadPoint(at(a), control, at(b), t), 3);
  }
}

/** The corner of the sheet with most room for something of this half size; null if every corner is taken. */
function cornerSpot(room: Room, halfWidth: number, halfHeight: number): XY | null {
  const [x, y, w, h] = VIEW;
  const [dx, dy] = [halfWidth + 11, halfHeight + 9];
  const corners: XY[] = [
    [x + dx, y + dy],
    [x + w - dx, y + h - dy],
    [x + w - dx, y + dy],
    [x + dx, y + h - dy],
  ];
  const clear = (p: XY): number =>
    Math.min(...[-1, -0.5, 0, 0.5, 1].map((k) => room.clearance([p[0] + k * halfWidth, p[1]])));
  const best = corners.reduce((a, b) => (clear(b) > clear(a) + 1 ? b : a));
  return clear(best) > halfHeight * 0.7 ? best : null;
}
