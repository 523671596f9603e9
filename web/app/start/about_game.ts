// A saved game in words.
import { say, speech } from '../language/language.svelte';
import { isOver, type SavedGame } from '../saves/saved_game';
import { mapName } from '../words/names';

const isPerson = (game: SavedGame, seat: number) => game.record.seats[seat]?.bot === undefined;
export const nameAt = (game: SavedGame, seat: number) => game.record.seats[seat]?.name ?? '';

// The others, for one person against computers; else everybody.
export function whoPlays(game: SavedGame): readonly string[] {
  const { seats } = game.record;
  const people = seats.filter((seat) => seat.bot === undefined);
  const others = seats.filter((seat) => seat.bot !== undefined);
  return (people.length === 1 && others.length > 0 ? others : seats).map((seat) => seat.name);
}

function whoseTurn(game: SavedGame): string | undefined {
  if (game.progress === undefined) return undefined;
  const { actor } = game.progress;
  const people = game.record.seats.filter((seat) => seat.bot === undefined).length;
  if (people === 1 && isPerson(game, actor)) return say('start', 'games.yourTurn');
  return say('start', 'games.turnOf', { name: nameAt(game, actor) });
}

// "Round 14, your turn", or who won.
export function howItStands(game: SavedGame): string {
  const { result, seats } = game.record;
  if (isOver(game) && result) return say('start', 'games.won', { name: nameAt(game, result.winner) });
  if (game.progress === undefined) return '';
  const round = Math.max(1, Math.ceil(game.progress.turn / seats.length));
  return say('start', 'games.round', { round, turn: whoseTurn(game) ?? '' });
}

export function whichMap(game: SavedGame): string {
  const { map = 'south', growth, audience, offices } = game.record.game;
  const parts = [mapName(map)];
  if (growth === 'horses') parts.push(say('game', 'option.growth.horses'));
  if (audience) parts.push(say('game', 'option.audience'));
  if (offices) parts.push(say('game', 'option.offices'));
  return parts.join(', ');
}

export function whenChanged(game: SavedGame): string {
  return new Intl.DateTimeFormat(speech.code, { dateStyle: 'medium', timeStyle: 'short' }).format(
    game.changed,
  );
}
