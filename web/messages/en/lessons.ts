export const lessons = {
  'base.01.title': 'Welcome',
  'base.01.text':
    'You run a post service. Lay routes from city to city, place your houses, and have the most points at the end.',
  'base.02.title': 'Cities and roads',
  'base.02.text':
    'Here are 22 cities, joined by roads. Only cities with a road between them can be neighbours in a route.',
  'base.03.title': 'Lands',
  'base.03.text':
    'Colour and pattern show the land of a city. Lands do not matter for roads, only later for houses.',
  'base.04.title': 'The display',
  'base.04.text':
    'Each turn begins with one card. Take one of the six open cards, or draw one unseen from the deck.',
  'base.05.title': 'Take a card',
  'base.05.text': 'Take a card now. The gap is filled from the deck at once.',
  'base.06.title': 'An empty hand',
  'base.06.text': 'You began without cards, so the Postmaster has to help: take a second card.',
  'base.07.title': 'Play a card',
  'base.07.text': 'Now play one card of your hand. It is the first city of your route.',
  'base.08.title': 'End of the turn',
  'base.08.text': 'That was a turn: take one, play one. End it, and watch what the others take.',
  'base.09.title': 'Two ends',
  'base.09.text':
    'A route grows at its left or its right end. The new city needs a road to the city at that end.',
  'base.10.title': 'What does not fit',
  'base.10.text': 'Nothing goes in between, nothing is moved, and no city comes twice in a route.',
  'base.11.title': 'Grow or give up',
  'base.11.text':
    'You must play a card every turn. If none fits, your whole route is discarded and the card starts a new one.',
  'base.12.title': 'Plan ahead',
  'base.12.text': 'So keep a card in hand that fits next turn. Extend your route now.',
  'base.13.title': 'Four officials',
  'base.13.text': 'Four officials are ready to help you. You may call one of them each turn.',
  'base.14.title': 'The Postmaster',
  'base.14.text': 'You know the Postmaster: after your first card he lets you take a second one.',
  'base.15.title': 'The Postilion',
  'base.15.text': 'The Postilion lets you play a second card that extends your route. Call him and play two.',
  'base.16.title': 'The Bailiff',
  'base.16.text': 'Nothing useful on offer? Before you take a card, the Bailiff replaces all six.',
  'base.17.title': 'Closing a route',
  'base.17.text':
    'With three cities or more you may close your route after playing. Longer routes bring more, but waiting is a ' +
    'risk.',
  'base.18.title': 'Houses, way one',
  'base.18.text':
    'Closing lets you place houses in cities of the route. Way one: one house in each land it passes through.',
  'base.19.title': 'Houses, way two',
  'base.19.text':
    'Way two: choose one land and place a house in each of its cities on the route. Compare, then choose.',
  'base.20.title': 'Room for everyone',
  'base.20.text': 'Houses of others never block you. You may have only one house in a city yourself.',
  'base.21.title': 'Carriages',
  'base.21.text':
    'A closed route of three earns carriage 3; the next needs four cities, and so on up to 7. Each closing brings ' +
    'one at most.',
  'base.22.title': 'The Cartwright',
  'base.22.text': 'The Cartwright gets you the next carriage even if your route is one or two cities short.',
  'base.23.title': 'Long routes',
  'base.23.text': 'Routes of five cities or more earn bonus tiles. Whoever comes first gets the highest.',
  'base.24.title': 'Whole lands',
  'base.24.text':
    'A house in every city of a land, or of a pair of lands, brings its tile. Count over several routes if you ' +
    'like.',
  'base.25.title': 'The network',
  'base.25.text': 'A house in every land of the network brings the most valuable tile: up to six points.',
  'base.26.title': 'Keep three cards',
  'base.26.text':
    'After closing, the route is discarded and you keep at most three cards in hand. Choose well: they begin your ' +
    'next route.',
  'base.27.title': 'The last round',
  'base.27.text':
    'Carriage 7 or a 20th house brings the end and a tile worth one point. The round is then played to its end.',
  'base.28.title': 'Scoring',
  'base.28.text':
    'Your best carriage and your bonus tiles count; every house you have left costs a point. Good luck on the road!',

  'north.01.title': 'The north',
  'north.01.text': 'A new map with 23 cities. Preußen is a single land, though it lies in two parts.',
  'north.02.title': 'Free cities',
  'north.02.text': 'Four free cities belong to no land. The first house in each takes its tile: one point.',
  'north.03.title': 'Building in a free city',
  'north.03.text':
    'With one house in each land you may add one free city. With houses in one land only, you may not.',
  'north.04.title': 'Horses',
  'north.04.text':
    'There are no carriages and no Cartwright here. Instead you may turn a card over and lay it as horses beside ' +
    'your coach.',
  'north.05.title': 'The backs of the cards',
  'north.05.text':
    'Every card shows its one to three horses on the back too. You can see them on the deck and in every hand.',
  'north.06.title': 'Enough horses',
  'north.06.text':
    'To close, you need a horse for every city; your coach has two of its own. Closing uses up the others, and at ' +
    'most six cards fit beside the coach.',
  'north.07.title': 'The end',
  'north.07.text':
    'With horses only a 20th house ends the game. Tiles count, and every house you have left costs a point.',

  'rome.01.title': 'The road to Rome',
  'rome.01.text':
    'Five coaches travel south to Rome, each for one land or a pair of lands. Your clergy travel with them.',
  'rome.02.title': 'Your clergy',
  'rome.02.text':
    'Put your five tiles, worth 1 to 5, on the coaches: one on each. The others do not see which is where.',
  'rome.03.title': 'Coaches move',
  'rome.03.text':
    'When you close, every card that brought no house moves its land’s coach one town south. At a fork you choose ' +
    'the road.',
  'rome.04.title': 'Jokers',
  'rome.04.text':
    'Lodz has no coach, and some coaches are in Rome already. Such a card moves any other coach you like.',
  'rome.05.title': 'The audience',
  'rome.05.text':
    'In Rome each tile takes the place of its rank and pushes out those already there. At the end tiles on a place ' +
    'score their value.',
  'rome.06.title': 'Office tiles',
  'rome.06.text': 'With the offices, every official who helps you also gives you a tile.',
  'rome.07.title': 'Giving tiles back',
  'rome.07.text':
    'When an official’s last tile is taken, everybody gives back one to four different tiles, the player in turn ' +
    'first.',
  'rome.08.title': 'Rewards',
  'rome.08.text':
    'One tile brings nothing, two a card, three a point, four a house in any city. So collect different ones.',
  'rome.09.title': 'One last time',
  'rome.09.text':
    'After the last turn you may give back three or four different tiles once more, for a point or a house.',
} as const;
