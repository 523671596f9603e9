import type { Message } from '../types';

export const rules: Record<keyof typeof import('../en/rules').rules, Message> = {
  'chapter.S': 'Mise en place',
  'chapter.T': 'Votre tour',
  'chapter.P': 'Poser une carte',
  'chapter.C': 'Fermer un trajet',
  'chapter.E': 'Fin du jeu',
  'chapter.I': 'Ce que chacun sait',
  'chapter.N': 'Le Nord : villes libres et chevaux',
  'chapter.A': 'Rome : l’audience',
  'chapter.O': 'Rome : services et honneur',

  'S1.title': 'Joueurs',
  'S1.text':
    'On joue de deux à quatre. Le premier joueur est tiré au sort, sauf si la table le choisit ; on joue ensuite ' +
    'dans le sens horaire.',
  'S2.title': 'Pioche et offre',
  'S2.text':
    'Chaque ville figure trois fois dans la pioche : 66 cartes au Sud, 69 au Nord. On mélange, et les six ' +
    'premières cartes forment l’offre visible.',
  'S3.title': 'Maisons et tuiles bonus',
  'S3.text':
    'Chacun commence avec 20 maisons, sans carte ni calèche. Dans chaque pile de tuiles bonus, la plus forte ' +
    'valeur est au-dessus.',
  'S4.title': 'Ce qu’exige le réseau',
  'S4.text':
    'Sur le plateau du Sud, la table convient de ce qu’exige le bonus de réseau : une maison dans chaque région, ' +
    'Baiern comprise, ou dans chaque région hors Baiern. Polen, dont la seule ville est Lodz, compte toujours. ' +
    'Posthorn propose ce qu’imprime l’édition de votre langue : toutes les régions en anglais et en japonais, hors ' +
    'Baiern en allemand, en français et en espagnol. Au Nord, il faut toujours toutes les régions.',

  'T1.title': 'Trois étapes',
  'T1.text':
    'Un tour comporte trois étapes, dans cet ordre : vous devez prendre une carte, vous devez en poser une, puis ' +
    'vous pouvez fermer votre trajet.',
  'T2.title': 'Un personnage par tour',
  'T2.text':
    'Vous pouvez appeler un seul personnage par tour, et seulement si son aide est possible : une seconde carte à ' +
    'prendre, une offre à remplacer, une seconde carte que l’on peut poser, ou une calèche à une ou deux villes ' +
    'près.',
  'T3.title': 'Prendre une carte',
  'T3.text':
    'Prenez une carte de l’offre, ou la première carte de la pioche sans la voir. Une place vide dans l’offre est ' +
    'aussitôt complétée.',
  'T4.title': 'Quand la pioche est vide',
  'T4.text':
    'C’est seulement quand il faut piocher dans une pioche vide que l’on mélange la défausse pour en faire une ' +
    'nouvelle. Si les deux sont vides, l’offre reste incomplète et l’on ne peut pas piocher. Chaque fois qu’une ' +
    'prise se présente (au début d’un tour, avec le chef de poste ou pour deux tuiles service rendues), on ' +
    'complète d’abord l’offre autant que le permettent pioche et défausse. S’il n’y a rien du tout à prendre, ' +
    'l’étape est sautée ; si vous n’avez alors aucune carte en main, vous sautez aussi la pose.',
  'T5.title': 'Bailli',
  'T5.text':
    'Avant la prise, le bailli défausse toute l’offre et en dispose une nouvelle. Il doit s’y trouver au moins une ' +
    'carte. S’il faut pour cela mélanger la défausse, les cartes qu’on vient d’y mettre en font partie. Si un ' +
    'retour de tuiles service (O3) ne laisse ensuite rien à prendre, la prise est sautée.',
  'T6.title': 'Chef de poste',
  'T6.text':
    'Après votre première carte et avant la pose, le chef de poste vous laisse en prendre une seconde, dans ' +
    'l’offre ou dans la pioche.',
  'T7.title': 'Commencer sans carte',
  'T7.text':
    'Si vous n’avez aucune carte en main au début de votre tour, comme tout le monde à la première manche, vous ' +
    'devez appeler le chef de poste et ne pouvez appeler personne d’autre ce tour-ci. S’il n’y a pas de seconde ' +
    'carte à prendre, son aide est perdue et ne donne pas de tuile service ; vous ne pouvez toujours appeler ' +
    'personne d’autre.',
  'T8.title': 'Taille de la main',
  'T8.text':
    'Votre main n’a pas de limite. C’est seulement en fermant un trajet que vous redescendez à trois cartes (C10).',

  'P1.title': 'Commencer un trajet',
  'P1.text':
    'Si vous n’avez pas de trajet, la carte posée en commence un. Vous n’avez qu’un trajet à la fois.',
  'P2.title': 'Prolonger un trajet',
  'P2.text':
    'Posez la carte à l’extrémité gauche ou droite de votre trajet si une route relie sa ville à celle de cette ' +
    'extrémité et si elle n’est pas déjà dans le trajet. Rien ne s’intercale, rien ne se déplace. Les couleurs des ' +
    'régions ne comptent pas.',
  'P3.title': 'Abandonner un trajet',
  'P3.text':
    'Vous pouvez aussi défausser tout votre trajet et en commencer un autre avec la carte, même si une carte ' +
    'convient. Si aucune ne convient, vous n’avez pas le choix.',
  'P4.title': 'Postillon',
  'P4.text':
    'Le postillon vous laisse poser une seconde carte. Elle doit prolonger votre trajet et ne peut jamais le ' +
    'remplacer. La première carte peut avoir commencé ce trajet dans ce même tour.',
  'P5.title': 'Villes où vous êtes déjà',
  'P5.text': 'Votre trajet peut passer par des villes où vous avez déjà une maison.',

  'C1.title': 'Quand et comment fermer',
  'C1.text':
    'Après la pose, vous pouvez fermer un trajet d’au moins trois cartes. Les étapes, dans l’ordre : maisons, ' +
    'tuiles bonus, calèche, diligences (avec l’audience), défausse. Si vous avez sauté la pose ce tour-ci, vous ne ' +
    'pouvez pas fermer.',
  'C2.title': 'Deux façons de poser les maisons',
  'C2.text':
    'Choisissez une façon. La première : au plus une maison dans chaque région de votre trajet. La seconde : des ' +
    'maisons dans une seule région, autant que le trajet y a de villes. On ne pose que dans des villes du trajet, ' +
    'jamais où l’on a déjà une maison ; celles des autres ne gênent pas.',
  'C3.title': 'Moins de maisons',
  'C3.text':
    'Vous pouvez poser moins de maisons que possible, ou aucune. Posthorn en propose le plus et demande avant d’en ' +
    'poser moins. S’il vous reste moins de maisons que de villes, vous choisissez les villes.',
  'C4.title': 'Tuiles de longueur',
  'C4.text':
    'Un trajet d’au moins cinq villes donne une tuile, prise dans la plus haute pile qui ne dépasse pas sa ' +
    'longueur. Si elle est vide, on prend dans la pile inférieure suivante qui ne l’est pas ; si toutes sont ' +
    'vides, on n’a rien. On ne peut pas choisir une pile plus basse. On peut en gagner autant qu’on veut dans la ' +
    'partie. Valeurs au Sud : cinq villes 2, 1 ; six 3, 2, 1 ; sept et plus 4, 3, 2, 1.',
  'C5.title': 'Tuiles de région',
  'C5.text':
    'Quand vous avez une maison dans toutes les villes d’une région, ou des deux régions d’une paire, prenez la ' +
    'tuile du dessus de cette pile. Une fermeture peut en donner plusieurs, et les maisons peuvent venir de ' +
    'plusieurs trajets. Au Sud : Baden, Württemberg avec Hohenzollern et Schweiz avec Tyrol 3, 2, 1 chacune ; ' +
    'Böhmen avec Salzburg 4, 3, 2 ; Baiern 5, 4, 3, 2.',
  'C6.title': 'Tuile de réseau',
  'C6.text':
    'Avec une maison dans chaque région qui compte (S4), prenez la tuile de réseau du dessus : 6, 5, 4, 3.',
  'C7.title': 'Une tuile de chaque sorte',
  'C7.text':
    'De chaque pile de région et de la pile de réseau, vous prenez au plus une tuile par partie. Une pile vide ne ' +
    'donne rien.',
  'C8.title': 'Calèche',
  'C8.text':
    'Si votre trajet est au moins aussi long que votre prochaine calèche (d’abord 3, puis 4 et ainsi de suite ' +
    'jusqu’à 7), vous devez la prendre. Une fermeture donne une seule calèche, et on n’en saute aucune. Les ' +
    'maisons n’y changent rien.',
  'C9.title': 'Cocher',
  'C9.text':
    'S’il manque une ou deux cartes à votre trajet pour la prochaine calèche, le cocher vous laisse la prendre ' +
    'quand même. Il faut toujours au moins trois cartes pour fermer.',
  'C10.title': 'Défausse',
  'C10.text':
    'Défaussez le trajet fermé. Puis, si vous avez plus de trois cartes en main, gardez-en trois de votre choix et ' +
    'défaussez les autres. Toutes les défausses sont visibles.',

  'E1.title': 'Ce qui termine la partie',
  'E1.text':
    'Le premier qui prend la calèche 7 ou pose sa 20e maison prend aussitôt la tuile Fin du jeu, qui vaut un ' +
    'point. Personne d’autre ne l’obtient.',
  'E2.title': 'La dernière manche',
  'E2.text':
    'La manche en cours va à son terme, quel que soit celui qui a déclenché la fin : le dernier dans l’ordre du ' +
    'tour joue en dernier. Si cela arrive pendant son tour, la partie s’arrête après celui-ci.',
  'E3.title': 'Décompte',
  'E3.text':
    'Comptez les points de votre meilleure calèche (calèche 3 : 2, 4 : 3, 5 : 5, 6 : 7, 7 : 10 ; sans calèche 0), ' +
    'ajoutez vos tuiles bonus et retirez un point par maison non posée. Un score peut rester négatif.',
  'E4.title': 'Égalité',
  'E4.text':
    'Si les premiers sont à égalité, celui qui détient la tuile Fin du jeu l’emporte. S’il n’en fait pas partie, ' +
    'c’est parmi les ex æquo celui qui le suit de plus près dans le sens horaire.',
  'E5.title': 'Quand il n’y a plus de cartes',
  'E5.text':
    'Si autant de tours de suite qu’il y a de joueurs sont entièrement sautés, parce que toutes les cartes sont ' +
    'dans des trajets, la partie s’arrête là (avec les services, le dernier retour O6 a encore lieu). Personne ne ' +
    'prend la tuile Fin du jeu, et une égalité revient au premier dans l’ordre du tour.',

  'I1.title': 'Visible et caché',
  'I1.text':
    'Ne sont cachés que l’ordre de la pioche, les cartes qu’un autre a piochées sans les montrer et qu’il a ' +
    'encore, et les ecclésiastiques de l’audience. Tout le reste est visible, y compris ce que chacun a pu voir : ' +
    'cartes prises dans l’offre, défausses, tuiles gagnées. L’écran peut montrer les tuiles bonus face cachée, ' +
    'comme à table.',
  'I2.title': 'L’ordinateur',
  'I2.text':
    'L’ordinateur décide d’après ce qu’on voit de sa place, et rien d’autre. Il ne regarde pas ce qui est caché.',

  'N1.title': 'Des chevaux au lieu des calèches',
  'N1.text':
    'Avec les chevaux, il n’y a ni calèches ni cocher. Chaque carte montre un à trois chevaux des deux côtés : ' +
    'tout le monde voit donc les chevaux de la première carte de la pioche et de chaque main.',
  'N2.title': 'Ville ou chevaux',
  'N2.text':
    'Posez une carte comme ville (P1 à P3) ou retournez-la pour en faire des chevaux à côté de votre diligence, ' +
    'six cartes au plus. Poser des chevaux ne change pas votre trajet. La seconde carte du postillon peut être ' +
    'l’un ou l’autre ; comme ville, elle doit prolonger votre trajet, ou en commencer un si vous n’en avez pas.',
  'N3.title': 'Chevaux pour fermer',
  'N3.text':
    'Pour fermer, les deux chevaux de votre diligence et ceux d’à côté doivent être ensemble au moins aussi ' +
    'nombreux que les cartes du trajet.',
  'N4.title': 'Les chevaux sont défaussés',
  'N4.text': 'Fermer un trajet défausse toutes vos cartes chevaux. L’abandonner (P3) vous les laisse.',
  'N5.title': 'Villes libres',
  'N5.text':
    'Bremen, Frankfurt, Hamburg et Lübeck n’appartiennent à aucune région. Avec la première façon (une maison par ' +
    'région), vous pouvez ajouter une maison dans une ville libre du trajet ; avec la seconde (une seule région), ' +
    'non. Si un trajet n’a que des villes libres où poser, l’une d’elles peut recevoir une maison.',
  'N6.title': 'Tuiles des villes libres',
  'N6.text': 'La première maison dans une ville libre prend aussitôt la tuile de cette ville : un point.',
  'N7.title': 'Preußen',
  'N7.text': 'Preußen est une seule région en deux parties, pour la pose des maisons comme pour son bonus.',
  'N8.title': 'Tuiles bonus du Nord',
  'N8.text':
    'Les tuiles de longueur vont jusqu’à huit villes : cinq 2, 1 ; six 3, 2, 1 ; sept 4, 3, 2, 1 ; huit et plus 5, ' +
    '4, 3, 2, 1. Le bonus de réseau exige une maison dans chaque région, mais aucune ville libre. Tuiles de région ' +
    ': Mecklenburg avec Hannover, Holland avec Belgien, Thüringen avec Sachsen et Hessen avec Baiern 3, 2, 1 ' +
    'chacune ; Preußen 5, 4, 3, 2.',
  'N9.title': 'Fin et score avec les chevaux',
  'N9.text':
    'Avec les chevaux, seule une 20e maison termine la partie. Le score : vos tuiles moins un point par maison non ' +
    'posée.',
  'N10.title': 'Le Nord avec les calèches',
  'N10.text':
    'Le Nord se joue aussi avec les calèches et le cocher, selon les règles de base. Les chevaux ne comptent alors ' +
    'pas ; maisons et tuiles bonus suivent les règles du Nord (N5 à N8).',

  'A1.title': 'Ecclésiastiques',
  'A1.text':
    'Avant le premier tour, chacun place, dans l’ordre du tour, cinq ecclésiastiques valant de 1 à 5 : un par ' +
    'diligence, cachés aux autres. Vous pouvez revoir les vôtres à tout moment, sauf avec l’audience stricte de la ' +
    'règle imprimée : même vous ne pouvez alors plus regarder.',
  'A2.title': 'Départ des diligences',
  'A2.text':
    'À trois ou quatre, les diligences partent de Lörrach (Baden), Tuttlingen (Württemberg et Hohenzollern), St. ' +
    'Gallen (Schweiz et Tyrol), Freising (Baiern) et Hallstadt (Böhmen et Salzburg). À deux, elles partent plus au ' +
    'sud, dans le même ordre : Mailand, Como, Como, Trient, Udine.',
  'A3.title': 'Faire avancer les diligences',
  'A3.text':
    'À la fermeture, après la calèche, chaque carte du trajet dont la ville n’a pas reçu de maison lors de cette ' +
    'fermeture, quelle qu’en soit la raison, fait avancer la diligence de sa région d’une étape par une route vers ' +
    'le sud. À une bifurcation, vous choisissez. Tous ces mouvements sont obligatoires, dans l’ordre de votre ' +
    'choix. Une maison gagnée pour quatre tuiles service (O3) ne compte pas ici et ne fait rien avancer.',
  'A4.title': 'Jokers',
  'A4.text':
    'Une carte de Polen, ou d’une diligence qui est à Rome (même si elle vient d’arriver), fait avancer à la place ' +
    'une autre diligence de votre choix. Quand les cinq sont à Rome, les mouvements sont perdus.',
  'A5.title': 'Arrivée à Rome',
  'A5.text':
    'Quand une diligence entre à Rome, ses tuiles sont révélées et mises sur la place d’audience de leur rang. Les ' +
    'tuiles déjà présentes sur une place qui en reçoit de nouvelles quittent la partie. Plusieurs tuiles d’une ' +
    'même diligence partagent une place.',
  'A6.title': 'Points de l’audience',
  'A6.text':
    'À la fin, chaque tuile sur une place d’audience rapporte sa valeur. Celles qui sont encore en route ne ' +
    'rapportent rien.',

  'O1.title': 'Tuiles service',
  'O1.text':
    'À quatre, il y a 8 tuiles du chef de poste, 6 du bailli, 8 du postillon et 4 du cocher ; à trois 6, 5, 6 et 3 ' +
    '; à deux 4, 3, 4 et 2.',
  'O2.title': 'Gagner une tuile',
  'O2.text':
    'Vous ne pouvez appeler un personnage que pour une aide qui a bien lieu : une seconde carte prise, l’offre ' +
    'remplacée, une seconde carte posée, une calèche obtenue. Juste après, vous prenez une tuile de ce personnage.',
  'O3.title': 'Rendre des tuiles',
  'O3.text':
    'Quand quelqu’un prend la dernière tuile d’un personnage, tous en rendent aussitôt, d’abord le joueur dont ' +
    'c’est le tour, puis dans le sens horaire. Qui a des tuiles en rend une à quatre différentes et reçoit sa ' +
    'récompense avant le suivant. Une : rien. Deux : vous pouvez prendre une carte, dans l’offre ou la pioche. ' +
    'Trois : un point. Quatre : vous pouvez poser une maison dans toute ville où vous n’en avez pas (rien s’il ne ' +
    'vous en reste plus). Tous rendent, même si le personnage a entre-temps de nouveau une tuile.',
  'O4.title': 'Rendre encore',
  'O4.text':
    'Si un personnage est toujours sans tuile, tous rendent à nouveau, d’abord le joueur dont c’est le tour, ' +
    'jusqu’à ce que chacun en ait une.',
  'O5.title': 'Une maison pour des tuiles',
  'O5.text':
    'Une maison ainsi posée peut rapporter aussitôt des tuiles de région et de réseau. Si c’est votre 20e, vous ' +
    'prenez la tuile Fin du jeu ; les retours et le tour continuent, et la manche se termine comme d’habitude (E2).',
  'O6.title': 'Le dernier retour',
  'O6.text':
    'Après le dernier tour, chacun peut, dans l’ordre du tour, rendre encore une fois trois ou quatre tuiles ' +
    'différentes, pour un point ou une maison ; celle-ci peut rapporter des tuiles comme en O5. Aucun autre retour ' +
    'ne suit.',
  'O7.title': 'Points et cartes des tuiles',
  'O7.text':
    'Les points sont sans limite. Une carte prise pour deux tuiles est hors du tour : l’obligation d’appeler le ' +
    'chef de poste (T7) dépend de votre main au début de votre tour.',
  'O8.title': 'Ce qui se combine',
  'O8.text':
    'L’audience et « Services et honneur » se jouent séparément ou ensemble, sur le plateau du Sud seulement. ' +
    'D’autres combinaisons ne sont pas possibles.',
};
