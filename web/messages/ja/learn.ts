// Words of the tutorial and the rule book around the texts themselves.
export const learn = {
  'learn.title': 'Learn to play',
  'rule.back': '{rule} に戻る',
  'rule.book': 'ルールブック',
  'rule.close': '閉じる',
};
