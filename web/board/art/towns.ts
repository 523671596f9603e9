/** One recipe per city, and one made up for cities of other maps. */
import { GROUND, gableRow, hall, houseRow, type TowerTop, tower, wall } from './buildings';
import { hills, plain, river, vines, wood } from './scenery';
import { joined, path, seeded } from './svg';

export interface TownRecipe {
  /** Scenery behind the town. */
  readonly back: () => string;
  /** The town alone, which also stands on the map. */
  readonly town: () => string;
  /** River, bridge or square before it; meadow and road if left out. */
  readonly front?: () => string;
}

// Each board brings a file with its towns.
const recipes = import.meta.glob<Readonly<Record<string, TownRecipe>>>('./towns-*.ts', {
  import: 'towns',
  eager: true,
});
const known: Readonly<Record<string, TownRecipe>> = Object.assign({}, ...Object.values(recipes));
const finished = new Map<string, TownRecipe>();

export const hasOwnTown = (id: string): boolean => Object.hasOwn(known, id);

export function townRecipe(id: string): TownRecipe {
  if (hasOwnTown(id)) return known[id];
  let recipe = finished.get(id);
  if (!recipe) {
    recipe = inventTown(id);
    finished.set(id, recipe);
  }
  return recipe;
}

const drawn = new Map<string, string>();
const onMap = new Map<string, string>();

/** The town without its scenery; drawn once, since it is asked for again and again. */
export function townMarkup(id: string): string {
  let markup = drawn.get(id);
  if (markup === undefined) {
    markup = joined(townRecipe(id).town());
    drawn.set(id, markup);
  }
  return markup;
}

const WINDOWS = /<path class="n" [^>]*>/g;

/** As it stands on the map, where windows are finer than a pixel. */
export function mapTownMarkup(id: string): string {
  let markup = onMap.get(id);
  if (markup === undefined) {
    markup = townMarkup(id).replaceAll(WINDOWS, '');
    onMap.set(id, markup);
  }
  return markup;
}

const MEADOW =
  `<path class="g" d="M-6 ${GROUND}H106V106H-6z"/>` +
  path('l2', 'M8 86h14M30 92h20M60 86h10M72 93h16M14 97h10') +
  path('rdp', 'M44 80q6 6 2 12t8 14h-22q-4 -8 4 -14t6 -12z');

const SCENERY = [hills, vines, wood, plain];
const TOPS: readonly TowerTop[] = ['spire', 'pyramid', 'onion', 'dome', 'crenel', 'gallery'];

function inventTown(id: string): TownRecipe {
  const next = seeded(`${id}town`);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)];
  const scenery = pick(SCENERY);
  const top = pick(TOPS);
  const second = pick(TOPS);
  const twins = next() < 0.45;
  const height = 28 + next() * 14;
  const nave = 46 + next() * 16;
  const rise = 8 + next() * 16;
  const water = next() < 0.5;
  const homes = next() < 0.35 ? gableRow : houseRow;
  return {
    back: () => scenery(id),
    town: () =>
      homes(`${id}1`, 3, 32, GROUND, 8, 12) +
      homes(`${id}2`, 70, 97, GROUND, 8, 12) +
      hall(nave + 6, GROUND, 28, 18, 10) +
      tower(nave - 12, GROUND, 10, height, top, rise) +
      (twins ? tower(nave - 1, GROUND, 10, height, top, rise) : tower(84, GROUND, 8, height - 9, second, 9)),
    front: water ? () => wall(0, 100, 84, 4) + river(84, id) : undefined,
  };
}

const scenes = new Map<string, string>();

/** The whole picture of a card: scenery, town, foreground, in a box 100 wide and 100 high. */
export function sceneMarkup(id: string): string {
  let scene = scenes.get(id);
  if (scene === undefined) {
    const recipe = townRecipe(id);
    scene = joined(
      skyMarkup(id) +
        recipe.back() +
        `<path class="g" d="M-6 ${GROUND - 3}q54 -3 112 0V106H-6z"/>` +
        recipe.town() +
        (recipe.front ? recipe.front() : MEADOW),
    );
    scenes.set(id, scene);
  }
  return scene;
}

function skyMarkup(id: string): string {
  const next = seeded(`${id}sky`);
  let lines = '';
  for (let i = 0; i < 9; i++) {
    const x = next() * 26;
    lines += `M${x.toFixed(1)} ${6 + i * 5}h${(36 + next() * 50).toFixed(1)}`;
  }
  const bird = (x: number, y: number): string => `M${x.toFixed(1)} ${y.toFixed(1)}q1.6 -2 3 0q1.4 -2 3 0`;
  return (
    '<rect class="sky" x="-6" y="-4" width="112" height="110"/>' +
    path('skl', lines) +
    path('bd', bird(16 + next() * 30, 14 + next() * 8) + bird(62 + next() * 20, 20 + next() * 8))
  );
}
