import type { Message } from '../types';

export const rules: Record<keyof typeof import('../en/rules').rules, Message> = {
  'chapter.S': 'Vorbereitung',
  'chapter.T': 'Dein Zug',
  'chapter.P': 'Eine Karte legen',
  'chapter.C': 'Eine Strecke werten',
  'chapter.E': 'Spielende',
  'chapter.I': 'Was bekannt ist',
  'chapter.N': 'Der Norden: Freie Städte und Pferde',
  'chapter.A': 'Rom: die Audienz',
  'chapter.O': 'Rom: Amt und Würden',

  'S1.title': 'Spielerzahl',
  'S1.text':
    'Es spielen zwei bis vier Personen. Wer beginnt, wird ausgelost, wenn der Tisch es nicht selbst bestimmt; ' +
    'danach geht es im Uhrzeigersinn reihum.',
  'S2.title': 'Stapel und Auslage',
  'S2.text':
    'Jede Stadt ist dreimal im Stapel: 66 Karten im Süden, 69 im Norden. Der Stapel wird gemischt, die ersten ' +
    'sechs Karten bilden die offene Auslage.',
  'S3.title': 'Häuser und Bonusplättchen',
  'S3.text':
    'Alle beginnen mit 20 Häusern, ohne Karten und ohne Kutsche. In jedem Stapel Bonusplättchen liegt der höchste ' +
    'Wert oben.',
  'S4.title': 'Was das Netz verlangt',
  'S4.text':
    'Im Süden vereinbart ihr, was der Netzbonus verlangt: ein Haus in jedem Land, auch in Baiern, oder in jedem ' +
    'Land außerhalb Baierns. Polen mit seiner einzigen Stadt Lodz gehört immer dazu. Posthorn schlägt vor, was in ' +
    'der Ausgabe deiner Sprache steht: alle Länder auf Englisch und Japanisch, außerhalb Baiern auf Deutsch, ' +
    'Französisch und Spanisch. Im Norden zählen immer alle Länder.',

  'T1.title': 'Drei Schritte',
  'T1.text':
    'Ein Zug hat drei Schritte in dieser Reihenfolge: Du musst eine Karte nehmen, du musst eine Karte legen, und ' +
    'danach darfst du deine Strecke werten.',
  'T2.title': 'Eine Amtsperson je Zug',
  'T2.text':
    'In einem Zug darfst du höchstens eine Amtsperson rufen, und nur, wenn die Hilfe möglich ist: Es gibt eine ' +
    'zweite Karte zu nehmen, eine Auslage auszutauschen, eine zweite Karte, die sich legen lässt, oder eine ' +
    'Kutsche, für die nur ein oder zwei Städte fehlen.',
  'T3.title': 'Eine Karte nehmen',
  'T3.text':
    'Nimm eine beliebige Karte der Auslage oder verdeckt die oberste vom Stapel. Eine Lücke in der Auslage wird ' +
    'sofort aufgefüllt.',
  'T4.title': 'Wenn der Stapel leer ist',
  'T4.text':
    'Erst wenn vom leeren Stapel gezogen werden muss, wird die Ablage zum neuen Stapel gemischt. Sind beide leer, ' +
    'bleibt die Auslage lückenhaft, und vom Stapel kann niemand ziehen. Immer wenn das Nehmen ansteht (zu Beginn ' +
    'eines Zuges, beim Postmeister oder für zwei zurückgegebene Amtsplättchen), werden Lücken der Auslage zuerst ' +
    'aufgefüllt, soweit Stapel und Ablage reichen. Gibt es gar nichts zu nehmen, entfällt der Schritt; hast du ' +
    'dann auch keine Karte auf der Hand, entfällt auch das Legen.',
  'T5.title': 'Amtmann',
  'T5.text':
    'Bevor du eine Karte nimmst, legt der Amtmann die ganze Auslage ab und füllt sie neu. Mindestens eine Karte ' +
    'muss dort liegen. Muss dafür die Ablage gemischt werden, gehören die eben abgelegten Karten dazu. Bleibt nach ' +
    'einer Rückgabe von Amtsplättchen (O3) nichts zu nehmen, entfällt das Nehmen.',
  'T6.title': 'Postmeister',
  'T6.text':
    'Nach deiner ersten Karte und vor dem Legen lässt dich der Postmeister eine zweite nehmen, aus der Auslage ' +
    'oder vom Stapel.',
  'T7.title': 'Ohne Karten am Zug',
  'T7.text':
    'Hast du zu Beginn deines Zuges keine Karte auf der Hand, wie alle in der ersten Runde, musst du den ' +
    'Postmeister rufen und kannst in diesem Zug niemand anderen rufen. Gibt es keine zweite Karte zu nehmen, ' +
    'verfällt seine Hilfe und bringt kein Amtsplättchen; auch dann darfst du niemand anderen rufen.',
  'T8.title': 'Handkarten',
  'T8.text':
    'Du darfst beliebig viele Karten auf der Hand haben. Nur nach dem Werten bleiben höchstens drei (C10).',

  'P1.title': 'Eine Strecke beginnen',
  'P1.text': 'Hast du keine Strecke, beginnt die gelegte Karte eine. Du hast immer nur eine Strecke.',
  'P2.title': 'Eine Strecke verlängern',
  'P2.text':
    'Lege die Karte links oder rechts an deine Strecke an, wenn eine Straße ihre Stadt mit der Stadt an diesem ' +
    'Ende verbindet und die Stadt noch nicht in der Strecke ist. Dazwischen kommt nichts, umgeordnet wird nichts. ' +
    'Die Farben der Länder spielen keine Rolle.',
  'P3.title': 'Eine Strecke aufgeben',
  'P3.text':
    'Stattdessen darfst du deine ganze Strecke ablegen und mit der Karte eine neue beginnen, auch wenn eine Karte ' +
    'passen würde. Passt keine, bleibt dir nichts anderes übrig.',
  'P4.title': 'Postillion',
  'P4.text':
    'Der Postillion lässt dich eine zweite Karte legen. Sie muss deine Strecke verlängern und kann sie nie ' +
    'ersetzen. Die Strecke darf mit der ersten Karte in diesem Zug begonnen haben.',
  'P5.title': 'Städte mit deinem Haus',
  'P5.text': 'Deine Strecke darf durch Städte führen, in denen du schon ein Haus hast.',

  'C1.title': 'Wann und wie gewertet wird',
  'C1.text':
    'Nach dem Legen darfst du eine Strecke aus drei oder mehr Karten werten. Die Reihenfolge: Häuser, ' +
    'Bonusplättchen, Kutsche, Reisekutschen (mit der Audienz), Ablegen. Ist das Legen in diesem Zug entfallen, ' +
    'kannst du nicht werten.',
  'C2.title': 'Zwei Arten, Häuser zu setzen',
  'C2.text':
    'Wähle eine Art. Art eins: höchstens ein Haus in jedem Land deiner Strecke. Art zwei: Häuser nur in Städten ' +
    'eines Landes, so viele deine Strecke dort hat. Häuser kommen nur in Städte der Strecke und nie dorthin, wo du ' +
    'schon eines hast; fremde Häuser stören nicht.',
  'C3.title': 'Weniger Häuser',
  'C3.text':
    'Du darfst weniger Häuser setzen als möglich, auch keines. Posthorn schlägt die meisten vor und fragt nach, ' +
    'bevor du weniger setzt. Hast du weniger Häuser übrig als Städte zum Bauen, wählst du die Städte.',
  'C4.title': 'Plättchen für lange Strecken',
  'C4.text':
    'Eine Strecke ab fünf Städten bringt ein Plättchen, vom höchsten Stapel, der nicht über ihrer Länge liegt. Ist ' +
    'er leer, nimm vom nächstniedrigeren, der nicht leer ist; sind alle leer, gibt es nichts. Freiwillig niedriger ' +
    'nehmen geht nicht. Über das Spiel kannst du beliebig viele bekommen. Werte im Süden: fünf Städte 2, 1; sechs ' +
    '3, 2, 1; sieben und mehr 4, 3, 2, 1.',
  'C5.title': 'Plättchen für Länder',
  'C5.text':
    'Hast du in jeder Stadt eines Landes oder beider Länder eines Paares ein Haus, nimm das oberste Plättchen des ' +
    'Stapels. Eine Wertung kann mehrere bringen, und die Häuser dürfen aus mehreren Strecken stammen. Im Süden: ' +
    'Baden, Württemberg mit Hohenzollern und Schweiz mit Tyrol je 3, 2, 1; Böhmen mit Salzburg 4, 3, 2; Baiern 5, ' +
    '4, 3, 2.',
  'C6.title': 'Netzplättchen',
  'C6.text': 'Mit einem Haus in jedem Land, das zählt (S4), nimm das oberste Netzplättchen: 6, 5, 4, 3.',
  'C7.title': 'Von jeder Art ein Plättchen',
  'C7.text':
    'Von jedem Länderstapel und vom Netzstapel nimmst du im Spiel höchstens ein Plättchen. Ein leerer Stapel gibt ' +
    'nichts.',
  'C8.title': 'Kutsche',
  'C8.text':
    'Ist deine Strecke mindestens so lang wie deine nächste Kutsche (erst 3, dann 4 und so weiter bis 7), musst du ' +
    'sie nehmen. Eine Wertung bringt eine Kutsche, übersprungen wird keine. Häuser spielen dabei keine Rolle.',
  'C9.title': 'Wagner',
  'C9.text':
    'Fehlen deiner Strecke ein oder zwei Karten zur nächsten Kutsche, lässt dich der Wagner sie trotzdem nehmen. ' +
    'Zum Werten brauchst du weiterhin mindestens drei Karten.',
  'C10.title': 'Ablegen',
  'C10.text':
    'Lege die gewertete Strecke ab. Hast du dann mehr als drei Karten auf der Hand, behalte drei deiner Wahl und ' +
    'lege die übrigen ab. Alles wird offen abgelegt.',

  'E1.title': 'Was das Spiel beendet',
  'E1.text':
    'Wer zuerst Kutsche 7 nimmt oder das 20. Haus setzt, bekommt in diesem Moment das Spielende-Plättchen, einen ' +
    'Punkt wert. Sonst bekommt es niemand.',
  'E2.title': 'Die letzte Runde',
  'E2.text':
    'Die laufende Runde wird zu Ende gespielt, egal wer das Ende ausgelöst hat: Die letzte Person der Zugfolge ' +
    'spielt zuletzt. Geschieht es in deren Zug, endet das Spiel danach.',
  'E3.title': 'Punkte',
  'E3.text':
    'Zähle die Punkte deiner besten Kutsche (Kutsche 3: 2, 4: 3, 5: 5, 6: 7, 7: 10; ohne Kutsche 0), dazu deine ' +
    'Bonusplättchen, und zieh für jedes nicht gesetzte Haus einen Punkt ab. Minuspunkte bleiben stehen.',
  'E4.title': 'Gleichstand',
  'E4.text':
    'Haben mehrere die meisten Punkte, gewinnt, wer das Spielende-Plättchen hat. Gehört diese Person nicht dazu, ' +
    'gewinnt unter den Gleichen, wer im Uhrzeigersinn als Nächstes nach ihr sitzt.',
  'E5.title': 'Wenn die Karten ausgehen',
  'E5.text':
    'Entfallen so viele Züge hintereinander ganz, wie Leute mitspielen, weil alle Karten in Strecken liegen, endet ' +
    'das Spiel dort (mit „Amt und Würden“ folgt noch die letzte Rückgabe O6). Niemand nimmt das ' +
    'Spielende-Plättchen, und bei Gleichstand gewinnt, wer in der Zugfolge zuerst kommt.',

  'I1.title': 'Offen und verdeckt',
  'I1.text':
    'Verdeckt sind nur die Reihenfolge des Stapels, die Karten, die andere verdeckt gezogen haben und noch halten, ' +
    'und die Geistlichen der Audienz. Alles andere ist offen, auch was alle sehen konnten: Karten aus der Auslage, ' +
    'Abgelegtes, genommene Plättchen. Der Bildschirm darf Bonusplättchen verdeckt zeigen wie am Tisch.',
  'I2.title': 'Computergegner',
  'I2.text':
    'Ein Computergegner entscheidet nur nach dem, was von seinem Platz aus zu sehen ist. Er schaut nicht heimlich ' +
    'nach.',

  'N1.title': 'Pferde statt Kutschen',
  'N1.text':
    'Mit Pferden gibt es keine Kutschen 3 bis 7 und keinen Wagner. Jede Karte zeigt auf beiden Seiten ein bis drei ' +
    'Pferde; darum sehen alle die Pferde der obersten Karte des Stapels und jeder Hand.',
  'N2.title': 'Stadt oder Pferde',
  'N2.text':
    'Lege eine Karte als Stadt (P1 bis P3) oder umgedreht als Pferde neben deine Postkutsche; dort liegen ' +
    'höchstens sechs Karten. Pferde lassen deine Strecke, wie sie ist. Die zweite Karte mit dem Postillion darf ' +
    'beides sein; als Stadt muss sie deine Strecke verlängern oder, wenn du keine hast, eine beginnen.',
  'N3.title': 'Pferde zum Werten',
  'N3.text':
    'Zum Werten müssen die zwei Pferde deiner Postkutsche und die daneben zusammen mindestens so viele sein wie ' +
    'die Karten der Strecke.',
  'N4.title': 'Pferde werden verbraucht',
  'N4.text':
    'Beim Werten legst du alle deine Pferdekarten ab. Gibst du eine Strecke auf (P3), behältst du sie.',
  'N5.title': 'Freie Städte',
  'N5.text':
    'Bremen, Frankfurt, Hamburg und Lübeck gehören zu keinem Land. Bei Art eins (je Land ein Haus) darf ein Haus ' +
    'in einer Freien Stadt der Strecke dazukommen, bei Art zwei (nur ein Land) nicht. Sind in der Strecke nur ' +
    'Freie Städte zu bebauen, darf eine davon ein Haus bekommen.',
  'N6.title': 'Plättchen der Freien Städte',
  'N6.text': 'Das erste Haus in einer Freien Stadt nimmt sofort deren Plättchen: einen Punkt.',
  'N7.title': 'Preußen',
  'N7.text':
    'Preußen ist ein Land, auch wenn es aus zwei Teilen besteht: beim Setzen der Häuser und für seinen Bonus.',
  'N8.title': 'Bonusplättchen im Norden',
  'N8.text':
    'Plättchen für lange Strecken gibt es bis acht Städte: fünf 2, 1; sechs 3, 2, 1; sieben 4, 3, 2, 1; acht und ' +
    'mehr 5, 4, 3, 2, 1. Der Netzbonus verlangt ein Haus in jedem Land, aber keine Freie Stadt. Länderplättchen: ' +
    'Mecklenburg mit Hannover, Holland mit Belgien, Thüringen mit Sachsen und Hessen mit Baiern je 3, 2, 1; ' +
    'Preußen 5, 4, 3, 2.',
  'N9.title': 'Ende und Punkte mit Pferden',
  'N9.text':
    'Mit Pferden beendet nur ein 20. Haus das Spiel. Gezählt werden deine Plättchen, minus einen Punkt für jedes ' +
    'nicht gesetzte Haus.',
  'N10.title': 'Der Norden mit Kutschen',
  'N10.text':
    'Du kannst den Norden auch mit Kutschen und Wagner nach den Grundregeln spielen. Die Pferde bedeuten dann ' +
    'nichts; für Häuser und Bonusplättchen gelten die Regeln des Nordens (N5 bis N8).',

  'A1.title': 'Geistliche',
  'A1.text':
    'Vor dem ersten Zug setzen alle der Reihe nach fünf Geistliche im Wert von 1 bis 5 in die Reisekutschen: in ' +
    'jede einen, verdeckt vor den anderen. Deine eigenen kannst du jederzeit ansehen, außer bei strenger Audienz ' +
    'wie in der gedruckten Regel: Dann darfst auch du nicht mehr nachsehen.',
  'A2.title': 'Wo die Reisekutschen starten',
  'A2.text':
    'Zu dritt und zu viert starten die Reisekutschen in Lörrach (Baden), Tuttlingen (Württemberg und ' +
    'Hohenzollern), St. Gallen (Schweiz und Tyrol), Freising (Baiern) und Hallstadt (Böhmen und Salzburg). Zu ' +
    'zweit starten sie weiter südlich, in derselben Reihenfolge: Mailand, Como, Como, Trient, Udine.',
  'A3.title': 'Die Reisekutschen bewegen',
  'A3.text':
    'Beim Werten, nach der Kutsche, bewegt jede Karte der Strecke, deren Stadt in dieser Wertung kein Haus bekam, ' +
    'egal warum, die Reisekutsche ihres Landes einen Ort weiter auf einer Straße nach Süden. An Gabelungen wählst ' +
    'du. Du musst alle Bewegungen ausführen, in beliebiger Reihenfolge. Ein Haus für vier Amtsplättchen (O3) zählt ' +
    'hier nicht und bewegt nichts.',
  'A4.title': 'Joker',
  'A4.text':
    'Eine Karte von Polen oder einer Reisekutsche, die in Rom ist (auch gerade erst angekommen), bewegt ' +
    'stattdessen eine andere deiner Wahl. Sind alle fünf in Rom, verfallen die Bewegungen.',
  'A5.title': 'Ankunft in Rom',
  'A5.text':
    'Erreicht eine Reisekutsche Rom, werden ihre Geistlichen aufgedeckt und auf die Audienzplätze ihres Ranges ' +
    'gesetzt. Wer schon auf einem Platz sitzt, der neu besetzt wird, scheidet aus. Mehrere aus derselben ' +
    'Reisekutsche teilen sich einen Platz.',
  'A6.title': 'Punkte der Audienz',
  'A6.text':
    'Am Ende zählt jeder Geistliche auf einem Audienzplatz seinen Wert. Wer noch unterwegs ist, zählt nichts.',

  'O1.title': 'Amtsplättchen',
  'O1.text':
    'Zu viert gibt es 8 Plättchen vom Postmeister, 6 vom Amtmann, 8 vom Postillion und 4 vom Wagner; zu dritt 6, ' +
    '5, 6 und 3; zu zweit 4, 3, 4 und 2.',
  'O2.title': 'Ein Plättchen bekommen',
  'O2.text':
    'Du darfst eine Amtsperson nur für eine Hilfe rufen, die auch stattfindet: eine zweite Karte genommen, die ' +
    'Auslage getauscht, eine zweite Karte gelegt, eine Kutsche bekommen. Gleich danach nimmst du ein Plättchen ' +
    'dieser Amtsperson.',
  'O3.title': 'Plättchen zurückgeben',
  'O3.text':
    'Nimmt jemand das letzte Plättchen einer Amtsperson, geben sofort alle Plättchen zurück, zuerst wer am Zug ' +
    'ist, dann im Uhrzeigersinn. Wer Plättchen hat, gibt ein bis vier verschiedene zurück und bekommt die ' +
    'Belohnung, bevor die nächste Person an der Reihe ist. Eins: nichts. Zwei: Du darfst eine Karte nehmen, aus ' +
    'der Auslage oder vom Stapel. Drei: ein Punkt. Vier: Du darfst ein Haus in eine beliebige Stadt setzen, in der ' +
    'du keines hast (nichts, wenn du keines mehr übrig hast). Alle geben zurück, auch wenn die Amtsperson ' +
    'inzwischen wieder ein Plättchen hat.',
  'O4.title': 'Noch einmal zurückgeben',
  'O4.text':
    'Hat eine Amtsperson noch immer kein Plättchen, geben alle noch einmal zurück, zuerst wer am Zug ist, bis jede ' +
    'wieder eines hat.',
  'O5.title': 'Ein Haus für Plättchen',
  'O5.text':
    'Ein so gesetztes Haus kann sofort Länder- und Netzplättchen bringen. Ist es dein 20., bekommst du das ' +
    'Spielende-Plättchen; Rückgabe und Zug gehen weiter, und die Runde wird wie immer beendet (E2).',
  'O6.title': 'Die letzte Rückgabe',
  'O6.text':
    'Nach dem letzten Zug dürfen alle der Reihe nach noch einmal drei oder vier verschiedene Plättchen ' +
    'zurückgeben, für einen Punkt oder ein Haus; das Haus kann Plättchen bringen wie in O5. Danach gibt es keine ' +
    'Rückgabe mehr.',
  'O7.title': 'Punkte und Karten für Plättchen',
  'O7.text':
    'Punkte gibt es unbegrenzt. Eine Karte für zwei Plättchen gehört nicht zum Zug: Ob du den Postmeister rufen ' +
    'musst (T7), entscheidet deine Hand zu Beginn deines Zuges.',
  'O8.title': 'Was zusammenpasst',
  'O8.text':
    'Die Audienz und „Amt und Würden“ könnt ihr einzeln oder zusammen spielen, aber nur im Süden. Andere ' +
    'Verbindungen gibt es nicht.',
};
