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
import { keepForOffline, takeWaitingVersion } from './offline/offline.svelte';
import { openSaves } from './saves/store';
import { settings } from './settings/settings.svelte';

const target = document.getElementById('app');
if (target) {
  await takeWaitingVersion();
  const [saves] = await Promise.all([openSaves(), speech.speak(settings.language)]);
  mount(App, { target, props: { saves } });
  keepForOffline();
}
