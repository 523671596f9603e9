import type { Message } from '../types';

export const lessons: Record<keyof typeof import('../en/lessons').lessons, Message> = {
  'base.01.title': 'Willkommen',
  'base.01.text':
    'Du leitest eine Postkutschenlinie. Lege Strecken von Stadt zu Stadt, setze deine Häuser und sammle die ' +
    'meisten Punkte.',
  'base.02.title': 'Städte und Straßen',
  'base.02.text':
    'Das sind 22 Städte, verbunden durch Straßen. In einer Strecke folgen nur Städte aufeinander, zwischen ' +
    'denen eine Straße liegt.',
  'base.03.title': 'Länder',
  'base.03.text':
    'Farbe und Muster zeigen das Land einer Stadt. Für Straßen sind Länder egal, wichtig werden sie erst bei ' +
    'den Häusern.',
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
  'base.08.text': 'Das war ein Zug: eine nehmen, eine legen. Beende ihn und schau, was Konrad macht.',
  'base.09.title': 'Vier Amtspersonen',
  'base.09.text': 'Vier Amtspersonen helfen dir gern. In jedem Zug darfst du eine davon rufen.',
  'base.10.title': 'Der Postmeister',
  'base.10.text':
    'Den Postmeister kennst du: Nach deiner ersten Karte lässt er dich eine zweite nehmen. Zwei kannst du ' +
    'jetzt brauchen.',
  'base.11.title': 'Zwei Enden',
  'base.11.text':
    'Eine Strecke wächst am linken oder rechten Ende. Die neue Stadt braucht eine Straße zur Stadt an diesem ' +
    'Ende.',
  'base.12.title': 'Was nicht passt',
  'base.12.text':
    'Dazwischen kommt nichts, verschoben wird nichts, und keine Stadt ist zweimal in einer Strecke.',
  'base.13.title': 'Wachsen oder aufgeben',
  'base.13.text':
    'In jedem Zug musst du eine Karte legen. Passt keine, wird die ganze Strecke abgelegt, und die Karte ' +
    'beginnt eine neue.',
  'base.14.title': 'Vorausplanen',
  'base.14.text':
    'Behalte also Karten, die im nächsten Zug passen. Du hast eine für jedes Ende: links Kempten, rechts Linz.',
  'base.15.title': 'Eine Karte für später',
  'base.15.text': 'Für diese Strecke hast du alles. Nimm also eine Karte, mit der du die nächste beginnst.',
  'base.16.title': 'Ans linke Ende',
  'base.16.text':
    'Von Kempten führt eine Straße nach Innsbruck, also passt es ans linke Ende deiner Strecke.',
  'base.17.title': 'Der Postillion',
  'base.17.text':
    'Der Postillion lässt dich eine zweite Karte legen, die deine Strecke verlängert. Rufe ihn und lege auch ' +
    'Linz.',
  'base.18.title': 'Eine Strecke werten',
  'base.18.text':
    'Ab drei Städten darfst du deine Strecke nach dem Legen werten. Längere bringen mehr, aber Warten ist ein ' +
    'Risiko.',
  'base.19.title': 'Häuser, Art eins',
  'base.19.text':
    'Beim Werten setzt du Häuser in Städte der Strecke. Art eins: ein Haus in jedes Land, durch das sie führt.',
  'base.20.title': 'Platz für alle',
  'base.20.text': 'Fremde Häuser stören dich nie. Du selbst darfst in einer Stadt nur ein Haus haben.',
  'base.21.title': 'Kutschen',
  'base.21.text':
    'Eine gewertete Strecke mit drei Städten bringt Kutsche 3; die nächste braucht vier und so weiter bis 7. ' +
    'Jede Wertung bringt höchstens eine.',
  'base.22.title': 'Der Amtmann',
  'base.22.text':
    'Von Mannheim, deiner Handkarte, führt hier nichts weiter. Bevor du eine Karte nimmst, tauscht der Amtmann ' +
    'alle sechs aus.',
  'base.23.title': 'Eine neue Strecke',
  'base.23.text':
    'Viel besser: Carlsruhe, Freiburg und Basel liegen am Rhein. Beginne dort eine neue Strecke.',
  'base.24.title': 'Vorrat in der Hand',
  'base.24.text': 'Eine Strecke braucht Vorrat. Nimm mit dem Postmeister wieder zwei Karten und lege eine.',
  'base.25.title': 'Zwei auf einmal',
  'base.25.text': 'Jetzt hast du mehr, als ein Zug legen kann. Dann ist der Postillion am meisten wert.',
  'base.26.title': 'Auf mehr warten',
  'base.26.text':
    'Vier Städte könntest du jetzt werten. Ab fünf gibt es aber ein Bonusplättchen, das höchste für den ' +
    'Ersten. Du hast Zürich: Warte.',
  'base.27.title': 'Die fünfte Stadt',
  'base.27.text': 'Denk schon an die Strecke danach: Nimm zwei Karten für sie, dann lege Zürich.',
  'base.28.title': 'Ganze Länder',
  'base.28.text':
    'Ein Haus in jeder Stadt eines Landes oder Länderpaares bringt dessen Plättchen. Du darfst dafür mehrere ' +
    'Strecken brauchen.',
  'base.29.title': 'Ganz Baden',
  'base.29.text':
    'Mannheim, Carlsruhe und Freiburg sind ganz Baden, und fünf Städte reichen für ein Plättchen. Werte deine ' +
    'Strecke.',
  'base.30.title': 'Häuser, Art zwei',
  'base.30.text':
    'Art zwei: Häuser nur in einem Land, eines in jeder seiner Städte auf der Strecke. Hier ist das besser: ' +
    'Baden wird voll.',
  'base.31.title': 'Dein Gewinn',
  'base.31.text':
    'Diese Wertung brachte zwei Plättchen, 2 Punkte für fünf Städte und 3 für Baden, dazu Kutsche 4.',
  'base.32.title': 'Drei Karten behalten',
  'base.32.text':
    'Nach dem Werten wird die Strecke abgelegt, und du behältst höchstens drei Handkarten. Wähle gut: Mit ' +
    'ihnen beginnt deine nächste Strecke.',
  'base.33.title': 'Eine kurze Strecke',
  'base.33.text': 'Nicht jede Strecke muss lang sein. Lege zwei Städte auf einmal und behalte die dritte.',
  'base.34.title': 'Drei genügen',
  'base.34.text':
    'Konrad hatte als Zweiter fünf Städte, sein Plättchen war darum kleiner. Werte nun deine drei.',
  'base.35.title': 'In neue Länder',
  'base.35.text':
    'Beide Arten bringen hier zwei Häuser. Art eins eröffnet zwei neue Länder: Württemberg und Hohenzollern.',
  'base.36.title': 'Der Wagner',
  'base.36.text':
    'Deine nächste Kutsche ist die 5, deine Strecke hat drei Städte. Der Wagner verschafft sie dir, auch wenn ' +
    'ein oder zwei fehlen.',
  'base.37.title': 'Das Netz',
  'base.37.text': 'Ein Haus in jedem Land des Netzes bringt das wertvollste Plättchen: bis zu sechs Punkte.',
  'base.38.title': 'Die letzte Runde',
  'base.38.text':
    'Kutsche 7 oder ein 20. Haus leitet das Ende ein und bringt ein Plättchen mit einem Punkt. Die Runde wird ' +
    'noch zu Ende gespielt.',
  'base.39.title': 'Punkte zählen',
  'base.39.text':
    'Deine beste Kutsche und deine Bonusplättchen zählen; jedes übrige Haus kostet einen Punkt. Gute Fahrt!',

  'north.01.title': 'Der Norden',
  'north.01.text':
    'Ein neuer Spielplan mit 23 Städten. Preußen ist ein einziges Land, obwohl es in zwei Teilen liegt.',
  'north.02.title': 'Freie Städte',
  'north.02.text':
    'Vier Freie Städte gehören zu keinem Land. Das erste Haus in jeder nimmt ihr Plättchen: einen Punkt.',
  'north.03.title': 'Die Rückseiten',
  'north.03.text':
    'Jede Karte zeigt ihre ein bis drei Pferde auch auf der Rückseite. Du siehst sie auf dem Stapel und in ' +
    'jeder Hand.',
  'north.04.title': 'Pferde',
  'north.04.text':
    'Hier gibt es keine Kutschen 3 bis 7 und keinen Wagner. Dafür darfst du eine Karte umdrehen und als Pferde ' +
    'neben deine Postkutsche legen.',
  'north.05.title': 'Stadt oder Pferde',
  'north.05.text':
    'Jede Karte ist Stadt oder Pferde, wie du willst, auch die zweite mit dem Postillion. Lege Magdeburg als ' +
    'Stadt.',
  'north.06.title': 'Genug Pferde',
  'north.06.text':
    'Zum Werten brauchst du für jede Stadt ein Pferd; zwei hat deine Postkutsche schon. Die anderen sind ' +
    'danach verbraucht, und höchstens sechs Karten passen daneben.',
  'north.07.title': 'In einer Freien Stadt bauen',
  'north.07.text':
    'Setzt du je Land ein Haus, darf eine Freie Stadt dazukommen. Baust du nur in einem Land, nicht.',
  'north.08.title': 'Das Ende',
  'north.08.text':
    'Mit Pferden beendet nur ein 20. Haus das Spiel. Plättchen zählen, jedes übrige Haus kostet einen Punkt.',

  'audience.01.title': 'Der Weg nach Rom',
  'audience.01.text':
    'Fünf Reisekutschen fahren südwärts nach Rom, jede für ein Land oder ein Länderpaar. Deine Geistlichen ' +
    'fahren mit.',
  'audience.02.title': 'Deine Geistlichen',
  'audience.02.text':
    'Setze deine fünf Plättchen im Wert von 1 bis 5 in die Reisekutschen: in jede eines. Die anderen sehen ' +
    'nicht, welches wo sitzt.',
  'audience.03.title': 'Einige Züge später',
  'audience.03.text':
    'Acht Züge sind vergangen, die Reisekutschen sind unterwegs. Bring deine Strecke auf fünf Städte.',
  'audience.04.title': 'Die Reisekutschen fahren',
  'audience.04.text':
    'Beim Werten bewegt jede Karte, die kein Haus brachte, die Reisekutsche ihres Landes einen Ort nach Süden. ' +
    'Baue in Linz und Salzburg: Drei Karten von Baiern bleiben.',
  'audience.05.title': 'Eine Gabelung',
  'audience.05.text': 'An einer Gabelung wählst du. Von Viterbo ist es nur noch ein Ort bis Rom.',
  'audience.06.title': 'Die Audienz',
  'audience.06.text':
    'In Rom nimmt jedes Plättchen den Platz seines Ranges ein und verdrängt, wer dort schon war. Am Ende ' +
    'zählen die Plättchen auf den Plätzen ihren Wert.',
  'audience.07.title': 'Joker',
  'audience.07.text':
    'Lodz hat keine Reisekutsche, und die von Baiern ist nun in Rom. Eine solche Karte ist ein Joker: Sie ' +
    'bewegt eine andere deiner Wahl.',
  'audience.08.title': 'Wer ankommt und wann',
  'audience.08.text':
    'Am Ende zählen nur Plättchen auf einem Platz, und ein späteres vom selben Rang verdrängt deines. Komm ' +
    'also nicht zu früh und nicht zu spät.',

  'offices.01.title': 'Amtsplättchen',
  'offices.01.text': 'Mit „Amt und Würden“ gibt dir jede Amtsperson, die dir hilft, auch ein Plättchen.',
  'offices.02.title': 'Hilfe bringt ein Plättchen',
  'offices.02.text':
    'Plättchen vom Postmeister und vom Amtmann hast du schon. Rufe den Postillion für eine dritte Sorte.',
  'offices.03.title': 'Es werden weniger',
  'offices.03.text':
    'Die Zahl bei jeder Amtsperson sagt, wie viele Plättchen noch da sind. Der Postmeister hat nur eines. ' +
    'Beende deinen Zug.',
  'offices.04.title': 'Das letzte Plättchen',
  'offices.04.text':
    'Rufe jetzt den Postmeister, dann nimmst du sein letztes Plättchen. Danach müssen alle welche zurückgeben.',
  'offices.05.title': 'Belohnungen',
  'offices.05.text':
    'Gib verschiedene zurück: Eines bringt nichts, zwei eine Karte, drei einen Punkt, vier ein Haus in einer ' +
    'beliebigen Stadt. Du hast drei Sorten.',
  'offices.06.title': 'Ein letztes Mal',
  'offices.06.text':
    'Nach dem letzten Zug darfst du noch einmal drei oder vier verschiedene Plättchen zurückgeben, für einen ' +
    'Punkt oder ein Haus.',
};
