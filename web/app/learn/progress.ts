// How far a person has come in each lesson. Kept in local storage; what cannot be read begins anew.
export interface Progress {
  readonly step: number;
  readonly moves: readonly string[]; // as they were made
  readonly done: boolean; // once gone through to the end
}

const kKey = 'posthorn.lessons';
export const noProgress: Progress = { step: 0, moves: [], done: false };

function read(value: unknown): Progress {
  if (typeof value !== 'object' || value === null) return noProgress;
  const { step, moves, done } = value as Partial<Record<keyof Progress, unknown>>;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 0 || !Array.isArray(moves)) {
    return noProgress;
  }
  return { step, moves: moves.filter((move) => typeof move === 'string'), done: done === true };
}

function all(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const progressOf = (lesson: string): Progress => read(all()[lesson]);

export function keepProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ ...all(), [lesson]: progress }));
  } catch {
    // Without storage a lesson begins anew when the page is opened again.
  }
}
