/**
 * Turns a ground into a bitmap. Its filters and hundreds of paths are expensive to paint, and they would be
 * painted anew with every house that lands on top of them.
 */
import { groundMarkup, type Paint } from './art/ground';
import type { BoardModel } from './model';
import type { StripModel } from './strip';

type GroundModel = BoardModel | StripModel;

const KEEP = 6;
const baked = new Map<string, Promise<HTMLImageElement>>();

/** The page's colours at this element, as plain values. */
export function resolvedPaint(element: Element): Paint {
  const style = getComputedStyle(element);
  return (token) => style.getPropertyValue(`--${token}`).trim() || '#888';
}

export function bakeGround(model: GroundModel, paint: Paint, width: number): Promise<HTMLImageElement> {
  const [x, y, w, h] = model.geometry.view;
  const height = Math.round((width * h) / w);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${x} ${y} ${w} ${h}">${groundMarkup(model, paint, 'g')}</svg>`;
  let picture = baked.get(svg);
  if (!picture) {
    picture = load(svg);
    picture.catch(() => baked.delete(svg));
    baked.set(svg, picture);
    for (const old of baked.keys()) {
      if (baked.size <= KEEP) break;
      baked.delete(old);
    }
  }
  return picture;
}

async function load(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
