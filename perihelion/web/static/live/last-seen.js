// Up to which count this browser has shown a table, so that somebody who comes back learns what was missed.

const STORAGE_KEY = "perihelion-seen";
const MOST_TABLES = 30;

function load() {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY)) ?? [];
  } catch {
    return [];
  }
}

/** Return the count up to which a table was shown. What was missed at a table never opened here is not known. */
export function countSeen(table) {
  return load().find(([name]) => name === table)?.[1] ?? Infinity;
}

export function rememberSeen(table, count) {
  const others = load().filter(([name]) => name !== table);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, count], ...others].slice(0, MOST_TABLES)));
}
