import { GROUND, hall, house, houseRow, tower, wall } from './buildings';
import { boat, bridge, hills, peaks, pine, river, rock, tree, vines } from './scenery';
import { path, rect } from './svg';
import type { TownRecipe } from './towns';

export const towns: Record<string, TownRecipe> = {
  MUN: {
    back: () => hills('MUN'),
    town: () =>
      houseRow('mu1', 6, 36, GROUND, 8, 12) +
      houseRow('mu2', 66, 96, GROUND, 8, 12) +
      hall(53, GROUND, 36, 17, 13) +
      tower(36, GROUND, 9.5, 42, 'onion') +
      tower(49, GROUND, 9.5, 42, 'onion'),
  },
  ULM: {
    back: () => hills('ULM'),
    town: () =>
      hall(66, GROUND, 34, 18, 12) +
      houseRow('ul1', 4, 34, GROUND) +
      houseRow('ul2', 82, 98, GROUND) +
      tower(44, GROUND, 13, 33, 'spire', 31),
    front: () => wall(0, 100, 83, 4) + river(84, 'ulm'),
  },
  REG: {
    back: () => hills('REG'),
    town: () =>
      houseRow('re1', 2, 36, 74, 8, 12) +
      houseRow('re2', 66, 98, 74, 8, 12) +
      hall(58, 74, 24, 16, 10) +
      tower(42, 74, 8.5, 31, 'spire', 19) +
      tower(53, 74, 8.5, 31, 'spire', 19),
    front: () => river(80, 'reg') + bridge(0, 100, 89, 5),
  },
  SAL: {
    back: () => peaks('SAL'),
    town: () =>
      rock(50, GROUND, 74, 34, 'sal') +
      hall(50, 47, 30, 7, 5) +
      tower(38, 48, 7, 14, 'crenel') +
      tower(62, 48, 8, 11, 'pyramid', 7) +
      houseRow('sa1', 4, 34, GROUND, 6, 9) +
      houseRow('sa2', 66, 97, GROUND, 6, 9) +
      tower(50, GROUND, 12, 13, 'dome') +
      tower(40, GROUND, 6, 18, 'onion') +
      tower(60, GROUND, 6, 18, 'onion'),
    front: () => river(86, 'sal'),
  },
  NUR: {
    back: () => hills('NUR'),
    town: () =>
      rock(46, GROUND, 78, 22, 'nur') +
      hall(62, 58, 26, 10, 7) +
      tower(33, 60, 9.5, 27, 'gallery', 7) +
      tower(50, 58, 8, 18, 'pyramid', 10) +
      houseRow('nu1', 3, 97, GROUND + 3, 5, 9),
    front: () =>
      wall(0, 100, 88, 6) + tower(18, 88, 9, 12, 'pyramid', 8) + tower(80, 88, 9, 12, 'pyramid', 8),
  },
  AUG: {
    back: () => hills('AUG'),
    town: () =>
      houseRow('au1', 2, 34, GROUND, 8, 13) +
      houseRow('au2', 68, 98, GROUND, 8, 13) +
      hall(50, GROUND, 32, 28, 4) +
      house(50, 50, 16, 7, 10) +
      tower(32, GROUND, 9, 38, 'onion') +
      tower(68, GROUND, 9, 38, 'onion'),
  },
  PAS: {
    back: () => vines('PAS'),
    town: () =>
      houseRow('pa1', 2, 36, 76, 7, 11) +
      houseRow('pa2', 66, 98, 76, 7, 11) +
      hall(50, 76, 30, 18, 8) +
      tower(37, 76, 9, 33, 'onion') +
      tower(63, 76, 9, 33, 'onion') +
      tower(50, 60, 12, 10, 'dome'),
    front: () => river(78, 'pas') + boat(74, 88),
  },
  WUR: {
    back: () => vines('WUR'),
    town: () =>
      rock(36, GROUND, 66, 30, 'wur') +
      hall(34, 51, 34, 9, 6) +
      tower(19, 52, 7, 17, 'pyramid', 7) +
      tower(50, 52, 7, 17, 'pyramid', 7) +
      tower(35, 48, 6, 18, 'dome') +
      houseRow('wu1', 62, 98, 78, 6, 10) +
      tower(76, 78, 7, 24, 'spire', 15),
    front: () => river(82, 'wur') + bridge(-4, 104, 91, 5),
  },
  MAN: {
    back: () => hills('MAN'),
    town: () =>
      hall(24, GROUND, 34, 15, 6) +
      hall(76, GROUND, 34, 15, 6) +
      hall(50, GROUND, 24, 22, 6) +
      tower(50, 53, 9, 9, 'dome') +
      tower(8, GROUND, 9, 20, 'pyramid', 7) +
      tower(92, GROUND, 9, 20, 'pyramid', 7),
    front: () => river(84, 'man') + boat(26, 91),
  },
  CAR: {
    back: () =>
      path('m', 'M0 62q50 -10 100 0V80H0z') +
      [8, 17, 26, 74, 83, 92].map((x, i) => tree(x, 70, 13 + (i % 3) * 2)).join(''),
    town: () =>
      hall(28, GROUND, 32, 13, 6) +
      hall(72, GROUND, 32, 13, 6) +
      hall(50, GROUND, 20, 17, 6) +
      tower(50, 58, 10, 18, 'dome'),
    front: () =>
      path('g', 'M0 79H100V100H0z') +
      path('l', 'M50 80L2 100M50 80L20 100M50 80L38 100M50 80L62 100M50 80L80 100M50 80L98 100'),
  },
  FRE: {
    back: () => hills('FRE') + [6, 13, 20, 80, 87, 94].map((x, i) => pine(x, 69, 15 + (i % 3) * 3)).join(''),
    town: () =>
      houseRow('fr1', 4, 42, GROUND, 7, 11) +
      houseRow('fr2', 74, 97, GROUND, 7, 11) +
      hall(64, GROUND, 30, 19, 12) +
      tower(46, GROUND, 11, 30, 'gallery', 26),
  },
  BAS: {
    back: () => hills('BAS'),
    town: () =>
      houseRow('ba1', 2, 34, 75, 7, 11) +
      houseRow('ba2', 72, 98, 75, 7, 11) +
      hall(60, 75, 28, 17, 11) +
      tower(41, 75, 8.5, 28, 'spire', 15) +
      tower(52, 75, 8.5, 28, 'spire', 15),
    front: () => river(79, 'bas') + bridge(0, 100, 88, 6) + boat(50, 93),
  },
  ZUR: {
    back: () => peaks('ZUR'),
    town: () =>
      houseRow('zu1', 4, 36, 76, 7, 11) +
      houseRow('zu2', 62, 96, 76, 7, 11) +
      hall(56, 76, 20, 15, 9) +
      tower(41, 76, 9, 32, 'dome') +
      tower(52, 76, 9, 32, 'dome') +
      tower(82, 76, 7, 26, 'spire', 20),
    front: () => river(77, 'zur') + boat(24, 88) + boat(70, 91),
  },
  INN: {
    back: () => peaks('INN'),
    town: () =>
      houseRow('in1', 4, 30, GROUND, 9, 14) +
      houseRow('in2', 62, 96, GROUND, 9, 14) +
      tower(38, GROUND, 9, 34, 'onion') +
      house(54, GROUND, 19, 21, 9) +
      rect('gd', 49, 63, 10, 4.5) +
      rect('w', 49.5, 67.5, 9, 3),
    front: () => river(84, 'inn'),
  },
  KEM: {
    back: () => peaks('KEM'),
    town: () =>
      houseRow('ke1', 4, 34, GROUND, 6, 10) +
      houseRow('ke2', 68, 96, GROUND, 6, 10) +
      hall(50, GROUND, 26, 19, 8) +
      tower(37, GROUND, 9, 30, 'onion') +
      tower(63, GROUND, 9, 30, 'onion'),
    front: () => path('g', 'M0 79q50 -4 100 0V100H0z') + [12, 22, 84].map((x) => pine(x, 92, 13)).join(''),
  },
  LIN: {
    back: () => vines('LIN'),
    town: () =>
      rock(26, 78, 54, 20, 'lin') +
      hall(26, 60, 32, 11, 6) +
      tower(42, 62, 7, 18, 'onion') +
      houseRow('li1', 46, 98, 78, 7, 11) +
      tower(66, 78, 8, 30, 'onion') +
      tower(84, 78, 7, 22, 'dome'),
    front: () => river(80, 'lin') + boat(30, 90),
  },
  LOD: {
    back: () =>
      path('m', 'M0 62q50 -6 100 0V80H0z') +
      [5, 12, 20, 78, 86, 94].map((x, i) => pine(x, 72, 17 + (i % 3) * 4)).join(''),
    town: () =>
      house(18, GROUND, 15, 7, 9) +
      house(82, GROUND, 15, 7, 9) +
      hall(54, GROUND, 28, 11, 13) +
      tower(38, GROUND, 11, 24, 'pyramid', 16) +
      house(66, GROUND, 10, 7, 7),
    front: () => path('g', 'M0 79H100V86H0z') + river(85, 'lod') + boat(50, 92),
  },
  BUD: {
    back: () => hills('BUD'),
    town: () =>
      houseRow('bu1', 2, 38, GROUND, 10, 14) +
      houseRow('bu2', 58, 98, GROUND, 10, 14) +
      tower(47, GROUND, 13, 42, 'gallery', 11),
    front: () =>
      path('g', 'M0 79H100V100H0z') +
      path('l', 'M0 85H100M0 92H100M20 79L8 100M40 79L34 100M60 79L66 100M80 79L92 100') +
      `<ellipse class="w" cx="68" cy="90" rx="9" ry="3.2"/><ellipse class="v" cx="68" cy="89.4" rx="6.8" ry="2"/>`,
  },
  PIL: {
    back: () => hills('PIL'),
    town: () =>
      houseRow('pi1', 3, 36, GROUND, 7, 12) +
      houseRow('pi2', 70, 97, GROUND, 7, 12) +
      hall(60, GROUND, 30, 17, 13) +
      tower(43, GROUND, 11, 33, 'spire', 28),
    front: () => path('g', 'M0 79H100V100H0z') + [10, 88].map((x) => tree(x, 92, 12)).join(''),
  },
  ING: {
    back: () => hills('ING'),
    town: () =>
      houseRow('ig1', 2, 30, GROUND, 7, 11) +
      houseRow('ig2', 74, 98, GROUND, 7, 11) +
      hall(52, GROUND, 32, 20, 14) +
      tower(35, GROUND, 11, 36, 'dome') +
      tower(70, GROUND, 10, 32, 'crenel'),
    front: () =>
      wall(0, 100, 88, 7) +
      tower(50, 88, 12, 10, 'crenel') +
      tower(39, 88, 6, 14, 'pyramid', 7) +
      tower(61, 88, 6, 14, 'pyramid', 7),
  },
  SIG: {
    back: () => hills('SIG'),
    town: () =>
      rock(52, 80, 88, 32, 'sigm') +
      hall(44, 53, 36, 13, 8) +
      tower(66, 54, 9, 30, 'pyramid', 13) +
      tower(26, 56, 8, 22, 'spire', 12) +
      tower(80, 62, 7, 14, 'pyramid', 8),
    front: () => river(82, 'sig') + [10, 18, 92].map((x) => pine(x, 84, 13)).join(''),
  },
  STU: {
    back: () => vines('STU'),
    town: () =>
      houseRow('st1', 2, 24, GROUND, 6, 10) +
      hall(46, GROUND, 38, 22, 7) +
      tower(27, GROUND, 11, 27, 'pyramid', 12) +
      tower(64, GROUND, 11, 27, 'pyramid', 12) +
      tower(80, GROUND, 9, 33, 'spire', 13) +
      tower(90, GROUND, 7, 26, 'pyramid', 8),
    front: () => path('g', 'M0 79H100V100H0z') + [14, 50, 86].map((x) => tree(x, 93, 11)).join(''),
  },
};
