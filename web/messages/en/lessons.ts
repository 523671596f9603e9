export const lessons = {
  'base.01.title': 'Welcome',
  'base.01.text':
    'You run a post service. Lay routes from city to city, place your houses, and have the most points at the ' +
    'end.',
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
  'base.08.text': 'That was a turn: take one, play one. End it, and watch what Konrad does.',
  'base.09.title': 'Four officials',
  'base.09.text': 'Four officials are ready to help you. You may call one of them each turn.',
  'base.10.title': 'The Postmaster',
  'base.10.text':
    'You know the Postmaster: after your first card he lets you take a second one. Two cards will be useful.',
  'base.11.title': 'Two ends',
  'base.11.text':
    'A route grows at its left or its right end. The new city needs a road to the city at that end.',
  'base.12.title': 'What does not fit',
  'base.12.text': 'Nothing goes in between, nothing is moved, and no city comes twice in a route.',
  'base.13.title': 'Grow or give up',
  'base.13.text':
    'You must play a card every turn. If none fits, your whole route is discarded and the card starts a new ' +
    'one.',
  'base.14.title': 'Plan ahead',
  'base.14.text':
    'So keep cards that fit next turn. You hold one for each end: Kempten on the left, Linz on the right.',
  'base.15.title': 'A card for later',
  'base.15.text': 'You have all you need for this route. So take a card to begin the next one with.',
  'base.16.title': 'At the left end',
  'base.16.text': 'Kempten has a road to Innsbruck, so it goes to the left end of your route.',
  'base.17.title': 'The Postilion',
  'base.17.text':
    'The Postilion lets you play a second card that extends your route. Call him and play Linz as well.',
  'base.18.title': 'Closing a route',
  'base.18.text':
    'With three cities or more you may close your route after playing. Longer routes bring more, but waiting ' +
    'is a risk.',
  'base.19.title': 'Houses, way one',
  'base.19.text':
    'Closing lets you place houses in cities of the route. Way one: one house in each land it passes through.',
  'base.20.title': 'Room for everyone',
  'base.20.text': 'Houses of others never block you. You may have only one house in a city yourself.',
  'base.21.title': 'Carriages',
  'base.21.text':
    'A closed route of three earns carriage 3; the next needs four cities, and so on up to 7. Each closing ' +
    'brings one at most.',
  'base.22.title': 'The Bailiff',
  'base.22.text':
    'Nothing here leads on from Mannheim, the card in your hand. Before you take one, the Bailiff replaces all ' +
    'six.',
  'base.23.title': 'A new route',
  'base.23.text': 'Much better: Carlsruhe, Freiburg and Basel lie along the Rhine. Begin a new route there.',
  'base.24.title': 'A full hand',
  'base.24.text': 'A route wants supplies. Take two cards again with the Postmaster, and play one.',
  'base.25.title': 'Two at once',
  'base.25.text': 'Now you hold more than one turn can play. That is when the Postilion is worth most.',
  'base.26.title': 'Wait for more',
  'base.26.text':
    'Four cities could be closed now. But five or more earn a bonus tile, the highest for whoever comes first. ' +
    'You hold Zürich: wait.',
  'base.27.title': 'The fifth city',
  'base.27.text': 'Think of the route after this one: take two cards for it, then play Zürich.',
  'base.28.title': 'Whole lands',
  'base.28.text':
    'A house in every city of a land, or of a pair of lands, brings its tile. Count over several routes if you ' +
    'like.',
  'base.29.title': 'All of Baden',
  'base.29.text':
    'Mannheim, Carlsruhe and Freiburg are all of Baden, and five cities are long enough for a tile. Close your ' +
    'route.',
  'base.30.title': 'Houses, way two',
  'base.30.text':
    'Way two: houses in one land only, one in each of its cities on the route. Here that is better: it ' +
    'completes Baden.',
  'base.31.title': 'Your gains',
  'base.31.text':
    'That closing brought two tiles, 2 points for five cities and 3 for Baden, and carriage 4 as well.',
  'base.32.title': 'Keep three cards',
  'base.32.text':
    'After closing, the route is discarded and you keep at most three cards in hand. Choose well: they begin ' +
    'your next route.',
  'base.33.title': 'A short route',
  'base.33.text': 'Not every route has to be long. Play two cities at once and keep the third.',
  'base.34.title': 'Three are enough',
  'base.34.text': 'Konrad was second with five cities, so his tile was smaller. Close your three now.',
  'base.35.title': 'Into new lands',
  'base.35.text':
    'Both ways bring two houses here. Way one opens two new lands: Württemberg and Hohenzollern.',
  'base.36.title': 'The Cartwright',
  'base.36.text':
    'Your next carriage is 5, your route has three cities. The Cartwright gets it for you even if one or two ' +
    'are missing.',
  'base.37.title': 'The network',
  'base.37.text': 'A house in every land of the network brings the most valuable tile: up to six points.',
  'base.38.title': 'The last round',
  'base.38.text':
    'Carriage 7 or a 20th house brings the end and a tile worth one point. The round is then played to its ' +
    'end.',
  'base.39.title': 'Scoring',
  'base.39.text':
    'Your best carriage and your bonus tiles count; every house you have left costs a point. Good luck on the ' +
    'road!',

  'north.01.title': 'The north',
  'north.01.text': 'A new map with 23 cities. Preußen is a single land, though it lies in two parts.',
  'north.02.title': 'Free cities',
  'north.02.text': 'Four free cities belong to no land. The first house in each takes its tile: one point.',
  'north.03.title': 'The backs of the cards',
  'north.03.text':
    'Every card shows its one to three horses on the back too. You can see them on the deck and in every hand.',
  'north.04.title': 'Horses',
  'north.04.text':
    'There are no carriages and no Cartwright here. Instead you may turn a card over and lay it as horses ' +
    'beside your coach.',
  'north.05.title': 'City or horses',
  'north.05.text':
    'Each card is a city or horses, as you like; the Postilion’s second card too. Play Magdeburg as a city.',
  'north.06.title': 'Enough horses',
  'north.06.text':
    'To close, you need a horse for every city; your coach has two of its own. Closing uses up the others, and ' +
    'at most six cards fit beside the coach.',
  'north.07.title': 'Building in a free city',
  'north.07.text':
    'With one house in each land you may add one free city. With houses in one land only, you may not.',
  'north.08.title': 'The end',
  'north.08.text':
    'With horses only a 20th house ends the game. Tiles count, and every house you have left costs a point.',

  'audience.01.title': 'The road to Rome',
  'audience.01.text':
    'Five coaches travel south to Rome, each for one land or a pair of lands. Your clergy travel with them.',
  'audience.02.title': 'Your clergy',
  'audience.02.text':
    'Put your five tiles, worth 1 to 5, on the coaches: one on each. The others do not see which is where.',
  'audience.03.title': 'Some turns later',
  'audience.03.text':
    'Eight turns have passed and the coaches are on their way. Make your route five cities long.',
  'audience.04.title': 'Coaches move',
  'audience.04.text':
    'When you close, every card that brought no house moves its land’s coach one town south. Build in Linz and ' +
    'Salzburg: three cards of Baiern are left.',
  'audience.05.title': 'A fork',
  'audience.05.text': 'At a fork you choose the road. Viterbo is only one town from Rome.',
  'audience.06.title': 'The audience',
  'audience.06.text':
    'In Rome each tile takes the place of its rank and pushes out those already there. At the end tiles on a ' +
    'place score their value.',
  'audience.07.title': 'Jokers',
  'audience.07.text':
    'Lodz has no coach, and the coach of Baiern is in Rome now. Such a card is a joker: it moves any other ' +
    'coach you like.',
  'audience.08.title': 'Who arrives, and when',
  'audience.08.text':
    'Only tiles on a place score at the end, and a later tile of the same rank pushes yours out. So do not ' +
    'arrive too early, nor too late.',

  'offices.01.title': 'Office tiles',
  'offices.01.text': 'With the offices, every official who helps you also gives you a tile.',
  'offices.02.title': 'A tile for help',
  'offices.02.text':
    'You hold tiles of the Postmaster and the Bailiff already. Call the Postilion for a third kind.',
  'offices.03.title': 'Few are left',
  'offices.03.text':
    'The number at each official says how many tiles are left. The Postmaster has a single one. End your turn.',
  'offices.04.title': 'The last tile',
  'offices.04.text':
    'Call the Postmaster now, and you take his last tile. Then everybody has to give tiles back.',
  'offices.05.title': 'Rewards',
  'offices.05.text':
    'Give back different tiles: one brings nothing, two a card, three a point, four a house in any city. You ' +
    'have three kinds.',
  'offices.06.title': 'One last time',
  'offices.06.text':
    'After the last turn you may give back three or four different tiles once more, for a point or a house.',
} as const;
