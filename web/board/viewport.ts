/** Zoom and pan of the sheet within its window, as plain numbers: x and y in pixels of the window. */

export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 2.5;

/** The sheet always covers its window. */
export function clampZoom(zoom: Zoom, width: number, height: number): Zoom {
  const scale = Math.min(MAX_ZOOM, Math.max(1, zoom.scale));
  const x = Math.min(0, Math.max(width * (1 - scale), zoom.x));
  const y = Math.min(0, Math.max(height * (1 - scale), zoom.y));
  return { scale, x, y };
}

/** Zooms so that what lies under (px, py) stays there. */
export function zoomAt(
  zoom: Zoom,
  factor: number,
  px: number,
  py: number,
  width: number,
  height: number,
): Zoom {
  const scale = Math.min(MAX_ZOOM, Math.max(1, zoom.scale * factor));
  const k = scale / zoom.scale;
  return clampZoom({ scale, x: px - (px - zoom.x) * k, y: py - (py - zoom.y) * k }, width, height);
}

export function panBy(zoom: Zoom, dx: number, dy: number, width: number, height: number): Zoom {
  return clampZoom({ scale: zoom.scale, x: zoom.x + dx, y: zoom.y + dy }, width, height);
}

/** The zoom at which places of the sheet, with room for their towns and names, fill the window. */
export function zoomToFit(
  places: readonly (readonly [number, number])[],
  view: readonly number[],
  width: number,
  height: number,
): Zoom {
  const margin = 44;
  const unit = width / view[2];
  const xs = places.map((p) => (p[0] - view[0]) * unit);
  const ys = places.map((p) => (p[1] - view[1]) * unit);
  const [x0, x1] = [Math.min(...xs) - margin * unit, Math.max(...xs) + margin * unit];
  const [y0, y1] = [Math.min(...ys) - margin * unit, Math.max(...ys) + margin * unit];
  const scale = Math.max(1, Math.min(MAX_ZOOM, width / (x1 - x0), height / (y1 - y0)));
  const x = width / 2 - ((x0 + x1) / 2) * scale;
  const y = height / 2 - ((y0 + y1) / 2) * scale;
  return clampZoom({ scale, x, y }, width, height);
}
