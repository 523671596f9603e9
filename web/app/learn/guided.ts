// A game that follows a lesson's script: only the next line may be played, and the opponent plays its own.
import { EngineError } from '../../engine/engine';
import type { GameSource } from '../game/source';
import { fits, type Line, scripted } from './lesson';

// Everything but moving is the game's own affair, whatever a game can do besides.
export function guided(game: GameSource, lines: readonly Line[], onstray: () => void): GameSource {
  const next = async () => lines[(await game.seen(0)).moves];
  const own: Pick<GameSource, 'move' | 'botMove'> = {
    async move(move) {
      const line = await next();
      if (line?.by === 'person' && !fits(line, move)) {
        onstray();
        throw new EngineError({ key: 'not-in-lesson', text: `the lesson asks for ${scripted(line)}` });
      }
      await game.move(move);
    },
    async botMove() {
      const line = await next();
      if (line?.by !== 'opponent') return game.botMove();
      const move = scripted(line);
      // A script that does not fit the table is left to a real player.
      return game.preview(move).then(
        () => move,
        () => game.botMove(),
      );
    },
  };
  return new Proxy(game, {
    get(target, name) {
      if (name === 'move' || name === 'botMove') return own[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}
