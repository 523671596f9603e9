// What a lesson is: a game with prepared cards and a script of it, told in steps of one idea each.
import type { GameOptions } from '../../engine/answers';
import type { Key } from '../../messages/catalogue';

type Text = Key<'lessons'> extends infer K ? (K extends `${infer Id}.title` ? Id : never) : never;

// A part of the table (its data-spot), or cities on the map.
export type Spot = string | { readonly cities: readonly string[] };

// One move, or several that serve as well; the script goes on with the first. "assign *" is any move
// that begins so.
export type Wanted = string | readonly string[];

export interface LessonStep {
  readonly text: Text;
  // What the text speaks of. Where a move is asked for, its places are found by themselves.
  readonly show?: readonly Spot[];
  // Moves of everybody that are made before the step begins, without being shown.
  readonly skip?: readonly string[];
  // What the person does; without it the step is only read.
  readonly moves?: readonly Wanted[];
  // What the opponent answers.
  readonly answer?: readonly string[];
}

export interface LessonChapter {
  readonly title: Key<'learn'>;
  readonly steps: readonly LessonStep[];
}

export interface Lesson {
  readonly id: string;
  readonly title: Key<'learn'>;
  readonly about: Key<'learn'>;
  readonly game: GameOptions;
  // The cards that come up in the lesson, top first; the rest of the deck follows in any order.
  readonly cards: readonly string[];
  readonly chapters: readonly LessonChapter[];
}

export type By = 'person' | 'opponent' | 'skip';

// The script as one list, a line for each move of the game.
export interface Line {
  readonly step: number;
  readonly by: By;
  readonly moves: readonly string[];
}

export const stepsOf = (lesson: Lesson) => lesson.chapters.flatMap((chapter) => chapter.steps);

export function linesOf(lesson: Lesson): readonly Line[] {
  return stepsOf(lesson).flatMap((each, step) => {
    const lines = (by: By, moves: readonly Wanted[] = []) =>
      moves.map((move): Line => ({ step, by, moves: typeof move === 'string' ? [move] : move }));
    return [...lines('skip', each.skip), ...lines('person', each.moves), ...lines('opponent', each.answer)];
  });
}

// How many moves are made before what a step asks for.
export function startOf(lines: readonly Line[], step: number): number {
  const first = lines.findIndex((line) => line.step > step || (line.step === step && line.by !== 'skip'));
  return first === -1 ? lines.length : first;
}

// How many moves are made when the person has done what a step asks for; those of the opponent follow.
export function endOf(lines: readonly Line[], step: number): number {
  return lines.findLastIndex((line) => line.step === step && line.by === 'person') + 1;
}

export function fits(line: Line, move: string): boolean {
  return line.moves.some((wanted) =>
    wanted.endsWith(' *') ? move.startsWith(wanted.slice(0, -1)) : wanted === move,
  );
}

export const scripted = (line: Line) => line.moves[0] ?? '';
