// The bots of the WebAssembly build under Node: `wasm-bots signature` prints what `posthorn
// signature --bots` prints; `wasm-bots bench` measures the network and a turn of Master beside the
// native build, turn about in the same run.
import { execFileSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { load } from "./wasm-module.mjs";

const nets = new URL("../data/nets/", import.meta.url);
const native = fileURLToPath(new URL("../build/release/posthorn", import.meta.url));
const module = await load();

function bytesInside(bytes) {
  const at = module.posthorn_allocate(bytes.length);
  new Uint8Array(module.memory.buffer, at, bytes.length).set(bytes);
  return at;
}

function message() {
  const memory = new Uint8Array(module.memory.buffer);
  const at = module.posthorn_message();
  return new TextDecoder().decode(memory.subarray(at, memory.indexOf(0, at)));
}

for (const file of (await readdir(nets)).filter((name) => name.endsWith(".net")).sort()) {
  const bytes = await readFile(new URL(file, nets));
  const at = bytesInside(bytes);
  if (!module.posthorn_add_network(at, bytes.length)) {
    console.error(`data/nets/${file}: ${message()}`);
    process.exit(1);
  }
  module.posthorn_free(at);
}

const hex = (number) => BigInt.asUintN(64, number).toString(16).padStart(16, "0");

// Places in every_game_name(), as posthorn signature --bots lists them.
function signature() {
  const lines = execFileSync(native, ["signature", "--bots"], { encoding: "utf8" }).trim().split("\n");
  for (const line of lines) {
    const [index, , game] = line.split(" ");
    console.log(`${index} ${hex(module.posthorn_bot_signature(Number(index)))} ${game}`);
  }
}

function seconds(work) {
  const before = process.cpuUsage();
  work();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

const range = (values, digits) =>
  `${Math.max(...values).toFixed(digits).padStart(7)} ${Math.min(...values).toFixed(digits).padStart(7)}`;

function bench() {
  const evaluations = 2_000_000;
  module.posthorn_evaluate(0, 100_000); // once to let Node compile it
  const here = [];
  const there = [];
  for (let i = 0; i < 3; i++) {
    const text = execFileSync(native, ["bench", "--json", "--seconds", "0.5", "--policy", "network", "--game", "map=south,players=2"]);
    here.push(JSON.parse(text).results[0].decisions_per_cpu_second.best / 1e6);
    there.push(evaluations / 1e6 / seconds(() => module.posthorn_evaluate(0, evaluations)));
  }
  console.log("map=south,players=2; per CPU second, best and worst of three");
  console.log(`M evaluations of the network      native ${range(here, 2)}   WebAssembly ${range(there, 2)}   ratio ${(Math.max(...there) / Math.max(...here)).toFixed(2)}`);
  const name = bytesInside(new TextEncoder().encode("master\0"));
  const turns = 10;
  const each = [];
  for (let i = 0; i < 3; i++) each.push(seconds(() => module.posthorn_play_turns(0, name, turns)) / turns);
  console.log(`s for a turn of Master                                    WebAssembly ${range(each, 2)}`);
}

if (process.argv[2] === "signature") signature();
else if (process.argv[2] === "bench") bench();
else {
  console.error("usage: tools/wasm-bots signature|bench");
  process.exit(2);
}
