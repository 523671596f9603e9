import { describe, expect, it } from 'vitest';
import type { GameRecord } from '../../engine/answers';
import { isRecord, isSavedGame, isSavedMap } from '../saves/saved_game';
import { openSaves } from '../saves/store';

const record: GameRecord = {
  format: 'posthorn-record',
  version: 1,
  game: { map: 'south' },
  seats: [{ name: 'Anna' }, { name: 'Konrad', bot: 'clerk' }],
  shuffles: [['ULM']],
  moves: ['take ULM'],
};
const game = { id: 'a', begun: 1, changed: 2, record, progress: { turn: 1, actor: 0 } };

describe('an entry of the store', () => {
  it('is a game, of today or of an earlier version', () => {
    expect(isSavedGame(game)).toBe(true);
    expect(isSavedGame({ id: 'a', changed: 2, record })).toBe(true);
  });

  it.each([
    undefined,
    'text',
    { ...game, id: '' },
    { ...game, changed: 'yesterday' },
    { ...game, begun: null },
    { ...game, progress: { turn: '1' } },
    { ...game, record: undefined },
    { ...game, record: { ...record, moves: [1] } },
    { ...game, record: { ...record, seats: [{}] } },
    { ...game, record: { ...record, shuffles: ['ULM'] } },
    { ...game, record: { ...record, version: 2 } },
  ])('%j is damaged', (entry) => {
    expect(isSavedGame(entry)).toBe(false);
  });

  it('of a map carries its id', () => {
    expect(isSavedMap({ id: 'm', data: { id: 'm' } })).toBe(true);
    expect(isSavedMap({ id: 'm', data: { id: 'n' } })).toBe(false);
  });

  it('needs a record that is one', () => {
    expect(isRecord(record)).toBe(true);
    expect(isRecord([record])).toBe(false);
  });
});

describe('a browser without a store', () => {
  it('keeps games for as long as the page is open, and says so', async () => {
    const saves = await openSaves();
    expect(saves.fleeting).toBe('no-store');
    await saves.put(game);
    await saves.putAll([{ ...game, id: 'b' }], [{ id: 'm', data: { id: 'm' } }]);
    expect((await saves.all()).map((each) => each.id)).toEqual(['a', 'b']);
    expect(await saves.find('b')).toMatchObject({ changed: 2 });
    expect(await saves.maps()).toHaveLength(1);
    await saves.remove('a');
    expect(await saves.find('a')).toBeUndefined();
    await saves.clear();
    expect(await saves.all()).toEqual([]);
    expect(await saves.maps()).toEqual([]);
  });
});
