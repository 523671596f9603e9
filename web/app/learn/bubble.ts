// Where the tutor's bubble stands: beside what it speaks of, never over it.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
// A box that is rather not covered, and how much that matters.
export interface Shy {
  readonly box: Box;
  readonly weight: number;
}
export type Side = 'below' | 'above' | 'right' | 'left' | 'apart';
export interface Standing {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const kGap = 11;
const kMargin = 8;
const kRows = 4;
const kColumns = 6;
const kApart = 45_000; // as bad as covering so many pixels

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

// `spots` are not to be covered, as long as there is any room beside them.
export function stand(
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  spots: readonly Box[],
  shy: readonly Shy[],
): Standing {
  const most = { left: room.width - size.width - kMargin, top: room.height - size.height - kMargin };
  const at = (left: number, top: number, side: Side): Standing => ({
    left: clamp(left, kMargin, Math.max(kMargin, most.left)),
    top: clamp(top, kMargin, Math.max(kMargin, most.top)),
    side,
  });
  const places: Standing[] = [];
  const [first] = spots;
  if (first !== undefined) {
    const x = (first.left + first.right - size.width) / 2;
    const y = (first.top + first.bottom - size.height) / 2;
    places.push(
      at(x, first.bottom + kGap, 'below'),
      at(x, first.top - kGap - size.height, 'above'),
      at(first.right + kGap, y, 'right'),
      at(first.left - kGap - size.width, y, 'left'),
    );
  }
  for (let row = kRows; row >= 0; row -= 1) {
    for (let column = 0; column <= kColumns; column += 1) {
      places.push(at((most.left * column) / kColumns, (most.top * row) / kRows, 'apart'));
    }
  }
  const cost = (place: Standing) => {
    const box = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const covered = spots.reduce((sum, spot) => sum + shared(box, spot), 0);
    const annoyed = shy.reduce((sum, each) => sum + each.weight * shared(box, each.box), 0);
    return covered * 20 + annoyed + (place.side === 'apart' ? kApart : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
