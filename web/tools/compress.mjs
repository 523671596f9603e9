// Writes name.br and name.gz beside every file of the built client that shrinks by a tenth or more:
// node tools/compress.mjs DIR. The server picks them up.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|json|svg|wasm|net|webmanifest|txt)$/;
const smallest = 1000; // bytes: below that an answer fits a packet anyway

function* filesIn(directory) {
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (statSync(path).isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const directory = process.argv[2];
if (directory === undefined) {
  console.error('usage: node tools/compress.mjs DIR');
  process.exit(2);
}
for (const path of filesIn(directory)) {
  if (!compressible.test(path)) continue;
  const content = readFileSync(path);
  if (content.length < smallest) continue;
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gzip = gzipSync(content, { level: 9 });
  for (const [suffix, packed] of [
    ['br', brotli],
    ['gz', gzip],
  ]) {
    if (packed.length < content.length * 0.9) writeFileSync(`${path}.${suffix}`, packed);
  }
}
