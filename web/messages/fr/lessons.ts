import type { Message } from '../types';

export const lessons: Record<keyof typeof import('../en/lessons').lessons, Message> = {
  'base.01.title': 'Bienvenue',
  'base.01.text':
    'Vous dirigez un service de poste. Tracez des trajets de ville en ville, posez vos maisons et finissez ' +
    'avec le plus de points.',
  'base.02.title': 'Villes et routes',
  'base.02.text':
    'Voici 22 villes, reliées par des routes. Dans un trajet, deux villes ne se suivent que si une route les ' +
    'relie.',
  'base.03.title': 'Régions',
  'base.03.text':
    'La couleur et le motif indiquent la région d’une ville. Les régions ne comptent pas pour les routes, mais ' +
    'plus tard pour les maisons.',
  'base.04.title': 'L’offre',
  'base.04.text': 'Chaque tour commence par une carte. Prenez l’une des six visibles, ou piochez-en une.',
  'base.05.title': 'Prenez une carte',
  'base.05.text': 'Prenez maintenant une carte. La place vide est aussitôt complétée.',
  'base.06.title': 'Main vide',
  'base.06.text':
    'Vous avez commencé sans carte : le chef de poste doit vous aider. Prenez une seconde carte.',
  'base.07.title': 'Posez une carte',
  'base.07.text': 'Posez maintenant une carte de votre main. C’est la première ville de votre trajet.',
  'base.08.title': 'Fin du tour',
  'base.08.text': 'Voilà un tour : en prendre une, en poser une. Terminez-le et regardez ce que fait Konrad.',
  'base.09.title': 'Quatre personnages',
  'base.09.text': 'Quatre personnages sont prêts à vous aider. Vous pouvez en appeler un par tour.',
  'base.10.title': 'Le chef de poste',
  'base.10.text':
    'Vous connaissez le chef de poste : après votre première carte, il vous en laisse prendre une seconde. ' +
    'Deux vous seront utiles.',
  'base.11.title': 'Deux extrémités',
  'base.11.text':
    'Un trajet s’allonge à gauche ou à droite. La nouvelle ville doit être reliée par une route à cette ' +
    'extrémité.',
  'base.12.title': 'Ce qui ne convient pas',
  'base.12.text':
    'Rien ne s’intercale, rien ne se déplace, et aucune ville n’apparaît deux fois dans un trajet.',
  'base.13.title': 'Avancer ou abandonner',
  'base.13.text':
    'Vous devez poser une carte à chaque tour. Si aucune ne convient, tout le trajet est défaussé et la carte ' +
    'en commence un autre.',
  'base.14.title': 'Prévoir',
  'base.14.text':
    'Gardez donc des cartes pour le tour suivant. Vous en avez une pour chaque extrémité : Kempten à gauche, ' +
    'Linz à droite.',
  'base.15.title': 'Une carte pour plus tard',
  'base.15.text': 'Vous avez tout pour ce trajet. Prenez donc une carte pour commencer le suivant.',
  'base.16.title': 'À gauche',
  'base.16.text':
    'Une route relie Kempten à Innsbruck : la carte va donc à l’extrémité gauche de votre trajet.',
  'base.17.title': 'Le postillon',
  'base.17.text':
    'Le postillon vous laisse poser une seconde carte qui prolonge votre trajet. Appelez-le et posez aussi ' +
    'Linz.',
  'base.18.title': 'Fermer un trajet',
  'base.18.text':
    'À partir de trois villes, vous pouvez fermer votre trajet après la pose. Un plus long rapporte plus, mais ' +
    'attendre est risqué.',
  'base.19.title': 'Maisons, première façon',
  'base.19.text':
    'En fermant, vous posez des maisons dans des villes du trajet. Première façon : une maison dans chaque ' +
    'région traversée.',
  'base.20.title': 'De la place pour tous',
  'base.20.text': 'Les maisons des autres ne vous bloquent jamais. Vous-même n’en avez qu’une par ville.',
  'base.21.title': 'Calèches',
  'base.21.text':
    'Un trajet fermé de trois villes donne la calèche 3 ; la suivante en demande quatre, et ainsi de suite ' +
    'jusqu’à 7. Une au plus par fermeture.',
  'base.22.title': 'Le bailli',
  'base.22.text':
    'Rien ici ne prolonge Mannheim, la carte de votre main. Avant la prise, le bailli remplace les six cartes.',
  'base.23.title': 'Un nouveau trajet',
  'base.23.text': 'Bien mieux : Carlsruhe, Freiburg et Basel bordent le Rhin. Commencez-y un nouveau trajet.',
  'base.24.title': 'Une main bien garnie',
  'base.24.text':
    'Un trajet demande des réserves. Avec le chef de poste, prenez encore deux cartes et posez-en une.',
  'base.25.title': 'Deux à la fois',
  'base.25.text':
    'Vous avez maintenant plus qu’un tour ne peut poser. C’est là que le postillon est le plus utile.',
  'base.26.title': 'Attendre davantage',
  'base.26.text':
    'Avec quatre villes, vous pourriez fermer. Mais à partir de cinq, on gagne une tuile bonus, la plus forte ' +
    'pour le premier. Vous avez Zürich : attendez.',
  'base.27.title': 'La cinquième ville',
  'base.27.text': 'Pensez déjà au trajet suivant : prenez deux cartes pour lui, puis posez Zürich.',
  'base.28.title': 'Régions entières',
  'base.28.text':
    'Une maison dans chaque ville d’une région, ou d’une paire de régions, rapporte sa tuile. Plusieurs ' +
    'trajets peuvent y servir.',
  'base.29.title': 'Tout Baden',
  'base.29.text':
    'Mannheim, Carlsruhe et Freiburg forment tout Baden, et cinq villes suffisent pour une tuile. Fermez votre ' +
    'trajet.',
  'base.30.title': 'Maisons, seconde façon',
  'base.30.text':
    'Seconde façon : une seule région, une maison dans chacune de ses villes du trajet. C’est mieux ici : ' +
    'Baden est complet.',
  'base.31.title': 'Vos gains',
  'base.31.text':
    'Cette fermeture a rapporté deux tuiles, 2 points pour cinq villes et 3 pour Baden, et la calèche 4.',
  'base.32.title': 'Garder trois cartes',
  'base.32.text':
    'Après la fermeture, le trajet est défaussé et vous gardez trois cartes au plus. Choisissez bien : elles ' +
    'commencent votre prochain trajet.',
  'base.33.title': 'Un trajet court',
  'base.33.text':
    'Tous les trajets n’ont pas à être longs. Posez deux villes d’un coup et gardez la troisième.',
  'base.34.title': 'Trois suffisent',
  'base.34.text':
    'Konrad n’a eu cinq villes qu’après vous : sa tuile vaut moins. Fermez maintenant vos trois villes.',
  'base.35.title': 'De nouvelles régions',
  'base.35.text':
    'Les deux façons donnent ici deux maisons. La première ouvre deux régions nouvelles : Württemberg et ' +
    'Hohenzollern.',
  'base.36.title': 'Le cocher',
  'base.36.text':
    'Votre prochaine calèche est la 5, votre trajet a trois villes. Le cocher vous la procure même s’il en ' +
    'manque une ou deux.',
  'base.37.title': 'Le réseau',
  'base.37.text':
    'Une maison dans chaque région du réseau rapporte la tuile la plus précieuse : jusqu’à six points.',
  'base.38.title': 'La dernière manche',
  'base.38.text':
    'La calèche 7 ou une 20e maison annonce la fin et donne une tuile d’un point. On termine alors la manche.',
  'base.39.title': 'Le décompte',
  'base.39.text':
    'Comptent votre meilleure calèche et vos tuiles bonus ; chaque maison restante coûte un point. Bonne ' +
    'route !',

  'north.01.title': 'Le Nord',
  'north.01.text': 'Un nouveau plateau de 23 villes. Preußen est une seule région, bien qu’en deux parties.',
  'north.02.title': 'Villes libres',
  'north.02.text':
    'Quatre villes libres n’appartiennent à aucune région. La première maison y prend la tuile : un point.',
  'north.03.title': 'Le dos des cartes',
  'north.03.text':
    'Chaque carte montre aussi au dos ses un à trois chevaux. Vous les voyez sur la pioche et dans chaque ' +
    'main.',
  'north.04.title': 'Chevaux',
  'north.04.text':
    'Ici, ni calèches ni cocher. Vous pouvez en revanche retourner une carte et la poser comme chevaux à côté ' +
    'de votre diligence.',
  'north.05.title': 'Ville ou chevaux',
  'north.05.text':
    'Chaque carte sert de ville ou de chevaux, la seconde du postillon aussi. Posez Magdeburg comme ville.',
  'north.06.title': 'Assez de chevaux',
  'north.06.text':
    'Pour fermer, il faut un cheval par ville ; votre diligence en a déjà deux. Les autres sont alors ' +
    'défaussés, et six cartes au plus tiennent à côté.',
  'north.07.title': 'S’installer en ville libre',
  'north.07.text':
    'Avec une maison par région, vous pouvez ajouter une ville libre. Avec une seule région, non.',
  'north.08.title': 'La fin',
  'north.08.text':
    'Avec les chevaux, seule une 20e maison termine la partie. Les tuiles comptent, et chaque maison restante ' +
    'coûte un point.',

  'audience.01.title': 'La route de Rome',
  'audience.01.text':
    'Cinq diligences descendent vers Rome, chacune pour une région ou une paire de régions. Vos ' +
    'ecclésiastiques y voyagent.',
  'audience.02.title': 'Vos ecclésiastiques',
  'audience.02.text':
    'Placez vos cinq tuiles valant de 1 à 5, une par diligence. Les autres ne voient pas laquelle est où.',
  'audience.03.title': 'Quelques tours plus tard',
  'audience.03.text':
    'Huit tours ont passé, les diligences sont en chemin. Portez votre trajet à cinq villes.',
  'audience.04.title': 'Les diligences avancent',
  'audience.04.text':
    'À la fermeture, chaque carte sans nouvelle maison fait avancer la diligence de sa région d’une étape vers ' +
    'le sud. Posez à Linz et Salzburg : restent trois cartes de Baiern.',
  'audience.05.title': 'Une bifurcation',
  'audience.05.text': 'À une bifurcation, vous choisissez. Viterbo n’est qu’à une étape de Rome.',
  'audience.06.title': 'L’audience',
  'audience.06.text':
    'À Rome, chaque tuile prend la place de son rang et chasse celles qui y étaient. À la fin, les tuiles en ' +
    'place rapportent leur valeur.',
  'audience.07.title': 'Jokers',
  'audience.07.text':
    'Lodz n’a pas de diligence, et celle de Baiern est à Rome. Une telle carte est un joker : elle en fait ' +
    'avancer une autre de votre choix.',
  'audience.08.title': 'Arriver au bon moment',
  'audience.08.text':
    'Seules comptent les tuiles en place à la fin, et une tuile du même rang arrivée plus tard chasse la ' +
    'vôtre. Ni trop tôt, donc, ni trop tard.',

  'offices.01.title': 'Tuiles service',
  'offices.01.text': 'Avec les services, chaque personnage qui vous aide vous donne aussi une tuile.',
  'offices.02.title': 'Une tuile pour l’aide',
  'offices.02.text':
    'Vous avez déjà des tuiles du chef de poste et du bailli. Appelez le postillon pour une troisième sorte.',
  'offices.03.title': 'Il en reste peu',
  'offices.03.text':
    'Le nombre près de chaque personnage indique les tuiles restantes. Le chef de poste n’en a plus qu’une. ' +
    'Terminez votre tour.',
  'offices.04.title': 'La dernière tuile',
  'offices.04.text':
    'Appelez le chef de poste : vous prenez sa dernière tuile. Tout le monde doit alors en rendre.',
  'offices.05.title': 'Récompenses',
  'offices.05.text':
    'Rendez des tuiles différentes : une ne donne rien, deux une carte, trois un point, quatre une maison où ' +
    'vous voulez. Vous en avez trois sortes.',
  'offices.06.title': 'Une dernière fois',
  'offices.06.text':
    'Après le dernier tour, vous pouvez rendre encore trois ou quatre tuiles différentes, pour un point ou une ' +
    'maison.',
};
