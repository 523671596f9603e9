// Names of things on the map in the language of the page.
import type { Official, RefusalKey } from '../../engine/answers';
import { listed, say, sayIfKnown } from '../language/language.svelte';
import { type GameMap, knowsMap, mapFile } from '../maps/boards';

// By its kind: maps of a person's own have ids of their own.
function bonusKey(map: GameMap, id: string): string {
  const bonus = map.bonuses.find((each) => each.id === id);
  if (bonus === undefined) return `bonus.${id}`;
  // S4: without Baiern it is not every land.
  if (bonus.kind === 'network' && map.network === 'outside') return 'bonus.network.outside';
  return `bonus.${bonus.kind === 'length' ? `length${bonus.length}` : bonus.kind}`;
}

export function bonusName(map: GameMap, id: string): string {
  const lands = map.bonuses.find((bonus) => bonus.id === id)?.lands;
  if (lands !== undefined) return listed(lands.map((land) => map.model.landName(land)));
  return sayIfKnown('game', bonusKey(map, id)) ?? id;
}

// As it stands inside a sentence.
export function bonusInside(map: GameMap, id: string): string {
  const lands = map.bonuses.find((bonus) => bonus.id === id)?.lands;
  if (lands === undefined) return sayIfKnown('game', `${bonusKey(map, id)}.in`) ?? bonusName(map, id);
  return say('game', 'bonus.lands.in', { lands: bonusName(map, id) });
}

const clergy = ['altar-boy', 'priest', 'abbot', 'bishop', 'cardinal'] as const;
// The tile of this worth, 1 to 5.
export function clergyName(worth: number): string {
  const id = clergy[worth - 1];
  return id === undefined ? '' : say('game', `clergy.${id}`);
}

export const officialName = (official: Official) => sayIfKnown('game', `official.${official}`) ?? official;
// As it stands inside a sentence.
export const officialInside = (official: Official) =>
  sayIfKnown('game', `official.${official}.in`) ?? officialName(official);
export const levelName = (bot: string) => sayIfKnown('game', `level.${bot.split(':')[0]}`) ?? bot;
export const mapName = (id: string) =>
  sayIfKnown('game', `map.${id}`) ?? (knowsMap(id) ? mapFile(id).title : id);
export const refusalText = (key: RefusalKey) => say('refusals', key);
