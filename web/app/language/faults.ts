// What is wrong with a file as sentences; the messages `faults` have to be there.
import type { EngineProblem, FaultPlace } from '../../engine/answers';
import { say, sayIfKnown } from './language.svelte';

// The place in the file, and the move.
export function faultPlace({ line, column, move, played }: FaultPlace): string | undefined {
  if (move !== undefined) return say('faults', 'at.move', { n: move + 1, played: played ?? '' });
  return line === undefined ? undefined : say('faults', 'at.line', { line, column: column ?? 1 });
}

// Undefined where the engine has no more to say than its English text.
export function faultText({ refusal, fault }: EngineProblem): string | undefined {
  if (refusal !== undefined) return sayIfKnown('refusals', refusal.key);
  if (fault === undefined) return undefined;
  const { key, parameters } = fault;
  if (key !== 'wrong_type') return sayIfKnown('faults', key, parameters);
  const typed = (id = '') => sayIfKnown('faults', `type.${id}`) ?? id;
  return say('faults', key, { expected: typed(parameters.expected), found: typed(parameters.found) });
}
