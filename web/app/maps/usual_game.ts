// What a record that names no options means (docs/notation.md), and where other games begin from.
import type { GameOptions } from '../../engine/answers';

export const usualGame: GameOptions = {
  map: 'south',
  players: 2,
  growth: 'carriages',
  network: 'all',
  audience: false,
  offices: false,
};
