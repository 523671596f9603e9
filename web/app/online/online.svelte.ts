// Playing online, as long as the page is open: who one is, and the line to the server. It begins with the first page
// that needs it.
import type { MeAnswer, Person } from '../../online/protocol';
import { ask, NoServer } from './api';
import { Connection } from './connection.svelte';

const kLookAgain = 30_000; // while the server cannot be reached

class Online {
  readonly line = new Connection();
  me = $state.raw<MeAnswer | undefined>();
  unreachable = $state<'no-server' | 'gone' | undefined>();
  #begun = false;
  #again: ReturnType<typeof setTimeout> | undefined;

  get you(): Person | undefined {
    return this.me?.you;
  }

  begin(): void {
    if (this.#begun) return;
    this.#begun = true;
    addEventListener('online', () => {
      this.line.tryNow();
      if (this.unreachable === 'gone') this.look();
    });
    document.addEventListener('visibilitychange', () =>
      this.line.see(document.visibilityState === 'visible'),
    );
    this.look();
  }

  // Who one is here; and whether there is a server at all.
  async look(): Promise<void> {
    clearTimeout(this.#again);
    try {
      this.me = await ask('GET /api/me', undefined);
      this.unreachable = undefined;
      this.line.open();
    } catch (error) {
      this.unreachable = error instanceof NoServer ? 'no-server' : 'gone';
      this.#again = setTimeout(() => this.look(), kLookAgain);
    }
  }

  // One is somebody else now; the line is asked for anew, as the server knows it by the cookie it came with.
  async become(you: Person): Promise<void> {
    const other = this.you?.account !== you.account;
    if (this.me !== undefined) this.me = { ...this.me, you };
    if (!other) return;
    await this.look();
    this.line.again();
  }
  async guest(name: string): Promise<void> {
    await this.become((await ask('POST /api/guest', { name })).you);
  }
  async leave(): Promise<void> {
    await this.look();
    this.line.again();
  }
}

export const online = new Online();
