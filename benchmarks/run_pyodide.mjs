// Runs Python code in Pyodide, in Node.js. The JSON value of its variable `result` is written to standard output.
//   node run_pyodide.mjs PYODIDE MOUNTS CODE     MOUNTS: JSON, folders of this machine by folders of Pyodide
import { readFileSync, writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, mounts, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: `${folder}/`,
  env: { HOME: "/", PYTHONPATH: "/source:/packages:/games", PERIHELION_WASM: "/modules", PYTHONDONTWRITEBYTECODE: "1" },
});
for (const [there, here] of Object.entries(JSON.parse(mounts))) {
  python.FS.mkdirTree(there);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: here }, there);
}
try {
  python.runPython("import sys; sys.path_importer_cache.clear()");
  python.runPython(readFileSync(code, "utf8"));
  writeSync(1, `\n${python.runPython("import json; json.dumps(result)")}\n`);
} catch (error) {
  writeSync(2, String(error.message));
  process.exitCode = 1;
}
