// What a move of the script is called when a lesson asks for it.

import { horsesOf, readMove } from '../../engine/moves';
import { listed, say, t } from '../language/language.svelte';
import { cardName, coachName, type GameMap, townName } from '../maps/boards';
import { type Line, scripted } from './lesson';

export function promptOf(map: GameMap, line: Line): string {
  const read = readMove(scripted(line));
  switch (read.kind) {
    case 'take':
      return say('learn', 'ask.take', { card: cardName(map, read.card) });
    case 'take deck':
      return say('learn', 'ask.deck');
    case 'official':
      return say('learn', 'ask.call', { official: say('game', `official.${read.official}.in`) });
    case 'play':
      if (read.where === 'horse') {
        return say('learn', 'ask.horses', { card: cardName(map, read.card), n: horsesOf(read.card) });
      }
      return t(`act.play.${read.where}`, { card: cardName(map, read.card) });
    case 'houses':
      return say('learn', 'ask.houses', {
        cities: listed(read.cities.map((city) => map.model.city(city).name)),
      });
    case 'coach':
      if (line.moves.length > 1) return say('learn', 'ask.joker');
      return say('learn', 'ask.coach', { coach: coachName(read.coach), town: townName(read.town) });
    case 'return':
      return say('learn', 'ask.return', {
        officials: listed(read.officials.map((official) => say('game', `official.${official}`))),
      });
    case 'assign':
      return say('learn', 'ask.assign');
    case 'close':
      return say('learn', 'ask.close');
    case 'end':
      return t('act.end');
    case 'decline':
    case 'discard':
      return ''; // no lesson asks for these
  }
}
