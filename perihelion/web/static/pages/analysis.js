// The analysis board: a position of a finished or made-up game with a tree of moves. The server plays a line again with each
// request, so that steps, variations and reload are only another list of moves.

import { beginReview } from "../analysis/begin-review.js";
import { BestMovesList } from "../analysis/best-moves.js";
import { openFilesDialog } from "../analysis/files-dialog.js";
import { GameCurve } from "../analysis/game-curve.js";
import { MoveTree, ROOT } from "../analysis/move-tree.js";
import { openOpponentDialog } from "../analysis/opponent-dialog.js";
import { openOutcomeDialog } from "../analysis/outcome-dialog.js";
import { PlayedHere } from "../analysis/played-here.js";
import { PlayoutsPanel } from "../analysis/playouts.js";
import { keepChanges, keepNew } from "../analysis/save-analysis.js";
import { StartForm } from "../analysis/start-form.js";
import { showTreeOnly } from "../analysis/tree-only.js";
import { TreeView } from "../analysis/tree-view.js";
import { TurnTexts } from "../analysis/turn-texts.js";
import { ALONE, fullAddress, pagePath } from "../lib/address.js";
import { prepareDevice, thinkOrPost } from "../lib/device.js";
import { h, setChildren } from "../lib/dom.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { icon, iconButton } from "../widgets/icons.js";
import { announce } from "../widgets/live-region.js";
import { showMessage } from "../widgets/toast.js";
import { defaultBot } from "./default-bot.js";
import { PrivateBoard } from "./private-board.js";

/**
 * @import { StartingLine } from "../analysis/start-form.js"
 * @import {
 *   AnalysisNode, AnalysisPosition, AnalysisStart, AnalysisTurns, BestTurns, BotInfo, GameInfo, Hint, HintStep, KeptAnalysis,
 *   LineRequest, LookRequest
 * } from "../types.d.ts"
 */

const ROLL = "roll"; // the choice that lets the server draw what chance brings
const SET = "set"; // the choice that opens the list of outcomes
const REPLY = "reply"; // the choice that lets bot and chance go on
const [CHANCE, OVER] = [-1, -2]; // the actor if it is no seat
const API = "/api/analysis";
const SENTENCES = 3; // of the last turn; a set-up has dozens
const PASSING = [429, 503]; // statuses that say nothing about the analysis: ask again later

/** Open the analysis of the address, or ask where to begin. @param {HTMLElement} main */
export async function open(main) {
  prepareDevice();
  const kept = history.state?.analysis;
  const query = new URLSearchParams(location.search);
  const id = pagePath().split("/")[2];
  if (kept) return openKept(main, kept, kept.at);
  if (id) {
    /** @type {PageAnalysis} */
    const analysis = await get(`/api/analyses/${id}`);
    return openKept(main, { ...analysis, id }, ROOT);
  }
  /** @type {(line: StartingLine & {table?: string}) => Promise<AnalysisPage>} */
  const begin = async ({ game, options, position, moves, at = 0, names = [], table = "" }) => {
    const start = { game, options: position ? {} : options, position };
    const { nodes } = MoveTree.ofLine(moves);
    const first = moves.findIndex((move) => !move.startsWith("~")); // the set-up is not what one wants to see
    const shown = at || Math.max(0, first);
    const page = new AnalysisPage(main, { start, nodes, title: "", own: false, id: "", names, table });
    await page.show(shown - 1);
    return page;
  };
  if (query.has("table")) {
    const moment = query.has("moment") ? `?moment=${Number(query.get("moment"))}` : "";
    const table = query.get("table");
    const page = await begin({ ...(await get(`/api/tables/${table}/analysis${moment}`)), table });
    return page.assess();
  }
  if (query.has("companion")) {
    /** @type {StartingLine} */
    const line = await get(`/api/companions/${query.get("companion")}/analysis`);
    return begin({ ...line, at: Number(location.hash.slice(1)) || 0 });
  }
  if (query.has("game")) {
    const options = JSON.parse(query.get("options") ?? "{}");
    return begin({ game: query.get("game"), options, position: "", moves: [] });
  }
  document.title = `${t("analysis")} – Perihelion`;
  return new StartForm(main, await get("/api/games"), begin);
}

