// Where the cards of a city are, as far as the viewer knows.
import type { CardId } from '../../engine/answers';
import { cityOf, horsesOf } from '../../engine/moves';
import { t } from '../language/language.svelte';
import type { TableState } from './table.svelte';

// One entry for each card of the city.
export function whereCardsAre({ seen, play, names }: TableState, city: string): readonly string[] {
  if (seen === undefined) return [];
  const { view } = seen;
  const places: string[] = [];
  const add = (cards: readonly CardId[], where: string) => {
    for (const card of cards) {
      if (cityOf(card) !== city) continue;
      const horses = horsesOf(card);
      places.push(horses === 0 ? where : `${t('seat.horses', { n: horses })}: ${where}`);
    }
  };
  add(view.display, t('city.in.display'));
  view.players.forEach((player, seat) => {
    const name = names[seat] ?? '';
    add(player.hand, seat === play.viewer ? t('city.in.yourHand') : t('city.in.hand', { name }));
    add(player.route, t('city.in.route', { name }));
    add(player.beside ?? [], t('city.in.beside', { name }));
  });
  add(view.discard, t('city.in.discard'));
  add(view.unseen, t('city.unseen'));
  return places;
}
