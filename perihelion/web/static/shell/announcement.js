// What the operators say to everybody: a line below the header, until it is closed or taken back.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";

/** @import { Announcement } from "../types.d.ts" */

const CLOSED = "closed-announcement";

/**
 * Show the line, or remove it if there is nothing to say.
 * @param {HTMLElement} top
 * @param {Pick<Announcement, "message" | "maintenance">} news
 */
export function showAnnouncement(top, { message, maintenance }) {
  document.getElementById("announcement")?.remove();
  const sentences = [
    maintenance && document.body.dataset.page !== "maintenance" && t("maintenance-line"),
    message,
  ].filter(Boolean);
  if (sentences.length === 0 || sessionStorage.getItem(CLOSED) === sentences.join()) return;
  const close = () => {
    sessionStorage.setItem(CLOSED, sentences.join());
    line.remove();
  };
  const button = h(
    "button",
    { class: "plain", type: "button", "aria-label": t("close"), onclick: close },
    icon("close"),
  );
  const line = h(
    "div",
    { id: "announcement", class: "announcement", role: "status" },
    h(
      "div",
      {},
      sentences.map((sentence) => h("p", {}, sentence)),
    ),
    button,
  );
  top.after(line);
}
