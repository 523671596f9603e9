// Waits for what the engine or the browser does in its own time, patiently: the machine may be busy with other tests.
import { vi } from 'vitest';

export const until = (holds: () => void | Promise<void>) =>
  vi.waitFor(holds, { timeout: 50_000, interval: 1 });
