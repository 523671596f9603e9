// Offices and honour: a tile for help, and the last tile of an official that makes everybody give back.
import type { Lesson } from './lesson';

export const offices: Lesson = {
  id: 'offices',
  title: 'lesson.offices',
  about: 'lesson.offices.about',
  game: { map: 'south', players: 2, growth: 'carriages', network: 'all', audience: false, offices: true },
  cards: [
    ...['ULM', 'STU', 'SAL', 'LIN', 'NUR', 'WUR'],
    ...['BUD', 'KEM'],
    ...['AUG', 'ING'],
    ...['MUN', 'INN'],
    ...['REG'],
    ...['MAN', 'ZUR', 'PAS', 'SIG', 'REG', 'BAS', 'PAS'],
    ...['PIL', 'CAR', 'LOD', 'FRE', 'BAS', 'KEM', 'AUG'],
    ...['SIG'],
    ...['ING'],
    ...['MUN', 'ULM'],
  ],
  chapters: [
    {
      title: 'lesson.offices',
      steps: [
        {
          text: 'offices.01',
          show: ['officials'],
          skip: [
            ...['take ULM', 'postmaster', 'take STU', 'play ULM new', 'end'],
            ...['take SAL', 'postmaster', 'take LIN', 'play SAL new', 'end'],
            ...['take NUR', 'postmaster', 'take WUR', 'play STU right', 'end'],
            ...['take BUD', 'play LIN right', 'end'],
            ...['bailiff', 'take MAN', 'play NUR right', 'end'],
            ...['bailiff', 'take PIL', 'play BUD right', 'end'],
          ],
        },
        { text: 'offices.02', moves: ['take CAR', 'play WUR right', 'postilion', 'play MAN right'] },
        {
          text: 'offices.03',
          moves: ['end'],
          answer: ['take LOD', 'play PIL right', 'postilion', 'play LOD right', 'end'],
        },
        { text: 'offices.04', moves: ['take FRE', 'postmaster', 'take BAS'] },
        {
          text: 'offices.05',
          moves: ['return postmaster bailiff postilion'],
          answer: ['return postmaster bailiff postilion'],
        },
        { text: 'offices.06', show: ['officials'] },
      ],
    },
  ],
};
