import { describe, expect, it } from 'vitest';
import type { XY } from '../art/svg';
import {
  endBadgePlace,
  layoutPlates,
  neighbourToward,
  plateBox,
  ringPath,
  roadControl,
  roadKey,
  roadPath,
  roadPoint,
  routeRoads,
  textWidth,
  zoomedLabel,
} from '../layout';
import { customBoard, northBoard, southBoard } from './boards';

const places: Record<string, XY> = { A: [0, 0], B: [100, 0], C: [0, 100] };
const at = (id: string): XY => places[id];

describe('roads', () => {
  it('have one key, whichever end comes first', () => {
    expect(roadKey('B', 'A')).toBe('A-B');
    expect(roadKey('A', 'B')).toBe('A-B');
  });

  it('run straight without a bend', () => {
    expect(roadPath(at, {}, 'A', 'B')).toBe('M0 0Q50 0 100 0');
  });

  it('swing to the same side from both ends', () => {
    const bends = { 'A-B': 10 };
    expect(roadControl(at, bends, 'A', 'B')).toEqual([50, 16]);
    expect(roadControl(at, bends, 'B', 'A')).toEqual([50, 16]);
    expect(roadPath(at, bends, 'B', 'A')).toBe('M100 0Q50 16 0 0');
  });

  it('begin and end at their cities', () => {
    expect(roadPoint([0, 0], [50, 16], [100, 0], 0)).toEqual([0, 0]);
    expect(roadPoint([0, 0], [50, 16], [100, 0], 1)).toEqual([100, 0]);
    expect(roadPoint([0, 0], [50, 16], [100, 0], 0.5)).toEqual([50, 8]);
  });

  it('of a route join its cities in order', () => {
    expect(routeRoads(['A', 'B', 'C'])).toEqual([
      ['A', 'B'],
      ['B', 'C'],
    ]);
    expect(routeRoads(['A'])).toEqual([]);
  });
});

describe('outlines', () => {
  it('close through the middles of all sides', () => {
    const d = ringPath([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    expect(d).toBe('M5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Q0 0 5 0z');
  });
});

describe('labels', () => {
  it('are wider for longer names', () => {
    expect(textWidth('Sigmaringen', 9.4)).toBeGreaterThan(textWidth('Ulm', 9.4));
    expect(textWidth('東京', 10)).toBe(20);
  });

  it('stay inside the frame', () => {
    const view = [0, 0, 497, 364];
    const left = plateBox([3, 100], 'Sigmaringen', 13, view);
    expect(left.x).toBeGreaterThanOrEqual(7);
    const right = plateBox([495, 362], 'Sigmaringen', 13, view);
    expect(right.x + right.w).toBeLessThanOrEqual(490);
    expect(right.y + right.h).toBeLessThanOrEqual(357);
  });

  it.each([southBoard, northBoard, customBoard])(
    'do not cover one another on $id, even on a phone',
    (board) => {
      for (const size of [9.4, 11, 13]) {
        const plates = [...layoutPlates(board.cities, board.at, size, board.geometry.view)];
        for (const [a, p] of plates) {
          for (const [b, q] of plates) {
            if (a >= b) continue;
            const wide = Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x);
            const high = Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y);
            expect(wide > 0.5 && high > 0.5, `${a} and ${b} at ${size}`).toBe(false);
          }
        }
      }
    },
  );

  it('shrink back to desktop size while zooming in', () => {
    expect(zoomedLabel('phone', 1)).toBe(13);
    expect(zoomedLabel('phone', 2.5)).toBe(9.4);
    expect(zoomedLabel('desktop', 2.5)).toBe(9.4);
  });
});

describe('arrow keys', () => {
  const go = (from: string, key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight') =>
    neighbourToward(southBoard.at, from, southBoard.neighbours(from), key);

  it('follow the road that leads that way', () => {
    expect(go('LOD', 'ArrowLeft')).toBe('PIL');
    expect(go('MAN', 'ArrowRight')).toBe('WUR');
    expect(go('BUD', 'ArrowDown')).toBe('LIN');
  });

  it('stay where no road leads that way', () => {
    expect(go('LOD', 'ArrowRight')).toBeNull();
    expect(go('BAS', 'ArrowLeft')).toBeNull();
  });

  it('reach every city from every city', () => {
    const seen = new Set(['LOD']);
    const queue = ['LOD'];
    for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = go(from, key);
        if (next !== null && !seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
    expect(seen.size).toBe(southBoard.cities.length);
  });
});

describe('arrows at the ends of a route', () => {
  it('keep to the sheet', () => {
    const view = [0, 0, 497, 364];
    const place: XY = [480, 20];
    const [x, y] = endBadgePlace(place, plateBox(place, 'Lodz', 9.4, view), [], [], view, 1, null);
    expect(x).toBeLessThan(484);
    expect(y).toBeGreaterThan(13);
  });

  it('stand away from where the route comes from', () => {
    const view = [0, 0, 497, 364];
    const place: XY = [200, 200];
    const plate = plateBox(place, 'Ulm', 9.4, view);
    const [x] = endBadgePlace(place, plate, [], [], view, 1, [300, 190]);
    expect(x).toBeLessThan(200);
  });
});
