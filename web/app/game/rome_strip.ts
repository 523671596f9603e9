// The road to Rome with the names of the page's language.
import { createStrip, type StripModel } from '../../board';
import { speech } from '../language/language.svelte';
import { named, rome } from '../maps/boards';

const made = new Map<string, StripModel>();

export function romeStrip(): StripModel {
  const there = made.get(speech.code);
  if (there !== undefined) return there;
  const strip = createStrip({
    ...rome,
    towns: named('rome', 'towns', rome.towns),
    coaches: named('rome', 'coaches', rome.coaches),
  });
  made.set(speech.code, strip);
  return strip;
}
