import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { forgetStored, readStored, writeStored } from '../settings/stored';

beforeEach(() => localStorage.clear());

describe('settings', () => {
  it('come back from storage', () => {
    const chosen = {
      language: 'fr',
      theme: 'dark',
      textSize: 150,
      sounds: true,
      speed: 'slow',
      hints: false,
    };
    settings.take(chosen);
    settings.keep();
    const kept = readStored('posthorn.settings');
    settings.take({});
    expect(settings.theme).toBe('system');
    settings.take(kept);
    expect(settings.all).toMatchObject(chosen);
  });

  it('take their defaults for what nobody can read', () => {
    settings.take({ language: 'xx', theme: 7, textSize: 999, sounds: 'yes', speed: null });
    expect(settings.all).toMatchObject({
      theme: 'system',
      textSize: 100,
      sounds: false,
      speed: 'normal',
      askBeforeAbandoning: true,
    });
  });

  it('survive a damaged storage', () => {
    localStorage.setItem('posthorn.settings', '{"theme": ');
    expect(readStored('posthorn.settings')).toEqual({});
    localStorage.setItem('posthorn.settings', '"text"');
    expect(readStored('posthorn.settings')).toEqual({});
  });

  it('are forgotten without touching what belongs to others', () => {
    writeStored('posthorn.settings', { theme: 'dark' });
    localStorage.setItem('other', '1');
    forgetStored();
    expect(localStorage.getItem('posthorn.settings')).toBeNull();
    expect(localStorage.getItem('other')).toBe('1');
  });
});
