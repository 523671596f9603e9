// The rules as they stand in the catalogue: chapters by letter, each with its rules in order.
import { sayIfKnown, speech } from '../language/language.svelte';

export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
export interface Chapter {
  readonly letter: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

export function ruleOf(id: string): Rule | undefined {
  const title = sayIfKnown('rules', `${id}.title`);
  const text = sayIfKnown('rules', `${id}.text`);
  return title === undefined || text === undefined ? undefined : { id, title, text };
}

export const chapterOf = (id: string) => sayIfKnown('rules', `chapter.${id.charAt(0)}`) ?? '';

export function chapters(): readonly Chapter[] {
  const keys = Object.keys(speech.catalogue?.rules ?? {});
  const letters = keys.flatMap((key) => key.match(/^chapter\.([A-Z])$/)?.[1] ?? []);
  const rules = keys.flatMap((key) => ruleOf(key.match(/^([A-Z]\d+)\.title$/)?.[1] ?? '') ?? []);
  return letters.map((letter) => ({
    letter,
    title: chapterOf(letter),
    rules: rules.filter((rule) => rule.id.charAt(0) === letter),
  }));
}

export interface Piece {
  readonly text: string;
  readonly rule?: string; // the text is this rule's id
}

// A text cut where it names other rules.
export function pieces(text: string): readonly Piece[] {
  return text
    .split(/(?<![A-Za-z\d])([A-Z]\d{1,2})(?![A-Za-z\d])/)
    .filter((piece) => piece !== '')
    .map((piece) => (ruleOf(piece) === undefined ? { text: piece } : { text: piece, rule: piece }));
}

// Without case and diacritics, so that "munchen" finds München; full-width and half-width are one.
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase();
}

// Every word of the wish has to be somewhere in the rule.
export function found(all: readonly Chapter[], wish: string): readonly Chapter[] {
  const words = folded(wish)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return all;
  return all.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = folded(`${rule.id} ${rule.title} ${rule.text} ${chapter.title}`);
      return words.every((word) => text.includes(word));
    });
    return rules.length === 0 ? [] : [{ ...chapter, rules }];
  });
}
