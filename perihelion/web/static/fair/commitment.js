// This browser's part of fair chance: it commits to random bytes by their SHA-256 hash before the game and reveals them
// when the game begins (commit and reveal). The bytes are remembered in localStorage; receipt.js keeps what was seen.

const SECRET_BYTES = 32;
const MAX_REMEMBERED = 60; // entries in localStorage; the oldest are dropped

/** Return whether this browser can take part. It needs Web Crypto (only on secure connections) and localStorage. */
export const canCommit = () => {
  try {
    return Boolean(globalThis.crypto?.subtle && localStorage);
  } catch {
    return false;
  }
};

export const toHex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const randomBytes = () => crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
export const sha256Hex = async (value) => toHex(await crypto.subtle.digest("SHA-256", value));

/** Add a commitment to a request by which this visitor takes a seat. Return any other request as it is. */
export async function withCommitment(request = {}) {
  if (!canCommit() || request.bot || request.leave || request.open) return request;
  return { ...request, commit: await createCommitment() };
}

/** Choose random bytes, remember them, and return their hash. */
export async function createCommitment() {
  const value = randomBytes();
  const commit = await sha256Hex(value);
  remember(`part ${commit}`, toHex(value));
  return commit;
}

/** Remember a value under a name. */
export function remember(name, value) {
  keep("fair", name, value);
}

/** Return the value remembered under a name, or null. */
export const recall = (name) => lookUp("fair", name);

/** Store a value under a name in a list in localStorage. The newest stands last. */
export function keep(list, name, value) {
  const known = JSON.parse(localStorage.getItem(list) ?? "[]").filter(([other]) => other !== name);
  localStorage.setItem(list, JSON.stringify([...known, [name, value]].slice(-MAX_REMEMBERED)));
}

/** Return the value stored under a name in a list, or null. */
export function lookUp(list, name) {
  try {
    return JSON.parse(localStorage.getItem(list) ?? "[]").find(([other]) => other === name)?.[1] ?? null;
  } catch {
    return null;
  }
}
