/**
 * What lies behind and before a town.
 * Classes: m far hill, ms shaded hill, hs near hill, sn snow, k rock, t tree, g grass, v water, vl wave, l2 faint line.
 */
import { path, poly, r1, seeded, times, type XY } from './svg';

export function bridge(x1: number, x2: number, y: number, arches: number): string {
  const span = x2 - x1;
  const w = span / arches;
  const pier = r1(w * 0.14);
  const radius = r1(w * 0.36);
  const arch = `h-${pier}a${radius} ${radius} 0 0 0 -${r1(w * 0.72)} 0h-${pier}`;
  return (
    path('w', `M${x1} ${y - 8}q${span / 2} -5 ${span} 0v8${arch.repeat(arches)}z`) +
    path('l', `M${x1} ${y - 6}q${span / 2} -5 ${span} 0`)
  );
}

export function river(y: number, seed = 'r'): string {
  const next = seeded(seed);
  const waves = times(13, () => {
    const x = 6 + next() * 84;
    const yy = y + 3 + next() * (96 - y);
    return path('vl', `M${r1(x)} ${r1(yy)}q2 -1.4 4 0t4 0`);
  });
  return path('v', `M0 ${y}q25 -2 50 0t50 0V100H0z`) + waves.join('');
}

export function rock(x: number, y: number, w: number, h: number, seed: string): string {
  const next = seeded(seed);
  const steps = 7;
  const pts: XY[] = [[x - w / 2, y]];
  for (let k = 1; k < steps; k++) {
    const u = k / steps;
    const jitter = (next() - 0.5) * 3;
    const rise = h * Math.min(1, Math.sin(Math.PI * u) * 1.5);
    pts.push([x - w / 2 + w * u + jitter, y - rise + (next() - 0.5) * 3]);
  }
  pts.push([x + w / 2, y]);
  const cracks = pts
    .slice(2, -2)
    .map(([px, py]) => `M${r1(px)} ${r1(py + 3)}l${r1((next() - 0.3) * 4)} ${r1(4 + next() * 6)}`);
  return poly('k', pts) + path('l', cracks.join(''));
}

const RANGE: readonly (readonly [x: number, height: number, width: number])[] = [
  [18, 34, 46],
  [80, 40, 50],
  [48, 46, 48],
];

export function peaks(seed: string): string {
  const next = seeded(seed);
  return RANGE.map(([cx, h, w]) => {
    const foot = 74;
    const summit: XY = [cx + next() * 6 - 3, foot - h];
    const shoulder: XY = [cx + w * 0.2, foot - h * 0.6];
    return (
      poly('m', [
        [cx - w / 2, foot],
        [cx - w * 0.16, foot - h * 0.66],
        summit,
        shoulder,
        [cx + w / 2, foot],
      ]) +
      poly('ms', [summit, shoulder, [cx + w / 2, foot], [cx + w * 0.1, foot]]) +
      poly('sn', [
        summit,
        [cx - w * 0.09, foot - h * 0.76],
        [cx - 1, foot - h * 0.7],
        [cx + 2, foot - h * 0.78],
        [cx + w * 0.11, foot - h * 0.72],
      ])
    );
  }).join('');
}

export function hills(seed: string): string {
  const next = seeded(seed);
  const far = 56 + next() * 6;
  const near = 50 + next() * 8;
  const hatching = times(9, (i) => `M${6 + i * 10 + r1(next() * 4)} ${r1(near + 12 - next() * 4)}l3 5`);
  return (
    path('m', `M0 ${r1(far)}q20 -12 42 -3t58 -5V80H0z`) +
    path('hs', `M0 ${r1(near + 15)}q28 -10 52 -2t48 -4V80H0z`) +
    path('l2', hatching.join(''))
  );
}

export function vines(seed: string): string {
  const next = seeded(seed);
  const rows = times(8, (i) => `M${8 + i * 11} ${r1(56 - Math.sin(i / 2.2) * 9 + next() * 2)}q4 7 2 16`);
  return path('m', 'M0 66q26 -34 62 -20t38 8V80H0z') + path('l2', rows.join(''));
}

/** The flat country of the coast. */
export function plain(): string {
  const furrows = times(7, (i) => `M${4 + i * 14} ${70 + (i % 2) * 2}h9`);
  return path('m', 'M0 68q50 -3 100 0V80H0z') + path('l2', furrows.join(''));
}

export function wood(seed: string): string {
  const next = seeded(seed);
  return (
    path('m', 'M0 64q50 -7 100 0V80H0z') + times(9, (i) => tree(4 + i * 11.5, 72, 11 + next() * 6)).join('')
  );
}

export function pine(x: number, y: number, h: number): string {
  const foot = y - h * 0.1;
  return (
    poly('t', [
      [x, y - h],
      [x - h * 0.27, foot],
      [x + h * 0.27, foot],
    ]) + path('l', `M${x} ${r1(foot)}v${r1(h * 0.14)}`)
  );
}

export function tree(x: number, y: number, h: number): string {
  return (
    `<circle class="t" cx="${r1(x)}" cy="${r1(y - h * 0.65)}" r="${r1(h * 0.36)}"/>` +
    path('l', `M${r1(x)} ${r1(y - h * 0.35)}v${r1(h * 0.38)}`)
  );
}

export function boat(x: number, y: number): string {
  return (
    path('w', `M${x - 6} ${y}h12l-2.4 3.2h-7.2z`) +
    path('l', `M${x} ${y}v-9`) +
    poly('r', [
      [x + 0.6, y - 9],
      [x + 5.4, y - 1.6],
      [x + 0.6, y - 1.6],
    ])
  );
}

export function ship(x: number, y: number, k = 1): string {
  const at = (dx: number, dy: number): string => `${r1(x + dx * k)} ${r1(y + dy * k)}`;
  const sail = (dx: number, dy: number, w: number, h: number, belly: number): string =>
    `M${at(dx, dy)}h${r1(w * k)}q${belly} ${h / 2} 0 ${h}h${r1(-w * k)}q${belly} ${-h / 2} 0 ${-h}z`;
  return (
    path('w', `M${at(-11, -1.4)}q1 5 4 5.4h${r1(13 * k)}q3 -1 4 -6.6h-3v2h-14v-1.4z`) +
    path('l', `M${at(-4, 0)}v${r1(-19 * k)}M${at(4.6, 0)}v${r1(-16 * k)}`) +
    path('r', sail(-8.4, -16, 8, 10, 1.6) + sail(1.2, -13.4, 7, 8, 1.4))
  );
}
