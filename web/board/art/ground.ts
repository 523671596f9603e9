/**
 * The ground of a board: everything that never changes in play, except for lettering, which needs the page's
 * fonts. Colours are attributes and come from a function, so that the same text serves as live SVG
 * (variables of the page) and as an image of its own (plain values), which no style sheet reaches.
 */
import { ringPath } from '../layout';
import type { BoardModel } from '../model';
import type { StripModel } from '../strip';
import type { BoardGeometry } from '../types';
import { hasPattern, patternMarkup } from './motifs';
import { reliefMarkup } from './relief';
import { r1 } from './svg';

/** A token of tokens.css by name, without the two hyphens. */
export type Paint = (token: string) => string;

export const livePaint: Paint = (token) => `var(--${token})`;

type GroundModel = BoardModel | StripModel;

export function groundMarkup(model: GroundModel, paint: Paint, uid: string): string {
  const { geometry } = model;
  const [x, y, w, h] = geometry.view;
  const all = `x="${x}" y="${y}" width="${w}" height="${h}"`;
  return (
    `<defs>${definitions(model, paint, uid)}</defs>` +
    `<rect ${all} rx="2" fill="${paint('sheet')}"/><g clip-path="url(#${uid}-sheet)">` +
    landsMarkup(model, paint, uid) +
    seasMarkup(geometry, paint, uid) +
    `<rect ${all} filter="url(#${uid}-grain)" opacity="${paint('grain-opacity')}"/>` +
    watersMarkup(geometry, paint) +
    reliefLayer(geometry, paint) +
    `<rect ${all} fill="url(#${uid}-vignette)"/>${compassMarkup(geometry, paint)}</g>` +
    frameMarkup(geometry, paint)
  );
}

function definitions(model: GroundModel, paint: Paint, uid: string): string {
  const { geometry } = model;
  const [x, y, w, h] = geometry.view;
  let s =
    `<filter id="${uid}-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" ` +
    'baseFrequency=".012 .02" numOctaves="4" seed="8"/>' +
    '<feColorMatrix values="0 0 0 0 .42  0 0 0 0 .3  0 0 0 0 .15  0 0 0 .9 -.33"/></filter>' +
    `<filter id="${uid}-soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="3.2"/></filter>` +
    `<radialGradient id="${uid}-vignette" r=".75"><stop offset=".6" stop-opacity="0" stop-color="${paint('vignette')}"/>` +
    `<stop offset="1" stop-color="${paint('vignette')}" stop-opacity=".28"/></radialGradient>` +
    `<clipPath id="${uid}-sheet"><rect x="${x + 5}" y="${y + 5}" width="${w - 10}" height="${h - 10}"/></clipPath>`;
  if (geometry.seas.length > 0) s += `<clipPath id="${uid}-sea"><path d="${seaPath(geometry)}"/></clipPath>`;
  let k = 0;
  for (const [id, d] of model.landPaths) {
    const look = model.land(id);
    s += `<clipPath id="${uid}-land${k}"><path d="${d}"/></clipPath>`;
    s += patternMarkup(look, `${uid}-fill${k}`, 0.8, paint(`deep-${look.tint}`));
    k++;
  }
  return s;
}

function landsMarkup(model: GroundModel, paint: Paint, uid: string): string {
  const strip = 'goal' in model;
  let washes = '';
  let edges = '';
  let borders = '';
  let k = 0;
  for (const [id, d] of model.landPaths) {
    const look = model.land(id);
    const wash = paint(`wash-${look.tint}`);
    // The stroke of the same colour closes the hairline between neighbours.
    washes += `<path d="${d}" fill="${wash}" stroke="${wash}" stroke-width=".8"/>`;
    const pattern =
      strip || !hasPattern(look) ? '' : `<path d="${d}" fill="url(#${uid}-fill${k})" opacity=".11"/>`;
    edges +=
      `<g clip-path="url(#${uid}-land${k})">${pattern}<path d="${d}" fill="none" stroke-width="11" ` +
      `stroke="${paint(`tint-${look.tint}`)}" opacity="${paint('edge-opacity')}" filter="url(#${uid}-soft)"/></g>`;
    borders += d;
    k++;
  }
  return (
    washes +
    edges +
    `<path d="${borders}" fill="none" stroke="${paint('mapink')}" stroke-width=".55" ` +
    'stroke-dasharray="3.2 1.6 .7 1.6" opacity=".55"/>'
  );
}

const seaPath = (geometry: BoardGeometry): string => geometry.seas.map((sea) => ringPath(sea.ring)).join('');

const SHORE_LINES: readonly (readonly [width: number, opacity: number])[] = [
  [17, 0.13],
  [11.5, 0.17],
  [6.5, 0.2],
  [2.6, 0.3],
];

