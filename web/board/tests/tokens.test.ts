import { describe, expect, it } from 'vitest';
import { groundMarkup } from '../art/ground';
import css from '../tokens.css?raw';
import { northBoard, romeStrip, southBoard } from './boards';

const block = (opening: string): Map<string, string> => {
  const start = css.indexOf(opening);
  expect(start, opening).toBeGreaterThan(-1);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return new Map([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
};

describe('colours', () => {
  it('at night are the same whether the system or the switch asks for it', () => {
    const chosen = block(':root[data-theme="dark"]');
    expect(chosen.size).toBeGreaterThan(60);
    expect(block(':root:not([data-theme="light"])')).toEqual(chosen);
  });

  it('of the ground are all defined', () => {
    const day = new Map([...block(':root {'), ...block(':root,\n')]);
    const asked = new Set<string>();
    for (const model of [southBoard, northBoard, romeStrip]) {
      groundMarkup(
        model,
        (token) => {
          asked.add(token);
          return '#000';
        },
        'g',
      );
    }
    for (const token of asked) expect(day.has(token), token).toBe(true);
  });
});
