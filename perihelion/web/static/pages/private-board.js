// A board that belongs to one visitor alone, without a table: a lesson, a puzzle, an analysis. It has what every such page has:
// prompt, board, choices, buttons and side panel. The server plays the moves again with each request, so that the page decides
// alone what is shown next.

import { BoardView } from "../board/board-view.js";
import { Effects } from "../board/effects.js";
import { ActionButtons } from "../choosing/action-buttons.js";
import { ChoiceController } from "../choosing/choice-controller.js";
import { HintGuide } from "../choosing/hint-guide.js";
import { setChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { SidePanel } from "../panels/side-panel.js";
import { hideMessage, showRefusal } from "../widgets/toast.js";
import { createTableFrame } from "./table-frame.js";

/** @import { Choice, Exercise, Explanation, Hint } from "../types.d.ts" */

/**
 * What every position has that a private board shows.
 * @typedef {Pick<Exercise, "board" | "game" | "outline" | "prompt" | "happened">} ShownPosition
 */

export class PrivateBoard {
  /**
   * `parts` has name (a class of the page), tools (buttons beside the prompt), beside (what stands above the side panel) and
   * log (the content of its first tab). `on` has play(action), undo(), explain(keys), which asks the server what a thing
   * is, and if there is something to close escape(), which returns whether it closed it. For a hint it has suggest(), which
   * returns a turn to be shown as at a table, or hint(), which shows something of its own.
   * @param {HTMLElement} main
   * @param {string} game
   * @param {{name: string, tools?: HTMLElement[], beside?: HTMLElement[], log: HTMLElement}} parts
   * @param {{
   *   play: (action: string) => unknown,
   *   undo: () => unknown,
   *   suggest?: () => Promise<Hint | null>,
   *   hint?: () => unknown,
   *   explain: (touch: string[]) => Promise<Explanation>,
   *   escape?: () => boolean,
   * }} on
   */
  constructor(main, game, { name, tools = [], beside = [], log }, on) {
    this.on = on;
    /** @type {Choice[]} */
    this.choices = [];
    this.boardView = new BoardView(t("board"));
    const frame = createTableFrame({ name, board: this.boardView.node, tools, beside });
    this.page = frame.page;
    this.heading = frame.heading;
    this.promptHeading = frame.promptHeading;
    this.previewLine = frame.previewLine;
    this.dock = frame.dock;
    setChildren(main, this.page);
    this.sidePanel = new SidePanel(frame.panel, game, { log });
    this.connect(frame.tray);
    addEventListener("keydown", (event) => event.key === "Escape" && this.handleEscape(event));
  }

  connect(tray) {
    this.choiceController = new ChoiceController(this.boardView.board, this.boardView.zoom, {
      send: ({ action }) => {
        this.hintGuide?.sent(action);
        return this.on.play(action);
      },
      open: () => false,
      ask: (touch) => this.on.explain(touch).catch(() => ({ sentence: null })),
      showRule: (anchor) => this.showRule(anchor),
      preview: (text) => setChildren(this.previewLine, text),
      changed: () => this.choicesNarrowed(),
      skip: () => false,
      focusFallback: this.promptHeading,
      dock: this.dock,
    });
    this.actionButtons = new ActionButtons(tray, this.promptHeading, {
      send: (choice) => this.choiceController.send(choice),
      undo: () => this.on.undo(),
      hint: () => (this.hintGuide ? this.hintGuide.press() : this.on.hint?.()),
      deselect: () => this.choiceController.deselect(),
      zoomIn: () => this.boardView.zoom.zoomBy(1.6),
      point: (choice) => this.choiceController.point(choice),
      changed: () => this.renderActionButtons(),
    });
    this.effects = new Effects(this.boardView.board);
    if (this.on.suggest) this.hintGuide = this.createHintGuide(this.on.suggest);
  }

  /** @param {() => Promise<Hint | null>} suggest */
  createHintGuide(suggest) {
    return new HintGuide(this.boardView, this.effects, this.dock, {
      ask: suggest,
      snapshot: () => ({ count: this.count, seat: 0, yours: this.choices.length > 0, choices: this.choices }),
      choices: () => this.choiceController.choices,
      working: (pending) => {
        this.actionButtons.hintPending = pending;
        this.renderActionButtons();
      },
      markButton: (action) => {
        if (action === this.actionButtons.hintedAction) return;
        this.actionButtons.hintedAction = action;
        this.renderActionButtons();
      },
      deselect: () => this.choiceController.deselect(),
    });
  }

  showRule(anchor) {
    this.sidePanel.showRule(anchor);
  }

  /**
   * Show a position, that is {board, game, outline, prompt, happened}. `choices` are what can be chosen, `count` grows with the
   * moves made; `hints` says whether one can ask for a hint.
   * @param {ShownPosition} position
   * @param {{heading: string, choices: Choice[], count: number, mayUndo: boolean, hints: boolean}} shown
   */
  show(position, { heading, choices, count, mayUndo, hints }) {
    this.position = position;
    this.choices = choices;
    this.count = count;
    this.mayUndo = mayUndo;
    this.hints = hints;
    setChildren(this.heading, heading);
    this.boardView.show(position);
    this.boardView.board.mark("happened", position.happened);
    this.sidePanel.showOutline(position.outline);
    setChildren(this.promptHeading, position.prompt);
    this.page.classList.toggle("yours", choices.length > 0);
    if (!this.hintGuide) this.markHint([], null);
    this.offerChoices();
    this.boardView.reveal(choices.length ? this.choiceController.choices.needed : position.happened);
    this.hintGuide?.update();
  }

  /**
   * Carry out a request that shows another position. If it is refused, say why, and everything stays as it is.
   * @param {() => unknown} request
   */
  async attempt(request) {
    hideMessage();
    this.page.classList.add("busy");
    try {
      await request();
    } catch (error) {
      showRefusal({ ...error.body, sentence: error.body ? error.message : t("no-answer") }, (rule) =>
        this.showRule(rule),
      );
      this.offerChoices();
    } finally {
      this.page.classList.remove("busy");
      this.renderActionButtons();
    }
  }

  /** Offer nothing while others play; `prompt` says so. @param {string} prompt */
  wait(prompt) {
    this.choices = [];
    setChildren(this.promptHeading, prompt);
    this.offerChoices();
  }

  offerChoices() {
    this.choiceController.setChoices(this.choices, this.choices.length > 0);
  }

  choicesNarrowed() {
    if (this.choiceController?.choices.picked.length) this.boardView.reveal(this.choiceController.choices.needed);
    this.boardView.markTouchableParts();
    this.renderActionButtons();
    this.hintGuide?.render();
  }

  renderActionButtons() {
    if (!this.position || !this.actionButtons) return;
    const snapshot = {
      yours: this.choices.length > 0,
      mine: [0],
      started: true,
      undo: { can: this.mayUndo, why: t("undo-nothing") },
      settings: { hints: this.hints },
      count: this.count,
    };
    this.actionButtons.render(snapshot, this.choiceController.choices, this.page.classList.contains("busy"));
  }

  /**
   * Mark what to touch for a suggested action, and its button.
   * @param {string[]} touch
   * @param {string | null} action
   */
  markHint(touch, action) {
    this.boardView.board.mark("hint", touch);
    this.actionButtons.hintedAction = action;
    this.renderActionButtons();
  }

  handleEscape({ target }) {
    if (document.querySelector("dialog[open]") || target.closest?.("input, select, textarea")) return;
    if (this.choiceController.explanations.hide() || this.actionButtons.closeList()) return;
    if (this.choiceController.deselect()) return;
    if (!this.on.escape?.()) this.sidePanel.close();
  }
}
