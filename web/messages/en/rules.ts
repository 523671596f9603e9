export const rules = {
  'chapter.S': 'Set-up',
  'chapter.T': 'Your turn',
  'chapter.P': 'Playing a card',
  'chapter.C': 'Closing a route',
  'chapter.E': 'The end of the game',
  'chapter.I': 'What is known',
  'chapter.N': 'The north: free cities and horses',
  'chapter.A': 'Rome: the audience',
  'chapter.O': 'Rome: offices and honour',

  'S1.title': 'Players',
  'S1.text':
    'Two to four people play. Who begins is drawn by lot unless the table chooses; after that play goes round ' +
    'clockwise.',
  'S2.title': 'Deck and display',
  'S2.text':
    'Every city is in the deck three times: 66 cards in the south, 69 in the north. The deck is shuffled, and its ' +
    'first six cards form the open display.',
  'S3.title': 'Houses and bonus tiles',
  'S3.text':
    'Everyone begins with 20 houses, no cards and no carriage. In every stack of bonus tiles the highest value ' +
    'lies on top.',
  'S4.title': 'What the network needs',
  'S4.text':
    'On the south map the table agrees what the network bonus needs: a house in every land, Baiern too, or in ' +
    'every land outside Baiern. Polen, whose only city is Lodz, is needed either way. Posthorn proposes what the ' +
    'edition in your language prints: every land in English and Japanese, outside Baiern in German, French and ' +
    'Spanish. The north always needs every land.',

  'T1.title': 'Three steps',
  'T1.text':
    'A turn has three steps, in this order: you must take a card, you must play a card, and then you may close ' +
    'your route.',
  'T2.title': 'One official a turn',
  'T2.text':
    'You may call one official in a turn, no more, and only if the help can be carried out: there is a second card ' +
    'to take, a display to change, a second card that can be played, or a carriage just one or two cities away.',
  'T3.title': 'Taking a card',
  'T3.text':
    'Take any card of the display, or the top card of the deck unseen. A gap in the display is filled at once.',
  'T4.title': 'When the deck runs out',
  'T4.text':
    'Only when a card has to be drawn from an empty deck is the discard pile shuffled to make a new one. If both ' +
    'are empty, the display stays short and you cannot draw from the deck. Whenever somebody is about to take a ' +
    'card (at the start of a turn, with the Postmaster, or for two returned office tiles), gaps in the display are ' +
    'first filled as far as deck and discard pile go. If there is nothing at all to take, that step is skipped; if ' +
    'you then hold no card, you skip playing too.',
  'T5.title': 'Bailiff',
  'T5.text':
    'Before you take a card, the Bailiff discards the whole display and lays out a new one. At least one card must ' +
    'lie there. If the discard pile has to be shuffled for this, the cards just discarded belong to it. If ' +
    'returned office tiles (O3) then leave nothing to take, you skip taking.',
  'T6.title': 'Postmaster',
  'T6.text':
    'After your first card and before you play, the Postmaster lets you take a second one, from the display or the ' +
    'deck.',
  'T7.title': 'Starting without cards',
  'T7.text':
    'If you hold no card when your turn begins, as everybody does in the first round, you must call the Postmaster ' +
    'and can call no other official that turn. If there is no second card to take, his help lapses and brings no ' +
    'office tile; even so you may call nobody else.',
  'T8.title': 'Hand size',
  'T8.text': 'You may hold any number of cards. Only closing a route brings you down to three (C10).',

  'P1.title': 'Starting a route',
  'P1.text': 'If you have no route, the card you play starts one. You have one route at a time.',
  'P2.title': 'Extending a route',
  'P2.text':
    'Add the card at the left or right end of your route if a road joins its city to the city at that end and the ' +
    'city is not yet in the route. Nothing goes in between and nothing is rearranged. The colours of the lands do ' +
    'not matter.',
  'P3.title': 'Giving up a route',
  'P3.text':
    'Instead you may discard your whole route and start a new one with the card, even if a card would fit. If none ' +
    'fits, you have no other choice.',
  'P4.title': 'Postilion',
  'P4.text':
    'The Postilion lets you play a second card. It must extend your route and can never replace it. Your first ' +
    'card may have started that route this very turn.',
  'P5.title': 'Cities with your house',
  'P5.text': 'Your route may pass through cities where you have a house already.',

  'C1.title': 'When and how to close',
  'C1.text':
    'After playing you may close a route of three or more cards. The steps come in this order: houses, bonus ' +
    'tiles, carriage, coaches (with the audience), discards. If you skipped playing this turn, you cannot close.',
  'C2.title': 'Two ways to place houses',
  'C2.text':
    'Choose one way. Way one: at most one house in each land of your route. Way two: houses in cities of one land ' +
    'only, as many as your route has there. Houses go only in cities of the route, and never where you have one ' +
    'already; houses of others do not matter.',
  'C3.title': 'Fewer houses',
  'C3.text':
    'You may place fewer houses than you could, or none. Posthorn proposes the most and asks before you place ' +
    'fewer. If you have fewer houses left than cities to build in, you choose the cities.',
  'C4.title': 'Tiles for long routes',
  'C4.text':
    'A route of five or more earns one tile, from the highest stack not above its length. If that stack is empty, ' +
    'take from the next lower one that is not; if all are empty, you get none. You cannot choose a lower stack. ' +
    'You may earn any number of these in a game. Values in the south: five cities 2, 1; six 3, 2, 1; seven or more ' +
    '4, 3, 2, 1.',
  'C5.title': 'Tiles for lands',
  'C5.text':
    'When you have a house in every city of a land, or of both lands of a pair, take the top tile of that stack. ' +
    'One closing may bring several, and the houses may come from several routes. In the south: Baden, Württemberg ' +
    'with Hohenzollern, and Schweiz with Tyrol 3, 2, 1 each; Böhmen with Salzburg 4, 3, 2; Baiern 5, 4, 3, 2.',
  'C6.title': 'Network tile',
  'C6.text': 'With a house in every land that counts (S4), take the top network tile: 6, 5, 4, 3.',
  'C7.title': 'One tile of each kind',
  'C7.text':
    'Of each land stack and of the network stack you take at most one tile in a game. An empty stack gives nothing.',
  'C8.title': 'Carriage',
  'C8.text':
    'If your route is at least as long as your next carriage (first 3, then 4, and so on to 7), you take it; you ' +
    'must. A closing brings one carriage, and none is skipped. Houses play no part.',
  'C9.title': 'Cartwright',
  'C9.text':
    'If your route is one or two cards short of your next carriage, the Cartwright lets you take it all the same. ' +
    'You still need at least three cards to close.',
  'C10.title': 'Discards',
  'C10.text':
    'Discard the closed route. Then, if you hold more than three cards, keep three of your choice and discard the ' +
    'others. All discards are open.',

  'E1.title': 'What ends the game',
  'E1.text':
    'The first player to take carriage 7 or to place a 20th house takes the end tile, worth one point, at that ' +
    'moment. Nobody else gets it.',
  'E2.title': 'The last round',
  'E2.text':
    'The round is played to its end, whoever brought it about: the last player in turn order plays last. If it ' +
    'happens in that player’s turn, the game ends after it.',
  'E3.title': 'Scoring',
  'E3.text':
    'Count the points of your best carriage (carriage 3: 2, 4: 3, 5: 5, 6: 7, 7: 10; without one 0), add your ' +
    'bonus tiles, and take off one point for every house you have not placed. A score below zero stands.',
  'E4.title': 'Ties',
  'E4.text':
    'If the leaders are tied, the holder of the end tile wins. If the holder is not among them, the tied player ' +
    'who comes next clockwise from the holder wins.',
  'E5.title': 'When the cards run out',
  'E5.text':
    'If as many turns in a row as there are players are skipped entirely, because every card lies in a route, the ' +
    'game ends there (with offices the last return O6 still follows). Nobody takes the end tile, and a tie goes to ' +
    'whoever comes first in turn order.',

  'I1.title': 'Open and hidden',
  'I1.text':
    'Hidden are only the order of the deck, the cards another player drew unseen and still holds, and the clergy ' +
    'tiles of the audience. All else is open, and so is what everybody could see: cards taken from the display, ' +
    'discards, tiles taken. The screen may show bonus tiles face down, as at a table.',
  'I2.title': 'Computer players',
  'I2.text': 'A computer player decides from what its own seat can see, and nothing more. It does not peek.',

  'N1.title': 'Horses instead of carriages',
  'N1.text':
    'With horses there are no carriages and no Cartwright. Every card shows one to three horses on both sides, so ' +
    'everybody sees the horses on the top card of the deck and in every hand.',
  'N2.title': 'City or horses',
  'N2.text':
    'Play a card as a city (P1 to P3) or turn it over and lay it as horses beside your coach, where at most six ' +
    'cards may lie. Playing horses leaves your route as it is. The Postilion’s second card may be either; as a ' +
    'city it must extend your route, or start one if you have none.',
  'N3.title': 'Horses to close',
  'N3.text':
    'To close a route, the two horses of your coach and those beside it must together be at least as many as the ' +
    'cards of the route.',
  'N4.title': 'Horses are used up',
  'N4.text': 'Closing a route discards all your horse cards. Giving a route up (P3) keeps them.',
  'N5.title': 'Free cities',
  'N5.text':
    'Bremen, Frankfurt, Hamburg and Lübeck belong to no land. With way one (one house in each land) you may add ' +
    'one house in one free city of the route; with way two (one land only) you may not. If free cities are all ' +
    'that a route has to build in, one of them may get a house.',
  'N6.title': 'Tiles of the free cities',
  'N6.text': 'The first house in a free city takes that city’s tile at once: one point.',
  'N7.title': 'Preußen',
  'N7.text': 'Preußen is one land, though it lies in two parts: for placing houses and for its bonus.',
  'N8.title': 'Bonus tiles of the north',
  'N8.text':
    'Tiles for long routes go up to eight cities: five 2, 1; six 3, 2, 1; seven 4, 3, 2, 1; eight or more 5, 4, 3, ' +
    '2, 1. The network bonus needs a house in every land, but in no free city. Land tiles: Mecklenburg with ' +
    'Hannover, Holland with Belgien, Thüringen with Sachsen, and Hessen with Baiern 3, 2, 1 each; Preußen 5, 4, 3, ' +
    '2.',
  'N9.title': 'End and score with horses',
  'N9.text':
    'With horses only a 20th house ends the game. Your score is your tiles minus one point for every house you ' +
    'have not placed.',
  'N10.title': 'The north with carriages',
  'N10.text':
    'You can also play the north with carriages and the Cartwright, by the rules of the south. Horses then count ' +
    'for nothing; houses and bonus tiles follow the rules of the north (N5 to N8).',

  'A1.title': 'Clergy tiles',
  'A1.text':
    'Before the first turn everyone, in turn order, puts five clergy tiles, worth 1 to 5, on the coaches: one on ' +
    'each, hidden from the others. You can look at your own at any time, unless the table plays strictly as ' +
    'printed: then not even you may look again.',
  'A2.title': 'Where the coaches start',
  'A2.text':
    'With three or four players the coaches start in Lörrach (Baden), Tuttlingen (Württemberg and Hohenzollern), ' +
    'St. Gallen (Schweiz and Tyrol), Freising (Baiern) and Hallstadt (Böhmen and Salzburg). With two they start ' +
    'further south, in the same order: Mailand, Como, Como, Trient, Udine.',
  'A3.title': 'Moving the coaches',
  'A3.text':
    'When you close a route, after the carriage, every card of it whose city got no house in this closing, for ' +
    'whatever reason, moves the coach of its land one town along a road south. At a fork you choose. You must make ' +
    'all moves, in any order you like. A house for four office tiles (O3) does not count here and moves no coach.',
  'A4.title': 'Jokers',
  'A4.text':
    'A card of Polen, or of a coach that is in Rome (even if it has only just arrived), moves another coach of ' +
    'your choice instead. When all five are in Rome, moves lapse.',
  'A5.title': 'Arriving in Rome',
  'A5.text':
    'When a coach enters Rome, its tiles are shown and put on the audience places of their rank. Tiles already on ' +
    'a place that gets new ones leave the game. Several tiles from one coach may share a place.',
  'A6.title': 'Points of the audience',
  'A6.text':
    'At the end every tile on an audience place scores its value. Tiles still on the road score nothing.',

  'O1.title': 'Office tiles',
  'O1.text':
    'With four players there are 8 tiles of the Postmaster, 6 of the Bailiff, 8 of the Postilion and 4 of the ' +
    'Cartwright; with three players 6, 5, 6 and 3; with two 4, 3, 4 and 2.',
  'O2.title': 'Earning a tile',
  'O2.text':
    'You may call an official only for help that is carried out: a second card taken, the display changed, a ' +
    'second card played, a carriage taken. Right after the help you take one tile of that official.',
  'O3.title': 'Giving tiles back',
  'O3.text':
    'When somebody takes the last tile of an official, everybody gives tiles back at once, the player in turn ' +
    'first, then clockwise. Whoever has tiles gives back one to four different ones and gets the reward before the ' +
    'next player returns. One tile: nothing. Two: you may take a card, from the display or the deck. Three: one ' +
    'point. Four: you may place a house in any city where you have none (nothing if you have no house left). ' +
    'Everybody returns, even if the official has a tile again meanwhile.',
  'O4.title': 'Returning again',
  'O4.text':
    'If an official is still without a tile, everybody returns again, the player in turn first, until every ' +
    'official has one.',
  'O5.title': 'A house for tiles',
  'O5.text':
    'A house placed this way may earn land and network tiles at once. If it is your 20th, you take the end tile; ' +
    'the returns and the turn go on, and the round is finished as usual (E2).',
  'O6.title': 'The last return',
  'O6.text':
    'After the last turn everyone, in turn order, may once more give back three or four different tiles, for a ' +
    'point or a house; the house may earn tiles as in O5. No further returns follow.',
  'O7.title': 'Points and cards from tiles',
  'O7.text':
    'There is no limit to the points. A card taken for two tiles is outside the turn: whether you must call the ' +
    'Postmaster (T7) depends on your hand when your turn starts.',
  'O8.title': 'What goes together',
  'O8.text':
    'The audience and the offices can be played alone or together, on the south map only. Other combinations are ' +
    'not offered.',
} as const;
