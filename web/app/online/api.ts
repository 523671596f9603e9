// What is asked of the server beside the line: names, lists, records.
import type { ProblemAnswer, Requests } from '../../online/protocol';
import { Refused } from './refused';

// Somebody answers, but it is no server of ours: a plain file server, or a page of the network one is in.
export class NoServer extends Error {}

export class NameRefused extends Refused {
  constructor(readonly problem: ProblemAnswer) {
    super(problem);
  }
}

// Throws a TypeError when nobody answers.
export async function ask<R extends keyof Requests>(
  what: R,
  request: Requests[R]['request'],
  id = '',
): Promise<Requests[R]['answer']> {
  const [method = 'GET', path = ''] = what.split(' ');
  const headers = {
    Accept: 'application/json',
    ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
  };
  const body = method === 'POST' ? { body: JSON.stringify(request) } : {};
  const answer = await fetch(path.replace('ID', encodeURIComponent(id)), {
    method,
    headers,
    cache: 'no-store',
    credentials: 'same-origin',
    ...body,
  });
  if (!answer.headers.get('Content-Type')?.includes('json')) throw new NoServer(`${answer.status} ${path}`);
  const told: unknown = await answer.json();
  if (answer.ok) return told as Requests[R]['answer'];
  const problem = told as ProblemAnswer;
  throw problem.code === 'name-refused' ? new NameRefused(problem) : new Refused(problem);
}
