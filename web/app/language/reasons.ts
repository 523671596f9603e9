// A hint's reason as a sentence.
import type { Reason } from '../../engine/answers';
import { coachName, type GameMap } from '../game/boards';
import { say, sayIfKnown } from './language.svelte';
import { bonusName } from './names';

export function reasonText(map: GameMap, names: readonly string[], reason: Reason): string {
  const parameters: Record<string, string | number> = {};
  for (const { name, kind, value, id } of reason.parameters) {
    switch (kind) {
      case 'city':
        parameters[name] = map.model.city(id ?? '').name;
        break;
      case 'land':
        parameters[name] = map.model.landName(id ?? '');
        break;
      case 'bonus':
        parameters[name] = bonusName(map, id ?? '');
        break;
      case 'seat':
        parameters[name] = names[value] ?? '';
        break;
      case 'coach':
        parameters[name] = coachName(id ?? '');
        break;
      case 'points':
        parameters[name] = say('game', 'points', { n: value });
        break;
      case 'number':
        parameters[name] = value;
    }
  }
  return sayIfKnown('reasons', reason.key, parameters) ?? reason.key;
}
