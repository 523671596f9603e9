// A hint's reason as a sentence.
import type { Reason } from '../../engine/answers';
import { say } from '../language/language.svelte';
import { coachName, type GameMap } from '../maps/boards';
import { bonusName } from './names';

export function reasonText(map: GameMap, names: readonly string[], reason: Reason): string {
  const parameters: Record<string, string | number> = {};
  for (const each of reason.parameters) {
    switch (each.kind) {
      case 'city':
        parameters[each.name] = map.model.city(each.id).name;
        break;
      case 'land':
        parameters[each.name] = map.model.landName(each.id);
        break;
      case 'bonus':
        parameters[each.name] = bonusName(map, each.id);
        break;
      case 'seat':
        parameters[each.name] = names[each.value] ?? '';
        break;
      case 'coach':
        parameters[each.name] = coachName(each.id);
        break;
      case 'points':
        parameters[each.name] = say('game', 'points', { n: each.value });
        break;
      case 'number':
        parameters[each.name] = each.value;
    }
  }
  return say('reasons', reason.key, parameters);
}
