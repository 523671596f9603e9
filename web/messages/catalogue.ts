// Which parts the messages have. The first ones come with the page, the further ones with the pages that need them.
// English gives the keys their types; it is loaded like any other language.
import type { expansions } from './en/expansions';
import type { faults } from './en/faults';
import type { game } from './en/game';
import type { journal } from './en/journal';
import type { learn } from './en/learn';
import type { lessons } from './en/lessons';
import type { online } from './en/online';
import type { reasons } from './en/reasons';
import type { refusals } from './en/refusals';
import type { review } from './en/review';
import type { rules } from './en/rules';
import type { start } from './en/start';
import type { ui } from './en/ui';
import type { Message } from './types';

interface FirstParts {
  expansions: typeof expansions;
  game: typeof game;
  journal: typeof journal;
  reasons: typeof reasons;
  refusals: typeof refusals;
  start: typeof start;
  ui: typeof ui;
}
interface FurtherParts {
  faults: typeof faults;
  learn: typeof learn;
  lessons: typeof lessons;
  online: typeof online;
  review: typeof review;
  rules: typeof rules;
}
type Messages<Parts> = {
  readonly [P in keyof Parts]: Readonly<Record<keyof Parts[P] & string, Message>>;
};

export type FurtherPart = keyof FurtherParts;
export type Part = keyof FirstParts | FurtherPart;
export type Key<P extends Part> = keyof (FirstParts & FurtherParts)[P] & string;

// Names of lands, cities, towns and coaches, by board and id, where a language has its own.
export interface PlaceNames {
  readonly [board: string]: { readonly [kind: string]: { readonly [id: string]: string } };
}
export type FirstMessages = Messages<FirstParts> & { readonly places?: PlaceNames };
export type FurtherMessages = Messages<FurtherParts>;
