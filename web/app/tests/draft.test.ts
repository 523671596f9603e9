import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../language/language.svelte';
import { builtInVariants, type Variants } from '../maps/variants';
import { Draft, networkOf } from '../start/draft.svelte';

const usual = ['Anna', 'Konrad', 'Lotte', 'Fritz', 'Clara', 'Jakob', 'Greta'];
const [south, north] = [builtInVariants.south, builtInVariants.north] as [Variants, Variants];
beforeEach(() => localStorage.clear());

describe('a new game', () => {
  it('has sensible defaults', () => {
    expect(new Draft().recordSeats(usual, 0)).toEqual([
      { name: 'Anna', person: true, colour: 'blue' },
      { name: 'Konrad', bot: 'clerk', colour: 'red' },
    ]);
  });

  it('presets the network bonus by language, until a person chooses', () => {
    expect(languages.filter((code) => networkOf(code) === 'outside')).toEqual(['de', 'fr', 'es']);
    const draft = new Draft();
    expect(draft.options('de', south).network).toBe('outside');
    expect(draft.options('de', north).network).toBe('all');
    draft.network = 'all';
    expect(draft.options('de', south).network).toBe('all');
  });

  it('leaves out what the map does not know', () => {
    const draft = new Draft({ audience: true, offices: true, growth: 'horses' });
    expect(draft.options('en', south)).toMatchObject({ audience: true, offices: true, growth: 'carriages' });
    expect(draft.options('en', north)).toMatchObject({ audience: false, offices: false, growth: 'horses' });
  });

  it('never calls two players alike by itself, and says where a person does', () => {
    const draft = new Draft({ seats: [{ name: 'Konrad' }, {}, {}] });
    expect(draft.names(usual)).toEqual(['Konrad', 'Lotte', 'Fritz']);
    expect(draft.repeated(usual)).toEqual([]);
    const named = new Draft({ seats: [{ name: 'Konrad' }, { name: ' Konrad ' }, { name: '  ' }] });
    expect(named.repeated(usual)).toEqual([1]);
  });

  it('gives every seat a colour of its own', () => {
    const draft = new Draft({ seats: [{ colour: 'red' }, { colour: 'red' }] });
    const different = () => new Set(draft.seats.map((seat) => seat.colour)).size;
    expect(different()).toBe(2);
    draft.add();
    draft.add();
    expect(different()).toBe(4);
    draft.recolour(0);
    expect(draft.seats[0]?.colour).toBe('yellow');
    expect(different()).toBe(4);
  });

  it('lets the chosen player begin, and keeps the order around the table', () => {
    const draft = new Draft({ seats: [{}, {}, {}], first: 2 });
    expect(draft.recordSeats(usual, 0).map((seat) => seat.name)).toEqual(['Lotte', 'Anna', 'Konrad']);
    draft.remove(0);
    expect(draft.first).toBe(1);
    draft.remove(1);
    expect(draft.first).toBeUndefined();
  });

  it('draws lots among all players', () => {
    const draft = new Draft({ seats: [{}, {}, {}] });
    const firsts = [0, 0.4, 0.99].map((lot) => draft.recordSeats(usual, lot)[0]?.name);
    expect(firsts).toEqual(['Anna', 'Konrad', 'Lotte']);
  });

  it('names a computer by level and style', () => {
    const draft = new Draft({ seats: [{}, { level: 'master', style: 'racer' }] });
    expect(draft.recordSeats(usual, 0)[1]?.bot).toBe('master:style=racer');
  });

  it('remembers the last choice', () => {
    const draft = Draft.kept();
    draft.map = 'north';
    draft.add();
    draft.keep();
    const next = Draft.kept();
    expect(next.map).toBe('north');
    expect(next.seats).toHaveLength(3);
  });
});
