// The server said no; `code` says why.
import type { Refusal } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import type { RefusalCode, RefusedMessage } from '../../online/protocol';

export class Refused extends Error {
  readonly code: RefusalCode;
  constructor(readonly answer: Pick<RefusedMessage, 'code' | 'text' | 'key' | 'rule' | 'again'>) {
    super(answer.text);
    this.code = answer.code;
  }
}

// As the table knows it from the engine in the page.
export function asEngineError(error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const { code, text, key, rule } = error.answer;
  if (key === undefined) return new EngineError({ key: code, text });
  return new EngineError({ key: code, text, refusal: { key, rule } as Refusal });
}
