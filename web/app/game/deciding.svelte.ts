// Decisions that take more than one gesture: houses of a closing, coaches, clergy, office tiles. What is legal the
// engine says; here is only what is marked so far.
import type { CardId, CityId, Official, Seen, Way } from '../../engine/answers';
import { assignMove, type CoachMove, coachMovesOf, returnMove } from '../../engine/moves';
import { officials } from '../../engine/vocabulary';
import { Held } from './held.svelte';
import type { Play } from './play.svelte';

const proposedWay = (seen: Seen | undefined): Way => seen?.choice?.houses?.proposed ?? 'each';
const proposedCoach = (seen: Seen | undefined) => coachMovesOf(seen?.choice?.moves ?? [])[0];
const kClergy: readonly number[] = [1, 2, 3, 4, 5];

export class Deciding {
  readonly play: Play;
  readonly #way: Held<Way>;
  readonly #coach: Held<CoachMove | undefined>;
  readonly #tiles: Held<readonly Official[]>;
  readonly #clergy: Held<readonly number[]>;

  constructor(play: Play) {
    this.play = play;
    this.#way = new Held(play, proposedWay);
    this.#coach = new Held(play, proposedCoach);
    this.#tiles = new Held<readonly Official[]>(play, () => []);
    this.#clergy = new Held(play, () => kClergy);
  }

  get way(): Way {
    return this.#way.value;
  }
  changeWay(way: Way): void {
    const houses = this.play.choice?.houses?.ways[way];
    if (houses === undefined) return;
    this.#way.value = way;
    this.play.chooseHouses(houses.largest);
  }
  // A city of the route gets a house or gives it up, by the way that is chosen.
  toggleHouse(city: CityId): void {
    const { chosen, choice } = this.play;
    const ways = choice?.houses?.ways;
    if (ways?.each.beside[city] === undefined) return;
    if (chosen.includes(city)) {
      this.play.chooseHouses(chosen.filter((each) => each !== city));
      return;
    }
    const beside = ways[this.way]?.beside[city] ?? [];
    this.play.chooseHouses([...chosen.filter((each) => beside.includes(each)), city]);
  }
  // The single house that four office tiles bring.
  chooseHouse(city: CityId): void {
    this.play.chooseHouses(this.play.chosen.includes(city) ? [] : [city]);
  }

  // Cards that go after a closing, each with its place in the hand, as there may be equal ones.
  isDropped(card: CardId, index: number): boolean {
    return this.play.dropped.includes(`${card}#${index}`);
  }
  toggleDropped(card: CardId, index: number): void {
    const key = `${card}#${index}`;
    const { dropped, choice } = this.play;
    const rest = dropped.filter((each) => each !== key);
    // One too many takes the place of the first.
    this.play.dropped = rest.length < dropped.length ? rest : [...rest, key].slice(-(choice?.discard ?? 0));
  }

  get coach(): CoachMove | undefined {
    return this.#coach.value;
  }
  set coach(move: CoachMove | undefined) {
    this.#coach.value = move;
  }

  get tiles(): readonly Official[] {
    return this.#tiles.value;
  }
  toggleTile(official: Official): void {
    const now = this.tiles;
    this.#tiles.value = officials.filter((each) => now.includes(each) !== (each === official));
  }
  get returnMove(): string {
    return returnMove(this.tiles);
  }

  // The tiles by coach, in the order of the coaches.
  get clergy(): readonly number[] {
    return this.#clergy.value;
  }
  // Two coaches change their tiles, so that each tile stays on one coach.
  putClergy(coach: number, worth: number): void {
    const before = this.clergy;
    const other = before.indexOf(worth);
    this.#clergy.value = before.map((each, i) =>
      i === coach ? worth : i === other ? (before[coach] ?? each) : each,
    );
  }
  get assignMove(): string {
    return assignMove(this.clergy);
  }
}
