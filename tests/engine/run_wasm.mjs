// Runs one entry point of a module on an image of its memory, and writes the memory back.
//   node run_wasm.mjs MODULE ENTRY IMAGE BASE BLOCK
import { readFileSync, writeFileSync } from "node:fs";

const PAGE = 65536;
const [module, entry, file, base, block] = process.argv.slice(2);
const image = readFileSync(file);
const memory = new WebAssembly.Memory({ initial: Math.ceil((Number(base) + image.length) / PAGE) });
const imports = {
  __linear_memory: memory,
  __stack_pointer: new WebAssembly.Global({ value: "i32", mutable: true }, Number(base)), // it grows down
  __indirect_function_table: new WebAssembly.Table({ initial: 0, element: "anyfunc" }),
};
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)), { env: imports });
const bytes = new Uint8Array(memory.buffer);
bytes.set(image, Number(base));
exports[entry](Number(block));
writeFileSync(file, bytes.subarray(Number(base)));
