// The score sheet line by line: what each seat scored for, with the tiles that stand for it. The sums
// are the engine's; tiles are only sorted by what they are for.
import type { BonusKind, GameOptions, PlayerView, Seen, Sheet } from '../../../engine/answers';

export type LineId = BonusKind | 'carriage' | 'audience' | 'offices' | 'houses';

export type Chip =
  | { readonly kind: 'carriage'; readonly size: number }
  | { readonly kind: 'length'; readonly length: number; readonly points: number }
  | { readonly kind: 'lands'; readonly bonus: string; readonly points: number }
  | { readonly kind: 'clergy'; readonly worth: number }
  | { readonly kind: 'count'; readonly n: number };

export interface Cell {
  readonly points: number;
  readonly chips: readonly Chip[];
}
export interface ScoreLine {
  readonly id: LineId;
  readonly cells: readonly Cell[]; // by seat
}

function bonusCell(seen: Seen, player: PlayerView, line: BonusKind): Cell {
  let points = 0;
  const chips: Chip[] = [];
  for (const tile of player.tiles) {
    const bonus = seen.bonuses.find((each) => each.id === tile.bonus);
    if (bonus === undefined || bonus.kind !== line) continue;
    points += tile.points;
    if (line === 'length') chips.push({ kind: 'length', length: bonus.length ?? 0, points: tile.points });
    if (line === 'lands') chips.push({ kind: 'lands', bonus: bonus.id, points: tile.points });
  }
  if (line === 'first-house' && player.tiles.length > 0 && points > 0)
    chips.push({ kind: 'count', n: points });
  return { points, chips };
}

function cellOf(seen: Seen, id: LineId, seat: number, player: PlayerView, sheet: Sheet): Cell {
  switch (id) {
    case 'carriage':
      return {
        points: sheet.carriage,
        chips: player.carriage === undefined ? [] : [{ kind: 'carriage', size: player.carriage }],
      };
    case 'audience':
      return {
        points: sheet.audience,
        chips: (seen.view.rome?.places ?? []).flatMap((seats, i): Chip[] =>
          seats.includes(seat) ? [{ kind: 'clergy', worth: i + 1 }] : [],
        ),
      };
    case 'offices':
      return { points: sheet.offices, chips: [] };
    case 'houses':
      return {
        points: -sheet.housesLeft,
        chips: sheet.housesLeft > 0 ? [{ kind: 'count', n: sheet.housesLeft }] : [],
      };
    default:
      return bonusCell(seen, player, id);
  }
}

// Lines this game has no use for are left out.
export function scoreLines(seen: Seen, options: GameOptions): readonly ScoreLine[] {
  const used = new Set<LineId>(seen.bonuses.map((bonus) => bonus.kind));
  if (options.growth === 'carriages') used.add('carriage');
  if (options.audience) used.add('audience');
  if (options.offices) used.add('offices');
  used.add('houses');
  const order: readonly LineId[] = [
    'carriage',
    'length',
    'lands',
    'network',
    'first-house',
    'end',
    'audience',
    'offices',
    'houses',
  ];
  return order
    .filter((id) => used.has(id))
    .map((id) => ({
      id,
      cells: seen.view.players.flatMap((player, seat) => {
        const sheet = seen.sheets[seat];
        return sheet === undefined ? [] : [cellOf(seen, id, seat, player, sheet)];
      }),
    }));
}
