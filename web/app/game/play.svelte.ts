// A game as it is played on this page: whose eyes, what is selected, what is shown of others' turns.
import type { CardId, CityId, Hint, LegalMove, Preview, Refusal, Seen, Step } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { troubles } from '../problems/trouble.svelte';
import { type Speed, settings } from '../settings/settings.svelte';
import { cityOf, housesMove, placesOf, readMove, type Where } from './moves';
import type { GameSource } from './source';

// How long each step of others is shown.
const kPause: Readonly<Record<Speed, number>> = { instant: 0, fast: 220, normal: 500, slow: 1200 };
const kHintMilliseconds = 1000;
const kShareMilliseconds = 300;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Moves that are no decision when they are the only one.
const kTakenByItself = new Set(['postmaster', 'houses', 'decline']);
// Moves of others with nothing to look at.
const kNothingToShow = new Set(['end', 'decline']);

// A word that is due beside what is to be done.
export type Notice = 'postmaster' | 'houses' | 'decline' | 'repaired' | 'no-hint';

// Whoever draws the table: told of a change before it is shown, it answers what to do afterwards.
export interface Stage {
  prepare(steps: readonly Step[], before: Seen, after: Seen): () => void;
}

export class Play {
  readonly source: GameSource;
  seen = $state.raw<Seen | undefined>();
  steps = $state.raw<readonly Step[]>([]);
  viewer = $state(0);
  curtain = $state(false); // another person sits down first
  busy = $state(false); // a computer thinks or its steps are shown
  again = $state(false); // steps of others are shown once more
  hinting = $state(false);
  selected = $state<CardId | undefined>();
  selectedAt = $state<number | undefined>(); // of several copies in hand
  aimed = $state<Where | undefined>(); // the end a person has turned to
  chosen = $state.raw<readonly CityId[]>([]); // houses of a closing
  dropped = $state.raw<readonly CardId[]>([]); // cards to discard
  preview = $state.raw<Preview | undefined>();
  refusal = $state.raw<Refusal | undefined>();
  notice = $state<Notice | undefined>();
  hint = $state.raw<Hint | undefined>();
  shares = $state.raw<readonly number[] | undefined>(); // chances to win by seat
  seated = $state(true); // the viewer sits before the screen: the hand may be shown
  stage: Stage | undefined;
  #stopped = false;
  #moving = false; // an own move is not shown yet
  #hasty = false; // others' steps are not waited for until the next own decision

  constructor(source: GameSource) {
    this.source = source;
    source.onrepair = () => {
      this.notice = 'repaired';
    };
    this.viewer = Math.max(
      0,
      source.seats.findIndex((seat) => seat.bot === undefined),
    );
    this.seated = this.people < 2;
  }

  get choice() {
    return this.curtain || this.again ? null : (this.seen?.choice ?? null);
  }
  get moves(): readonly LegalMove[] {
    return this.choice?.moves ?? [];
  }
  isLegal(move: string): boolean {
    return this.moves.some((legal) => legal.move === move);
  }
  placesOf(card: CardId): readonly Where[] {
    return placesOf(this.moves, card);
  }
  // The end a selected card most likely goes to.
  get place(): Where | undefined {
    if (this.selected === undefined) return undefined;
    const places = this.placesOf(this.selected);
    if (this.aimed !== undefined && places.includes(this.aimed)) return this.aimed;
    return places.find((place) => place !== 'new' && place !== 'horse') ?? places[0];
  }
  get people(): number {
    return this.source.seats.filter((seat) => seat.bot === undefined).length;
  }
  // What others did since the viewer's last step: their traces stay until the viewer acts.
  get news(): readonly Step[] {
    const own = this.steps.findLastIndex((step) => step.seat === this.viewer && step.move >= 0);
    return this.steps.slice(own + 1).filter((step) => step.move >= 0);
  }

