/** Patterns that fill a land, and the single motif for small swatches. */
import type { LandLook, Motif } from './lands';
import { r1 } from './svg';

interface Tile {
  readonly w: number;
  readonly h: number;
  readonly body: string;
  readonly turn?: number;
}

// Strokes and fills take the ink from the group around them.
const line = (d: string): string => `<path fill="none" d="${d}"/>`;
const area = (d: string): string => `<path stroke="none" d="${d}"/>`;
const dot = (x: number, y: number): string => `<circle stroke="none" cx="${x}" cy="${y}" r="1.25"/>`;

const tiles: Readonly<Record<Motif, Tile | null>> = {
  bend: { w: 8, h: 8, body: line('M0 4H8'), turn: -45 },
  lozenge: { w: 12, h: 16, body: line('M6 1L11 8L6 15L1 8z') },
  chevron: { w: 12, h: 9, body: line('M0 7L6 2L12 7') },
  check: { w: 10, h: 10, body: area('M1 1h4v4H1zM5 5h4v4H5z') },
  bar: { w: 8, h: 6, body: line('M0 3H8') },
  grain: {
    w: 8,
    h: 8,
    body: dot(2, 2) + dot(6, 6),
  },
  cross: { w: 11, h: 11, body: line('M5.5 2.6v5.8M2.6 5.5h5.8') },
  peak: { w: 12, h: 10, body: area('M3 8L6 2.6L9 8z') },
  wave: { w: 12, h: 8, body: line('M0 6q3 -5 6 0t6 0') },
  saltire: { w: 12, h: 12, body: line('M3 3L9 9M9 3L3 9') },
  pale: { w: 7, h: 8, body: line('M3.5 0V8') },
  scale: { w: 12, h: 8, body: line('M0 7a6 5.4 0 0 1 12 0') },
  lattice: { w: 9, h: 9, body: line('M0 0L9 9M9 0L0 9') },
  ring: { w: 11, h: 11, body: '<circle fill="none" cx="5.5" cy="5.5" r="3"/>' },
  bird: { w: 14, h: 10, body: line('M2 4.4q2.6 -2.6 5 2q2.4 -4.6 5 -2') },
  ribbon: {
    w: 10,
    h: 8,
    body: `${line('M0 2H10')}<path fill="none" stroke-width="2" d="M0 4.6H10"/>`,
    turn: 45,
  },
  star: {
    w: 12,
    h: 11,
    body: area('M6 1.8l1 2.5l2.7 .2l-2.1 1.7l.7 2.6l-2.3 -1.4l-2.3 1.4l.7 -2.6l-2.1 -1.7l2.7 -.2z'),
  },
  gate: null,
};

/**
 * A pattern definition to stand in <defs>; free cities have none. The id must be the caller's own. The ink is
 * an attribute and no class, because a baked ground is an image of its own that no style sheet reaches.
 */
export function patternMarkup(
  look: LandLook,
  id: string,
  scale = 0.8,
  ink = `var(--deep-${look.tint})`,
): string {
  const tile = tiles[look.motif];
  if (!tile || look.free) return '';
  const turn = tile.turn ? ` rotate(${tile.turn})` : '';
  return (
    `<pattern id="${id}" width="${tile.w}" height="${tile.h}" patternUnits="userSpaceOnUse" ` +
    `patternTransform="scale(${scale})${turn}">` +
    `<g fill="${ink}" stroke="${ink}" stroke-width="1.1">${tile.body}</g></pattern>`
  );
}

export const hasPattern = (look: LandLook): boolean => !look.free && tiles[look.motif] !== null;

/** In a box of 10: 'line' is stroked, 'area' filled. */
const signs: Readonly<Record<Motif, readonly ['line' | 'area', string]>> = {
  bend: ['line', 'M0 10L10 0M-2 5L5 -2M5 12L12 5'],
  lozenge: ['line', 'M5 .9L8.3 5L5 9.1L1.7 5z'],
  chevron: ['line', 'M1.2 5.2L5 2L8.8 5.2M1.2 8.7L5 5.5L8.8 8.7'],
  check: ['area', 'M1 1h4v4H1zM5 5h4v4H5z'],
  bar: ['line', 'M0 2.6H10M0 5H10M0 7.4H10'],
  grain: [
    'area',
    'M2 3.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0M5.6 3.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0' +
      'M2 6.8a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0M5.6 6.8a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1 -2.4 0',
  ],
  cross: ['line', 'M5 1.6v6.8M1.6 5h6.8'],
  peak: ['area', 'M1 8.4L5 1.6L9 8.4z'],
  wave: ['line', 'M.6 4.4q2.2 -3.6 4.4 0t4.4 0M.6 8q2.2 -3.6 4.4 0t4.4 0'],
  saltire: ['line', 'M2 2L8 8M8 2L2 8'],
  pale: ['line', 'M2.4 0V10M5 0V10M7.6 0V10'],
  scale: ['line', 'M1 5a4 3.6 0 0 1 8 0M1 9a4 3.6 0 0 1 8 0'],
  lattice: ['line', 'M0 5L5 0M0 10L10 0M5 10L10 5M0 5L5 10M0 0L10 10M5 0L10 5'],
  ring: ['line', 'M2 5a3 3 0 1 1 6 0a3 3 0 1 1 -6 0'],
  bird: ['line', 'M.8 4q2.2 -2.6 4.2 2.6q2 -5.2 4.2 -2.6'],
  ribbon: ['line', 'M0 0L10 10M-2 5L5 12M5 -2L12 5'],
  star: ['area', 'M5 1l1.2 2.9l3.1 .2l-2.4 2l.8 3l-2.7 -1.7l-2.7 1.7l.8 -3l-2.4 -2l3.1 -.2z'],
  gate: ['area', 'M1.6 9V2.4h1.7v1.5h1V2.4h1.4v1.5h1V2.4h1.7V9H6.2V6.8a1.2 1.2 0 0 0 -2.4 0V9z'],
};

/** A swatch with the land's single motif at any place of a drawing. */
export function motifMarkup(
  look: LandLook,
  x: number,
  y: number,
  w: number,
  h: number,
  corner = 1.2,
): string {
  const [kind, d] = signs[look.motif];
  const unit = Math.min(w, h) / 10;
  const [bw, bh] = [r1(w / unit), r1(h / unit)];
  const shift = `translate(${r1((bw - 10) / 2)} ${r1((bh - 10) / 2)})`;
  return (
    `<svg class="tint-${look.tint}" x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" ` +
    `viewBox="0 0 ${bw} ${bh}" overflow="hidden"><rect class="ph-tint" width="${bw}" height="${bh}" rx="${corner}"/>` +
    `<path class="${kind === 'line' ? 'ph-motif-line' : 'ph-motif-area'}" transform="${shift}" d="${d}"/></svg>`
  );
}
