/** Four houses, told apart by outline as well as by colour. Box -7 to 7, standing on y = 0, 13 high. */
import { r1 } from './svg';

export type SeatColour = 'blue' | 'red' | 'yellow' | 'plum';

export const seatColours: readonly SeatColour[] = ['blue', 'red', 'yellow', 'plum'];

const outline: Readonly<Record<SeatColour, string>> = {
  blue: 'M-5.6 0V-7.2L0 -13L5.6 -7.2V0z',
  red: 'M-5.6 0V-12.4H-2.9V-9.8H-1.35V-12.4H1.35V-9.8H2.9V-12.4H5.6V0z',
  yellow: 'M-5.6 0V-7A5.6 5.9 0 0 1 5.6 -7V0z',
  plum: 'M-6.6 0L0 -13.8L6.6 0z',
};

const ARCHED_DOOR = 'M-1.5 0v-3.4a1.5 1.5 0 0 1 3 0V0z';
const TENT_DOOR = 'M-1.7 0L0 -4.6L1.7 0z';

/** solid: stands there; possible: dashed outline; proposed: full, with a green edge. */
export type HouseState = 'solid' | 'possible' | 'proposed';

export function houseMarkup(
  colour: SeatColour,
  x = 0,
  y = 0,
  scale = 1,
  state: HouseState = 'solid',
): string {
  const d = outline[colour];
  const size = Math.round(scale * 1000) / 1000;
  return (
    `<g class="ph-house seat-${colour} ${state}" transform="translate(${r1(x)} ${r1(y)}) scale(${size})">` +
    `<path class="halo" d="${d}"/><path class="body" d="${d}"/>` +
    `<path class="door" d="${colour === 'plum' ? TENT_DOOR : ARCHED_DOOR}"/></g>`
  );
}
