import type { Message } from '../types';

// Words of the tutorial and the rule book around the texts themselves.
export const learn: Record<keyof typeof import('../en/learn').learn, Message> = {
  'learn.title': 'Spielen lernen',
  'learn.about':
    'Lektionen am Tisch mit vorbereiteten Karten. Hör auf, wann du willst, und mach später weiter.',
  'learn.opponent': 'Konrad',
  'learn.begin': 'Beginnen',
  'learn.goOn': 'Weiter',
  'learn.again': 'Von vorn beginnen',
  'learn.done': 'geschafft',
  'learn.progress': '{at} von {all} Schritten',
  'lesson.base': 'Dein erstes Spiel',
  'lesson.base.about':
    'Neun Züge gegen Konrad, etwa zehn Minuten: alles, was du für das Grundspiel brauchst.',
  'lesson.north': 'Der Norden',
  'lesson.north.about': 'Pferde statt Kutschen und vier Freie Städte. Zwei Minuten.',
  'lesson.audience': 'Die Audienz',
  'lesson.audience.about': 'Fünf Reisekutschen bringen deine Geistlichen nach Rom. Drei Minuten.',
  'lesson.offices': 'Amt und Würden',
  'lesson.offices.about':
    'Amtspersonen geben dir Plättchen, die du gegen Belohnungen zurückgibst. Zwei Minuten.',
  'chapter.base.1': 'Dein erster Zug',
  'chapter.base.2': 'Eine Strecke entsteht',
  'chapter.base.3': 'Deine ersten Häuser',
  'chapter.base.4': 'Den Rhein hinauf',
  'chapter.base.5': 'Bonusplättchen',
  'chapter.base.6': 'Kutschen und das Ende',
  'tutor.label': 'Lektion',
  'tutor.count': '{at} von {all}',
  'tutor.leave': 'Verlassen',
  'tutor.back': 'Zurück',
  'tutor.next': 'Weiter',
  'tutor.stray': 'Schön, dass du dich umsiehst. Für diese Lektion probiere aber bitte das, was hell ist.',
  'ask.take': 'Nimm {card}',
  'ask.deck': 'Zieh eine Karte vom Stapel',
  'ask.call': 'Rufe: {official}',
  'ask.houses': 'Setze Häuser: {cities}',
  'ask.horses': {
    one: 'Lege {card} als {n} Pferd neben die Postkutsche',
    other: 'Lege {card} als {n} Pferde neben die Postkutsche',
  },
  'ask.coach': 'Reisekutsche {coach} nach {town}',
  'ask.joker': 'Bewege eine Reisekutsche deiner Wahl',
  'ask.return': 'Gib zurück: {officials}',
  'ask.assign': 'Setze in jede Reisekutsche ein Plättchen, wie du magst',
  'ask.close': 'Werte die Strecke',
  'over.title': 'Gut gemacht!',
  'over.text':
    'Du hast die ganze Lektion geschafft. Das Spiel auf dem Tisch ist echt: Du kannst es zu Ende spielen.',
  'over.play': 'Weiter gegen {name}',
  'over.more': 'Weitere Lektionen',
  'rule.back': 'Zurück zu {rule}',
  'rule.book': 'Regelbuch',
  'rule.close': 'Schließen',
  'rules.title': 'Regelbuch',
  'rules.about': 'Alle Regeln in eigenen Worten, genau so, wie Posthorn spielt.',
  'rules.open': 'Regelbuch öffnen',
  'rules.search': 'Regeln durchsuchen',
  'rules.clear': 'Suche löschen',
  'rules.none': 'Davon spricht keine Regel.',
  'rules.found': { one: '{n} Regel', other: '{n} Regeln' },
  'rules.chapters': 'Kapitel',
  'rules.lessons': 'Lektionen',
  'parts.title': 'Spielmaterial',
  'parts.bonus': 'Bonusplättchen',
  'parts.values': 'Werte, oben zuerst',
  'parts.carriage': 'Kutsche',
  'parts.points': 'Punkte',
  'parts.count': 'Anzahl',
  'boards.title': 'Was dem Original entspricht',
  'boards.south':
    'Süden: Städte, Länder, Straßen, Karten, Plättchen und Kutschen sind wie im gedruckten Spiel; nur die ' +
    'Zeichnung ist unsere.',
  'boards.north':
    'Norden: nachgebildet. Fünf Städte ({cities}), alle Straßen bis auf fünf, je eine Karte mit 1, 2 und 3 ' +
    'Pferden für jede Stadt und alle Werte der Plättchen außer denen der Freien Städte sind von uns.',
  'boards.rome':
    'Rom: zum Teil nachgebildet. Bekannt sind die Startorte, die Ausgänge von Andechs und Florenz und die ' +
    'fünf Reisekutschen; die übrigen Orte und Straßen und die Ränge mit 2, 3 und 4 sind von uns.',
};
