/**
 * Building blocks of the towns. x is the middle of a building, y its ground line.
 * Classes (see board.css): w wall, s shaded wall, r roof, rs shaded roof, n window, l line, gd gold.
 */
import { path, poly, r1, rect, seeded, times, type XY } from './svg';

/** The ground line of a picture that is 100 wide. */
export const GROUND = 79;

export type TowerTop = 'spire' | 'pyramid' | 'onion' | 'dome' | 'crenel' | 'gallery';

export function windowAt(x: number, y: number, w = 1.6, h = 3): string {
  const side = r1(h - w / 2);
  const arch = w / 2;
  return path('n', `M${r1(x - arch)} ${r1(y)}v${-side}a${arch} ${arch} 0 0 1 ${w} 0v${side}z`);
}

export function house(x: number, y: number, w: number, h: number, roof: number): string {
  const eaves = y - h;
  const half = w / 2;
  const windows =
    w > 7
      ? windowAt(x - w * 0.22, y - h * 0.35, 1.4, 2.4) + windowAt(x + w * 0.04, y - h * 0.35, 1.4, 2.4)
      : windowAt(x - w * 0.15, y - h * 0.35, 1.3, 2.2);
  return (
    rect('w', x - half, eaves, w, h) +
    rect('s', x + w * 0.12, eaves, w * 0.38, h) +
    poly('r', [
      [x - half - 0.8, eaves],
      [x, eaves - roof],
      [x + half + 0.8, eaves],
    ]) +
    poly('rs', [
      [x, eaves - roof],
      [x + half + 0.8, eaves],
      [x + w * 0.1, eaves],
    ]) +
    windows
  );
}

/** A long building with a hipped roof: nave, palace, town hall. */
export function hall(x: number, y: number, w: number, h: number, roof: number): string {
  const eaves = y - h;
  const half = w / 2;
  const ribs = Math.max(2, Math.floor(w / 4));
  const bays = Math.max(2, Math.floor(w / 5));
  const rib = (i: number): string =>
    `M${r1(x - half + ((i + 0.7) * w) / (ribs + 0.4))} ${r1(eaves - roof * 0.82)}v${r1(roof * 0.7)}`;
  const bay = (i: number): string =>
    windowAt(x - half + ((i + 0.5) * w) / bays, y - h * 0.3, 1.5, Math.min(h * 0.5, 5));
  return (
    rect('w', x - half, eaves, w, h) +
    rect('s', x + w * 0.3, eaves, w * 0.2, h) +
    poly('r', [
      [x - half - 1, eaves],
      [x - half + roof * 0.35, eaves - roof],
      [x + half - roof * 0.35, eaves - roof],
      [x + half + 1, eaves],
    ]) +
    path('l', times(ribs, rib).join('')) +
    times(bays, bay).join('')
  );
}

function onion(x: number, y: number, w: number): string {
  const k = (f: number): number => r1(w * f);
  return (
    path(
      'r',
      `M${r1(x - w * 0.42)} ${y}` +
        `c${k(-0.32)} ${k(-0.5)} ${k(0.12)} ${k(-0.62)} ${k(0.3)} ${k(-0.98)}` +
        `l${k(0.12)} ${k(-0.5)}l${k(0.12)} ${k(0.5)}` +
        `c${k(0.18)} ${k(0.36)} ${k(0.62)} ${k(0.48)} ${k(0.3)} ${k(0.98)}z`,
    ) +
    path(
      'rs',
      `M${r1(x + w * 0.04)} ${y}` +
        `c${k(0.3)} ${k(-0.4)} ${k(0.18)} ${k(-0.7)} ${k(0.06)} ${k(-0.96)}` +
        `c${k(0.2)} ${k(0.36)} ${k(0.62)} ${k(0.48)} ${k(0.32)} ${k(0.96)}z`,
    ) +
    path('l', `M${x} ${r1(y - w * 1.45)}v${k(-0.35)}`)
  );
}

function pointed(x: number, top: number, w: number, rise: number, eave: number, lit: number): string {
  const half = w / 2 + eave;
  return (
    poly('r', [
      [x - half, top],
      [x, top - rise],
      [x + half, top],
    ]) +
    poly('rs', [
      [x + w * lit, top],
      [x, top - rise],
      [x + half, top],
    ])
  );
}

function cupola(x: number, top: number, w: number): string {
  const foot = r1(top - 1.4);
  const rise = w * 0.62;
  const radii = `${r1(w / 2)} ${r1(rise)}`;
  return (
    path('r', `M${r1(x - w / 2)} ${foot}a${radii} 0 0 1 ${r1(w)} 0z`) +
    path(
      'rs',
      `M${r1(x + w * 0.1)} ${foot}c0 ${r1(-w * 0.3)} ${r1(-w * 0.04)} ${r1(-w * 0.5)} ${r1(-w * 0.1)} ${r1(-rise)}` +
        `a${radii} 0 0 1 ${r1(w / 2)} ${r1(rise)}z`,
    ) +
    rect('w', x - w * 0.1, top - 1.4 - rise - 2.6, w * 0.2, 3) +
    path('l', `M${x} ${r1(top - 4 - rise)}v-3`)
  );
}

function battlements(x: number, top: number, w: number): string {
  const wide = w + 1.6;
  const left = x - w / 2 - 0.8;
  return (
    rect('w', left, top - 2.2, wide, 2.6) +
    times(3, (k) => rect('w', left + (k * wide) / 2.6, top - 4.4, wide / 5.2, 2.4)).join('')
  );
}

