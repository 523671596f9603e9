/** The few helpers from which every drawing is put together as SVG text. */

export type XY = readonly [number, number];

/** One decimal is finer than a screen pixel at every size we draw. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

/** Names come out of map files that anyone may write, so nothing enters markup unescaped. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export const points = (pts: readonly XY[]): string => pts.map(([x, y]) => `${r1(x)},${r1(y)}`).join(' ');

export const poly = (cls: string, pts: readonly XY[]): string =>
  `<polygon class="${cls}" points="${points(pts)}"/>`;

export const rect = (cls: string, x: number, y: number, w: number, h: number): string =>
  `<rect class="${cls}" x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}"/>`;

export const path = (cls: string, d: string): string => `<path class="${cls}" d="${d}"/>`;

/**
 * Neighbouring windows, lines and waves as one path: a picture is drawn the quicker the fewer parts it has. What has a
 * fill and an outline stays as it is, as the next part covers the one before.
 */
export const joined = (markup: string): string =>
  markup.replace(/<path class="(n|l|l2|vl)" d="[^"]*"\/>(?:<path class="\1" d="[^"]*"\/>)+/g, (run) =>
    run.replaceAll(/"\/><path class="\w+" d="/g, ''),
  );

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A small generator with a seed: the same town is drawn the same on every screen. */
export function seeded(seed: string): () => number {
  let h = 2166136261;
  for (const ch of seed) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  return () => {
    h += 0x6d2b79f5;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
