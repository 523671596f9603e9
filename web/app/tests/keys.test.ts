// Keys go through the same door as buttons: where a question is due it is asked first.
import { expect, it } from 'vitest';
import type { Seen } from '../../engine/answers';
import { pressKey } from '../game/keys';
import { Play } from '../game/play.svelte';
import type { GameSource } from '../game/source';
import { TableState } from '../game/table.svelte';
import { usualGame } from '../maps/usual_game';

// A table at which the cartwright's carriage would bring on the end, behind another (C9, E1).
function tableBehind() {
  const moved: string[] = [];
  const seen: Partial<Seen> = {
    moves: 7,
    choice: { moves: [{ move: 'cartwright', endsBehind: true }, { move: 'decline' }], more: false },
    slots: ['ULM', null, null, null, null, null],
    result: null,
  };
  const source: Partial<GameSource> = {
    options: usualGame,
    seats: [
      { name: 'Anna', person: true },
      { name: 'Konrad', bot: 'courier' },
    ],
    here: [0],
    // What was asked for is all that matters here.
    act: (move) => {
      moved.push(move);
      return new Promise(() => undefined);
    },
  };
  const play = new Play(source as GameSource);
  play.seen = seen as Seen;
  return { table: new TableState(play), moved };
}

const press = (table: TableState, key: string) => pressKey(table, new KeyboardEvent('keydown', { key }));

it('asks before a key brings on the end behind another', () => {
  const { table, moved } = tableBehind();
  press(table, 'r');
  expect(moved).toEqual([]);
  expect(table.asked?.move).toBe('cartwright');
  table.confirm();
  expect(moved).toEqual(['cartwright']);
});

it('carries out at once what needs no question', () => {
  const { table, moved } = tableBehind();
  press(table, '1');
  expect(table.asked).toBeUndefined();
  expect(moved).toEqual(['take ULM']);
});
