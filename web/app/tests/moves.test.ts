// Moves as notation writes them, taken apart and put together.
import { describe, expect, it } from 'vitest';
import {
  assignMove,
  cityOf,
  coachMove,
  coachMovesOf,
  discardMove,
  horsesOf,
  housesMove,
  placesOf,
  readMove,
  returnMove,
} from '../../engine/moves';

describe('a move', () => {
  it.each([
    ['assign 3 1 2 5 4', { kind: 'assign', values: [3, 1, 2, 5, 4] }],
    ['take ULM', { kind: 'take', card: 'ULM' }],
    ['take deck', { kind: 'take deck' }],
    ['postilion', { kind: 'official', official: 'postilion' }],
    ['play BER2 left', { kind: 'play', card: 'BER2', where: 'left' }],
    ['play BER2 horse', { kind: 'play', card: 'BER2', where: 'horse' }],
    ['close', { kind: 'close' }],
    ['end', { kind: 'end' }],
    ['decline', { kind: 'decline' }],
    ['houses', { kind: 'houses', cities: [] }],
    ['houses LIN ULM', { kind: 'houses', cities: ['LIN', 'ULM'] }],
    ['coach BAI AND', { kind: 'coach', coach: 'BAI', town: 'AND' }],
    ['discard ULM ULM', { kind: 'discard', cards: ['ULM', 'ULM'] }],
    ['return', { kind: 'return', officials: [] }],
    ['return bailiff cartwright', { kind: 'return', officials: ['bailiff', 'cartwright'] }],
  ])('%s is read', (text, move) => {
    expect(readMove(text)).toEqual(move);
  });

  it('is written as notation wants it, whatever the order of the gestures', () => {
    expect(housesMove(['ULM', 'LIN'])).toBe('houses LIN ULM');
    expect(housesMove([])).toBe('houses');
    expect(discardMove(['ULM', 'AUG', 'ULM'])).toBe('discard AUG ULM ULM');
    expect(returnMove(['cartwright', 'postmaster'])).toBe('return postmaster cartwright');
    expect(assignMove([5, 4, 3, 2, 1])).toBe('assign 5 4 3 2 1');
    expect(coachMove({ coach: 'BAI', town: 'AND' })).toBe('coach BAI AND');
  });

  it('of a card with horses names its city and their number', () => {
    expect([cityOf('BER2'), horsesOf('BER2')]).toEqual(['BER', 2]);
    expect([cityOf('ULM'), horsesOf('ULM')]).toEqual(['ULM', 0]);
  });

  it('is found among the legal ones', () => {
    const legal = ['play ULM left', 'play ULM new', 'play LIN new', 'coach BAI AND'].map((move) => ({
      move,
    }));
    expect(placesOf(legal, 'ULM')).toEqual(['left', 'new']);
    expect(placesOf(legal, 'AUG')).toEqual([]);
    expect(coachMovesOf(legal)).toEqual([{ kind: 'coach', coach: 'BAI', town: 'AND' }]);
  });
});
