/** Roads, label sizes and the way arrow keys find along roads. Pure functions of places. */
import { r1, type XY } from './art/svg';
import type { LabelSize, RoadEnds } from './types';

export const roadKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Control point of a bent road. The bend belongs to the road, not to the direction one asks for it. */
export function roadControl(at: Places, bends: Readonly<Record<string, number>>, a: string, b: string): XY {
  const [from, to] = a < b ? [at(a), at(b)] : [at(b), at(a)];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  const swing = (bends[roadKey(a, b)] ?? 0) * 1.6;
  return [(from[0] + to[0]) / 2 - (dy / length) * swing, (from[1] + to[1]) / 2 + (dx / length) * swing];
}

export type Places = (id: string) => XY;

export function roadPath(at: Places, bends: Readonly<Record<string, number>>, a: string, b: string): string {
  const [cx, cy] = roadControl(at, bends, a, b);
  const [from, to] = [at(a), at(b)];
  return `M${r1(from[0])} ${r1(from[1])}Q${r1(cx)} ${r1(cy)} ${r1(to[0])} ${r1(to[1])}`;
}

/** A point on a bent road, t from 0 to 1. */
export function roadPoint(from: XY, control: XY, to: XY, t: number): XY {
  const u = 1 - t;
  return [
    u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
    u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
  ];
}

/** Roads between consecutive cities of a route. */
export const routeRoads = (route: readonly string[]): RoadEnds[] =>
  route.slice(1).map((city, i) => [route[i], city]);

/** A closed path through the middles of a ring's sides, with its nodes as control points. */
export function ringPath(ring: readonly XY[]): string {
  let d = '';
  ring.forEach((node, k) => {
    const next = ring[(k + 1) % ring.length];
    const [mx, my] = [r1((node[0] + next[0]) / 2), r1((node[1] + next[1]) / 2)];
    d += k === 0 ? `M${mx} ${my}` : `Q${r1(node[0])} ${r1(node[1])} ${mx} ${my}`;
  });
  const first = ring[0];
  const second = ring[1 % ring.length];
  const [mx, my] = [r1((first[0] + second[0]) / 2), r1((first[1] + second[1]) / 2)];
  return `${d}Q${r1(first[0])} ${r1(first[1])} ${mx} ${my}z`;
}

export const labelUnits: Readonly<Record<LabelSize, number>> = { desktop: 9.4, tablet: 11, phone: 13 };

/** Labels shrink back to desktop size while one zooms in, so that a close view gains room. */
export const zoomedLabel = (size: LabelSize, zoom: number): number =>
  Math.max(labelUnits.desktop, Math.round((labelUnits[size] / zoom) * 5) / 5);

/** Width of a name in EB Garamond 600, near enough to lay out a plate without measuring the page. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const ch of text) {
    if (/[iljtf.I|']/.test(ch)) width += 0.285;
    else if (/[mw]/.test(ch)) width += 0.77;
    else if (/[MW]/.test(ch)) width += 0.9;
    else if (WIDE.test(ch)) width += 1;
    else if (/\p{Lu}/u.test(ch)) width += 0.66;
    else if (/[rs]/.test(ch)) width += 0.4;
    else width += 0.5;
  }
  return width * size;
}

const WIDE = /[\u3000-\u9fff\uff00-\uffef]/;
const NARROW = 0.8;

/** Kana are as wide as they are high. Large ones are set narrower, as printed maps do. */
export const nameWidth = (name: string, size: number): number =>
  textWidth(name, size) * (size > labelUnits.desktop && WIDE.test(name) ? NARROW : 1);

/** The width a name is pressed into, if it is not its own. */
export const pressedWidth = (name: string, size: number): number | undefined =>
  WIDE.test(name) ? nameWidth(name, size) : undefined;

