// How much room there is: the widths and heights at which the table is laid out anew.
import { MediaQuery } from 'svelte/reactivity';

const desktop = new MediaQuery('min-width: 1280px');
const tablet = new MediaQuery('min-width: 900px');
const wide = new MediaQuery('min-width: 600px');
const low = new MediaQuery('max-height: 479px');
const short = new MediaQuery('max-height: 859px');
const shortest = new MediaQuery('max-height: 789px');
const cramped = new MediaQuery('max-height: 689px');

export type Room = 'desktop' | 'tablet' | 'narrow' | 'phone' | 'low';

export const screen = {
  // 'low' is a phone on its side: little height, whatever the width.
  get room(): Room {
    if (low.current) return 'low';
    if (desktop.current) return 'desktop';
    if (tablet.current) return 'tablet';
    return wide.current ? 'narrow' : 'phone';
  },
  // Columns in which something has to give way.
  get short(): boolean {
    return short.current;
  },
  get shortest(): boolean {
    return shortest.current;
  },
  // A phone without room for the pictures of a hand.
  get cramped(): boolean {
    return this.small && cramped.current;
  },
  get small(): boolean {
    return this.room === 'phone' || this.room === 'low';
  },
};
