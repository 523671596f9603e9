// A control that changes its meaning under a finger is dead for half a second.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Seen } from '../../engine/answers';
import { Resting } from '../game/resting.svelte';

const table = () => ({}) as Seen; // only whether it is another one matters

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('rests when the table gave it another meaning', () => {
  const rest = new Resting();
  rest.follow('play', table());
  expect(rest.now).toBe(false);
  rest.follow('end', table());
  expect(rest.now).toBe(true);
  vi.advanceTimersByTime(499);
  expect(rest.now).toBe(true);
  vi.advanceTimersByTime(2);
  expect(rest.now).toBe(false);
});

it('is alive at once where it meant nothing before, or the same', () => {
  const rest = new Resting();
  rest.follow(undefined, table());
  rest.follow('close', table());
  expect(rest.now).toBe(false);
  rest.follow('close', table());
  expect(rest.now).toBe(false);
});

it('is alive when a person chose its meaning', () => {
  const rest = new Resting();
  const same = table();
  rest.follow('end', same);
  rest.follow('play', same);
  expect(rest.now).toBe(false);
});

it('rests also when others were quick in between', () => {
  const rest = new Resting();
  rest.follow('end', table());
  rest.follow(undefined, table());
  vi.advanceTimersByTime(200);
  rest.follow('take', table());
  expect(rest.now).toBe(true);
  vi.advanceTimersByTime(301);
  expect(rest.now).toBe(false);
});
