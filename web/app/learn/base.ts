// The tutorial: nine turns against Konrad. The person goes from Kempten to Linz, then up the Rhine
// and through Württemberg; Konrad stays in the east, out of the way.
import { usualGame } from '../maps/usual_game';
import type { Lesson } from './lesson';

export const base: Lesson = {
  id: 'base',
  title: 'lesson.base',
  about: 'lesson.base.about',
  game: usualGame,
  // The first display; then what fills its gaps, a line for each turn.
  cards: [
    ...['INN', 'SAL', 'REG', 'PAS', 'LOD', 'BUD'],
    ...['PIL', 'KEM'],
    ...['LIN', 'NUR'],
    ...['MUN', 'PAS'],
    ...['MAN'],
    ...['REG'],
    ...['SAL'],
    ...['CAR', 'FRE', 'SAL', 'BAS', 'LIN', 'AUG', 'BUD'], // the bailiff's six
    ...['WUR'],
    ...['PIL', 'ULM'],
    ...['ZUR'],
    ...['STU'],
    ...['NUR'],
    ...['KEM', 'SIG'],
    ...['ING'],
    ...['LOD'],
    ...['INN'],
    ...['MUN'],
    ...['ZUR'],
  ],
  chapters: [
    {
      title: 'chapter.base.1',
      steps: [
        { text: 'base.01', show: ['map'] },
        { text: 'base.02', show: ['map'] },
        { text: 'base.03', show: [{ cities: ['MAN', 'CAR', 'FRE'] }] },
        { text: 'base.04', show: ['display'] },
        { text: 'base.05', moves: ['take INN'] },
        { text: 'base.06', moves: ['postmaster', 'take SAL'] },
        { text: 'base.07', moves: ['play INN new'] },
        {
          text: 'base.08',
          moves: ['end'],
          answer: ['take REG', 'postmaster', 'take PAS', 'play REG new', 'end'],
        },
      ],
    },
    {
      title: 'chapter.base.2',
      steps: [
        { text: 'base.09', show: ['officials'] },
        { text: 'base.10', moves: ['take KEM', 'postmaster', 'take LIN'] },
        { text: 'base.11', moves: ['play SAL right'] },
        { text: 'base.12', show: ['route'] },
        { text: 'base.13', show: ['route', 'hand'] },
        {
          text: 'base.14',
          moves: ['end'],
          answer: ['take NUR', 'play PAS right', 'end'],
        },
      ],
    },
    {
      title: 'chapter.base.3',
      steps: [
        { text: 'base.15', moves: ['take MAN'] },
        { text: 'base.16', moves: ['play KEM left'] },
        { text: 'base.17', moves: ['postilion', 'play LIN right'] },
        { text: 'base.18', moves: ['close'] },
        {
          text: 'base.19',
          moves: [['houses INN KEM LIN', 'houses INN KEM SAL']],
          answer: ['take MUN', 'play NUR left', 'close', 'houses NUR PAS REG'],
        },
        { text: 'base.20', show: ['map'] },
        { text: 'base.21', show: ['carriages'] },
      ],
    },
    {
      title: 'chapter.base.4',
      steps: [
        { text: 'base.22', moves: ['bailiff'] },
        {
          text: 'base.23',
          moves: ['take CAR', 'play MAN new', 'end'],
          answer: ['take SAL', 'play MUN new', 'end'],
        },
        {
          text: 'base.24',
          moves: ['take FRE', 'postmaster', 'take BAS', 'play CAR right', 'end'],
          answer: ['take LIN', 'play SAL right', 'end'],
        },
        { text: 'base.25', moves: ['take ZUR', 'play FRE right', 'postilion', 'play BAS right'] },
        { text: 'base.26', moves: ['end'], answer: ['take BUD', 'play LIN right', 'end'] },
      ],
    },
    {
      title: 'chapter.base.5',
      steps: [
        { text: 'base.27', moves: ['take STU', 'postmaster', 'take ULM', 'play ZUR right'] },
        { text: 'base.28', show: ['bonuses'] },
        { text: 'base.29', moves: ['close'] },
        {
          text: 'base.30',
          moves: ['houses CAR FRE MAN'],
          answer: ['take PIL', 'play BUD right', 'end'],
        },
        { text: 'base.31', show: ['self'] },
        { text: 'base.32', show: ['hand'] },
      ],
    },
    {
      title: 'chapter.base.6',
      steps: [
        {
          text: 'base.33',
          moves: ['take SIG', 'play STU new', 'postilion', 'play ULM right', 'end'],
          answer: ['take NUR', 'play PIL right', 'close', 'houses BUD LIN MUN'],
        },
        { text: 'base.34', moves: ['take LOD', ['play SIG left', 'play SIG right'], 'close'] },
        { text: 'base.35', moves: [['houses SIG STU', 'houses SIG ULM']] },
        {
          text: 'base.36',
          moves: ['cartwright'],
          answer: ['take WUR', 'play NUR new', 'end'],
        },
        { text: 'base.37', show: ['bonuses'] },
        { text: 'base.38', show: ['carriages'] },
        { text: 'base.39', show: ['self'] },
      ],
    },
  ],
};
