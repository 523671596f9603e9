// @vitest-environment node
// Files from elsewhere: what holds is taken, what does not is told.
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameOptions, GameRecord } from '../../engine/answers';
import { newSeed } from '../../engine/questions';
import { forgetMap, learnMap } from '../maps/boards';
import type { MapFile } from '../maps/map_file';
import type { Answerer } from '../maps/variants';
import { bring, lookAt, sortOut } from '../saves/bring';
import { makeCollection } from '../saves/collection';
import { isSavedGame, type SavedGame } from '../saves/saved_game';
import { Fleeting, type SavedAnalysis } from '../saves/store';
import { engineInNode, fileOf } from './engine_in_node';

let engine: Answerer;
let record: GameRecord;
const south = JSON.parse(fileOf('data/south.json'));
const ownMap = { ...south, id: 'my-south', title: 'Mine' };

async function played(map: string, moves: number): Promise<GameRecord> {
  const game: GameOptions = {
    map,
    players: 2,
    growth: 'carriages',
    network: 'all',
    audience: false,
    offices: false,
  };
  const seats = [
    { name: 'Anna', person: true },
    { name: 'Konrad', bot: 'greedy' },
  ];
  await engine.ask('new', { game, seats, seed: newSeed() });
  for (let i = 0; i < moves; i += 1) {
    const { result } = await engine.ask('seen', { viewer: -1 });
    if (result !== null) break;
    await engine.ask('move', await engine.ask('choose', { bot: 'steady', seed: newSeed() }));
  }
  return engine.ask('record', {});
}
const lookFor = (text: string, here: readonly SavedGame[] = []) => lookAt(text, engine, here, 1000);
const saved = (id: string, changed: number): SavedGame => ({ id, changed, record });

beforeAll(async () => {
  engine = await engineInNode();
  record = await played('south', 12);
});

describe('a file', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['hello', 'notJson'],
    ['{"format":"posthorn-rec', 'notJson'],
    ['[1, 2]', 'foreign'],
    ['{"name": "package"}', 'foreign'],
    ['{"format":"posthorn-record","version":2}', 'newer'],
    ['{"format":"posthorn-collection","version":2}', 'newer'],
    ['{"format":"posthorn-collection","version":1,"games":{}}', 'badCollection'],
  ])('%j is refused: %s', (text, why) => {
    expect(sortOut(text)).toMatchObject({ why });
  });
});

describe('a file that was cut off', () => {
  it('is told where it ends', async () => {
    const text = JSON.stringify(record, null, 2);
    const { refused } = await lookFor(text.slice(0, text.indexOf('"shuffles"')));
    const problem = { fault: { key: 'ends_early' }, place: { line: expect.any(Number) } };
    expect(refused).toMatchObject([{ why: 'notJson', problem }]);
    expect(refused[0]?.problem?.place?.line).toBeGreaterThan(10);
  });
});

