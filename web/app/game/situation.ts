// Whose turn it is and what is to be done, in words.
import { say, t } from '../language/language.svelte';
import { refusalText } from '../language/names';
import type { TableState } from './table.svelte';

export interface Situation {
  readonly who: string;
  readonly words: string;
  readonly warn: boolean;
}

export function situationOf(table: TableState): Situation {
  const { seen, play, mine } = table;
  if (seen === undefined) return { who: '', words: '', warn: false };
  const name = table.name(seen.view.actor);
  const who =
    seen.result !== null ? t('table.over') : mine ? t('table.yourTurn') : t('table.turnOf', { name });
  if (play.refusal !== undefined) return { who, words: refusalText(play.refusal.key), warn: true };
  if (seen.result !== null) {
    const { winner } = seen.result;
    const words = winner === play.viewer ? t('end.youWin') : t('end.wins', { name: table.name(winner) });
    return { who, words, warn: false };
  }
  const phase = seen.view.phase;
  const words = mine ? say('game', `phase.${phase}`) : say('game', `phase.${phase}.other`, { name });
  return { who, words, warn: mine && seen.mustCallPostmaster };
}
