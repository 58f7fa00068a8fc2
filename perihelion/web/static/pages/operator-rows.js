// One table and one guest on the operators' page, with what can be done about them.

import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { askConfirmation, openDialog } from "../widgets/dialog.js";
import { ago, askingButton, attempt } from "./operator-lists.js";

/** @import { FoundGuest, FoundTable, ModerationRequest } from "../types.d.ts" */

const MAX_NAME_LENGTH = 24;

/**
 * Return a table with its buttons.
 * @param {FoundTable} table
 * @param {() => Promise<unknown>} reload
 */
export function tableRow(table, reload) {
  const address = `/api/operator/tables/${table.table}`;
  const state = table.open ? (table.started ? "op-table-runs" : "op-table-waits") : "op-table-over";
  return h(
    "li",
    {},
    h(
      "div",
      {},
      h("p", {}, h("strong", {}, table.game), " ", table.names.join(", ")),
      h(
        "p",
        { class: "quiet small" },
        [t(state), table.public && t("op-table-public"), ago(table.changed)].filter(Boolean).join(" · "),
      ),
    ),
    h(
      "div",
      { class: "row tight" },
      h("a", { class: "button", href: `/t/${table.table}` }, t("op-look")),
      table.open &&
        askingButton(
          "op-close",
          () => askConfirmation(t("op-close"), t("op-close-ask"), t("op-close")),
          () => attempt(() => post(`${address}/close`), reload),
        ),
      askingButton(
        "op-delete",
        () => askConfirmation(t("op-delete"), t("op-delete-ask"), t("op-delete")),
        () => attempt(() => post(`${address}/delete`), reload),
      ),
    ),
  );
}

/**
 * Return a guest with buttons.
 * @param {FoundGuest} guest
 * @param {() => Promise<unknown>} reload
 */
export function guestRow(guest, reload) {
  const address = `/api/operator/guests/${guest.guest}`;
  const change = (/** @type {ModerationRequest} */ body) => attempt(() => post(address, body), reload);
  const flags = [guest.operator && "op-is-operator", guest.muted && "op-is-muted", guest.banned && "op-is-banned"];
  return h(
    "li",
    {},
    h(
      "div",
      {},
      h(
        "p",
        {},
        h("strong", {}, guest.name),
        flags.filter(Boolean).map((flag) => [" ", h("span", { class: "op-flag" }, t(flag))]),
      ),
      h("p", { class: "quiet small" }, t("op-guest-tables", { n: guest.tables }), " · ", ago(guest.created)),
    ),
    h(
      "div",
      { class: "row tight" },
      h("button", { type: "button", onclick: () => openRename(guest, change) }, t("op-rename")),
      h(
        "button",
        { type: "button", onclick: () => change({ mute: !guest.muted }) },
        t(guest.muted ? "op-unmute" : "op-mute"),
      ),
      !guest.operator && guest.banned
        ? h("button", { type: "button", onclick: () => change({ ban: false }) }, t("op-unban"))
        : !guest.operator &&
            askingButton(
              "op-ban",
              () => askConfirmation(t("op-ban"), t("op-ban-ask", { name: guest.name }), t("op-ban")),
              () => change({ ban: true }),
            ),
      h("a", { class: "button", href: `${address}/export`, download: "" }, t("op-export")),
      askingButton(
        "op-delete",
        () => askConfirmation(t("op-delete"), t("op-guest-delete-ask", { name: guest.name }), t("op-delete")),
        () => attempt(() => post(`${address}/delete`), reload),
      ),
    ),
  );
}

/**
 * @param {FoundGuest} guest
 * @param {(body: ModerationRequest) => Promise<unknown>} change
 */
function openRename(guest, change) {
  const field = h("input", {
    type: "text",
    value: guest.name,
    maxlength: MAX_NAME_LENGTH,
    required: true,
    "aria-label": t("op-rename-label"),
  });
  const submit = async (event) => {
    event.preventDefault();
    await change({ name: field.value.trim() });
    box.close();
  };
  const save = h("button", { class: "warm", type: "submit" }, t("save"));
  const box = openDialog(t("op-rename"), h("form", { onsubmit: submit }, h("div", { class: "row" }, field, save)));
  field.select();
}
