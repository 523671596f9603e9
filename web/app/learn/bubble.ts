// Where the coach's bubble stands: beside what it speaks of, never over it.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Side = 'below' | 'above' | 'right' | 'left' | 'apart';
export interface Standing {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
}

const kGap = 11;
const kMargin = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function hullOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

// `spots` are never to be covered, `shy` rather not.
export function stand(
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
  spots: readonly Box[],
  shy: readonly Box[],
): Standing {
  const most = { left: room.width - size.width - kMargin, top: room.height - size.height - kMargin };
  const at = (left: number, top: number, side: Side): Standing => ({
    left: clamp(left, kMargin, Math.max(kMargin, most.left)),
    top: clamp(top, kMargin, Math.max(kMargin, most.top)),
    side,
  });
  const places: Standing[] = [];
  const hull = hullOf(spots);
  if (hull !== undefined) {
    const middle = { x: (hull.left + hull.right) / 2, y: (hull.top + hull.bottom) / 2 };
    const x = middle.x - size.width / 2;
    const y = middle.y - size.height / 2;
    places.push(
      at(x, hull.bottom + kGap, 'below'),
      at(x, hull.top - kGap - size.height, 'above'),
      at(hull.right + kGap, y, 'right'),
      at(hull.left - kGap - size.width, y, 'left'),
    );
  }
  const centre = (room.width - size.width) / 2;
  for (const top of [most.top, kMargin]) {
    for (const left of [centre, kMargin, most.left]) places.push(at(left, top, 'apart'));
  }
  const cost = (place: Standing) => {
    const box = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, each) => sum + shared(box, each), 0);
    return over(spots) * 20 + over(shy) + (place.side === 'apart' ? 400 : 0);
  };
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
