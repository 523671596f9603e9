// A game as a page plays it, pressed as an impatient person does: at once, twice, in the wrong order.
import { describe, expect, it, vi } from 'vitest';
import type { RecordSeat } from '../../engine/answers';
import { LocalGame } from '../game/local_game';
import { Play } from '../game/play.svelte';
import { usualGame } from '../maps/usual_game';
import { settings } from '../settings/settings.svelte';
import { until } from './until';
import { asked, isDecision } from './workers_in_node';

vi.mock('../../engine/start', () => import('./workers_in_node'));

const person = (name: string): RecordSeat => ({ name, person: true });
const computer = (name: string): RecordSeat => ({ name, bot: 'greedy' });
const unsaved = async () => undefined;

async function begun(seats: readonly RecordSeat[], save: () => Promise<void> = unsaved) {
  const game = await LocalGame.begin({ ...usualGame, players: seats.length }, seats, save);
  return new Play(game);
}

// Calls back in the very moment in which the page shows something new.
function onshown(play: Play, look: () => void): void {
  const { source } = play;
  const show = source.onupdate;
  source.onupdate = (news) => {
    const shown = show?.(news) ?? Promise.resolve();
    look();
    return shown;
  };
}

describe('a game on a page', () => {
  it('takes a press in the moment a decision appears, through a whole game', async () => {
    settings.speed = 'fast';
    const play = await begun([person('Anna'), computer('Konrad'), computer('Resi')]);
    let presses = 0;
    const over = new Promise<void>((resolve) => {
      onshown(play, () => {
        if (play.seen?.result) resolve();
        expect(play.refusal).toBeUndefined();
        if (!isDecision(play.choice)) return;
        presses += 1;
        const move = play.moves[presses % play.moves.length]?.move ?? '';
        // The update that shows it is still being handed over: an act of it has to wait, not to be lost.
        queueMicrotask(() => play.act(move));
      });
    });
    play.start();
    play.skip();
    const hurry = setInterval(() => play.skip(), 5);
    await over;
    clearInterval(hurry);
    expect(presses).toBeGreaterThan(50);
    await play.stop();
  }, 60_000);

  it('waits for no look at the last step of others: the own turn is there with it', async () => {
    settings.speed = 'slow';
    const play = await begun([person('Anna'), computer('Konrad')]);
    const waited: number[] = [];
    onshown(play, () => {
      const { seen } = play;
      const others = play.steps.at(-1)?.seat === 1;
      if (!isDecision(play.choice) || seen === undefined) return;
      expect(play.busy).toBe(false);
      const begin = performance.now();
      queueMicrotask(async () => {
        await play.act(play.moves[0]?.move ?? '');
        expect(play.seen?.moves).toBeGreaterThan(seen.moves);
        if (others) waited.push(performance.now() - begin);
      });
    });
    play.start();
    const hurry = setInterval(() => play.choice === null && play.skip(), 1);
    await until(() => expect(waited.length).toBeGreaterThan(10));
    clearInterval(hurry);
    await play.stop();
    const usual = waited.toSorted((a, b) => a - b)[5]; // the middle: the machine may be busy now and then
    expect(usual).toBeLessThan(1000); // a look is 1200
  }, 60_000);

  it('takes a double press for one', async () => {
    settings.speed = 'instant';
    const play = await begun([person('Anna'), person('Berta')]);
    await play.start();
    await play.liftCurtain();
    await Promise.all([play.act('take deck'), play.act('take deck'), play.act('take deck')]);
    expect(play.seen?.view.players[0]?.hand.length).toBe(1);
    expect(play.refusal).toBeUndefined();
  });

  it('lets an act wait for the save before it', async () => {
    const saves: (() => void)[] = [];
    let slow = false;
    const play = await begun([person('Anna'), person('Berta')], () =>
      slow ? new Promise((resolve) => saves.push(resolve)) : Promise.resolve(),
    );
    await play.start();
    await play.liftCurtain();
    slow = true;
    await play.act('take deck');
    await until(() => expect(play.notice).toBe('postmaster'));
    slow = false;
    const next = play.act('take deck');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(play.refusal).toBeUndefined();
    expect(play.seen?.view.players[0]?.hand.length).toBe(1);
    for (const saved of saves) saved();
    await next;
    expect(play.seen?.view.players[0]?.hand.length).toBe(2);
  });

  it('asks who sits here before it shows a hand', async () => {
    const play = await begun([person('Anna'), person('Berta')]);
    await play.start();
    expect([play.curtain, play.seated, play.viewer]).toEqual([true, false, 0]);
    await play.act('take deck');
    expect(play.seen?.moves).toBe(0);
    await Promise.all([play.liftCurtain(), play.liftCurtain()]);
    expect([play.curtain, play.seated, play.viewer]).toEqual([false, true, 0]);
    for (const kind of ['take deck', 'take deck', 'play', 'end']) {
      await until(() => expect(play.moves.some(({ move }) => move.startsWith(kind))).toBe(true));
      await play.act(play.moves.find(({ move }) => move.startsWith(kind))?.move ?? '');
    }
    expect([play.curtain, play.seated]).toEqual([true, false]);
    await play.liftCurtain();
    expect([play.curtain, play.seated, play.viewer]).toEqual([false, true, 1]);
    expect(play.seen?.view.seat).toBe(1);
    expect(play.seen?.view.players[0]?.hand).toEqual([]);
    expect(play.steps.length).toBeGreaterThan(4);
  });

  it('needs two messages at most for an own move, with what is proposed for the houses', async () => {
    settings.speed = 'instant';
    const play = await begun([person('Anna'), computer('Konrad')]);
    await play.start();
    let own = 0;
    let messages = 0;
    const houses = new Set<number>();
    while (!play.seen?.result && own < 150) {
      await until(() => expect(isDecision(play.choice) || play.seen?.result).toBeTruthy());
      if (play.seen?.result) break;
      const before = asked.length;
      const close = play.moves.find(({ move }) => move === 'close') ?? play.moves[0];
      own += 1;
      await play.act(close?.move ?? '');
      const since = asked.slice(before);
      messages = Math.max(messages, since.filter((ask) => ask !== 'choose').length);
      if (since.includes('preview')) houses.add(own);
    }
    expect(messages).toBeLessThanOrEqual(2);
    expect(houses.size).toBeGreaterThan(0);
  }, 60_000);

  it('takes back, and shows what others did once more', async () => {
    settings.speed = 'instant';
    const play = await begun([person('Anna'), computer('Konrad')]);
    await play.start();
    // Two different cards: with equal ones there would be nothing to choose, and so nothing to take back to.
    let before = '';
    for (const kind of ['take', 'take', 'play']) {
      const next = () => play.moves.find(({ move }) => move.startsWith(kind) && move !== before)?.move;
      await until(() => expect(next()).toBeDefined());
      before = next() ?? '';
      await play.act(before);
    }
    const after = play.seen?.moves ?? 0;
    expect(play.seen?.undo.can).toBe(true);
    await Promise.all([play.undo(), play.undo()]);
    expect(play.seen?.moves).toBe(after - 1);
    expect(play.steps.at(-1)?.move).toBe(after - 2);
    await play.act(play.moves.find(({ move }) => move.startsWith('play'))?.move ?? '');
    await play.act('end');
    await until(() => expect(play.choice).not.toBeNull());
    const { seen, steps, news } = play;
    expect(news.length).toBeGreaterThan(2);
    const shown = play.showAgain();
    expect(play.choice).toBeNull();
    const hurry = setInterval(() => play.skip(), 5);
    await shown;
    clearInterval(hurry);
    expect(play.seen).toBe(seen);
    expect(play.steps).toBe(steps);
    expect(play.choice).not.toBeNull();
  });
});
