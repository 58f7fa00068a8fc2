// The published vectors (docs/fair_vectors.json), which every verifier must give.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { concatBytes, importSecret, lengthPrefixed } from "../../perihelion/web/static/fair/bytes.js";
import { closingOf, commitmentTo, fromHex, sha256Hex } from "../../perihelion/web/static/fair/commitment.js";
import { LINKS, linksOf } from "../../perihelion/web/static/fair/link-chain.js";
import { commitmentOfDeal, lowestTicket } from "../../perihelion/web/static/fair/verify-deal.js";
import { commitmentOfSeal, drawIndex } from "../../perihelion/web/static/fair/verify-draws.js";

const VECTORS = JSON.parse(readFileSync(new URL("../../docs/fair_vectors.json", import.meta.url), "utf-8"));

/** Test one kind of vectors, each by its name. */
function each(kind, check) {
  assert.ok(VECTORS[kind].length > 0);
  for (const vector of VECTORS[kind]) test(`${kind}: ${vector.about ?? vector.value}`, () => check(vector));
}

const importKey = (parts) => importSecret(concatBytes(...parts.map((part) => lengthPrefixed(fromHex(part)))));

each("commitments", async ({ value, commitment }) => {
  assert.equal(await sha256Hex(fromHex(value)), commitment);
});

each("draws", async ({ secret, contributions, table, number, weights, index }) => {
  const key = await importKey([secret, ...contributions]);
  const drawn = drawIndex(key, table, { draw: number, odds: weights.map((weight, i) => [String(i), weight]) });
  if (weights.includes(0))
    await assert.rejects(drawn, RangeError); // no sealed game has such an outcome
  else assert.equal(await drawn, index);
});

each("seals", async ({ format, secret, terms, commitment }) => {
  const { rules, round, ...head } = terms;
  assert.equal(await commitmentOfSeal(format, head, { secret, rules, round }), commitment);
});

each("links", async ({ seed, index, link }) => {
  const links = await linksOf(seed);
  assert.equal(links.length, LINKS + 1);
  assert.equal(links[index], link);
});

each("contributions", async ({ contribution, seal, table, round, commitment }) => {
  assert.equal(await commitmentTo(contribution, seal, table, round), commitment);
});

each("closings", async ({ commitments, seal, table, round, hash }) => {
  assert.equal(await closingOf(commitments, seal, table, round), hash);
});

each("deals", async ({ secret, parts, terms, commitment, stream, odds, index }) => {
  assert.equal(await commitmentOfDeal(secret, terms), commitment);
  assert.equal(await lowestTicket(await importKey([secret, ...parts]), terms.id, stream, { odds }), index);
});
