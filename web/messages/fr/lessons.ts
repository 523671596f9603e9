import type { Message } from '../types';

export const lessons: Record<keyof typeof import('../en/lessons').lessons, Message> = {
  'base.01.title': 'Bienvenue',
  'base.01.text':
    'Vous dirigez un service de poste. Tracez des trajets de ville en ville, posez vos maisons et finissez avec le ' +
    'plus de points.',
  'base.02.title': 'Villes et routes',
  'base.02.text':
    'Voici 22 villes, reliées par des routes. Dans un trajet, deux villes ne se suivent que si une route les relie.',
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
  'base.08.text':
    'Voilà un tour : en prendre une, en poser une. Terminez-le et regardez ce que prennent les autres.',
  'base.09.title': 'Deux extrémités',
  'base.09.text':
    'Un trajet s’allonge à gauche ou à droite. La nouvelle ville doit être reliée par une route à cette extrémité.',
  'base.10.title': 'Ce qui ne convient pas',
  'base.10.text':
    'Rien ne s’intercale, rien ne se déplace, et aucune ville n’apparaît deux fois dans un trajet.',
  'base.11.title': 'Avancer ou abandonner',
  'base.11.text':
    'Vous devez poser une carte à chaque tour. Si aucune ne convient, tout le trajet est défaussé et la carte en ' +
    'commence un autre.',
  'base.12.title': 'Prévoir',
  'base.12.text': 'Gardez donc en main une carte pour le tour suivant. Prolongez maintenant votre trajet.',
  'base.13.title': 'Quatre personnages',
  'base.13.text': 'Quatre personnages sont prêts à vous aider. Vous pouvez en appeler un par tour.',
  'base.14.title': 'Le chef de poste',
  'base.14.text':
    'Vous connaissez le chef de poste : après votre première carte, il vous en laisse prendre une seconde.',
  'base.15.title': 'Le postillon',
  'base.15.text':
    'Le postillon vous laisse poser une seconde carte qui prolonge votre trajet. Appelez-le et posez-en deux.',
  'base.16.title': 'Le bailli',
  'base.16.text': 'Rien d’utile dans l’offre ? Avant la prise, le bailli remplace les six cartes.',
  'base.17.title': 'Fermer un trajet',
  'base.17.text':
    'À partir de trois villes, vous pouvez fermer votre trajet après la pose. Un plus long rapporte plus, mais ' +
    'attendre est risqué.',
  'base.18.title': 'Maisons, première façon',
  'base.18.text':
    'En fermant, vous posez des maisons dans des villes du trajet. Première façon : une maison dans chaque région ' +
    'traversée.',
  'base.19.title': 'Maisons, seconde façon',
  'base.19.text':
    'Seconde façon : choisissez une région et posez une maison dans chacune de ses villes du trajet. Comparez, ' +
    'puis choisissez.',
  'base.20.title': 'De la place pour tous',
  'base.20.text': 'Les maisons des autres ne vous bloquent jamais. Vous-même n’en avez qu’une par ville.',
  'base.21.title': 'Calèches',
  'base.21.text':
    'Un trajet fermé de trois villes donne la calèche 3 ; la suivante en demande quatre, et ainsi de suite jusqu’à ' +
    '7. Une au plus par fermeture.',
  'base.22.title': 'Le cocher',
  'base.22.text':
    'Le cocher vous procure la prochaine calèche même s’il manque une ou deux villes à votre trajet.',
  'base.23.title': 'Longs trajets',
  'base.23.text':
    'Les trajets d’au moins cinq villes donnent des tuiles bonus. Le premier arrivé prend la plus forte.',
  'base.24.title': 'Régions entières',
  'base.24.text':
    'Une maison dans chaque ville d’une région, ou d’une paire de régions, rapporte sa tuile. Plusieurs trajets ' +
    'peuvent y servir.',
  'base.25.title': 'Le réseau',
  'base.25.text':
    'Une maison dans chaque région du réseau rapporte la tuile la plus précieuse : jusqu’à six points.',
  'base.26.title': 'Garder trois cartes',
  'base.26.text':
    'Après la fermeture, le trajet est défaussé et vous gardez trois cartes au plus. Choisissez bien : elles ' +
    'commencent votre prochain trajet.',
  'base.27.title': 'La dernière manche',
  'base.27.text':
    'La calèche 7 ou une 20e maison annonce la fin et donne une tuile d’un point. On termine alors la manche.',
  'base.28.title': 'Le décompte',
  'base.28.text':
    'Comptent votre meilleure calèche et vos tuiles bonus ; chaque maison restante coûte un point. Bonne route !',

  'north.01.title': 'Le Nord',
  'north.01.text': 'Un nouveau plateau de 23 villes. Preußen est une seule région, bien qu’en deux parties.',
  'north.02.title': 'Villes libres',
  'north.02.text':
    'Quatre villes libres n’appartiennent à aucune région. La première maison y prend la tuile : un point.',
  'north.03.title': 'S’installer en ville libre',
  'north.03.text':
    'Avec une maison par région, vous pouvez ajouter une ville libre. Avec une seule région, non.',
  'north.04.title': 'Chevaux',
  'north.04.text':
    'Ici, ni calèches ni cocher. Vous pouvez en revanche retourner une carte et la poser comme chevaux à côté de ' +
    'votre diligence.',
  'north.05.title': 'Le dos des cartes',
  'north.05.text':
    'Chaque carte montre aussi au dos ses un à trois chevaux. Vous les voyez sur la pioche et dans chaque main.',
  'north.06.title': 'Assez de chevaux',
  'north.06.text':
    'Pour fermer, il faut un cheval par ville ; votre diligence en a déjà deux. Les autres sont alors défaussés, ' +
    'et six cartes au plus tiennent à côté.',
  'north.07.title': 'La fin',
  'north.07.text':
    'Avec les chevaux, seule une 20e maison termine la partie. Les tuiles comptent, et chaque maison restante ' +
    'coûte un point.',

  'rome.01.title': 'La route de Rome',
  'rome.01.text':
    'Cinq diligences descendent vers Rome, chacune pour une région ou une paire de régions. Vos ecclésiastiques y ' +
    'voyagent.',
  'rome.02.title': 'Vos ecclésiastiques',
  'rome.02.text':
    'Placez vos cinq tuiles valant de 1 à 5, une par diligence. Les autres ne voient pas laquelle est où.',
  'rome.03.title': 'Les diligences avancent',
  'rome.03.text':
    'À la fermeture, chaque carte sans nouvelle maison fait avancer la diligence de sa région d’une étape vers le ' +
    'sud. Aux bifurcations, vous choisissez.',
  'rome.04.title': 'Jokers',
  'rome.04.text':
    'Lodz n’a pas de diligence, et certaines sont déjà à Rome. Une telle carte en fait avancer une autre de votre ' +
    'choix.',
  'rome.05.title': 'L’audience',
  'rome.05.text':
    'À Rome, chaque tuile prend la place de son rang et chasse celles qui y étaient. À la fin, les tuiles en place ' +
    'rapportent leur valeur.',
  'rome.06.title': 'Tuiles service',
  'rome.06.text': 'Avec les services, chaque personnage qui vous aide vous donne aussi une tuile.',
  'rome.07.title': 'Rendre des tuiles',
  'rome.07.text':
    'Quand la dernière tuile d’un personnage est prise, chacun rend une à quatre tuiles différentes, d’abord le ' +
    'joueur dont c’est le tour.',
  'rome.08.title': 'Récompenses',
  'rome.08.text':
    'Une tuile ne donne rien, deux une carte, trois un point, quatre une maison où vous voulez. Variez donc vos ' +
    'tuiles.',
  'rome.09.title': 'Une dernière fois',
  'rome.09.text':
    'Après le dernier tour, vous pouvez rendre encore trois ou quatre tuiles différentes, pour un point ou une ' +
    'maison.',
};