function seasMarkup(geometry: BoardGeometry, paint: Paint, uid: string): string {
  if (geometry.seas.length === 0) return '';
  const d = seaPath(geometry);
  const ink = paint('mapink');
  const shore = SHORE_LINES.map(
    ([width, opacity]) => `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`,
  ).join('');
  const islands = (geometry.islands ?? []).map(ringPath).join('');
  return (
    `<path d="${d}" fill="${paint('sea')}"/>` +
    `<g clip-path="url(#${uid}-sea)" fill="none" stroke="${paint('shore')}">${shore}</g>` +
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width=".9" opacity=".75" stroke-linejoin="round"/>` +
    `<path d="${islands}" fill="${paint('sheet')}" stroke="${ink}" stroke-width=".6"/>`
  );
}

function watersMarkup(geometry: BoardGeometry, paint: Paint): string {
  const bank = paint('river0');
  const banks = geometry.rivers.map(([, width, d]) => `<path d="${d}" stroke-width="${r1(width + 1)}"/>`);
  const rivers = geometry.rivers.map(([, width, d]) => `<path d="${d}" stroke-width="${width}"/>`);
  const lakes = geometry.lakes.map((lake) => lake.d).join('');
  const ripples = geometry.lakes.map((lake) => lake.lines).join('');
  return (
    `<g fill="none" stroke="${bank}" stroke-opacity=".5" stroke-linecap="round">${banks.join('')}</g>` +
    `<path d="${lakes}" fill="${paint('river')}" stroke="${bank}" stroke-width=".7"/>` +
    `<g fill="none" stroke="${paint('river')}" stroke-linecap="round">${rivers.join('')}</g>` +
    `<path d="${ripples}" fill="none" stroke="${bank}" stroke-width=".6"/>`
  );
}

function reliefLayer(geometry: BoardGeometry, paint: Paint): string {
  const [ink, paper] = [paint('mapink'), paint('sheet')];
  const marks = geometry.relief.map(([kind, x, y, v]) => reliefMarkup(kind, x, y, v, ink, paper));
  return (
    `<g opacity=".34" fill="none" stroke="${ink}" stroke-linejoin="round" stroke-linecap="round">` +
    `${marks.join('')}</g>`
  );
}

/** The rose tells north by its lily instead of a letter, so it needs no translation. */
function compassMarkup(geometry: BoardGeometry, paint: Paint): string {
  if (!geometry.compass) return '';
  const ink = paint('mapink');
  const [x, y] = geometry.compass;
  return (
    `<g transform="translate(${r1(x)} ${r1(y)}) scale(.86)" opacity=".75">` +
    `<g fill="none" stroke="${ink}" stroke-width=".5" opacity=".6"><circle r="13"/><circle r="10.4"/></g>` +
    `<path fill="${paint('sheet')}" stroke="${ink}" stroke-width=".6" ` +
    'd="M0 -16L2.6 -2.6L0 0L-2.6 -2.6zM0 16L-2.6 2.6L0 0L2.6 2.6zM-16 0L-2.6 -2.6L0 0L-2.6 2.6zM16 0L2.6 2.6L0 0L2.6 -2.6z"/>' +
    `<path fill="${ink}" opacity=".8" ` +
    'd="M0 -16L2.6 -2.6L0 0zM0 16L-2.6 2.6L0 0zM-16 0L-2.6 2.6L0 0zM16 0L2.6 -2.6L0 0z"/>' +
    `<path fill="${ink}" d="M0 -24.6c1.6 2 1.7 3.8 .5 5.6c1 -.5 2.2 -.1 2.5 1c-.9 -.2 -1.4 .2 -1.7 .8h-2.6` +
    'c-.3 -.6 -.8 -1 -1.7 -.8c.3 -1.1 1.5 -1.5 2.5 -1c-1.2 -1.8 -1.1 -3.6 .5 -5.6z"/></g>'
  );
}

function frameMarkup(geometry: BoardGeometry, paint: Paint): string {
  const [x, y, w, h] = geometry.view;
  const ink = paint('mapink');
  const inset = (by: number, extra: string): string =>
    `<rect x="${r1(x + by)}" y="${r1(y + by)}" width="${r1(w - 2 * by)}" height="${r1(h - 2 * by)}" ${extra}/>`;
  let ticks = '';
  const step = 12;
  for (let at = x + 3; at < x + w - 3; at += 2 * step) {
    const length = r1(Math.min(step, x + w - 3 - at));
    ticks += `M${r1(at)} ${y + 2.4}h${length}v2h${-length}zM${r1(at)} ${r1(y + h - 4.4)}h${length}v2h${-length}z`;
  }
  for (let at = y + 3; at < y + h - 3; at += 2 * step) {
    const length = r1(Math.min(step, y + h - 3 - at));
    ticks += `M${x + 2.4} ${r1(at)}v${length}h2v${-length}zM${r1(x + w - 4.4)} ${r1(at)}v${length}h2v${-length}z`;
  }
  return (
    `<g fill="none" stroke="${ink}" opacity=".8">${inset(0.8, 'stroke-width="1" rx="1.6"')}` +
    `${inset(2.4, 'stroke-width=".4"')}${inset(4.6, 'stroke-width=".4"')}</g>` +
    `<path d="${ticks}" fill="${ink}" opacity=".75"/>`
  );
}
