// Words of the tutorial and the rule book around the texts themselves.
export const learn = {
  'learn.title': 'Learn to play',
  'rule.back': 'Volver a {rule}',
  'rule.book': 'Reglamento',
  'rule.close': 'Cerrar',
};
