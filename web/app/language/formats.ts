// The browser's formatters, each made once: to make one takes longer than to draw the line it is for.
const made = new Map<string, unknown>();

function once<T>(key: string, make: () => T): T {
  let format = made.get(key) as T | undefined;
  if (format === undefined) {
    format = make();
    made.set(key, format);
  }
  return format;
}

export function numberFormat(language: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = options === undefined ? '' : JSON.stringify(options);
  return once(`number ${language} ${key}`, () => new Intl.NumberFormat(language, options));
}

export const pluralRules = (language: string): Intl.PluralRules =>
  once(`plural ${language}`, () => new Intl.PluralRules(language));

export const listFormat = (language: string): Intl.ListFormat =>
  once(`list ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' }));
