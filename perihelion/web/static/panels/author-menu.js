// What a reader may do about somebody who writes in the chat: hide it, report it, and as host send the writer away.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { openDialog, openMenu } from "../widgets/dialog.js";

const MAX_LENGTH = 400;

/** Open the menu of a chat line's author. `on` has hide(line), report(line, text) and remove(line), null where the reader may not. */
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
