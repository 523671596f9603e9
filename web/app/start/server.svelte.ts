// Whether this address has a server to play at, and what waits there. It is asked while the page loads and remembered,
// so that the entry stands from the beginning or not at all: the page neither waits for it nor moves.
import { readStored, writeStored } from '../settings/stored';

const kKey = 'posthorn.server';

class Server {
  #known = readStored(kKey).there === true;
  there = $state(this.#known);
  late = $state(false); // it is, but was not known when the page was shown
  waiting = $state(0); // games at which it is the person's turn
  #settled = false; // the page is shown: an entry that was not there stands at the end, where it moves nothing, until the next visit

  // Only what is needed of the answer to GET /api/me: the rest comes with the online pages.
  async look(): Promise<void> {
    let there = false;
    try {
      const answer = await fetch('/api/me', { headers: { Accept: 'application/json' }, cache: 'no-store' });
      const told: unknown =
        answer.ok && answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : undefined;
      const me = told as { readonly protocol?: unknown; readonly waiting?: unknown } | undefined;
      there = typeof me?.protocol === 'number';
      this.waiting = Array.isArray(me?.waiting) ? me.waiting.length : 0;
    } catch {
      return; // nobody answers: what was known holds
    }
    this.#known = there;
    writeStored(kKey, { there });
    if (this.#settled) this.late = there && !this.there;
    else this.there = there;
  }
  settle(): void {
    this.#settled = true;
  }
  // Another visit of the first page.
  again(): void {
    this.there = this.#known;
    this.late = false;
  }
}

export const server = new Server();
