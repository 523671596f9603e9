// Which sounds go with what has happened at the table.
import type { EventKind, Seen, Step } from '../../engine/answers';

export type Sound = 'card' | 'house' | 'carriage' | 'turn' | 'end';

const sounds: Readonly<Partial<Record<EventKind, Sound>>> = {
  'took-card': 'card',
  'drew-card': 'card',
  'played-city': 'card',
  'played-horses': 'card',
  'house-placed': 'house',
  'carriage-taken': 'carriage',
  'coach-moved': 'carriage',
  'game-ended': 'end',
};
// More at once would be noise.
const kMost = 4;

export const soundsOf = (steps: readonly Step[]): readonly Sound[] =>
  steps
    .flatMap((step) => step.events)
    .flatMap((event) => sounds[event.kind] ?? [])
    .slice(-kMost);

// Listens to one game; what was there when it was opened makes no sound.
export class Ear {
  #heard: number | undefined;
  #waited = false; // others were to decide

  hear(steps: readonly Step[], seen: Seen | undefined): readonly Sound[] {
    if (seen === undefined) return [];
    const first = this.#heard === undefined;
    const news = first ? [] : steps.slice(this.#heard);
    this.#heard = steps.length;
    const heard = [...soundsOf(news)];
    const mine = seen.choice !== null;
    if (mine && this.#waited && !first) heard.push('turn');
    this.#waited = !mine;
    return heard;
  }
}
