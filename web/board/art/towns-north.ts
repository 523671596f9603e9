import { cone, GROUND, gableRow, hall, house, houseRow, mill, tower, wall, windowAt } from './buildings';
import { boat, bridge, hills, plain, river, rock, ship, tree, vines, wood } from './scenery';
import { path, poly, rect } from './svg';
import type { TownRecipe } from './towns';

export const towns: Record<string, TownRecipe> = {
  AMS: {
    back: () => plain(),
    town: () =>
      gableRow('am1', 2, 40, GROUND - 2, 15, 20) +
      gableRow('am2', 58, 98, GROUND - 2, 15, 20) +
      tower(49, GROUND - 2, 11, 33, 'gallery', 8) +
      tower(49, 39, 5, 8, 'dome'),
    front: () => river(78, 'ams') + bridge(30, 70, 84, 2) + ship(16, 89, 0.8) + boat(80, 90),
  },
  ROT: {
    back: () => plain(),
    town: () =>
      houseRow('ro1', 34, 66, GROUND - 1, 8, 12) +
      tower(46, GROUND - 1, 13, 34, 'crenel') +
      hall(64, GROUND - 1, 24, 15, 10) +
      mill(86, GROUND - 1, 38) +
      house(12, GROUND - 1, 13, 9, 8) +
      house(25, GROUND - 1, 12, 8, 7),
    front: () => river(78, 'rot') + ship(26, 89) + boat(72, 91),
  },
  BRU: {
    back: () => hills('BRU'),
    town: () =>
      gableRow('br1', 0, 22, GROUND, 13, 18) +
      gableRow('br2', 80, 100, GROUND, 13, 18) +
      hall(50, GROUND, 56, 22, 12) +
      tower(46, GROUND, 9.5, 50, 'spire', 20) +
      tower(21, GROUND, 5, 26, 'spire', 9) +
      tower(79, GROUND, 5, 26, 'spire', 9),
  },
  COB: {
    back: () => vines('COB'),
    town: () =>
      rock(70, 78, 62, 32, 'cob') +
      hall(72, 48, 34, 8, 3) +
      tower(56, 50, 7, 12, 'crenel') +
      tower(88, 52, 7, 13, 'crenel') +
      houseRow('co1', 2, 42, 78, 7, 11) +
      hall(30, 78, 16, 14, 8) +
      tower(19, 78, 7.5, 27, 'pyramid', 9) +
      tower(41, 78, 7.5, 27, 'pyramid', 9),
    front: () => river(80, 'cob') + boat(28, 90),
  },
  COE: {
    back: () => hills('COE'),
    town: () =>
      houseRow('ce1', 2, 30, 77, 7, 11) +
      houseRow('ce2', 66, 98, 77, 7, 11) +
      hall(62, 77, 26, 26, 12) +
      path('l', 'M52 77v-24M58 77v-24M64 77v-24M70 77v-24') +
      tower(61, 40, 3, 6, 'spire', 12) +
      tower(36, 77, 15, 37, 'crenel') +
      path('l', 'M36 36v-13M36 24l13 5M36 30l11 -2') +
      tower(87, 77, 9, 27, 'spire', 13) +
      tower(81, 77, 4, 25, 'spire', 6) +
      tower(93, 77, 4, 25, 'spire', 6),
    front: () => river(80, 'coe') + ship(24, 90, 0.8) + boat(66, 91),
  },
  MUE: {
    back: () => wood('MUE'),
    town: () =>
      gableRow('mu3', 4, 36, GROUND, 15, 19) +
      gableRow('mu4', 74, 98, GROUND, 15, 19) +
      hall(60, GROUND, 22, 18, 12) +
      tower(44, GROUND, 10.5, 38, 'spire', 24) +
      tower(68, GROUND, 8.5, 27, 'pyramid', 9) +
      tower(80, GROUND, 8.5, 27, 'pyramid', 9),
  },
  BRE: {
    back: () => plain(),
    town: () =>
      gableRow('be1', 2, 30, GROUND - 2, 11, 15) +
      houseRow('be2', 76, 98, GROUND - 2, 8, 12) +
      hall(36, GROUND - 2, 26, 15, 11) +
      house(36, GROUND - 14, 10, 7, 8) +
      hall(66, GROUND - 2, 20, 17, 9) +
      tower(57, GROUND - 2, 9, 33, 'spire', 20) +
      tower(72, GROUND - 2, 9, 33, 'spire', 20),
    front: () => river(79, 'bre') + bridge(-4, 54, 89, 3) + ship(80, 90, 0.8),
  },
  FRA: {
    back: () => vines('FRA'),
    town: () =>
      houseRow('fa1', 2, 34, 76, 8, 12) +
      houseRow('fa2', 66, 98, 76, 8, 12) +
      hall(62, 76, 24, 17, 10) +
      tower(44, 76, 13, 34, 'gallery', 3) +
      tower(44, 36, 8, 4, 'dome') +
      tower(84, 76, 7, 22, 'spire', 12),
    front: () => river(80, 'fra') + bridge(0, 100, 90, 6),
  },
  FUL: {
    back: () => hills('FUL'),
    town: () =>
      houseRow('fu1', 2, 28, GROUND, 6, 10) +
      houseRow('fu2', 74, 98, GROUND, 6, 10) +
      hall(50, GROUND, 34, 20, 6) +
      tower(50, 56, 13, 10, 'dome') +
      tower(35, GROUND, 9.5, 35, 'onion') +
      tower(65, GROUND, 9.5, 35, 'onion') +
      tower(88, GROUND, 8, 26, 'pyramid', 9),
    front: () =>
      path('g', 'M0 79H100V100H0z') +
      [14, 86].map((x) => tree(x, 93, 12)).join('') +
      path('l2', 'M40 82h20M34 90h32M28 97h44'),
  },
  GOE: {
    back: () => hills('GOE'),
    town: () =>
      houseRow('go1', 2, 32, GROUND, 8, 12) +
      houseRow('go2', 72, 98, GROUND, 8, 12) +
      hall(58, GROUND, 22, 17, 11) +
      tower(40, GROUND, 9, 34, 'pyramid', 12) +
      tower(52, GROUND, 9, 34, 'onion') +
      tower(80, GROUND, 9, 40, 'gallery', 9),
    front: () => wall(0, 100, 89, 7) + tower(28, 89, 10, 10, 'pyramid', 7),
  },
  HAL: {
    back: () => hills('HAL'),
    town: () =>
      houseRow('hl1', 2, 26, GROUND, 7, 11) +
      houseRow('hl2', 82, 98, GROUND, 7, 11) +
      hall(44, GROUND, 28, 18, 9) +
      tower(30, GROUND, 8, 36, 'dome') +
      tower(40, GROUND, 8, 36, 'dome') +
      rect('w', 34, 46, 3, 3) +
      tower(52, GROUND, 7.5, 32, 'spire', 15) +
      tower(60, GROUND, 7.5, 32, 'spire', 15) +
      tower(76, GROUND, 11, 42, 'spire', 17) +
      tower(70.5, 40, 2.4, 4, 'spire', 6) +
      tower(81.5, 40, 2.4, 4, 'spire', 6),
  },
  HAM: {
    back: () => plain(),
    town: () =>
      gableRow('hm1', 0, 34, GROUND - 2, 12, 16) +
      gableRow('hm2', 68, 100, GROUND - 2, 12, 16) +
      hall(50, GROUND - 2, 30, 15, 9) +
      tower(37, GROUND - 2, 10, 34, 'gallery', 17) +
      tower(56, GROUND - 2, 8.5, 33, 'spire', 29) +
      tower(76, GROUND - 2, 8, 30, 'spire', 22),
    front: () => river(78, 'ham') + ship(24, 89, 1.05) + ship(66, 92, 0.9) + boat(90, 88),
  },
  HAN: {
    back: () => wood('HAN'),
    town: () =>
      gableRow('hn1', 2, 32, GROUND, 12, 16) +
      gableRow('hn2', 72, 98, GROUND, 12, 16) +
      hall(61, GROUND, 26, 19, 14) +
      tower(42, GROUND, 14, 40, 'pyramid', 5) +
      house(42, 42, 10, 4, 8) +
      tower(42, 32, 3.4, 4, 'spire', 11),
  },
  KAS: {
    back: () =>
      path('m', 'M0 66q24 -4 36 -28q14 -16 28 0q12 24 36 28V80H0z') +
      path('v', 'M48 34h4l3 30h-10z') +
      path('l2', 'M46 44h8M45 52h10M44 60h12') +
      rect('w', 42, 24, 16, 9) +
      poly('r', [
        [46, 24],
        [50, 10],
        [54, 24],
      ]) +
      path('l', 'M44 33v-6M48 33v-6M52 33v-6M56 33v-6'),
    town: () =>
      hall(50, GROUND, 46, 11, 5) +
      tower(50, GROUND, 11, 17, 'dome') +
      houseRow('ka1', 2, 26, GROUND, 7, 11) +
      tower(20, GROUND, 8, 27, 'spire', 14) +
      tower(82, GROUND, 9, 25, 'onion') +
      houseRow('ka2', 86, 99, GROUND, 6, 9),
    front: () => path('g', 'M0 79H100V100H0z') + [12, 30, 70, 88].map((x) => tree(x, 92, 11)).join(''),
  },
  LEI: {
    back: () => wood('LEI'),
    town: () =>
      houseRow('le1', 2, 22, GROUND, 9, 13) +
      gableRow('le2', 80, 99, GROUND, 13, 17) +
      hall(60, GROUND, 36, 14, 11) +
      tower(56, GROUND, 9, 34, 'onion') +
      hall(33, GROUND, 20, 17, 19) +
      tower(24, GROUND, 8.5, 38, 'dome') +
      house(70, GROUND - 10, 8, 7, 7),
  },
  LUE: {
    back: () => plain(),
    town: () =>
      gableRow('lu1', 0, 24, GROUND, 13, 17) +
      gableRow('lu2', 78, 100, GROUND, 13, 17) +
      tower(22, GROUND, 7.5, 34, 'spire', 22) +
      tower(31, GROUND, 7.5, 34, 'spire', 22) +
      tower(82, GROUND, 7.5, 32, 'spire', 20) +
      rect('w', 44, 51, 14, 28) +
      poly('r', [
        [44, 51],
        [44, 47],
        [47, 47],
        [47, 43],
        [51, 39],
        [55, 43],
        [55, 47],
        [58, 47],
        [58, 51],
      ]) +
      path('n', 'M48 79v-7a3 3 0 0 1 6 0v7z') +
      cone(40, GROUND, 15, 27, 21) +
      cone(62, GROUND, 15, 27, 21),
    front: () => path('g', 'M0 79H100V86H0z') + river(85, 'lue') + boat(20, 92) + boat(84, 92),
  },
  MAG: {
    back: () => plain(),
    town: () =>
      houseRow('ma1', 2, 30, 76, 8, 12) +
      houseRow('ma2', 70, 98, 76, 8, 12) +
      hall(64, 76, 28, 19, 11) +
      tower(38, 76, 10.5, 38, 'spire', 17) +
      tower(51, 76, 10.5, 38, 'spire', 17) +
      tower(86, 76, 7, 24, 'pyramid', 10),
    front: () => wall(0, 100, 81, 5) + river(81, 'mag') + boat(26, 90) + ship(72, 91, 0.75),
  },
  BER: {
    back: () => wood('BER'),
    town: () =>
      hall(58, GROUND, 58, 21, 4) +
      path('l', 'M30 66h56M30 72h56') +
      tower(40, 56, 15, 8, 'dome') +
      tower(40, GROUND, 15, 22, 'crenel') +
      tower(14, GROUND, 9, 32, 'spire', 20) +
      houseRow('bl1', 0, 10, GROUND, 7, 9) +
      house(93, GROUND, 12, 12, 8) +
      tower(78, 58, 6, 7, 'dome'),
    front: () => path('g', 'M0 79H100V84H0z') + river(83, 'ber') + bridge(20, 62, 91, 3) + boat(82, 92),
  },
  DRE: {
    back: () => hills('DRE'),
    town: () =>
      houseRow('dr1', 2, 24, 76, 7, 10) +
      hall(80, 76, 30, 15, 7) +
      tower(74, 76, 8.5, 36, 'onion') +
      rect('w', 30, 55, 26, 21) +
      rect('s', 47, 55, 9, 21) +
      windowAt(38, 72, 2.2, 7) +
      windowAt(43, 72, 2.2, 7) +
      windowAt(48, 72, 2.2, 7) +
      path('l', 'M33.5 60h19') +
      path('r', 'M31 55c-1 -16 5 -21 8 -26h8c3 5 9 10 8 26z') +
      path('rs', 'M45 55c1 -14 0 -22 -1 -26h3c3 5 9 10 8 26z') +
      rect('w', 39.6, 21, 6.8, 8) +
      path('r', 'M39 21q4 -8 8 0z') +
      path('l', 'M43 17v-6') +
      tower(31, 76, 5, 25, 'onion') +
      tower(55, 76, 5, 25, 'onion'),
    front: () => river(79, 'dre') + bridge(0, 100, 89, 5) + boat(60, 94),
  },
  SCH: {
    back: () => wood('SCH'),
    town: () =>
      hall(50, 76, 52, 17, 7) +
      cone(24, 76, 10, 24, 15) +
      cone(76, 76, 10, 24, 15) +
      tower(50, 76, 14, 29, 'dome') +
      tower(37, 76, 6, 30, 'spire', 13) +
      tower(63, 76, 6, 30, 'spire', 13) +
      rect('gd', 47, 32, 6, 5) +
      cone(88, 76, 6, 14, 9) +
      cone(12, 76, 6, 14, 9),
    front: () => river(78, 'sch') + boat(18, 88) + boat(82, 92) + bridge(36, 64, 83, 2),
  },
  STE: {
    back: () => hills('STE'),
    town: () =>
      gableRow('se1', 2, 26, 76, 12, 16) +
      houseRow('se2', 78, 98, 76, 8, 12) +
      hall(56, 76, 30, 19, 5) +
      tower(68, 76, 8, 33, 'onion') +
      tower(44, 76, 8, 30, 'onion') +
      hall(30, 76, 16, 18, 12) +
      tower(24, 76, 9, 36, 'pyramid', 12),
    front: () => river(78, 'ste') + ship(22, 89) + ship(62, 91, 0.95) + boat(88, 89),
  },
  WEI: {
    back: () => wood('WEI'),
    town: () =>
      houseRow('we1', 2, 30, GROUND, 7, 10) +
      hall(60, GROUND, 42, 17, 6) +
      tower(39, GROUND, 11, 37, 'onion') +
      tower(20, GROUND, 9, 31, 'spire', 19) +
      houseRow('we2', 82, 98, GROUND, 7, 11) +
      tower(80, GROUND, 7, 20, 'pyramid', 8),
    front: () =>
      path('g', 'M0 79H100V86H0z') +
      river(86, 'wei') +
      [10, 26, 90].map((x) => tree(x, 90, 13)).join('') +
      bridge(46, 74, 91, 2),
  },
};
