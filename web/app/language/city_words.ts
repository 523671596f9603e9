// What a screen reader says of a city: land, houses, and what it means for the own route.
import { cityLabel } from '../game/on_board';
import type { TableState } from '../game/table.svelte';
import { t } from './language.svelte';

export function cityWords({ map, names, houses, routes, play, seen }: TableState, city: string): string {
  const words = [cityLabel(map, names, houses, city)];
  const info = seen?.routes[play.viewer];
  if (routes[play.viewer]?.includes(city)) words.push(t('map.onRoute'));
  if (info?.fitsLeft.includes(city)) words.push(t('map.fits.left'));
  if (info?.fitsRight.includes(city)) words.push(t('map.fits.right'));
  return words.join(', ');
}
