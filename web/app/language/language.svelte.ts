// Which language the page speaks, and how messages become text. Catalogues are loaded when they are
// needed.
import type { FirstMessages, FurtherMessages, FurtherPart, Key, Part } from '../../messages/catalogue';
import type { Message } from '../../messages/types';
import { listFormat, numberFormat, pluralRules } from './formats';

export type { Key, Part };
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
export const isLanguage = (code: string): code is Language => languages.some((each) => each === code);

// The first of the browser's languages that we have.
export function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return 'en';
}

const firsts = import.meta.glob<{ readonly first: FirstMessages }>('../../messages/*/first.ts');
const furthers = import.meta.glob<FurtherMessages>(
  '../../messages/*/{faults,learn,lessons,online,review,rules}.ts',
);

type Catalogue = FirstMessages & Partial<FurtherMessages>;

class Speech {
  code = $state<Language>('en');
  catalogue = $state.raw<Catalogue | undefined>();
  readonly #further = new Set<FurtherPart>();

  async speak(language: Language): Promise<void> {
    const load = firsts[`../../messages/${language}/first.ts`];
    if (load === undefined) return;
    const [{ first }, ...further] = await Promise.all([
      load(),
      ...[...this.#further].map((part) => this.#load(language, part)),
      language === 'ja' ? import('./japanese_fonts') : undefined,
    ]);
    this.catalogue = Object.assign({}, first, ...further);
    this.code = language;
    document.documentElement.lang = language;
  }

  // Loads further parts, for a page that is about to open; from then on they follow the language.
  async need(...parts: readonly FurtherPart[]): Promise<void> {
    const missing = parts.filter((part) => !this.#further.has(part));
    for (const part of missing) this.#further.add(part);
    const loaded = await Promise.all(missing.map((part) => this.#load(this.code, part)));
    if (this.catalogue !== undefined) this.catalogue = Object.assign({}, this.catalogue, ...loaded);
  }

  async #load(language: Language, part: FurtherPart): Promise<Partial<FurtherMessages>> {
    const load = furthers[`../../messages/${language}/${part}.ts`];
    return load === undefined ? {} : { [part]: (await load())[part] };
  }
}

export const speech = new Speech();

// Intl writes a hyphen where print has a minus.
export function number(value: number, options?: Intl.NumberFormatOptions, language = speech.code): string {
  return numberFormat(language, options).format(value).replace('-', '−');
}

export function fill(language: Language, message: Message, parameters: Parameters = {}): string {
  let pattern: string;
  if (typeof message === 'string') {
    pattern = message;
  } else {
    const form = pluralRules(language).select(Number(parameters.n ?? 0));
    pattern = message[form] ?? message.other;
  }
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    return typeof value === 'number' ? number(value, undefined, language) : value;
  });
}

// The key may come from the engine.
export function sayIfKnown(part: Part, key: string, parameters?: Parameters): string | undefined {
  const messages = speech.catalogue?.[part] as Readonly<Record<string, Message>> | undefined;
  const message = messages?.[key];
  return message === undefined ? undefined : fill(speech.code, message, parameters);
}
export function say<P extends Part>(part: P, key: Key<P>, parameters?: Parameters): string {
  return sayIfKnown(part, key, parameters) ?? key;
}
export const t = (key: Key<'ui'>, parameters?: Parameters) => say('ui', key, parameters);

export function percent(share: number): string {
  return number(share, { style: 'percent', maximumFractionDigits: 0 });
}
export function listed(items: readonly string[]): string {
  return listFormat(speech.code).format(items);
}
