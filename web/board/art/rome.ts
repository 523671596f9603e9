/** Saint Peter's at the end of the road, the only picture on the strip. Box 100 wide, ground line 54. */
import { hall, houseRow, tower } from './buildings';
import { path, poly, rect } from './svg';

export const romeMarkup = (): string =>
  houseRow('rm1', 0, 26, 54, 5, 8) +
  houseRow('rm2', 74, 100, 54, 5, 8) +
  hall(50, 54, 54, 11, 3) +
  rect('w', 38, 32, 24, 11) +
  path('l', 'M41 43v-9M45 43v-9M49 43v-9M53 43v-9M57 43v-9') +
  path('r', 'M37 32c0 -17 7 -22 13 -24c6 2 13 7 13 24z') +
  path('rs', 'M53 32c1 -10 0 -19 -3 -24c6 2 13 7 13 24z') +
  path('l', 'M43 30c0 -10 3 -17 6 -21M57 30c0 -10 -3 -17 -6 -21') +
  rect('w', 47, 2.6, 6, 6) +
  path('r', 'M46.4 2.6q3.6 -5 7.2 0z') +
  path('l', 'M50 -1v-6m-2 2h4') +
  poly('w', [
    [41, 45],
    [50, 40],
    [59, 45],
  ]) +
  path('l', 'M42 54v-8M46 54v-8M50 54v-8M54 54v-8M58 54v-8') +
  tower(28, 54, 5, 15, 'dome') +
  tower(72, 54, 5, 15, 'dome');
