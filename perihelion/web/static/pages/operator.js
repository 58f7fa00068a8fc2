// The operators' page: the message to all, maintenance, tables, guests, reports of players, and what operators did.

import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { askConfirmation } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";
import { openDecision } from "./operator-decision.js";
import { evidenceSection } from "./operator-evidence.js";
import { ago, attempt, searchList } from "./operator-lists.js";
import { guestRow, tableRow } from "./operator-rows.js";

/** @import { ComplaintBody, Due, EvidenceBody, FoundGuest, FoundTable, LoggedChangeBody, Overview } from "../types.d.ts" */

const MAX_MESSAGE_LENGTH = 300;

/** Show the page. @param {HTMLElement} main */
export async function open(main) {
  document.title = `${t("op-title")} – Perihelion`;
  const top = h("div", { class: "op-sections" });
  const log = h("div", {});
  const refresh = async () => {
    /** @type {Overview} */
    const now = await get("/api/operator");
    /** @type {EvidenceBody[]} */
    const evidence = await get("/api/operator/evidence");
    setChildren(top, sections(now, refresh), evidenceSection(evidence));
    setChildren(log, logSection(now));
  };
  await refresh();
  const tables = searchList({
    heading: t("op-tables"),
    label: t("op-tables-find"),
    /** @returns {Promise<FoundTable[]>} */
    load: (find, all) => get(`/api/operator/tables?${new URLSearchParams({ find, ended: String(all) })}`),
    all: t("op-tables-ended"),
    row: (table, reload) => tableRow(table, both(reload, refresh)),
    empty: t("op-tables-none"),
  });
  const guests = searchList({
    heading: t("op-guests"),
    label: t("op-guests-find"),
    /** @returns {Promise<FoundGuest[]>} */
    load: (find) => get(`/api/operator/guests?${new URLSearchParams({ find })}`),
    row: (guest, reload) => guestRow(guest, both(reload, refresh)),
    empty: t("op-guests-none"),
  });
  setChildren(main, h("div", { class: "book operator" }, h("h1", {}, t("op-title")), top, tables, guests, log));
}

const both = (one, other) => () => Promise.all([one(), other()]);

/**
 * @param {Overview} now
 * @param {() => Promise<void>} refresh
 */
function sections(now, refresh) {
  return [
    h(
      "dl",
      { class: "op-figures" },
      ["open", "live", "viewers", "guests", "tables"].map((name) =>
        h("div", {}, h("dt", {}, t(`op-count-${name}`)), h("dd", {}, String(now[name]))),
      ),
    ),
    h("section", { class: "card" }, h("h2", {}, t("op-message")), messageForm(now, refresh)),
    h("section", { class: "card" }, h("h2", {}, t("op-maintenance")), maintenance(now, refresh)),
    h("section", { class: "card" }, h("h2", {}, t("op-due")), due(now.due)),
    now.complaints.length > 0 &&
      h(
        "section",
        { class: "card" },
        h("h2", {}, t("op-complaints")),
        h(
          "ul",
          { class: "op-list" },
          now.complaints.map((one) => complaint(one, refresh)),
        ),
      ),
  ];
}

/** @param {Overview} now */
function logSection(now) {
  return h(
    "details",
    { class: "card" },
    h("summary", {}, t("op-log")),
    now.log.length ? h("ul", { class: "op-list" }, now.log.map(logLine)) : h("p", { class: "quiet" }, t("op-log-none")),
  );
}

/**
 * @param {Overview} now
 * @param {() => Promise<void>} refresh
 */
function messageForm(now, refresh) {
  const field = h("input", {
    type: "text",
    id: "op-message",
    maxlength: MAX_MESSAGE_LENGTH,
    value: now.message ?? "",
    autocomplete: "off",
    "aria-describedby": "op-message-about",
  });
  const send = (text) => attempt(() => post("/api/operator/message", { text }), refresh);
  const submit = (event) => {
    event.preventDefault();
    send(field.value.trim());
  };
  return h(
    "form",
    { class: "field", onsubmit: submit },
    h("label", { class: "label", for: "op-message" }, t("op-message-label")),
    field,
    h("p", { class: "quiet small", id: "op-message-about" }, t("op-message-about")),
    h(
      "p",
      { class: "row" },
      h("button", { class: "warm", type: "submit" }, t("op-message-show")),
      now.message && h("button", { type: "button", onclick: () => send("") }, t("op-message-hide")),
    ),
  );
}

/**
 * @param {Overview} now
 * @param {() => Promise<void>} refresh
 */
function maintenance(now, refresh) {
  const set = async (on) => {
    const begin = t("op-maintenance-begin");
    if (on && !(await askConfirmation(begin, t("op-maintenance-ask"), begin))) return;
    await attempt(() => post("/api/operator/maintenance", { on }), refresh);
  };
  return [
    h("p", {}, now.maintenance ? t("op-maintenance-on") : t("op-maintenance-off")),
    h(
      "p",
      {},
      h(
        "button",
        { type: "button", class: now.maintenance ? "warm" : "", onclick: () => set(!now.maintenance) },
        now.maintenance ? t("op-maintenance-end") : t("op-maintenance-begin"),
      ),
    ),
  ];
}

/** @param {Due} due */
function due({ days, automatic, ...counts }) {
  const lines = Object.keys(days).filter((kind) => counts[kind] > 0);
  if (lines.length === 0) return h("p", { class: "quiet" }, t("op-due-none"));
  const line = (kind) => h("li", {}, t(`op-due-${kind}`, { n: counts[kind], days: t("op-days", { n: days[kind] }) }));
  return [
    h("ul", { class: "op-list" }, lines.map(line)),
    h("p", {}, t(automatic ? "op-due-automatic" : "op-due-command")),
  ];
}

/**
 * @param {ComplaintBody} one
 * @param {() => Promise<void>} refresh
 */
function complaint(one, refresh) {
  const show = () => showMessage(t("op-guest-id", { id: one.guest }));
  return h(
    "li",
    {},
    h(
      "div",
      {},
      h("p", {}, h("q", {}, one.text)),
      h(
        "p",
        { class: "quiet small" },
        t("op-complaint-who", { by: one.by || "?", about: one.about || "?" }),
        " · ",
        ago(one.time),
      ),
    ),
    h(
      "div",
      { class: "row tight" },
      h("a", { class: "button", href: `/t/${one.table}` }, t("op-look")),
      h("button", { type: "button", onclick: show }, t("op-guest-show")),
      h("button", { type: "button", onclick: () => openDecision(one, refresh) }, t("op-complaint-decide")),
    ),
  );
}

/** @param {LoggedChangeBody} line */
function logLine(line) {
  const by = line.by || t("op-by-command");
  return h(
    "li",
    {},
    h("span", {}, t(`op-did-${line.what}`, { by, guest: line.guest, table: line.table })),
    h("span", { class: "quiet small" }, ago(line.time)),
  );
}
