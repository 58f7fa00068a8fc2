// The lines of an analysis as a list: the main line first, variations indented below it, with names and comments.

import { h, setChildren, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { ROOT } from "./move-tree.js";

const UNSEEN = "?";

export class TreeView {
  /** `on` has go(node), rename(node, name) and comment(node, text). */
  constructor(on) {
    this.on = on;
    this.list = h("div", { class: "move-lines" });
    this.notes = h("div", { class: "move-notes" });
    this.node = h("div", {}, this.list, this.notes);
  }

  /** Draw a tree; `at` is the move shown, `sees(node)` whether the seat that looks saw a move. */
  render(tree, at, sees) {
    this.renderLines(tree, at, sees);
    this.renderNotes(tree, at);
  }

  renderLines(tree, at, sees) {
    const lines = tree.lines();
    const start = h(
      "button",
      {
        class: "move",
        type: "button",
        data: { id: "move-start" },
        "aria-current": at === ROOT && "true",
        onclick: () => this.on.go(ROOT),
      },
      t("analysis-beginning"),
    );
    updateChildren(this.list, [
      start,
      lines.length > 0 &&
        h(
          "ol",
          { class: "lines", "aria-label": t("analysis-lines") },
          lines.map((line) => this.line(tree, line, at, sees)),
        ),
    ]);
    /** @type {HTMLElement | null} */
    const current = this.list.querySelector("[aria-current]");
    if (current) this.list.scrollTop = current.offsetTop - this.list.clientHeight / 2;
  }

  line(tree, { nodes, variations }, at, sees) {
    const { name } = tree.nodes[nodes[0]];
    return h(
      "li",
      {},
      name && h("b", { class: "line-name" }, name),
      h(
        "span",
        { class: "moves" },
        nodes.map((i) => this.move(tree.nodes[i], i, at, sees)),
      ),
      variations.length > 0 &&
        h(
          "ol",
          { class: "lines" },
          variations.map((line) => this.line(tree, line, at, sees)),
        ),
    );
  }

  move({ move, comment }, i, at, sees) {
    return [
      h(
        "button",
        {
          class: "move",
          type: "button",
          data: { id: `move-${i}` },
          "aria-current": i === at && "true",
          onclick: () => this.on.go(i),
        },
        sees(i) ? move.replace("~", "") : UNSEEN,
      ),
      comment && h("span", { class: "move-comment" }, comment),
    ];
  }

  /** Draw the fields for the name of the line and for a comment on the move shown. */
  renderNotes(tree, at) {
    if (at === ROOT) {
      setChildren(this.notes);
      return;
    }
    const field = (id, label, most, value, set) => {
      const input = h("input", { id, type: "text", maxlength: most, value, autocomplete: "off" });
      input.addEventListener("change", () => set(input.value.trim()));
      return h("div", { class: "field" }, h("label", { class: "label", for: id }, label), input);
    };
    const first = tree.lineStart(at);
    setChildren(
      this.notes,
      field("line-name", t("analysis-line-name"), 80, tree.nodes[first].name, (name) => this.on.rename(first, name)),
      field("move-comment", t("analysis-comment"), 500, tree.nodes[at].comment, (text) => this.on.comment(at, text)),
    );
  }
}
