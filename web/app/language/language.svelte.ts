// Which language the page speaks, and how messages become text. Catalogues are loaded when they are
// needed; English is there from the start, as it also gives the keys their types.
import { game } from '../../messages/en/game';
import { journal } from '../../messages/en/journal';
import { reasons } from '../../messages/en/reasons';
import { refusals } from '../../messages/en/refusals';
import { ui } from '../../messages/en/ui';
import type { Message } from '../../messages/types';

const english = { game, journal, reasons, refusals, ui };

export type Part = keyof typeof english;
export type Key<P extends Part> = keyof (typeof english)[P] & string;
export type Catalogue = { readonly [P in Part]: Readonly<Record<Key<P>, Message>> };
export type Parameters = Readonly<Record<string, string | number>>;

export const languages = ['en', 'de', 'fr', 'es', 'ja'] as const;
export type Language = (typeof languages)[number];
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
};

const loaders: Partial<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {};

class Speech {
  code = $state<Language>('en');
  catalogue = $state.raw<Catalogue>(english);

  async speak(language: Language): Promise<void> {
    const loader = loaders[language];
    this.catalogue = loader === undefined ? english : (await loader()).catalogue;
    this.code = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

export function fill(language: Language, message: Message, parameters: Parameters = {}): string {
  let pattern: string;
  if (typeof message === 'string') {
    pattern = message;
  } else {
    const form = new Intl.PluralRules(language).select(Number(parameters.n ?? 0));
    pattern = message[form] ?? message.other;
  }
  const numbers = new Intl.NumberFormat(language);
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? numbers.format(value) : value;
  });
}

// Words of a part other than the page's own; the key may come from the engine.
export function say<P extends Part>(part: P, key: Key<P>, parameters?: Parameters): string {
  return fill(speech.code, speech.catalogue[part][key], parameters);
}
export function sayIfKnown(part: Part, key: string, parameters?: Parameters): string | undefined {
  const messages = speech.catalogue[part] as Readonly<Record<string, Message>>;
  const message = messages[key];
  return message === undefined ? undefined : fill(speech.code, message, parameters);
}
export const t = (key: Key<'ui'>, parameters?: Parameters) => say('ui', key, parameters);

export function percent(share: number): string {
  return new Intl.NumberFormat(speech.code, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(speech.code, { type: 'conjunction' }).format(items);
}
