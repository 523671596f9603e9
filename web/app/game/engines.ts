// Engines that know the map a game is played on, also one of a person's own.
import type { Engine } from '../../engine/engine';
import { startEngine } from '../../engine/start';
import { ownMap } from '../maps/boards';
import { askVariants, builtInVariants, type Variants } from '../maps/variants';

export function engineFor(map: string): Engine {
  const engine = startEngine();
  const board = ownMap(map);
  // Questions are answered in order; if the map is refused, the game on it will be, and says so.
  if (board !== undefined) engine.ask('add-board', { board }).catch(() => undefined);
  return engine;
}

// The options its map allows.
export async function variantsOf(map: string): Promise<Variants> {
  const known = builtInVariants[map];
  if (known !== undefined) return known;
  const engine = engineFor(map);
  try {
    return await askVariants(engine, map);
  } finally {
    engine.stop();
  }
}
