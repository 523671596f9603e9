// The steps of a closing in their order (C1).
import type { GameOptions } from '../../../engine/answers';
import { x } from '../../language/expansions';

export type CloseStep = 'houses' | 'bonus' | 'carriage' | 'coaches' | 'discard';

export function closeSteps(options: GameOptions): readonly CloseStep[] {
  const carriage: readonly CloseStep[] = options.growth === 'carriages' ? ['carriage'] : [];
  const coaches: readonly CloseStep[] = options.audience ? ['coaches'] : [];
  return ['houses', 'bonus', ...carriage, ...coaches, 'discard'];
}

export function stepNote(options: GameOptions, now: CloseStep): string {
  const steps = closeSteps(options);
  return x('close.step', { n: steps.indexOf(now) + 1, of: steps.length });
}
