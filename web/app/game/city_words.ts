// What a screen reader says of a city: land, houses, and what it means for the own route.

import { t } from '../language/language.svelte';
import { cityLabel } from './on_board';
import type { TableState } from './table.svelte';

export function cityWords({ map, names, houses, routes, play, seen }: TableState, city: string): string {
  const words = [cityLabel(map, names, houses, city)];
  const info = seen?.routes[play.viewer];
  if (routes[play.viewer]?.includes(city)) words.push(t('map.onRoute'));
  if (info?.fitsLeft.includes(city)) words.push(t('map.fits.left'));
  if (info?.fitsRight.includes(city)) words.push(t('map.fits.right'));
  return words.join(', ');
}
