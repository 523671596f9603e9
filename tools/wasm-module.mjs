// Loads the WebAssembly build: it imports a clock only, so there is no glue.
import { readFile } from "node:fs/promises";

export async function load(path) {
  const file = path ?? new URL("../build/wasm/posthorn.wasm", import.meta.url);
  let bytes;
  try {
    bytes = await readFile(file);
  } catch {
    console.error(`${file}: not there; build it with: cmake --preset wasm && cmake --build --preset wasm`);
    process.exit(2);
  }
  const { instance } = await WebAssembly.instantiate(bytes, {
    host: { seconds: () => performance.now() / 1000 },
  });
  instance.exports._initialize?.();
  return instance.exports;
}
