// Which options a map allows. The files of our own maps tell it (and it is tested against the engine); of
// others the engine is asked.
import type { GameOptions } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { type Ask, newSeed, type Questions } from '../../engine/questions';
import { builtInMaps, mapFile } from './boards';
import type { MapFile } from './map_file';
import { usualGame } from './usual_game';

export interface Variants {
  readonly horses: boolean;
  readonly outside: boolean;
  readonly audience: boolean;
  readonly offices: boolean;
}

// Whoever answers questions as the engine does.
export interface Answerer {
  ask<A extends Ask>(ask: A, details: Questions[A]['with']): Promise<Questions[A]['answer']>;
}

const variantsIn = ({ cities, bonuses, rome }: MapFile): Variants => ({
  horses: cities.every((city) => city.horses !== undefined),
  outside: bonuses.some((bonus) => bonus.except?.outside !== undefined),
  audience: rome?.includes('audience') ?? false,
  offices: rome?.includes('offices') ?? false,
});
export const builtInVariants: Readonly<Record<string, Variants>> = Object.fromEntries(
  builtInMaps.map((id) => [id, variantsIn(mapFile(id))]),
);

export async function askVariants(engine: Answerer, map: string): Promise<Variants> {
  const allows = async (options: Partial<GameOptions>) => {
    const game = { ...usualGame, map, ...options };
    const seats = [{ name: 'a' }, { name: 'b' }];
    try {
      await engine.ask('new', { game, seats, seed: newSeed() });
      return true;
    } catch (error) {
      if (error instanceof EngineError) return false;
      throw error;
    }
  };
  return {
    horses: await allows({ growth: 'horses' }),
    outside: await allows({ network: 'outside' }),
    audience: await allows({ audience: true }),
    offices: await allows({ offices: true }),
  };
}
