// A table at the server, with a line by hand and an engine that says which view it was shown.
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seen } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import type { News } from '../game/source';
import { Connection } from '../online/connection.svelte';
import { RemoteTable } from '../online/remote_table.svelte';
import { engineHash, promiseOf, shareOf } from '../online/shares';
import { engineInNode } from './engine_in_node';
import { FakeServer, kGame, moveNews, position, wholeTable } from './fake_wire';

const asked: unknown[] = [];
vi.mock('../../engine/start', () => ({
  startEngine: () => ({
    alive: true,
    stop: () => undefined,
    ask: async (ask: string, details: { view: string; moves: number; undo: boolean }) => {
      asked.push({ ask, ...details });
      return {
        moves: details.moves,
        view: { shown: details.view },
        choice: { moves: [] },
        undo: { can: details.undo },
        result: null,
      } as unknown as Seen;
    },
  }),
  networkUrl: () => undefined,
}));

// Everything here answers at once, hashes too (below), so that a timer comes after all that follows from an act.
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const hashedAtOnce = async (_: AlgorithmIdentifier, bytes: BufferSource) =>
  Uint8Array.from(
    createHash('sha256')
      .update(new Uint8Array(bytes as ArrayBuffer))
      .digest(),
  ).buffer;

async function sitting(first = wholeTable(position(5))) {
  const server = new FakeServer();
  const line = new Connection(server.dial);
  line.open();
  server.open();
  const table = new RemoteTable(kGame, line);
  server.tell(first);
  const told: News[] = [];
  const { game } = table;
  if (game !== undefined) {
    game.onupdate = async (news) => {
      told.push(news);
    };
    await game.sit(0);
  }
  const views = () => told.map(({ seen }) => (seen.view as unknown as { shown: string }).shown);
  return { server, line, table, told, views };
}

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(hashedAtOnce);
});

describe('a game at a server', () => {
  it('shows what it is told, in order', async () => {
    const { server, table, told, views } = await sitting();
    server.tell(moveNews(5));
    server.tell(moveNews(6));
    await settled();
    expect(views()).toEqual(['v5', 'v6', 'v7']);
    expect(told.map(({ anew }) => anew)).toEqual([true, false, false]);
    expect(told.at(-1)?.version).toBe(7);
    expect(table.version).toBe(7);
    expect(table.game?.seats.map(({ name }) => name)).toEqual(['Anna', 'Konrad']);
    expect(table.game?.here).toEqual([0]);
  });

  it('has told what an act brought when it settles', async () => {
    const { server, table, views } = await sitting();
    const done = table.game?.act('take deck', 5);
    expect(server.of('act')[0]).toMatchObject({ on: 5, do: { move: 'take deck' } });
    server.tell(moveNews(5, server.number));
    await done;
    expect(views()).toEqual(['v5', 'v6']);
  });

  it('tells refusals as the engine does', async () => {
    const { server, table } = await sitting();
    const refused = table.game?.act('play ULM left', 5);
    server.tell({
      t: 'refused',
      code: 'refused',
      text: 'a rule says no',
      game: kGame,
      id: server.number,
      key: 'one_official',
      rule: 'T2',
    });
    const error = await refused?.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).problem.refusal).toEqual({ key: 'one_official', rule: 'T2' });
  });

  it('says that an act came too late, and goes on from the news', async () => {
    const { server, table, views } = await sitting();
    const late = table.game?.act('take deck', 5);
    server.tell(moveNews(5));
    server.tell({ t: 'refused', code: 'stale', text: 'gone on', game: kGame, id: server.number, v: 6 });
    await expect(late).rejects.toBeInstanceOf(EngineError);
    expect(table.late).toBe(true);
    await settled();
    expect(views()).toEqual(['v5', 'v6']);
  });

  it('tells everything anew when something was taken back', async () => {
    const step = (move: number) => ({ move, seat: 0, turn: 1, events: [] });
    const { server, told } = await sitting(
      wholeTable(position(5), { steps: [step(-1), step(0), step(1), step(2)] }),
    );
    server.tell({
      ...moveNews(5),
      events: [{ seq: 6, at: 0, kind: 'undone', seat: 0, moves: 2 }],
      now: position(6, { moves: 3 }),
    });
    await settled();
    expect(told.at(-1)?.anew).toBe(true);
    expect(told.at(-1)?.steps.map(({ move }) => move)).toEqual([-1, 0]);
  });

  it('leaves a decision alone when something else happens at the table', async () => {
    const { server, table, told } = await sitting();
    const offer = { offer: 'stop', seat: 1, agreed: [1] } as const;
    server.tell({
      ...moveNews(5),
      events: [{ seq: 6, at: 0, kind: 'offered', seat: 1, offer: 'stop' }],
      now: position(6, { on: 5, offer }),
    });
    await settled();
    expect(told).toHaveLength(1);
    expect(table.now?.offer).toEqual(offer);
  });

  it('lets only who is to decide decide', async () => {
    const { server, told } = await sitting();
    expect(told[0]?.seen.choice).not.toBeNull();
    server.tell({ ...moveNews(5), now: position(6, { actor: 1 }) });
    await settled();
    expect(told.at(-1)?.seen.choice).toBeNull();
    const over = { reason: 'resigned', scores: [3, 9], winner: 1 } as const;
    server.tell({ ...moveNews(6), events: [], now: position(7, { status: 'over', ended: over }) });
    await settled();
    expect(told.at(-1)?.seen.choice).toBeNull();
    expect(told.at(-1)?.seen.result?.winner).toBe(1);
  });

  it('looks back with the views it was given', async () => {
    const { server, table } = await sitting();
    server.tell(moveNews(5));
    await settled();
    asked.length = 0;
    const seen = await table.game?.at(5);
    expect(seen?.view).toEqual({ shown: 'v5' });
    expect(asked.map((each) => (each as { view: string }).view)).toEqual(['v5', 'v6']); // and back
  });

  it('counts the time down by itself', async () => {
    const clocks = { left: [60_000, 30_000], runs: 0, since: 1000, until: 62_000 };
    const { table } = await sitting(wholeTable(position(5, { clocks })));
    expect(table.leftOf(0, 1500)).toBe(60_000); // the first second is free
    expect(table.leftOf(0, 12_000)).toBe(50_000);
    expect(table.leftOf(0, 100_000)).toBe(0);
    expect(table.leftOf(1, 100_000)).toBe(30_000);
  });

  it('keeps each line once', async () => {
    const { server, table } = await sitting();
    const line = { n: 1, at: 0, account: 13, name: 'Konrad', text: 'Bis gleich' };
    server.tell({ t: 'said', game: kGame, line });
    server.tell({ t: 'said', game: kGame, line });
    expect(table.lines).toEqual([line]);
  });
});

