import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/inter';
import '@fontsource/im-fell-english-sc';
import '../board/tokens.css';
import '../board/board.css';
import './styles/page.css';
import './styles/table.css';
import './styles/start.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './language/language.svelte';
import { learnMap } from './maps/boards';
import type { MapFile } from './maps/map_file';
import { keepForOffline } from './offline/offline.svelte';
import { openSaves } from './saves/store';
import { settings } from './settings/settings.svelte';
import { server } from './start/server.svelte';

async function start(target: HTMLElement): Promise<void> {
  server.look();
  const [saves] = await Promise.all([openSaves(), speech.speak(settings.language)]);
  for (const map of await saves.maps()) learnMap(map.data as MapFile); // the engine checked it when it came
  mount(App, { target, props: { saves } });
  server.settle();
  keepForOffline();
}

// There are no words yet when not even these could be loaded.
function tell(target: HTMLElement, error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  text.textContent = 'Posthorn could not be loaded. Check the connection and reload the page.';
  const detail = document.createElement('p');
  detail.textContent = String(error);
  target.replaceChildren(text, detail);
}

const target = document.getElementById('app');
if (target) start(target).catch((error) => tell(target, error));
