import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board, CardBack, CardSlip, CityCard, RomeStrip } from '../index';
import type { CityState } from '../types';
import { northBoard, romeStrip, southBoard } from './boards';

let host: HTMLDivElement;
const mounted: Record<string, unknown>[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  host = document.createElement('div');
  document.body.append(host);
});

afterEach(async () => {
  for (const component of mounted.splice(0)) await unmount(component);
  host.remove();
  vi.useRealTimers();
});

const found = (selector: string): Element => {
  const element = host.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
};

const city = (id: string): Element => found(`[data-city="${id}"]`);

function pointer(target: Element, type: string, x = 0, y = 0, id = 1): void {
  const event = new PointerEvent(type, {
    bubbles: true,
    pointerId: id,
    pointerType: 'touch',
    clientX: x,
    clientY: y,
    button: 0,
  });
  target.dispatchEvent(event);
}

const click = (target: Element): boolean => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const key = (target: Element, name: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

describe('the map', () => {
  const onpress = vi.fn();
  const onlongpress = vi.fn();
  const onhover = vi.fn();

  function show(states: Record<string, CityState> = {}) {
    onpress.mockClear();
    onlongpress.mockClear();
    onhover.mockClear();
    const board = mount(Board, {
      target: host,
      props: {
        board: southBoard,
        label: 'map',
        cityLabel: (id: string) => `label of ${id}`,
        seats: [{ colour: 'blue' as const }, { colour: 'red' as const }],
        self: 0,
        houses: { ULM: [0, 1] },
        routes: [
          ['ULM', 'AUG', 'MUN'],
          ['MAN', 'STU'],
        ],
        states,
        bonuses: { baden: 3, baiern: null },
        onpress,
        onlongpress,
        onhover,
      },
    });
    mounted.push(board);
    flushSync();
    return board;
  }

  it('is a group of labelled buttons', () => {
    show();
    expect(found('svg[role="group"]').getAttribute('aria-label')).toBe('map');
    expect(host.querySelectorAll('[role="button"]')).toHaveLength(22);
    expect(city('LIN').getAttribute('aria-label')).toBe('label of LIN');
  });

  it('draws houses, routes, ends, states and tiles', () => {
    show({ LIN: 'target', BUD: 'could', REG: 'house-possible', PAS: 'house-proposed', SAL: 'dim' });
    expect(city('ULM').querySelectorAll('.ph-house')).toHaveLength(2);
    expect(host.querySelectorAll('.ph-route.other')).toHaveLength(1);
    expect(host.querySelectorAll('.ph-end')).toHaveLength(2);
    expect(city('LIN').querySelector('.ring.solid')).not.toBeNull();
    expect(city('BUD').querySelector('.ring.dashed')).not.toBeNull();
    expect(city('REG').querySelector('.ph-house.possible')).not.toBeNull();
    expect(city('PAS').querySelector('.ph-house.proposed')).not.toBeNull();
    expect(city('SAL').getAttribute('aria-disabled')).toBe('true');
    expect(city('AUG').classList.contains('on-route')).toBe(true);
    expect([...host.querySelectorAll('.ph-spot text')].map((text) => text.textContent)).toEqual(['3', '–']);
  });

  it('reports a press', () => {
    show();
    pointer(city('LIN'), 'pointerdown');
    pointer(city('LIN'), 'pointerup');
    click(city('LIN'));
    expect(onpress.mock.calls).toEqual([['LIN']]);
    expect(onlongpress).not.toHaveBeenCalled();
  });

  it('reports a long press, and no press after it', () => {
    show();
    pointer(city('LIN'), 'pointerdown');
    vi.advanceTimersByTime(600);
    pointer(city('LIN'), 'pointerup');
    click(city('LIN'));
    expect(onlongpress.mock.calls).toEqual([['LIN']]);
    expect(onpress).not.toHaveBeenCalled();
  });

  it('takes a wandering finger for neither', () => {
    show();
    pointer(city('LIN'), 'pointerdown', 10, 10);
    pointer(city('LIN'), 'pointermove', 40, 10);
    vi.advanceTimersByTime(600);
    pointer(city('LIN'), 'pointerup', 40, 10);
    click(city('LIN'));
    expect(onpress).not.toHaveBeenCalled();
    expect(onlongpress).not.toHaveBeenCalled();
  });

  it('reports hovering once per city', () => {
    show();
    const over = (target: Element) =>
      target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    over(city('LIN'));
    over(city('LIN').children[0]);
    over(found('.ph-play'));
    expect(onhover.mock.calls).toEqual([['LIN'], [null]]);
  });

  it('has one tab stop, which moves along roads', () => {
    show({ BUD: 'target' });
    const stops = () =>
      [...host.querySelectorAll('[data-city][tabindex="0"]')].map((g) => g.getAttribute('data-city'));
    expect(stops()).toEqual(['BUD']);
    key(city('BUD'), 'ArrowDown');
    flushSync();
    expect(stops()).toEqual(['LIN']);
    expect(document.activeElement).toBe(city('LIN'));
    key(city('LIN'), 'ArrowLeft');
    flushSync();
    expect(stops()).toEqual(['PAS']);
    key(city('PAS'), 'ArrowDown');
    flushSync();
    expect(stops()).toEqual(['SAL']);
  });

  it('is pressed by Enter and Space', () => {
    show();
    key(city('LIN'), 'Enter');
    key(city('PAS'), ' ');
    expect(onpress.mock.calls).toEqual([['LIN'], ['PAS']]);
  });

  it('finds the city a card is dropped on', () => {
    const board = show() as unknown as { cityAt: (x: number, y: number) => string | null };
    const [vx, vy, vw, vh] = southBoard.geometry.view;
    // Two pixels to a unit, ten pixels from the corner of the page.
    const box = { left: 10, top: 10, right: 10 + vw * 2, bottom: 10 + vh * 2, width: vw * 2, height: vh * 2 };
    for (const element of [found('.ph-play'), found('.ph-board')]) {
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    }
    for (const { id } of southBoard.cities) {
      const [x, y] = southBoard.at(id);
      expect(board.cityAt(10 + (x - vx) * 2, 10 + (y - vy) * 2)).toBe(id);
    }
    expect(board.cityAt(12, 12)).toBeNull();
    expect(board.cityAt(-500, 100)).toBeNull();
  });

  it('zooms with ctrl and wheel, and back with a double tap', () => {
    show();
    const window = found('.ph-board');
    vi.spyOn(window, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      top: 0,
      width: 400,
      height: 300,
    } as DOMRect);
    const wheel = new WheelEvent('wheel', { deltaY: -200, clientX: 200, clientY: 150, cancelable: true });
    // happy-dom leaves modifier keys of wheel events out.
    Object.defineProperty(wheel, 'ctrlKey', { value: true });
    window.dispatchEvent(wheel);
    flushSync();
    expect(window.classList.contains('zoomed')).toBe(true);
    for (let tap = 0; tap < 2; tap++) {
      pointer(found('.ph-play'), 'pointerdown', 30, 30);
      pointer(found('.ph-play'), 'pointerup', 30, 30);
    }
    flushSync();
    expect(window.classList.contains('zoomed')).toBe(false);
  });

  it('zooms with two fingers', () => {
    show();
    const window = found('.ph-board');
    vi.spyOn(window, 'getBoundingClientRect').mockReturnValue({
      left: 0,
      top: 0,
      width: 400,
      height: 300,
    } as DOMRect);
    pointer(window, 'pointerdown', 150, 150, 1);
    pointer(window, 'pointerdown', 250, 150, 2);
    pointer(window, 'pointermove', 100, 150, 1);
    pointer(window, 'pointermove', 300, 150, 2);
    flushSync();
    expect((found('.ph-sheet') as HTMLElement).style.transform).toMatch(/scale\(2(\.\d+)?\)/);
  });

  it('shows names from files as text', () => {
    const evil = '<img src=x>';
    const cities = southBoard.cities.map((c) => (c.id === 'ULM' ? { ...c, name: evil } : c));
    const board = { ...southBoard, cities, city: (id: string) => ({ ...southBoard.city(id), name: evil }) };
    mounted.push(
      mount(Board, { target: host, props: { board, label: '', cityLabel: () => evil, seats: [] } }),
      mount(CityCard, { target: host, props: { board, city: 'ULM', label: evil } }),
    );
    flushSync();
    expect(host.querySelector('img')).toBeNull();
  });
});

