// Measures of the graph of win chances, in pixels.
import type { Decision } from '../../../engine/answers';
import type { Round } from './swings';

export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
export interface Scales {
  readonly x: (value: number) => number;
  readonly y: (share: number) => number;
  // The value at a place of the graph.
  readonly valueAt: (x: number) => number;
}
export interface Point {
  readonly x: number;
  readonly shares: readonly number[];
}

// The rounds as points, from the first decision to how it stood after the last.
export function chancePoints(
  decisions: readonly Decision[],
  rounds: readonly Round[],
  x: (round: Round) => number,
  end: number,
): readonly Point[] {
  const [first, last] = [decisions[0], decisions.at(-1)];
  if (first === undefined || last === undefined) return [];
  const inside = rounds.map((round) => ({ x: x(round), shares: round.shares }));
  return [{ x: 0, shares: first.before }, ...inside, { x: end, shares: last.after }];
}

const tenth = (n: number) => Math.round(n * 10) / 10;

// Values from 0 to `last` across the frame, shares from 0 to 1 up it.
export function scalesOf(frame: Frame, last: number): Scales {
  const across = Math.max(1, frame.width - frame.left - frame.right);
  const up = Math.max(1, frame.height - frame.top - frame.bottom);
  const most = Math.max(last, 1);
  return {
    x: (value) => tenth(frame.left + (value / most) * across),
    y: (share) => tenth(frame.top + (1 - share) * up),
    valueAt: (x) => Math.min(most, Math.max(0, ((x - frame.left) / across) * most)),
  };
}

export function linePath(points: readonly Point[], seat: number, scales: Scales): string {
  return points
    .map((point, i) => `${i === 0 ? 'M' : 'L'}${scales.x(point.x)} ${scales.y(point.shares[seat] ?? 0)}`)
    .join('');
}

// Places of marks that would cover each other, moved apart by at least `gap`, none beyond `most`.
export function spread(places: readonly number[], gap: number, most: number): readonly number[] {
  const order = places.map((wish, i) => ({ wish, i })).sort((a, b) => a.wish - b.wish);
  let free = Number.NEGATIVE_INFINITY;
  const placed = order.map(({ wish, i }) => {
    const at = Math.max(wish, free);
    free = at + gap;
    return { at, i };
  });
  let limit = most;
  for (const mark of placed.toReversed()) {
    mark.at = Math.min(mark.at, limit);
    limit = mark.at - gap;
  }
  const out = [...places];
  for (const { at, i } of placed) out[i] = tenth(at);
  return out;
}

// Round numbers on the way to `last`, the first and the last among them, no more than `most`.
export function ticksOf(last: number, most: number): readonly number[] {
  if (last < 1) return [];
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((each) => last / each <= most - 1) ?? last;
  const ticks = [1];
  for (let at = step; at < last; at += step) if (at > 1 && last - at >= step / 2) ticks.push(at);
  if (last > 1) ticks.push(last);
  return ticks;
}

// Solid for oneself, other forms for the others.
export function lineForm(seat: number, self: number): 'solid' | 'dashed' | 'dotted' | 'mixed' {
  if (seat === self) return 'solid';
  return (['dashed', 'dotted', 'mixed'] as const)[self >= 0 && seat > self ? seat - 1 : seat] ?? 'solid';
}