/**
 * Show a kept analysis after a move, or at its beginning; where neither can be shown, its moves and comments only.
 * @param {HTMLElement} main
 * @param {PageAnalysis} analysis
 * @param {number} at
 */
async function openKept(main, analysis, at) {
  const page = new AnalysisPage(main, analysis);
  for (const node of new Set([at, ROOT])) {
    try {
      return await page.show(node);
    } catch (error) {
      if (!error.body || PASSING.includes(error.status)) throw error;
      if (node === ROOT) return showTreeOnly(main, analysis, error.message);
    }
  }
}

/**
 * An analysis as the page keeps it in the history.
 * @typedef {Omit<KeptAnalysis, "start" | "nodes"> & {
 *   start: AnalysisStart, nodes: AnalysisNode[], seat?: number | null, bot?: BotInfo | null, at?: number,
 *   names?: string[], table?: string, played?: number,
 * }} PageAnalysis
 */

export class AnalysisPage {
  /**
   * `analysis` is {start, nodes, title, own, id, seat, bot, names, table, played}: `own` and `id` if it is kept on the server,
   * `bot` if one plays the other seats, `names` if the line was played at a table; `table` if it is known, and how many of the
   * moves were played there.
   * @param {HTMLElement} main
   * @param {PageAnalysis} analysis
   */
  constructor(main, { start, nodes, title, own, id, seat = null, bot = null, names = [], table = "", played }) {
    this.main = main;
    this.start = start;
    this.title = title;
    this.own = own;
    this.id = id;
    this.seat = seat;
    this.bot = bot;
    this.names = names;
    this.table = table;
    this.lineLength = played ?? nodes.length;
    this.tree = new MoveTree(nodes);
    this.texts = new TurnTexts();
    this.at = ROOT;
    this.seen = new Map(); // whether the seat that looks saw a move, as far as known
  }

  build() {
    this.said = h("p", { class: "small" });
    this.eyes = h("select", { id: "analysis-eyes", onchange: () => this.lookFrom(this.eyes.value, null) });
    this.opponentLine = h("p", { class: "row tight" });
    this.tools = h("p", { class: "row tight" });
    this.curve = new GameCurve({
      go: (node) => this.show(node),
      judged: () => this.treeView.renderLines(this.shownTree),
    });
    this.playouts = new PlayoutsPanel();
    this.bestMoves = new BestMovesList((steps) => this.playTurn(steps));
    this.playedHere = new PlayedHere((action) => this.play(action));
    this.treeView = new TreeView({
      go: (node) => this.show(node),
      rename: (node, name) => this.note(node, { name }),
      comment: (node, comment) => this.note(node, { comment }),
    });
    const log = h(
      "div",
      { class: "log-view analysis-view" },
      this.opponentLine,
      this.said,
      this.curve.node,
      this.bestMoves.node,
      this.playedHere.node,
      this.treeView.node,
      this.tools,
      this.playouts.node,
      h("p", { class: "field" }, h("label", { class: "label", for: "analysis-eyes" }, t("analysis-eyes")), this.eyes),
    );
    const tools = [
      iconButton("back", t("replay-back"), () => this.step(-1)),
      iconButton("next", t("replay-next"), () => this.step(1)),
    ];
    const parts = { name: "analysis-page", tools, log };
    this.board = new PrivateBoard(this.main, this.start.game, parts, {
      play: (action) => this.play(action),
      undo: () => this.step(-1),
      suggest: () => this.findBest(),
      explain: (touch) => post(`${API}/why`, { ...this.line(this.at), touch }),
    });
    addEventListener("keydown", (event) => this.handleKey(event));
  }

