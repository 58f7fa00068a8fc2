// Vacation: stops my clocks at all tables where a turn has days.

import { h, setChildren } from "../lib/dom.js";
import { dayText } from "../lib/durations.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { showMessage } from "../widgets/toast.js";

/** @import { VacationState } from "../types.d.ts" */

/** Open the dialog in which a vacation begins or ends. */
export async function openVacationDialog() {
  const content = h("div", { class: "vacation" });
  try {
    show(content, await get("/api/me/vacation"));
    openDialog(t("vacation"), h("p", {}, t("vacation-about")), content);
  } catch (error) {
    showMessage(error.message);
  }
}

/**
 * @param {HTMLElement} content
 * @param {VacationState} vacation
 */
function show(content, { ends, left }) {
  const set = async (days) => {
    try {
      show(content, await post("/api/me/vacation", { days }));
    } catch (error) {
      showMessage(error.message);
    }
  };
  if (ends !== null) {
    const day = dayText(Date.now() / 1000 + ends);
    setChildren(
      content,
      h("p", { role: "status" }, h("b", {}, t("vacation-until", { day }))),
      h("button", { type: "button", onclick: () => set(0) }, t("vacation-end")),
    );
    return;
  }
  const field = h("input", { type: "number", min: 1, max: left, value: Math.min(7, left), required: true });
  const begin = (event) => {
    event.preventDefault();
    set(Number(field.value));
  };
  setChildren(
    content,
    h("p", { role: "status" }, t("vacation-left", { n: left })),
    left > 0 &&
      h(
        "form",
        { onsubmit: begin },
        h(
          "label",
          {},
          t("vacation-days"),
          h("div", { class: "row" }, field, h("button", { class: "warm", type: "submit" }, t("vacation-begin"))),
        ),
      ),
  );
}
