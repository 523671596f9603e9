// The table as this page shows it: the game, and what a person looks at, opens or is asked about.
import type { SeatColour, SeatLook } from '../../board';
import type { CityId, Phase, RecordSeat, Seen, Where } from '../../engine/answers';
import { horsesOf } from '../../engine/moves';
import { type GameMap, mapOf } from '../maps/boards';
import { Deciding } from './deciding.svelte';
import { Drag } from './drag.svelte';
import { type Question, questionBefore } from './next_act';
import { coloursOf, housesOf, routesOf } from './on_board';
import { moveAt, type Play } from './play.svelte';
import { Resting } from './resting.svelte';

// What lies open over the table.
export type Opened =
  | { readonly kind: 'city'; readonly city: CityId }
  | { readonly kind: 'bonus'; readonly bonus: string }
  | { readonly kind: 'discards' }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'moves' }
  | { readonly kind: 'journal' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'keys' };

export interface Asked extends Question {
  readonly move: string;
}

// A line of the journal a person looks at: its cities, and who acted.
export interface Marked {
  readonly cities: readonly CityId[];
  readonly seat: number | undefined;
}

export type StepOfTurn = 'take' | 'play' | 'close';

const kClosing = new Set<Phase>(['houses', 'cartwright', 'coaches', 'discard']);
const kSpecial = new Set<Phase>([
  ...kClosing,
  'assign',
  'return',
  'final-return',
  'reward-house',
  'final-house',
]);

export class TableState {
  readonly play: Play;
  readonly deciding: Deciding;
  readonly drag: Drag;
  // The main button with the one beside it, and the other way to go on.
  readonly mainRests = new Resting();
  readonly otherRests = new Resting();
  only = $state<number | null>(null); // this seat's route alone
  marked = $state.raw<Marked | undefined>();
  opened = $state.raw<Opened | undefined>();
  asked = $state.raw<Asked | undefined>();

  constructor(play: Play) {
    this.play = play;
    this.deciding = new Deciding(play);
    this.drag = new Drag(this);
  }

  readonly map: GameMap = $derived.by(() =>
    mapOf(this.play.source.options.map, this.play.source.options.network),
  );
  readonly names: readonly string[] = $derived.by(() => this.seats.map((seat) => seat.name));
  readonly colours: readonly SeatColour[] = $derived.by(() => coloursOf(this.seats));
  readonly looks: readonly SeatLook[] = $derived.by(() => this.colours.map((colour) => ({ colour })));
  readonly houses = $derived.by(() => housesOf(this.play.seen));
  readonly routes = $derived.by(() => routesOf(this.play.seen));

  get seats(): readonly RecordSeat[] {
    return this.play.source.seats;
  }
  get seen(): Seen | undefined {
    return this.play.seen;
  }
  // Whether the person before the screen is to decide something.
  get mine(): boolean {
    return this.play.choice !== null;
  }
  get step(): StepOfTurn | undefined {
    const phase = this.seen?.view.phase;
    if (phase === undefined || this.seen?.result !== null) return undefined;
    if (phase === 'take' || phase === 'second-take') return 'take';
    if (phase.endsWith('play')) return 'play';
    return kClosing.has(phase) ? 'close' : undefined; // before the first turn, and office tiles, are beside it
  }
  // Whether the decision has a panel of its own.
  get special(): boolean {
    const phase = this.seen?.view.phase;
    return this.mine && phase !== undefined && kSpecial.has(phase);
  }
  get round(): number {
    return this.roundOf(this.seen?.view.turn ?? 1);
  }
  // Turns are counted from 1.
  roundOf(turn: number): number {
    return Math.max(1, Math.ceil(turn / this.seats.length));
  }
  // Stacks a tile is taken from if the houses are placed as proposed.
  get gains(): readonly string[] {
    return (this.play.preview?.events ?? []).flatMap((event) =>
      event.kind === 'bonus-taken' ? [event.bonus] : [],
    );
  }
  // What the selected card would bring beside the post coach.
  get moreHorses(): number {
    const card = this.play.selected;
    return card !== undefined && this.play.isLegal(`play ${card} horse`) ? horsesOf(card) : 0;
  }
  name(seat: number): string {
    return this.names[seat] ?? '';
  }
  colour(seat: number): SeatColour {
    return this.colours[seat] ?? 'blue';
  }

  // The one door for gestures: a move, after a question where one is due.
  perform(move: string): void {
    if (this.asked !== undefined) return; // that is answered first
    const question = questionBefore(this.play, move);
    if (question === undefined) this.play.act(move);
    else this.asked = { ...question, move };
  }
  confirm(): void {
    const move = this.asked?.move;
    this.asked = undefined;
    if (move !== undefined) this.play.act(move);
  }

  openCity(city: CityId): void {
    this.opened = { kind: 'city', city };
  }

  playCard(card: string, where: Where): void {
    this.perform(`play ${card} ${where}`);
  }

  // What a press on the map means now: a house of a closing, a card to play, or a look at the city.
  pressCity(city: CityId): void {
    if (this.play.choice?.houses !== undefined) this.deciding.toggleHouse(city);
    else if (this.play.isLegal(`houses ${city}`)) this.deciding.chooseHouse(city);
    else {
      const move = moveAt(this.play, city);
      if (move === undefined) this.openCity(city);
      else this.perform(move);
    }
  }
}
