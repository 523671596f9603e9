/**
 * The drawing part of Posthorn. It draws boards, cards and pieces and reports gestures; it knows no rules and
 * holds no words. Import tokens.css and board.css once beside it.
 */

export { type IconName, iconNames } from './art/icons';
export type { LandEntry, LandLook, Motif, Tint } from './art/lands';
export { escapeText, seeded, type XY } from './art/svg';
export { type HouseState, type SeatColour, seatColours } from './art/tokens';
export { townMarkup } from './art/towns';
export { default as Board } from './Board.svelte';
export { default as CardBack } from './CardBack.svelte';
export { default as CardSlip } from './CardSlip.svelte';
export { default as Carriage } from './Carriage.svelte';
export { default as CityCard } from './CityCard.svelte';
export { default as Coach } from './Coach.svelte';
export type { CardLook, CardState } from './card';
export { default as Horses } from './Horses.svelte';
export { default as House } from './House.svelte';
export { default as Icon } from './Icon.svelte';
export { default as LandSwatch } from './LandSwatch.svelte';
export { default as MiniMap } from './MiniMap.svelte';
export { type BoardModel, createBoard } from './model';
export { default as RomeStrip } from './RomeStrip.svelte';
export { createStrip, type StripModel } from './strip';
export { default as TileStack } from './TileStack.svelte';
export type * from './types';