describe('cards', () => {
  it('can be buttons', () => {
    const onpress = vi.fn();
    const props = {
      board: southBoard,
      city: 'LIN',
      label: 'Linz',
      state: 'selected' as const,
      tag: 'left',
      onpress,
    };
    mounted.push(mount(CityCard, { target: host, props }));
    flushSync();
    const card = found('button');
    expect(card.getAttribute('aria-label')).toBe('Linz');
    expect(card.getAttribute('aria-pressed')).toBe('true');
    click(card);
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it('can be options of a list box', () => {
    const onpress = vi.fn();
    const props = {
      board: northBoard,
      city: 'HAM',
      label: 'Hamburg',
      horses: 3,
      as: 'option' as const,
      onpress,
    };
    mounted.push(mount(CityCard, { target: host, props }));
    flushSync();
    expect(found('[role="option"]').getAttribute('aria-selected')).toBe('false');
    expect(host.querySelectorAll('.ph-shoe')).toHaveLength(3);
    key(found('[role="option"]'), 'Enter');
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it('report a long press instead of a press', () => {
    const [onpress, onlongpress] = [vi.fn(), vi.fn()];
    mounted.push(mount(CardBack, { target: host, props: { label: 'deck', onpress, onlongpress } }));
    flushSync();
    pointer(found('button'), 'pointerdown');
    vi.advanceTimersByTime(600);
    pointer(found('button'), 'pointerup');
    click(found('button'));
    expect(onlongpress).toHaveBeenCalledTimes(1);
    expect(onpress).not.toHaveBeenCalled();
    click(found('button'));
    expect(onpress).toHaveBeenCalledTimes(1);
  });

  it('stay quiet while disabled', () => {
    const onpress = vi.fn();
    const props = { board: southBoard, city: 'LIN', label: 'Linz', disabled: true, onpress };
    mounted.push(mount(CardSlip, { target: host, props }));
    flushSync();
    click(found('button'));
    expect(onpress).not.toHaveBeenCalled();
    expect(found('button').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the road to Rome', () => {
  it('reports steps and coaches that may be pressed, and no others', () => {
    const [onstep, oncoach] = [vi.fn(), vi.fn()];
    mounted.push(
      mount(RomeStrip, {
        target: host,
        props: {
          strip: romeStrip,
          label: 'road',
          townLabel: (town: string) => town,
          coachLabel: (coach: string, town: string) => `${coach} at ${town}`,
          seats: [{ colour: 'blue' as const }],
          coaches: [
            { coach: 'BAI', at: 'TRI' },
            { coach: 'BAD', at: 'ROM' },
          ],
          steps: [
            ['TRI', 'VER'],
            ['TRI', 'VEN'],
          ] as const,
          active: 'BAI',
          choices: ['BAI'],
          audience: [{ value: 3, name: 'abbot', houses: [0] }],
          onstep,
          oncoach,
        },
      }),
    );
    flushSync();
    click(found('[data-stop="VER"]'));
    click(found('[data-stop="BOL"]'));
    key(found('[data-stop="VEN"]'), 'Enter');
    expect(onstep.mock.calls).toEqual([['VER'], ['VEN']]);
    click(found('[data-coach="BAI"]'));
    expect(oncoach.mock.calls).toEqual([['BAI']]);
    expect(host.querySelector('[data-coach="BAD"]')).toBeNull();
    expect(host.querySelectorAll('.ph-audience .ph-house')).toHaveLength(1);
  });
});
