// The worker of the tables: Python with LocalServer, which answers what the pages ask, over the games that IndexedDB keeps.

import { TableDatabase } from "./database.js";
import { startPython } from "./python.js";
import { loadSolver } from "./solver.js";
import { Thinker } from "./thinker.js";

const SIDE = "table_side";

let server;
/** @type {Thinker} */
let thinker;
/** @type {Map<number, any>} */
const connections = new Map();

/** @type {Record<string, (message: any) => Promise<void> | void>} */
const ACTIONS = { start, request, connect, text: sendText, close };
self.onmessage = ({ data }) => ACTIONS[data.kind](data);

async function start({ base, packs, lang }) {
  try {
    const opening = TableDatabase.open(base).catch((error) => {
      throw Object.assign(error, { fault: "storage" });
    });
    const [database, python] = await Promise.all([opening, startPython(base, packs, SIDE, lang)]);
    const store = storeFor(database);
    const begin = python.pyimport(`perihelion.site.worker.${SIDE}`).start;
    thinker = new Thinker({ base, packs, lang }, tellNetworks, tellFault);
    server = await begin(store, thinker, () => loadSolver(base, packs.solver));
    postMessage({ kind: "ready" });
  } catch (error) {
    report(error);
  }
}

/** The database as Python uses it: JSON texts. The page shows a write that fails. @param {TableDatabase} database */
function storeFor(database) {
  const reporting =
    (write) =>
    async (...values) => {
      try {
        await write(...values);
      } catch (error) {
        report(error);
        throw error;
      }
    };
  return {
    load: async () => JSON.stringify(await database.load()),
    readTable: async (name, table) => JSON.stringify(await database.readTable(name, table)),
    append: reporting((table, first, rows, values) =>
      database.append(table, first, JSON.parse(rows), JSON.parse(values)),
    ),
    put: reporting((values) => database.put(JSON.parse(values))),
    deleteLog: reporting((table, values) => database.deleteLog(table, JSON.parse(values))),
  };
}

function tellNetworks(done, all) {
  postMessage({ kind: "networks", done, all });
}

async function request({ number, method, path, body, lang }) {
  if (method === "FINISH") {
    await server.stop();
    postMessage({ kind: "answer", number, status: 204, type: "", data: null });
    return;
  }
  try {
    const answer = await server.request(method, path, body, lang);
    const [status, type, data] = answer.toJs();
    answer.destroy();
    postMessage({ kind: "answer", number, status, type, data });
  } catch (error) {
    postMessage({ kind: "failed", number, error: String(error.message ?? error) });
  }
}

function connect({ number, path, lang }) {
  /** Pass a message on; undefined (None in Python) is the end. */
  const send = (text) => {
    if (text !== undefined) return postMessage({ kind: "message", number, text });
    postMessage({ kind: "closed", number, code: connections.get(number).closed });
    forget(number);
  };
  connections.set(number, server.connect(path, lang, send));
  thinker.expect(connections.size);
}

function sendText({ number, text }) {
  connections.get(number)?.receive(text);
}

function close({ number }) {
  connections.get(number)?.close();
  forget(number);
}

function forget(number) {
  connections.get(number)?.destroy();
  connections.delete(number);
  thinker.expect(connections.size);
}

const FAULTS = { NotOwner: "taken", QuotaExceededError: "full" };

/** Say why the tables cannot be used or kept. @param {Error & {fault?: string}} error */
function report(error) {
  tellFault(error.fault ?? FAULTS[error.name] ?? "broken", String(error.stack ?? error));
}

function tellFault(fault, detail) {
  postMessage({ kind: "fault", fault, detail });
}
