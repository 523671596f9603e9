// The north with horses: a turn that uses a card as horses, closes a route and builds in a free city.
import type { Lesson } from './lesson';

export const north: Lesson = {
  id: 'north',
  title: 'lesson.north',
  about: 'lesson.north.about',
  game: { map: 'north', players: 2, growth: 'horses', network: 'all', audience: false, offices: false },
  cards: [
    ...['HAN1', 'HAM2', 'DRE1', 'LEI2', 'COE2', 'FUL1'],
    ...['MAG2', 'WEI1'],
    ...['KAS3', 'BRE3'],
    ...['ROT1'],
    ...['SCH2'],
    ...['AMS1'],
    ...['GOE2'],
  ],
  chapters: [
    {
      title: 'lesson.north',
      steps: [
        {
          text: 'north.01',
          show: ['map'],
          skip: [
            ...['take HAN1', 'postmaster', 'take HAM2', 'play HAN1 new', 'end'],
            ...['take DRE1', 'postmaster', 'take LEI2', 'play DRE1 new', 'end'],
            ...['take MAG2', 'play HAM2 right', 'end'],
            ...['take WEI1', 'play LEI2 right', 'end'],
          ],
        },
        { text: 'north.02', show: [{ cities: ['BRE', 'FRA', 'HAM', 'LUE'] }] },
        { text: 'north.03', show: ['deck'] },
        { text: 'north.04', moves: ['take BRE3', 'play BRE3 horse'] },
        { text: 'north.05', moves: ['postilion', 'play MAG2 left'] },
        { text: 'north.06', moves: ['close'] },
        {
          text: 'north.07',
          moves: ['houses HAM HAN MAG'],
          answer: ['take KAS3', 'play WEI1 right', 'end'],
        },
        { text: 'north.08', show: ['self'] },
      ],
    },
  ],
};
