// Makes engine/vocabulary.ts, the words that engine and client share, and online/protocol.ts, what client and server
// say to each other, as the built program tells them. The npm scripts that need them run this first; a file is written
// only when it changes, so that nothing is built anew for nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../build/release/posthorn', import.meta.url));
const made = [
  ['vocabulary', new URL('../engine/vocabulary.ts', import.meta.url)],
  ['protocol', new URL('../online/protocol.ts', import.meta.url)],
];

if (!existsSync(program)) {
  console.error('build/release/posthorn is not there; tools/build release posthorn makes it.');
  process.exit(1);
}
for (const [command, file] of made) {
  const text = execFileSync(program, [command], { encoding: 'utf8' });
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
