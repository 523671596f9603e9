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
    'El color y el dibujo indican la región de una ciudad. Para los caminos no importan; contarán luego, con las ' +
    'oficinas.',
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
  'base.08.text': 'Eso es un turno: tomar una, jugar una. Termínalo y mira qué toman los demás.',
  'base.09.title': 'Dos extremos',
  'base.09.text':
    'Una ruta crece por la izquierda o por la derecha. La nueva ciudad necesita un camino hasta la de ese extremo.',
  'base.10.title': 'Lo que no encaja',
  'base.10.text': 'No se intercala nada, no se mueve nada y ninguna ciudad aparece dos veces en una ruta.',
  'base.11.title': 'Crecer o abandonar',
  'base.11.text':
    'Debes jugar una carta cada turno. Si ninguna encaja, se descarta toda la ruta y la carta empieza otra.',
  'base.12.title': 'Planear',
  'base.12.text': 'Guarda, pues, una carta que encaje en el próximo turno. Amplía ahora tu ruta.',
  'base.13.title': 'Cuatro empleados',
  'base.13.text': 'Cuatro empleados están listos para ayudarte. Puedes llamar a uno en cada turno.',
  'base.14.title': 'El jefe postal',
  'base.14.text': 'Al jefe postal ya lo conoces: después de tu primera carta te deja tomar otra.',
  'base.15.title': 'El cochero',
  'base.15.text': 'El cochero te deja jugar una segunda carta que amplíe tu ruta. Llámalo y juega dos.',
  'base.16.title': 'El administrador',
  'base.16.text': '¿Nada útil en la oferta? Antes de tomar una carta, el administrador cambia las seis.',
  'base.17.title': 'Completar una ruta',
  'base.17.text':
    'Con tres ciudades o más puedes completar tu ruta después de jugar. Las largas dan más, pero esperar es ' +
    'arriesgado.',
  'base.18.title': 'Oficinas, primera forma',
  'base.18.text':
    'Al completar pones oficinas en ciudades de la ruta. Primera forma: una oficina en cada región por la que pasa.',
  'base.19.title': 'Oficinas, segunda forma',
  'base.19.text':
    'Segunda forma: elige una región y pon una oficina en cada una de sus ciudades de la ruta. Compara y elige.',
  'base.20.title': 'Sitio para todos',
  'base.20.text': 'Las oficinas de los demás nunca te estorban. Tú solo puedes tener una en cada ciudad.',
  'base.21.title': 'Diligencias',
  'base.21.text':
    'Una ruta completada de tres ciudades da la diligencia 3; la siguiente pide cuatro, y así hasta la 7. Como ' +
    'mucho una cada vez.',
  'base.22.title': 'El carretero',
  'base.22.text':
    'El carretero te consigue la siguiente diligencia aunque a tu ruta le falten una o dos ciudades.',
  'base.23.title': 'Rutas largas',
  'base.23.text':
    'Las rutas de cinco ciudades o más dan losetas de bonus. Quien llega antes se lleva la mayor.',
  'base.24.title': 'Regiones enteras',
  'base.24.text':
    'Una oficina en cada ciudad de una región, o de una pareja de regiones, da su loseta. Puedes usar varias rutas.',
  'base.25.title': 'La red',
  'base.25.text': 'Una oficina en cada región de la red da la loseta más valiosa: hasta seis puntos.',
  'base.26.title': 'Quedarse con tres cartas',
  'base.26.text':
    'Después de completar, la ruta se descarta y te quedas con tres cartas como mucho. Elige bien: con ellas ' +
    'empieza tu próxima ruta.',
  'base.27.title': 'La última ronda',
  'base.27.text':
    'La diligencia 7 o la oficina número 20 trae el final y una loseta de un punto. Entonces se termina la ronda.',
  'base.28.title': 'Los puntos',
  'base.28.text':
    'Cuentan tu mejor diligencia y tus losetas de bonus; cada oficina sin poner cuesta un punto. ¡Buen viaje!',

  'north.01.title': 'El norte',
  'north.01.text': 'Un mapa nuevo con 23 ciudades. Preußen es una sola región, aunque tenga dos partes.',
  'north.02.title': 'Ciudades libres',
  'north.02.text':
    'Cuatro ciudades libres no pertenecen a ninguna región. La primera oficina en cada una se lleva su loseta: un ' +
    'punto.',
  'north.03.title': 'Oficina en una ciudad libre',
  'north.03.text': 'Con una oficina en cada región puedes añadir una ciudad libre. Con una sola región, no.',
  'north.04.title': 'Caballos',
  'north.04.text':
    'Aquí no hay diligencias ni carretero. En cambio, puedes dar la vuelta a una carta y ponerla como caballos ' +
    'junto a tu carruaje.',
  'north.05.title': 'El dorso de las cartas',
  'north.05.text':
    'Cada carta muestra también en el dorso sus caballos, de uno a tres. Los ves en el mazo y en cada mano.',
  'north.06.title': 'Caballos suficientes',
  'north.06.text':
    'Para completar necesitas un caballo por ciudad; tu carruaje ya tiene dos. Los demás se gastan, y junto al ' +
    'carruaje caben como mucho seis cartas.',
  'north.07.title': 'El final',
  'north.07.text':
    'Con caballos, solo la oficina número 20 termina la partida. Cuentan las losetas, y cada oficina sin poner ' +
    'cuesta un punto.',

  'rome.01.title': 'El camino a Roma',
  'rome.01.text':
    'Cinco carruajes viajan al sur, hacia Roma, cada uno por una región o una pareja de regiones. Tus clérigos van ' +
    'en ellos.',
  'rome.02.title': 'Tus clérigos',
  'rome.02.text':
    'Reparte tus cinco losetas, de valor 1 a 5, una en cada carruaje. Los demás no ven cuál va en cuál.',
  'rome.03.title': 'Los carruajes avanzan',
  'rome.03.text':
    'Al completar, cada carta que no dio oficina mueve el carruaje de su región una población al sur. En una ' +
    'bifurcación eliges tú.',
  'rome.04.title': 'Comodines',
  'rome.04.text':
    'Lodz no tiene carruaje, y algunos ya están en Roma. Una carta así mueve otro a tu elección.',
  'rome.05.title': 'La audiencia',
  'rome.05.text':
    'En Roma, cada loseta ocupa la plaza de su rango y echa a las que ya estaban. Al final, las que ocupan una ' +
    'plaza puntúan su valor.',
  'rome.06.title': 'Losetas de servicio',
  'rome.06.text': 'Con los servicios, cada empleado que te ayuda te da además una loseta.',
  'rome.07.title': 'Devolver losetas',
  'rome.07.text':
    'Cuando alguien toma la última loseta de un empleado, todos devuelven de una a cuatro distintas, primero quien ' +
    'tiene el turno.',
  'rome.08.title': 'Recompensas',
  'rome.08.text':
    'Una loseta no da nada, dos dan una carta, tres un punto y cuatro una oficina en cualquier ciudad. Reúne, ' +
    'pues, distintas.',
  'rome.09.title': 'Una última vez',
  'rome.09.text':
    'Después del último turno puedes devolver una vez más tres o cuatro losetas distintas, por un punto o una ' +
    'oficina.',
};
