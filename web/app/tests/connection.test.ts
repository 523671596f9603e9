// The line to the server: nothing is lost and nothing done twice, whatever happens to it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableNews, WholeTable } from '../../online/protocol';
import { Connection, type Follower, newNumber } from '../online/connection.svelte';
import { Refused } from '../online/refused';
import { FakeServer, kGame, moveNews, position, wholeTable } from './fake_wire';

class Notes implements Follower {
  version = -1;
  readonly taken: (WholeTable | TableNews)[] = [];
  readonly heard: string[] = [];
  readonly refused: string[] = [];
  table(message: WholeTable) {
    this.taken.push(message);
    this.version = message.now.v;
  }
  news(message: TableNews) {
    this.taken.push(message);
    this.version = message.now.v;
    return true;
  }
  hear(message: { readonly t: string }) {
    this.heard.push(message.t);
  }
  refuse(message: { readonly code: string }) {
    this.refused.push(message.code);
  }
}

function following() {
  const server = new FakeServer();
  const line = new Connection(server.dial);
  line.open();
  server.open();
  const notes = new Notes();
  const unfollow = line.follow(kGame, notes);
  server.tell(wholeTable(position(5)));
  return { server, line, notes, unfollow };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1); // the longest wait each time
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the line to the server', () => {
  it('greets first, then asks for the table', () => {
    const { server, notes } = following();
    expect(server.sent[0]).toMatchObject({ t: 'hello', protocol: 1, views: 1 });
    expect(server.sent[1]).toEqual({ t: 'watch', game: kGame, from: -1 });
    expect(notes.version).toBe(5);
  });

  it('waits longer each time, and comes at once when it is called', () => {
    const server = new FakeServer();
    const line = new Connection(server.dial);
    line.open();
    for (const wait of [250, 500, 1000, 2000, 4000, 8000, 8000]) {
      const before = server.dialled;
      server.cut();
      expect(line.state).toBe('waiting');
      vi.advanceTimersByTime(wait - 1);
      expect(server.dialled).toBe(before);
      vi.advanceTimersByTime(1);
      expect(server.dialled).toBe(before + 1);
    }
    server.cut();
    line.see(true);
    expect(line.state).toBe('connecting');
    server.open();
    expect(line.state).toBe('open');
    expect(line.lostAt).toBeUndefined();
    server.cut();
    vi.advanceTimersByTime(250);
    expect(line.state).toBe('connecting'); // it begins anew
  });

  it('asks from where it was, and sends acts without an answer again with their number', async () => {
    const { server, line, notes } = following();
    const done = line.act(kGame, 5, { move: 'take deck' });
    const { number } = server;
    server.cut();
    vi.advanceTimersByTime(250);
    server.sent.length = 0;
    server.open();
    expect(server.sent.map(({ t }) => t)).toEqual(['hello', 'watch', 'act']);
    expect(server.of('watch')[0]?.from).toBe(5);
    expect(server.of('act')[0]).toMatchObject({ id: number, on: 5, do: { move: 'take deck' } });
    expect(line.unsent).toBe(1);
    server.tell(moveNews(5, number));
    await done;
    expect(notes.version).toBe(6);
    expect(line.unsent).toBe(0);
  });

  it('learns from a whole table that an act was carried out', async () => {
    const { server, line } = following();
    const done = line.act(kGame, 5, { move: 'take deck' });
    server.tell(wholeTable(position(90), { acts: [server.number] }));
    await done;
    server.cut();
    vi.advanceTimersByTime(250);
    server.sent.length = 0;
    server.open();
    expect(server.of('act')).toEqual([]);
  });

  it('takes doubled news once, and asks again after a gap, once', () => {
    const { server, notes } = following();
    server.tell(moveNews(5));
    server.tell(moveNews(5));
    expect(notes.taken).toHaveLength(2); // the table, and one move
    server.sent.length = 0;
    server.tell(moveNews(8));
    server.tell(moveNews(9));
    expect(server.of('watch')).toEqual([{ t: 'watch', game: kGame, from: 6 }]);
    expect(notes.version).toBe(6);
    server.tell({ ...moveNews(6), now: position(10) });
    expect(notes.version).toBe(10);
  });

  it('settles an act only when the table was told', async () => {
    const { server, line } = following();
    let settled = false;
    line.act(kGame, 5, { move: 'take deck' }).then(() => {
      settled = true;
    });
    const { number } = server;
    server.tell(moveNews(7, number)); // there is a gap before it
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(false);
    const events = [...moveNews(5).events, ...moveNews(6).events, ...moveNews(7, number).events];
    server.tell({ ...moveNews(5), events, now: position(8) });
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toBe(true);
  });

  it('tells why an act was refused, and tries again where that makes sense', async () => {
    const { server, line } = following();
    const stale = line.act(kGame, 4, { move: 'take deck' });
    server.tell({ t: 'refused', code: 'stale', text: 'gone on', game: kGame, id: server.number, v: 5 });
    await expect(stale).rejects.toBeInstanceOf(Refused);
    expect(line.unsent).toBe(0);

    line.act(kGame, 5, { move: 'take deck' });
    const { number } = server;
    server.sent.length = 0;
    server.tell({ t: 'refused', code: 'slow-down', text: 'slowly', game: kGame, id: number, again: 300 });
    vi.advanceTimersByTime(299);
    expect(server.of('act')).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(server.of('act')[0]?.id).toBe(number);
  });

  it('keeps acts while nothing can be stored', () => {
    const { server, line } = following();
    server.tell({ t: 'pause', on: true, why: 'no-room' });
    expect(line.paused).toBe('no-room');
    line.act(kGame, 5, { move: 'take deck' });
    server.sent.length = 0;
    server.tell({ t: 'pause', on: false });
    expect(line.paused).toBeUndefined();
    expect(server.of('act')).toHaveLength(1);
  });

  it('pings with what it has, notices silence, and that it is behind', () => {
    const { server, line } = following();
    vi.advanceTimersByTime(10_000);
    expect(server.of('ping')).toEqual([{ t: 'ping', n: 1, at: { [kGame]: 5 } }]);
    server.tell({ t: 'pong', n: 1, now: Date.now() + 5000, behind: { [kGame]: 9 } });
    expect(line.now - Date.now()).toBe(5000);
    expect(server.of('watch').at(-1)?.from).toBe(5);
    vi.advanceTimersByTime(20_000);
    expect(line.state).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(line.state).toBe('waiting');
  });

  it('pings seldom where no table is open', () => {
    const { server, unfollow } = following();
    unfollow();
    vi.advanceTimersByTime(10_000); // the one that was due
    server.tell({ t: 'pong', n: 1, now: 0, behind: {} });
    vi.advanceTimersByTime(24_000);
    expect(server.of('ping')).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(server.of('ping')).toHaveLength(2);
    expect(server.of('leave')).toEqual([{ t: 'leave', game: kGame }]);
  });

  it('comes back when the server says when, and stays away when it says never', () => {
    const { server, line } = following();
    server.tell({ t: 'bye', why: 'restart', again: 1800 });
    vi.advanceTimersByTime(1799);
    expect(server.dialled).toBe(1);
    vi.advanceTimersByTime(1);
    expect(server.dialled).toBe(2);
    server.open();
    server.tell({ t: 'bye', why: 'outdated', again: 0 });
    vi.advanceTimersByTime(60_000);
    expect(server.dialled).toBe(2);
    expect(line.ended).toBe('outdated');
  });

  it('tells whoever wants to follow a table why that cannot be', () => {
    const { server, notes } = following();
    server.tell({ t: 'refused', code: 'no-such-table', text: 'no', game: kGame });
    expect(notes.refused).toEqual(['no-such-table']);
  });

  it('numbers acts with 53 bits', () => {
    const numbers = Array.from({ length: 200 }, newNumber);
    expect(numbers.every((each) => Number.isSafeInteger(each) && each > 0)).toBe(true);
    expect(Math.max(...numbers)).toBeGreaterThan(2 ** 48);
  });
});
