// Moves as docs/notation.md writes them, taken apart for gestures and words. Which of them are legal
// the engine says.
import type { ActionKind, CardId, CityId, LegalMove, Official, Where } from './answers';
import { officials } from './vocabulary';

export type Move =
  | { readonly kind: 'assign'; readonly values: readonly number[] }
  | { readonly kind: 'take'; readonly card: CardId }
  | { readonly kind: 'take deck' }
  | { readonly kind: 'official'; readonly official: Official }
  | { readonly kind: 'play'; readonly card: CardId; readonly where: Where }
  | { readonly kind: 'close' }
  | { readonly kind: 'end' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'houses'; readonly cities: readonly CityId[] }
  | { readonly kind: 'coach'; readonly coach: string; readonly town: string }
  | { readonly kind: 'discard'; readonly cards: readonly CardId[] }
  | { readonly kind: 'return'; readonly officials: readonly Official[] };

export function readMove(text: string): Move {
  const [begin, ...rest] = text.split(' ');
  const word = begin as Exclude<ActionKind, 'take deck'>;
  const [first = '', second = ''] = rest;
  switch (word) {
    case 'assign':
      return { kind: 'assign', values: rest.map(Number) };
    case 'take':
      return first === 'deck' ? { kind: 'take deck' } : { kind: 'take', card: first };
    case 'play':
      return { kind: 'play', card: first, where: second as Where };
    case 'close':
    case 'end':
    case 'decline':
      return { kind: word };
    case 'houses':
      return { kind: 'houses', cities: rest };
    case 'coach':
      return { kind: 'coach', coach: first, town: second };
    case 'discard':
      return { kind: 'discard', cards: rest };
    case 'return':
      return { kind: 'return', officials: rest as Official[] };
    case 'postmaster':
    case 'bailiff':
    case 'postilion':
    case 'cartwright':
      return { kind: 'official', official: word };
  }
}

// The city of a card: with horses their number stands behind it.
export function cityOf(card: CardId): CityId {
  return card.replace(/[0-9]$/, '');
}

export function horsesOf(card: CardId): number {
  const digit = card.match(/[0-9]$/);
  return digit === null ? 0 : Number(digit[0]);
}

const sorted = (ids: readonly string[]) => [...ids].sort();

export const housesMove = (cities: readonly CityId[]) => ['houses', ...sorted(cities)].join(' ');
export const discardMove = (cards: readonly CardId[]) => ['discard', ...sorted(cards)].join(' ');

// In the order in which notation names them.
export const returnMove = (tiles: readonly Official[]) =>
  ['return', ...officials.filter((official) => tiles.includes(official))].join(' ');
export const assignMove = (values: readonly number[]) => ['assign', ...values].join(' ');

export interface CoachMove {
  readonly coach: string;
  readonly town: string;
}
export const coachMove = ({ coach, town }: CoachMove) => `coach ${coach} ${town}`;
export function coachMovesOf(moves: readonly LegalMove[]): readonly CoachMove[] {
  return moves.flatMap(({ move }) => {
    const read = readMove(move);
    return read.kind === 'coach' ? [read] : [];
  });
}

// Where a card may be played, of the legal moves.
export function placesOf(moves: readonly LegalMove[], card: CardId): readonly Where[] {
  return moves.flatMap(({ move }) => {
    const read = readMove(move);
    return read.kind === 'play' && read.card === card ? [read.where] : [];
  });
}