  async start(): Promise<void> {
    await this.#guarded(async () => {
      await this.#refresh();
      await this.#goOn();
    });
  }

  stop(): void {
    this.#stopped = true;
    this.source.stop();
  }

  // A gesture: carried out, or answered with the rule that forbids it.
  async act(move: string): Promise<void> {
    // Until the new state is there a press would still mean the old one: a double click is one.
    if (this.curtain || this.again || this.#moving) return;
    if (this.busy || this.choice === null) {
      this.refusal = { key: this.seen?.result ? 'game_over' : 'not_your_decision', rule: 'S1' };
      return;
    }
    await this.#guarded(async () => {
      this.busy = true;
      this.#moving = true;
      this.refusal = undefined;
      this.notice = undefined;
      try {
        await this.source.move(move);
        this.#hasty = false;
        this.hint = undefined;
        this.select(undefined);
        await this.#refresh();
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.refusal = error.problem.refusal;
        return;
      } finally {
        this.busy = false;
        this.#moving = false;
      }
      await this.#goOn();
    });
  }

  select(card: CardId | undefined, at?: number): void {
    const again = this.selected === card && this.selectedAt === at;
    this.refusal = undefined;
    this.aimed = undefined;
    this.selected = again ? undefined : card;
    this.selectedAt = again ? undefined : at;
  }
  // Turns the selected card to another place, if it may go there.
  aim(where: Where): void {
    if (this.selected !== undefined && this.placesOf(this.selected).includes(where)) this.aimed = where;
  }

  async chooseHouses(cities: readonly CityId[]): Promise<void> {
    this.chosen = cities;
    this.refusal = undefined;
    try {
      this.preview = await this.source.preview(housesMove(cities));
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.preview = undefined;
      this.refusal = error.problem.refusal;
    }
  }

  async undo(): Promise<void> {
    if (this.busy || !this.seen?.undo.can) return;
    await this.#guarded(async () => {
      await this.source.undo();
      this.select(undefined);
      this.notice = undefined;
      this.hint = undefined;
      await this.#refresh();
    });
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.choice === null) return;
    const moves = this.seen?.moves;
    this.hinting = true;
    try {
      const hint = await this.source.hint(kHintMilliseconds);
      if (this.seen?.moves !== moves || this.choice === null) return;
      this.hint = hint;
      this.shares = hint.shares;
    } catch (error) {
      if (this.#stopped) return;
      if (!(error instanceof EngineError)) throw error;
      this.notice = 'no-hint';
    } finally {
      this.hinting = false;
    }
  }
  // The chances of all seats as the viewer knows the game, in the background.
  async weigh(): Promise<void> {
    if (this.choice === null) return;
    const { viewer } = this;
    try {
      const { shares } = await this.source.hint(kShareMilliseconds);
      if (this.viewer === viewer && !this.curtain) this.shares = shares;
    } catch {
      this.shares = undefined; // no network for this game: there is no bar
    }
  }

  // The next person has sat down.
  async liftCurtain(): Promise<void> {
    await this.#guarded(async () => {
      const actor = this.seen?.view.actor;
      if (actor !== undefined) this.viewer = actor;
      this.steps = [];
      await this.#refresh();
      this.curtain = false;
      this.seated = true;
      await this.#goOn();
    });
  }

  // Nothing of what one person did is left for the next.
  #forget(): void {
    this.select(undefined);
    this.hint = undefined;
    this.shares = undefined;
    this.notice = undefined;
    this.refusal = undefined;
  }

  // Whatever others still do is shown at once.
  skip(): void {
    this.#hasty = true;
  }

  // Shows what others did since the viewer's last step once more.
  async showAgain(): Promise<void> {
    const { news, steps, seen } = this;
    const first = news[0];
    if (this.again || this.busy || first === undefined || seen === undefined) return;
    await this.#guarded(async () => {
      this.again = true;
      this.#hasty = false;
      const before = steps.length - news.length;
      this.seen = await this.source.seen(this.viewer, first.move);
      for (let i = 0; i < news.length && !this.#hasty && !this.#stopped; i += 1) {
        this.steps = steps.slice(0, before + i);
        await pause(kPause[settings.speed === 'instant' ? 'normal' : settings.speed]);
        const next = await this.source.seen(this.viewer, (news[i]?.move ?? 0) + 1);
        this.#show(next, steps.slice(0, before + i + 1), news.slice(i, i + 1));
      }
      this.seen = seen;
      this.steps = steps;
      this.again = false;
    });
  }

  // Which end of the viewer's route a card fits.
  fits(card: CardId): 'left' | 'right' | 'both' | undefined {
    const route = this.seen?.routes[this.viewer];
    const city = cityOf(card);
    const left = route?.fitsLeft.includes(city);
    const right = route?.fitsRight.includes(city);
    return left ? (right ? 'both' : 'left') : right ? 'right' : undefined;
  }

  #show(seen: Seen, steps: readonly Step[], news: readonly Step[]): void {
    const before = this.seen;
    const afterwards = before === undefined ? undefined : this.stage?.prepare(news, before, seen);
    this.steps = steps;
    this.seen = seen;
    afterwards?.();
  }

  async #refresh(): Promise<void> {
    const seen = await this.source.seen(this.viewer);
    const last = this.steps.at(-1)?.move ?? -2;
    // After an undo the last steps are gone, so all are asked for again.
    const from = last >= seen.moves ? -1 : last + 1;
    const news = await this.source.steps(this.viewer, from);
    if (from === -1) this.#show(seen, news, []);
    else this.#show(seen, [...this.steps, ...news], news);
    this.preview = undefined;
    this.dropped = [];
    const houses = seen.choice?.houses;
    if (houses === undefined) {
      this.chosen = [];
      return;
    }
    const largest = [houses.oneEach, houses.inOne].find((set) => set.length === houses.most);
    await this.chooseHouses(largest ?? []);
  }

  // Everything that is not a person's decision: forced steps, computers, the next person.
  async #goOn(): Promise<void> {
    while (!this.#stopped && this.seen !== undefined && this.seen.result === null) {
      const actor = this.seen.view.actor;
      if (this.source.seats[actor]?.bot !== undefined) {
        await this.#letComputerMove();
        continue;
      }
      if (actor !== this.viewer || !this.seated) {
        this.seated = this.people < 2;
        this.curtain = !this.seated;
        if (this.curtain) {
          this.#forget();
          return;
        }
        this.viewer = actor;
        this.steps = [];
        await this.#refresh();
      }
      const only = this.moves.length === 1 && !this.choice?.more ? this.moves[0]?.move : undefined;
      if (only === undefined || !kTakenByItself.has(only)) return;
      this.busy = true;
      try {
        await this.source.move(only);
        await this.#refresh();
      } finally {
        this.busy = false;
      }
      this.notice = only as Notice;
    }
  }

  async #letComputerMove(): Promise<void> {
    this.busy = true;
    try {
      const move = await this.source.botMove();
      if (this.#stopped) return;
      await this.source.move(move);
      await this.#refresh();
      const look = !this.#hasty && !kNothingToShow.has(move);
      if (look) await pause(kPause[settings.speed]);
    } finally {
      this.busy = false;
    }
  }

  // What cannot be carried on is said, and the game stays as it was saved.
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.#stopped) return;
      this.again = false;
      troubles.tell(error);
    }
  }
}

// The card a press on a city of the map plays. It takes none: that cannot be undone, and who presses
// a city may only want to look at it.
export function moveAt(play: Play, city: CityId): string | undefined {
  if (play.selected !== undefined && cityOf(play.selected) === city && play.place !== undefined) {
    return `play ${play.selected} ${play.place}`;
  }
  return play.moves.find(({ move }) => {
    const read = readMove(move);
    const grows = read.kind === 'play' && (read.where === 'left' || read.where === 'right');
    return grows && cityOf(read.card) === city;
  })?.move;
}
