import { describe, expect, it } from 'vitest';
import { speech } from '../language/language.svelte';
import { type Box, stand } from '../learn/bubble';
import { keepProgress, noProgress, progressOf } from '../learn/progress';
import { chapters, folded, found, pieces } from '../learn/rulebook';

describe('progress', () => {
  it('is kept, and begins anew when it cannot be read', () => {
    keepProgress('base', { step: 4, moves: ['take INN'], done: false });
    keepProgress('north', { step: 1, moves: [], done: true });
    expect(progressOf('base')).toEqual({ step: 4, moves: ['take INN'], done: false });
    expect(progressOf('north').done).toBe(true);
    localStorage.setItem('posthorn.lessons', '{"base": {"step": -1, "moves": "x"}}');
    expect(progressOf('base')).toEqual(noProgress);
    localStorage.setItem('posthorn.lessons', 'no JSON');
    expect(progressOf('base')).toEqual(noProgress);
  });
});

describe('the bubble', () => {
  const size = { width: 318, height: 220 };
  const isClear = (left: number, top: number, spot: Box) =>
    left >= spot.right ||
    left + size.width <= spot.left ||
    top >= spot.bottom ||
    top + size.height <= spot.top;

  it.each([
    [1440, 900, { left: 1100, top: 110, right: 1200, bottom: 260 }],
    [1440, 900, { left: 280, top: 90, right: 1100, bottom: 690 }],
    [390, 844, { left: 0, top: 100, right: 390, bottom: 390 }],
    [390, 844, { left: 20, top: 760, right: 370, bottom: 820 }],
  ])('stands in a window of %i by %i without covering what it speaks of', (width, height, spot) => {
    const { left, top } = stand(size, { width, height }, [spot], []);
    expect(isClear(left, top, spot)).toBe(true);
    expect(left >= 0 && top >= 0 && left + size.width <= width && top + size.height <= height).toBe(true);
  });

  it('keeps off what matters where it can', () => {
    const spot = { left: 600, top: 400, right: 700, bottom: 450 };
    const below = { left: 300, top: 450, right: 1000, bottom: 900 };
    expect(stand(size, { width: 1440, height: 900 }, [spot], []).side).toBe('below');
    expect(stand(size, { width: 1440, height: 900 }, [spot], [{ box: below, weight: 1 }]).side).toBe('above');
  });
});

describe('the rule book', () => {
  it('is searched without minding case and diacritics, in every language', async () => {
    expect(folded('Böhmen ＡＢ Straße')).toBe('bohmen ab strasse');
    for (const [language, wish, rule] of [
      ['en', 'POSTMASTER second', 'T6'],
      ['de', 'zurückgeben haus', 'O3'],
      ['de', 'wurttemberg', 'C5'],
      ['fr', 'caleche', 'C8'],
      ['es', 'diligencia', 'C8'],
      ['ja', '整備士', 'C9'],
      ['en', 't7', 'T7'],
    ] as const) {
      await speech.speak(language);
      await speech.need('rules');
      const ids = found(chapters(), wish).flatMap((chapter) => chapter.rules.map((each) => each.id));
      expect(ids, `${wish} in ${language}`).toContain(rule);
      expect(ids.length).toBeLessThan(40);
    }
    expect(found(chapters(), 'xyzzy')).toEqual([]);
  });

  it('finds the rules a text names, and nothing else', async () => {
    await speech.speak('en');
    await speech.need('rules');
    expect(pieces('As in P1 to P3 (see T7), not X9.').flatMap(({ rule }) => rule ?? [])).toEqual([
      'P1',
      'P3',
      'T7',
    ]);
    expect(
      pieces('a P1 b')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a P1 b');
  });
});
