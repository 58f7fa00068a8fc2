// Up to which count this browser has shown a table, so that a returning visitor learns what was missed.

const STORAGE_KEY = "perihelion-seen";
const MOST_TABLES = 30;

/** @returns {[string, number][]} */
function load() {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY)) ?? [];
  } catch {
    return [];
  }
}

/**
 * Return the count up to which a table was shown. What was missed at a table never opened here is not known.
 * @param {string} table
 */
export function countSeen(table) {
  return load().find(([name]) => name === table)?.[1] ?? Infinity;
}

/**
 * @param {string} table
 * @param {number} count
 */
export function rememberSeen(table, count) {
  const others = load().filter(([name]) => name !== table);
  localStorage.setItem(STORAGE_KEY, JSON.stringify([[table, count], ...others].slice(0, MOST_TABLES)));
}
