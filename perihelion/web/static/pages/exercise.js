// An exercise, that is a lesson or a mistake to be played again: the learner makes the moves on the real board. The server
// plays the moves again with each request, so that undo, restart and reload are only a shorter or the same list of moves.

import { BoardView } from "../board/board-view.js";
import { choicesFitBeside } from "../board/layout.js";
import { ActionButtons } from "../choosing/action-buttons.js";
import { ChoiceController } from "../choosing/choice-controller.js";
import { LessonCard } from "../lessons/lesson-card.js";
import { LessonResult } from "../lessons/lesson-result.js";
import { rememberSolved } from "../lessons/progress.js";
import { countTry } from "../lessons/puzzle-record.js";
import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { parseDocument } from "../panels/document-loader.js";
import { SidePanel } from "../panels/side-panel.js";
import { iconButton } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";
import { hideMessage, showMessage, showRefusal } from "../widgets/toast.js";

const LAST_HINT = 3;

/** Open the exercise of the address: /learn/<game>/<lesson>, /puzzles/<game>/<puzzle> or /t/<table>/mistakes/<entry>. */
export function open(main, { game, table }) {
  const [, kind, , ...rest] = location.pathname.split("/");
  const key = rest.at(-1);
  const path = table
    ? `/api/tables/${table}/mistakes/${key}`
    : `/api/games/${game}/${kind === "puzzles" ? "puzzles" : "lessons"}/${key}`;
  const page = new ExercisePage(main, game, path, table ? `mistakes-${table}` : game);
  return page.show(history.state?.moves ?? []);
}

class ExercisePage {
  /** `path` is the address of the exercise in the API, `course` the name under which progress is kept. */
  constructor(main, game, path, course) {
    this.path = path;
    this.game = game;
    this.course = course;
    this.moves = [];
    this.hints = [];
    this.hinted = false; // whether a hint was given for this exercise
    this.build(main);
    addEventListener("keydown", (event) => event.key === "Escape" && this.handleEscape());
    addEventListener("resize", () => this.updateLayout());
  }

  build(main) {
    this.boardView = new BoardView(t("board"));
    this.title = h("h1", { class: "unseen" }, t("lessons"));
    this.promptHeading = h("h2", { class: "sentence", tabindex: "-1" }, t("loading"));
    this.previewLine = h("p", { class: "says quiet", "aria-hidden": "true" });
    this.log = h("ol", { class: "log" });
    const tray = h("section", { class: "tray", "aria-label": t("choices") });
    const card = h("section", { class: "seats-area", "aria-label": t("lesson") });
    const result = h("section", { class: "over lesson-result", hidden: true, "aria-label": t("lesson") });
    const panel = h("aside", { class: "panel", "aria-label": t("panel") });
    this.page = h(
      "div",
      { class: "table-page lesson-page" },
      this.title,
      h(
        "section",
        { class: "prompt", "aria-label": t("prompt") },
        h("div", { class: "prompt-words" }, this.promptHeading, this.previewLine),
        iconButton("repeat", t("lesson-restart"), () => this.show([])),
      ),
      this.boardView.node,
      tray,
      h("div", { class: "side" }, card, result, panel),
    );
    setChildren(main, this.page);
    this.sidePanel = new SidePanel(panel, this.game, { log: h("div", { class: "log-view" }, this.log) });
    const showRule = (anchor) => this.sidePanel.showRule(anchor);
    this.card = new LessonCard(card, { parse: parseDocument, showRule });
    this.result = new LessonResult(result, { undo: () => this.undo(), restart: () => this.show([]) });
    this.choiceController = new ChoiceController(this.boardView.board, this.boardView.zoom, {
      send: (choice) => this.show([...this.moves, choice.action]),
      open: () => false,
      ask: (touch) => post(`${this.path}/why`, { moves: this.moves, touch }).catch(() => ({ sentence: null })),
      showRule,
      preview: (text) => setChildren(this.previewLine, text),
      changed: () => this.choicesNarrowed(),
      skip: () => false,
      focusFallback: this.promptHeading,
    });
    this.actionButtons = new ActionButtons(tray, this.promptHeading, {
      send: (choice) => this.choiceController.send(choice),
      undo: () => this.undo(),
      hint: () => this.giveHint(),
      deselect: () => this.choiceController.deselect(),
      zoomIn: () => this.boardView.zoom.zoomBy(1.6),
      changed: () => this.renderActionButtons(),
    });
  }

  undo() {
    return this.show(this.moves.slice(0, -1));
  }

