// Leads a person through a lesson: which step it is, what it asks for, back and on again.
import type { GameRecord } from '../../engine/answers';
import { opened } from '../game/local_game';
import { Play } from '../game/play.svelte';
import { say, t } from '../language/language.svelte';
import { GuidedGame } from './guided';
import {
  endOf,
  fits,
  type Lesson,
  type LessonChapter,
  type LessonStep,
  type Line,
  linesOf,
  scripted,
  startOf,
  stepsOf,
} from './lesson';
import { keepProgress, type Progress, progressOf } from './progress';
import { deckOf, lessonSeats, recordOf } from './record';

export class Tutor {
  readonly lesson: Lesson;
  readonly #steps: readonly LessonStep[];
  readonly #lines: readonly Line[];
  readonly #deck: readonly string[];
  play = $state.raw<Play | undefined>();
  at = $state(0); // the step; behind the last one the lesson is over
  strayed = $state(false); // something else than the step was tried
  #moves: readonly string[] = []; // all that were made, also those behind a step gone back to
  #done: boolean;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.#steps = stepsOf(lesson);
    this.#lines = linesOf(lesson);
    this.#deck = deckOf(lesson);
    this.#done = progressOf(lesson.id).done;
  }

  get step() {
    return this.#steps[this.at];
  }
  get over(): boolean {
    return this.at >= this.#steps.length;
  }
  // The chapter and the place of the step in it.
  get chapter(): {
    readonly chapter: LessonChapter | undefined;
    readonly number: number;
    readonly at: number;
  } {
    let before = 0;
    for (const [i, chapter] of this.lesson.chapters.entries()) {
      if (this.at < before + chapter.steps.length) return { chapter, number: i + 1, at: this.at - before };
      before += chapter.steps.length;
    }
    return { chapter: undefined, number: this.lesson.chapters.length, at: 0 };
  }
  // The opponent plays, or a move is being carried out.
  get watching(): boolean {
    const { play } = this;
    return play === undefined || play.busy || play.choice === null;
  }
  // What the person is to do now.
  get wanted(): Line | undefined {
    const made = this.play?.seen?.moves;
    const line = made === undefined ? undefined : this.#lines[made];
    return line?.by === 'person' && line.step === this.at ? line : undefined;
  }

  async resume(): Promise<void> {
    const { step, moves } = progressOf(this.lesson.id);
    const at = step < this.#steps.length ? step : 0;
    const made = at === 0 ? [] : this.#fitting(moves);
    await this.#sitDown(
      at,
      Math.max(startOf(this.#lines, at), Math.min(made.length, endOf(this.#lines, at))),
      made,
    );
  }
  // Opens the lesson at a step, as the script has it.
  async jump(step: number): Promise<void> {
    await this.#sitDown(step, startOf(this.#lines, step), this.#moves);
  }
  async next(): Promise<void> {
    const skips = this.#steps[this.at + 1]?.skip !== undefined;
    if (skips) await this.jump(this.at + 1);
    else this.#reach(this.at + 1);
  }
  async back(): Promise<void> {
    if (this.at > 0) await this.jump(this.at - 1);
  }

  // The table has changed: the step may be done, or taken back.
  async follow(made: number): Promise<void> {
    if (this.over) return;
    this.strayed = false;
    const line = this.#lines[made];
    if (made < startOf(this.#lines, this.at) && line?.by === 'person') {
      this.#reach(line.step);
      return;
    }
    const isDone = () => {
      const end = endOf(this.#lines, this.at);
      return end > 0 && made >= end;
    };
    while (isDone()) {
      if (this.#steps[this.at + 1]?.skip === undefined) {
        this.#reach(this.at + 1);
        continue;
      }
      // What the opponent answers is watched before a step that begins elsewhere.
      if (line?.by === 'skip') await this.jump(this.at + 1);
      return;
    }
  }

  stop(): void {
    this.play?.stop();
    this.play = undefined;
  }

  #reach(step: number): void {
    this.at = step;
    this.#done ||= this.over;
    this.#keep();
  }
  #keep(): void {
    const progress: Progress = { step: this.at, moves: this.#moves, done: this.#done };
    keepProgress(this.lesson.id, progress);
  }
  // As many moves as still belong to the script.
  #fitting(moves: readonly string[]): readonly string[] {
    const wrong = moves.findIndex((move, i) => {
      const line = this.#lines[i];
      return line === undefined || !fits(line, move);
    });
    return wrong === -1 ? moves : moves.slice(0, wrong);
  }
  async #sitDown(step: number, count: number, made: readonly string[]): Promise<void> {
    const moves = this.#lines.slice(0, count).map((line, i) => made[i] ?? scripted(line));
    const seats = lessonSeats(t('seat.you'), say('learn', 'learn.opponent'));
    const dealt = await opened(recordOf(this.lesson, this.#deck, moves, seats));
    const save = async (record: GameRecord) => {
      this.#moves = record.moves;
      this.#keep();
    };
    const stray = () => {
      this.strayed = true;
    };
    const play = new Play(new GuidedGame(dealt, save, this.#lines, stray));
    await play.start();
    this.play?.stop();
    this.#moves = moves;
    this.strayed = false;
    this.play = play;
    this.#reach(step);
  }
}
