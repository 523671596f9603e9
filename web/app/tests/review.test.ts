// The pure parts of the review of a game: score lines, swings, measures of the graph, seats of a branch.
import { describe, expect, it } from 'vitest';
import type { Decision, GameOptions, PlayerView, Seen, Sheet, Step } from '../../engine/answers';
import { chancePoints, lineForm, linePath, scalesOf, spread, ticksOf } from '../game/review/graph';
import { citiesOf } from '../game/review/move_words';
import { fileName } from '../game/review/record_file';
import { scoreLines } from '../game/review/score_lines';
import { botOf, firstChoice, nextOrder } from '../game/review/seats';
import { biggestSwings, roundOf, roundsOf, samplesOf, turnsOf } from '../game/review/swings';

const options: GameOptions = {
  map: 'south',
  players: 2,
  growth: 'carriages',
  network: 'all',
  audience: true,
  offices: false,
};
const player = (tiles: PlayerView['tiles'], carriage = 7): PlayerView => ({
  hand: [],
  hidden: 0,
  route: [],
  houses: [],
  housesLeft: 0,
  carriage,
  tiles,
  score: 0,
});
const sheet = (parts: Partial<Sheet>): Sheet => ({
  carriage: 0,
  bonuses: 0,
  audience: 0,
  offices: 0,
  housesLeft: 0,
  total: 0,
  ...parts,
});
const seen = {
  view: {
    players: [
      player([
        { bonus: 'length5', points: 2 },
        { bonus: 'baden', points: 3 },
        { bonus: 'length6', points: 3 },
      ]),
      player([{ bonus: 'end', points: 1 }], 6),
    ],
    rome: { coaches: {}, moves: {}, places: [[0], [], [0, 1], [], []] },
  },
  bonuses: [
    { id: 'length5', kind: 'length', length: 5 },
    { id: 'length6', kind: 'length', length: 6 },
    { id: 'baden', kind: 'lands' },
    { id: 'network', kind: 'network' },
    { id: 'end', kind: 'end' },
  ],
  sheets: [
    sheet({ carriage: 10, bonuses: 8, audience: 4, total: 22 }),
    sheet({ carriage: 7, bonuses: 1, audience: 3, housesLeft: 2, total: 9 }),
  ],
} as unknown as Seen;

describe('the score sheet', () => {
  const lines = scoreLines(seen, options);

  it('has the lines the game uses, in order', () => {
    expect(lines.map((line) => line.id)).toEqual([
      'carriage',
      'length',
      'lands',
      'network',
      'end',
      'audience',
      'houses',
    ]);
  });

  it('leaves out what the options leave out, and adds up to the engine’s totals', () => {
    const plain = scoreLines(seen, { ...options, growth: 'horses', audience: false });
    expect(plain.map((line) => line.id)).not.toContain('carriage');
    expect(plain.map((line) => line.id)).not.toContain('audience');
    for (const [seat, { total }] of seen.sheets.entries()) {
      expect(lines.reduce((sum, line) => sum + (line.cells[seat]?.points ?? 0), 0)).toBe(total);
    }
  });

  it('shows the tiles behind the points', () => {
    expect(lines.find((line) => line.id === 'length')?.cells[0]).toEqual({
      points: 5,
      chips: [
        { kind: 'length', length: 5, points: 2 },
        { kind: 'length', length: 6, points: 3 },
      ],
    });
    expect(lines.find((line) => line.id === 'audience')?.cells[0]?.chips).toEqual([
      { kind: 'clergy', worth: 1 },
      { kind: 'clergy', worth: 3 },
    ]);
    expect(lines.find((line) => line.id === 'houses')?.cells[1]).toEqual({
      points: -2,
      chips: [{ kind: 'count', n: 2 }],
    });
  });
});

const decision = (turn: number, move: number, before: readonly number[], after = before): Decision => ({
  turn,
  move,
  seat: 0,
  played: 'take ULM',
  best: 'take ULM',
  expected: before,
  before,
  after,
  loss: 0,
  mark: null,
  luck: [],
  reason: null,
});

const step = (turn: number, move: number, events: Step['events'] = []): Step => ({
  turn,
  move,
  seat: (turn + 1) % 2,
  events,
});