describe('a record', () => {
  it('is taken with how far the game is', async () => {
    const { games, refused } = await lookFor(JSON.stringify(record));
    expect(refused).toEqual([]);
    expect(games).toHaveLength(1);
    expect(games[0]?.record).toEqual(record);
    expect(games[0]?.progress?.turn).toBeGreaterThan(0);
    expect(isSavedGame(games[0])).toBe(true);
  });

  it('that is here already is not added again', async () => {
    const { games, known } = await lookFor(JSON.stringify(record), [saved('here', 1)]);
    expect(games).toEqual([]);
    expect(known).toEqual(['here']);
  });

  it('of a finished game gets the result it lacks', async () => {
    const { result, ...bare } = await played('south', 10_000);
    const { games } = await lookFor(JSON.stringify(bare));
    expect(result).toBeTruthy();
    expect(games[0]?.record.result).toEqual(result);
  });

  it('that breaks a rule is refused with the rule and the move', async () => {
    const broken = { ...record, moves: ['take deck', 'close', ...record.moves.slice(2)] };
    const { games, refused } = await lookFor(JSON.stringify(broken));
    expect(games).toEqual([]);
    expect(refused[0]?.why).toBe('falseRecord');
    expect(refused[0]?.problem).toMatchObject({
      refusal: { key: 'take_and_play_first', rule: 'T1' },
      place: { move: 1, played: 'close' },
    });
  });

  it('of the wrong shape is refused', async () => {
    const wrongs = [
      [{ seats: 3 }, 'wrong_type', 'seats'],
      [{ moves: [1] }, 'wrong_type', 'moves[0]'],
      [{ game: { colour: 1 } }, 'unknown_member', 'game.colour'],
      [{ shuffles: undefined }, 'missing_member', undefined],
    ] as const;
    for (const [wrong, key, path] of wrongs) {
      const { games, refused } = await lookFor(JSON.stringify({ ...record, ...wrong }, null, 2));
      expect(games).toEqual([]);
      expect(refused[0]?.why).toBe('badRecord');
      expect(refused[0]?.problem?.fault?.key).toBe(key);
      expect(refused[0]?.problem?.place?.path).toBe(path);
      expect(refused[0]?.problem?.place?.line).toBeGreaterThan(path === undefined ? 0 : 1);
    }
  });

  it('on an unknown map says which', async () => {
    const strange = { ...record, game: { ...record.game, map: 'atlantis' } };
    const { refused } = await lookFor(JSON.stringify(strange));
    expect(refused).toEqual([{ why: 'noMap', map: 'atlantis' }]);
  });

  it('in a list of several keeps the good ones and counts the bad', async () => {
    const other = await played('north', 5);
    const text = [JSON.stringify(record), '{"torn": ', JSON.stringify(other)].join('\n');
    const { games, refused } = await lookFor(text);
    expect(games.map((game) => game.record.game.map)).toEqual(['south', 'north']);
    const problem = { fault: { key: 'ends_early' }, place: { line: 2, column: 10 } };
    expect(refused).toMatchObject([{ why: 'badRecord', at: 2, problem }]);
  });
});

describe('a map', () => {
  it('is taken when the engine likes it', async () => {
    const { maps, refused } = await lookFor(JSON.stringify(ownMap));
    expect(refused).toEqual([]);
    expect(maps.map((map) => map.id)).toEqual(['my-south']);
  });

  it('is refused with what is wrong with it', async () => {
    const { maps, refused } = await lookFor(JSON.stringify({ ...ownMap, roads: south.roads.slice(0, 3) }));
    expect(maps).toEqual([]);
    expect(refused[0]?.why).toBe('badMap');
    expect(refused[0]?.problem?.fault).toMatchObject({ key: 'unconnected' });
  });

  it('does not take the place of one of ours, nor of another one', async () => {
    const { refused } = await lookFor(JSON.stringify(south));
    expect(refused).toEqual([{ why: 'mapTaken', map: 'south' }]);
    learnMap(ownMap as MapFile);
    expect((await lookFor(JSON.stringify(ownMap))).refused).toEqual([]);
    const other = { ...ownMap, title: 'Another' };
    expect((await lookFor(JSON.stringify(other))).refused).toMatchObject([{ why: 'mapTaken' }]);
    forgetMap('my-south');
  });
});

