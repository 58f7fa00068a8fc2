// The dialog in which the person who enters a game lets others watch it, or no longer.

import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { DELAYS, delayText } from "../widgets/delay-text.js";
import { openDialog } from "../widgets/dialog.js";
import { choiceField } from "../widgets/form-fields.js";
import { linkRow, qrCode } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { Broadcast } from "../types.d.ts" */

/**
 * Open the dialog for a game with this address of its API; `changed` gets the new state after each change.
 * @param {string} path
 * @param {Broadcast} broadcast
 * @param {(broadcast: Broadcast) => void} changed
 */
export function openBroadcastDialog(path, broadcast, changed) {
  let wanted = broadcast.delay;
  const body = h("div", { class: "broadcast-dialog" });
  const send = async (on) => {
    try {
      /** @type {Broadcast} */
      const answer = await post(`${path}/broadcast`, { on, delay: on ? wanted : "" });
      changed(answer);
      render(answer);
      if (!on) showMessage(t("broadcast-stopped"));
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    }
  };
  /** @param {Broadcast} shown */
  const render = ({ link, overlay }) => {
    const delay = choiceField({
      id: "broadcast-delay",
      label: t("broadcast-delay"),
      about: t("broadcast-delay-about"),
      value: wanted,
      values: DELAYS.map((value) => ({ value, label: delayText(value) })),
      set: (value) => {
        wanted = value;
        if (link) send(true);
      },
      drop: true,
    });
    const button = (word, id, kind, on) =>
      h("button", { type: "button", class: kind, data: { id }, onclick: () => send(on) }, t(word));
    setChildren(
      body,
      h("p", { class: "quiet" }, t("broadcast-about")),
      delay,
      link && labelled(t("broadcast-link"), link, qrCode(link)),
      overlay && labelled(t("broadcast-overlay"), overlay),
      h(
        "div",
        { class: "row end" },
        link
          ? button("broadcast-stop", "broadcast-stop", "danger", false)
          : button("broadcast-start", "broadcast-start", "warm", true),
      ),
    );
  };
  render(broadcast);
  openDialog(t("broadcast-share"), body);
}

/** Return a link under its name, and what belongs to it. */
function labelled(label, path, ...more) {
  return h("div", { class: "field" }, h("span", { class: "label" }, label), linkRow(path, label), ...more);
}
