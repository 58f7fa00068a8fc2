// What a reader may do about the author of a chat line: hide it, report it, and as host send the writer away.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog, openMenu } from "../widgets/dialog.js";

/** @import { ChatLine } from "../types.d.ts" */

const MAX_LENGTH = 400;

/**
 * Open the menu of a chat line's author. `on` has hide(line), report(line, text) and remove(line), null if the
 * reader may not.
 * @param {ChatLine} line
 * @param {{hide: (line: ChatLine) => unknown, report: (line: ChatLine, text: string) => unknown, remove: ((line: ChatLine) => unknown) | null}} on
 */
export function openAuthorMenu(line, on) {
  openMenu(
    line.name,
    (entry) => [
      entry(t("author-hide"), () => on.hide(line)),
      entry(t("author-report"), () => openReport(line, on.report)),
      on.remove && entry(t("seat-remove", { name: line.name }), () => on.remove(line), "danger"),
    ],
    h("p", { class: "quiet small" }, t("author-hide-about")),
  );
}

/**
 * @param {ChatLine} line
 * @param {(line: ChatLine, text: string) => unknown} report
 */
function openReport(line, report) {
  const field = h("input", { type: "text", maxlength: MAX_LENGTH, required: true, autocomplete: "off" });
  const send = (event) => {
    event.preventDefault();
    box.close();
    report(line, field.value.trim());
  };
  const box = openDialog(
    t("author-report"),
    h(
      "form",
      { onsubmit: send },
      h("p", { class: "quiet" }, t("author-report-about", { name: line.name })),
      h(
        "label",
        {},
        t("author-report-why"),
        h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("chat-send"))),
      ),
    ),
  );
  field.focus();
}
