/**
 * Lands by nearness: the sheet is cut into the Voronoi cells of the cities, cells of one land are joined, and
 * the borders made wavy. Neighbours share every node, so the lands cover the sheet without a gap.
 */
import type { XY } from './art/svg';

export interface Site {
  readonly id: string;
  readonly at: XY;
}

export type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

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
export function makeWavy(ring: readonly XY[], [x0, y0, x1, y1]: Rect, sites: readonly Site[]): XY[] {
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
