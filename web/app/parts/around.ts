// What a page puts around a table beside what the game itself shows. Where it takes the part that is there otherwise,
// it says where that stands, or something else instead.
import type { Snippet } from 'svelte';

export interface Around {
  readonly banner: Snippet<[own: Snippet]>;
  readonly clock: Snippet<[seat: number]>; // in the banner, of whoever is to decide
  readonly seat: Snippet<[seat: number]>; // in a seat's head
  readonly journal: Snippet<[own: Snippet]>;
  readonly tools: Snippet; // before the menu
  readonly menu: Snippet; // first in it
  readonly acts: Snippet | undefined; // instead of the next act, when it is over
}
