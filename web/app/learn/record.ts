// The game of a lesson as a record: prepared cards first, the rest of the deck shuffled.
import type { CardId, GameRecord } from '../../engine/answers';
import { mapFile } from '../maps/boards';
import type { Lesson } from './lesson';

export const lessonSeats = (person: string, opponent: string) => [
  { name: person, person: true, colour: 'blue' },
  { name: opponent, bot: 'novice', colour: 'red' },
];

function wholeDeck({ game }: Lesson): CardId[] {
  const { cities, cardsPerCity } = mapFile(game.map);
  return cities.flatMap(({ id, horses }) =>
    game.growth === 'horses' && horses !== undefined
      ? horses.map((n) => `${id}${n}`)
      : Array<CardId>(cardsPerCity).fill(id),
  );
}

export function deckOf(lesson: Lesson): readonly CardId[] {
  const rest = wholeDeck(lesson);
  for (const card of lesson.cards) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`${lesson.id} has too many ${card}`);
    rest.splice(at, 1);
  }
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] ?? '', rest[last] ?? ''];
  }
  return [...lesson.cards, ...rest];
}

export function recordOf(
  lesson: Lesson,
  deck: readonly CardId[],
  moves: readonly string[],
  seats: GameRecord['seats'],
): GameRecord {
  return { format: 'posthorn-record', version: 1, game: lesson.game, seats, shuffles: [deck], moves };
}
