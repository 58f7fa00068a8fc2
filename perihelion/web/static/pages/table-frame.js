// The frame of every page with a board to play on: prompt, board, desk with choices, and side with a panel.

import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { tellHow } from "../widgets/how-to-explain.js";

/**
 * Return the elements of the frame. `tools` stand beside the prompt, `notices` above the choices, `beside` above the panel.
 * @param {{
 *   name?: string, title?: string, board: HTMLElement,
 *   tools?: HTMLElement[], notices?: HTMLElement[], beside?: HTMLElement[],
 * }} parts
 */
export function createTableFrame({ name = "", title = "", board, tools = [], notices = [], beside = [] }) {
  const heading = h("h1", { class: "unseen" }, title);
  const promptHeading = h("h2", { class: "sentence", tabindex: "-1" }, t("loading"));
  const previewLine = h("p", { class: "says quiet", "aria-hidden": "true" });
  const dock = h("div", { class: "dock" }, h("p", { class: "dock-hint quiet small" }, tellHow()));
  const tray = h("section", { class: "tray", "aria-label": t("choices") });
  const panel = h("aside", { class: "panel", "aria-label": t("panel") });
  const page = h(
    "div",
    { class: `table-page ${name}` },
    heading,
    h(
      "section",
      { class: "prompt", "aria-label": t("prompt") },
      h("div", { class: "prompt-words" }, promptHeading, previewLine),
      tools,
    ),
    board,
    h("div", { class: "desk" }, notices, dock, tray),
    h("div", { class: "side" }, beside, panel),
  );
  return { page, heading, promptHeading, previewLine, dock, tray, panel };
}
