// Starts engines the way the page is built: the module and the networks are files beside it.
import moduleUrl from '../../build/wasm/posthorn.wasm?url';
import type { GameOptions } from './answers';
import { Engine } from './engine';
import { networkName } from './network_names';

const networks = import.meta.glob<string>('../../data/nets/*.net', {
  query: '?url',
  import: 'default',
  eager: true,
});

export function startEngine(): Engine {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return new Engine(worker, new URL(moduleUrl, document.baseURI).href);
}

// The network of a game, if there is one.
export function networkUrl(game: GameOptions): string | undefined {
  const url = networks[`../../data/nets/${networkName(game)}.net`];
  return url === undefined ? undefined : new URL(url, document.baseURI).href;
}

export function networkUrls(): readonly string[] {
  return Object.values(networks).map((url) => new URL(url, document.baseURI).href);
}
