// The audience: the tiles on the coaches, then a closing in the middle of a game that brings one to Rome.
import type { Lesson } from './lesson';

export const audience: Lesson = {
  id: 'audience',
  title: 'lesson.audience',
  about: 'lesson.audience.about',
  game: { map: 'south', players: 2, growth: 'carriages', network: 'all', audience: true, offices: false },
  cards: (
    'CAR AUG PIL WUR KEM ULM LIN FRE PAS CAR ING BUD KEM INN BUD SIG MUN MUN PAS FRE ING AUG REG STU REG ZUR ' +
    'REG SAL INN NUR KEM SIG ZUR AUG ZUR ULM PIL NUR BAS STU SAL SAL MAN LIN MAN LOD CAR WUR MUN STU WUR NUR ' +
    'FRE INN'
  ).split(' '),
  chapters: [
    {
      title: 'lesson.audience',
      steps: [
        { text: 'audience.01', show: ['rome'] },
        {
          text: 'audience.02',
          moves: [['assign 2 1 3 4 5', 'assign *']],
          answer: ['assign 2 1 3 4 5'],
        },
        {
          text: 'audience.03',
          // Eight turns each.
          skip: [
            ...['take AUG', 'postmaster', 'take CAR', 'play AUG new', 'end'],
            ...['take KEM', 'postmaster', 'take FRE', 'play KEM new', 'end'],
            ...['take ULM', 'postmaster', 'take ING', 'play ING right', 'end'],
            ...['take LIN', 'postmaster', 'take deck', 'play INN right', 'end'],
            ...['bailiff', 'take FRE', 'play ULM left', 'close', 'houses AUG ULM', 'coach BAI VER'],
            ...['take SIG', 'play SIG left', 'postilion', 'play FRE left', 'close', 'houses FRE INN KEM SIG'],
            ...['take BUD', 'postmaster', 'take MUN', 'play CAR new', 'end'],
            ...['take ING', 'postmaster', 'take MUN', 'play ING new', 'end'],
            ...['take PAS', 'postmaster', 'take STU', 'play FRE right', 'end'],
            ...['take ZUR', 'postmaster', 'take INN', 'play MUN right', 'end'],
            ...['bailiff', 'take AUG', 'play STU left', 'end'],
            ...['take PIL', 'postmaster', 'take KEM', 'play INN right', 'end'],
            ...['take ZUR', 'play ZUR right', 'close', 'houses FRE STU ZUR', 'coach BAD GEN', 'discard BUD'],
            ...['take NUR', 'play KEM right', 'postilion', 'play ZUR right', 'end'],
            ...['take SAL', 'play SAL new', 'postilion', 'play PAS right', 'end'],
            ...['take BAS', 'play BAS right', 'close', 'houses BAS ZUR', 'coach SCH MAI'],
            ...['coach BAI BOL', 'coach BAI FLO', 'coach BAI SIE'],
            ...['take STU', 'postmaster', 'take ULM', 'play MUN right', 'end'],
            ...['take SIG', 'play NUR new', 'postilion', 'play PIL right', 'end'],
          ],
          moves: ['take LIN', 'play AUG right', 'postilion', 'play LIN left'],
        },
        { text: 'audience.04', moves: ['close', 'houses LIN SAL'] },
        { text: 'audience.05', moves: ['coach BAI VIT'] },
        { text: 'audience.06', moves: ['coach BAI ROM'] },
        {
          text: 'audience.07',
          moves: [['coach WUR MAI', 'coach *']],
          answer: ['bailiff', 'take STU', 'play STU left', 'end'],
        },
        { text: 'audience.08', show: ['rome'] },
      ],
    },
  ],
};
