// The games of this browser, in IndexedDB. What is stored is on the device before anybody hears that it is.
//
// `entries` has the log of each table, one row per entry; `values` has everything else by name. Each window that takes the tables over raises
// the number of the owner, and a window with a lower number cannot write any more.

const VERSION = 1;
const OWNER = "owner";

/** The tables belong to another window now. */
export class NotOwner extends Error {
  name = "NotOwner";
}

/** A log is longer than its writer knew. */
export class Overtaken extends Error {
  name = "Overtaken";
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {string} base the path of the folder @returns {Promise<IDBDatabase>} */
function openDatabase(base) {
  const asked = indexedDB.open(`perihelion${base}`, VERSION);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("entries", { keyPath: ["table", "number"] });
    asked.result.createObjectStore("values");
  };
  return done(asked);
}

/** Return one value without becoming the owner. @param {string} base the path of the folder @param {string} name @returns {Promise<string | undefined>} */
export async function readValue(base, name) {
  const database = await openDatabase(base);
  try {
    return await done(database.transaction("values").objectStore("values").get(name));
  } finally {
    database.close();
  }
}

export class TableDatabase {
  /** Open the database and become its owner. @param {string} base the path of the folder */
  static async open(base) {
    const database = new TableDatabase(await openDatabase(base));
    await database.become();
    return database;
  }

  /** @param {IDBDatabase} database */
  constructor(database) {
    this.database = database;
    this.owner = 0;
  }

  async become() {
    const change = this.database.transaction("values", "readwrite", { durability: "strict" });
    const values = change.objectStore("values");
    this.owner = ((await done(values.get(OWNER))) ?? 0) + 1;
    values.put(this.owner, OWNER);
    await finished(change);
  }

  /** Return all values by name. @returns {Promise<Record<string, string>>} */
  async load() {
    const values = this.database.transaction("values").objectStore("values");
    const [names, texts] = await Promise.all([done(values.getAllKeys()), done(values.getAll())]);
    return Object.fromEntries(names.map((name, i) => [name, texts[i]]).filter(([name]) => name !== OWNER));
  }

  /**
   * Return a value and the log of a table, both of the same moment.
   * @param {string} name
   * @param {string} table
   * @returns {Promise<[string | null, string[]]>}
   */
  async readTable(name, table) {
    const reading = this.database.transaction(["entries", "values"]);
    const [value, rows] = await Promise.all([
      done(reading.objectStore("values").get(name)),
      done(reading.objectStore("entries").getAll(rowsOf(table))),
    ]);
    return [value ?? null, rows.map(({ text }) => text)]; // in the order of their numbers
  }

  /**
   * Append rows to a log that has `first` rows, and put values: all or nothing.
   * @param {string} table
   * @param {number} first
   * @param {string[]} rows
   * @param {Record<string, string | null>} changes
   */
  append(table, first, rows, changes) {
    return this.write(async (entries, values) => {
      const before = done(entries.count(rowsOf(table)));
      for (const [i, text] of rows.entries()) entries.add({ table, number: first + i, text });
      putAll(values, changes);
      if ((await before) !== first) throw new Overtaken(table);
    });
  }

  /** Put values, and delete those that are null. @param {Record<string, string | null>} changes */
  put(changes) {
    return this.write(async (_, values) => putAll(values, changes));
  }

  /** Delete a log, and put values. @param {string} table @param {Record<string, string | null>} changes */
  deleteLog(table, changes) {
    return this.write(async (entries, values) => {
      entries.delete(rowsOf(table));
      putAll(values, changes);
    });
  }

  /**
   * Do a change in one transaction; if it fails, nothing is stored. All requests are sent at once, and their answers are checked before
   * the transaction ends: waiting for each answer would take longer than writing.
   * @param {(entries: IDBObjectStore, values: IDBObjectStore) => Promise<void>} change
   */
  async write(change) {
    const writing = this.database.transaction(["entries", "values"], "readwrite", { durability: "strict" });
    const [entries, values] = [writing.objectStore("entries"), writing.objectStore("values")];
    const ended = finished(writing);
    ended.catch(() => {}); // awaited below unless the change itself fails
    try {
      const owner = done(values.get(OWNER));
      const changed = change(entries, values);
      changed.catch(() => {}); // awaited below unless another window is the owner
      if ((await owner) !== this.owner) throw new NotOwner();
      await changed;
    } catch (error) {
      if (writing.error === null) writing.abort();
      throw error;
    }
    await ended;
  }
}

const rowsOf = (/** @type {string} */ table) => IDBKeyRange.bound([table], [table, []]);

function putAll(values, changes) {
  for (const [name, text] of Object.entries(changes)) {
    if (text === null) values.delete(name);
    else values.put(text, name);
  }
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new DOMException("aborted", "AbortError"));
  });
}
