// The keys of the table.
import type { Official } from '../../engine/answers';
import { cityOf } from '../../engine/moves';
import { settings } from '../settings/settings.svelte';
import { actsOf } from './special_acts';
import type { TableState } from './table.svelte';

const kOfficials: Readonly<Record<string, Official>> = {
  q: 'postmaster',
  w: 'bailiff',
  e: 'postilion',
  r: 'cartwright',
};

// The part of the page where the next decision is made, for the skip link and the keys.
export function focusLive(table: TableState): void {
  const taking = table.step === 'take' || table.seen?.view.phase === 'reward-take';
  const part = table.special ? 'panel' : taking ? 'display' : 'hand';
  focusIn(`[data-spot="${part}"]`);
}
function focusIn(part: string): void {
  document
    .querySelector<HTMLElement>(`${part} :is([tabindex="0"], button:not([tabindex="-1"]), input)`)
    ?.focus();
}

export function pressKey(table: TableState, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const { play } = table;
  const key = event.key.toLowerCase();
  const slot = '123456'.indexOf(key);
  const official = kOfficials[key];
  if (slot >= 0 && key !== '') {
    const card = table.seen?.slots[slot];
    if (card) table.perform(`take ${card}`);
  } else if (official !== undefined) {
    table.perform(official);
  } else if (key === ' ') {
    // On a button the space bar presses that button.
    if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) return;
    const { move } = actsOf(play, table.deciding, table.map).main;
    if (move !== undefined && !table.mainRests.now) table.perform(move);
  } else if (!shortcut(table, key, target)) {
    return;
  }
  event.preventDefault();
}

function shortcut(table: TableState, key: string, target: EventTarget | null): boolean {
  const { play } = table;
  switch (key) {
    case '0':
      table.perform('take deck');
      return true;
    case 'u':
      play.undo();
      return true;
    case 'h':
      if (settings.hints) play.askHint();
      return true;
    case 'm':
      focusIn('#map');
      return true;
    case 'j':
      document.getElementById('journal')?.focus();
      return true;
    case 'c':
      focusIn('[data-spot="hand"]');
      return true;
    case 'i': {
      const city = target instanceof Element ? cityOfElement(table, target) : undefined;
      if (city !== undefined) table.openCity(city);
      return true;
    }
    case 'escape':
      play.select(undefined);
      play.refusal = undefined;
      play.hint = undefined;
      return true;
    case '?':
      table.opened = { kind: 'keys' };
      return true;
    default:
      return false;
  }
}

// The city of the card or the place that has the focus.
function cityOfElement(table: TableState, target: Element): string | undefined {
  const city = target.closest('[data-city]')?.getAttribute('data-city');
  if (city) return city;
  const slot = target.closest('[data-slot]')?.getAttribute('data-slot');
  const hand = target.closest('[data-hand]')?.getAttribute('data-hand');
  const card = slot
    ? table.seen?.slots[Number(slot)]
    : hand
      ? table.seen?.view.players[table.play.viewer]?.hand[Number(hand)]
      : undefined;
  return card ? cityOf(card) : undefined;
}
