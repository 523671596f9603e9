// Checks the messages: every language has the keys of English with the same parameters and no empty text, and the keys
// are those that the engine, the rules, the boards and the client name, no more and no fewer. Run:
// node web/messages/check.mjs --used; without --used keys that wait for their use pass.
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

const here = new URL('.', import.meta.url);
const root = new URL('../../', here);
const languages = ['en', 'de', 'fr', 'es', 'ja'];
const parts = [
  'ui',
  'start',
  'expansions',
  'review',
  'online',
  'learn',
  'refusals',
  'faults',
  'reasons',
  'journal',
  'game',
  'rules',
  'lessons',
];
const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
const problems = [];

const repo = (path) => readFileSync(new URL(path, root), 'utf8');

function read(path) {
  const text = readFileSync(new URL(path, here), 'utf8');
  const start = text.indexOf('= {') + 2;
  const end = text.lastIndexOf('}') + 1;
  return new Function(`"use strict"; return (${text.slice(start, end)});`)();
}

// What the engine's lists hold: TypeScript that Node reads without its types.
async function words(path) {
  const text = readFileSync(new URL(path, new URL('../', here)), 'utf8');
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

// Repeated keys vanish when the object is read, so they are looked for in the text.
function repeated(path) {
  const text = readFileSync(new URL(path, here), 'utf8');
  const keys = [...text.matchAll(/^ {2}(?:"([^"]+)"|([\w$]+)):/gm)].map((match) => match[1] ?? match[2]);
  return keys.filter((key, i) => keys.indexOf(key) !== i);
}

const texts = (message) => (typeof message === 'string' ? [message] : Object.values(message));

function parameters(message) {
  const names = texts(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  return [...new Set(names)].sort().join(' ');
}

function shape(where, message) {
  if (typeof message !== 'string') {
    if (message === null || typeof message !== 'object') return problems.push(`${where}: not a message`);
    for (const form of Object.keys(message))
      if (!forms.includes(form)) problems.push(`${where}: no form ${form}`);
    if (!('other' in message)) problems.push(`${where}: the form "other" is missing`);
    if (!parameters(message).split(' ').includes('n')) problems.push(`${where}: plural forms without {n}`);
  }
  for (const text of texts(message)) {
    if (typeof text !== 'string' || text.trim() === '') problems.push(`${where}: empty`);
    else if (text !== text.trim()) problems.push(`${where}: blanks around the text`);
    else if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) problems.push(`${where}: a stray brace`);
  }
}

function sameKeys(where, wanted, found) {
  for (const key of wanted) if (!found.includes(key)) problems.push(`${where}: ${key} is missing`);
  for (const key of found) if (!wanted.includes(key)) problems.push(`${where}: ${key} is superfluous`);
}

const english = Object.fromEntries(parts.map((part) => [part, read(`en/${part}.ts`)]));

for (const language of languages) {
  for (const part of parts) {
    const where = `${language}/${part}`;
    const messages = read(`${where}.ts`);
    for (const key of repeated(`${where}.ts`)) problems.push(`${where}: ${key} is there twice`);
    sameKeys(where, Object.keys(english[part]), Object.keys(messages));
    for (const [key, message] of Object.entries(messages)) {
      shape(`${where} ${key}`, message);
      const wanted = english[part][key];
      if (wanted !== undefined && parameters(wanted) !== parameters(message)) {
        problems.push(
          `${where} ${key}: parameters [${parameters(message)}], English has [${parameters(wanted)}]`,
        );
      }
    }
  }
}

// The keys of the engine.
const vocabulary = await words('engine/vocabulary.ts');
sameKeys('refusals and the vocabulary', Object.keys(vocabulary.refusals), Object.keys(english.refusals));

function sameParameters(part, wanted) {
  for (const [key, list] of Object.entries(wanted)) {
    const names = [...list].sort().join(' ');
    const found = parameters(english[part][key] ?? '');
    if (names !== found) problems.push(`${part} ${key}: parameters [${found}], the engine gives [${names}]`);
  }
}
// Beside the sentences there are words for the place of a fault, and for types.
sameKeys(
  'faults and the vocabulary',
  Object.keys(vocabulary.faults),
  Object.keys(english.faults).filter((key) => !/^(at|type)\./.test(key)),
);
sameParameters('faults', vocabulary.faults);
sameKeys('reasons and the vocabulary', Object.keys(vocabulary.reasons), Object.keys(english.reasons));
sameParameters('reasons', vocabulary.reasons);

const events = vocabulary.eventKinds;
const journal = Object.keys(english.journal);
for (const id of events) {
  if (!journal.some((key) => key === id || key.startsWith(`${id}-`)))
    problems.push(`journal: ${id} is missing`);
}
for (const key of journal) {
  const plain = key.replace(/^you-/, '');
  if (!events.some((id) => plain === id || plain.startsWith(`${id}-`)) && plain !== 'coach-arrived') {
    problems.push(`journal: ${key} is no event`);
  }
  const named = parameters(english.journal[key]).split(' ').includes('name');
  if (named && !journal.includes(`you-${key}`)) problems.push(`journal: you-${key} is missing`);
  if (named && key !== plain) problems.push(`journal: ${key} has a {name}`);
}

const named = [
  ...vocabulary.phases.flatMap((phase) => [`phase.${phase}`, `phase.${phase}.other`]),
  ...vocabulary.officials.flatMap((official) => [`official.${official}`, `official.${official}.in`]),
  // The lengths have a name each.
  ...vocabulary.bonusKinds.filter((kind) => kind !== 'length').map((kind) => `bonus.${kind}`),
  ...vocabulary.bonusKinds.map((kind) => `sheet.${kind}`),
];
for (const key of named) if (!(key in english.game)) problems.push(`game: ${key} is missing`);

const rules = [...repo('docs/rules.md').matchAll(/^- ([A-Z]\d+) /gm)].map((match) => match[1]);
const chapters = [...repo('docs/rules.md').matchAll(/^## ([A-Z]) · /gm)].map(
  (match) => `chapter.${match[1]}`,
);
const ruleKeys = rules.flatMap((id) => [`${id}.title`, `${id}.text`]);
sameKeys('rules and docs/rules.md', [...chapters, ...ruleKeys], Object.keys(english.rules));

for (const key of Object.keys(english.lessons)) {
  const pair = key.endsWith('.title') ? key.replace(/title$/, 'text') : key.replace(/text$/, 'title');
  if (!(pair in english.lessons)) problems.push(`lessons: ${pair} is missing`);
}

// The keys of the client. TypeScript sees to it that every key it names is there; here each key must be named: as a
// text of its own, or by a pattern like `phase.${phase}`, whose fixed parts are looked for.
const sources = readdirSync(new URL('web/app', root), { recursive: true })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.includes('tests/'))
  .map((path) => repo(`web/app/${path}`))
  .join('\n');
const quoted = new Set([...sources.matchAll(/'([\w.-]+)'/g)].map((match) => match[1]));
const patterns = [...new Set([...sources.matchAll(/`([\w.-]*\$\{[^`]*)`/g)].map((match) => match[1]))]
  // What begins in the middle of a pattern inside a pattern: all keys that begin like it.
  .map((text) => text.replace(/\$\{[^}]*$/, '$&}').split(/\$\{[^}]*\}/))
  .filter((fixed) => fixed.every((text) => /^[\w.-]*$/.test(text)) && fixed[0] !== '')
  .map(
    (fixed) =>
      new RegExp(`^${fixed.map((text) => text.replaceAll('.', '\\.')).join('[\\w-]+(?:\\.[\\w-]+)*')}$`),
  );
const ofClient = process.argv.includes('--used')
  ? ['ui', 'start', 'expansions', 'review', 'online', 'learn', 'game']
  : [];
for (const part of ofClient) {
  for (const key of Object.keys(english[part])) {
    if (!quoted.has(key) && !patterns.some((pattern) => pattern.test(key)))
      problems.push(`${part}: ${key} is not used`);
  }
}

// The names of the boards.
const places = read('ja/places.ts');
const boards = JSON.parse(repo('data/boards.json')).map((id) => [id, ['lands', 'cities']]);
for (const [board, kinds] of [...boards, ['rome', ['towns', 'coaches']]]) {
  const data = JSON.parse(repo(`data/${board}.json`));
  for (const kind of kinds) {
    const where = `ja/places ${board} ${kind}`;
    sameKeys(
      where,
      data[kind].map((place) => place.id),
      Object.keys(places[board][kind]),
    );
    for (const [id, name] of Object.entries(places[board][kind])) shape(`${where} ${id}`, name);
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const counts = parts.map((part) => `${part} ${Object.keys(english[part]).length}`);
console.log(`${languages.length} languages: ${counts.join(', ')}`);
