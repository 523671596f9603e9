import type { Message } from '../types';

export const lessons: Record<keyof typeof import('../en/lessons').lessons, Message> = {
  'base.01.title': 'Te damos la bienvenida',
  'base.01.text':
    'Diriges un servicio postal. Traza rutas de ciudad en ciudad, pon tus oficinas y acaba con más puntos que ' +
    'nadie.',
  'base.02.title': 'Ciudades y caminos',
  'base.02.text':
    'Estas son 22 ciudades unidas por caminos. En una ruta solo van seguidas las ciudades que tienen un camino ' +
    'entre ellas.',
  'base.03.title': 'Regiones',
  'base.03.text':
    'El color y el dibujo indican la región de una ciudad. Para los caminos no importan; contarán luego, con ' +
    'las oficinas.',
  'base.04.title': 'La oferta',
  'base.04.text': 'Cada turno empieza con una carta. Toma una de las seis descubiertas o roba una del mazo.',
  'base.05.title': 'Toma una carta',
  'base.05.text': 'Toma ahora una carta. El hueco se rellena al instante.',
  'base.06.title': 'Mano vacía',
  'base.06.text':
    'Has empezado sin cartas, así que el jefe postal tiene que ayudarte: toma una segunda carta.',
  'base.07.title': 'Juega una carta',
  'base.07.text': 'Ahora juega una carta de tu mano. Es la primera ciudad de tu ruta.',
  'base.08.title': 'Fin del turno',
  'base.08.text': 'Eso es un turno: tomar una, jugar una. Termínalo y mira qué hace Konrad.',
  'base.09.title': 'Cuatro empleados',
  'base.09.text': 'Cuatro empleados están listos para ayudarte. Puedes llamar a uno en cada turno.',
  'base.10.title': 'El jefe postal',
  'base.10.text':
    'Al jefe postal ya lo conoces: después de tu primera carta te deja tomar otra. Dos te vendrán bien.',
  'base.11.title': 'Dos extremos',
  'base.11.text':
    'Una ruta crece por la izquierda o por la derecha. La nueva ciudad necesita un camino hasta la de ese ' +
    'extremo.',
  'base.12.title': 'Lo que no encaja',
  'base.12.text': 'No se intercala nada, no se mueve nada y ninguna ciudad aparece dos veces en una ruta.',
  'base.13.title': 'Crecer o abandonar',
  'base.13.text':
    'Debes jugar una carta cada turno. Si ninguna encaja, se descarta toda la ruta y la carta empieza otra.',
  'base.14.title': 'Planear',
  'base.14.text':
    'Guarda, pues, cartas que encajen en el próximo turno. Tienes una para cada extremo: Kempten a la ' +
    'izquierda, Linz a la derecha.',
  'base.15.title': 'Una carta para después',
  'base.15.text': 'Para esta ruta ya lo tienes todo. Toma, pues, una carta con la que empezar la siguiente.',
  'base.16.title': 'Por la izquierda',
  'base.16.text': 'Kempten tiene un camino a Innsbruck, así que va en el extremo izquierdo de tu ruta.',
  'base.17.title': 'El cochero',
  'base.17.text':
    'El cochero te deja jugar una segunda carta que amplíe tu ruta. Llámalo y juega también Linz.',
  'base.18.title': 'Completar una ruta',
  'base.18.text':
    'Con tres ciudades o más puedes completar tu ruta después de jugar. Las largas dan más, pero esperar es ' +
    'arriesgado.',
  'base.19.title': 'Oficinas, primera forma',
  'base.19.text':
    'Al completar pones oficinas en ciudades de la ruta. Primera forma: una oficina en cada región por la que ' +
    'pasa.',
  'base.20.title': 'Sitio para todos',
  'base.20.text': 'Las oficinas de los demás nunca te estorban. Tú solo puedes tener una en cada ciudad.',
  'base.21.title': 'Diligencias',
  'base.21.text':
    'Una ruta completada de tres ciudades da la diligencia 3; la siguiente pide cuatro, y así hasta la 7. Como ' +
    'mucho una cada vez.',
  'base.22.title': 'El administrador',
  'base.22.text':
    'Nada de aquí sigue desde Mannheim, la carta de tu mano. Antes de tomar una, el administrador cambia las ' +
    'seis.',
  'base.23.title': 'Una ruta nueva',
  'base.23.text': 'Mucho mejor: Carlsruhe, Freiburg y Basel están junto al Rin. Empieza allí una ruta nueva.',
  'base.24.title': 'Una mano bien surtida',
  'base.24.text': 'Una ruta necesita reservas. Toma otra vez dos cartas con el jefe postal y juega una.',
  'base.25.title': 'Dos a la vez',
  'base.25.text': 'Ahora tienes más de lo que cabe en un turno. Es cuando más vale el cochero.',
  'base.26.title': 'Esperar a más',
  'base.26.text':
    'Con cuatro ciudades ya podrías completar. Pero desde cinco hay loseta de bonus, la mayor para quien llega ' +
    'antes. Tienes Zürich: espera.',
  'base.27.title': 'La quinta ciudad',
  'base.27.text': 'Piensa ya en la ruta siguiente: toma dos cartas para ella y luego juega Zürich.',
  'base.28.title': 'Regiones enteras',
  'base.28.text':
    'Una oficina en cada ciudad de una región, o de una pareja de regiones, da su loseta. Puedes usar varias ' +
    'rutas.',
  'base.29.title': 'Todo Baden',
  'base.29.text':
    'Mannheim, Carlsruhe y Freiburg son todo Baden, y cinco ciudades bastan para una loseta. Completa tu ruta.',
  'base.30.title': 'Oficinas, segunda forma',
  'base.30.text':
    'Segunda forma: una sola región, una oficina en cada una de sus ciudades de la ruta. Aquí conviene: ' +
    'completa Baden.',
  'base.31.title': 'Tus ganancias',
  'base.31.text':
    'Con esto has ganado dos losetas, 2 puntos por cinco ciudades y 3 por Baden, y además la diligencia 4.',
  'base.32.title': 'Quedarse con tres cartas',
  'base.32.text':
    'Después de completar, la ruta se descarta y te quedas con tres cartas como mucho. Elige bien: con ellas ' +
    'empieza tu próxima ruta.',
  'base.33.title': 'Una ruta corta',
  'base.33.text':
    'No todas las rutas tienen que ser largas. Juega dos ciudades a la vez y guarda la tercera.',
  'base.34.title': 'Bastan tres',
  'base.34.text':
    'Konrad llegó segundo con cinco ciudades, así que su loseta vale menos. Completa ahora tus tres.',
  'base.35.title': 'Regiones nuevas',
  'base.35.text':
    'Las dos formas dan aquí dos oficinas. La primera abre dos regiones nuevas: Württemberg y Hohenzollern.',
  'base.36.title': 'El carretero',
  'base.36.text':
    'Tu próxima diligencia es la 5 y tu ruta tiene tres ciudades. El carretero te la consigue aunque falten ' +
    'una o dos.',
  'base.37.title': 'La red',
  'base.37.text': 'Una oficina en cada región de la red da la loseta más valiosa: hasta seis puntos.',
  'base.38.title': 'La última ronda',
  'base.38.text':
    'La diligencia 7 o la oficina número 20 trae el final y una loseta de un punto. Entonces se termina la ' +
    'ronda.',
  'base.39.title': 'Los puntos',
  'base.39.text':
    'Cuentan tu mejor diligencia y tus losetas de bonus; cada oficina sin poner cuesta un punto. ¡Buen viaje!',

  'north.01.title': 'El norte',
  'north.01.text': 'Un mapa nuevo con 23 ciudades. Preußen es una sola región, aunque tenga dos partes.',
  'north.02.title': 'Ciudades libres',
  'north.02.text':
    'Cuatro ciudades libres no pertenecen a ninguna región. La primera oficina en cada una se lleva su loseta: ' +
    'un punto.',
  'north.03.title': 'El dorso de las cartas',
  'north.03.text':
    'Cada carta muestra también en el dorso sus caballos, de uno a tres. Los ves en el mazo y en cada mano.',
  'north.04.title': 'Caballos',
  'north.04.text':
    'Aquí no hay diligencias ni carretero. En cambio, puedes dar la vuelta a una carta y ponerla como caballos ' +
    'junto a tu carruaje.',
  'north.05.title': 'Ciudad o caballos',
  'north.05.text':
    'Cada carta vale como ciudad o como caballos, también la segunda del cochero. Juega Magdeburg como ciudad.',
  'north.06.title': 'Caballos suficientes',
  'north.06.text':
    'Para completar necesitas un caballo por ciudad; tu carruaje ya tiene dos. Los demás se gastan, y junto al ' +
    'carruaje caben como mucho seis cartas.',
  'north.07.title': 'Oficina en una ciudad libre',
  'north.07.text': 'Con una oficina en cada región puedes añadir una ciudad libre. Con una sola región, no.',
  'north.08.title': 'El final',
  'north.08.text':
    'Con caballos, solo la oficina número 20 termina la partida. Cuentan las losetas, y cada oficina sin poner ' +
    'cuesta un punto.',

  'audience.01.title': 'El camino a Roma',
  'audience.01.text':
    'Cinco carruajes viajan al sur, hacia Roma, cada uno por una región o una pareja de regiones. Tus clérigos ' +
    'van en ellos.',
  'audience.02.title': 'Tus clérigos',
  'audience.02.text':
    'Reparte tus cinco losetas, de valor 1 a 5, una en cada carruaje. Los demás no ven cuál va en cuál.',
  'audience.03.title': 'Unos turnos después',
  'audience.03.text':
    'Han pasado ocho turnos y los carruajes están en camino. Lleva tu ruta a cinco ciudades.',
  'audience.04.title': 'Los carruajes avanzan',
  'audience.04.text':
    'Al completar, cada carta que no dio oficina mueve el carruaje de su región una población al sur. Ponlas ' +
    'en Linz y Salzburg: quedan tres cartas de Baiern.',
  'audience.05.title': 'Una bifurcación',
  'audience.05.text': 'En una bifurcación eliges tú. Viterbo está a una sola población de Roma.',
  'audience.06.title': 'La audiencia',
  'audience.06.text':
    'En Roma, cada loseta ocupa la plaza de su rango y echa a las que ya estaban. Al final, las que ocupan una ' +
    'plaza puntúan su valor.',
  'audience.07.title': 'Comodines',
  'audience.07.text':
    'Lodz no tiene carruaje, y el de Baiern ya está en Roma. Una carta así es un comodín: mueve otro a tu ' +
    'elección.',
  'audience.08.title': 'Llegar a tiempo',
  'audience.08.text':
    'Al final solo puntúan las losetas en una plaza, y otra del mismo rango que llegue después echa a la tuya. ' +
    'Ni demasiado pronto, pues, ni demasiado tarde.',

  'offices.01.title': 'Losetas de servicio',
  'offices.01.text': 'Con los servicios, cada empleado que te ayuda te da además una loseta.',
  'offices.02.title': 'Una loseta por la ayuda',
  'offices.02.text':
    'Ya tienes losetas del jefe postal y del administrador. Llama al cochero para una tercera clase.',
  'offices.03.title': 'Quedan pocas',
  'offices.03.text':
    'El número de cada empleado dice cuántas losetas quedan. Al jefe postal le queda una sola. Termina tu ' +
    'turno.',
  'offices.04.title': 'La última loseta',
  'offices.04.text':
    'Llama ahora al jefe postal y te llevas su última loseta. Entonces todos tienen que devolver.',
  'offices.05.title': 'Recompensas',
  'offices.05.text':
    'Devuelve losetas distintas: una no da nada, dos dan una carta, tres un punto y cuatro una oficina en ' +
    'cualquier ciudad. Tienes tres clases.',
  'offices.06.title': 'Una última vez',
  'offices.06.text':
    'Después del último turno puedes devolver una vez más tres o cuatro losetas distintas, por un punto o una ' +
    'oficina.',
};
