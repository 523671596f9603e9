import { describe, expect, it } from 'vitest';
import type { Choice, EventKind, GameEvent, Seen, Step } from '../../engine/answers';
import { Ear } from '../sound/ear';

const step = (move: number, ...kinds: readonly EventKind[]): Step => ({
  move,
  seat: 0,
  turn: 1,
  events: kinds.map((kind) => ({ kind }) as GameEvent), // nothing else is heard
});
const choice: Choice = { moves: [], more: false };
const seen = (mine: boolean) => ({ choice: mine ? choice : null }) as Seen;

describe('sounds', () => {
  it('are silent about what was there when the game was opened', () => {
    const ear = new Ear();
    expect(ear.hear([step(0, 'took-card')], seen(true))).toEqual([]);
  });

  it('follow what happens, and tell that it is your turn again', () => {
    const ear = new Ear();
    const steps = [step(0, 'took-card')];
    ear.hear(steps, seen(true));
    steps.push(step(1, 'house-placed', 'house-placed', 'bonus-taken'));
    expect(ear.hear(steps, seen(false))).toEqual(['house', 'house']);
    steps.push(step(2, 'drew-card', 'turn-began'));
    expect(ear.hear(steps, seen(true))).toEqual(['card', 'turn']);
    expect(ear.hear(steps, seen(true))).toEqual([]);
  });

  it('say nothing when a step is taken back', () => {
    const ear = new Ear();
    ear.hear([step(0, 'took-card'), step(1, 'played-city')], seen(true));
    expect(ear.hear([step(0, 'took-card')], seen(true))).toEqual([]);
  });

  it('do not rattle on', () => {
    const ear = new Ear();
    ear.hear([], seen(true));
    expect(ear.hear([step(0, ...Array(9).fill('house-placed'))], seen(true))).toHaveLength(4);
  });
});
