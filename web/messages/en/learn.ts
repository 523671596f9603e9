// Words of the tutorial and the rule book around the texts themselves.
export const learn = {
  'learn.title': 'Learn to play',
  'rule.back': 'Back to {rule}',
  'rule.book': 'Rule book',
  'rule.close': 'Close',
} as const;
