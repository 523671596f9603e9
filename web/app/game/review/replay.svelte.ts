// Where somebody is in a record, how it runs by itself, and through whose eyes it is seen.
import type { Seen, Step } from '../../../engine/answers';
import type { RecordTable } from './record_table';

export const speeds = [0.5, 1, 2, 4] as const;
const kPause = 1200; // milliseconds at speed 1

export class Replay {
  readonly table: RecordTable;
  readonly length: number;
  at = $state(0); // moves made
  viewer = $state(-1); // -1: all hands are open
  speed = $state<number>(1);
  playing = $state(false);
  seen = $state.raw<Seen | undefined>();
  before = $state.raw<Seen | undefined>(); // what the last move was decided on
  steps = $state.raw<readonly Step[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: RecordTable, at: number) {
    this.table = table;
    this.length = table.record.moves.length;
    this.at = this.#within(at);
  }

  async start(): Promise<void> {
    await Promise.all([this.#tell(), this.#show()]);
  }

  async look(viewer: number): Promise<void> {
    this.viewer = viewer;
    await this.start();
  }

  async go(at: number): Promise<void> {
    this.at = this.#within(at);
    await this.#show();
  }

  // To the beginning of the turn, or of the one before if that is where one is.
  turnBack(): Promise<void> {
    return this.go(this.turnStarts.findLast((start) => start < this.at) ?? 0);
  }
  turnOn(): Promise<void> {
    return this.go(this.turnStarts.find((start) => start > this.at) ?? this.length);
  }
  get turnStarts(): readonly number[] {
    return this.steps.flatMap((step, i) =>
      step.move >= 0 && step.turn !== this.steps[i - 1]?.turn ? [step.move] : [],
    );
  }

  play(): void {
    if (this.length === 0) return;
    this.playing = true;
    const next = this.at >= this.length ? 0 : this.at + 1;
    this.go(next).then(() => this.#wait());
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  stop(): void {
    this.pause();
    this.table.stop();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.length) {
      this.playing = false;
      return;
    }
    this.#timer = setTimeout(() => this.play(), kPause / this.speed);
  }
  #within(at: number): number {
    return Math.min(this.length, Math.max(0, Math.round(at)));
  }
  async #tell(): Promise<void> {
    this.steps = await this.table.steps(this.viewer);
  }
  // Answers may come late; only the one for where one is now counts.
  async #show(): Promise<void> {
    const [viewer, at] = [this.viewer, this.at];
    const [before, seen] = await Promise.all([
      this.table.seen(viewer, Math.max(0, at - 1)),
      this.table.seen(viewer, at),
    ]);
    if (viewer !== this.viewer || at !== this.at) return;
    this.before = before;
    this.seen = seen;
  }
}
