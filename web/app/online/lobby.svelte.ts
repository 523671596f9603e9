// The lists of the first online page: one's own tables and those that are open. Open ones come over the line, one's own
// are asked for when something about them may have changed.
import type { Lobby, MyGame, Summary } from '../../online/protocol';
import { ask } from './api';
import { online } from './online.svelte';

export class Lists {
  tables = $state.raw<readonly Summary[]>([]);
  people = $state(0);
  mine = $state.raw<readonly MyGame[]>([]);
  now = $state(Date.now()); // the server's time, for what is left
  readonly #tick: ReturnType<typeof setInterval>;

  constructor() {
    online.line.onlobby = (message) => this.#hear(message);
    online.line.followLobby(true);
    this.#tick = setInterval(() => {
      this.now = online.line.now;
    }, 20_000);
  }
  stop(): void {
    clearInterval(this.#tick);
    online.line.followLobby(false);
    delete online.line.onlobby;
  }

  async refresh(): Promise<void> {
    this.now = online.line.now;
    this.mine = online.you === undefined ? [] : (await ask('GET /api/my-games', undefined)).games;
  }

  #hear({ anew, tables, gone, people }: Lobby): void {
    const changed = new Set([...tables.map(({ game }) => game), ...gone]);
    const others = anew ? [] : this.tables.filter(({ game }) => !changed.has(game));
    this.tables = [...others, ...tables].sort((a, b) => b.at - a.at);
    this.people = people;
  }
}
