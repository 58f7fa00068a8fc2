// The dialog behind one's name in the header: change the name, and the ways to everything else that is mine.

import { ALONE } from "../lib/address.js";
import { allowThinking, canThink, mayThink } from "../lib/device.js";
import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { checkboxField } from "../widgets/form-fields.js";
import { showMessage } from "../widgets/toast.js";
import { blockedLine } from "./blocked-players.js";
import { deviceGames } from "./device-games.js";
import { languageSelect } from "./language-select.js";
import { legalLinks } from "./legal-links.js";
import { openVacationDialog } from "./vacation.js";

/** @import { Profile } from "../types.d.ts" */

const MAX_NAME_LENGTH = 24;

/**
 * Open the dialog; `button` shows the name.
 * @param {Profile} me
 * @param {HTMLElement} button
 */
export function openProfileDialog(me, button) {
  const field = h("input", {
    type: "text",
    value: me.name,
    maxlength: MAX_NAME_LENGTH,
    required: true,
    "aria-label": t("me-name"),
    autocomplete: "nickname",
  });
  const save = async (event) => {
    event.preventDefault();
    try {
      /** @type {Profile} */
      const profile = await post("/api/me", { name: field.value.trim() });
      Object.assign(me, profile);
      setChildren(button.lastElementChild, me.name);
      box.close();
      showMessage(t("me-saved", { name: me.name }));
    } catch (error) {
      showMessage(error.message);
    }
  };
  const notices = async () => (await import("./notices-dialog.js")).openNoticesDialog();
  const instead = (open) => () => {
    box.close();
    open();
  };
  const box = openDialog(
    t("me"),
    h(
      "form",
      { onsubmit: save },
      h(
        "label",
        {},
        t("me-name"),
        h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("save"))),
      ),
    ),
    h("p", { class: "quiet" }, t(ALONE ? "me-alone" : "me-about")),
    !ALONE &&
      h(
        "p",
        { class: "row" },
        h("a", { class: "button", href: "/account" }, t("account")),
        h("button", { type: "button", onclick: instead(notices) }, t("notices")),
        h("button", { type: "button", onclick: instead(openVacationDialog) }, t("vacation")),
      ),
    h(
      "p",
      { class: "row" },
      !ALONE && h("a", { href: "/player/me" }, t("record-mine")),
      h("a", { href: "/luck" }, t("luck-link")),
      h("a", { href: "/analysis" }, t("analysis")),
    ),
    h("label", {}, t("language"), languageSelect()),
    canThink() && thinkingSwitch(),
    ALONE ? deviceGames() : blockedLine(),
    me.operator && h("p", {}, h("a", { href: "/operator" }, t("op-title"))),
    h("p", { class: "row" }, legalLinks()),
  );
  field.select();
}

/** Whether this device thinks about hints and reports by itself. */
function thinkingSwitch() {
  const [label, about] = [t("device-think"), t("device-think-about")];
  return checkboxField({ id: "device-thinking", label, about, value: mayThink(), set: allowThinking });
}
