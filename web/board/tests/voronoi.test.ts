import { describe, expect, it } from 'vitest';
import type { XY } from '../art/svg';
import { customMap, placelessMap } from '../demo/custom';
import { inventGeometry } from '../invent';
import { placeCities } from '../places';
import type { BoardGeometry, MapData } from '../types';
import { insideRings, mergeCells, type Site, voronoiCells } from '../voronoi';
import { south } from './boards';

const area = (ring: readonly XY[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

const total = (geometry: BoardGeometry): number =>
  Object.values(geometry.lands)
    .flat()
    .reduce((sum, ring) => sum + area(ring), 0);

/** A country on a grid, where four cells meet in every corner. */
const gridMap: MapData = {
  id: 'grid',
  lands: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  cities: Array.from({ length: 24 }, (_, i) => ({
    id: `C${String.fromCharCode(65 + i)}`,
    name: `City ${i}`,
    land: ['a', 'b', 'c'][(i % 6) % 3],
    x: (i % 6) * 100,
    y: Math.floor(i / 6) * 100,
  })),
  roads: Array.from({ length: 23 }, (_, i) => [
    `C${String.fromCharCode(65 + i)}`,
    `C${String.fromCharCode(66 + i)}`,
  ]),
};

/** One land lies wholly within another. */
const ringMap: MapData = {
  ...gridMap,
  id: 'ring',
  lands: ['a', 'b'].map((id) => ({ id, name: id })),
  cities: gridMap.cities.map((city) => ({ ...city, land: city.x === 200 && city.y === 100 ? 'a' : 'b' })),
};

describe('cells', () => {
  const sites: Site[] = [
    { id: 'A', at: [20, 20] },
    { id: 'B', at: [80, 30] },
    { id: 'C', at: [50, 80] },
  ];

  it('cover the sheet without gap or overlap', () => {
    const cells = [...voronoiCells(sites, [0, 0, 100, 100]).values()];
    expect(cells.reduce((sum, cell) => sum + area(cell), 0)).toBeCloseTo(10000, 6);
  });

  it('of one group lose the sides between them', () => {
    const cells = voronoiCells(sites, [0, 0, 100, 100]);
    const merged = mergeCells(cells, () => 'all');
    expect(merged.get('all')).toHaveLength(1);
    expect(area(merged.get('all')?.[0] ?? [])).toBeCloseTo(10000, 3);
  });
});

const maps: [string, MapData][] = [
  ['a made-up country', customMap],
  ['a country without places', placelessMap],
  ['the south under another name', { ...south, id: 'homemade' }],
  ['a grid', gridMap],
  ['a land within a land', ringMap],
];

describe.each(maps)('%s', (_, map) => {
  const geometry = inventGeometry(map);
  const [vx, vy, vw, vh] = geometry.view;
  const free = new Set(map.lands.filter((land) => land.free).map((land) => land.id));

  it('is covered by its lands, with no gap', () => {
    expect(total(geometry)).toBeCloseTo((vw + 48) * (vh + 48), 3);
    for (let x = vx + 3; x < vx + vw; x += 17) {
      for (let y = vy + 3; y < vy + vh; y += 13) {
        const owners = Object.values(geometry.lands).filter((rings) => insideRings(rings, [x, y]));
        expect(owners, `at ${x} ${y}`).toHaveLength(1);
      }
    }
  });

  it('has every city in its own land', () => {
    for (const city of map.cities) {
      if (free.has(city.land)) continue;
      expect(insideRings(geometry.lands[city.land], geometry.at[city.id]), city.id).toBe(true);
    }
  });

  it('keeps cities on the sheet and apart', () => {
    const places = Object.values(geometry.at);
    for (const [x, y] of places) {
      expect(x).toBeGreaterThan(vx + 20);
      expect(x).toBeLessThan(vx + vw - 20);
      expect(y).toBeGreaterThan(vy + 20);
      expect(y).toBeLessThan(vy + vh - 20);
    }
    for (let i = 0; i < places.length; i++) {
      for (let j = i + 1; j < places.length; j++) {
        expect(Math.hypot(places[i][0] - places[j][0], places[i][1] - places[j][1])).toBeGreaterThan(22);
      }
    }
  });

  it('names every land once, on the sheet', () => {
    expect(geometry.names.map(([land]) => land).sort()).toEqual(
      map.lands
        .filter((land) => !land.free)
        .map((land) => land.id)
        .sort(),
    );
    for (const [, x, y] of geometry.names) {
      expect(x > vx && x < vx + vw && y > vy && y < vy + vh).toBe(true);
    }
  });

  it('is drawn the same every time', () => {
    expect(inventGeometry(map)).toEqual(geometry);
  });
});

describe('places', () => {
  it('keep the compass: what lies west in the data lies west on the sheet', () => {
    const places = placeCities(customMap, [0, 0, 497, 364]);
    const x = (id: string): number => places.get(id)?.[0] ?? Number.NaN;
    expect(x('AA')).toBeLessThan(x('AC'));
    expect(x('AC')).toBeLessThan(x('AE'));
  });
});
