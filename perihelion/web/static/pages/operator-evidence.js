// What stands out in rated games, on the operators' page.

import { h } from "../lib/dom.js";
import { listText, t } from "../lib/words.js";

/** @import { EvidenceBody } from "../types.d.ts" */

/** Return the section, or null if nothing stands out. @param {EvidenceBody[]} evidence */
export function evidenceSection(evidence) {
  if (!evidence.length) return null;
  return h(
    "section",
    { class: "card" },
    h("h2", {}, t("op-evidence")),
    h("p", { class: "quiet" }, t("op-evidence-about")),
    h("ul", { class: "op-list" }, evidence.map(evidenceLine)),
  );
}

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/** @param {EvidenceBody} one */
function evidenceLine({ kind, names, tables, games, gain, share, low, usual }) {
  const [first, ...others] = names;
  const values = {
    names: listText(names),
    first,
    others: listText(others),
    games,
    gain,
    share: percent(share),
    low: percent(low),
    usual: percent(usual),
  };
  return h(
    "li",
    {},
    h("p", {}, t(`op-evidence-${kind}`, values)),
    h(
      "div",
      { class: "row tight" },
      tables.map((table, i) => h("a", { class: "button", href: `/t/${table}` }, t("op-evidence-game", { n: i + 1 }))),
    ),
  );
}
