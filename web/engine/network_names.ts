// Which network a game has, by the name of its file: data/nets/README.md.
import type { GameOptions } from './answers';

type Parts = Pick<GameOptions, 'growth' | 'audience' | 'offices'>;

function southern({ audience, offices }: Parts): string {
  if (audience && offices) return 'both';
  return audience ? 'audience' : offices ? 'offices' : 'south';
}

// Only on these maps computers have learned; on others those play that need no network.
const learned: Readonly<Partial<Record<string, (game: Parts) => string>>> = {
  south: southern,
  north: ({ growth }) => growth,
};

export const hasLearned = (map: string): boolean => learned[map] !== undefined;

export function networkName(game: GameOptions): string | undefined {
  const part = learned[game.map]?.(game);
  return part === undefined ? undefined : `${part}${game.players === 2 ? '2' : '34'}`;
}
