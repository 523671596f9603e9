import { describe, expect, it } from 'vitest';
import { coachMarkup } from '../art/coach';
import { groundMarkup, livePaint } from '../art/ground';
import { carriageMarkup } from '../art/horses';
import { iconNames, icons } from '../art/icons';
import { assignLooks, knownLands } from '../art/lands';
import { hasPattern, motifMarkup, patternMarkup } from '../art/motifs';
import { escapeText, joined, path } from '../art/svg';
import { houseMarkup, seatColours } from '../art/tokens';
import { hasOwnTown, mapTownMarkup, sceneMarkup, townMarkup } from '../art/towns';
import { createBoard } from '../model';
import { covered, layoutCoaches } from '../strip_layout';
import { customBoard, northBoard, romeInKana, romeStrip, south, southBoard } from './boards';

const wellFormed = (inner: string): boolean => {
  const xml = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`,
    'text/xml',
  );
  return xml.querySelector('parsererror') === null;
};

describe.each([
  ['south', southBoard, 22],
  ['north', northBoard, 23],
] as const)('%s', (_, board, count) => {
  it('has its own drawing', () => {
    expect(board.invented).toBe(false);
    expect(board.cities).toHaveLength(count);
  });

  it('has a picture and a place for every city', () => {
    const [x, y, w, h] = board.geometry.view;
    for (const city of board.cities) {
      expect(hasOwnTown(city.id), city.id).toBe(true);
      expect(townMarkup(city.id)).toContain('<');
      expect(sceneMarkup(city.id).length).toBeGreaterThan(townMarkup(city.id).length);
      const [cx, cy] = board.geometry.at[city.id];
      expect(cx > x && cx < x + w && cy > y && cy < y + h, city.id).toBe(true);
    }
  });

  it('has a pattern, letters and an outline for every land', () => {
    for (const land of board.map.lands) {
      if (land.free) continue;
      expect(hasPattern(board.land(land.id)), land.id).toBe(true);
      expect(board.land(land.id).letters).toHaveLength(2);
      expect(board.landPaths.get(land.id)).toMatch(/^M.*z$/);
      expect(board.geometry.names.some(([id]) => id === land.id)).toBe(true);
    }
  });

  it('tells its lands apart by motif and by letters', () => {
    const looks = board.map.lands.map((land) => board.land(land.id));
    expect(new Set(looks.map((look) => look.motif)).size).toBe(looks.length);
    expect(new Set(looks.map((look) => look.letters)).size).toBe(looks.length);
  });

  it('bends only roads that exist', () => {
    const roads = new Set(board.roads.map(([a, b]) => (a < b ? `${a}-${b}` : `${b}-${a}`)));
    for (const key of Object.keys(board.geometry.bends)) expect(roads.has(key), key).toBe(true);
  });

  it('has a spot for every stack of a land', () => {
    for (const stack of board.map.bonuses ?? []) {
      if (stack.id && stack.lands) expect(board.geometry.bonus[stack.id], stack.id).toBeDefined();
    }
  });
});

describe('the road to Rome', () => {
  it('has a place for every town and coaches of known lands', () => {
    for (const town of romeStrip.towns) expect(romeStrip.geometry.at[town.id], town.id).toHaveLength(2);
    expect(romeStrip.goal).toBe('ROM');
    for (const coach of romeStrip.coaches) expect(coach.letters).toHaveLength(2);
  });

  it('shows every name whole, in Latin letters and in kana, wherever a coach stands', () => {
    for (const strip of [romeStrip, romeInKana]) {
      const plates = [...strip.plates.values()];
      expect(plates).toHaveLength(strip.towns.length - 1);
      plates.forEach((plate, i) => {
        for (const other of plates.slice(i + 1)) expect(covered(plate, other)).toBe(0);
      });
      for (const { id } of strip.towns) {
        const coach = [{ coach: 'BAI', at: id }];
        const spots = layoutCoaches(coach, strip.plates, strip.at, strip.goal, strip.geometry.view, 684);
        const [x, y] = spots.get('BAI') ?? [0, 0];
        const box = { x: x - 17, y: y - 14, w: 34, h: 28 };
        for (const plate of plates) expect(covered(plate, box), id).toBeLessThan(plate.w * plate.h * 0.12);
      }
    }
  });
});

describe('a map that no longer fits its printed board', () => {
  it('gets a drawing of its own', () => {
    const cities = south.cities.map((city) => (city.id === 'ULM' ? { ...city, id: 'XXX' } : city));
    const roads = south.roads.map((road) => road.map((id) => (id === 'ULM' ? 'XXX' : id)));
    expect(createBoard({ ...south, cities, roads }).invented).toBe(true);
  });
});

describe('lands of other maps', () => {
  it('get looks of their own, neighbours in different tints', () => {
    const lands = Array.from({ length: 16 }, (_, i) => ({ id: `l${i}`, name: `Land ${i}` }));
    const looks = assignLooks(lands, (id) => [`l${Number(id.slice(1)) - 1}`]);
    expect(new Set([...looks.values()].map((look) => look.motif)).size).toBe(16);
    for (let i = 1; i < 16; i++) expect(looks.get(`l${i}`)?.tint).not.toBe(looks.get(`l${i - 1}`)?.tint);
  });

  it('are not mistaken for properties every object has', () => {
    const looks = assignLooks([{ id: 'constructor', name: 'Constructor' }]);
    expect(looks.get('constructor')?.letters).toBe('Co');
  });

  it('have invented towns that are drawn the same every time', () => {
    expect(hasOwnTown('AA')).toBe(false);
    expect(townMarkup('AA')).toBe(townMarkup('AA'));
    expect(townMarkup('AA')).not.toBe(townMarkup('AB'));
  });
});

describe('text from files', () => {
  it('is escaped', () => {
    expect(escapeText(`<img src=x onerror="a('b')">&`)).toBe(
      '&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;',
    );
  });

  it('cannot become markup in a drawing', () => {
    const markup = coachMarkup([knownLands.baden], '<script>', 'c');
    expect(markup).not.toContain('<script>');
    expect(markup).toContain('&lt;script&gt;');
    expect(carriageMarkup('<b>' as unknown as number)).not.toContain('<b>');
  });

  it('stays out of the ground', () => {
    const evil = createBoard({
      ...south,
      id: 'evil',
      lands: south.lands.map((land) => ({ ...land, name: '<script>alert(1)</script>' })),
      cities: south.cities.map((city) => ({ ...city, name: '"><script>alert(1)</script>' })),
    });
    expect(groundMarkup(evil, livePaint, 'g')).not.toContain('script');
  });
});

describe('markup', () => {
  it('is well-formed, so that it can be an image of its own', () => {
    expect(wellFormed('<g><path></g>')).toBe(false);
    for (const model of [southBoard, northBoard, customBoard, romeStrip]) {
      expect(wellFormed(groundMarkup(model, () => '#123456', 'g')), model.id).toBe(true);
    }
    for (const city of [...southBoard.cities, ...northBoard.cities, ...customBoard.cities]) {
      expect(wellFormed(sceneMarkup(city.id)), city.id).toBe(true);
    }
    for (const look of Object.values(knownLands)) {
      expect(wellFormed(patternMarkup(look, 'p') + motifMarkup(look, 0, 0, 10, 10))).toBe(true);
    }
    for (const name of iconNames) expect(wellFormed(icons[name]), name).toBe(true);
    for (const colour of seatColours) expect(wellFormed(houseMarkup(colour))).toBe(true);
  });

  it('has no inline styles, which a strict policy forbids', () => {
    const all = [
      groundMarkup(southBoard, livePaint, 'g'),
      ...southBoard.cities.map((city) => sceneMarkup(city.id)),
      ...iconNames.map((name) => icons[name]),
      ...seatColours.map((colour) => houseMarkup(colour)),
    ].join('');
    expect(all).not.toContain('style=');
  });

  it('of a baked ground names no variable of the page', () => {
    expect(groundMarkup(northBoard, () => '#123456', 'g')).not.toContain('var(');
  });
});

describe('a picture of few parts', () => {
  it('joins neighbouring windows and lines, and nothing that has an outline', () => {
    expect(joined(path('n', 'M0 0z') + path('n', 'M1 1z'))).toBe(path('n', 'M0 0zM1 1z'));
    const apart = path('r', 'M0 0z') + path('r', 'M1 1z') + path('n', 'M2 2z') + path('l', 'M3 3z');
    expect(joined(apart)).toBe(apart);
  });

  it('has no windows on the map', () => {
    expect(townMarkup('MUN')).toContain('class="n"');
    expect(mapTownMarkup('MUN')).not.toContain('class="n"');
  });
});
