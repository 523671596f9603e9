// @vitest-environment node
// Every lesson is played through by the real engine: a step that the rules no longer allow fails here.
import { beforeEach, describe, expect, it } from 'vitest';
import type { EventKind, GameEvent } from '../../engine/answers';
import { lessons as texts } from '../../messages/en/lessons';
import { linesOf, scripted, stepsOf } from '../learn/lesson';
import { lessons } from '../learn/lessons';
import { deckOf, lessonSeats, recordOf } from '../learn/record';
import type { Answerer } from '../maps/variants';
import { engineInNode, fileOf } from './engine_in_node';

const kPerson = 0;
const kSeed = '0'.repeat(64);
let engine: Answerer;

beforeEach(async () => {
  engine = await engineInNode();
});

describe.each(lessons)('the lesson $id', (lesson) => {
  const begin = (moves: readonly string[]) =>
    engine.ask('open', {
      record: recordOf(lesson, deckOf(lesson), moves, lessonSeats('Anna', 'Konrad')),
      seed: kSeed,
    });

  it('can be played as it is written, by whom it is written', async () => {
    await begin([]);
    for (const line of linesOf(lesson)) {
      const { view } = await engine.ask('seen', { viewer: kPerson });
      if (line.by !== 'skip') expect([line.by, view.actor]).toEqual([line.by, line.by === 'person' ? 0 : 1]);
      for (const move of line.moves.filter((each) => !each.endsWith('*'))) {
        await engine.ask('preview', { move });
      }
      await engine.ask('move', { move: scripted(line) });
    }
    const { view } = await engine.ask('seen', { viewer: kPerson });
    const cards = view.deck + lesson.cards.length;
    expect(cards).toBe(deckOf(lesson).length); // all that came up was prepared
    expect(view.actor).toBe(kPerson);
  });

  it('can be opened before every move', async () => {
    const moves = linesOf(lesson).map(scripted);
    for (let n = 0; n <= moves.length; n += 7) await begin(moves.slice(0, n));
  });

  it('has a text for every step and speaks of cities that are there', () => {
    const board = JSON.parse(fileOf(`data/${lesson.game.map}.json`));
    const cities = board.cities.map((city: { id: string }) => city.id);
    for (const step of stepsOf(lesson)) {
      expect(Object.keys(texts)).toContain(`${step.text}.text`);
      for (const spot of step.show ?? []) {
        if (typeof spot !== 'string') expect(cities).toEqual(expect.arrayContaining([...spot.cities]));
      }
    }
  });
});

it('every text of the lessons has its step', () => {
  const used = lessons.flatMap(stepsOf).map((step) => step.text);
  const written = Object.keys(texts).flatMap((key) => (key.endsWith('.title') ? [key.slice(0, -6)] : []));
  expect([...used].sort()).toEqual(written.sort());
});

it('the tutorial shows every idea of the base game', async () => {
  const [base] = lessons;
  if (base === undefined) throw new Error('there is no lesson');
  const moves = linesOf(base).map(scripted);
  await engine.ask('open', {
    record: recordOf(base, deckOf(base), moves, lessonSeats('Anna', 'Konrad')),
    seed: kSeed,
  });
  const { steps } = await engine.ask('events', { viewer: kPerson, from: -1 });
  const own = steps
    .flatMap((step) => step.events)
    .filter((event) => 'seat' in event && event.seat === kPerson);
  const seen = <K extends EventKind, M extends keyof Extract<GameEvent, { kind: K }>>(kind: K, member: M) =>
    new Set(
      own
        .filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind)
        .map((event) => event[member]),
    );
  expect(seen('official-called', 'official')).toEqual(
    new Set(['postmaster', 'bailiff', 'postilion', 'cartwright']),
  );
  expect(seen('played-city', 'where')).toEqual(new Set(['new', 'left', 'right']));
  expect(seen('carriage-taken', 'size')).toEqual(new Set([3, 4, 5]));
  expect(seen('bonus-taken', 'bonus')).toEqual(new Set(['length5', 'baden']));
});
