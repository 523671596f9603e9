// Files a person brings along: records, several of them, maps, or everything of another browser. What holds
// is kept, what does not is told; nothing that was here is lost.
import type { EngineProblem } from '../../engine/answers';
import { type MapSource, newId, type RecordSource } from '../../engine/questions';
import { builtInMaps, knowsMap, ownMap } from '../maps/boards';
import type { MapFile } from '../maps/map_file';
import type { Answerer } from '../maps/variants';
import type { Stored } from '../settings/stored';
import { checkMap, checkRecord, type Fault, isFault } from './check';
import { kCollection, newerGames, readCollection } from './collection';
import { fits } from './saved_analysis';
import { isObject, isSavedGame, isSavedMap, type SavedGame, type SavedMap } from './saved_game';
import type { SavedAnalysis, Saves } from './store';

export interface Refused {
  readonly why:
    | Fault['why']
    | 'noMap'
    | 'empty'
    | 'tooLarge'
    | 'notJson'
    | 'foreign'
    | 'newer'
    | 'badCollection'
    | 'badAnalysis'
    | 'mapTaken'
    | 'tooMany';
  readonly map?: string; // its id
  readonly problem?: EngineProblem; // what the engine found
  readonly at?: number; // which game of the file
}

export interface Brought {
  readonly games: readonly SavedGame[];
  readonly known: readonly string[]; // ids of games that were here already
  readonly maps: readonly MapFile[];
  readonly analyses: readonly SavedAnalysis[];
  readonly settings?: Stored;
  readonly refused: readonly Refused[];
}

export const kMostBytes = 64 << 20;
export const kMostGames = 500;

interface FoundRecord {
  readonly value: unknown;
  readonly text: string;
  readonly line?: number; // of the file, where each has one
}
interface Parts {
  readonly records: readonly FoundRecord[];
  readonly map?: { readonly value: unknown; readonly text: string };
  readonly chest?: NonNullable<ReturnType<typeof readCollection>>;
}

const isMap = (value: unknown) => isObject(value) && 'cities' in value && 'roads' in value;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What kind of file it is; each record is looked at later.
export function sortOut(text: string): Parts | Refused {
  if (text.trim() === '') return { why: 'empty' };
  const whole = parsed(text);
  if (whole !== undefined) {
    if (!isObject(whole)) return { why: 'foreign' };
    if (whole.format === kCollection) {
      const chest = readCollection(whole);
      if (chest !== undefined) return { records: [], chest };
      return { why: typeof whole.version === 'number' && whole.version > 1 ? 'newer' : 'badCollection' };
    }
    if (isMap(whole)) return { records: [], map: { value: whole, text } };
    if (whole.format !== 'posthorn-record') return { why: 'foreign' };
    if (typeof whole.version === 'number' && whole.version > 1) return { why: 'newer' };
    return { records: [{ value: whole, text }] };
  }
  const lines = text.split(/\r?\n/).map((line, i) => ({ value: parsed(line), text: line, line: i + 1 }));
  const records = lines.filter((line) => line.text.trim() !== '');
  // One line that is a record makes it a list of records, the others are damaged.
  if (!records.some(({ value }) => isObject(value) && value.format === 'posthorn-record')) {
    return { why: 'notJson' };
  }
  return { records };
}

const sameGame = (a: SavedGame['record'], b: SavedGame['record']) =>
  JSON.stringify([a.game, a.shuffles, a.moves, a.seats]) ===
  JSON.stringify([b.game, b.shuffles, b.moves, b.seats]);

class Bringer {
  readonly games: SavedGame[] = [];
  readonly known: string[] = [];
  readonly maps: MapFile[] = [];
  readonly analyses: SavedAnalysis[] = [];
  readonly refused: Refused[] = [];
  readonly #engine: Answerer;
  readonly #here: readonly SavedGame[];
  readonly #taught = new Set<string>();

  constructor(engine: Answerer, here: readonly SavedGame[]) {
    this.#engine = engine;
    this.#here = here;
  }

  async #teach(map: string): Promise<void> {
    const board = ownMap(map);
    if (board === undefined || this.#taught.has(map)) return;
    this.#taught.add(map);
    await this.#engine.ask('add-board', { board });
  }

  async #record(value: unknown, source: RecordSource, at: number | undefined, line?: number) {
    const where = at === undefined ? {} : { at };
    const map = isObject(value) && isObject(value.game) ? (value.game.map ?? 'south') : 'south';
    if (typeof map === 'string') {
      if (!knowsMap(map) && !this.#taught.has(map)) {
        this.refused.push({ why: 'noMap', map, ...where });
        return undefined;
      }
      await this.#teach(map);
    }
    const checked = await checkRecord(this.#engine, source);
    if (!isFault(checked)) return checked;
    const { why, problem } = checked;
    const place = line === undefined || problem.place?.line === undefined ? {} : { line };
    this.refused.push({ why, problem: { ...problem, place: { ...problem.place, ...place } }, ...where });
    return undefined;
  }