const waiting = (status: 'open' | 'starting', chair: number) =>
  position(3, { status, chair, seat: -1, view: undefined, moves: 0, actor: -1 });

describe('shares', () => {
  it('are promised as everybody computes it, by the browser and by the engine', async () => {
    vi.restoreAllMocks();
    const share = Array.from({ length: 32 }, (_, i) => (0x40 + i).toString(16)).join('');
    const promise = '6aab0576241571ef94a7b66621b2d1055da11545c05bad089c68016fec6fc426';
    expect(await promiseOf(kGame, 0, share)).toBe(promise);
    expect(await promiseOf(kGame, 0, share, engineHash(await engineInNode()))).toBe(promise);
  });

  it('are promised for the next chair, and again when somebody was faster', async () => {
    const open = wholeTable(waiting('open', -1));
    const { server, table } = await sitting(open);
    const done = table.sitDown();
    await settled();
    const first = server.of('act')[0];
    expect(first?.do).toEqual({ join: shareOf(kGame)?.promise });
    const people = { ...open.people, fair: { ...open.people.fair, nextChair: 3 } };
    server.tell({ ...moveNews(3), events: [], people, now: { ...waiting('open', -1), v: 4, on: 4 } });
    server.tell({ t: 'refused', code: 'stale', text: 'gone on', game: kGame, id: first?.id ?? 0, v: 4 });
    await settled();
    expect(shareOf(kGame)?.chair).toBe(3);
    expect(server.of('act')[1]).toMatchObject({ on: 4, do: { join: shareOf(kGame)?.promise } });
    server.tell({
      ...moveNews(4),
      events: [{ seq: 5, at: 0, kind: 'joined', seat: 3, id: server.number }],
      now: { ...waiting('open', -1), v: 5, on: 5 },
    });
    await done;
  });

  it('are shown when everybody is there, and kept over a reload', async () => {
    const { server, table } = await sitting(wholeTable(waiting('open', -1)));
    const done = table.sitDown();
    await settled();
    const share = shareOf(kGame);
    const starting = wholeTable(waiting('starting', 2));
    const chairs = [
      ...starting.people.chairs,
      { chair: 2, account: 20, name: 'Lotte', promised: true, shown: false },
    ];
    const fair = { ...starting.people.fair, shares: [{ chair: 2, commit: share?.promise ?? '' }] };
    const full = { ...starting, people: { ...starting.people, chairs, fair }, acts: [server.number] };
    server.tell(full);
    await done;
    await settled();
    expect(server.of('act').at(-1)?.do).toEqual({ ready: share?.share });
    const overtaken = server.number;
    const { people } = full;
    const others = { ...moveNews(3), events: [{ seq: 4, at: 0, kind: 'ready' as const, seat: 0 }], people };
    server.tell({ ...others, now: { ...waiting('starting', 2), v: 4, on: 4 } });
    server.tell({ t: 'refused', code: 'stale', text: 'gone on', game: kGame, id: overtaken, v: 4 });
    await settled();
    expect(server.of('act').at(-1)).toMatchObject({ on: 4, do: { ready: share?.share } });
    const { server: other } = await sitting(full); // the page after a reload
    await settled();
    expect(other.of('act').map((each) => each.do)).toEqual([{ ready: share?.share }]);
  });

  it('are promised anew by a device that does not know them, once', async () => {
    const starting = wholeTable(waiting('starting', 0));
    const fair = { ...starting.people.fair, shares: [{ chair: 0, commit: 'ab'.repeat(32) }] };
    const { server } = await sitting({ ...starting, people: { ...starting.people, fair } });
    await settled();
    expect(server.of('act')).toHaveLength(1);
    expect(server.of('act')[0]?.do).toEqual({ recommit: shareOf(kGame)?.promise });
    server.tell({
      ...moveNews(3),
      events: [{ seq: 4, at: 0, kind: 'recommitted', seat: 0, id: server.number }],
      people: { ...starting.people, fair: { ...fair, shares: [{ chair: 0, commit: 'cd'.repeat(32) }] } },
      now: { ...waiting('starting', 0), v: 4, on: 4 },
    });
    await settled();
    expect(server.of('act')).toHaveLength(1);
  });
});
