// Words of the tutorial and the rule book around the texts themselves.
export const learn = {
  'learn.title': 'Learn to play',
  'rule.back': 'Retour à {rule}',
  'rule.book': 'Livret de règles',
  'rule.close': 'Fermer',
};
