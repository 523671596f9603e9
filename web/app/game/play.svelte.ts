// A game as it is played on this page: whose eyes, what is selected, what is shown of others' turns.
import type { CardId, CityId, Hint, LegalMove, Preview, Refusal, Seen, Step } from '../../engine/answers';
import { EngineError } from '../../engine/engine';
import { troubles } from '../problems/trouble.svelte';
import { cityOf, housesMove, placesOf, readMove, type Where } from './moves';
import type { GameSource } from './source';

export type Speed = 'instant' | 'fast' | 'normal' | 'slow';
const kPause: Readonly<Record<Speed, number>> = { instant: 0, fast: 200, normal: 500, slow: 1100 };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Moves that are no decision when they are the only one.
const kTakenByItself = new Set(['postmaster', 'houses', 'decline']);

export class Play {
  readonly source: GameSource;
  seen = $state.raw<Seen | undefined>();
  steps = $state.raw<readonly Step[]>([]);
  viewer = $state(0);
  curtain = $state(false); // another person sits down first
  busy = $state(false); // a computer thinks or its steps are shown
  selected = $state<CardId | undefined>();
  chosen = $state.raw<readonly CityId[]>([]); // houses of a closing
  dropped = $state.raw<readonly CardId[]>([]); // cards to discard
  preview = $state.raw<Preview | undefined>();
  refusal = $state.raw<Refusal | undefined>();
  hint = $state.raw<Hint | undefined>();
  speed: Speed = 'normal';
  #stopped = false;

  constructor(source: GameSource) {
    this.source = source;
    this.viewer = Math.max(
      0,
      source.seats.findIndex((seat) => seat.bot === undefined),
    );
  }

  get choice() {
    return this.curtain ? null : (this.seen?.choice ?? null);
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
    return places.find((place) => place !== 'new' && place !== 'horse') ?? places[0];
  }
  get people(): number {
    return this.source.seats.filter((seat) => seat.bot === undefined).length;
  }

  async start(): Promise<void> {
    await this.#refresh();
    await this.#goOn();
  }

  stop(): void {
    this.#stopped = true;
    this.source.stop();
  }

  // A gesture: carried out, or answered with the rule that forbids it.
  async act(move: string): Promise<void> {
    if (this.busy || this.curtain) return;
    this.refusal = undefined;
    this.hint = undefined;
    try {
      await this.source.move(move);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      this.refusal = error.problem.refusal;
      return;
    }
    this.selected = undefined;
    await this.#refresh();
    await this.#goOn();
  }

  select(card: CardId): void {
    this.refusal = undefined;
    this.selected = this.selected === card ? undefined : card;
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
    await this.source.undo();
    this.selected = undefined;
    this.hint = undefined;
    await this.#refresh();
  }

  async askHint(): Promise<void> {
    this.busy = true;
    try {
      this.hint = await this.source.hint(800);
    } finally {
      this.busy = false;
    }
  }

  // The next person has sat down.
  async liftCurtain(): Promise<void> {
    const actor = this.seen?.view.actor;
    if (actor !== undefined) this.viewer = actor;
    this.curtain = false;
    await this.#refresh();
    await this.#goOn();
  }

  // Cities a card in hand or on display could go to.
  fits(card: CardId): Where | undefined {
    const route = this.seen?.routes[this.viewer];
    const city = cityOf(card);
    if (route?.fitsLeft.includes(city)) return 'left';
    return route?.fitsRight.includes(city) ? 'right' : undefined;
  }

  async #refresh(): Promise<void> {
    const seen = await this.source.seen(this.viewer);
    const from =
      this.steps.length === 0
        ? -1
        : seen.moves <= (this.steps.at(-1)?.move ?? -1)
          ? -1
          : this.steps.length - 1;
    const news = await this.source.steps(this.viewer, from);
    this.steps = from === -1 ? news : [...this.steps, ...news];
    this.seen = seen;
    this.preview = undefined;
    this.dropped = [];
    const houses = seen.choice?.houses;
    if (houses !== undefined) {
      const both = [houses.oneEach, houses.inOne];
      const largest = both.find((set) => set.length === houses.most) ?? [];
      await this.chooseHouses(largest);
    } else {
      this.chosen = [];
    }
  }

  // Everything that is not a person's decision: forced steps, computers, the next person.
  async #goOn(): Promise<void> {
    while (!this.#stopped && this.seen !== undefined && this.seen.result === null) {
      const actor = this.seen.view.actor;
      const seat = this.source.seats[actor];
      if (seat?.bot !== undefined) {
        this.busy = true;
        try {
          const [move] = await Promise.all([this.source.botMove(), pause(kPause[this.speed])]);
          if (this.#stopped) return;
          await this.source.move(move);
          await this.#refresh();
        } catch (error) {
          troubles.tell(error);
          return;
        } finally {
          this.busy = false;
        }
        continue;
      }
      if (actor !== this.viewer) {
        this.curtain = this.people > 1;
        if (this.curtain) return;
        this.viewer = actor;
        await this.#refresh();
      }
      const only = this.moves.length === 1 && !this.choice?.more ? this.moves[0] : undefined;
      if (only === undefined || !kTakenByItself.has(only.move)) return;
      await this.source.move(only.move);
      await this.#refresh();
    }
  }
}

// The move a city on the map stands for now: a card to take, a place to play at, a house.
export function moveAt(play: Play, city: CityId): string | undefined {
  const legal = play.moves.map(({ move }) => ({ move, read: readMove(move) }));
  const played = legal.filter(
    ({ read }) =>
      read.kind === 'play' &&
      cityOf(read.card) === city &&
      (play.selected === undefined || read.card === play.selected) &&
      read.where !== 'new',
  );
  if (played.length > 0) return played[0]?.move;
  return legal.find(({ read }) => read.kind === 'take' && cityOf(read.card) === city)?.move;
}
