// One tab stop for a group; the arrow keys move within it.
import type { Attachment } from 'svelte/attachments';

const kItems = '[role="option"], [data-roving]';

export class Roving {
  current = $state(0);
  readonly #columns: number;

  // In a grid, up and down go by so many.
  constructor(columns = 1) {
    this.#columns = columns;
  }

  tabindex(index: number): 0 | -1 {
    return index === this.current ? 0 : -1;
  }

  readonly attach: Attachment<HTMLElement> = (node) => {
    const items = () => [...node.querySelectorAll<HTMLElement>(kItems)];
    const indexOf = (target: EventTarget | null) =>
      target instanceof Element ? items().findIndex((item) => item.contains(target)) : -1;
    const focus = (event: FocusEvent) => {
      const index = indexOf(event.target);
      if (index >= 0) this.current = index;
    };
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const all = items();
      const at = indexOf(event.target);
      if (at < 0) return;
      const step = {
        ArrowRight: 1,
        ArrowLeft: -1,
        ArrowDown: this.#columns,
        ArrowUp: -this.#columns,
        Home: -at,
        End: all.length - 1 - at,
      }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
    };
    node.addEventListener('focusin', focus);
    node.addEventListener('keydown', key);
    return () => {
      node.removeEventListener('focusin', focus);
      node.removeEventListener('keydown', key);
    };
  };
}