  async records(found: readonly FoundRecord[], now: number): Promise<void> {
    if (found.length > kMostGames) this.refused.push({ why: 'tooMany', at: found.length });
    for (const [i, { value, text, line }] of found.slice(0, kMostGames).entries()) {
      const checked = await this.#record(value, { text }, found.length > 1 ? i + 1 : undefined, line);
      if (checked === undefined) continue;
      const twin = this.#here.find((game) => sameGame(game.record, checked.record));
      if (twin !== undefined) this.known.push(twin.id);
      // The first of a file comes first in the list.
      else this.games.push({ id: newId(), changed: now - i, ...checked });
    }
  }

  async map(value: unknown, source: MapSource): Promise<void> {
    const fault = await checkMap(this.#engine, source);
    if (isFault(fault)) {
      this.refused.push(fault);
      return;
    }
    const checked = value as MapFile;
    const here = ownMap(checked.id);
    if (builtInMaps.includes(checked.id) || (here && JSON.stringify(here) !== JSON.stringify(checked))) {
      this.refused.push({ why: 'mapTaken', map: checked.id });
      return;
    }
    this.#taught.add(checked.id);
    this.maps.push(checked);
  }

  async chest(chest: NonNullable<Parts['chest']>): Promise<void> {
    for (const map of chest.maps) {
      if (isSavedMap(map)) await this.map(map.data, { board: map.data });
      else this.refused.push({ why: 'badMap' });
    }
    const games: SavedGame[] = [];
    for (const [i, game] of chest.games.entries()) {
      if (!isSavedGame(game)) {
        this.refused.push({ why: 'badRecord', at: i + 1 });
        continue;
      }
      const checked = await this.#record(game.record, { record: game.record }, i + 1);
      if (checked !== undefined) games.push({ ...game, ...checked });
    }
    this.games.push(...newerGames(this.#here, games));
    const kept = new Set(this.games.map((game) => game.id));
    this.known.push(...games.map((game) => game.id).filter((id) => !kept.has(id)));
    this.#analysesOf(chest, games, kept);
  }

  // Those of games that were taken or are here as they are in the file. A game is not refused for its analysis.
  #analysesOf(chest: NonNullable<Parts['chest']>, games: readonly SavedGame[], taken: ReadonlySet<string>) {
    const entries = new Map(chest.analyses.filter(isObject).map((entry) => [entry.id, entry] as const));
    if (entries.size < chest.analyses.length) this.refused.push({ why: 'badAnalysis' });
    for (const { id } of games) {
      const game = (taken.has(id) ? games : this.#here).find((each) => each.id === id);
      const entry = entries.get(id);
      if (entry === undefined || game === undefined) continue;
      const fit = fits(entry, game.record);
      if (fit === 'yes') this.analyses.push(entry as unknown as SavedAnalysis);
      const at = chest.games.findIndex((each) => isObject(each) && each.id === id) + 1;
      if (fit === 'damaged') this.refused.push({ why: 'badAnalysis', at });
    }
  }
}

// Looks at a file's text; nothing is kept yet.
export async function lookAt(
  text: string,
  engine: Answerer,
  here: readonly SavedGame[],
  now = Date.now(),
): Promise<Brought> {
  const plain = text.replace(/^\uFEFF/, '');
  const parts = sortOut(plain);
  if ('why' in parts) {
    // The engine tells where it is not JSON.
    const told = parts.why === 'notJson' ? await checkRecord(engine, { text: plain }) : parts;
    const refused = 'problem' in told ? { ...parts, problem: told.problem } : parts;
    return { games: [], known: [], maps: [], analyses: [], refused: [refused] };
  }
  const bringer = new Bringer(engine, here);
  if (parts.map !== undefined) await bringer.map(parts.map.value, { text: parts.map.text });
  if (parts.chest !== undefined) await bringer.chest(parts.chest);
  await bringer.records(parts.records, now);
  const { games, known, maps, analyses, refused } = bringer;
  const settings = parts.chest === undefined ? {} : { settings: parts.chest.settings };
  return { games, known, maps, analyses, refused, ...settings };
}

// Reads a file, keeps what holds and tells the rest.
export async function bring(file: Blob, saves: Saves, engine: Answerer): Promise<Brought> {
  if (file.size > kMostBytes)
    return { games: [], known: [], maps: [], analyses: [], refused: [{ why: 'tooLarge' }] };
  const brought = await lookAt(await file.text(), engine, await saves.all());
  const maps = brought.maps.map((map): SavedMap => ({ id: map.id, data: map }));
  const analyses: SavedAnalysis[] = [];
  for (const analysis of brought.analyses) {
    // What was thought about the same moves here stays.
    const here = await saves.findAnalysis(analysis.id);
    if (JSON.stringify(here?.moves) !== JSON.stringify(analysis.moves)) analyses.push(analysis);
  }
  if (brought.games.length + maps.length + analyses.length > 0) {
    await saves.putAll(brought.games, maps, analyses);
  }
  return brought;
}
