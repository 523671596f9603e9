// Starts engines the way the page is built: the module and the networks are files beside it.
import moduleUrl from '../../build/wasm/posthorn.wasm?url';
import type { GameOptions } from './answers';
import { Engine } from './engine';

const networks = import.meta.glob<string>('../../data/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Engine(worker, new URL(moduleUrl, document.baseURI).href);
}

// The network of a game, if there is one: data/nets/README.md.
export function networkUrl(game: GameOptions): string | undefined {
  const seats = game.players === 2 ? '2' : '34';
  const part =
    game.map === 'north'
      ? game.growth
      : game.audience && game.offices
        ? 'both'
        : game.audience
          ? 'audience'
          : game.offices
            ? 'offices'
            : game.map;
  const url = networks[`../../data/nets/${part}${seats}.net`];
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}

export function networkUrls(): readonly string[] {
  return Object.values(networks).map((url) => new URL(url, document.baseURI).href);
}
