// The most likely next act and its words, for the main button; and acts that are asked about first.

import { listed, t } from '../language/language.svelte';
import { officialName } from '../language/names';
import { cardName, coachName, type GameMap, townName } from './boards';
import { discardMove, housesMove, readMove } from './moves';
import type { Play } from './play.svelte';

export interface Act {
  readonly words: string;
  readonly move: string | undefined; // nothing: it cannot be done yet
}

const droppedCards = (play: Play) => play.dropped.map((key) => key.split('#')[0] ?? '');

export function nextAct(play: Play, map: GameMap): Act {
  const choice = play.choice;
  if (choice === null) return { words: t('act.wait'), move: undefined };
  if (choice.houses !== undefined) {
    const n = play.chosen.length;
    return { words: n === 0 ? t('act.houses.none') : t('act.houses', { n }), move: housesMove(play.chosen) };
  }
  if (choice.discard !== undefined) {
    const cards = droppedCards(play);
    const words = t('act.discard', { n: choice.discard });
    return { words, move: cards.length === choice.discard ? discardMove(cards) : undefined };
  }
  if (play.selected !== undefined && play.place !== undefined) {
    const card = cardName(map, play.selected);
    const place = play.place;
    return { words: t(`act.play.${place}`, { card }), move: `play ${play.selected} ${place}` };
  }
  const phase = play.seen?.view.phase;
  if (play.isLegal('close')) {
    return {
      words: t('act.close', { n: play.seen?.view.players[play.viewer]?.route.length ?? 0 }),
      move: 'close',
    };
  }
  if (play.isLegal('end')) return { words: t('act.end'), move: 'end' };
  if (phase === 'take' || phase === 'second-take') return { words: t('act.take'), move: undefined };
  return { words: t('act.chooseCard'), move: undefined };
}

// Decisions that are a list of buttons: cartwright, coaches, office tiles.
export function listedActs(play: Play): readonly Act[] {
  const phase = play.seen?.view.phase;
  const lists = ['cartwright', 'coaches', 'return', 'final-return', 'reward-house', 'final-house'];
  if (phase === undefined || !(lists.includes(phase) || phase === 'reward-take')) return [];
  return play.moves.flatMap(({ move }) => {
    const words = wordsOf(move);
    return words === undefined ? [] : [{ words, move }];
  });
}

function wordsOf(move: string): string | undefined {
  const read = readMove(move);
  switch (read.kind) {
    case 'official':
      return t('act.cartwright', { official: officialName(read.official) });
    case 'decline':
      return t('act.decline');
    case 'coach': {
      const coach = coachName(read.coach);
      const town = townName(read.town);
      return t('act.coach', { coach, town });
    }
    case 'return':
      return read.officials.length === 0
        ? t('act.return.none')
        : t('act.return', { officials: listed(read.officials.map(officialName)) });
    case 'houses':
      return read.cities.length === 0 ? t('act.houses.none') : undefined; // on the map
    default:
      return undefined;
  }
}

// What a person is asked before a move is made; nothing: it is made at once.
export function questionBefore(play: Play, move: string): string | undefined {
  const legal = play.moves.find((each) => each.move === move);
  if (legal?.abandons !== undefined) return t('confirm.abandon', { n: legal.abandons });
  const houses = play.choice?.houses;
  if (houses !== undefined && move.startsWith('houses')) {
    if (play.chosen.length < houses.most) return t('confirm.fewer', { n: houses.most });
    if (play.preview?.ends && play.preview.behind) return t('confirm.behind');
  }
  return undefined;
}
