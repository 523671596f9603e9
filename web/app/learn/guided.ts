// A game that follows a lesson's script: only the next line may be played, and the opponent plays its own.
import { EngineError } from '../../engine/engine';
import { type Dealt, LocalGame, type Save } from '../game/local_game';
import { fits, type Line, scripted } from './lesson';

export class GuidedGame extends LocalGame {
  readonly #lines: readonly Line[];
  readonly #onstray: () => void;

  constructor(dealt: Dealt, save: Save, lines: readonly Line[], onstray: () => void) {
    super(dealt, save);
    this.#lines = lines;
    this.#onstray = onstray;
  }

  override async act(move: string, version: number): Promise<void> {
    const line = this.#lines[this.moves];
    if (line?.by === 'person' && !fits(line, move)) {
      this.#onstray();
      throw new EngineError({ key: 'not-in-lesson', text: `the lesson asks for ${scripted(line)}` });
    }
    await super.act(move, version);
  }

  // A script that does not fit the table is left to a real player.
  protected override async choose(seat: number): Promise<string> {
    const line = this.#lines[this.moves];
    if (line?.by !== 'opponent') return super.choose(seat);
    const move = scripted(line);
    return this.preview(move).then(
      () => move,
      () => super.choose(seat),
    );
  }
}
