// A control whose meaning changes with the table is dead for a moment, and looks it: the second tap of a hasty
// finger was meant for what stood there before.
import type { Seen } from '../../engine/answers';

const kMilliseconds = 500;

export class Resting {
  now = $state(false);
  #seen: Seen | undefined;
  #meaning: string | undefined;
  #changed = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  // What the control does at this table; nothing: it cannot be pressed. What changes while the table stays was
  // chosen by the person, who knows.
  follow(meaning: string | undefined, seen: Seen | undefined): void {
    const time = performance.now();
    if (seen !== this.#seen && meaning !== this.#meaning) {
      if (this.#meaning !== undefined) this.#changed = time;
      const left = this.#changed + kMilliseconds - time;
      if (meaning !== undefined && left > 0) this.begin(left);
    }
    this.#seen = seen;
    this.#meaning = meaning;
  }

  begin(milliseconds = kMilliseconds): void {
    this.now = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.now = false;
    }, milliseconds);
  }
}
