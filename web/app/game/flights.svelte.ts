// What travels when the table changes: cards to hands and routes, tiles and carriages to their owners.
// Where things are is read from the page, before the change and after it.
import { tick } from 'svelte';
import type { CardId, GameEvent, Seen, Step } from '../../engine/answers';
import { cityOf } from '../../engine/moves';
import { settings } from '../settings/settings.svelte';
import type { Stage } from './play.svelte';
import type { TableState } from './table.svelte';

export type Load =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'back' }
  | { readonly kind: 'tile'; readonly points: number }
  | { readonly kind: 'carriage'; readonly size: number };

export interface Flight {
  readonly id: number;
  readonly load: Load;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly milliseconds: number;
  readonly hides: HTMLElement | undefined; // what stands at the end already
}

const kCardMilliseconds = 260;
const kTileMilliseconds = 400;

interface Plan {
  readonly load: Load;
  readonly from: DOMRect | undefined;
  readonly to: () => Element | null;
  readonly milliseconds: number;
  readonly hides: boolean;
}

const find = (selector: string) => document.querySelector(selector);
function boxOf(element: Element | null): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  return box !== undefined && box.width > 0 ? box : undefined;
}

export class Flights implements Stage {
  readonly #table: TableState;
  now = $state.raw<readonly Flight[]>([]);
  #next = 0;

  constructor(table: TableState) {
    this.#table = table;
  }

  prepare(steps: readonly Step[], before: Seen, after: Seen): () => void {
    const still = settings.stillness || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { viewer } = this.#table.play;
    const others = steps.some((step) => step.seat !== viewer);
    if (still || (others && settings.speed === 'instant')) return () => undefined;
    const plans = steps.flatMap((step) => step.events).flatMap((event) => this.#plan(event, before, after));
    return () => {
      tick().then(() => this.#launch(plans));
    };
  }

  land({ id, hides }: Flight): void {
    if (hides !== undefined) hides.style.visibility = '';
    this.now = this.now.filter((flight) => flight.id !== id);
  }

  #launch(plans: readonly Plan[]): void {
    const flights = plans.flatMap(({ load, from, to, milliseconds, hides }): readonly Flight[] => {
      const goal = to();
      const box = boxOf(goal);
      if (from === undefined || box === undefined) return [];
      const hidden = hides && goal instanceof HTMLElement ? goal : undefined;
      if (hidden !== undefined) hidden.style.visibility = 'hidden';
      this.#next += 1;
      return [{ id: this.#next, load, from, to: box, milliseconds, hides: hidden }];
    });
    if (flights.length > 0) this.now = [...this.now, ...flights];
  }

  #plan(event: GameEvent, before: Seen, after: Seen): readonly Plan[] {
    if (!('seat' in event)) return [];
    const { seat } = event;
    const card = 'card' in event ? event.card : undefined;
    const { viewer } = this.#table.play;
    const own = seat === viewer;
    const owner = () => find(`[data-seat="${seat}"]`);
    const travel = (load: Load, from: Element | null, to: () => Element | null, hides: boolean): Plan => ({
      load,
      from: boxOf(from),
      to,
      milliseconds: load.kind === 'card' || load.kind === 'back' ? kCardMilliseconds : kTileMilliseconds,
      hides,
    });
    const inHand = () => {
      const hand = after.view.players[viewer]?.hand ?? [];
      return find(`[data-hand="${hand.lastIndexOf(card ?? '')}"]`) ?? find('[data-drop="hand"]');
    };
    switch (event.kind) {
      case 'took-card': {
        const { card } = event;
        const slot = before.slots.findIndex((each, i) => each === card && after.slots[i] !== card);
        const from = find(`[data-slot="${slot < 0 ? before.slots.indexOf(card) : slot}"]`);
        return [travel({ kind: 'card', card }, from, own ? inHand : owner, own)];
      }
      case 'drew-card': {
        const load: Load = card === undefined ? { kind: 'back' } : { kind: 'card', card };
        return [travel(load, find('[data-spot="deck"] .back'), own ? inHand : owner, own)];
      }
      case 'played-city': {
        const { card } = event;
        const load: Load = { kind: 'card', card };
        if (!own) {
          const city = find(`[data-city="${CSS.escape(cityOf(card))}"]`);
          return [travel(load, owner(), () => city, false)];
        }
        const held = before.view.players[viewer]?.hand.indexOf(card) ?? -1;
        const length = after.view.players[viewer]?.route.length ?? 1;
        const end = event.where === 'left' ? 0 : length - 1;
        return [travel(load, find(`[data-hand="${held}"]`), () => find(`[data-route="${end}"]`), true)];
      }
      case 'bonus-taken':
      case 'end-tile-taken': {
        const from = find(`[data-bonus="${event.kind === 'bonus-taken' ? event.bonus : 'end'}"]`);
        return [travel({ kind: 'tile', points: event.points }, from, owner, false)];
      }
      case 'carriage-taken': {
        const { size } = event;
        return [travel({ kind: 'carriage', size }, find(`[data-carriage="${size}"]`), owner, false)];
      }
      default:
        return [];
    }
  }
}
