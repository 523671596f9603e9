/**
 * A drawing for maps that have none: places from the map's own coordinates, lands cut by nearness to their
 * cities, borders made wavy, and room found for names and tiles. Everything is deterministic.
 */
import { seeded, type XY } from './art/svg';
import { plateBox, roadControl, roadKey, roadPoint } from './layout';
import { placeCities } from './places';
import type { BoardGeometry, MapData, NamePlace } from './types';

const VIEW: BoardGeometry['view'] = [0, 0, 497, 364];
/** Lands run on under the frame, so that smoothing never shows the sheet at its edge. */
const BLEED = 24;

export interface Site {
  readonly id: string;
  readonly at: XY;
}

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** The part of a polygon that is nearer to a than to b. */
function nearerPart(polygon: readonly XY[], a: XY, b: XY): XY[] {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [nx, ny] = [b[0] - a[0], b[1] - a[1]];
  const beyond = (p: XY): number => (p[0] - mx) * nx + (p[1] - my) * ny;
  const kept: XY[] = [];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length];
    const [dp, dq] = [beyond(p), beyond(q)];
    if (dp <= 0) kept.push(p);
    if (dp < 0 !== dq < 0 && dp !== dq) {
      const t = dp / (dp - dq);
      if (t > 0 && t < 1) kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return kept;
}

/** Voronoi cells of the sites, clipped to a rectangle. */
export function voronoiCells(sites: readonly Site[], [x0, y0, x1, y1]: Rect): Map<string, XY[]> {
  const cells = new Map<string, XY[]>();
  for (const site of sites) {
    let cell: XY[] = [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    for (const other of sites) {
      if (other !== site) cell = nearerPart(cell, site.at, other.at);
    }
    cells.set(site.id, cell);
  }
  return cells;
}

/** Corners computed from different cells differ in the last digits; give equal ones the same number. */
function numberCorners(cells: ReadonlyMap<string, readonly XY[]>): {
  corners: XY[];
  rings: Map<string, number[]>;
} {
  const corners: XY[] = [];
  const find = (p: XY): number => {
    const near = corners.findIndex((q) => Math.abs(q[0] - p[0]) < 0.02 && Math.abs(q[1] - p[1]) < 0.02);
    if (near >= 0) return near;
    corners.push(p);
    return corners.length - 1;
  };
  const rings = new Map<string, number[]>();
  for (const [id, cell] of cells) {
    const ring = cell.map(find);
    rings.set(
      id,
      ring.filter((corner, i) => corner !== ring[(i + 1) % ring.length]),
    );
  }
  return { corners, rings: splitAtCorners(corners, rings) };
}

/** Where cities stand on a grid a corner may lie within a neighbour's side; that side gets the corner too. */
function splitAtCorners(corners: readonly XY[], rings: ReadonlyMap<string, number[]>): Map<string, number[]> {
  const split = new Map<string, number[]>();
  for (const [id, ring] of rings) {
    const full: number[] = [];
    ring.forEach((start, i) => {
      const end = ring[(i + 1) % ring.length];
      const [a, b] = [corners[start], corners[end]];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const length = Math.hypot(dx, dy);
      const between = corners
        .map((c, k): [number, number, number] => {
          const along = ((c[0] - a[0]) * dx + (c[1] - a[1]) * dy) / length;
          const off = Math.abs((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / length;
          return [k, along, off];
        })
        .filter(
          ([k, along, off]) =>
            k !== start && k !== end && off < 0.02 && along > 0.02 && along < length - 0.02,
        )
        .sort((p, q) => p[1] - q[1])
        .map(([k]) => k);
      full.push(start, ...between);
    });
    split.set(id, full);
  }
  return split;
}

/** Outlines of groups of cells: a side between two cells of one group cancels out, the rest is chained. */
export function mergeCells(
  cells: ReadonlyMap<string, readonly XY[]>,
  groupOf: (id: string) => string,
): Map<string, XY[][]> {
  const { corners, rings } = numberCorners(cells);
  const sides = new Map<string, Map<string, readonly [number, number]>>();
  for (const [id, ring] of rings) {
    const group = groupOf(id);
    const own = sides.get(group) ?? new Map<string, readonly [number, number]>();
    sides.set(group, own);
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length];
      if (!own.delete(`${to}>${from}`)) own.set(`${from}>${to}`, [from, to]);
    });
  }
  const merged = new Map<string, XY[][]>();
  for (const [group, own] of sides) merged.set(group, chain([...own.values()], corners));
  return merged;
}

function chain(sides: readonly (readonly [number, number])[], corners: readonly XY[]): XY[][] {
  const from = new Map<number, number[]>();
  for (const [a, b] of sides) from.set(a, [...(from.get(a) ?? []), b]);
  const rings: XY[][] = [];
  for (const start of from.keys()) {
    while ((from.get(start)?.length ?? 0) > 0) {
      const ring: XY[] = [];
      let here = start;
      let next = from.get(here)?.pop();
      while (next !== undefined) {
        ring.push(corners[here]);
        here = next;
        next = here === start ? undefined : from.get(here)?.pop();
      }
      rings.push(ring);
    }
  }
  return rings;
}

