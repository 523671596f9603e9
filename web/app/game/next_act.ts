// The most likely next act and its words, for the main button; and acts that are asked about first.

import { discardMove, housesMove } from '../../engine/moves';
import { x } from '../language/expansions';
import { t } from '../language/language.svelte';
import { cardName, type GameMap } from '../maps/boards';
import { settings } from '../settings/settings.svelte';
import { refusalText } from '../words/names';
import type { Play } from './play.svelte';

export interface Act {
  readonly words: string;
  readonly move: string | undefined; // nothing: it cannot be done yet
  readonly why?: string; // and this is why
}

const droppedCards = (play: Play) => play.dropped.map((key) => key.split('#')[0] ?? '');

const ownRoute = (play: Play) => play.seen?.routes[play.viewer];

const closingIsLikely = (play: Play) =>
  play.isLegal('close') && (ownRoute(play)?.reachesCarriage || !play.isLegal('end'));

function closeAct(play: Play): Act {
  const route = ownRoute(play);
  if (route?.reachesCarriage) {
    return { words: t('act.close.carriage', { n: route.nextCarriage ?? 0 }), move: 'close' };
  }
  const n = play.seen?.view.players[play.viewer]?.route.length ?? 0;
  return { words: t('act.close', { n }), move: 'close' };
}

const housesWords = (n: number) => (n === 0 ? t('act.houses.none') : t('act.houses', { n }));

export function nextAct(play: Play, map: GameMap): Act {
  const choice = play.choice;
  if (choice === null) return { words: t('act.wait'), move: undefined };
  if (choice.houses !== undefined) {
    return { words: housesWords(play.chosen.length), move: housesMove(play.chosen) };
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
  if (closingIsLikely(play)) return closeAct(play);
  if (play.isLegal('end')) return { words: t('act.end'), move: 'end' };
  const phase = play.seen?.view.phase;
  if (phase === 'take' || phase === 'second-take') return { words: t('act.take'), move: undefined };
  return { words: t('act.chooseCard'), move: undefined };
}

// The other way to go on after playing: closing while the main button ends the turn, or the end of the
// turn. It says why it cannot be done yet.
export function otherAct(play: Play): Act {
  const choice = play.choice;
  if (choice?.end === null && !closingIsLikely(play)) {
    const why = choice.close ? { why: refusalText(choice.close.key) } : {};
    return { words: t('act.close.short'), move: play.isLegal('close') ? 'close' : undefined, ...why };
  }
  const why = choice?.end ? { why: refusalText(choice.end.key) } : {};
  return { words: t('act.end'), move: play.isLegal('end') ? 'end' : undefined, ...why };
}

export interface Question {
  readonly question: string;
  readonly go: string; // the words for making the move all the same
}

// What a person is asked before a move is made; nothing: it is made at once.
export function questionBefore(play: Play, move: string): Question | undefined {
  const legal = play.moves.find((each) => each.move === move);
  if (legal?.abandons !== undefined && settings.askBeforeAbandoning) {
    return { question: t('confirm.abandon', { n: legal.abandons }), go: t('confirm.abandon.go') };
  }
  const behind = { question: t('confirm.behind'), go: t('confirm.behind.go') };
  if (legal?.endsBehind && settings.askBeforeEndingBehind) return behind;
  if (!move.startsWith('houses')) return undefined;
  if (play.choice?.houses === undefined) {
    // O5: the tiles have been paid
    const none = move === housesMove([]) && play.moves.length > 1;
    if (!none || !settings.askBeforeFewerHouses) return undefined;
    return { question: x('reward.house.sure'), go: t('act.houses.none') };
  }
  const most = play.choice.houses.most;
  if (play.chosen.length < most && settings.askBeforeFewerHouses) {
    return { question: t('confirm.fewer', { n: most }), go: housesWords(play.chosen.length) };
  }
  const endsBehind = play.preview?.ends && play.preview.behind;
  return endsBehind && settings.askBeforeEndingBehind ? behind : undefined;
}