  /**
   * Return the line that leads to a move, as the server wants it.
   * @param {number} node
   * @param {string[]} more
   * @returns {LineRequest}
   */
  line(node, ...more) {
    const { start, seat, names } = this;
    return { start, moves: [...this.tree.moves(node), ...more], seat, names };
  }

  /** Show the position after a move of the tree. */
  show(node) {
    this.board?.hintGuide.clear();
    return this.look(this.line(node), () => node);
  }

  /** Play a move, or let chance decide: it extends the line, or begins a variation. @param {string} action */
  async play(action) {
    const { at } = this;
    if (action === REPLY) return this.reply();
    if (action === SET) {
      this.board.offerChoices();
      return openOutcomeDialog(this.position.outcomes, (outcome) => this.play(outcome));
    }
    const line = action === ROLL ? { ...this.line(at), roll: true } : this.line(at, action);
    await this.look(line, ({ played }) => this.tree.add(at, played[0] ?? action));
    if (this.at !== at) await this.reply();
  }

  /** Play a turn as far as it is possible. @param {HintStep[]} steps */
  async playTurn(steps) {
    for (const { action } of steps) {
      const { at } = this;
      await this.play(action);
      if (this.at === at) return;
    }
  }

  /** Whether the bot or chance goes on before it is the turn of the seat that plays against it. */
  get isWaiting() {
    return this.bot !== null && ![this.seat, OVER].includes(this.position.actor);
  }

  /** Let the bot and chance go on until it is my turn. */
  async reply() {
    while (this.isWaiting) {
      const { at } = this;
      this.board.wait(t("analysis-bot-plays", { bot: this.bot.label }));
      await this.board.attempt(async () => {
        /** @type {AnalysisPosition} */
        const position = await thinkOrPost(`${API}/reply`, { ...this.line(at), level: this.bot.name });
        this.arrive(position, () => position.played.reduce((node, move) => this.tree.add(node, move), at));
      });
      if (this.at !== at) continue;
      this.render(); // it was refused, and that was said
      return;
    }
  }

  /**
   * Ask for a position and show it; `place` returns its move in the tree.
   * @param {LookRequest} line
   * @param {(position: AnalysisPosition) => number} place
   */
  async look(line, place) {
    if (this.board) return this.board.attempt(async () => this.arrive(await post(`${API}/look`, line), place));
    /** @type {AnalysisPosition} */
    const position = await post(`${API}/look`, line); // if the first one is refused, the page is not built
    this.build();
    return this.arrive(position, place);
  }

  /**
   * @param {AnalysisPosition} position
   * @param {(position: AnalysisPosition) => number} place
   */
  arrive(position, place) {
    this.at = place(position);
    this.position = position;
    this.bestMoves.clear();
    this.playouts.clear();
    this.render();
    this.remember();
    if (this.playedHere.isOpen) this.explore();
  }

  /** Keep everything in the history, so that a reload shows it again. */
  remember() {
    const { start, title, own, id, seat, bot, at, names, table, lineLength: played } = this;
    const { nodes } = this.tree;
    const analysis = { start, nodes, title, own, id, seat, bot, at, names, table, played };
    history.replaceState({ analysis }, "", id ? fullAddress(`/analysis/${id}`) : null);
  }

  render() {
    const { position } = this;
    const played = this.tree.path(this.at).some((node) => !this.tree.nodes[node].move.startsWith("~"));
    const said = played ? position.log.slice(-SENTENCES).join(" ") : ""; // what was dealt at the beginning is no news
    const name = `${position.gameName} – ${this.title || t("analysis")}`;
    document.title = name;
    setChildren(this.said, said);
    this.board.page.classList.toggle("ended", position.actor === OVER);
    this.board.show(position, {
      heading: name,
      choices: this.listChoices(),
      count: this.at,
      mayUndo: this.at !== ROOT,
      hints: position.choices.length > 0,
    });
    this.renderEyes();
    this.renderTree();
    this.renderOpponent();
    this.renderTools();
    this.curve.mark(this.at);
    announce(`${said} ${position.prompt}`);
  }

