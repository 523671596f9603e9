/** The boards' rules data, which lies outside the library, for tests only. */
import north from '../../../data/north.json';
import rome from '../../../data/rome.json';
import south from '../../../data/south.json';
import { customMap } from '../demo/custom';
import { createBoard } from '../model';
import { createStrip } from '../strip';

export const southBoard = createBoard(south);
export const northBoard = createBoard(north);
export const customBoard = createBoard(customMap);
export const romeStrip = createStrip(rome);
export { south };
