import type { Message } from '../types';

export const rules: Record<keyof typeof import('../en/rules').rules, Message> = {
  'chapter.S': 'Preparación',
  'chapter.T': 'Tu turno',
  'chapter.P': 'Jugar una carta',
  'chapter.C': 'Completar una ruta',
  'chapter.E': 'Final de la partida',
  'chapter.I': 'Lo que se sabe',
  'chapter.N': 'El norte: ciudades libres y caballos',
  'chapter.A': 'Roma: la audiencia',
  'chapter.O': 'Roma: servicios y honores',

  'S1.title': 'Jugadores',
  'S1.text':
    'Juegan de dos a cuatro personas. Quién empieza se decide por sorteo, salvo que la mesa lo elija; después se ' +
    'juega en sentido horario.',
  'S2.title': 'Mazo y oferta',
  'S2.text':
    'Cada ciudad está tres veces en el mazo: 66 cartas en el sur, 69 en el norte. Se baraja, y las seis primeras ' +
    'cartas forman la oferta descubierta.',
  'S3.title': 'Oficinas y losetas de bonus',
  'S3.text':
    'Cada cual empieza con 20 oficinas, sin cartas y sin diligencia. En cada pila de losetas de bonus, la de más ' +
    'valor está arriba.',
  'S4.title': 'Qué exige la red',
  'S4.text':
    'En el mapa del sur, la mesa acuerda qué exige el bonus de red: una oficina en cada región, Baiern incluida, o ' +
    'en cada región fuera de Baiern. Polen, cuya única ciudad es Lodz, cuenta siempre. Posthorn propone lo que ' +
    'figura en la edición de tu idioma: todas las regiones en inglés y japonés, fuera de Baiern en alemán, francés ' +
    'y español. En el norte hacen falta siempre todas las regiones.',

  'T1.title': 'Tres pasos',
  'T1.text':
    'Un turno tiene tres pasos, en este orden: debes tomar una carta, debes jugar una carta y después puedes ' +
    'completar tu ruta.',
  'T2.title': 'Un empleado por turno',
  'T2.text':
    'En un turno puedes llamar como mucho a un empleado, y solo si su ayuda es posible: hay una segunda carta que ' +
    'tomar, una oferta que cambiar, una segunda carta que se puede jugar o una diligencia a la que faltan una o ' +
    'dos ciudades.',
  'T3.title': 'Tomar una carta',
  'T3.text':
    'Toma una carta cualquiera de la oferta o roba la primera del mazo sin verla. Un hueco en la oferta se rellena ' +
    'al instante.',
  'T4.title': 'Cuando se acaba el mazo',
  'T4.text':
    'Solo cuando hay que robar de un mazo vacío se baraja el descarte para formar uno nuevo. Si ambos están ' +
    'vacíos, la oferta queda incompleta y no se puede robar. Siempre que toca tomar una carta (al empezar un ' +
    'turno, con el jefe postal o por dos losetas de servicio devueltas), primero se rellenan los huecos de la ' +
    'oferta hasta donde lleguen mazo y descarte. Si no hay nada que tomar, ese paso se omite; si entonces tampoco ' +
    'tienes cartas en la mano, también omites el de jugar.',
  'T5.title': 'Administrador',
  'T5.text':
    'Antes de tomar una carta, el administrador descarta toda la oferta y pone una nueva. Debe haber al menos una ' +
    'carta en ella. Si para eso hay que barajar el descarte, las cartas recién descartadas forman parte de él. Si ' +
    'una devolución de losetas de servicio (O3) no deja nada que tomar, ese paso se omite.',
  'T6.title': 'Jefe postal',
  'T6.text':
    'Después de tu primera carta y antes de jugar, el jefe postal te deja tomar una segunda, de la oferta o del ' +
    'mazo.',
  'T7.title': 'Empezar sin cartas',
  'T7.text':
    'Si al empezar tu turno no tienes cartas en la mano, como todos en la primera ronda, debes llamar al jefe ' +
    'postal y no puedes llamar a ningún otro empleado en ese turno. Si no hay una segunda carta que tomar, su ' +
    'ayuda se pierde y no da loseta de servicio; aun así no puedes llamar a nadie más.',
  'T8.title': 'Cartas en la mano',
  'T8.text': 'Puedes tener cualquier número de cartas. Solo al completar una ruta bajas a tres (C10).',

  'P1.title': 'Empezar una ruta',
  'P1.text': 'Si no tienes ruta, la carta que juegas empieza una. Solo tienes una ruta a la vez.',
  'P2.title': 'Ampliar una ruta',
  'P2.text':
    'Añade la carta al extremo izquierdo o derecho de tu ruta si un camino une su ciudad con la de ese extremo y ' +
    'la ciudad aún no está en la ruta. No se intercala ni se reordena nada. Los colores de las regiones no ' +
    'importan.',
  'P3.title': 'Abandonar una ruta',
  'P3.text':
    'También puedes descartar toda tu ruta y empezar otra con la carta, aunque alguna encajara. Si ninguna encaja, ' +
    'no te queda otra opción.',
  'P4.title': 'Cochero',
  'P4.text':
    'El cochero te deja jugar una segunda carta. Debe ampliar tu ruta y nunca puede reemplazarla. La primera carta ' +
    'puede haber empezado esa ruta en este mismo turno.',
  'P5.title': 'Ciudades con tu oficina',
  'P5.text': 'Tu ruta puede pasar por ciudades donde ya tienes una oficina.',

  'C1.title': 'Cuándo y cómo completar',
  'C1.text':
    'Después de jugar puedes completar una ruta de tres o más cartas. Los pasos van en este orden: oficinas, ' +
    'losetas de bonus, diligencia, carruajes (con la audiencia) y descartes. Si en este turno omitiste jugar, no ' +
    'puedes completar.',
  'C2.title': 'Dos formas de poner oficinas',
  'C2.text':
    'Elige una forma. La primera: como mucho una oficina en cada región de tu ruta. La segunda: oficinas en ' +
    'ciudades de una sola región, tantas como tenga allí tu ruta. Solo se ponen en ciudades de la ruta y nunca ' +
    'donde ya tienes una; las de los demás no importan.',
  'C3.title': 'Menos oficinas',
  'C3.text':
    'Puedes poner menos oficinas de las posibles, o ninguna. Posthorn propone el máximo y pregunta antes de poner ' +
    'menos. Si te quedan menos oficinas que ciudades, eliges dónde.',
  'C4.title': 'Losetas por longitud',
  'C4.text':
    'Una ruta de cinco o más da una loseta, de la pila más alta que no supere su longitud. Si está vacía, se toma ' +
    'de la siguiente inferior que no lo esté; si todas lo están, no hay loseta. No se puede elegir una pila ' +
    'inferior. Puedes ganar cuantas quieras en la partida. Valores en el sur: cinco ciudades 2, 1; seis 3, 2, 1; ' +
    'siete o más 4, 3, 2, 1.',
  'C5.title': 'Losetas por regiones',
  'C5.text':
    'Cuando tienes una oficina en todas las ciudades de una región, o de las dos regiones de una pareja, toma la ' +
    'loseta superior de esa pila. Al completar una ruta puedes ganar varias, y las oficinas pueden venir de varias ' +
    'rutas. En el sur: Baden, Württemberg con Hohenzollern y Schweiz con Tyrol 3, 2, 1 cada una; Böhmen con ' +
    'Salzburg 4, 3, 2; Baiern 5, 4, 3, 2.',
  'C6.title': 'Loseta de red',
  'C6.text': 'Con una oficina en cada región que cuenta (S4), toma la loseta de red superior: 6, 5, 4, 3.',
  'C7.title': 'Una loseta de cada tipo',
  'C7.text':
    'De cada pila de región y de la pila de red tomas como mucho una loseta por partida. Una pila vacía no da nada.',
  'C8.title': 'Diligencia',
  'C8.text':
    'Si tu ruta es al menos tan larga como tu siguiente diligencia (primero la 3, luego la 4, y así hasta la 7), ' +
    'debes tomarla. Cada vez que completas una ruta ganas una sola diligencia, y no se salta ninguna. Las oficinas ' +
    'no influyen.',
  'C9.title': 'Carretero',
  'C9.text':
    'Si a tu ruta le faltan una o dos cartas para la siguiente diligencia, el carretero te deja tomarla ' +
    'igualmente. Para completar sigues necesitando al menos tres cartas.',
  'C10.title': 'Descartes',
  'C10.text':
    'Descarta la ruta completada. Después, si tienes más de tres cartas en la mano, quédate con tres a tu elección ' +
    'y descarta las demás. Todos los descartes son públicos.',

  'E1.title': 'Qué termina la partida',
  'E1.text':
    'Quien primero consigue la diligencia 7 o pone su oficina número 20 toma en ese momento la loseta de final, ' +
    'que vale un punto. Nadie más la recibe.',
  'E2.title': 'La última ronda',
  'E2.text':
    'La ronda en curso se juega hasta el final, sin importar quién lo haya provocado: el último en el orden de ' +
    'turno juega el último. Si ocurre en su turno, la partida acaba al terminarlo.',
  'E3.title': 'Puntuación',
  'E3.text':
    'Cuenta los puntos de tu mejor diligencia (diligencia 3: 2, 4: 3, 5: 5, 6: 7, 7: 10; sin ninguna 0), suma tus ' +
    'losetas de bonus y resta un punto por cada oficina sin poner. Un total puede quedar en negativo.',
  'E4.title': 'Empates',
  'E4.text':
    'Si hay empate en cabeza, gana quien tenga la loseta de final. Si no está entre los empatados, gana el ' +
    'empatado que le siga más de cerca en sentido horario.',
  'E5.title': 'Cuando se acaban las cartas',
  'E5.text':
    'Si se omiten por completo tantos turnos seguidos como jugadores hay, porque todas las cartas están en rutas, ' +
    'la partida acaba ahí (con servicios queda aún la última devolución O6). Nadie toma la loseta de final, y un ' +
    'empate es para quien vaya antes en el orden de turno.',

  'I1.title': 'Público y oculto',
  'I1.text':
    'Solo están ocultos el orden del mazo, las cartas que otro robó del mazo y aún conserva, y los clérigos de la ' +
    'audiencia. Todo lo demás es público, también lo que todos pudieron ver: cartas tomadas de la oferta, ' +
    'descartes, losetas ganadas. La pantalla puede mostrar las losetas de bonus boca abajo, como en la mesa.',
  'I2.title': 'El ordenador',
  'I2.text':
    'El ordenador decide según lo que se ve desde su asiento, y nada más. No mira lo que está oculto.',

  'N1.title': 'Caballos en vez de diligencias',
  'N1.text':
    'Con caballos no hay diligencias ni carretero. Cada carta muestra de uno a tres caballos por ambas caras, así ' +
    'que todos ven los caballos de la primera carta del mazo y de cada mano.',
  'N2.title': 'Ciudad o caballos',
  'N2.text':
    'Juega una carta como ciudad (P1 a P3) o dale la vuelta y ponla como caballos junto a tu carruaje, donde caben ' +
    'como mucho seis cartas. Jugar caballos deja la ruta como está. La segunda carta del cochero puede ser ' +
    'cualquiera de las dos cosas; como ciudad debe ampliar tu ruta, o empezar una si no tienes.',
  'N3.title': 'Caballos para completar',
  'N3.text':
    'Para completar, los dos caballos de tu carruaje y los de al lado deben sumar al menos tantos como cartas ' +
    'tiene la ruta.',
  'N4.title': 'Los caballos se gastan',
  'N4.text':
    'Al completar una ruta descartas todas tus cartas de caballos. Si la abandonas (P3), las conservas.',
  'N5.title': 'Ciudades libres',
  'N5.text':
    'Bremen, Frankfurt, Hamburg y Lübeck no pertenecen a ninguna región. Con la primera forma (una oficina en cada ' +
    'región) puedes añadir una oficina en una ciudad libre de la ruta; con la segunda (una sola región), no. Si ' +
    'una ruta solo tiene ciudades libres donde poner, una de ellas puede recibir una oficina.',
  'N6.title': 'Losetas de las ciudades libres',
  'N6.text': 'La primera oficina en una ciudad libre se lleva al instante la loseta de esa ciudad: un punto.',
  'N7.title': 'Preußen',
  'N7.text': 'Preußen es una sola región en dos partes, tanto al poner oficinas como para su bonus.',
  'N8.title': 'Losetas de bonus del norte',
  'N8.text':
    'Las losetas por longitud llegan a ocho ciudades: cinco 2, 1; seis 3, 2, 1; siete 4, 3, 2, 1; ocho o más 5, 4, ' +
    '3, 2, 1. El bonus de red exige una oficina en cada región, pero ninguna ciudad libre. Losetas por regiones: ' +
    'Mecklenburg con Hannover, Holland con Belgien, Thüringen con Sachsen y Hessen con Baiern 3, 2, 1 cada una; ' +
    'Preußen 5, 4, 3, 2.',
  'N9.title': 'Final y puntos con caballos',
  'N9.text':
    'Con caballos, solo la oficina número 20 termina la partida. Tu total son tus losetas menos un punto por cada ' +
    'oficina sin poner.',
  'N10.title': 'El norte con diligencias',
  'N10.text':
    'El norte también se puede jugar con diligencias y carretero, según las reglas básicas. Los caballos no ' +
    'cuentan entonces; oficinas y losetas de bonus siguen las reglas del norte (N5 a N8).',

  'A1.title': 'Clérigos',
  'A1.text':
    'Antes del primer turno, cada cual reparte por orden de turno cinco clérigos de valor 1 a 5: uno en cada ' +
    'carruaje, ocultos a los demás. Puedes ver los tuyos cuando quieras, salvo con la audiencia estricta del ' +
    'reglamento impreso: entonces ni siquiera tú puedes volver a mirarlos.',
  'A2.title': 'Salida de los carruajes',
  'A2.text':
    'Con tres o cuatro jugadores, los carruajes salen de Lörrach (Baden), Tuttlingen (Württemberg y Hohenzollern), ' +
    'St. Gallen (Schweiz y Tyrol), Freising (Baiern) y Hallstadt (Böhmen y Salzburg). Con dos salen más al sur, en ' +
    'el mismo orden: Mailand, Como, Como, Trient, Udine.',
  'A3.title': 'Mover los carruajes',
  'A3.text':
    'Al completar una ruta, después de la diligencia, cada carta suya cuya ciudad no haya recibido oficina al ' +
    'completarla, por la razón que sea, mueve el carruaje de su región una población hacia el sur por un camino. ' +
    'En una bifurcación eliges tú. Debes hacer todos los movimientos, en el orden que quieras. Una oficina por ' +
    'cuatro losetas de servicio (O3) no cuenta aquí y no mueve ningún carruaje.',
  'A4.title': 'Comodines',
  'A4.text':
    'Una carta de Polen, o de un carruaje que está en Roma (aunque acabe de llegar), mueve en su lugar otro ' +
    'carruaje a tu elección. Cuando los cinco están en Roma, los movimientos se pierden.',
  'A5.title': 'Llegada a Roma',
  'A5.text':
    'Cuando un carruaje entra en Roma, sus losetas se descubren y se ponen en la plaza de audiencia de su rango. ' +
    'Las losetas que ya estaban en una plaza que recibe otras nuevas salen de la partida. Varias losetas de un ' +
    'mismo carruaje comparten plaza.',
  'A6.title': 'Puntos de la audiencia',
  'A6.text':
    'Al final, cada loseta en una plaza de audiencia puntúa su valor. Las que siguen de camino no puntúan.',

  'O1.title': 'Losetas de servicio',
  'O1.text':
    'Con cuatro jugadores hay 8 losetas del jefe postal, 6 del administrador, 8 del cochero y 4 del carretero; con ' +
    'tres 6, 5, 6 y 3; con dos 4, 3, 4 y 2.',
  'O2.title': 'Ganar una loseta',
  'O2.text':
    'Solo puedes llamar a un empleado para una ayuda que se realice: una segunda carta tomada, la oferta cambiada, ' +
    'una segunda carta jugada, una diligencia conseguida. Justo después tomas una loseta de ese empleado.',
  'O3.title': 'Devolver losetas',
  'O3.text':
    'Cuando alguien toma la última loseta de un empleado, todos devuelven losetas al momento, primero quien tiene ' +
    'el turno y luego en sentido horario. Quien tenga losetas devuelve de una a cuatro distintas y recibe su ' +
    'recompensa antes que el siguiente. Una: nada. Dos: puedes tomar una carta, de la oferta o del mazo. Tres: un ' +
    'punto. Cuatro: puedes poner una oficina en cualquier ciudad donde no tengas (nada, si no te quedan). Todos ' +
    'devuelven, aunque el empleado ya vuelva a tener una loseta.',
  'O4.title': 'Devolver otra vez',
  'O4.text':
    'Si un empleado sigue sin loseta, todos devuelven otra vez, primero quien tiene el turno, hasta que todos los ' +
    'empleados tengan una.',
  'O5.title': 'Una oficina por losetas',
  'O5.text':
    'Una oficina puesta así puede dar al instante losetas de región y de red. Si es la número 20, tomas la loseta ' +
    'de final; las devoluciones y el turno siguen, y la ronda se termina como siempre (E2).',
  'O6.title': 'La última devolución',
  'O6.text':
    'Después del último turno, cada cual puede, por orden de turno, devolver una vez más tres o cuatro losetas ' +
    'distintas, por un punto o una oficina; esta puede dar losetas como en O5. No hay más devoluciones.',
  'O7.title': 'Puntos y cartas por losetas',
  'O7.text':
    'Los puntos no tienen límite. Una carta tomada por dos losetas queda fuera del turno: si debes llamar al jefe ' +
    'postal (T7) depende de tu mano al empezar tu turno.',
  'O8.title': 'Qué se combina',
  'O8.text':
    'La audiencia y «Servicios y honores» se pueden jugar por separado o juntos, solo en el mapa del sur. Otras ' +
    'combinaciones no son posibles.',
};
