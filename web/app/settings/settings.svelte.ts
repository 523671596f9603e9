// What a person has chosen for this browser. Kept in local storage; what cannot be read takes its default.
import { browserLanguage, isLanguage, type Language } from '../language/language.svelte';

export const speeds = ['instant', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof speeds)[number];
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const textSizes = [100, 125, 150, 175, 200] as const;

const kKey = 'posthorn.settings';

const oneOf = <T>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;
const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);

function stored(): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(kKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  textSize = $state<number>(100); // per cent
  sounds = $state(false);
  speed = $state<Speed>('normal'); // of the steps of others
  stillness = $state(false); // reduced motion, whatever the system says
  askBeforeAbandoning = $state(true);
  askBeforeFewerHouses = $state(true);
  askBeforeEndingBehind = $state(true);
  strictMemory = $state(false); // A1: own tiles on the road stay hidden
  hints = $state(true);
  winChances = $state(false);

  constructor() {
    this.take(stored());
  }

  // From storage or from a file somebody brings along.
  take(from: Readonly<Record<string, unknown>>): void {
    const language = from.language;
    this.language = typeof language === 'string' && isLanguage(language) ? language : browserLanguage();
    this.theme = oneOf(themes, from.theme, 'system');
    this.textSize = oneOf<number>(textSizes, from.textSize, 100);
    this.sounds = flag(from.sounds, false);
    this.speed = oneOf(speeds, from.speed, 'normal');
    this.stillness = flag(from.stillness, false);
    this.askBeforeAbandoning = flag(from.askBeforeAbandoning, true);
    this.askBeforeFewerHouses = flag(from.askBeforeFewerHouses, true);
    this.askBeforeEndingBehind = flag(from.askBeforeEndingBehind, true);
    this.strictMemory = flag(from.strictMemory, false);
    this.hints = flag(from.hints, true);
    this.winChances = flag(from.winChances, false);
  }

  get all() {
    return {
      language: this.language,
      theme: this.theme,
      textSize: this.textSize,
      sounds: this.sounds,
      speed: this.speed,
      stillness: this.stillness,
      askBeforeAbandoning: this.askBeforeAbandoning,
      askBeforeFewerHouses: this.askBeforeFewerHouses,
      askBeforeEndingBehind: this.askBeforeEndingBehind,
      strictMemory: this.strictMemory,
      hints: this.hints,
      winChances: this.winChances,
    };
  }

  keep(): void {
    try {
      localStorage.setItem(kKey, JSON.stringify(this.all));
    } catch {
      // Without storage they hold for as long as the page is open.
    }
  }
}

export const settings = new Settings();
