// The buttons below or beside the board: confirm, the choices without a touch, all choices as a list, undo, hint, zoom.

import { h, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { icon } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/** @import { Choices } from "./choices.js" */
/** @import { Choice, SettingsView, Snapshot, UndoView } from "../types.d.ts" */

/**
 * What the buttons read of a snapshot; a private board makes its own.
 * @typedef {Pick<Snapshot, "yours" | "mine" | "started" | "count">
 *   & Partial<Pick<Snapshot, "confirm" | "over">>
 *   & {undo: Pick<UndoView, "can" | "why"> & Partial<UndoView>, settings: Pick<SettingsView, "hints">}} Situation
 */

const DETAIL = ": "; // what follows explains the name before it

export class ActionButtons {
  /**
   * A private board has no `undoFurther`, `confirm` and `recap`.
   * @param {HTMLElement} host
   * @param {HTMLElement} focusFallback
   * @param {{
   *   send: (choice: Choice) => unknown,
   *   undo: () => unknown,
   *   undoFurther?: (why: string | null, to: number) => unknown,
   *   confirm?: () => unknown,
   *   hint: () => unknown,
   *   deselect: () => unknown,
   *   zoomIn: () => void,
   *   recap?: () => unknown,
   *   point: (choice: Choice | null) => void,
   *   changed: () => void,
   * }} on
   */
  constructor(host, focusFallback, on) {
    this.host = host;
    this.focusFallback = focusFallback;
    this.on = on;
    this.listOpen = false;
    /** @type {string | null} */
    this.hintedAction = null;
    this.hintPending = false;
    /** The page for planning ahead, and the number of plans. @type {{link: string, n: number} | null} */
    this.plan = null;
    /** Another table where it is my turn, and the number of such tables. @type {{link: string, n: number, game: string} | null} */
    this.nextTable = null;
    /** What the only choice left would bring, in words. */
    this.results = "";
    this.turnsToTell = 0; // the number of turns of others since mine
    /** The choices that have a button. @type {Choice[]} */
    this.offered = [];
    host.addEventListener("pointerover", ({ target, pointerType }) => pointerType === "mouse" && this.point(target));
    host.addEventListener("pointerleave", () => this.on.point(null));
    host.addEventListener("focusin", ({ target }) => {
      if (/** @type {Element} */ (target).matches(":focus-visible")) this.point(target);
    });
    host.addEventListener("focusout", () => this.on.point(null));
  }

  /**
   * Draw the buttons for a snapshot and the narrowed choices. While `busy`, nothing can be chosen.
   * @param {Situation} snapshot
   * @param {Choices} choices
   * @param {boolean} busy
   */
  render(snapshot, choices, busy) {
    const yours = snapshot.yours && !busy;
    const buttons = yours ? choices.buttons : [];
    const open = yours ? choices.available : [];
    const touchable = open.some((choice) => choice.touch.length);
    this.offered = [...buttons, ...open];
    const named = haveNames(buttons);
    updateChildren(
      this.host,
      [
        snapshot.confirm && this.confirmButton(),
        this.nextTable && this.nextTableLink(),
        buttons.length > 0 &&
          h(
            "ul",
            { class: "choices", "aria-label": t("choices") },
            buttons.map((choice) => this.choiceButton(choice, choice === choices.single ? this.results : "", named)),
          ),
        touchable && this.listOpen && this.allMoves(open.filter((choice) => choice.touch.length)),
        this.toolbar(snapshot, choices, touchable ? open.length : 0, busy),
      ],
      this.focusFallback,
    );
    this.host.querySelector(".choice.hinted")?.scrollIntoView({ block: "nearest" });
  }

  /** Tell which choice the pointer or the focus is on. @param {EventTarget} target */
  point(target) {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (target).closest(".choice"));
    this.on.point(this.offered.find(({ action }) => action === button?.dataset.id) ?? null);
  }

  /** Close the list of all moves. Return whether it was open. */
  closeList() {
    if (!this.listOpen) return false;
    this.listOpen = false;
    this.on.changed();
    return true;
  }

  confirmButton() {
    return h(
      "button",
      { class: "warm large", type: "button", data: { id: "confirm" }, onclick: () => this.on.confirm() },
      icon("check"),
      t("confirm-turn"),
    );
  }

  /** The way to the next table where it is my turn; `n` such tables wait. */
  nextTableLink() {
    const { link, n, game } = this.nextTable;
    return h(
      "a",
      {
        class: "button warm large next-table",
        href: link,
        title: t("next-table-about", { game }),
        data: { id: "next-table" },
      },
      icon("next"),
      t("next-table", { n }),
    );
  }

  /**
   * @param {Choice} choice
   * @param {string} results what it would bring, if that is known
   * @param {boolean} named whether the part before the colon is enough to tell it from the others
   */
  choiceButton(choice, results = "", named = false) {
    const press = () => {
      this.listOpen = false;
      this.on.send(choice);
    };
    const says = results ? t("preview-results", { says: choice.says, results }) : choice.says;
    const name = named && !results ? says.split(DETAIL, 1)[0] : says;
    return h(
      "li",
      {},
      h(
        "button",
        {
          class: `choice${choice.action === this.hintedAction ? " hinted" : ""}`,
          type: "button",
          data: { id: choice.action },
          onclick: press,
        },
        h("span", {}, name, name !== says && h("span", { class: "detail" }, says.slice(name.length))),
      ),
    );
  }

  /** @param {Choice[]} open */
  allMoves(open) {
    const close = h(
      "button",
      {
        class: "plain",
        type: "button",
        data: { id: "close-list" },
        "aria-label": t("close"),
        onclick: () => this.closeList(),
      },
      icon("close"),
    );
    return h(
      "section",
      { class: "all-moves card" },
      h("div", { class: "row between" }, h("h3", { id: "all-moves" }, t("choices-all")), close),
      h(
        "ul",
        { class: "choices all", "aria-labelledby": "all-moves" },
        open.map((choice) => this.choiceButton(choice)),
      ),
    );
  }

  /**
   * @param {Situation} snapshot
   * @param {Choices} choices
   * @param {number} count
   * @param {boolean} busy
   */
  toolbar(snapshot, choices, count, busy) {
    const picked = choices.picked.length > 0;
    return h(
      "div",
      { class: "tools", role: "toolbar", "aria-label": t("tools") },
      snapshot.mine.length > 0 && snapshot.started && !snapshot.over && this.undoButton(snapshot.undo, busy),
      picked && this.toolButton("close", t("let-go"), "let-go", () => this.on.deselect()),
      count > 0 && this.listToggle(count),
      snapshot.yours && snapshot.settings.hints && this.hintButton(),
      this.turnsToTell > 0 && this.recapButton(),
      this.plan && this.planTool(),
      this.toolButton("plus", t("zoom-in"), "zoom", () => this.on.zoomIn()),
    );
  }

  /**
   * The undo button can always be pressed: it undoes, asks all players, or says why undo is impossible.
   * @param {Situation["undo"]} undo
   * @param {boolean} busy
   */
  undoButton({ can, why, further }, busy) {
    const press = () => {
      if (can) this.on.undo();
      else if (further !== null && further !== undefined) this.on.undoFurther(why, further);
      else showMessage(why || t("undo-nothing"));
    };
    const asks = !can && further !== null && further !== undefined;
    return this.toolButton("undo", t("undo"), "undo", press, {
      "aria-disabled": busy || !(can || asks) ? "true" : "false",
      title: can ? "" : asks ? t("undo-further") : why,
    });
  }

  /** The button that tells what the others did; with the number of turns in its corner if there were several. */
  recapButton() {
    const n = this.turnsToTell;
    const button = this.toolButton("repeat", t("recap-tool"), "recap", this.on.recap, {
      title: n > 1 ? t("recap-tool-turns", { n }) : t("recap"),
    });
    if (n > 1) button.append(h("span", { class: "badge", "aria-hidden": "true" }, String(n)));
    return button;
  }

  /** The way to the page on which one plans ahead, with the number of plans. */
  planTool() {
    const { link, n } = this.plan;
    const label = n > 0 ? t("plan-tool-count", { n }) : t("plan-tool");
    return h(
      "a",
      { class: "button tool", href: link, title: t("plan-title"), data: { id: "plan" } },
      icon("branch"),
      h("span", {}, label),
    );
  }

  hintButton() {
    const label = t(this.hintPending ? "hint-working" : "hint");
    return this.toolButton("bulb", label, "hint", () => this.on.hint(), { "aria-busy": String(this.hintPending) });
  }

  listToggle(count) {
    const press = () => {
      this.listOpen = !this.listOpen;
      this.on.changed();
    };
    return this.toolButton("log", t("choices-count", { n: count }), "list", press, {
      "aria-expanded": String(this.listOpen),
      title: t("choices-all"),
    });
  }

  toolButton(name, label, id, press, more = {}) {
    return h(
      "button",
      { class: "tool", type: "button", data: { id }, onclick: press, ...more },
      icon(name),
      h("span", {}, label),
    );
  }
}

/** Return whether these are several choices, and the parts before the colons tell them apart. @param {Choice[]} choices */
function haveNames(choices) {
  return choices.length > 2 && new Set(choices.map(({ says }) => says.split(DETAIL, 1)[0])).size === choices.length;
}
