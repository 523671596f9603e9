import type { Message } from '../types';

export const lessons: Record<keyof typeof import('../en/lessons').lessons, Message> = {
  'base.01.title': 'Willkommen',
  'base.01.text':
    'Du leitest eine Postkutschenlinie. Lege Strecken von Stadt zu Stadt, setze deine Häuser und sammle die ' +
    'meisten Punkte.',
  'base.02.title': 'Städte und Straßen',
  'base.02.text':
    'Das sind 22 Städte, verbunden durch Straßen. In einer Strecke folgen nur Städte aufeinander, zwischen denen ' +
    'eine Straße liegt.',
  'base.03.title': 'Länder',
  'base.03.text':
    'Farbe und Muster zeigen das Land einer Stadt. Für Straßen sind Länder egal, wichtig werden sie erst bei den ' +
    'Häusern.',
  'base.04.title': 'Die Auslage',
  'base.04.text':
    'Jeder Zug beginnt mit einer Karte. Nimm eine der sechs offenen oder zieh eine verdeckt vom Stapel.',
  'base.05.title': 'Nimm eine Karte',
  'base.05.text': 'Nimm jetzt eine Karte. Die Lücke wird sofort vom Stapel aufgefüllt.',
  'base.06.title': 'Leere Hand',
  'base.06.text': 'Du hast ohne Karten begonnen, darum muss der Postmeister helfen: Nimm eine zweite Karte.',
  'base.07.title': 'Lege eine Karte',
  'base.07.text': 'Lege jetzt eine Handkarte. Sie ist die erste Stadt deiner Strecke.',
  'base.08.title': 'Ende des Zuges',
  'base.08.text': 'Das war ein Zug: eine nehmen, eine legen. Beende ihn und schau, was die anderen nehmen.',
  'base.09.title': 'Zwei Enden',
  'base.09.text':
    'Eine Strecke wächst am linken oder rechten Ende. Die neue Stadt braucht eine Straße zur Stadt an diesem Ende.',
  'base.10.title': 'Was nicht passt',
  'base.10.text':
    'Dazwischen kommt nichts, verschoben wird nichts, und keine Stadt ist zweimal in einer Strecke.',
  'base.11.title': 'Wachsen oder aufgeben',
  'base.11.text':
    'In jedem Zug musst du eine Karte legen. Passt keine, wird die ganze Strecke abgelegt, und die Karte beginnt ' +
    'eine neue.',
  'base.12.title': 'Vorausplanen',
  'base.12.text': 'Behalte also eine Karte, die im nächsten Zug passt. Verlängere jetzt deine Strecke.',
  'base.13.title': 'Vier Amtspersonen',
  'base.13.text': 'Vier Amtspersonen helfen dir gern. In jedem Zug darfst du eine davon rufen.',
  'base.14.title': 'Der Postmeister',
  'base.14.text': 'Den Postmeister kennst du: Nach deiner ersten Karte lässt er dich eine zweite nehmen.',
  'base.15.title': 'Der Postillion',
  'base.15.text':
    'Der Postillion lässt dich eine zweite Karte legen, die deine Strecke verlängert. Rufe ihn und lege zwei.',
  'base.16.title': 'Der Amtmann',
  'base.16.text': 'Nichts Brauchbares dabei? Bevor du eine Karte nimmst, tauscht der Amtmann alle sechs aus.',
  'base.17.title': 'Eine Strecke werten',
  'base.17.text':
    'Ab drei Städten darfst du deine Strecke nach dem Legen werten. Längere bringen mehr, aber Warten ist ein ' +
    'Risiko.',
  'base.18.title': 'Häuser, Art eins',
  'base.18.text':
    'Beim Werten setzt du Häuser in Städte der Strecke. Art eins: ein Haus in jedes Land, durch das sie führt.',
  'base.19.title': 'Häuser, Art zwei',
  'base.19.text':
    'Art zwei: Wähle ein Land und setze in jede seiner Städte auf der Strecke ein Haus. Vergleiche, dann ' +
    'entscheide.',
  'base.20.title': 'Platz für alle',
  'base.20.text': 'Fremde Häuser stören dich nie. Du selbst darfst in einer Stadt nur ein Haus haben.',
  'base.21.title': 'Kutschen',
  'base.21.text':
    'Eine gewertete Strecke mit drei Städten bringt Kutsche 3; die nächste braucht vier und so weiter bis 7. Jede ' +
    'Wertung bringt höchstens eine.',
  'base.22.title': 'Der Wagner',
  'base.22.text':
    'Der Wagner verschafft dir die nächste Kutsche, auch wenn deiner Strecke ein oder zwei Städte fehlen.',
  'base.23.title': 'Lange Strecken',
  'base.23.text': 'Strecken ab fünf Städten bringen Bonusplättchen. Wer zuerst kommt, bekommt das höchste.',
  'base.24.title': 'Ganze Länder',
  'base.24.text':
    'Ein Haus in jeder Stadt eines Landes oder Länderpaares bringt dessen Plättchen. Du darfst dafür mehrere ' +
    'Strecken brauchen.',
  'base.25.title': 'Das Netz',
  'base.25.text': 'Ein Haus in jedem Land des Netzes bringt das wertvollste Plättchen: bis zu sechs Punkte.',
  'base.26.title': 'Drei Karten behalten',
  'base.26.text':
    'Nach dem Werten wird die Strecke abgelegt, und du behältst höchstens drei Handkarten. Wähle gut: Mit ihnen ' +
    'beginnt deine nächste Strecke.',
  'base.27.title': 'Die letzte Runde',
  'base.27.text':
    'Kutsche 7 oder ein 20. Haus leitet das Ende ein und bringt ein Plättchen mit einem Punkt. Die Runde wird noch ' +
    'zu Ende gespielt.',
  'base.28.title': 'Punkte zählen',
  'base.28.text':
    'Deine beste Kutsche und deine Bonusplättchen zählen; jedes übrige Haus kostet einen Punkt. Gute Fahrt!',

  'north.01.title': 'Der Norden',
  'north.01.text':
    'Ein neuer Spielplan mit 23 Städten. Preußen ist ein einziges Land, obwohl es in zwei Teilen liegt.',
  'north.02.title': 'Freie Städte',
  'north.02.text':
    'Vier Freie Städte gehören zu keinem Land. Das erste Haus in jeder nimmt ihr Plättchen: einen Punkt.',
  'north.03.title': 'In einer Freien Stadt bauen',
  'north.03.text':
    'Setzt du je Land ein Haus, darf eine Freie Stadt dazukommen. Baust du nur in einem Land, nicht.',
  'north.04.title': 'Pferde',
  'north.04.text':
    'Hier gibt es keine Kutschen 3 bis 7 und keinen Wagner. Dafür darfst du eine Karte umdrehen und als Pferde ' +
    'neben deine Postkutsche legen.',
  'north.05.title': 'Die Rückseiten',
  'north.05.text':
    'Jede Karte zeigt ihre ein bis drei Pferde auch auf der Rückseite. Du siehst sie auf dem Stapel und in jeder ' +
    'Hand.',
  'north.06.title': 'Genug Pferde',
  'north.06.text':
    'Zum Werten brauchst du für jede Stadt ein Pferd; zwei hat deine Postkutsche schon. Die anderen sind danach ' +
    'verbraucht, und höchstens sechs Karten passen daneben.',
  'north.07.title': 'Das Ende',
  'north.07.text':
    'Mit Pferden beendet nur ein 20. Haus das Spiel. Plättchen zählen, jedes übrige Haus kostet einen Punkt.',

  'rome.01.title': 'Der Weg nach Rom',
  'rome.01.text':
    'Fünf Reisekutschen fahren südwärts nach Rom, jede für ein Land oder ein Länderpaar. Deine Geistlichen fahren ' +
    'mit.',
  'rome.02.title': 'Deine Geistlichen',
  'rome.02.text':
    'Setze deine fünf Plättchen im Wert von 1 bis 5 in die Reisekutschen: in jede eines. Die anderen sehen nicht, ' +
    'welches wo sitzt.',
  'rome.03.title': 'Die Reisekutschen fahren',
  'rome.03.text':
    'Beim Werten bewegt jede Karte, die kein Haus brachte, die Reisekutsche ihres Landes einen Ort nach Süden. An ' +
    'Gabelungen wählst du.',
  'rome.04.title': 'Joker',
  'rome.04.text':
    'Lodz hat keine Reisekutsche, und manche sind schon in Rom. Eine solche Karte bewegt eine andere deiner Wahl.',
  'rome.05.title': 'Die Audienz',
  'rome.05.text':
    'In Rom nimmt jedes Plättchen den Platz seines Ranges ein und verdrängt, wer dort schon war. Am Ende zählen ' +
    'die Plättchen auf den Plätzen ihren Wert.',
  'rome.06.title': 'Amtsplättchen',
  'rome.06.text': 'Mit „Amt und Würden“ gibt dir jede Amtsperson, die dir hilft, auch ein Plättchen.',
  'rome.07.title': 'Plättchen zurückgeben',
  'rome.07.text':
    'Wird das letzte Plättchen einer Amtsperson genommen, geben alle ein bis vier verschiedene zurück, zuerst wer ' +
    'am Zug ist.',
  'rome.08.title': 'Belohnungen',
  'rome.08.text':
    'Ein Plättchen bringt nichts, zwei eine Karte, drei einen Punkt, vier ein Haus in einer beliebigen Stadt. ' +
    'Sammle also verschiedene.',
  'rome.09.title': 'Ein letztes Mal',
  'rome.09.text':
    'Nach dem letzten Zug darfst du noch einmal drei oder vier verschiedene Plättchen zurückgeben, für einen Punkt ' +
    'oder ein Haus.',
};