describe('swings', () => {
  const decisions = [
    decision(0, 0, [0.9, 0.1]),
    decision(1, 2, [0.6, 0.4]),
    decision(1, 3, [0.1, 0.9]),
    decision(2, 6, [0.4, 0.6]),
    decision(3, 9, [0.55, 0.45]),
    { ...decision(4, 12, [0.47, 0.53]), seat: 1, loss: 0.2, mark: 'blunder' as const },
    decision(5, 15, [0.8, 0.2]),
    decision(6, 18, [0.7, 0.3], [0.9, 0.1]),
  ];
  const closing: Step['events'] = [
    { kind: 'route-closed', seat: 0, length: 6 },
    { kind: 'bonus-taken', seat: 0, bonus: 'length6', points: 3 },
    { kind: 'bonus-taken', seat: 1, bonus: 'length6', points: 9 },
  ];
  const steps = [
    step(1, 2),
    step(1, 3),
    step(2, 6),
    step(3, 9, closing),
    step(4, 12),
    step(5, 15),
    step(6, 18),
  ];
  const rounds = roundsOf(samplesOf(decisions), 2);
  const turns = turnsOf(steps, decisions);

  it('hears every seat once a round', () => {
    expect(rounds.map(({ round, move }) => [round, move])).toEqual([
      [1, 4],
      [2, 10.5],
      [3, 16.5],
    ]);
    expect(rounds[0]?.shares[0]).toBeCloseTo(0.5);
    expect(rounds[1]?.shares[0]).toBeCloseTo(0.51);
    expect(rounds[2]?.shares[0]).toBeCloseTo(0.75);
  });

  it('knows what a turn brought and what it threw away', () => {
    expect(turns.map(({ turn, move, seat }) => [turn, move, seat])).toEqual([
      [1, 2, 0],
      [2, 6, 1],
      [3, 9, 0],
      [4, 12, 1],
      [5, 15, 0],
      [6, 18, 1],
    ]);
    expect(turns[2]?.scored).toBe(6);
    expect(turns[3]?.lost).toBe(0.2);
  });

  it('names the likeliest turn and leaves noise out', () => {
    const swings = biggestSwings(rounds, turns, 3);
    expect(swings).toHaveLength(1);
    // The blunder lies between both seats' looks, the closing between one seat's only.
    expect(swings[0]).toMatchObject({ turn: 4, move: 12, seat: 0 });
    expect(swings[0]?.gain).toBeCloseTo(0.24);
    expect(biggestSwings(rounds, turns, 0)).toEqual([]);
    expect(biggestSwings([], [], 3)).toEqual([]);
  });

  it('draws from the first decision to the last', () => {
    const points = chancePoints(decisions, rounds, ({ round }) => round - 0.5, 3);
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1.5, 2.5, 3]);
    expect(points.at(-1)?.shares).toEqual([0.9, 0.1]);
    expect(chancePoints([], [], () => 0, 0)).toEqual([]);
  });

  it('counts rounds from one', () => {
    expect([0, 1, 3, 4, 7].map((turn) => roundOf(turn, 3))).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('the graph', () => {
  const frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

  it('scales both ways', () => {
    const scales = scalesOf(frame, 20);
    expect([scales.x(0), scales.x(20), scales.y(0), scales.y(1)]).toEqual([10, 210, 110, 10]);
    expect(scales.valueAt(scales.x(7))).toBeCloseTo(7);
    expect([scales.valueAt(-50), scales.valueAt(900)]).toEqual([0, 20]);
    const points = [
      { x: 0, shares: [0.5, 0.5] },
      { x: 10, shares: [1, 0] },
    ];
    expect(linePath(points, 1, scales)).toBe('M10 60L110 110');
  });

  it('does not fail without a game', () => {
    expect(scalesOf({ ...frame, width: 0 }, 0).x(0)).toBe(10);
    expect(ticksOf(0, 5)).toEqual([]);
  });

  it('moves marks apart and keeps them in the frame', () => {
    expect(spread([50, 52, 10], 17, 100)).toEqual([50, 67, 10]);
    expect(spread([98, 99], 17, 100)).toEqual([83, 100]);
  });

  it('has few round ticks with both ends', () => {
    expect(ticksOf(21, 6)).toEqual([1, 5, 10, 15, 21]);
    expect(ticksOf(3, 8)).toEqual([1, 2, 3]);
    expect(ticksOf(96, 5).length).toBeLessThanOrEqual(6);
    expect(ticksOf(96, 5).at(-1)).toBe(96);
  });

  it('gives every seat a form of its own', () => {
    for (const self of [-1, 0, 2]) {
      const seats = self === -1 ? [0, 1, 2] : [0, 1, 2, 3];
      expect(new Set(seats.map((seat) => lineForm(seat, self))).size).toBe(seats.length);
    }
  });
});

describe('new games out of old ones', () => {
  it('lets the next one begin', () => {
    expect(nextOrder(['a', 'b', 'c'])).toEqual(['b', 'c', 'a']);
  });

  it('keeps people at their seats, or seats the one who decides', () => {
    const seats = [{ name: 'A', person: true }, { name: 'B', bot: 'master:racer' }, { name: 'C' }];
    expect(firstChoice(seats, 1)).toEqual([undefined, 'master', 'courier']);
    expect(firstChoice(seats.slice(1), 1)).toEqual(['master', undefined]);
    expect(botOf({ name: 'B', bot: 'master:racer' }, 'master')).toBe('master:racer');
    expect(botOf({ name: 'B', bot: 'master:racer' }, 'clerk')).toBe('clerk');
  });

  it('names files so that every system takes them', () => {
    const record = { seats: [{ name: 'Anna / "x"' }, { name: '花子' }] } as unknown as Parameters<
      typeof fileName
    >[0];
    expect(fileName(record, Date.UTC(2026, 0, 2))).toBe('posthorn-2026-01-02-Anna-x-花子.json');
  });
});

describe('marks on the map', () => {
  it('finds the cities of a move', () => {
    expect(citiesOf('take BER2')).toEqual(['BER']);
    expect(citiesOf('houses LIN ULM')).toEqual(['LIN', 'ULM']);
    expect(citiesOf('take deck')).toEqual([]);
  });
});
