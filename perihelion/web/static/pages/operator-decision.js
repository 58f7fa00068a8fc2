// The dialog in which an operator decides about a report of a player.

import { h } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { openDialog } from "../widgets/dialog.js";
import { choiceField, textField } from "../widgets/form-fields.js";
import { attempt } from "./operator-lists.js";

/** @import { ComplaintBody, DecisionRequest } from "../types.d.ts" */

const MAX_ANSWER_LENGTH = 300;
/** @type {DecisionRequest["decision"][]} */
const DECISIONS = ["nothing", "warning", "mute", "ban"];

/**
 * Ask what follows from a report, and what its subject reads about it.
 * @param {ComplaintBody} complaint
 * @param {() => Promise<void>} refresh
 */
export function openDecision(complaint, refresh) {
  /** @type {DecisionRequest} */
  const decision = { decision: "nothing", answer: "" };
  const decide = (event) => {
    event.preventDefault();
    box.close();
    attempt(() => post(`/api/operator/complaints/${complaint.n}`, decision), refresh);
  };
  const box = openDialog(
    t("op-complaint-decide"),
    h("p", {}, h("q", {}, complaint.text)),
    h(
      "form",
      { onsubmit: decide },
      choiceField({
        id: "op-decision",
        label: t("op-decision"),
        about: t("op-decision-about"),
        value: decision.decision,
        values: DECISIONS.map((value) => ({ value, label: t(`op-decision-${value}`) })),
        set: (value) => {
          decision.decision = value;
        },
      }),
      textField({
        id: "op-decision-answer",
        label: t("op-decision-answer"),
        value: "",
        most: MAX_ANSWER_LENGTH,
        set: (value) => {
          decision.answer = value;
        },
      }),
      h("div", { class: "row end" }, h("button", { class: "warm", type: "submit" }, t("op-complaint-decide"))),
    ),
  );
}
