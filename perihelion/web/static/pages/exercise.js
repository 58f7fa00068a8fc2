// An exercise, that is a lesson, a puzzle or a mistake to be played again: the learner makes the moves on the real board.
// Undo, restart and reload are only a shorter or the same list of moves.

import { LessonCard } from "../lessons/lesson-card.js";
import { LessonResult } from "../lessons/lesson-result.js";
import { rememberSolved } from "../lessons/progress.js";
import { pagePath } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { parseDocument } from "../panels/document-loader.js";
import { iconButton } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { playSound } from "../widgets/sound.js";
import { showMessage } from "../widgets/toast.js";
import { PrivateBoard } from "./private-board.js";

/** @import { PageContext } from "../main.js" */
/** @import { Exercise, ExerciseHint } from "../types.d.ts" */

const LAST_HINT = 3;
const SOLUTION = 4; // the step after it, in a puzzle

/**
 * Open the exercise of the address: /learn/<game>/<lesson>, /puzzles/<game>/<puzzle>, /puzzles/<game>/mine/<id> or
 * /t/<table>/mistakes/<entry>.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { game, table }) {
  const [, page, , ...rest] = pagePath().split("/");
  const key = rest.at(-1);
  const kind = page === "learn" ? "lessons" : rest.length > 1 ? "mine" : "puzzles";
  const path = table ? `/api/tables/${table}/mistakes/${key}` : `/api/games/${game}/${kind}/${key}`;
  const exercise = new ExercisePage(main, game, path, kind === "lessons" && game, !table && kind === "puzzles");
  return exercise.show(history.state?.moves ?? []);
}

class ExercisePage {
  /**
   * `path` is the address of the exercise in the API, `course` the name under which this device keeps progress; `solvable`
   * says whether the whole solution can be told.
   */
  constructor(main, game, path, course, solvable) {
    this.path = path;
    this.course = course;
    this.lastHint = solvable ? SOLUTION : LAST_HINT;
    /** @type {string[]} */
    this.moves = [];
    /** @type {string[]} */
    this.hints = [];
    this.hinted = false; // whether a hint was given for this exercise
    this.log = h("ol", { class: "log" });
    this.noLog = h("p", { class: "quiet" }, t("lesson-log-empty"));
    const card = h("section", { class: "seats-area", "aria-label": t("lesson") });
    const result = h("section", { class: "over lesson-result", hidden: true, "aria-label": t("lesson") });
    const parts = {
      name: "lesson-page",
      tools: [iconButton("repeat", t("lesson-restart"), () => this.show([]))],
      beside: [card, result],
      log: h("div", { class: "log-view" }, this.noLog, this.log),
    };
    this.board = new PrivateBoard(main, game, parts, {
      play: (action) => this.show([...this.moves, action]),
      undo: () => this.undo(),
      hint: () => this.giveHint(),
      explain: (touch) => post(`${this.path}/why`, { moves: this.moves, touch }),
      escape: () => !hasRoomForCard() && this.card.fold(),
    });
    this.card = new LessonCard(card, { parse: parseDocument, showRule: (anchor) => this.board.showRule(anchor) });
    this.result = new LessonResult(result, {
      undo: () => this.undo(),
      restart: () => this.show([]),
      solve: solvable && (() => this.showSolution()),
    });
  }

  undo() {
    return this.show(this.moves.slice(0, -1));
  }

  /** Show the exercise after these moves. @param {string[]} moves */
  async show(moves) {
    if (this.lesson) return this.board.attempt(() => this.arrive(moves));
    try {
      return await this.arrive(moves);
    } catch (error) {
      if (!moves.length) throw error;
      return this.arrive([]); // kept moves of a lesson that has changed
    }
  }

  /** @param {string[]} moves */
  async arrive(moves) {
    /** @type {Exercise} */
    const lesson = await post(this.path, { moves, hinted: this.hinted });
    this.moves = moves;
    history.replaceState({ moves }, "");
    this.render(lesson);
  }

  /** @param {Exercise} lesson */
  render(lesson) {
    const opened = lesson.state === "open";
    document.title = `${lesson.title} – ${lesson.gameName}`;
    if (!this.lesson) this.card.render(lesson);
    const wasOpen = (this.lesson?.state ?? "open") === "open";
    this.lesson = lesson;
    this.hints = [];
    if (this.moves.length && !hasRoomForCard()) this.card.fold();
    else if (wasOpen !== opened) this.card.open(opened);
    this.card.showHints([]);
    setChildren(
      this.log,
      lesson.log.map((says) => h("li", {}, says)),
    );
    this.noLog.hidden = lesson.log.length > 0;
    this.result.render(lesson);
    this.board.page.classList.toggle("ended", !opened);
    this.board.show(
      { ...lesson, prompt: lesson.prompt || t(`lesson-${lesson.state}`) },
      {
        heading: lesson.back.label,
        choices: opened ? lesson.choices : [],
        count: this.moves.length,
        mayUndo: this.moves.length > 0,
        hints: true,
      },
    );
    this.tell(lesson);
  }

  /** Say aloud what the moves have led to. @param {Exercise} exercise */
  tell(exercise) {
    const { state, says, prompt, key } = exercise;
    announce(state === "open" ? prompt : `${t(`lesson-${state}`)} ${says}`);
    if (state === "open") return;
    this.result.focus();
    playSound(state === "done" ? "over" : "refused");
    if (this.course && state === "done") rememberSolved(this.course, key);
  }

  /** Go back to the beginning, and tell the whole solution there. */
  async showSolution() {
    await this.show([]);
    return this.giveHint(SOLUTION);
  }

  /** Climb one step of the hint ladder: where to look, which piece, the move, the whole solution of a puzzle. */
  async giveHint(step = Math.min(this.hints.length + 1, this.lastHint)) {
    const moves = this.moves;
    /** @type {Pick<ExerciseHint, "says" | "touch"> & Partial<ExerciseHint>} */
    const hint = await /** @type {Promise<ExerciseHint>} */ (post(`${this.path}/hint`, { moves, step })).catch(
      (error) => ({
        says: error.message,
        touch: [],
      }),
    );
    if (this.moves !== moves) return;
    this.hinted = true;
    if (!this.hints.includes(hint.says)) this.hints.push(hint.says);
    this.card.showHints(this.hints);
    this.board.markHint(hint.touch, hint.action);
    this.board.boardView.reveal(hint.touch);
    announce(hint.says);
    if (!hasRoomForCard()) showMessage(hint.says);
  }
}

/** Return whether the card of the lesson is beside the board; on smaller screens it takes space from it. */
function hasRoomForCard() {
  return matchMedia("(min-width: 1100px)").matches;
}
