/** Where names and coaches stand on the road to Rome, so that none covers another. Units of the strip. */
import type { XY } from './art/svg';
import { nameWidth, type Places, type Plate } from './layout';

export const NAME = 12;
export const COACH_SCALE = 1.15;

type View = readonly number[];
interface Town {
  readonly id: string;
  readonly name: string;
}

const EDGE = 7;
/** Above it is the title. */
const TOP = 42;
const NAME_HEIGHT = 14;
const DOT = 5;
/** From a town's dot to its name. */
const GAP = 6;
const [COACH_WIDTH, COACH_HEIGHT] = [33 * COACH_SCALE, 26 * COACH_SCALE];
/** The wheels of a coach stand on the dot. */
const ABOVE = 18;
/** How much a name keeps away from where coaches stand. */
const SHY = 0.1;
const homeOf = ([x, y]: XY): XY => [x, y - ABOVE];

const dotBox = ([x, y]: XY): Plate => ({ x: x - DOT, y: y - DOT, w: 2 * DOT, h: 2 * DOT });
const coachBox = ([x, y]: XY): Plate => ({
  x: x - COACH_WIDTH / 2,
  y: y - COACH_HEIGHT / 2,
  w: COACH_WIDTH,
  h: COACH_HEIGHT,
});
const pictureBox = ([x, y]: XY): Plate => ({ x: x - 50, y: y - 34, w: 100, h: 80 });

/** How much of two boxes lies over each other. */
export function covered(a: Plate, b: Plate): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
const coveredBy = (box: Plate, others: Iterable<Plate>): number => {
  let sum = 0;
  for (const other of others) sum += covered(box, other);
  return sum;
};

function cheapest<T>(all: readonly T[], cost: (each: T) => number): T {
  let best = all[0];
  let least = Number.POSITIVE_INFINITY;
  for (const each of all) {
    const price = cost(each);
    if (price < least) [best, least] = [each, price];
  }
  return best;
}

interface Offer {
  readonly box: Plate;
  readonly price: number;
}

/** A name stands below its town, else above or beside it; nearer to the middle is better. */
function offersFor([x, y]: XY, name: string, view: View): Offer[] {
  const w = nameWidth(name, NAME) + 7;
  const inside = (left: number): number =>
    Math.min(Math.max(left, view[0] + EDGE), view[0] + view[2] - EDGE - w);
  const offers: Offer[] = [];
  for (const [top, price] of [
    [y + GAP, 0],
    [y - GAP - NAME_HEIGHT, 12],
  ]) {
    for (let slide = -w / 2; slide <= w / 2; slide += 4) {
      const box = { x: inside(x - w / 2 + slide), y: top, w, h: NAME_HEIGHT };
      offers.push({ box, price: price + Math.abs(slide) * 0.5 });
    }
  }
  for (const left of [x + GAP + 2, x - GAP - 2 - w]) {
    for (const lift of [0, -5, 5]) {
      const box = { x: inside(left), y: y - NAME_HEIGHT / 2 + lift, w, h: NAME_HEIGHT };
      offers.push({ box, price: 20 + Math.abs(lift) });
    }
  }
  return offers;
}

/** The names of all towns but the goal, each where it covers least. */
export function layoutNames(
  towns: readonly Town[],
  at: Places,
  goal: string,
  view: View,
): Map<string, Plate> {
  const stops = towns.filter((town) => town.id !== goal);
  const dots = new Map(stops.map(({ id }) => [id, dotBox(at(id))]));
  const offers = new Map(stops.map(({ id, name }) => [id, offersFor(at(id), name, view)]));
  const names = new Map(stops.map(({ id, name }) => [id, offersFor(at(id), name, view)[0].box]));
  const picture = pictureBox(at(goal));
  const homes = stops.map(({ id }) => coachBox(homeOf(at(id))));
  for (let round = 0, moved = true; round < 30 && moved; round++) {
    moved = false;
    for (const { id } of stops) {
      const others = [...names].flatMap(([other, box]) => (other === id ? [] : [box]));
      const { box } = cheapest(offers.get(id) ?? [], (offer) => {
        const { x, y, w, h } = offer.box;
        const airy = { x: x - 1.5, y: y - 1, w: w + 3, h: h + 2 };
        return (
          offer.price +
          4 * coveredBy(airy, others) +
          3 * coveredBy(airy, dots.values()) +
          SHY * coveredBy(airy, homes) +
          covered(airy, picture)
        );
      });
      if (box === names.get(id)) continue;
      names.set(id, box);
      moved = true;
    }
  }
  return names;
}

/** A coach stands over its town where it hides nothing, else beside it; in Rome around the church. */
export function layoutCoaches(
  coaches: readonly { readonly coach: string; readonly at: string }[],
  names: ReadonlyMap<string, Plate>,
  at: Places,
  goal: string,
  view: View,
  floor: number,
): Map<string, XY> {
  const placed = new Map<string, XY>();
  const dots = [...names.keys()].map((id) => dotBox(at(id)));
  const fixed = [...names.values(), pictureBox(at(goal))];
  for (const { coach, at: town } of coaches) {
    const [x, y] = at(town);
    const home: XY = town === goal ? [x, y + 10] : homeOf([x, y]);
    const reach = town === goal ? 100 : 34;
    const spots: XY[] = [];
    for (let dy = -reach; dy <= reach; dy += 3) {
      for (let dx = -reach; dx <= reach; dx += 3) spots.push([home[0] + dx, home[1] + dy]);
    }
    const others = [...placed.values()].map(coachBox);
    const spot = cheapest(spots, (each) => {
      const box = coachBox(each);
      const out =
        box.x < view[0] + EDGE ||
        box.x + box.w > view[0] + view[2] - EDGE ||
        box.y < view[1] + TOP ||
        box.y + box.h > floor;
      if (out) return Number.POSITIVE_INFINITY;
      const far = Math.hypot(each[0] - home[0], each[1] - home[1]);
      return far * 4 + 3 * coveredBy(box, fixed) + coveredBy(box, dots) + 6 * coveredBy(box, others);
    });
    placed.set(coach, spot);
  }
  return placed;
}
