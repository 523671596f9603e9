// Dragging a card with mouse, finger or pen: to an end of the route, onto its city, or into the hand.
// Legal places glow; anywhere else the card flies back.
import type { CardId, Where } from '../../engine/answers';
import { cityOf } from '../../engine/moves';
import type { TableState } from './table.svelte';

export interface Carried {
  readonly kind: 'take' | 'play';
  readonly card: CardId;
  readonly from: string; // which of the cards on the page
}
export type Target = Where | 'hand';

const kSlop = 8; // a press that moves less is no drag
const kBackMilliseconds = 200;

export class Drag {
  readonly #table: TableState;
  #back: ReturnType<typeof setTimeout> | undefined;
  carried = $state.raw<Carried | undefined>();
  over = $state<Target | undefined>();
  x = $state(0);
  y = $state(0);
  width = $state(73);
  returning = $state(false);
  // The city at a point of the page; the map sets it.
  cityAt: (x: number, y: number) => string | null = () => null;

  constructor(table: TableState) {
    this.#table = table;
  }

  get from(): string | undefined {
    return this.carried?.from;
  }

  grab(down: PointerEvent, carried: Carried): void {
    const { play } = this.#table;
    if (this.returning) this.#end(); // nobody waits for a card that flies back
    const may =
      carried.kind === 'take' ? play.isLegal(`take ${carried.card}`) : play.placesOf(carried.card).length > 0;
    if (!may || down.button !== 0 || !down.isPrimary || this.carried !== undefined) return;
    const box =
      down.currentTarget instanceof Element ? down.currentTarget.getBoundingClientRect() : undefined;
    const watch = new AbortController();
    const { signal } = watch;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (this.carried === undefined) {
        if (far < kSlop) return;
        this.carried = carried;
        this.width = box?.width ?? 73;
        this.returning = false;
      }
      this.x = event.clientX;
      this.y = event.clientY;
      this.over = this.#targetAt(event.clientX, event.clientY, carried);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      watch.abort();
      if (this.carried === undefined) return;
      // The press that follows belongs to the drag.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (event.type === 'pointerup' && this.over !== undefined) this.#drop(carried, this.over);
      else this.#flyBack(box);
    };
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    // The browser would scroll with the finger and take the pointer away.
    addEventListener('touchmove', (event) => this.carried && event.preventDefault(), {
      signal,
      passive: false,
    });
  }

  #targetAt(x: number, y: number, { kind, card }: Carried): Target | undefined {
    const under = document.elementFromPoint(x, y);
    if (kind === 'take') return under?.closest('[data-drop="hand"], .tray') ? 'hand' : undefined;
    const places = this.#table.play.placesOf(card);
    const end = under?.closest('[data-end]')?.getAttribute('data-end');
    const slot = places.find((place) => place === end);
    if (slot !== undefined) return slot;
    if (under?.closest('[data-horses]') && places.includes('horse')) return 'horse';
    if (this.cityAt(x, y) !== cityOf(card)) return undefined;
    return (
      places.find((place) => place === 'left' || place === 'right') ?? places.find((place) => place === 'new')
    );
  }

  #drop({ kind, card }: Carried, target: Target): void {
    this.#end();
    if (kind === 'take') this.#table.perform(`take ${card}`);
    else if (target !== 'hand') this.#table.playCard(card, target);
  }

  #flyBack(home: DOMRect | undefined): void {
    this.over = undefined;
    if (home === undefined) {
      this.#end();
      return;
    }
    this.returning = true;
    this.x = home.left + home.width / 2;
    this.y = home.top + home.height / 2;
    this.#back = setTimeout(() => this.#end(), kBackMilliseconds);
  }

  #end(): void {
    clearTimeout(this.#back);
    this.carried = undefined;
    this.over = undefined;
    this.returning = false;
  }
}
