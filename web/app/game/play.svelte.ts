// A game as it is played on this page: whose eyes, what is selected, what is shown of others' turns.
import type {
  CardId,
  CityId,
  Hint,
  LegalMove,
  Preview,
  Refusal,
  Seen,
  Step,
  Where,
} from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { cityOf, housesMove, placesOf, readMove } from '../../engine/moves';
import { troubles } from '../problems/trouble.svelte';
import { type Speed, settings } from '../settings/settings.svelte';
import { drawn } from './drawn';
import type { GameSource, News } from './source';

// How long each step of others is shown.
const kPause: Readonly<Record<Speed, number>> = { instant: 0, fast: 220, normal: 500, slow: 1200 };
const kHintMilliseconds = 1000;
const kShareMilliseconds = 300;

// Others' steps with nothing to look at: they end a turn, or decline.
const isSeen = (step: Step) =>
  step.events.some((event) => 'seat' in event && event.seat === step.seat && event.kind !== 'turn-began');

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
  #version = 0; // of what is shown
  #act = $state.raw<object | undefined>(); // an own one that is not shown yet
  #sittingDown = false;
  #stopped = false;
  #hasty = false; // others' steps are not waited for until the next own decision
  #hurry: () => void = () => undefined; // ends the look at a step

  constructor(source: GameSource) {
    this.source = source;
    source.onupdate = (news) => this.#take(news);
    source.onrepair = () => {
      this.notice = 'repaired';
    };
    source.onfailure = (error) => this.#tell(error);
    this.viewer = source.viewer ?? source.here[0] ?? 0;
    this.seated = this.people < 2;
  }

  get choice() {
    return this.curtain || this.again ? null : (this.seen?.choice ?? null);
  }
  get moves(): readonly LegalMove[] {
    return this.choice?.moves ?? [];
  }
  readonly #legal = $derived.by(() => new Set(this.moves.map(({ move }) => move)));
  isLegal(move: string): boolean {
    return this.#legal.has(move);
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
    return this.source.here.length;
  }
  // An own act is under way, or a computer is to decide.
  get busy(): boolean {
    const { seen } = this;
    const computer = seen?.result === null && this.source.seats[seen.view.actor]?.bot !== undefined;
    return this.#act !== undefined || computer;
  }
  // What others did since the viewer's last step: their traces stay until the viewer acts.
  readonly news: readonly Step[] = $derived.by(() => {
    const own = this.steps.findLastIndex((step) => step.seat === this.viewer && step.move >= 0);
    return this.steps.slice(own + 1).filter((step) => step.move >= 0);
  });

  start(): Promise<void> {
    return this.#guarded(() => this.source.sit(this.viewer));
  }

  // Settles when everything is kept.
  stop(): Promise<void> {
    this.#stopped = true;
    this.#hurry();
    return this.source.stop();
  }

  // A gesture: carried out, or answered with the rule that forbids it.
  async act(move: string): Promise<void> {
    // Until the new state is there a press would still mean the old one: a double click is one.
    if (this.curtain || this.again || this.#act !== undefined) return;
    if (this.choice === null) {
      this.refusal = this.seen?.result
        ? { key: 'game_over', rule: 'E2' }
        : { key: 'not_your_decision', rule: 'S1' };
      return;
    }
    this.refusal = undefined;
    this.notice = undefined;
    await this.#decide(() => this.source.act(move, this.#version));
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
      const preview = await this.source.preview?.(housesMove(cities));
      if (this.chosen === cities) this.preview = preview;
    } catch (error) {
      if (!(error instanceof EngineError)) {
        this.#tell(error);
      } else if (this.chosen === cities) {
        this.preview = undefined;
        this.refusal = error.problem.refusal;
      }
    }
  }

  async undo(): Promise<void> {
    if (this.#act !== undefined || this.again || !this.seen?.undo.can) return;
    this.notice = undefined;
    await this.#decide(async () => this.source.undo?.(this.#version));
  }

  async askHint(): Promise<void> {
    if (this.hinting || this.choice === null || this.source.hint === undefined) return;
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
    if (this.choice === null || this.source.hint === undefined) return;
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
    if (!this.curtain || this.#sittingDown) return;
    this.#sittingDown = true;
    this.viewer = this.seen?.view.actor ?? this.viewer;
    await this.#guarded(() => this.source.sit(this.viewer));
    this.#sittingDown = false;
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
    this.#hurry();
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
      this.seen = await this.source.at(first.move);
      for (let i = 0; i < news.length && !this.#hasty && !this.#stopped; i += 1) {
        this.steps = steps.slice(0, before + i);
        await this.#look(settings.speed === 'instant' ? 'normal' : settings.speed);
        const next = await this.source.at((news[i]?.move ?? 0) + 1);
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

  // News are shown at once; then others' steps stand for a moment.
  async #take(news: News): Promise<void> {
    const { seen, steps, anew } = news;
    this.#version = news.version;
    const own = this.#act !== undefined;
    if (own) {
      this.#act = undefined;
      this.#hasty = false;
      this.hint = undefined;
      this.select(undefined);
    }
    this.#show(seen, anew ? steps : [...this.steps, ...steps], anew ? [] : steps);
    this.#propose(seen);
    if (news.forced !== undefined) this.notice = news.forced as Notice;
    this.#seat(seen);
    if (own) await drawn(); // no computer's answer comes between a press and its picture
    if (!anew && seen.choice === null && steps.some(isSeen)) await this.#look(settings.speed);
  }

  // What is marked for a decision with parts, to begin with.
  #propose(seen: Seen): void {
    this.preview = undefined;
    this.dropped = [];
    this.chosen = [];
    const houses = seen.choice?.houses;
    if (houses === undefined) return;
    this.chooseHouses(houses.ways[houses.proposed]?.largest ?? []);
  }

  // Who is to decide sits before the screen, or has to sit down first.
  #seat({ view, result }: Seen): void {
    if (this.#sittingDown) {
      this.curtain = false;
      this.seated = true;
    } else if (result === null && this.source.here.includes(view.actor)) {
      if (view.actor === this.viewer && this.seated) return;
      this.seated = false;
      this.curtain = true;
      this.#forget();
    }
  }

  async #look(speed: Speed): Promise<void> {
    const milliseconds = kPause[speed];
    if (this.#hasty || this.#stopped || milliseconds === 0) return;
    await new Promise<void>((resolve) => {
      this.#hurry = resolve;
      setTimeout(resolve, milliseconds);
    });
  }

  async #decide(deciding: () => Promise<void>): Promise<void> {
    const act = {};
    this.#act = act;
    await this.#guarded(async () => {
      try {
        await deciding();
      } catch (error) {
        if (!(error instanceof EngineError)) throw error;
        this.refusal = error.problem.refusal;
      }
    });
    if (this.#act === act) this.#act = undefined;
  }

  // What cannot be carried on is said, and the game stays as it was saved.
  async #guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#tell(error);
    }
  }
  #tell(error: unknown): void {
    if (this.#stopped) return;
    this.again = false;
    troubles.tell(error);
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
