/** Pointer handling of a board's window: pan, pinch, double tap and long press, told apart from a plain press. */
import { NO_ZOOM, panBy, type Zoom, zoomAt } from './viewport';

const SLOP = 8;
const LONG_PRESS_MS = 500;
const DOUBLE_TAP_MS = 320;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export interface GestureHost {
  readonly zoom: () => Zoom;
  readonly setZoom: (zoom: Zoom) => void;
  readonly box: () => { left: number; top: number; width: number; height: number };
  /** What lies under a pointer event's target, for long presses. */
  readonly itemOf: (target: EventTarget | null) => string | null;
  readonly onlongpress: (item: string) => void;
}

export class Gestures {
  readonly #host: GestureHost;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null;
  #travelled = false;
  #longPressed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastTap = { time: Number.NEGATIVE_INFINITY, x: 0, y: 0 };

  constructor(host: GestureHost) {
    this.#host = host;
  }

  /** A click that ends a pan, a pinch or a long press is no press. */
  get swallowsClick(): boolean {
    return this.#travelled || this.#longPressed;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    clearTimeout(this.#timer);
    if (this.#fingers.size > 1) {
      this.#travelled = true;
      return;
    }
    this.#start = { x: event.clientX, y: event.clientY };
    this.#travelled = false;
    this.#longPressed = false;
    const item = this.#host.itemOf(event.target);
    if (item === null) return;
    this.#timer = setTimeout(() => {
      this.#longPressed = true;
      this.#host.onlongpress(item);
    }, LONG_PRESS_MS);
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      this.#pinch(event.pointerId, before, now);
    } else if (this.#travelled || Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > SLOP) {
      if (!this.#travelled) this.#beginTravel(event);
      const { width, height } = this.#host.box();
      this.#host.setZoom(panBy(this.#host.zoom(), now.x - before.x, now.y - before.y, width, height));
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (!this.#fingers.delete(event.pointerId)) return;
    if (this.#fingers.size > 0 || this.swallowsClick) return;
    const { time, x, y } = this.#lastTap;
    const again =
      event.timeStamp - time < DOUBLE_TAP_MS && Math.hypot(event.clientX - x, event.clientY - y) < 24;
    this.#lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    // Two quick presses on a city are two presses.
    if (again && this.#host.itemOf(event.target) === null) this.#host.setZoom(NO_ZOOM);
  }

  cancel(event: PointerEvent): void {
    clearTimeout(this.#timer);
    this.#fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { left, top, width, height } = this.#host.box();
    const factor = Math.exp(-event.deltaY * 0.0022);
    this.#host.setZoom(
      zoomAt(this.#host.zoom(), factor, event.clientX - left, event.clientY - top, width, height),
    );
  }

  #beginTravel(event: PointerEvent): void {
    this.#travelled = true;
    clearTimeout(this.#timer);
    // Captured only now: capture from the start would take the click away from the city.
    if (this.#host.zoom().scale > 1 && event.currentTarget instanceof Element) {
      event.currentTarget.setPointerCapture?.(event.pointerId);
    }
  }

  #pinch(id: number, before: Finger, now: Finger): void {
    let other: Finger | undefined;
    for (const [key, finger] of this.#fingers) if (key !== id) other = finger;
    if (!other) return;
    const { left, top, width, height } = this.#host.box();
    const spread = (f: Finger): number => Math.hypot(f.x - other.x, f.y - other.y) || 1;
    const middle = (f: Finger): Finger => ({ x: (f.x + other.x) / 2 - left, y: (f.y + other.y) / 2 - top });
    const [from, to] = [middle(before), middle(now)];
    const moved = panBy(this.#host.zoom(), to.x - from.x, to.y - from.y, width, height);
    this.#host.setZoom(zoomAt(moved, spread(now) / spread(before), to.x, to.y, width, height));
  }
}
