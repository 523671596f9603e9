/** Horses, horseshoes, the post coach with its team, and the carriage of the ladder. */
import { escapeText, r1, times } from './svg';
import type { SeatColour } from './tokens';

const SHOE =
  'M-2.9 4.9L-4.5 4.9C-6.9 .2 -5.2 -5.4 0 -5.4S6.9 .2 4.5 4.9L2.9 4.9C4.6 .8 3.4 -2.7 0 -2.7S-4.6 .8 -2.9 4.9z';

export const HORSE =
  'M0 24C2 16 10 14 20 15L32 14C37 12 40 6 43 1L46 -3L47 1C51 4 54 8 55 12L51 15L46 11C44 16 42 20 39 24' +
  'C40 32 44 38 45 43L47 55H44L41 45L35 33L31 32L29 44L31 56H28L26 44L26 32L12 32C10 36 8 40 9 44L7 56H4' +
  'L5 44C4 38 3 34 3 31L0 38L-5 48L-6 38C-5 32 -3 28 0 24z';

export const shoeMarkup = (x: number, y: number, scale = 1): string =>
  `<path class="ph-shoe" transform="translate(${r1(x)} ${r1(y)}) scale(${scale})" d="${SHOE}"/>`;

/** A plaque of one to three shoes under one another, for the corner of a card. */
export function shoePlaque(count: number, x: number, y: number): string {
  const height = r1(count * 13.4 + 4.6);
  return (
    `<g class="ph-plaque"><rect x="${x - 8.4}" y="${y - 1}" width="16.8" height="${height}" rx="4"/>` +
    `${times(count, (i) => shoeMarkup(x, y + 8 + i * 13.4)).join('')}</g>`
  );
}

/** Shoes in seals side by side, for the back of a card. */
export function shoeSeals(count: number): string {
  const seal = (i: number): string => {
    const x = 50 + (i - (count - 1) / 2) * 22;
    return `<circle cx="${x}" cy="115" r="10"/>${shoeMarkup(x, 115.4, 1.15)}`;
  };
  return `<g class="ph-seals">${times(count, seal).join('')}</g>`;
}

export const shoeRow = (count: number): string => times(count, (i) => shoeMarkup(i * 13.2, 0)).join('');

export const teamWidth = (horses: number): number => 118 + horses * 46;

export function teamMarkup(colour: SeatColour, horses: number): string {
  const horse = (i: number): string =>
    `<path class="horse" transform="translate(${112 + i * 47} 16) scale(.96)" d="${HORSE}"/>`;
  return (
    `<g class="seat-${colour}"><path class="shaft" d="M92 46h${horses * 44}"/>` +
    '<path class="body" d="M14 8h58q16 0 16 16v24H30q-20 0 -20 -18z"/>' +
    '<path class="pane" d="M24 15h18v15H24zM50 15h18v15H50z"/><path class="roof" d="M10 6h66"/>' +
    '<circle class="wheel" cx="32" cy="55" r="16"/><circle class="wheel" cx="80" cy="58" r="13"/>' +
    '<path class="spoke" d="M32 39v32M16 55h32M21 44l22 22M43 44L21 66M80 45v26M67 58h26M71 49l18 18M89 49L71 67"/>' +
    `${times(horses, horse).join('')}</g>`
  );
}

export const carriageMarkup = (size: number): string =>
  '<path class="spoke" d="M34 19h8l3 3" fill="none"/><path class="body" d="M5 4h24q6 0 6 6v12H10q-7 0 -7 -8z"/>' +
  '<circle class="wheel" cx="12" cy="25" r="7"/><circle class="wheel" cx="30" cy="26" r="5.6"/>' +
  '<path class="spoke" d="M12 18.6v12.8M5.6 25h12.8M30 21v10M25 26h10"/>' +
  `<text x="20" y="17.4">${escapeText(String(size))}</text>`;
