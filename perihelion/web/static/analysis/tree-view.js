// The lines of an analysis as a story: one line per turn, the main line first, variations indented below it, with names and
// comments. The turn at which one looks is unfolded into its moves.

import { h, setChildren, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { ROOT } from "./move-tree.js";

/** @import { MoveLine, MoveTree } from "./move-tree.js" */
/** @import { TurnOfLine, TurnTexts } from "./turn-texts.js" */

const UNSEEN = "?";

/**
 * What is shown: `at` is the move shown, `sees(node)` whether the seat that looks saw a move, `texts` tells turns and moves,
 * `seats` are the players, `mistakes` the moves that are mistakes, as far as known.
 * @typedef {{
 *   tree: MoveTree, at: number, sees: (node: number) => boolean, texts: TurnTexts,
 *   seats: {name: string, colour?: string | null}[], mistakes?: Set<number>,
 * }} Shown
 */

export class TreeView {
  /** `on` has go(node), rename(node, name) and comment(node, text). */
  constructor(on) {
    this.on = on;
    this.list = h("div", { class: "move-lines" });
    this.notes = h("div", { class: "move-notes" });
    this.notesOpen = false;
    this.node = h("div", { class: "move-tree" }, this.list, this.notes);
  }

  /** @param {Shown} shown */
  render(shown) {
    this.renderLines(shown);
    this.renderNotes(shown.tree, shown.at);
  }

  /** @param {Shown} shown */
  renderLines(shown) {
    const lines = shown.tree.lines();
    const start = h(
      "button",
      {
        class: "move",
        type: "button",
        data: { id: "move-start" },
        "aria-current": shown.at === ROOT && "true",
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
          lines.map((line) => this.line(line, shown)),
        ),
    ]);
    requestAnimationFrame(() => this.showCurrent()); // the board decides first how much room the list has
  }

  /** Scroll the list so that the current turn and move are in its middle. */
  showCurrent() {
    /** @type {NodeListOf<HTMLElement>} */
    const marked = this.list.querySelectorAll("[aria-current]");
    const current = marked[marked.length - 1];
    if (current) this.list.scrollTop = current.offsetTop + (current.offsetHeight - this.list.clientHeight) / 2;
  }

  /**
   * @param {MoveLine} line
   * @param {Shown} shown
   * @returns {HTMLElement}
   */
  line({ nodes, variations }, shown) {
    const { name } = shown.tree.nodes[nodes[0]];
    /** @type {TurnOfLine[]} */
    const groups = shown.texts.group(nodes);
    const open = openTurn(groups, shown);
    let round = 0;
    /** @param {TurnOfLine["turn"]} turn */
    const heading = (turn) => {
      if (!turn || turn.seat < 0 || turn.round === round) return false;
      round = turn.round;
      return h("h4", { class: "round-head" }, t("analysis-round", { n: round }));
    };
    return h(
      "li",
      {},
      name && h("b", { class: "line-name" }, name),
      groups.map((group) => [heading(group.turn), this.turn(group, group === open, shown)]),
      variations.length > 0 &&
        h(
          "ol",
          { class: "lines" },
          variations.map((line) => this.line(line, shown)),
        ),
    );
  }

  /**
   * A turn as one line; the current one has its moves below. Moves that are not told yet stand alone.
   * @param {TurnOfLine} group
   * @param {boolean} open
   * @param {Shown} shown
   */
  turn({ turn, nodes }, open, shown) {
    const { tree } = shown;
    const moves = h(
      "span",
      { class: "moves" },
      nodes.map((i) => this.move(tree.nodes[i], i, shown)),
    );
    if (!turn) return moves;
    const seat = shown.seats[turn.seat];
    const mark = seat && h("span", { class: "seat-colour", "aria-hidden": "true" });
    if (mark && seat.colour) mark.style.setProperty("--seat", seat.colour);
    const before = (i) => this.on.go(tree.nodes[nodes[i]].parent);
    const decision = nodes.findIndex((i) => !tree.nodes[i].move.startsWith("~"));
    const line = h(
      "button",
      {
        class: "turn-line plain",
        type: "button",
        data: { id: `turn-${nodes[0]}` },
        "aria-expanded": String(open),
        "aria-current": open && !nodes.includes(shown.at) && "true", // its first decision comes next
        onclick: () => (seat ? before(Math.max(0, decision)) : this.on.go(nodes.at(-1))),
      },
      mark,
      h("b", {}, seat ? seat.name : t("log-setup")),
      turn.says && t("labelled", { label: "", text: turn.says }),
      nodes.some((i) => shown.mistakes?.has(i)) && h("span", { class: "turn-mistake" }, t("analysis-turn-mistake")),
    );
    const comments = nodes.map((i) => tree.nodes[i].comment).filter(Boolean);
    return [line, open ? moves : comments.map((comment) => h("span", { class: "move-comment" }, comment))];
  }

  /**
   * @param {{move: string, comment?: string}} node
   * @param {number} i
   * @param {Shown} shown
   */
  move({ move, comment }, i, { at, sees, texts }) {
    return [
      h(
        "button",
        {
          class: "move",
          type: "button",
          data: { id: `move-${i}`, move },
          "aria-current": i === at && "true",
          onclick: () => this.on.go(i),
        },
        texts.says(i) || (sees(i) ? move.replace("~", "") : UNSEEN),
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
    const { name } = tree.nodes[first];
    const { comment } = tree.nodes[at];
    const fold = h(
      "details",
      { class: "fold", open: this.notesOpen || Boolean(comment) },
      h("summary", {}, t("analysis-notes")),
      field("line-name", t("analysis-line-name"), 80, name, (text) => this.on.rename(first, text)),
      field("move-comment", t("analysis-comment"), 500, comment, (text) => this.on.comment(at, text)),
    );
    fold.querySelector("summary").addEventListener("click", () => {
      this.notesOpen = !fold.open;
    });
    setChildren(this.notes, fold);
  }
}

/**
 * Return the current turn: the one of the move that comes next, or of the last move of the line.
 * @param {TurnOfLine[]} groups
 * @param {Shown} shown
 */
function openTurn(groups, { tree, at }) {
  const next = tree.children(at)[0];
  return groups.find(({ nodes }) => nodes.includes(next)) ?? groups.find(({ nodes }) => nodes.includes(at));
}