function galleryTop(x: number, top: number, w: number, rise: number): string {
  return (
    rect('s', x - w / 2 - 1.4, top - 1, w + 2.8, 2) +
    rect('w', x - w * 0.34, top - 7, w * 0.68, 6) +
    poly('r', [
      [x - w * 0.42, top - 7],
      [x, top - 7 - rise],
      [x + w * 0.42, top - 7],
    ]) +
    windowAt(x, top - 2, 1.6, 3.4)
  );
}

const cornice = (x: number, top: number, w: number): string =>
  rect('w', x - w / 2 - 0.6, top - 1.4, w + 1.2, 1.8);

function towerTop(kind: TowerTop, x: number, top: number, w: number, rise: number): string {
  switch (kind) {
    case 'spire':
      return pointed(x, top, w, rise, 0.4, 0.08) + path('l', `M${x} ${r1(top - rise)}v-3.5m-1.4 1.4h2.8`);
    case 'pyramid':
      return pointed(x, top, w, rise, 0.9, 0.1);
    case 'onion':
      return cornice(x, top, w) + onion(x, r1(top - 1.4), w * 0.98);
    case 'dome':
      return cornice(x, top, w) + cupola(x, top, w);
    case 'crenel':
      return battlements(x, top, w);
    case 'gallery':
      return galleryTop(x, top, w, rise);
  }
}

export function tower(
  x: number,
  y: number,
  w: number,
  h: number,
  top: TowerTop = 'pyramid',
  rise = 8,
): string {
  const head = y - h;
  const windows = times(Math.floor(h / 11), (k) =>
    windowAt(x - w * 0.12, head + 7 + k * 10, Math.min(1.8, w * 0.22), 3.4),
  );
  return (
    rect('w', x - w / 2, head, w, h) +
    rect('s', x + w * 0.1, head, w * 0.4, h) +
    windows.join('') +
    (h > 16 ? path('l', `M${r1(x - w / 2)} ${r1(head + h * 0.34)}h${r1(w)}`) : '') +
    towerTop(top, x, head, w, rise)
  );
}

/** A round gate tower under a cone. */
export function cone(x: number, y: number, w: number, h: number, rise: number): string {
  return (
    rect('w', x - w / 2, y - h, w, h) +
    rect('s', x + w * 0.12, y - h, w * 0.38, h) +
    path('l', `M${r1(x - w / 2)} ${r1(y - h * 0.5)}h${w}`) +
    pointed(x, y - h, w, rise, 1.2, 0.1) +
    windowAt(x - w * 0.1, y - h * 0.6, 1.6, 3)
  );
}

export function wall(x1: number, x2: number, y: number, h: number): string {
  let s = rect('w', x1, y - h, x2 - x1, h);
  for (let x = x1; x < x2 - 1.5; x += 4) s += rect('w', x, y - h - 1.8, 2.2, 2);
  return s + path('l', `M${x1} ${r1(y - h * 0.5)}h${r1(x2 - x1)}`);
}

export function houseRow(seed: string, x1: number, x2: number, y: number, low = 5, high = 9): string {
  const next = seeded(seed);
  let s = '';
  for (let x = x1; x < x2 - 3; ) {
    const w = 6 + next() * 4;
    s += house(r1(x + w / 2), y, r1(w), r1(low + next() * (high - low)), r1(4 + next() * 3));
    x += w - 0.3;
  }
  return s;
}

/** Stepped gables side by side, as on the canals of the north. */
export function gableRow(seed: string, x1: number, x2: number, y: number, low = 14, high = 20): string {
  const next = seeded(seed);
  let s = '';
  for (let x = x1; x < x2 - 4; ) {
    const w = 7 + next() * 2.4;
    const h = low + next() * (high - low);
    s += steppedHouse(x, y, w, h);
    x += w;
  }
  return s;
}

function steppedHouse(x: number, y: number, w: number, h: number): string {
  const mid = x + w / 2;
  const top = y - h;
  const steps: XY[] = [
    [0, 0],
    [0, 2],
    [0.16, 2],
    [0.16, 4.4],
    [0.33, 4.4],
    [0.33, 6.6],
    [0.67, 6.6],
    [0.67, 4.4],
    [0.84, 4.4],
    [0.84, 2],
    [1, 2],
    [1, 0],
  ];
  return (
    rect('w', x, top, w, h) +
    rect('s', mid + w * 0.14, top, w * 0.36, h) +
    poly(
      'r',
      steps.map(([u, rise]): XY => [x + w * u, top - rise]),
    ) +
    windowAt(mid - w * 0.18, top + 6, 1.3, 2.6) +
    windowAt(mid + w * 0.18, top + 6, 1.3, 2.6) +
    windowAt(mid - w * 0.18, top + 11, 1.3, 2.6)
  );
}

export function mill(x: number, y: number, h: number): string {
  const hub = y - h * 0.66;
  const arm = h * 0.5;
  const sail = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    const c = Math.cos(turn);
    const n = Math.sin(turn);
    const at = (along: number, across: number): string =>
      `${r1(x + c * along - n * across)} ${r1(hub + n * along + c * across)}`;
    return `M${at(0, 0)}L${at(arm, 0)}L${at(arm, 3)}L${at(arm * 0.25, 3)}z`;
  };
  return (
    poly('w', [
      [x - h * 0.2, y],
      [x - h * 0.13, y - h * 0.62],
      [x + h * 0.13, y - h * 0.62],
      [x + h * 0.2, y],
    ]) +
    path('r', `M${r1(x - h * 0.15)} ${r1(y - h * 0.6)}q${r1(h * 0.15)} ${r1(-h * 0.34)} ${r1(h * 0.3)} 0z`) +
    path('w', [20, 110, 200, 290].map(sail).join(''))
  );
}
