// A choice that is made up before it is carried out. It holds until the table changes; then the proposal stands again.
import type { Seen } from '../../engine/answers';
import type { Play } from './play.svelte';

export class Held<T> {
  readonly #play: Play;
  readonly #proposal: (seen: Seen | undefined) => T;
  #held = $state.raw<{ readonly seen: Seen | undefined; readonly value: T } | undefined>();

  constructor(play: Play, proposal: (seen: Seen | undefined) => T) {
    this.#play = play;
    this.#proposal = proposal;
  }

  get value(): T {
    const seen = this.#play.seen;
    return this.#held !== undefined && this.#held.seen === seen ? this.#held.value : this.#proposal(seen);
  }
  set value(value: T) {
    this.#held = { seen: this.#play.seen, value };
  }
}
