// What a person has chosen for this browser. Kept in local storage; what cannot be read takes its default.
import { browserLanguage, isLanguage, type Language } from '../language/language.svelte';
import { flag, oneOf, readStored, type Stored, writeStored } from './stored';

export const speeds = ['instant', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof speeds)[number];
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const textSizes = [100, 125, 150, 175, 200] as const;

const kKey = 'posthorn.settings';

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
    this.take(readStored(kKey));
  }

  // From storage or from a file somebody brings along.
  take(from: Stored): void {
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
    writeStored(kKey, this.all);
  }
}

export const settings = new Settings();