  renderTree() {
    const hidden = new Set(this.position.hidden);
    this.tree.path(this.at).forEach((node, i) => {
      this.seen.set(node, !hidden.has(i));
    });
    this.treeView.render(this.shownTree);
    this.tellTurns().catch(() => {}); // then the moves stand there in their notation
  }

  /** The tree as it is shown. */
  get shownTree() {
    return {
      tree: this.tree,
      at: this.at,
      sees: (node) => this.sees(node),
      texts: this.texts,
      seats: this.position.seats,
      mistakes: this.curve.mistakes,
    };
  }

  /** Load the turns of the line shown in words, unless the page has them. */
  async tellTurns() {
    const { texts, seat } = this;
    const nodes = this.tree.wholeLine(this.at);
    const first = texts.firstUntold(nodes);
    if (first < 0) return;
    /** @type {AnalysisTurns} */
    const { turns } = await post(`${API}/turns`, { ...this.wholeLine(), first });
    if (this.texts !== texts || this.seat !== seat) return;
    texts.add(nodes, turns);
    this.treeView.renderLines(this.shownTree);
  }

  /** Return whether the seat that looks saw a move; what was not shown yet is not told. */
  sees(node) {
    return this.seat === null || this.seen.get(node) === true;
  }

  renderEyes() {
    const option = (value, label) => h("option", { value, selected: value === String(this.seat ?? "") }, label);
    const seats = this.position.seats.map(({ name, points }, seat) =>
      option(
        String(seat),
        t("analysis-seat", { name, points: points === null ? "?" : t("points-count", { n: points }) }),
      ),
    );
    setChildren(this.eyes, option("", t("analysis-everything")), seats);
  }

  renderOpponent() {
    const name = this.seat === null ? "" : this.position.seats[this.seat].name;
    const stop = () => this.lookFrom("", null);
    setChildren(
      this.opponentLine,
      this.bot && h("span", {}, t("analysis-against", { name, bot: this.bot.label })),
      this.bot && h("button", { type: "button", data: { id: "bot-stop" }, onclick: stop }, t("stop")),
    );
  }

  renderTools() {
    const button = (word, name, press) =>
      h("button", { type: "button", data: { id: word }, onclick: () => this.attempt(press) }, icon(name), t(word));
    const over = this.position.actor === OVER;
    setChildren(
      this.tools,
      this.tree.nodes.length > 0 && button("analysis-curve", "curve", () => this.showCurve()),
      !over && !ALONE && button("explorer", "log", () => this.explore()),
      !over && button("analysis-playouts", "repeat", () => this.playOut()),
      !over && !this.bot && button("analysis-play-on", "bot", () => this.chooseOpponent()),
      this.own
        ? button("save", "check", () => keepChanges(this.id, this.tree.nodes))
        : button(this.id ? "analysis-copy" : "analysis-keep", "share", () => this.keep()),
      this.table && !ALONE && button("review", "person", () => this.lookTogether()),
      button("analysis-files", "download", () =>
        openFilesDialog(this.line(this.at), this.wholeLine(), this.start.game),
      ),
      this.at !== ROOT && button("analysis-cut", "close", () => this.show(this.cut())),
    );
  }

  /** Return the line that the move shown belongs to, with everything that follows. */
  wholeLine() {
    const nodes = this.tree.wholeLine(this.at);
    return { ...this.line(ROOT), moves: nodes.map((node) => this.tree.nodes[node].move) };
  }

  drawCurve() {
    const nodes = this.tree.wholeLine(this.at);
    return this.curve.follow(this.wholeLine(), nodes, this.texts.ends(nodes), this.names);
  }

  /** Draw the curve and scroll to it: the button is below the log. */
  showCurve() {
    const drawn = this.drawCurve();
    this.curve.node.scrollIntoView({ block: "nearest" });
    return drawn;
  }

  /** Show at once who is how likely to win, the mistakes, and the best turn. */
  async assess() {
    await this.tellTurns().catch(() => {}); // the curve is by turns
    this.attempt(() => this.drawCurve());
    if (this.position.choices.length) this.findBest();
  }

