// Where an analysis begins: a new game, a game file or position text, or one of my own analyses.

import { openPage } from "../lib/address.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { askConfirmation, openDialog } from "../widgets/dialog.js";
import { choiceField } from "../widgets/form-fields.js";
import { icon, iconButton } from "../widgets/icons.js";
import { showMessage } from "../widgets/toast.js";

/**
 * @import {
 *   AnalysisChange, AnalysisInfo, AnalysisLine, AnalysisList, AnalysisStart, GameInfo, OptionInfo
 * } from "../types.d.ts"
 */

const MAX_TITLE_LENGTH = 80;

/**
 * Where an analysis begins, its moves, after how many of them to look at first, and the players' names.
 * @typedef {Omit<AnalysisLine, "at" | "options" | "names"> & Pick<AnalysisStart, "options"> & {
 *   at?: number, names?: string[],
 * }} StartingLine
 */

export class StartForm {
  /**
   * `begin({game, options, position, moves})` opens the board.
   * @param {HTMLElement} main
   * @param {GameInfo[]} games
   * @param {(line: StartingLine) => Promise<unknown>} begin
   */
  constructor(main, games, begin) {
    this.games = games;
    this.begin = begin;
    this.game = games[0].key;
    this.problem = h("p", { class: "refusal", role: "alert", hidden: true });
    this.text = h("textarea", { id: "analysis-text", rows: 5, spellcheck: "false" });
    this.file = h("input", {
      id: "analysis-file",
      type: "file",
      accept: ".game,.sealed,.txt,text/plain",
      onchange: () => this.file.files[0] && this.readFile(this.file.files[0]),
    });
    this.mine = h("div");
    this.node = h("div", { class: "start-page analysis-start" });
    setChildren(main, this.node);
    this.render();
    this.listMine();
    this.node.addEventListener("dragover", (event) => event.preventDefault());
    this.node.addEventListener("drop", (event) => this.drop(event));
  }

  render() {
    const values = this.games.map(({ key, name }) => ({ value: key, label: name }));
    const set = (key) => {
      this.game = key;
    };
    setChildren(
      this.node,
      h("h1", {}, t("analysis")),
      h("p", {}, t("analysis-about")),
      this.problem,
      h(
        "section",
        { class: "card" },
        choiceField({ id: "analysis-game", label: t("analysis-game"), value: this.game, values, set, drop: true }),
        h(
          "p",
          { class: "row" },
          h(
            "button",
            { class: "warm", type: "button", onclick: () => this.beginNew() },
            icon("play"),
            t("analysis-new"),
          ),
          h("button", { type: "button", onclick: () => openPage(`/new/${this.game}`) }, t("analysis-options")),
        ),
      ),
      h(
        "section",
        { class: "card" },
        h("h2", {}, t("analysis-read")),
        h("p", { class: "quiet" }, t("analysis-read-about")),
        h("label", { class: "label", for: "analysis-text" }, t("analysis-text")),
        this.text,
        h("label", { class: "label", for: "analysis-file" }, t("analysis-file")),
        this.file,
        h(
          "p",
          { class: "row" },
          h("button", { type: "button", onclick: () => this.read(this.text.value) }, t("analysis-open")),
        ),
      ),
      this.mine,
    );
  }

  beginNew() {
    const { options, players } = this.games.find(({ key }) => key === this.game);
    const value = (/** @type {OptionInfo} */ { kind, default: usual }) =>
      kind === "players" ? (usual ?? players[0]) : usual;
    const chosen = options.map((option) => [option.name, value(option)]).filter(([, given]) => given !== null);
    const line = { game: this.game, options: Object.fromEntries(chosen), position: "", moves: [] };
    this.attempt(() => this.begin(line));
  }

  drop(event) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) this.readFile(file);
  }

  async readFile(file) {
    this.read(await file.text());
  }

  read(text) {
    if (!text.trim()) return;
    this.attempt(async () => this.begin(await post("/api/analysis/read", { text, game: this.game })));
  }

  /** Begin; if that is refused, say why. @param {() => Promise<unknown>} begin */
  async attempt(begin) {
    try {
      await begin();
    } catch (error) {
      this.refuse(error);
    }
  }

  refuse(error) {
    this.problem.hidden = false;
    setChildren(this.problem, error.message || t("no-answer"));
    this.problem.scrollIntoView({ block: "nearest" });
  }

  async listMine() {
    const { analyses } = /** @type {AnalysisList} */ (await get("/api/analyses").catch(() => ({ analyses: [] })));
    setChildren(
      this.mine,
      analyses.length > 0 && h("h2", {}, t("analysis-mine")),
      h(
        "ul",
        { class: "lesson-list" },
        analyses.map((one) => this.row(one)),
      ),
    );
  }

  /** @param {AnalysisInfo} analysis */
  row({ id, title, gameName }) {
    return h(
      "li",
      { class: "card analysis-row" },
      h("a", { href: `/analysis/${id}` }, h("b", {}, title), h("span", { class: "quiet small" }, ` ${gameName}`)),
      h(
        "span",
        { class: "row tight" },
        h("button", { type: "button", onclick: () => this.rename(id, title) }, t("analysis-rename")),
        iconButton("close", t("analysis-delete", { title }), () => this.remove(id, title)),
      ),
    );
  }

  async rename(id, title) {
    const wanted = await askTitle(title, t("save"));
    if (wanted) await this.change(`/api/analyses/${id}`, { title: wanted });
  }

  async remove(id, title) {
    const sure = await askConfirmation(title, t("analysis-delete-sure"), t("analysis-delete-yes"));
    if (sure) await this.change(`/api/analyses/${id}/delete`, {});
  }

  /**
   * @param {string} path
   * @param {AnalysisChange} body
   */
  async change(path, body) {
    await post(path, body).catch((error) => showMessage(error.message));
    this.listMine();
  }
}

/** Ask for a title; resolve to "" if the dialog is closed. */
export function askTitle(title, yes) {
  return new Promise((answer) => {
    const input = h("input", { id: "analysis-title", type: "text", maxlength: MAX_TITLE_LENGTH, value: title });
    const agree = (event) => {
      event.preventDefault();
      answer(input.value.trim());
      box.close();
    };
    const box = openDialog(
      t("analysis-title"),
      h(
        "form",
        { onsubmit: agree },
        h("label", { class: "label", for: "analysis-title" }, t("analysis-title-label")),
        h("div", { class: "row" }, input, h("button", { class: "warm", type: "submit" }, yes)),
      ),
    );
    box.addEventListener("close", () => answer(""));
    input.select();
  });
}
