// A game is played in one tab at a time: the second one would overwrite what the first one saves.
// Browsers without Web Locks go without.

export interface GameLock {
  release(): void;
}

// Nothing: another tab holds the game. With `steal` it is taken from that tab, which is told by `onlost`.
export function lockGame(id: string, onlost: () => void, steal = false): Promise<GameLock | undefined> {
  if (navigator.locks === undefined) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    let held = false;
    navigator.locks
      .request(`posthorn.game.${id}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        held = true;
        return new Promise<void>((release) => {
          resolve({
            release: () => {
              held = false;
              release();
            },
          });
        });
      })
      .catch(() => {
        // Refused by the browser: better to play without than not at all.
        if (held) onlost();
        else resolve({ release: () => undefined });
      });
  });
}
