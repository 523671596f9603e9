import { describe, expect, it } from 'vitest';
import { hashOf, type Route, readRoute } from '../route.svelte';

describe('addresses', () => {
  const routes: readonly Route[] = [
    { page: 'start' },
    { page: 'start', panel: 'new' },
    { page: 'start', panel: 'games' },
    { page: 'table', game: 'a/b c' },
    { page: 'end', game: 'x' },
    { page: 'replay', game: 'x' },
    { page: 'replay', game: 'x', at: 12 },
    { page: 'learn' },
    { page: 'learn', lesson: 'north' },
    { page: 'rules', rule: 'T7' },
    { page: 'settings' },
  ];
  it.each(routes)('%j comes back', (route) => {
    expect(readRoute(hashOf(route))).toEqual(route);
  });

  it.each(['', '#', '#/', '#/nonsense', '#/table', '#/end/', '#/replay', '#/%E0%A4%A'])(
    '%j is the first page',
    (hash) => {
      expect(readRoute(hash)).toEqual({ page: 'start' });
    },
  );
});
