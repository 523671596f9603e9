// How the win chances went, round by round, and the turns that changed them most.
import type { Decision, Step } from '../../../engine/answers';

// Everybody's chances when a turn began, as its owner could know them.
export interface Sample {
  readonly turn: number; // counted from 1
  readonly move: number; // how many moves had been made
  readonly shares: readonly number[];
}

export const roundOf = (turn: number, players: number) => Math.max(1, Math.ceil(turn / players));

// One for each turn in which something was decided. What is decided before the first turn counts to its
// beginning.
export function samplesOf(decisions: readonly Decision[]): readonly Sample[] {
  const samples: Sample[] = [];
  for (const { turn, move, before } of decisions) {
    if (turn < 1 || samples.at(-1)?.turn === turn) continue;
    samples.push({ turn, move, shares: before });
  }
  return samples;
}

export interface Round {
  readonly round: number;
  readonly move: number;
  readonly shares: readonly number[];
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

// Each seat knows its own hand and sees its chances in that light, so a line from turn to turn would zigzag.
// Over a round every seat is heard once.
export function roundsOf(samples: readonly Sample[], players: number): readonly Round[] {
  const by = new Map<number, Sample[]>();
  for (const sample of samples) {
    const round = roundOf(sample.turn, players);
    by.set(round, [...(by.get(round) ?? []), sample]);
  }
  return [...by].map(([round, heard]) => ({
    round,
    move: mean(heard.map((sample) => sample.move)),
    shares: Array.from({ length: players }, (_, seat) =>
      mean(heard.map((sample) => sample.shares[seat] ?? 0)),
    ),
  }));
}

// A turn as far as it can explain a swing.
export interface Turn {
  readonly turn: number;
  readonly move: number; // its first
  readonly seat: number;
  readonly scored: number; // what it brought, roughly in points
  readonly lost: number; // win share thrown away by its worst mistake
}

function scoredBy({ events, seat }: Step): number {
  let points = 0;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'route-closed') points += event.length / 2;
    else if (event.kind === 'carriage-taken') points += 2;
    else if (event.kind === 'tile-shown') points += event.worth;
    else if (event.kind === 'bonus-taken' || event.kind === 'end-tile-taken') points += event.points;
  }
  return points;
}

export function turnsOf(steps: readonly Step[], decisions: readonly Decision[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const step of steps) {
    if (step.move < 0 || step.turn < 1) continue;
    const there = turns.at(-1);
    if (there?.turn === step.turn) {
      turns[turns.length - 1] = { ...there, scored: there.scored + scoredBy(step) };
      continue;
    }
    const marked = decisions.filter((each) => each.turn === step.turn && each.mark !== null);
    const lost = Math.max(0, ...marked.map((each) => each.loss));
    turns.push({ turn: step.turn, move: step.move, seat: step.seat, scored: scoredBy(step), lost });
  }
  return turns;
}

export interface Swing {
  readonly turn: number;
  readonly move: number;
  readonly seat: number; // who gained most
  readonly gain: number;
}

// Smaller ones are as good as noise.
const kLeastGain = 0.03;
// A share lost, measured in points scored.
const kPointsLost = 25;

// The turn that most likely made the chances change from one round to the next: the middle ones lie between
// most seats' two looks.
function culprit(turns: readonly Turn[], first: number, players: number, gainer: number): Turn | undefined {
  const weight = ({ turn, seat, scored, lost }: Turn) => {
    const nth = turn - first;
    const between = Math.min(nth + 1, 2 * players - 1 - nth);
    return between * (0.01 + (seat === gainer ? scored : lost * kPointsLost));
  };
  return turns
    .filter(({ turn }) => turn >= first && turn < first + 2 * players - 1)
    .reduce<Turn | undefined>(
      (best, turn) => (best && weight(best) >= weight(turn) ? best : turn),
      undefined,
    );
}

// The turns in which the chances changed most, largest first.
export function biggestSwings(
  rounds: readonly Round[],
  turns: readonly Turn[],
  count: number,
): readonly Swing[] {
  const swings: Swing[] = [];
  rounds.slice(1).forEach((next, i) => {
    const from = rounds[i];
    if (from === undefined) return;
    const gains = next.shares.map((share, seat) => share - (from.shares[seat] ?? 0));
    const gain = Math.max(...gains);
    const seat = gains.indexOf(gain);
    const players = next.shares.length;
    const turn = culprit(turns, (from.round - 1) * players + 1, players, seat);
    if (gain >= kLeastGain && turn !== undefined)
      swings.push({ turn: turn.turn, move: turn.move, seat, gain });
  });
  swings.sort((a, b) => b.gain - a.gain);
  // Two neighbouring changes may have the same cause.
  return swings.filter(({ turn }, i) => swings.findIndex((each) => each.turn === turn) === i).slice(0, count);
}
