import type { Message } from '../types';

// Words of the tutorial and the rule book around the texts themselves.
export const learn: Record<keyof typeof import('../en/learn').learn, Message> = {
  'learn.title': 'Apprendre à jouer',
  'learn.about':
    'Des leçons à la table, avec des cartes préparées. Arrêtez quand vous voulez et reprenez plus tard.',
  'learn.opponent': 'Konrad',
  'learn.begin': 'Commencer',
  'learn.goOn': 'Continuer',
  'learn.again': 'Recommencer',
  'learn.done': 'terminé',
  'learn.progress': '{at} étapes sur {all}',
  'lesson.base': 'Votre première partie',
  'lesson.base.about':
    'Neuf tours contre Konrad, une dizaine de minutes : tout ce qu’il faut pour le jeu de base.',
  'lesson.north': 'Le Nord',
  'lesson.north.about': 'Des chevaux au lieu des calèches, et quatre villes libres. Deux minutes.',
  'lesson.audience': 'L’audience',
  'lesson.audience.about': 'Cinq diligences mènent vos ecclésiastiques à Rome. Trois minutes.',
  'lesson.offices': 'Services et honneur',
  'lesson.offices.about':
    'Les personnages vous donnent des tuiles à rendre contre des récompenses. Deux minutes.',
  'chapter.base.1': 'Votre premier tour',
  'chapter.base.2': 'Un trajet commence',
  'chapter.base.3': 'Vos premières maisons',
  'chapter.base.4': 'Le long du Rhin',
  'chapter.base.5': 'Tuiles bonus',
  'chapter.base.6': 'Calèches et fin de partie',
  'tutor.label': 'Leçon',
  'tutor.count': '{at} sur {all}',
  'tutor.leave': 'Quitter',
  'tutor.back': 'Retour',
  'tutor.next': 'Suivant',
  'tutor.stray': 'C’est bien d’explorer. Mais pour cette leçon, essayez ce qui est éclairé.',
  'ask.take': 'Prenez {card}',
  'ask.deck': 'Piochez une carte',
  'ask.call': 'Appelez : {official}',
  'ask.houses': 'Posez des maisons : {cities}',
  'ask.horses': { one: 'Posez {card} comme {n} cheval', other: 'Posez {card} comme {n} chevaux' },
  'ask.coach': 'Diligence {coach} vers {town}',
  'ask.joker': 'Faites avancer la diligence de votre choix',
  'ask.return': 'Rendez : {officials}',
  'ask.assign': 'Placez une tuile par diligence, à votre gré',
  'ask.close': 'Fermez le trajet',
  'over.title': 'Bravo !',
  'over.text':
    'Vous avez suivi toute la leçon. La partie sur la table est une vraie partie : vous pouvez la terminer.',
  'over.play': 'Continuer contre {name}',
  'over.more': 'Autres leçons',
  'rule.back': 'Retour à {rule}',
  'rule.book': 'Livret de règles',
  'rule.close': 'Fermer',
  'rules.title': 'Livret de règles',
  'rules.about': 'Toutes les règles avec nos mots, telles que Posthorn les applique.',
  'rules.open': 'Ouvrir le livret',
  'rules.search': 'Chercher dans les règles',
  'rules.clear': 'Effacer la recherche',
  'rules.none': 'Aucune règle n’en parle.',
  'rules.found': { one: '{n} règle', other: '{n} règles' },
  'rules.chapters': 'Chapitres',
  'rules.lessons': 'Leçons',
  'parts.title': 'Matériel',
  'parts.bonus': 'Tuile bonus',
  'parts.values': 'Valeurs, dessus d’abord',
  'parts.carriage': 'Calèche',
  'parts.points': 'Points',
  'parts.count': 'Nombre',
  'boards.title': 'Ce qui est d’origine',
  'boards.south':
    'Sud : villes, régions, routes, cartes, tuiles et calèches sont celles du jeu imprimé ; seul le dessin ' +
    'est de nous.',
  'boards.north':
    'Nord : reconstitué. Cinq villes ({cities}), toutes les routes sauf cinq, une carte de 1, 2 et 3 chevaux ' +
    'par ville et toutes les valeurs des tuiles, sauf celles des villes libres, sont de nous.',
  'boards.rome':
    'Rome : reconstitué en partie. Les étapes de départ, les sorties d’Andechs et de Florenz et les cinq ' +
    'diligences sont connues ; les autres étapes et routes et les rangs valant 2, 3 et 4 sont de nous.',
};
