// How the win chances went, turn by turn, and where they changed most.
import type { Decision } from '../../../engine/answers';

// Everybody's chances when a turn began.
export interface Sample {
  readonly turn: number; // counted from 1
  readonly move: number; // how many moves had been made
  readonly shares: readonly number[];
}

export interface Swing {
  readonly turn: number;
  readonly move: number;
  readonly seat: number; // who gained most
  readonly gain: number;
}

export const roundOf = (turn: number, players: number) => Math.max(1, Math.ceil(turn / players));

// One for each turn in which something was decided; the last one is how it stood after the last decision.
// What is decided before the first turn counts to its beginning.
export function samplesOf(decisions: readonly Decision[]): readonly Sample[] {
  const samples: Sample[] = [];
  for (const { turn, move, before } of decisions) {
    if (turn < 1 || samples.at(-1)?.turn === turn) continue;
    samples.push({ turn, move, shares: before });
  }
  const last = decisions.at(-1);
  const lastTurn = samples.at(-1)?.turn;
  if (last !== undefined && lastTurn !== undefined) {
    samples.push({ turn: lastTurn + 1, move: last.move + 1, shares: last.after });
  }
  return samples;
}

// Smaller ones are as good as noise.
const kLeastGain = 0.03;

// The turns in which the chances changed most, largest first.
export function biggestSwings(samples: readonly Sample[], count: number): readonly Swing[] {
  const swings: Swing[] = [];
  samples.slice(1).forEach((next, i) => {
    const from = samples[i];
    if (from === undefined) return;
    const gains = next.shares.map((share, seat) => share - (from.shares[seat] ?? 0));
    const gain = Math.max(...gains);
    if (gain < kLeastGain) return;
    swings.push({ turn: from.turn, move: from.move, seat: gains.indexOf(gain), gain });
  });
  return swings.sort((a, b) => b.gain - a.gain).slice(0, count);
}