/** Slow waves over the sheet; a node moves by where it lies and nothing else, so neighbours stay joined. */
function sway([x, y]: XY): XY {
  const wave = (a: number, b: number, c: number): number => Math.sin(x * a + y * b + c);
  return [
    wave(0.051, 0.083, 0.4) * 2.6 + wave(0.19, -0.14, 2.1) * 1.3 + wave(0.43, 0.37, 1.2) * 0.6,
    wave(-0.077, 0.049, 1.7) * 2.6 + wave(0.13, 0.21, 0.6) * 1.3 + wave(-0.39, 0.46, 2.6) * 0.6,
  ];
}

/** Puts a node every few units along a ring and moves all of them, except at the outer edge and near cities. */
function makeWavy(ring: readonly XY[], [x0, y0, x1, y1]: Rect, sites: readonly Site[]): XY[] {
  const onEdge = (p: XY): boolean => p[0] < x0 + 0.1 || p[0] > x1 - 0.1 || p[1] < y0 + 0.1 || p[1] > y1 - 0.1;
  const move = (p: XY): XY => {
    if (onEdge(p)) return p;
    const nearest = Math.min(...sites.map((s) => Math.hypot(s.at[0] - p[0], s.at[1] - p[1])));
    const strength = Math.min(1, nearest / 24);
    const [dx, dy] = sway(p);
    return [p[0] + dx * strength, p[1] + dy * strength];
  };
  const nodes: XY[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const parts = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 4));
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      nodes.push(move([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]));
    }
  });
  return nodes;
}

export function insideRings(rings: readonly (readonly XY[])[], [x, y]: XY): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length];
      if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside;
    });
  }
  return inside;
}

/** Points that something already covers; new things look for room among them. */
class Room {
  readonly #taken: { p: XY; r: number }[] = [];

  block(p: XY, r: number): void {
    this.#taken.push({ p, r });
  }

  /** How far a spot is from the nearest thing; negative within one. */
  clearance([x, y]: XY): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { p, r } of this.#taken) least = Math.min(least, Math.hypot(p[0] - x, (p[1] - y) * 1.1) - r);
    return least;
  }

  /** The spot of a land with most room for something of a given half width. */
  best(rings: readonly (readonly XY[])[], halfWidth: number): XY {
    const [x0, y0, w, h] = VIEW;
    let best: XY = [x0 + w / 2, y0 + h / 2];
    let most = Number.NEGATIVE_INFINITY;
    for (let x = x0 + 16; x < x0 + w - 16; x += 6) {
      for (let y = y0 + 16; y < y0 + h - 16; y += 6) {
        if (!insideRings(rings, [x, y])) continue;
        const spots: XY[] = [
          [x, y],
          [x - halfWidth, y],
          [x + halfWidth, y],
        ];
        const within = spots.filter((s) => insideRings(rings, s)).length;
        const score = Math.min(...spots.map((s) => this.clearance(s))) + within * 3;
        if (score > most) {
          most = score;
          best = [x, y];
        }
      }
    }
    return best;
  }
}

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
  const room = takenRoom(map, places, bends);
  const names: NamePlace[] = [];
  for (const land of map.lands) {
    const rings = lands[land.id];
    if (land.free || !rings) continue;
    const size = Math.min(13, Math.max(6.5, Math.sqrt(Math.abs(areaOf(rings[0]))) / 11));
    const half = (land.name.length * size * 0.36) | 0;
    const [x, y] = room.best(rings, half);
    names.push([land.id, x, y, size, 0, 0.12]);
    for (let dx = -half; dx <= half; dx += 6) room.block([x + dx, y - size / 3], size * 0.7);
  }
  const bonus: Record<string, XY> = {};
  for (const stack of map.bonuses ?? []) {
    const rings = stack.lands?.flatMap((land) => lands[land] ?? []) ?? [];
    if (!stack.id || rings.length === 0) continue;
    bonus[stack.id] = room.best(rings, 4);
    room.block(bonus[stack.id], 13);
  }
  const compass = cornerSpot(room, 20);
  room.block(compass, 20);
  const cartouche = cornerSpot(room, 34);
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
    compass,
    cartouche: [cartouche[0] - 50, cartouche[1] - 11],
  };
}

function takenRoom(
  map: MapData,
  places: ReadonlyMap<string, XY>,
  bends: Readonly<Record<string, number>>,
): Room {
  const room = new Room();
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
  return room;
}

/** The corner of the sheet with most room, as the middle of something of this half width. */
function cornerSpot(room: Room, half: number): XY {
  const [x, y, w, h] = VIEW;
  const inset = half + 12;
  const low = 26;
  const corners: XY[] = [
    [x + w - inset, y + h - low - 4],
    [x + inset, y + low],
    [x + w - inset, y + low],
    [x + inset, y + h - low - 4],
  ];
  const clear = (p: XY): number =>
    Math.min(room.clearance(p), room.clearance([p[0] - half, p[1]]), room.clearance([p[0] + half, p[1]]));
  return corners.reduce((best, p) => (clear(p) > clear(best) + 1 ? p : best));
}
