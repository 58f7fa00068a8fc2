// Planning ahead: the player imagines what the others do on the real board, and stores a move for it.

import { h, setChildren, updateChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { checkboxField } from "../widgets/form-fields.js";
import { iconButton } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { showMessage } from "../widgets/toast.js";
import { PrivateBoard } from "./private-board.js";

/** @import { PageContext } from "../main.js" */
/** @import { ImaginedPosition, PlanList, PlanView, PlannedMove } from "../types.d.ts" */

/**
 * Open the page of the table in the address.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { game, table }) {
  return new PlanPage(main, game, table).start();
}

class PlanPage {
  constructor(main, game, table) {
    this.table = table;
    this.path = `/api/tables/${table}/plans`;
    /** @type {string[]} */
    this.moves = [];
    /** @type {PlanList} */
    this.list = { plans: [], forced: false, why: null };
    this.unfolded = hasRoom();
    this.card = h("section", { class: "seats-area plan-area", "aria-label": t("plan") });
    this.log = h("ol", { class: "log" });
    this.board = new PrivateBoard(
      main,
      game,
      {
        name: "lesson-page plan-page",
        tools: [iconButton("repeat", t("lesson-restart"), () => this.show([]))],
        beside: [this.card],
        log: h("div", { class: "log-view" }, this.log),
      },
      {
        play: (action) => this.show([...this.moves, action]),
        undo: () => this.show(this.moves.slice(0, -1)),
        hint: () => {},
        explain: (touch) => post(`${this.path}/why`, { moves: this.moves, touch }),
      },
    );
  }

  async start() {
    this.list = await get(this.path);
    if (this.list.why) {
      this.showReason();
      return;
    }
    await this.arrive([]);
  }

  /** Nothing can be planned now: say why, and show the way back. */
  showReason() {
    const back = h("a", { class: "button warm", href: `/t/${this.table}` }, t("plan-back"));
    const card = h("div", { class: "card alone" }, h("h1", {}, t("plan")), h("p", {}, this.list.why), back);
    setChildren(document.getElementById("main"), card);
  }

  /** Show the board after these moves. @param {string[]} moves */
  show(moves) {
    return this.board.attempt(() => this.arrive(moves));
  }

  /** @param {string[]} moves */
  async arrive(moves) {
    /** @type {ImaginedPosition} */
    const position = await post(`${this.path}/look`, { moves });
    this.moves = moves;
    this.position = position;
    if (moves.length > 0 && !hasRoom()) this.unfolded = false;
    document.title = `${t("plan")} – ${position.gameName}`;
    this.board.show(position, {
      heading: t("plan"),
      choices: position.choices,
      count: moves.length,
      mayUndo: moves.length > 0,
      hints: false,
    });
    setChildren(
      this.log,
      position.line.map((move) => h("li", {}, move.says)),
    );
    this.render();
    announce(position.prompt);
  }

  render() {
    const { line, complete } = this.position;
    const about = line.length === 0 ? h("p", { class: "lesson-text" }, t("plan-about")) : lineText(line);
    const fold = (event) => {
      this.unfolded = event.currentTarget.open;
    };
    updateChildren(this.card, [
      h(
        "div",
        { class: "lesson-card" },
        h("p", { class: "small quiet" }, h("a", { href: `/t/${this.table}` }, t("plan-back"))),
        h(
          "details",
          { class: "lesson-fold", open: this.unfolded, ontoggle: fold },
          h("summary", { title: t("lesson-fold") }, h("h2", {}, t("plan"))),
          h("div", { class: "lesson-body" }, about, this.list.plans.length > 0 && this.planList(), this.forcedField()),
        ),
        complete && this.saveButton(),
      ),
    ]);
  }

  forcedField() {
    const set = (on) => this.change("/forced", { on });
    return checkboxField({ id: "plan-forced", label: t("plan-forced"), about: "", value: this.list.forced, set });
  }

  saveButton() {
    const save = () => this.save();
    return h("button", { class: "warm", type: "button", data: { id: "save" }, onclick: save }, t("plan-save"));
  }

  planList() {
    const one = (/** @type {PlanView} */ { id, line }) =>
      h(
        "li",
        {},
        lineText(line),
        h(
          "button",
          { type: "button", data: { id }, onclick: () => this.change("/remove", { id }) },
          t("notices-remove"),
        ),
      );
    return [h("h3", {}, t("plan-list")), h("ul", { class: "plans" }, this.list.plans.map(one))];
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async change(path, body) {
    try {
      this.list = await post(`${this.path}${path}`, body);
      this.render();
      return true;
    } catch (error) {
      showMessage(error.message);
      return false;
    }
  }

  async save() {
    if (!(await this.change("", { moves: this.moves, after: this.position.count }))) return;
    showMessage(t("plan-saved"));
    this.unfolded = true;
    await this.show([]);
  }
}

/** Return a line in words: what must happen, then what is played. @param {PlannedMove[]} line */
function lineText(line) {
  return h(
    "ol",
    { class: "plan-line small" },
    line.map(({ mine, says }) => h("li", { class: mine ? "own" : "" }, t(mine ? "plan-then" : "plan-if", { says }))),
  );
}

/** Return whether the card is beside the board; on smaller screens its text takes space from it. */
function hasRoom() {
  return matchMedia("(min-width: 1100px)").matches;
}