  /** Show the lesson after these moves. If they are refused, everything stays as it is. */
  async show(moves) {
    hideMessage();
    this.page.classList.add("busy");
    try {
      const lesson = await post(this.path, { moves });
      this.moves = moves;
      history.replaceState({ moves }, "");
      this.render(lesson);
    } catch (error) {
      if (!this.lesson && moves.length) return this.show([]); // kept moves of a lesson that has changed
      if (!this.lesson) throw error;
      showRefusal({ ...error.body, sentence: error.body ? error.message : t("no-answer") }, (rule) =>
        this.sidePanel.showRule(rule),
      );
      this.offerChoices();
    } finally {
      this.page.classList.remove("busy");
      this.renderActionButtons();
    }
  }

  render(lesson) {
    const first = !this.lesson;
    this.lesson = lesson;
    this.hints = [];
    document.title = `${lesson.title} – ${lesson.gameName}`;
    setChildren(this.title, lesson.back.label);
    if (first) this.card.render(lesson);
    if (this.moves.length && !hasRoomForCard()) this.card.fold();
    this.card.showHints([]);
    this.updateLayout();
    this.boardView.show(lesson);
    this.boardView.board.mark("happened", lesson.happened);
    this.markHint([], null);
    setChildren(
      this.log,
      lesson.log.map((says) => h("li", {}, says)),
    );
    this.sidePanel.showOutline(lesson.outline);
    setChildren(this.promptHeading, lesson.prompt || t(`lesson-${lesson.state}`));
    this.page.classList.toggle("yours", lesson.state === "open");
    this.page.classList.toggle("ended", lesson.state !== "open");
    this.result.render(lesson);
    this.offerChoices();
    this.boardView.reveal(lesson.state === "open" ? this.choiceController.choices.next : lesson.happened);
    this.tell(lesson);
  }

  /** Say aloud what the moves have led to. */
  tell(exercise) {
    const { state, says, prompt, key, rating } = exercise;
    announce(state === "open" ? prompt : `${t(`lesson-${state}`)} ${says}`);
    if (state === "open") return;
    this.result.focus();
    playSound(state === "done" ? "over" : "refused");
    if (typeof rating === "number") countTry(this.game, exercise, state === "done" && !this.hinted);
    else if (state === "done") rememberSolved(this.course, key);
  }

  offerChoices() {
    this.choiceController.setChoices(this.lesson.choices, this.lesson.state === "open");
  }

  choicesNarrowed() {
    if (this.choiceController?.choices.picked.length) this.boardView.reveal(this.choiceController.choices.next);
    this.boardView.markTouchableParts();
    this.renderActionButtons();
  }

  renderActionButtons() {
    if (!this.lesson || !this.actionButtons) return;
    const snapshot = {
      yours: this.lesson.state === "open",
      mine: [this.lesson.seat],
      started: true,
      undo: { can: this.moves.length > 0, why: t("undo-nothing") },
      settings: { hints: true },
      count: this.moves.length,
    };
    this.actionButtons.render(snapshot, this.choiceController.choices, this.page.classList.contains("busy"));
  }

  /** Climb one step of the hint ladder: where to look, which piece, the move. */
  async giveHint() {
    const moves = this.moves;
    const step = Math.min(this.hints.length + 1, LAST_HINT);
    const hint = await post(`${this.path}/hint`, { moves, step }).catch((error) => ({
      says: error.message,
      touch: [],
    }));
    if (this.moves !== moves) return;
    this.hinted = true;
    if (!this.hints.includes(hint.says)) this.hints.push(hint.says);
    this.card.showHints(this.hints);
    this.markHint(hint.touch, hint.action);
    this.boardView.reveal(hint.touch);
    announce(hint.says);
    if (!hasRoomForCard()) showMessage(hint.says);
  }

  markHint(touch, action) {
    this.boardView.board.mark("hint", touch);
    this.actionButtons.hintedAction = action;
    this.renderActionButtons();
  }

  updateLayout() {
    const board = this.lesson?.board;
    if (!board) return;
    this.page.classList.toggle("tall", choicesFitBeside(board));
    this.page.style.setProperty("--aspect", board.width / board.height);
  }

  handleEscape() {
    if (document.querySelector("dialog[open]")) return;
    if (this.choiceController.explanations.hide() || this.choiceController.deselect()) return;
    if (!hasRoomForCard() && this.card.fold()) return;
    this.sidePanel.close();
  }
}

/** Return whether the card of the lesson is beside the board; on smaller screens it takes space from it. */
function hasRoomForCard() {
  return matchMedia("(min-width: 1100px)").matches;
}
