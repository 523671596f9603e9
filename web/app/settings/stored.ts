// Small things in local storage, read without trust.

export type Stored = Readonly<Record<string, unknown>>;

export const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;
export const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

export function readStored(key: string): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Stored) : {};
  } catch {
    return {};
  }
}

export function writeStored(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it holds for as long as the page is open.
  }
}

// Everything this page keeps there.
export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('posthorn.')) localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
