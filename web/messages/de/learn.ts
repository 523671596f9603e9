// Words of the tutorial and the rule book around the texts themselves.
export const learn = {
  'learn.title': 'Learn to play',
  'rule.back': 'Zurück zu {rule}',
  'rule.book': 'Regelbuch',
  'rule.close': 'Schließen',
};
