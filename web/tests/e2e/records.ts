// Positions for specs, made by the real engine here in Node: the same game for the same seed, played
// by computers as far as a spec wants.
import { readFileSync } from 'node:fs';
import { usualGame } from '../../app/maps/usual_game';
import type { GameOptions, GameRecord, RecordSeat, Seen } from '../../engine/answers';
import { EngineModule } from '../../engine/module';
import type { Ask, Questions } from '../../engine/questions';

const root = new URL('../../../', import.meta.url);

const colours = ['blue', 'red', 'yellow', 'plum'];

// The first seat is a person, the others are computers that answer at once.
export function oneAgainstComputers(players: number): readonly RecordSeat[] {
  return ['Anna', 'Konrad', 'Lotte', 'Fritz']
    .slice(0, players)
    .map((name, i) =>
      i === 0 ? { name, person: true, colour: colours[i] } : { name, bot: 'courier', colour: colours[i] },
    );
}

export function people(players: number): readonly RecordSeat[] {
  return ['Anna', 'Konrad', 'Lotte', 'Fritz']
    .slice(0, players)
    .map((name, i) => ({ name, person: true, colour: colours[i] }));
}

class Desk {
  readonly #engine: EngineModule;

  private constructor(engine: EngineModule) {
    this.#engine = engine;
  }

  static async open(): Promise<Desk> {
    return new Desk(await EngineModule.fromBytes(readFileSync(new URL('build/wasm/posthorn.wasm', root))));
  }

  ask<A extends Ask>(ask: A, details: Questions[A]['with']): Questions[A]['answer'] {
    const answer = JSON.parse(this.#engine.ask(JSON.stringify({ ask, ...details })));
    if ('error' in answer) throw new Error(answer.error.text);
    return answer;
  }
}

const seedOf = (number: number) => number.toString(16).padStart(64, '0');

export interface Wish {
  readonly game?: Partial<GameOptions>;
  readonly seats?: readonly RecordSeat[];
  readonly seed?: number;
  // The first position that is right; without it the whole game is played.
  readonly until?: (seen: Seen) => boolean;
}

const kSeeds = 40;

// A game that computers played from its seed up to the first position the wish accepts, or from the
// next seed that has one.
export async function playedGame(wish: Wish = {}): Promise<GameRecord> {
  const desk = await Desk.open();
  const first = wish.seed ?? 1;
  for (let seed = first; seed < first + kSeeds; seed += 1) {
    if (playedFrom(desk, seed, wish)) return desk.ask('record', {});
  }
  throw new Error('no game has the wished position');
}

function playedFrom(desk: Desk, seed: number, { game, seats, until }: Wish): boolean {
  const options = { ...usualGame, ...game };
  const all = seats ?? oneAgainstComputers(options.players);
  desk.ask('new', { game: options, seats: all, seed: seedOf(seed) });
  for (let moves = 0; ; moves += 1) {
    const { actor } = desk.ask('seen', { viewer: 0 }).view;
    const seen = desk.ask('seen', { viewer: Math.max(0, actor) });
    if (until?.(seen) === true) return true;
    if (seen.result !== null) return until === undefined;
    desk.ask('move', desk.ask('choose', { bot: 'greedy', seed: seedOf(seed * 1000 + moves) }));
  }
}

// When the person at the first seat has something to decide in this phase, late enough in the game.
export const personIn =
  (phase: Seen['view']['phase'], fromTurn = 0) =>
  ({ view, choice }: Seen) =>
    view.actor === 0 && view.phase === phase && view.turn >= fromTurn && (choice?.moves.length ?? 0) > 1;

// How the game ends when the rules replay its moves; what the record says of it is left out.
export async function replayedResult({
  result: _told,
  ...record
}: GameRecord): Promise<GameRecord['result']> {
  const desk = await Desk.open();
  desk.ask('open', { record, seed: seedOf(1) });
  const { result, sheets } = desk.ask('seen', { viewer: 0 });
  return result === null ? null : { winner: result.winner, scores: sheets.map(({ total }) => total) };
}
