// Verifies the deals that a server publishes: one a day in one chain, or that of a set of tables. docs/verify_draws.py does
// the same.

import { canonicalJson, concatBytes, lengthPrefixed } from "./bytes.js";
import { fromHex, sha256Hex } from "./commitment.js";
import { commitmentOfDeal } from "./verify-deal.js";
import { isDigits } from "./verify-table.js";

/** @import { Verdict } from "./verify-draws.js" */

const FORMAT = "perihelion deals 1";
const OF_SET = ["game", "id", "made", "options", "previous", "seats"];
const OF_DAY = ["begins", "ends", ...OF_SET, "opens"].sort();
const [DAY, TO_FINISH] = [86_400, 6 * 3600];

class WrongDeal extends Error {}

/**
 * Verify the published deals, and that a table played one of them: `seal` has its commitment, deal and dealParts.
 *
 * Return {breaks, atBreak}: for each day whose deal leaves others out of the chain the days left out, and whether the deal
 * of the table is one of all these. Return {wrong}, the id of a sentence, if something is wrong.
 * @param {any} published
 * @param {Verdict} seal
 */
export async function verifyPublished(published, { commitment, deal, dealParts }) {
  try {
    const breaks = await verifyDeals(published);
    const found = published.deals.find((one) => one.commitment === commitment);
    must(found && canonicalJson(found.terms) === canonicalJson(deal), "fair-wrong-deal-unpublished");
    must(String(found.parts) === String(dealParts), "fair-wrong-deal-parts");
    return { breaks, atBreak: Object.entries(breaks).some(([day, left]) => [day, ...left].includes(deal.id)) };
  } catch (error) {
    return { wrong: error instanceof WrongDeal ? error.message : "fair-wrong-deals" };
  }
}

function must(right, word) {
  if (!right) throw new WrongDeal(word);
}

/** Check all deals. Return the breaks of the chain. */
async function verifyDeals({ format, deals }) {
  must(format === FORMAT, "fair-wrong-deals");
  for (const { commitment, terms, parts, secret } of deals) {
    must([commitment, ...(parts ?? []), secret ?? commitment].every(isDigits), "fair-wrong-deals");
    must(secret === null || (await commitmentOfDeal(secret, terms)) === commitment, "fair-wrong-deal-opened");
  }
  if (deals.length === 1 && hasKeys(deals[0].terms, OF_SET)) return {};
  must(
    deals.every(({ terms }) => isOfItsDay(terms)),
    "fair-wrong-deal-day",
  );
  for (let n = 1; n < deals.length; n++) must(deals[n - 1].terms.id < deals[n].terms.id, "fair-wrong-deal-order");
  return verifyChain(deals);
}

const hasKeys = (terms, keys) => String(Object.keys(terms).sort()) === String(keys);

/** Return whether the terms are those of a day: its date, its times, one person and bots. It was made then or the day before. */
function isOfItsDay({ leaves_out: leavesOut = {}, ...terms }) {
  const { id, made, seats, previous } = terms;
  const begins = Date.parse(`${id}T00:00:00Z`) / 1000;
  if (!hasKeys(terms, OF_DAY) || !Number.isInteger(begins)) return false;
  const times = { begins, ends: begins + DAY, opens: begins + DAY + TO_FINISH };
  const bots = seats.filter((wish) => wish !== "person");
  return (
    new Date(begins * 1000).toISOString().slice(0, 10) === id &&
    Object.entries(times).every(([name, time]) => terms[name] === time) &&
    Number.isInteger(made) &&
    begins - DAY <= made &&
    made <= begins + DAY &&
    bots.length === seats.length - 1 &&
    bots.every((wish) => /^bot:./.test(wish)) &&
    (previous === "" || isDigits(previous)) &&
    Object.values(leavesOut).every(isDigits)
  );
}

/** Check that each deal names the one before it, or is left out by one of those. Return the breaks. */
async function verifyChain(deals) {
  const published = new Map(deals.map(({ terms, commitment }) => [terms.id, commitment]));
  const leftOut = ({ terms }) => Object.entries(terms.leaves_out ?? {});
  const named = new Set(deals.flatMap(leftOut).map(([day]) => day));
  const chain = deals.filter(({ terms }) => !named.has(terms.id));
  const breaks = {};
  for (const [n, deal] of chain.entries()) {
    const right = n === 0 || (chain[n - 1].parts && deal.terms.previous === (await headOf(chain[n - 1])));
    must(right, "fair-wrong-deal-chain");
    const left = leftOut(deal);
    must(
      left.every(([day, commitment]) => published.get(day) === commitment),
      "fair-wrong-deal-left",
    );
    for (const [day] of left) named.delete(day);
    if (left.length) breaks[deal.terms.id] = left.map(([day]) => day).sort();
  }
  must(!named.size, "fair-wrong-deal-left");
  return breaks;
}

/** Return the hash of a deal and its contributions, which the next deal names. */
const headOf = ({ commitment, parts }) =>
  sha256Hex(
    concatBytes(
      lengthPrefixed(new TextEncoder().encode("perihelion deal head 1")),
      ...[commitment, ...parts].map((value) => lengthPrefixed(fromHex(value))),
    ),
  );