export interface Plate {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The name plate under a town, kept inside the frame. */
export function plateBox(place: XY, name: string, size: number, view: readonly number[]): Plate {
  const w = nameWidth(name, size) + size * 1.86;
  const h = size * 1.42;
  const margin = 7;
  const low = view[0] + margin;
  const high = view[0] + view[2] - margin - w;
  const x = Math.min(Math.max(place[0] - w / 2, low), Math.max(low, high));
  const y = Math.min(place[1] + 4.5, view[1] + view[3] - margin - h);
  return { x, y, w, h };
}

/** How far a plate may slide from the middle of its town. */
const SLIDE = 15;

/** Plates of all cities, slid sideways where large letters would make them cover one another. */
export function layoutPlates(
  cities: readonly { readonly id: string; readonly name: string }[],
  at: Places,
  size: number,
  view: readonly number[],
): Map<string, Plate> {
  const plates = cities.map((city) => ({ ...plateBox(at(city.id), city.name, size, view) }));
  const rest = plates.map((plate) => plate.x);
  const slide = (k: number, by: number): void => {
    const low = Math.max(rest[k] - SLIDE, view[0] + 7);
    const high = Math.min(rest[k] + SLIDE, view[0] + view[2] - 7 - plates[k].w);
    plates[k].x = Math.min(Math.max(plates[k].x + by, low), Math.max(low, high));
  };
  for (let round = 0; round < 24; round++) {
    let settled = true;
    for (let i = 0; i < plates.length; i++) {
      for (let j = i + 1; j < plates.length; j++) {
        const [a, b] = [plates[i], plates[j]];
        const over = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) + 1.5;
        const level = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
        if (over <= 0 || level <= 0.5) continue;
        settled = false;
        const way = a.x + a.w / 2 < b.x + b.w / 2 ? 1 : -1;
        slide(i, (-way * over) / 2);
        slide(j, (way * over) / 2);
      }
    }
    if (settled) break;
  }
  return new Map(cities.map((city, k) => [city.id, plates[k]]));
}

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const compass: Readonly<Record<Direction, XY>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => Object.hasOwn(compass, key);

/** The neighbour whose road leads most nearly the way the key points; none if all lead elsewhere. */
export function neighbourToward(
  at: Places,
  from: string,
  neighbours: readonly string[],
  direction: Direction,
): string | null {
  const [dx, dy] = compass[direction];
  const here = at(from);
  let best: string | null = null;
  let closest = 0.34;
  for (const id of neighbours) {
    const there = at(id);
    const vx = there[0] - here[0];
    const vy = there[1] - here[1];
    const agreement = (vx * dx + vy * dy) / (Math.hypot(vx, vy) || 1);
    if (agreement > closest) {
      closest = agreement;
      best = id;
    }
  }
  return best;
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a city covers on the sheet: town and plate. */
export const cityBox = (place: XY, plate: Plate): Box => ({
  x0: Math.min(plate.x, place[0] - 14),
  y0: place[1] - 22,
  x1: Math.max(plate.x + plate.w, place[0] + 14),
  y1: plate.y + plate.h,
});

const distanceToBox = (p: XY, b: Box): number =>
  Math.hypot(Math.max(b.x0 - p[0], 0, p[0] - b.x1), Math.max(b.y0 - p[1], 0, p[1] - b.y1));

/**
 * A place for the arrow at an end of a route: beside its city, clear of other cities and of roads in use,
 * rather outward than inward.
 */
export function endBadgePlace(
  place: XY,
  plate: Plate,
  others: readonly Box[],
  busy: readonly XY[],
  view: readonly number[],
  side: -1 | 1,
  inward: XY | null,
): XY {
  const beside = plate.w / 2 + 9;
  const candidates: XY[] = [
    [place[0] + side * 26, place[1] - 8],
    [place[0] - side * 26, place[1] - 8],
    [plate.x + plate.w / 2 + side * beside, plate.y + plate.h / 2],
    [plate.x + plate.w / 2 - side * beside, plate.y + plate.h / 2],
    [place[0], place[1] - 30],
    [place[0] + side * 4, plate.y + plate.h + 9],
  ];
  // 1 for a spot on the side the route comes from, -1 for the opposite one.
  const leaning = (p: XY): number => {
    if (!inward) return 0;
    const [ax, ay] = [p[0] - place[0], p[1] - place[1]];
    const [bx, by] = [inward[0] - place[0], inward[1] - place[1]];
    return (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
  };
  const room = (p: XY): number => {
    const inside =
      p[0] > view[0] + 13 &&
      p[0] < view[0] + view[2] - 13 &&
      p[1] > view[1] + 13 &&
      p[1] < view[1] + view[3] - 13;
    const clear = Math.min(12, ...others.map((b) => distanceToBox(p, b)));
    const free = Math.min(12, ...busy.map((q) => Math.hypot(q[0] - p[0], q[1] - p[1])));
    return (inside ? 0 : -100) + clear + free - 4 * leaning(p);
  };
  // Earlier candidates win ties: a later one must be clearly better.
  return candidates.reduce((best, p, i) => (room(p) > room(best) + (i > 0 ? 1.5 : 0) ? p : best));
}
