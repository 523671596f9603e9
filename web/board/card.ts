/** Properties that all cards share, and how a name fits on one. */
import { textWidth } from './layout';

/**
 * rest; take: may be taken (thin green edge); playable: may be played (green edge); selected: lifted, double
 * edge; muted: starts a new route only; hint: dashed ochre edge.
 */
export type CardState = 'rest' | 'take' | 'playable' | 'selected' | 'muted' | 'hint';

export interface CardLook {
  /** What screen readers say. */
  label: string;
  /** The parent decides what a card is: a button, an option in its list box, or a mere picture. */
  as?: 'button' | 'option' | 'picture';
  state?: CardState;
  /** Arrow badge of the end it fits. */
  fits?: 'left' | 'right' | 'both';
  /** A few words below the card. */
  tag?: string;
  /** Just came to lie here. */
  fresh?: boolean;
  dragging?: boolean;
  /** Stays focusable, so that it can say why. */
  disabled?: boolean;
  tabindex?: number;
  id?: string;
  onpress?: () => void;
  onlongpress?: () => void;
  /** For dragging, which the app does. */
  onpointerdown?: (event: PointerEvent) => void;
}

/** What a name on a card 100 wide has room for. */
const NAME_ROOM = 84;
/** Wide letters may be set this narrow before they get smaller. */
const NARROWEST = 0.72;

export interface CardName {
  readonly size: number;
  /** The width to press the name into; without one it stands as it is. */
  readonly width?: number;
}

export function cardName(name: string): CardName {
  const size = sizeByLength(name);
  const width = textWidth(name, size);
  if (width <= NAME_ROOM) return { size };
  return { size: Math.min(size, (size * NAME_ROOM) / (width * NARROWEST)), width: NAME_ROOM };
}

function sizeByLength(name: string): number {
  const length = [...name].length;
  if (length > 14) return Math.max(9, 200 / length);
  if (length > 10) return 15.2;
  if (length > 9) return 16.4;
  if (length > 8) return 17;
  return 18.5;
}
