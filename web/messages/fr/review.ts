// Words of the end of a game, of replay and analysis.
export const review = {
  'end.again': 'Play again',
  'end.home': 'Home',
  'end.save': 'Save the record',
};
