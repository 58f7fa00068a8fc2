// The hash chain of this browser: link 0 is its contribution, and each link is the SHA-256 of the next one. A link that
// is sent with a decision tells nothing about the later ones.

import { fromHex, toHex } from "./commitment.js";

export const LINKS = 1024;

const chains = new Map(); // seed -> links, so that a decision need not wait for a thousand hashes

/** Return the links of a seed in hexadecimal, number 0 first. */
export function linksOf(seed) {
  if (!chains.has(seed)) chains.set(seed, computeLinks(seed));
  return chains.get(seed);
}

async function computeLinks(seed) {
  const links = [seed];
  let value = fromHex(seed);
  for (let i = 0; i < LINKS; i++) {
    value = new Uint8Array(await crypto.subtle.digest("SHA-256", value));
    links.push(toHex(value));
  }
  return links.reverse();
}
