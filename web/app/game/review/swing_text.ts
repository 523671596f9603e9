// What happened in a turn that changed the chances, in a sentence or two.
import type { Decision, EventKind, GameEvent, Step } from '../../../engine/answers';
import { listed, say, t } from '../../language/language.svelte';
import type { GameMap } from '../../maps/boards';
import { linesOf } from '../../words/journal';
import { bonusName } from '../../words/names';
import { moveWords } from './move_words';
import type { Swing } from './swings';

export interface Telling {
  readonly map: GameMap;
  readonly names: readonly string[];
  readonly viewer: number; // told as "you"; -1: nobody
  readonly steps: readonly Step[];
  readonly decisions: readonly Decision[];
}

// What is worth telling, most of all first.
const kTold: readonly EventKind[] = [
  'end-tile-taken',
  'tile-shown',
  'tile-removed',
  'route-abandoned',
  'display-cleared',
  'played-city',
  'played-horses',
  'took-card',
  'drew-card',
];

function gainsOf(map: GameMap, events: readonly GameEvent[]): readonly string[] {
  return events.flatMap((event) => {
    if (event.kind === 'bonus-taken') return [bonusName(map, event.bonus)];
    if (event.kind === 'carriage-taken') return [t('seat.carriage', { n: event.size })];
    return [];
  });
}

export function swingText(swing: Swing, { map, names, viewer, steps, decisions }: Telling): string {
  const turn = steps.filter((step) => step.turn === swing.turn && step.move >= 0);
  const owner = turn[0]?.seat ?? 0;
  const worst = decisions
    .filter((each) => each.turn === swing.turn && each.mark !== null)
    .sort((a, b) => b.loss - a.loss)[0];
  if (worst !== undefined && worst.seat !== swing.seat) {
    return say('review', 'swing.missed', {
      name: names[worst.seat] ?? '',
      played: moveWords(map, worst.played),
      best: moveWords(map, worst.best),
    });
  }
  const events = turn
    .flatMap((step) => step.events)
    .filter((event) => 'seat' in event && event.seat === owner);
  const closed = events.find((event) => event.kind === 'route-closed');
  const gains = gainsOf(map, events);
  if (closed !== undefined && gains.length > 0) {
    const parameters = { name: names[owner] ?? '', n: closed.length, gains: listed(gains) };
    return say('review', owner === viewer ? 'swing.closedFor.you' : 'swing.closedFor', parameters);
  }
  const kinds: readonly EventKind[] = closed === undefined ? kTold : ['route-closed', ...kTold];
  const told = kinds
    .flatMap((kind) => events.find((event) => event.kind === kind) ?? [])
    .slice(0, 2)
    .sort((a, b) => events.indexOf(a) - events.indexOf(b));
  return linesOf(map, [{ move: 0, seat: owner, turn: swing.turn, events: told }], names, viewer)
    .map((line) => line.text)
    .join(' ');
}
