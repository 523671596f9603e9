// The maps that come with the program, in the order of the list that the engine is built from.
import boardList from '../../../data/boards.json';
import type { MapFile } from './map_file';

const files = import.meta.glob<MapFile>(
  ['../../../data/*.json', '!../../../data/{boards,rome,board.schema,pool,protocol}.json'],
  { import: 'default', eager: true },
);

export const builtInFiles: readonly MapFile[] = boardList.map((id) => {
  const file = files[`../../../data/${id}.json`];
  if (file === undefined) throw new Error(`data/boards.json names ${id}, which has no file`);
  return file;
});
