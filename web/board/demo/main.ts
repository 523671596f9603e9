import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/eb-garamond/wght-italic.css';
import '@fontsource-variable/inter';
import '@fontsource/im-fell-english-sc';
import '../tokens.css';
import '../board.css';
import './demo.css';
import { mount } from 'svelte';
import Demo from './Demo.svelte';

const target = document.getElementById('demo');
if (target) mount(Demo, { target });
