// Any move in words, as somebody would propose it.

import { cityOf, readMove } from '../../../engine/moves';
import { x } from '../../language/expansions';
import { listed, say, t } from '../../language/language.svelte';
import { cardName, coachName, type GameMap, rome, townName } from '../../maps/boards';
import { clergyName, officialName } from '../../words/names';

export function moveWords(map: GameMap, move: string): string {
  const read = readMove(move);
  switch (read.kind) {
    case 'assign': {
      const tiles = rome.coaches.map(({ id }, i) => `${coachName(id)}: ${clergyName(read.values[i] ?? 0)}`);
      return listed(tiles);
    }
    case 'take':
      return say('review', 'move.take', { card: cardName(map, read.card) });
    case 'take deck':
      return say('review', 'move.takeDeck');
    case 'official':
      return say('review', 'move.official', { official: officialName(read.official) });
    case 'play':
      return t(`act.play.${read.where}`, { card: cardName(map, read.card) });
    case 'close':
      return say('review', 'move.close');
    case 'end':
      return t('act.end');
    case 'decline':
      return say('review', 'move.decline');
    case 'houses': {
      const cities = listed(read.cities.map((city) => map.model.city(city).name));
      return read.cities.length === 0 ? t('act.houses.none') : say('review', 'move.houses', { cities });
    }
    case 'coach':
      return x('coaches.act.other', { coach: coachName(read.coach), town: townName(read.town) });
    case 'discard':
      return say('review', 'move.discard', { cards: listed(read.cards.map((card) => cardName(map, card))) });
    case 'return':
      return read.officials.length === 0
        ? x('return.act.keep')
        : say('review', 'move.return', { officials: listed(read.officials.map(officialName)) });
  }
}

// The cities a move is about, for marks on the map.
export function citiesOf(move: string): readonly string[] {
  const read = readMove(move);
  if (read.kind === 'take' || read.kind === 'play') return [cityOf(read.card)];
  return read.kind === 'houses' ? read.cities : [];
}
