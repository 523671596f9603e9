import { describe, expect, it } from 'vitest';
import { clampZoom, MAX_ZOOM, NO_ZOOM, panBy, zoomAt, zoomToFit } from '../viewport';

describe('zoom', () => {
  it('keeps what lies under the fingers', () => {
    const zoomed = zoomAt(NO_ZOOM, 2, 100, 50, 400, 300);
    expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 });
    // The point of the sheet at (100, 50) is still there.
    expect(100 * zoomed.scale + zoomed.x).toBe(100);
  });

  it('goes to two and a half and back to one', () => {
    expect(zoomAt(NO_ZOOM, 9, 0, 0, 400, 300).scale).toBe(MAX_ZOOM);
    expect(zoomAt({ scale: 2, x: -90, y: -30 }, 0.1, 5, 5, 400, 300)).toEqual(NO_ZOOM);
  });

  it('can be set to show some places', () => {
    const view = [0, 0, 497, 364];
    const near = zoomToFit([[250, 180]], view, 497, 364);
    expect(near.scale).toBe(MAX_ZOOM);
    expect(250 * near.scale + near.x).toBeCloseTo(248.5);
    const far: [number, number][] = [
      [10, 10],
      [480, 350],
    ];
    expect(zoomToFit(far, view, 497, 364)).toEqual(NO_ZOOM);
  });

  it('never shows what lies beyond the sheet', () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, 50, 50, 400, 300)).toEqual({ scale: 2, x: 0, y: 0 });
    expect(panBy({ scale: 2, x: 0, y: 0 }, -900, -900, 400, 300)).toEqual({ scale: 2, x: -400, y: -300 });
    expect(clampZoom({ scale: 1, x: 30, y: -20 }, 400, 300)).toEqual(NO_ZOOM);
  });
});
