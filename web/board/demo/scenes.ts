/** Positions for the demo, close to the mock-ups. */
import north from '../../../data/north.json';
import rome from '../../../data/rome.json';
import south from '../../../data/south.json';
import { type CityState, createBoard, createStrip, type RoadEnds, type SeatLook } from '../index';
import { customMap, placelessMap } from './custom';

export const southBoard = createBoard(south);
export const northBoard = createBoard(north);
export const customBoard = createBoard(customMap);
export const placelessBoard = createBoard(placelessMap);
export const romeStrip = createStrip(rome);

export const seats: readonly SeatLook[] = [
  { colour: 'blue' },
  { colour: 'red' },
  { colour: 'yellow' },
  { colour: 'plum' },
];

type Houses = Readonly<Record<string, readonly number[]>>;

/** "MAN:0 NUR:01": seats by digit. */
const houses = (text: string): Houses =>
  Object.fromEntries(
    text.split(' ').map((entry) => {
      const [city, who] = entry.split(':');
      return [city, [...who].map(Number)];
    }),
  );

export const southHouses = houses(
  'MAN:0 WUR:0 NUR:01 STU:12 CAR:02 ING:0 SIG:0 ULM:01 FRE:0 BAS:1 ZUR:12 KEM:02 INN:02 SAL:0 ' +
    'MUN:2 AUG:2 REG:02 PIL:1 LIN:1',
);

export const northHouses = houses(
  'AMS:2 ROT:2 BRU:21 COE:1 BRE:1 HAM:0 SCH:02 STE:2 HAN:01 BER:0 MAG:02 HAL:0 GOE:0 KAS:01 FUL:1 FRA:1 ' +
    'WUR:0 WEI:0 LEI:1 MUE:0',
);

export const customHouses = houses('AA:0 AB:12 AJ:0123 AK:1 AT:2 AX:03 AW:1 AR:02');

export const southRoutes = [
  ['BUD', 'PIL', 'REG', 'MUN'],
  ['MAN', 'WUR', 'NUR', 'ING', 'AUG'],
  ['FRE', 'SIG', 'ULM'],
];
export const northRoutes = [
  ['MUE', 'HAN', 'BER', 'HAL'],
  ['ROT', 'COE', 'COB', 'FRA', 'WUR'],
  ['HAM', 'SCH', 'STE'],
];
export const customRoutes = [
  ['AH', 'AJ', 'AM', 'AT'],
  ['AD', 'AE', 'AW'],
  ['AS', 'AR', 'AQ'],
  ['AP', 'AO', 'AN'],
];

export const southGhosts: RoadEnds[] = [['BUD', 'LIN']];
export const southStates: Record<string, CityState> = { LIN: 'target', AUG: 'could' };
export const southBonuses = {
  baden: 2,
  'wuerttemberg-hohenzollern': 3,
  'schweiz-tyrol': 3,
  'boehmen-salzburg': 4,
  baiern: 5,
};
export const northBonuses = {
  'holland-belgien': 2,
  'mecklenburg-hannover': 3,
  'thueringen-sachsen': 3,
  'hessen-baiern': 3,
  preussen: 5,
};
