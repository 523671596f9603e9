// Leaves out of the font packages' styles what the five languages do not need: alphabets other than
// Latin and Japanese, and the older file format.
import type { Plugin } from 'vite';

const kFace = /\/\* ([\w[\]-]+) \*\/\s*@font-face \{[^}]*\}/g;

const wanted = (name: string) =>
  name.startsWith('noto-') ? /-jp-\[\d+\]-/.test(name) : /-latin(-ext)?-/.test(name);

export function fontSubsets(): Plugin {
  return {
    name: 'posthorn-font-subsets',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource[^?]*\.css/.test(id)) return;
      return code
        .replace(kFace, (face, name: string) => (wanted(name) ? face : ''))
        .replace(/, url\([^)]*\.woff\) format\('woff'\)/g, '');
    },
  };
}
