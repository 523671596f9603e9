// One's part of the shuffles (docs/fair.md): a number drawn here, promised when one sits down and shown when everybody
// is there. It is kept in the browser, so that a reload can still show it.
import type { Engine } from '../../engine/engine';
import { newSeed } from '../../engine/questions';
import { startEngine } from '../../engine/start';
import { readStored, writeStored } from '../settings/stored';

export interface Share {
  readonly chair: number;
  readonly share: string;
  readonly promise: string;
}
export type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

// Browsers withhold theirs over plain http, and the engine has one.
export const sha256: Hash = async (bytes) => {
  if (globalThis.crypto?.subtle !== undefined) {
    return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
  const engine = startEngine();
  try {
    return await engineHash(engine)(bytes);
  } finally {
    engine.stop();
  }
};
export const engineHash =
  (engine: Pick<Engine, 'ask'>): Hash =>
  async (bytes) =>
    (await engine.ask('sha256', { bytes: base64url(bytes) })).hash;

export async function promiseOf(
  game: string,
  chair: number,
  share: string,
  hash: Hash = sha256,
): Promise<string> {
  const text = new TextEncoder();
  return hash(
    Uint8Array.from([
      ...text.encode('posthorn-fair-1 share\0'),
      ...text.encode(`${game}\0`),
      chair,
      ...bytesOf(share),
    ]),
  );
}

const kKey = 'posthorn.shares';
const kMostKept = 50;
// Without storage they last as long as the page.
const here = new Map<string, Share>();

function kept(): readonly (readonly [game: string, share: Share])[] {
  return Object.entries(readStored(kKey)).filter((entry): entry is [string, Share] => {
    const value = entry[1] as Partial<Share> | null;
    return (
      typeof value?.share === 'string' && typeof value.promise === 'string' && typeof value.chair === 'number'
    );
  });
}

export function shareOf(game: string): Share | undefined {
  return kept().find(([name]) => name === game)?.[1] ?? here.get(game);
}

// A new one for this chair.
export async function drawShare(game: string, chair: number, hash: Hash = sha256): Promise<Share> {
  const share = newSeed();
  const drawn = { chair, share, promise: await promiseOf(game, chair, share, hash) };
  here.set(game, drawn);
  const others = kept().filter(([name]) => name !== game);
  writeStored(kKey, Object.fromEntries([...others.slice(1 - kMostKept), [game, drawn]]));
  return drawn;
}
