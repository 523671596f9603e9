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
  if (refusal !== undefined) return say('refusals', refusal.key);
  if (fault === undefined) return undefined;
  if (fault.key !== 'wrong_type') return say('faults', fault.key, fault.parameters);
  const { expected, found } = fault.parameters;
  const typed = (id: string) => sayIfKnown('faults', `type.${id}`) ?? id;
  return say('faults', fault.key, { expected: typed(expected), found: typed(found) });
}
