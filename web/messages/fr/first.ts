// What the page needs from the beginning.
import type { FirstMessages } from '../catalogue';
import { expansions } from './expansions';
import { game } from './game';
import { journal } from './journal';
import { reasons } from './reasons';
import { refusals } from './refusals';
import { start } from './start';
import { ui } from './ui';

export const first: FirstMessages = { expansions, game, journal, reasons, refusals, start, ui };
