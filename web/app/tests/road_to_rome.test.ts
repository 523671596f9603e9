import { expect, test } from 'vitest';
import type { Step } from '../../engine/answers';
import { coachStep, inRome, partOfCard, townsToGo } from '../game/road_to_rome';

const still = { BAD: 'LOE', WUR: 'TUT', SCH: 'STG', BAI: 'FRS', BOH: 'HAL' };
const none = { BAD: 0, WUR: 0, SCH: 0, BAI: 0, BOH: 0, joker: 0 };
const starts = still;
const facts = (cards: Readonly<Record<string, string | null>>) => ({ starts, cards });
const step = (events: Step['events']): Step => ({ move: 0, seat: 0, turn: 9, events });
const closed = step([{ kind: 'route-closed', seat: 0, length: 4 }]);

test('towns are counted along the shortest road', () => {
  expect(inRome('ROM')).toBe(true);
  expect(townsToGo('VIT')).toBe(1);
  expect(townsToGo('FLO')).toBe(3); // by Siena and Viterbo
});

test('cards without a house move their coach, those of Polen any', () => {
  const steps = [closed, step([{ kind: 'house-placed', seat: 0, city: 'PIL' }])];
  const rome = { coaches: still, places: [], moves: { ...none, BAI: 2, joker: 1 } };
  const { rows } = coachStep(facts({ LOD: null, PIL: 'BOH', REG: 'BAI', MUN: 'BAI' }), steps, rome);
  expect(rows).toEqual([
    { city: 'LOD', coach: undefined },
    { city: 'REG', coach: 'BAI' },
    { city: 'MUN', coach: 'BAI' },
  ]);
});

test('a move that is made stands first, with its road', () => {
  const steps = [closed, step([]), step([{ kind: 'coach-moved', seat: 0, coach: 'BAI', town: 'AND' }])];
  const rome = { coaches: { ...still, BAI: 'AND' }, places: [], moves: { ...none, BAI: 1 } };
  const { rows, roads } = coachStep(facts({ REG: 'BAI', MUN: 'BAI' }), steps, rome);
  expect(rows[0]).toEqual({ city: 'REG', coach: 'BAI', done: { from: 'FRS', to: 'AND' } });
  expect(rows[1]).toEqual({ city: 'MUN', coach: 'BAI' });
  expect(roads).toEqual([['FRS', 'AND']]);
  expect(['REG', 'MUN', 'PIL'].map((city) => partOfCard(rows, 'BAI', city))).toEqual([
    'moved',
    'now',
    'house',
  ]);
  expect(partOfCard(rows, undefined, 'MUN')).toBe('next');
});

test('a house for office tiles does not keep a coach from moving', () => {
  const steps = [closed, step([]), step([{ kind: 'house-placed', seat: 0, city: 'REG' }])];
  const rome = { coaches: still, places: [], moves: { ...none, BAI: 1 } };
  expect(coachStep(facts({ REG: 'BAI' }), steps, rome).rows).toEqual([{ city: 'REG', coach: 'BAI' }]);
});
