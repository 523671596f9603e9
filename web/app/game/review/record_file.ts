// A record as a file: to keep, to send to somebody, to open elsewhere.
import type { GameRecord } from '../../../engine/answers';
import { saveAsFile } from '../../files';

export function fileName(record: GameRecord, when: number): string {
  const day = new Date(when).toISOString().slice(0, 10);
  const names = record.seats
    .map((seat) => seat.name.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '-'))
    .map((name) => name.replace(/^-+|-+$/g, ''))
    .filter((name) => name !== '');
  return `${['posthorn', day, ...names].join('-').slice(0, 80)}.json`;
}

const textOf = (record: GameRecord) => `${JSON.stringify(record)}\n`;

export function saveRecord(record: GameRecord, when: number): void {
  saveAsFile(fileName(record, when), textOf(record));
}

export type Shared = 'shared' | 'copied' | 'saved' | 'cancelled';

// Hands the file to the system where it can take one; else the text is copied, else saved.
export async function shareRecord(record: GameRecord, when: number, title: string): Promise<Shared> {
  const name = fileName(record, when);
  // Systems that take no JSON take text.
  for (const [file, type] of [
    [name, 'application/json'],
    [name.replace(/json$/, 'txt'), 'text/plain'],
  ] as const) {
    const data = { files: [new File([textOf(record)], file, { type })], title };
    if (navigator.canShare?.(data) !== true) continue;
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(textOf(record));
    return 'copied';
  } catch {
    saveRecord(record, when);
    return 'saved';
  }
}