describe('everything of another browser', () => {
  it('comes back as it went', async () => {
    await engine.ask('add-board', { board: ownMap });
    const onOwn = await played('my-south', 4);
    const games = [saved('a', 5), { ...saved('b', 6), begun: 4, record: onOwn }];
    const maps = [{ id: 'my-south', data: ownMap }];
    const brought = await lookFor(JSON.stringify(makeCollection(games, maps, { theme: 'dark' })));
    expect(brought.refused).toEqual([]);
    expect(brought.settings).toEqual({ theme: 'dark' });
    expect(brought.maps.map((map) => map.id)).toEqual(['my-south']);
    expect(brought.games).toMatchObject(games);
  });

  const analysed = (id: string, { moves, seats }: GameRecord): SavedAnalysis => ({
    id,
    moves,
    analysis: {
      decisions: [
        {
          move: 0,
          turn: 1,
          seat: 0,
          played: moves[0] ?? '',
          best: 'take deck',
          expected: [0.55, 0.45],
          before: [0.6, 0.4],
          after: [0.5, 0.5],
          loss: 0.1,
          mark: 'mistake',
          luck: [0, 0],
          reason: { key: 'only_fit', parameters: [{ name: 'city', kind: 'city', value: 1, id: 'ULM' }] },
        },
      ],
      seats: seats.map(() => ({
        decisions: 1,
        loss: 0.1,
        mean_loss: 0.1,
        inaccuracies: 0,
        mistakes: 1,
        blunders: 0,
        found: 0.05,
        luck: 0,
        gifts: 0,
      })),
    },
  });

  it('brings its analyses, those that hold for the game', async () => {
    const shorter = { ...record, moves: record.moves.slice(0, 3) };
    const entries = [analysed('a', record), analysed('b', shorter), analysed('c', record)];
    const whole = makeCollection([saved('a', 5), saved('b', 5)], [], {}, [...entries, 7]);
    expect(whole.analyses).toEqual([entries[0]]);
    const { analyses, refused } = await lookFor(JSON.stringify({ ...whole, analyses: entries }));
    expect(analyses).toEqual([entries[0]]);
    expect(refused).toEqual([]);
  });

  it('leaves analyses of an earlier program behind without a word', async () => {
    const entry = analysed('a', record);
    const decisions = entry.analysis.decisions.map(({ expected: _, ...decision }) => decision);
    const old = { ...entry, analysis: { ...entry.analysis, decisions } };
    const whole = { ...makeCollection([saved('a', 5)], [], {}), analyses: [old] };
    const { analyses, refused } = await lookFor(JSON.stringify(whole));
    expect(analyses).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('keeps the games where an analysis is damaged, and says so', async () => {
    const whole = makeCollection([saved('a', 5), saved('b', 5)], [], {});
    const good = analysed('b', record);
    const [decision] = good.analysis.decisions;
    for (const wrong of [{ move: 99 }, { seat: 2 }, { before: [1] }, { played: 'end' }, { reason: 'why' }]) {
      const damaged = { ...good, analysis: { ...good.analysis, decisions: [{ ...decision, ...wrong }] } };
      const { games, analyses, refused } = await lookFor(JSON.stringify({ ...whole, analyses: [damaged] }));
      expect(games).toHaveLength(2);
      expect(analyses).toEqual([]);
      expect(refused).toEqual([{ why: 'badAnalysis', at: 2 }]);
    }
    for (const analyses of [7, [7], 'x']) {
      const { games, refused } = await lookFor(JSON.stringify({ ...whole, analyses }));
      expect(games).toHaveLength(2);
      expect(refused).toEqual([{ why: 'badAnalysis' }]);
    }
  });

  it('of an earlier version has no analyses', async () => {
    const { analyses, ...earlier } = makeCollection([saved('a', 5)], [], {});
    const brought = await lookFor(JSON.stringify(earlier));
    expect(brought).toMatchObject({ refused: [], analyses });
    expect(brought.games).toHaveLength(1);
  });

  it('keeps the analysis that is here, and adds one that is missing', async () => {
    const saves = new Fleeting();
    const mine = { ...analysed('a', record), mine: true };
    await saves.putAll([saved('a', 5), saved('b', 5)], [], [mine]);
    const entries = [analysed('a', record), analysed('b', record)];
    const text = JSON.stringify(makeCollection([saved('a', 5), saved('b', 5)], [], {}, entries));
    await bring(new Blob([text]), saves, engine);
    expect(await saves.findAnalysis('a')).toEqual(mine);
    expect(await saves.findAnalysis('b')).toEqual(entries[1]);
  });

  it('keeps the later of two states of a game', async () => {
    const text = JSON.stringify(makeCollection([saved('a', 5), saved('b', 5)], [], {}));
    const brought = await lookFor(text, [saved('a', 9), saved('b', 2)]);
    expect(brought.games.map((game) => game.id)).toEqual(['b']);
    expect(brought.known).toEqual(['a']);
  });

  it('leaves out what is damaged and says which', async () => {
    const damaged = { ...saved('c', 1), record: { ...record, moves: ['nonsense'] } };
    const whole = makeCollection([saved('a', 5)], [], {});
    const text = JSON.stringify({ ...whole, games: [saved('a', 5), damaged, 7] });
    const { games, refused } = await lookFor(text);
    expect(games.map((game) => game.id)).toEqual(['a']);
    expect(refused).toMatchObject([
      { why: 'falseRecord', at: 2 },
      { why: 'badRecord', at: 3 },
    ]);
  });
});
