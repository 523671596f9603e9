/** Finds room on a sheet for names and tiles. Kept as a raster, since it is asked thousands of times. */
import type { XY } from './art/svg';

type View = readonly [x: number, y: number, width: number, height: number];

const STEP = 4;
/** Room beyond this is as good as any. */
const FAR = 30;

export class Room {
  readonly #view: View;
  readonly #columns: number;
  readonly #rows: number;
  /** Distance from each point to the nearest thing; negative within one. */
  readonly #clear: Float32Array;
  readonly #owner: string[] = [];

  /** landAt says whose land a point is in. */
  constructor(view: View, landAt: (p: XY) => string) {
    this.#view = view;
    this.#columns = Math.floor(view[2] / STEP) + 1;
    this.#rows = Math.floor(view[3] / STEP) + 1;
    this.#clear = new Float32Array(this.#columns * this.#rows).fill(FAR);
    for (let i = 0; i < this.#clear.length; i++) this.#owner.push(landAt(this.#point(i)));
    // Nothing should lie across a border.
    for (let i = 0; i < this.#clear.length; i++) {
      const east = i % this.#columns < this.#columns - 1 ? i + 1 : i;
      const south = i + this.#columns < this.#clear.length ? i + this.#columns : i;
      const border = this.#owner[i] !== this.#owner[east] || this.#owner[i] !== this.#owner[south];
      if (border) this.block(this.#point(i), 1);
    }
  }

  #point(index: number): XY {
    const column = index % this.#columns;
    return [this.#view[0] + column * STEP, this.#view[1] + ((index - column) / this.#columns) * STEP];
  }

  #index([x, y]: XY): number {
    const column = Math.min(Math.max(Math.round((x - this.#view[0]) / STEP), 0), this.#columns - 1);
    const row = Math.min(Math.max(Math.round((y - this.#view[1]) / STEP), 0), this.#rows - 1);
    return row * this.#columns + column;
  }

  /** Something round now lies here. */
  block([x, y]: XY, radius: number): void {
    const reach = Math.ceil((radius + FAR) / STEP);
    const column = Math.round((x - this.#view[0]) / STEP);
    const row = Math.round((y - this.#view[1]) / STEP);
    for (let r = Math.max(0, row - reach); r <= Math.min(this.#rows - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(this.#columns - 1, column + reach); c++) {
        const i = r * this.#columns + c;
        const dx = this.#view[0] + c * STEP - x;
        const dy = this.#view[1] + r * STEP - y;
        const distance = Math.hypot(dx, dy) - radius;
        if (distance < this.#clear[i]) this.#clear[i] = distance;
      }
    }
  }

  clearance(p: XY): number {
    return this.#clear[this.#index(p)];
  }

  /** The spot of some lands with most room for something of a given half width, and how much room there is. */
  best(lands: readonly string[], halfWidth: number): { at: XY; room: number } {
    const [x, y, w, h] = this.#view;
    const margin = Math.min(halfWidth + 12, w / 2 - 6);
    const middle = this.#middle(lands);
    let best = { at: middle, room: Number.NEGATIVE_INFINITY };
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < this.#clear.length; i++) {
      if (!lands.includes(this.#owner[i])) continue;
      const at = this.#point(i);
      const near = at[0] < x + margin || at[0] > x + w - margin || at[1] < y + 16 || at[1] > y + h - 16;
      if (near) continue;
      let room = 14;
      for (const k of [-1.1, -0.55, 0, 0.55, 1.1]) {
        const spot = this.#index([at[0] + k * halfWidth, at[1]]);
        room = Math.min(room, this.#clear[spot]) - (lands.includes(this.#owner[spot]) ? 0 : 6);
      }
      // Among equals the one nearest to the middle of the land.
      const score = room - Math.hypot(at[0] - middle[0], at[1] - middle[1]) * 0.03;
      if (score > most) {
        most = score;
        best = { at, room };
      }
    }
    return best;
  }

  #middle(lands: readonly string[]): XY {
    let [sx, sy, count] = [0, 0, 0];
    for (let i = 0; i < this.#clear.length; i++) {
      if (!lands.includes(this.#owner[i])) continue;
      const [px, py] = this.#point(i);
      sx += px;
      sy += py;
      count++;
    }
    return count > 0 ? [sx / count, sy / count] : [this.#view[0], this.#view[1]];
  }
}
