// Uniform random play in the WebAssembly build under Node and in the native build, turn about in
// the same run: decisions per CPU second, three runs each, best and worst, and their ratio.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { load } from "./wasm-module.mjs";

// Their places in every_game_name() of src/notation/game_text.cpp.
const games = [
  ["map=south,players=2", 0],
  ["map=south,players=2,audience=true,offices=true", 3],
  ["map=north,players=2,growth=carriages", 8],
  ["map=north,players=2,growth=horses", 9],
];
const runs = 3;
const native = fileURLToPath(new URL("../build/release/posthorn", import.meta.url));
const module = await load();

function wasmRate(index) {
  const decisions = 8_000_000;
  const before = process.cpuUsage();
  module.posthorn_play_uniform(index, decisions);
  const used = process.cpuUsage(before);
  return decisions / ((used.user + used.system) / 1e6);
}

function nativeRate(game) {
  const text = execFileSync(native, ["bench", "--json", "--seconds", "0.4", "--policy", "uniform", "--game", game]);
  return JSON.parse(text).results[0].decisions_per_cpu_second.best;
}

const millions = (rate) => (rate / 1e6).toFixed(1).padStart(6);
console.log("M decisions per CPU second, best and worst of three    native          WebAssembly     ratio");
for (const [game, index] of games) {
  wasmRate(index); // once to let Node compile it
  const here = [];
  const there = [];
  for (let i = 0; i < runs; i++) {
    here.push(nativeRate(game));
    there.push(wasmRate(index));
  }
  const ratio = Math.max(...there) / Math.max(...here);
  console.log(
    `${game.padEnd(52)} ${millions(Math.max(...here))} ${millions(Math.min(...here))}   ` +
      `${millions(Math.max(...there))} ${millions(Math.min(...there))}   ${ratio.toFixed(2)}`,
  );
}
