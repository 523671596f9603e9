/** Where the cities of a map without a drawing stand on the sheet. */
import { seeded, type XY } from './art/svg';
import { textWidth } from './layout';
import type { MapData } from './types';

type View = readonly [number, number, number, number];

const MARGIN_X = 40;
const MARGIN_TOP = 34;
const MARGIN_BOTTOM = 30;

export function placeCities(map: MapData, view: View): Map<string, XY> {
  const start = hasPlaces(map) ? ownPlaces(map) : springPlaces(map);
  const fitted = fit(start, view);
  spread(map, fitted, view);
  return new Map(map.cities.map((city, i) => [city.id, fitted[i]]));
}

/** Coordinates are worth using if the cities neither lie on one spot nor on one line. */
function hasPlaces(map: MapData): boolean {
  const xs = new Set(map.cities.map((city) => city.x));
  const ys = new Set(map.cities.map((city) => city.y));
  const spots = new Set(map.cities.map((city) => `${city.x} ${city.y}`));
  return xs.size > 2 && ys.size > 2 && spots.size > map.cities.length * 0.7;
}

const ownPlaces = (map: MapData): XY[] => map.cities.map((city) => [city.x, city.y]);

/** Without coordinates roads pull like springs and all cities push one another away. */
function springPlaces(map: MapData): XY[] {
  const next = seeded(map.id);
  const golden = Math.PI * (3 - Math.sqrt(5));
  const pos = map.cities.map((_, i): [number, number] => {
    const r = 30 * Math.sqrt(i + 0.5);
    return [r * Math.cos(i * golden) * 1.3 + next(), r * Math.sin(i * golden) + next()];
  });
  const index = new Map(map.cities.map((city, i) => [city.id, i]));
  const springs = map.roads.flatMap(([a, b]) => {
    const [i, j] = [index.get(a), index.get(b)];
    return i === undefined || j === undefined ? [] : [[i, j] as const];
  });
  for (let round = 0; round < 400; round++) {
    const step = 1 - round / 400;
    const force = pos.map((): [number, number] => [0, 0]);
    const pull = (i: number, j: number, strength: (d: number) => number): void => {
      const dx = pos[j][0] - pos[i][0];
      const dy = pos[j][1] - pos[i][1];
      const d = Math.hypot(dx, dy) || 0.01;
      const f = strength(d) / d;
      force[i][0] += dx * f;
      force[i][1] += dy * f;
      force[j][0] -= dx * f;
      force[j][1] -= dy * f;
    };
    for (let i = 0; i < pos.length; i++) {
      for (let j = i + 1; j < pos.length; j++) pull(i, j, (d) => -1800 / d);
    }
    for (const [i, j] of springs) pull(i, j, (d) => (d * d) / 90);
    pos.forEach((p, i) => {
      const length = Math.hypot(...force[i]) || 1;
      const move = Math.min(length, 14 * step);
      p[0] += (force[i][0] / length) * move;
      p[1] += (force[i][1] / length) * move;
    });
  }
  return pos;
}

/** Fills the sheet; the shape may be stretched by a third, not more. */
function fit(points: readonly XY[], [vx, vy, vw, vh]: View): [number, number][] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [roomX, roomY] = [vw - 2 * MARGIN_X, vh - MARGIN_TOP - MARGIN_BOTTOM];
  const kx = roomX / (x1 - x0 || 1);
  const ky = roomY / (y1 - y0 || 1);
  const sx = Math.min(kx, ky * 1.33);
  const sy = Math.min(ky, kx * 1.33);
  const cx = vx + vw / 2;
  const cy = vy + MARGIN_TOP + roomY / 2;
  return points.map((p) => [cx + (p[0] - (x0 + x1) / 2) * sx, cy + (p[1] - (y0 + y1) / 2) * sy]);
}

/** Moves cities apart until neither towns nor plates cover one another. */
function spread(map: MapData, pos: [number, number][], [vx, vy, vw, vh]: View): void {
  const half = map.cities.map((city) => Math.max(18, (textWidth(city.name, 9.4) + 18) / 2));
  const tall = 40;
  for (let round = 0; round < 120; round++) {
    let moved = false;
    for (let i = 0; i < pos.length; i++) {
      for (let j = i + 1; j < pos.length; j++) {
        const dx = pos[j][0] - pos[i][0];
        const dy = pos[j][1] - pos[i][1];
        const overX = half[i] + half[j] + 3 - Math.abs(dx);
        const overY = tall - Math.abs(dy);
        if (overX <= 0 || overY <= 0) continue;
        moved = true;
        // Give way along the shorter overlap; cities on one spot part by their order.
        if (overX < overY) push(pos, i, j, 0, (overX / 2) * (dx < 0 ? -1 : 1));
        else push(pos, i, j, 1, (overY / 2) * (dy < 0 ? -1 : 1));
      }
    }
    pos.forEach((p, i) => {
      p[0] = Math.min(Math.max(p[0], vx + half[i] + 8), vx + vw - half[i] - 8);
      p[1] = Math.min(Math.max(p[1], vy + MARGIN_TOP), vy + vh - MARGIN_BOTTOM);
    });
    if (!moved) return;
  }
}

function push(pos: [number, number][], i: number, j: number, axis: 0 | 1, by: number): void {
  pos[i][axis] -= by * 0.6;
  pos[j][axis] += by * 0.6;
}
