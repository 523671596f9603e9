import { afterEach, expect, test } from 'vitest';
import northData from '../../../data/north.json';
import { bonusesOf, forgetMap, learnMap, mapOf, stackOf } from '../maps/boards';

// Maps that people saved before have these words.
const before: Readonly<Record<string, string>> = {
  lands: 'complete',
  network: 'presence',
  'first-house': 'firstHouse',
};
const old = {
  ...northData,
  id: 'old-north',
  bonuses: northData.bonuses.map((bonus) => ({ ...bonus, kind: before[bonus.kind] ?? bonus.kind })),
};

afterEach(() => forgetMap('old-north'));

test('a map with the words of before has the same bonuses', () => {
  expect(old.bonuses.map(({ kind }) => kind)).toContain('presence');
  expect(bonusesOf(old)).toEqual(bonusesOf(northData));
  learnMap(old);
  expect(mapOf('old-north').bonuses.map(({ kind }) => kind)).toEqual(
    northData.bonuses.map(({ kind }) => kind),
  );
});

test('every kind of bonus has its stack', () => {
  const kinds = new Set(bonusesOf(northData).map((bonus) => stackOf(bonus).kind));
  expect(kinds).toEqual(new Set(['length', 'lands', 'network', 'first-house', 'end']));
});
