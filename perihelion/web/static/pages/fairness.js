// The page about fair chance: explains the commitment ("seal") in one diagram; for a table it verifies all its draws.

import { canCommit } from "../fair/commitment.js";
import { checkPublished, dealVerdict } from "../fair/deal-verdict.js";
import { sealDiagram } from "../fair/diagram.js";
import { drawTables } from "../fair/draw-tables.js";
import { findReceipt, noteSnapshot } from "../fair/receipt.js";
import { verifySealedGame } from "../fair/verify-draws.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { send } from "../lib/transport.js";
import { listText, t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { Verdict } from "../fair/verify-draws.js" */
/** @import { PageContext } from "../main.js" */
/** @import { SeatView, Snapshot, TableDraws } from "../types.d.ts" */

/**
 * Show the explanation, with the section of a table if one is named.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { table }) {
  document.title = `${t("fair-title")} – Perihelion`;
  const own = table ? await tableSection(table) : [];
  const list = (...words) =>
    h(
      "ul",
      {},
      words.map((word) => h("li", {}, t(word))),
    );
  setChildren(
    main,
    h(
      "div",
      { class: "book fair-page" },
      h(
        "article",
        { class: "prose" },
        h("h1", {}, t("fair-title")),
        h("p", {}, t("fair-short")),
        sealDiagram(),
        own,
        h("h2", {}, t("fair-why")),
        list("fair-why-server", "fair-why-players", "fair-why-links", "fair-why-numbers", "fair-why-bots"),
        h("h2", {}, t("fair-limits")),
        list("fair-limits-host", "fair-limits-page", "fair-limits-plain"),
      ),
    ),
  );
}

/** Return the section of a table: its seal, the verification and the statistics of its draws. @param {string} table */
async function tableSection(table) {
  const path = `/api/tables/${table}`;
  const [snapshot, counted] = await Promise.all([
    /** @type {Promise<Snapshot>} */ (get(path)),
    /** @type {Promise<TableDraws>} */ (get(`${path}/draws`)),
  ]);
  const { fair } = snapshot;
  if (snapshot.mine.length && canCommit()) noteSnapshot(table, snapshot);
  return [
    h("h2", {}, t("fair-of-table")),
    h("p", {}, fair.says),
    fair.seal &&
      h(
        "p",
        { class: "small" },
        t("labelled", { label: t("fair-seal-now"), text: "" }),
        h("code", { class: "seal" }, fair.seal),
      ),
    fair.phase === "open" && fair.seal
      ? verificationSection(table, snapshot.seats)
      : h("p", { class: "quiet" }, t("fair-later")),
    receiptSection(table),
    h("p", {}, h("a", { class: "button", href: snapshot.link }, t("table"))),
    h("h2", {}, t("fair-draws")),
    !counted.full && h("p", { class: "quiet small" }, t(counted.groups.length ? "fair-draws-seen" : "fair-draws-none")),
    drawTables(counted.groups),
  ];
}

/** Return the button that saves the receipt of this browser as a file, or null if it has none. */
function receiptSection(table) {
  const receipt = findReceipt(table);
  if (!receipt) return null;
  const href = `data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`;
  return h(
    "p",
    {},
    h(
      "a",
      { class: "button", href, download: `perihelion-${table}-receipt.json` },
      icon("download"),
      t("fair-receipt"),
    ),
    " ",
    h("span", { class: "quiet small" }, t("fair-receipt-why")),
  );
}

/**
 * Return the button that verifies the draws, and the place for its result.
 * @param {string} table
 * @param {SeatView[]} seats
 */
function verificationSection(table, seats) {
  const path = `/api/tables/${table}`;
  const verdict = h("div", { role: "status", class: "verdict" });
  const press = async () => {
    if (!globalThis.crypto?.subtle) {
      setChildren(verdict, h("p", {}, t("fair-unable")));
      return;
    }
    setChildren(verdict, h("p", { class: "quiet" }, t("fair-checking")));
    const answer = await send(`${path}/sealed`);
    /** @type {Verdict} */
    const found = answer.ok
      ? await verifySealedGame(await answer.text(), table, findReceipt(table))
      : { line: 1, wrong: "fair-wrong-unreadable" };
    const published = found.deal ? await checkPublished(found) : null;
    const failed = found.wrong || published?.wrong;
    setChildren(verdict, failed ? failureMessage(found, published) : successMessage(found, seats, published));
  };
  return h(
    "div",
    { class: "check" },
    h(
      "p",
      { class: "row" },
      h("button", { class: "warm", type: "button", onclick: press }, icon("check"), t("fair-check")),
      h("a", { class: "button", href: `${path}/sealed`, download: "" }, icon("download"), t("fair-file")),
    ),
    verdict,
  );
}

/** @param {Verdict} found */
const failureMessage = ({ line, wrong: word }, published) =>
  h(
    "p",
    { class: "problem" },
    published ? t("fair-wrong-published", { why: t(published.wrong) }) : t("fair-wrong", { line, why: t(word) }),
  );

/** Return what is proven for this visitor, and what is not. @param {Verdict} found */
function successMessage(found, people, published) {
  const {
    draws: n,
    before,
    undone,
    unasked,
    seats,
    restarts,
    mine,
    proven,
    lastLink,
    seen,
    entries,
    unsure,
    old,
  } = found;
  const players = listText(seats.map((seat) => people[seat]?.title ?? String(seat + 1)));
  const others = seats.length ? "fair-checked-others" : "fair-checked-alone";
  const part = proven ? "fair-checked-mine" : mine ? "fair-checked-unordered" : others;
  return [
    unsure > 0 && h("p", { class: "problem" }, t("fair-checked-unsure", { line: unsure })),
    h("p", { class: "good" }, h("b", {}, "✓ ", t("fair-checked", { n }))),
    seen !== null && h("p", {}, t("fair-checked-seal", { n: seen, all: entries })),
    published ? dealVerdict(found, published) : h("p", { class: proven ? "" : "problem" }, t(part, { players })),
    proven && h("p", {}, lastLink === null ? t("fair-checked-links") : t("fair-checked-links-end", { n: lastLink })),
    unasked && h("p", { class: "problem" }, t("fair-checked-unasked")),
    restarts > 0 && h("p", {}, t("fair-checked-restarts", { n: restarts })),
    undone > 0 && h("p", {}, t("fair-checked-undone", { n: undone })),
    before > 0 && h("p", { class: "quiet" }, t("fair-checked-before", { n: before })),
    old && h("p", { class: "quiet" }, t("fair-checked-old")),
    seen === null && h("p", { class: "quiet" }, t("fair-checked-no-receipt")),
    seen !== null && seen < entries && h("p", { class: "quiet" }, t("fair-checked-after", { n: seen })),
    h("p", { class: "quiet" }, t("fair-checked-no-rules")),
  ];
}
