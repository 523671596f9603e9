#!/usr/bin/env node
// Prints the signature of the WebAssembly build (build/wasm/posthorn.wasm, or the file named), the
// same number that `posthorn signature` prints.
import { load } from "./wasm-module.mjs";

const module = await load(process.argv[2]);
console.log(BigInt.asUintN(64, module.posthorn_signature()).toString(16).padStart(16, "0"));
