// Where a game comes from: the engine in this browser, the script of a lesson, or a server. It tells what
// the seat that is looked from gets to know; the page shows that and asks for acts, and knows no more.
import type { GameOptions, GameRecord, Hint, Preview, RecordSeat, Seen, Update } from '../../engine/answers';

// Something that happened. A step that was no decision, as it was the only move, names that move.
export interface News extends Update {
  readonly forced?: string;
}

export interface GameSource {
  readonly options: GameOptions;
  readonly seats: readonly RecordSeat[];
  readonly here: readonly number[]; // the seats of the people at this page
  readonly viewer?: number; // whose eyes it is seen with, if not those of the first here; -1: nobody's
  // Shows the news; settles when the next may be shown.
  onupdate?: (news: News) => Promise<void>;
  // Called when the game had to be opened again, for example because its worker died.
  onrepair?: () => void;
  // It cannot be gone on with; the game is as it was told last.
  onfailure?: (error: unknown) => void;
  // Looks from this seat from now on; the first update tells everything.
  sit(seat: number): Promise<void>;
  // The seat's decision on what it was told with this version; an EngineError says which rule forbids it. What it
  // brings has been told when this settles.
  act(move: string, version: number): Promise<void>;
  // What the seat saw after so many moves.
  at(moves: number): Promise<Seen>;
  undo?(version: number): Promise<void>;
  preview?(move: string): Promise<Preview>;
  hint?(milliseconds: number): Promise<Hint>;
  record?(): Promise<GameRecord>;
  // Settles when everything is kept.
  stop(): Promise<void>;
}