  /** Show what was played at the position shown. */
  explore() {
    return this.playedHere.show(this.line(this.at));
  }

  playOut() {
    return this.playouts.begin(this.line(this.at), this.position.seats);
  }

  /** Choose a bot for the other seats; from then on one sees only what one's own seat knows. */
  async chooseOpponent() {
    /** @type {GameInfo[]} */
    const games = await get("/api/games");
    const { bots } = games.find(({ key }) => key === this.start.game);
    const wish = { seat: this.seat ?? 0, bot: defaultBot(bots) };
    openOpponentDialog(this.position.seats, bots, wish, async ({ seat, bot }) => {
      await this.lookFrom(String(seat), bot);
      await this.reply();
    });
  }

  /** Remove the move shown and everything after it; return the move before it. */
  cut() {
    if (this.at < this.lineLength) this.table = ""; // the game of the table is not whole any more
    this.seen.clear();
    this.texts = new TurnTexts(); // the moves after it get other numbers
    this.curve.clear();
    return this.tree.remove(this.at);
  }

  /** Begin to look at the game of the table together with others, with the lines that are here. */
  lookTogether() {
    const { table, at, seat, lineLength } = this;
    return beginReview(table, { view: { at, seat, nodes: this.tree.nodes.slice(lineLength), marks: [] } });
  }

  async keep() {
    const kept = await keepNew(this.title || this.position.gameName, this.start, this.tree.nodes);
    if (!kept) return;
    Object.assign(this, kept, { own: true });
    this.remember();
    this.renderTools();
  }

  async attempt(press) {
    try {
      await press();
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    }
  }

  /**
   * @param {number} node
   * @param {Pick<AnalysisNode, "name" | "comment">} words
   */
  note(node, words) {
    Object.assign(this.tree.nodes[node], words);
    this.treeView.renderLines(this.shownTree);
    this.remember();
  }

  /**
   * View the position as a seat, or with everything open; a `bot` plays the others.
   * @param {string} value
   * @param {BotInfo | null} bot
   */
  lookFrom(value, bot) {
    this.bot = bot;
    this.seat = value === "" ? null : Number(value);
    this.seen.clear();
    this.texts = new TurnTexts();
    return this.show(this.at);
  }

  /** Ask for the best turns of the seat that decides; list them, and return the best one. @returns {Promise<Hint | null>} */
  async findBest() {
    const { at } = this;
    try {
      /** @type {BestTurns} */
      const found = await thinkOrPost(`${API}/best`, this.line(at));
      if (this.at !== at) return null;
      this.bestMoves.render(found);
      if (found.turns.length) return found.turns[0];
      showMessage(t("analysis-best-none"));
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    }
    return null;
  }

  /** Return what can be chosen: the actions of the seat that decides, or what may happen with chance. */
  listChoices() {
    const { actor, choices, outcomes } = this.position;
    if (this.isWaiting) return [{ action: REPLY, touch: [], says: t("analysis-go-on") }];
    if (actor !== CHANCE) return choices;
    const roll = { action: ROLL, touch: [], says: t("analysis-roll") };
    return outcomes.length ? [roll, { action: SET, touch: [], says: t("analysis-set") }] : [roll];
  }

  /** Go one move back, or forward along the main line from here. */
  step(way) {
    const next = way < 0 ? this.tree.nodes[this.at]?.parent : this.tree.children(this.at)[0];
    if (next !== undefined) this.show(next);
  }

  handleKey(event) {
    if (event.target.closest("input, select, textarea, [role=tab], .board, dialog") || event.altKey || event.ctrlKey)
      return;
    const steps = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      Home: () => this.show(ROOT),
      End: () => this.show(this.tree.wholeLine(this.at).at(-1) ?? ROOT),
      ArrowUp: () => this.show(this.tree.neighbour(this.at, -1)),
      ArrowDown: () => this.show(this.tree.neighbour(this.at, 1)),
    };
    if (!(event.key in steps) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    steps[event.key]();
  }
}
