/** A map without a drawing: names of a made-up country, rough coordinates, one name that tries to be markup. */
import type { MapData } from '../index';

const cities: [id: string, name: string, land: string, x: number, y: number][] = [
  ['AA', 'Aldersee', 'nordmark', 120, 80],
  ['AB', 'Birkenau', 'nordmark', 300, 60],
  ['AC', 'Calwitz', 'nordmark', 480, 110],
  ['AD', 'Dornfeld', 'kueste', 700, 70],
  ['AE', 'Ebenhafen', 'kueste', 860, 140],
  ['AF', 'Falkenhorst', 'kueste', 820, 300],
  ['AG', 'Grünwald', 'waldland', 130, 260],
  ['AH', 'Hagen <b>', 'waldland', 290, 230],
  ['AI', 'Iltisbach', 'waldland', 210, 400],
  ['AJ', 'Jöhlingen', 'mitte', 470, 270],
  ['AK', 'Königsau', 'mitte', 610, 220],
  ['AL', 'Lindenort', 'mitte', 580, 390],
  ['AM', 'Mühlberg', 'mitte', 400, 400],
  ['AN', 'Neustadt', 'osten', 760, 440],
  ['AO', 'Oberau', 'osten', 880, 540],
  ['AP', 'Pfalzheim', 'osten', 700, 600],
  ['AQ', 'Quellen', 'hochland', 140, 560],
  ['AR', 'Rabenstein', 'hochland', 300, 540],
  ['AS', 'Steinach', 'hochland', 240, 690],
  ['AT', 'Talheim', 'sueden', 470, 560],
  ['AU', 'Unterwasser', 'sueden', 560, 690],
  ['AV', 'Vogtsburg', 'sueden', 400, 700],
  ['AW', 'Freihafen', 'frei', 940, 250],
  ['AX', 'Reichsstadt', 'frei', 620, 500],
];

const roads =
  'AA-AB AB-AC AC-AD AD-AE AE-AW AW-AF AF-AK AK-AC AA-AG AG-AH AH-AB AH-AJ AJ-AK AJ-AC AG-AI AI-AM AI-AQ AM-AJ ' +
  'AM-AL AL-AK AL-AX AX-AN AN-AF AN-AO AO-AP AP-AX AP-AU AU-AT AT-AX AT-AM AT-AV AV-AU AV-AS AS-AQ AS-AR AR-AQ ' +
  'AR-AI AR-AT AI-AH AF-AN';

export const customMap: MapData = {
  id: 'custom',
  lands: [
    { id: 'nordmark', name: 'Nordmark' },
    { id: 'kueste', name: 'Küste' },
    { id: 'waldland', name: 'Waldland' },
    { id: 'mitte', name: 'Mitte' },
    { id: 'osten', name: 'Osten' },
    { id: 'hochland', name: 'Hochland' },
    { id: 'sueden', name: 'Süden' },
    { id: 'frei', name: 'Freie', free: true },
  ],
  cities: cities.map(([id, name, land, x, y]) => ({ id, name, land, x, y })),
  roads: roads.split(' ').map((road) => road.split('-')),
  bonuses: [
    { id: 'nord', lands: ['nordmark', 'kueste'] },
    { id: 'wald', lands: ['waldland'] },
    { id: 'mitte', lands: ['mitte'] },
    { id: 'ost', lands: ['osten'] },
    { id: 'sued', lands: ['hochland', 'sueden'] },
  ],
};

/** The same country without coordinates: the roads alone decide where its cities stand. */
export const placelessMap: MapData = {
  ...customMap,
  id: 'placeless',
  cities: customMap.cities.map((city) => ({ ...city, x: 0, y: 0 })),
};
