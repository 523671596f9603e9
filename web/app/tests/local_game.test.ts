// @vitest-environment node
// A game in the browser, on the real engine: it goes on by itself until a person is to decide, tells what it
// should in few messages, and loses nothing.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRecord, RecordSeat } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { LocalGame, type Save } from '../game/local_game';
import type { News } from '../game/source';
import { usualGame } from '../maps/usual_game';
import { until } from './until';
import { asked, isDecision, workers } from './workers_in_node';

vi.mock('../../engine/start', () => import('./workers_in_node'));

const person = (name: string): RecordSeat => ({ name, person: true });
const computer = (name: string): RecordSeat => ({ name, bot: 'greedy' });
const unsaved: Save = async () => undefined;

// Somebody before a game: what was told, and a wait for the next decision of the seat that looks.
async function watched(seats: readonly RecordSeat[], save: Save = unsaved, seat = 0) {
  const game = await LocalGame.begin({ ...usualGame, players: seats.length }, seats, save);
  const told: News[] = [];
  let changed: () => void = () => undefined;
  game.onupdate = async (news) => {
    told.push(news);
    changed();
  };
  const last = () => {
    const news = told.at(-1);
    if (news === undefined) throw new Error('nothing was told');
    return news;
  };
  const moves = () => last().seen.choice?.moves.map(({ move }) => move) ?? [];
  const mine = () => last().seen.result !== null || isDecision(last().seen.choice);
  const turn = async () => {
    while (!mine()) {
      await new Promise<void>((resolve) => {
        changed = resolve;
      });
    }
  };
  await game.sit(seat);
  await turn();
  return { game, told, last, moves, turn };
}

beforeEach(() => {
  workers.length = 0;
});

describe('a local game', () => {
  it('tells everything of a whole game once, and saves its record', async () => {
    let kept: GameRecord | undefined;
    const { game, told, last, moves, turn } = await watched(
      [person('Anna'), computer('Konrad')],
      async (record) => {
        kept = record;
      },
    );
    expect(told[0]?.anew).toBe(true);
    while (last().seen.result === null) {
      await game.act(moves()[0] ?? '', last().version);
      await turn();
    }
    const steps = told.flatMap((news) => news.steps.map((step) => step.move));
    expect(steps).toEqual([-1, ...steps.slice(1).map((_, i) => i)]);
    expect(kept?.moves.length).toBe(steps.length - 1);
    expect(kept?.result?.winner).toBe(last().seen.result?.winner);
    expect(await game.record()).toEqual(kept);
  });

  it('needs one message for an own move and two for a decision of a computer', async () => {
    const { game, told, last, moves, turn } = await watched([person('Anna'), computer('Konrad')]);
    for (let i = 0; i < 40 && last().seen.result === null; i += 1) {
      const [messages, news] = [asked.length, told.length];
      await game.act(moves()[0] ?? '', last().version);
      expect(asked.slice(messages).filter((ask) => ask !== 'choose')[0]).toBe('act');
      await turn();
      const since = told.slice(news);
      const others = since.filter(({ steps }) => steps.some((step) => step.seat === 1)).length;
      const own = since.length - others; // the act, and what was forced
      expect(asked.length - messages).toBe(own + 2 * others);
    }
  });

  it('takes by itself what is no decision', async () => {
    const { game, told, last } = await watched([person('Anna'), person('Berta')]);
    await game.act('take deck', last().version);
    await until(() => expect(told.at(-1)?.forced).toBe('postmaster'));
    expect(last().seen.view.official).toBe('postmaster');
  });

  it('waits with a computer until the page has drawn, and not with what goes by itself', async () => {
    const { game, last } = await watched([person('Anna'), computer('Konrad')]);
    const told: News[] = [];
    let draw: () => void = () => undefined;
    game.onupdate = (news) => {
      told.push(news);
      return new Promise((resolve) => {
        draw = resolve;
      });
    };
    await game.act('take deck', last().version);
    await until(() => expect(told.at(-1)?.forced).toBe('postmaster'));
    const now = () => told.at(-1)?.seen;
    while (now()?.view.actor === 0) {
      const move = now()?.choice?.moves.at(-1)?.move ?? '';
      await game.act(move, told.at(-1)?.version ?? 0);
    }
    const turn = told.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(told.length).toBe(turn);
    draw();
    await until(() => expect(told.length).toBeGreaterThan(turn));
    await game.stop();
  });

  it('shows a move before it is saved, and takes the next one when it is', async () => {
    const saves: (() => void)[] = [];
    let waits = false;
    const { game, last, turn } = await watched([person('Anna'), person('Berta')], () =>
      waits ? new Promise((resolve) => saves.push(resolve)) : Promise.resolve(),
    );
    waits = true;
    await game.act('take deck', last().version);
    await turn();
    expect(last().seen.moves).toBe(2); // the postmaster was forced
    const next = game.act('take deck', last().version);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(last().seen.moves).toBe(2);
    await until(() => expect(saves.length).toBe(2));
    for (const saved of saves) saved();
    await next;
    expect(last().seen.moves).toBe(3);
    let stopped = false;
    const stop = game.stop().then(() => {
      stopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(stopped).toBe(false);
    for (const saved of saves) saved();
    await stop;
  });

  it('refuses what was decided on an older table', async () => {
    const { game, last, turn } = await watched([person('Anna'), person('Berta')]);
    const { version } = last();
    await game.act('take deck', version);
    await turn();
    await expect(game.act('take deck', version)).rejects.toMatchObject({ problem: { key: 'stale' } });
    expect(last().seen.moves).toBe(2);
  });

  it('goes on when its worker dies, with nothing lost and the next act accepted', async () => {
    const { game, last, turn } = await watched([person('Anna'), person('Berta')]);
    const repaired = vi.fn();
    game.onrepair = repaired;
    await game.act('take deck', last().version);
    await turn();
    await game.act('take deck', last().version);
    await game.act(`play ${last().seen.view.players[0]?.hand[0]} new`, last().version);
    await game.undo(last().version); // so that the versions of the new worker differ
    const before = last().seen;
    workers[0]?.die();
    expect(await game.at(1)).toMatchObject({ moves: 1 });
    expect(repaired).toHaveBeenCalledOnce();
    expect(last().seen).toMatchObject({ moves: before.moves, view: before.view });
    await game.act(`play ${before.view.players[0]?.hand[0]} new`, last().version);
    expect(last().seen.moves).toBe(before.moves + 1);
  });

  it('says when it cannot go on', async () => {
    const { game, last } = await watched([person('Anna'), { name: 'Konrad', bot: 'nobody' }]);
    const failed = new Promise((resolve) => {
      game.onfailure = resolve;
    });
    for (const kind of ['take', 'take', 'play', 'end']) {
      await until(() =>
        expect(last().seen.choice?.moves.some(({ move }) => move.startsWith(kind))).toBe(true),
      );
      await game.act(
        last().seen.choice?.moves.find(({ move }) => move.startsWith(kind))?.move ?? '',
        last().version,
      );
    }
    expect(await failed).toBeInstanceOf(EngineError);
  });
});
