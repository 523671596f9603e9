// What lies on the map, out of what somebody sees of the table.
import { type SeatColour, seatColours } from '../../board';
import type { CityId, RecordSeat, Seen } from '../../engine/answers';
import { cityOf } from '../../engine/moves';
import { t } from '../language/language.svelte';
import type { GameMap } from '../maps/boards';

export type HousesBy = Readonly<Record<CityId, readonly number[]>>;

export function coloursOf(seats: readonly RecordSeat[]): readonly SeatColour[] {
  return seats.map(
    (seat, i) => seatColours.find((colour) => colour === seat.colour) ?? seatColours[i] ?? 'blue',
  );
}

// The seats that have a house in each city.
export function housesOf(seen: Seen | undefined): HousesBy {
  const by: Record<CityId, number[]> = {};
  seen?.view.players.forEach((player, seat) => {
    for (const city of player.houses) by[city] = [...(by[city] ?? []), seat];
  });
  return by;
}

export function routesOf(seen: Seen | undefined): readonly (readonly CityId[])[] {
  return seen?.view.players.map((player) => player.route.map(cityOf)) ?? [];
}

// The top value of each stack of bonus tiles; null: it is used up.
export function topTiles(seen: Seen | undefined): Readonly<Record<string, number | null>> {
  const stacks = Object.entries(seen?.view.stacks ?? {});
  return Object.fromEntries(stacks.map(([id, values]) => [id, values[0] ?? null]));
}

export function freeTiles(seen: Seen | undefined): Readonly<Record<CityId, number>> {
  return seen?.bonuses.find((bonus) => bonus.kind === 'first-house')?.open ?? {};
}

export function cityLabel(map: GameMap, names: readonly string[], houses: HousesBy, id: CityId): string {
  const { name: city, land: landId } = map.model.city(id);
  const land = map.model.landName(landId);
  const owners = (houses[id] ?? []).map((seat) => names[seat] ?? '');
  return owners.length === 0
    ? t('map.city', { city, land })
    : t('map.city.houses', { city, land, names: owners.join(', ') });
}
