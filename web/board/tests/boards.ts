/** The boards' rules data and names, which lie outside the library, for tests only. */
import north from '../../../data/north.json';
import rome from '../../../data/rome.json';
import south from '../../../data/south.json';
import { places } from '../../messages/ja/places';
import { customMap } from '../demo/custom';
import { createBoard } from '../model';
import { createStrip } from '../strip';

export const southBoard = createBoard(south);
export const northBoard = createBoard(north);
export const customBoard = createBoard(customMap);
export const romeStrip = createStrip(rome);
const kana: Readonly<Record<string, string>> = places.rome.towns;
export const romeInKana = createStrip({
  ...rome,
  towns: rome.towns.map((town) => ({ ...town, name: kana[town.id] ?? town.name })),
});
export { south };
