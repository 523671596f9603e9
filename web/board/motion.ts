/** Motion of the pieces. Reduced motion: no travel, a short fade. */
import type { TransitionConfig } from 'svelte/transition';

const still = (): boolean =>
  typeof Element.prototype.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

let dropping = 0;
/** How many houses began to fall before, of those that came together. */
function orderOfDrop(): number {
  if (dropping === 0) {
    queueMicrotask(() => {
      dropping = 0;
    });
  }
  dropping += 1;
  return dropping - 1;
}

/** A house lands on its city; the second of a closing a little later than the first. */
export function drop(_node: Element): TransitionConfig {
  if (typeof Element.prototype.animate !== 'function') return { duration: 0 };
  if (still()) return { duration: 120, css: (t) => `opacity: ${t}` };
  return {
    duration: 220,
    delay: orderOfDrop() * 60,
    easing: easeOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translate(0, ${-14 * u}px)`,
  };
}
