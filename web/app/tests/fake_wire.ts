// A server's end of the line, by hand: what the page sent, and what it is to hear.
import type {
  ClientMessage,
  Person,
  Position,
  ServerMessage,
  TableNews,
  WholeTable,
} from '../../online/protocol';
import type { Dial, Ears } from '../online/wire';

export const kGame = 'k7Qm2ZpA';
export const anna: Person = { account: 12, name: 'Anna', guest: true, recovery: false, since: 0 };
const kHash = '8b8a2a043d7fbe929074a5b31e5c4b6a0a3ff4de0c143a53ae61457bff4b7be8';

export class FakeServer {
  readonly sent: ClientMessage[] = [];
  dialled = 0;
  ears: Ears | undefined;
  readonly dial: Dial = (ears) => {
    this.dialled += 1;
    this.ears = ears;
    return { send: (message) => this.sent.push(message), close: () => undefined };
  };

  tell(message: ServerMessage): void {
    this.ears?.heard(message);
  }
  open(): void {
    this.ears?.opened();
    this.tell({ t: 'welcome', you: anna, now: Date.now(), build: 'test', waiting: [] });
  }
  cut(): void {
    this.ears?.closed();
  }
  of<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((each): each is Extract<ClientMessage, { t: T }> => each.t === t);
  }
  // The number of the last act.
  get number(): number {
    return this.of('act').at(-1)?.id ?? 0;
  }
}

export function position(v: number, more: Partial<Position> = {}): Position {
  const clocks = { left: [900_000, 900_000], runs: 0, since: 0, until: 0 };
  return {
    v,
    on: v,
    status: 'under-way',
    seat: 0,
    chair: 0,
    view: `v${v}`,
    moves: v,
    actor: 0,
    undo: false,
    askUndo: false,
    clocks,
    ...more,
  };
}

export function wholeTable(now: Position, more: Partial<WholeTable> = {}): WholeTable {
  const person = (chair: number, name: string) => ({
    chair,
    account: 12 + chair,
    name,
    promised: true,
    shown: false,
  });
  return {
    t: 'table',
    game: kGame,
    settings: {
      game: {
        map: 'south',
        players: 2,
        growth: 'carriages',
        network: 'all',
        audience: false,
        offices: false,
      },
      pace: { bank: 900, increment: 10 },
    },
    people: {
      openedBy: 12,
      chairs: [person(0, 'Anna'), person(1, 'Konrad')],
      seats:
        now.view === undefined
          ? []
          : [
              { chair: 0, resigned: false },
              { chair: 1, resigned: false },
            ],
      fair: { commit: kHash, shares: [], broken: [], nextChair: 2 },
    },
    now,
    steps: [],
    acts: [],
    lines: [],
    presence: { chairs: [], watchers: 0, names: [] },
    ...more,
  };
}

// One move after a version, by the act of this number if it is the page's own.
export function moveNews(after: number, id?: number, more: Partial<TableNews> = {}): TableNews {
  const own = id === undefined ? {} : { id };
  const step = { move: after, seat: 0, turn: 1, events: [] };
  return {
    t: 'news',
    game: kGame,
    after,
    events: [{ seq: after + 1, at: 0, kind: 'move', seat: 0, step, ...own }],
    now: position(after + 1),
    ...more,
  };
}
