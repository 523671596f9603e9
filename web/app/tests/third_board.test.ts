// A further board is its file: it is offered and drawn without a word about it anywhere.
import { mount, unmount } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import coast from '../../../tests/boards/coast.json';
import { speech } from '../language/language.svelte';
import { builtInMaps, mapOf } from '../maps/boards';
import MapChoice from '../start/MapChoice.svelte';
import { mapName } from '../words/names';

vi.mock('../maps/built_in_files', async (original) => {
  const { builtInFiles } = await original<typeof import('../maps/built_in_files')>();
  return { builtInFiles: [...builtInFiles, coast] };
});

beforeAll(() => speech.speak('en'));

it('is offered beside the others, with what its file tells', async () => {
  expect(builtInMaps).toEqual(['south', 'north', 'coast']);
  const target = document.createElement('div');
  const props = { map: 'coast', own: [], onopen: () => {}, onremove: () => {} };
  const chooser = mount(MapChoice, { target, props });
  const choices = [...target.querySelectorAll('.mapchoice')];
  expect(choices.map((each) => each.querySelector('input')?.value)).toEqual(['south', 'north', 'coast']);
  const [name, note] = choices[2]?.querySelectorAll('b, small') ?? [];
  expect(name?.textContent).toBe('The Coast');
  expect(note?.textContent).toMatch(/20 .*5 /);
  expect(choices[2]?.querySelector('svg')).not.toBeNull();
  await unmount(chooser);
});

it('is drawn', () => {
  expect(mapName('coast')).toBe('The Coast');
  expect(mapOf('coast').model.cities).toHaveLength(20);
});
