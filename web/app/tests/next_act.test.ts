// The main button on real positions: what it does is legal, and what is asked about first.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextAct, otherAct, questionBefore } from '../game/next_act';
import { speech } from '../language/language.svelte';
import { settings } from '../settings/settings.svelte';
import { inPhase, tableWhere } from './tables_in_node';

vi.mock('../../engine/start', () => import('./workers_in_node'));

beforeEach(async () => {
  await speech.speak('en');
});

describe('the main button', () => {
  it('waits for a card to be taken', async () => {
    const { play, map } = await tableWhere(inPhase('take'));
    expect(nextAct(play, map).move).toBeUndefined();
  });

  it('plays the card that is selected, where it fits', async () => {
    const { play, map } = await tableWhere(inPhase('play', 6));
    for (const card of new Set(play.seen?.view.players[play.viewer]?.hand ?? [])) {
      play.select(undefined);
      play.select(card);
      const { move } = nextAct(play, map);
      expect(play.isLegal(move ?? '')).toBe(play.placesOf(card).length > 0);
      if (move !== undefined) expect(move).toBe(`play ${card} ${play.place}`);
    }
  });

  it('closes where that brings a carriage, and ends the turn else', async () => {
    const reaches = await tableWhere(
      ({ view, routes, choice }) =>
        view.phase === 'after-play' && choice?.close === null && routes[view.actor]?.reachesCarriage === true,
    );
    expect(nextAct(reaches.play, reaches.map).move).toBe('close');
    expect(otherAct(reaches.play).move).toBe('end');
    const short = await tableWhere(
      ({ view, choice }) => view.phase === 'after-play' && choice?.close?.rule === 'C1',
    );
    expect(nextAct(short.play, short.map).move).toBe('end');
    const { move, why } = otherAct(short.play);
    expect(move).toBeUndefined();
    expect(why).toContain('too short');
  });

  it('drops cards when enough are marked', async () => {
    const { play, map, deciding } = await tableWhere(({ choice }) => (choice?.discard ?? 0) > 0);
    expect(nextAct(play, map).move).toBeUndefined();
    const hand = play.seen?.view.players[play.viewer]?.hand ?? [];
    for (const [i, card] of hand.entries()) deciding.toggleDropped(card, i);
    const { move = '' } = nextAct(play, map);
    await expect(play.source.preview?.(move)).resolves.toBeDefined();
  });
});

describe('what is asked before', () => {
  it('a route is given up, unless a person does not want to be asked', async () => {
    const { play } = await tableWhere(
      ({ choice }) => choice?.moves.some(({ abandons }) => abandons) === true,
    );
    const move = play.moves.find(({ abandons }) => abandons)?.move ?? '';
    expect(questionBefore(play, move)?.question).toContain('?');
    settings.askBeforeAbandoning = false;
    expect(questionBefore(play, move)).toBeUndefined();
    settings.askBeforeAbandoning = true;
  });

  it('fewer houses are placed than could be', async () => {
    const { play } = await tableWhere(({ choice }) => (choice?.houses?.most ?? 0) > 1);
    expect(questionBefore(play, 'houses')).toBeUndefined(); // as proposed
    await play.chooseHouses([]);
    expect(questionBefore(play, 'houses')?.go).toBeDefined();
  });

  it('nothing else', async () => {
    const { play } = await tableWhere(inPhase('take'));
    for (const { move } of play.moves) expect(questionBefore(play, move)).toBeUndefined();
  });
});
