// Where a game comes from: the engine in this browser, or later a server. The page knows no more.
import type { GameOptions, GameRecord, Hint, Preview, RecordSeat, Seen, Step } from '../../engine/answers';

export interface GameSource {
  readonly options: GameOptions;
  readonly seats: readonly RecordSeat[];
  // Called when the game had to be opened again, for example because its worker died.
  onrepair?: () => void;
  // What a seat sees, now or after so many moves; -1 sees every hand.
  seen(viewer: number, moves?: number): Promise<Seen>;
  // What happened since that move; -1 is the beginning.
  steps(viewer: number, from: number): Promise<readonly Step[]>;
  // Carries out the move of whoever is to decide; an EngineError says which rule forbids it.
  move(move: string): Promise<void>;
  preview(move: string): Promise<Preview>;
  undo(): Promise<void>;
  record(): Promise<GameRecord>;
  // What the computer at the seat that is to decide does.
  botMove(): Promise<string>;
  hint(milliseconds: number): Promise<Hint>;
  stop(): void;
}
