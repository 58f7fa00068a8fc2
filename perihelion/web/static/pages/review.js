// Looking at a finished game together: the analysis board, on which one guest leads and the others follow.
//
// The leader's page sends what it shows. A follower's page shows that, until its guest plays, steps or draws alone; what
// they find they can suggest. The server keeps the last state, so a page that comes late or again shows it, too.

import { MoveTree, ROOT } from "../analysis/move-tree.js";
import { TurnTexts } from "../analysis/turn-texts.js";
import { MarkInput } from "../choosing/mark-input.js";
import { pagePath } from "../lib/address.js";
import { prepareDevice } from "../lib/device.js";
import { get, post } from "../lib/http.js";
import { t } from "../lib/words.js";
import { ReviewConnection } from "../live/review-connection.js";
import { ReviewPanel } from "../review/panel.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { showMessage } from "../widgets/toast.js";
import { AnalysisPage } from "./analysis.js";

/** @import { PageContext } from "../main.js" */
/** @import { AnalysisLine, AnalysisNode, BoardMark, ReviewState, ReviewSuggestion, ReviewView } from "../types.d.ts" */

/**
 * Open a review.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export async function open(main, { table }) {
  prepareDevice();
  const review = pagePath().split("/")[2];
  /** @type {[Promise<AnalysisLine>, Promise<ReviewState>]} */
  const asked = [get(`/api/tables/${table}/analysis`), get(`/api/reviews/${review}`)];
  const [line, state] = await Promise.all(asked);
  const page = new ReviewPage(main, line, review, state);
  await page.adopt(state.view).catch(() => page.adopt({ ...state.view, at: ROOT })); // a move of the leader's is not possible
  page.connect();
  return page;
}

class ReviewPage extends AnalysisPage {
  /**
   * @param {HTMLElement} main
   * @param {AnalysisLine} line
   * @param {string} review
   * @param {ReviewState} state
   */
  constructor(main, { game, options, position, moves, names }, review, state) {
    const start = { game, options: position ? {} : { ...options }, position };
    super(main, { start, nodes: [], title: t("review"), own: false, id: "", names });
    this.path = `/api/reviews/${review}`;
    this.review = review;
    this.played = MoveTree.ofLine(moves).nodes;
    this.state = state;
    this.alone = false; // this page shows something else than the leader
    this.adopting = false;
    this.lost = false;
    /** What was sent and has not come back. @type {Set<string>} */
    this.sent = new Set();
  }

  build() {
    this.panel = new ReviewPanel({
      follow: () => this.adopt(this.state.view),
      suggest: () => this.attempt(() => this.suggest()),
      lead: (to) => this.order("lead", { to }),
      draw: () => this.toggleDrawing(),
      clear: () => this.draw([]),
      share: () => openShareDialog(t("review-share"), t("review-share-about"), `/review/${this.review}`),
      adopt: (suggestion) => this.attempt(() => this.showSuggestion(suggestion)),
      dismiss: ({ number }) => this.order("dismiss", { number }),
      tell: (suggestion) => this.tell(suggestion),
    });
    super.build();
    this.treeView.node.before(this.panel.node);
    this.board.page.querySelector(".desk").prepend(this.panel.bar);
    this.markInput = new MarkInput(this.board.boardView.board, (marks) => this.draw(marks));
  }

  connect() {
    this.connection = new ReviewConnection(this.review);
    this.connection.onReview((state) => this.receive(state));
    this.connection.onState(({ state }) => {
      this.lost = state !== "open";
      this.renderPanel();
      if (state === "ended") showMessage(t("review-ended"));
    });
    this.connection.connect();
  }

  /** The game is finished, so nothing of this page is kept in the history. */
  remember() {}

  /** @param {ReviewState} state */
  async receive(state) {
    const led = this.state.leads;
    this.state = state;
    const view = JSON.stringify(state.view);
    if (state.leads && this.sent.delete(view)) return this.renderPanel();
    const shown = JSON.stringify(this.view);
    if (view === shown) this.alone = false;
    else if (state.leads ? !led || !this.sent.size : !this.alone) return this.adopt(state.view);
    this.renderPanel();
  }

  /** What this page shows, with its fields in the order of the server's. @returns {ReviewView} */
  get view() {
    const nodes = this.tree.nodes.slice(this.played.length);
    return { at: this.at, seat: this.seat, nodes, marks: this.marks };
  }

  /** @returns {BoardMark[]} */
  get marks() {
    return this.markInput?.marks ?? [];
  }

  /** Show what the leader shows. What comes meanwhile waits; only the last of it is shown. @param {ReviewView} view */
  async adopt(view) {
    this.wanted = view;
    if (this.adopting) return;
    this.adopting = true;
    try {
      while (this.wanted) {
        const { at, seat = null, nodes, marks } = this.wanted;
        this.wanted = null;
        this.alone = false;
        this.takeTree(nodes, seat);
        await this.show(at);
        this.showMarks(marks);
      }
    } finally {
      this.adopting = false;
    }
    this.renderPanel();
  }

  /**
   * Take the leader's lines. The sentences of moves that are the same stay.
   * @param {AnalysisNode[]} nodes
   * @param {number | null} seat
   */
  takeTree(nodes, seat) {
    const old = this.tree.nodes.slice(this.played.length);
    const grows = old.every(({ parent, move }, i) => nodes[i]?.parent === parent && nodes[i].move === move);
    if (!grows || this.seat !== seat) {
      this.texts = new TurnTexts();
      this.seen.clear();
    }
    this.seat = seat;
    this.tree = new MoveTree([...this.played, ...nodes]);
  }

  /** @param {BoardMark[]} marks */
  showMarks(marks) {
    this.markInput.marks = marks;
    this.board.effects.showMarks(marks);
  }

  render() {
    super.render();
    if (this.adopting) return;
    this.showMarks([]); // they were about another position
    this.changed();
  }

  /** This guest did something: the leader's is for everybody, a follower's for nobody else. */
  changed() {
    if (this.state.leads) this.send();
    else this.alone = true;
    this.renderPanel();
  }

  /** Send what the leader shows. While a request is under way, the newest waits for its end. */
  async send() {
    this.unsent = true;
    if (this.sending) return;
    this.sending = true;
    try {
      while (this.unsent) {
        this.unsent = false;
        const { view } = this;
        this.sent.add(JSON.stringify(view));
        await post(`${this.path}/view`, view);
      }
    } catch (error) {
      showMessage(error.body ? error.message : t("no-answer"));
    } finally {
      this.sending = false;
    }
  }

  /** @param {BoardMark[]} marks */
  draw(marks) {
    this.showMarks(marks);
    this.changed();
  }

  toggleDrawing() {
    this.markInput.activate(!this.markInput.active);
    if (this.markInput.active) showMessage(t("review-draw-about"));
    this.renderPanel();
  }

  /** Suggest the moves since the last one that everybody has, and what is drawn. */
  async suggest() {
    const shared = this.played.length + this.state.view.nodes.length;
    const path = this.tree.path(this.at);
    const own = path.findIndex((node) => node >= shared);
    const known = own < 0 ? path : path.slice(0, own);
    const moves = (own < 0 ? [] : path.slice(own)).map((node) => this.tree.nodes[node].move);
    await post(`${this.path}/suggestions`, { at: known.at(-1) ?? ROOT, moves, marks: this.marks });
    showMessage(t("review-suggested"));
  }

  /** Show a suggestion; if the leader does, everybody sees it, and it is done. @param {ReviewSuggestion} suggestion */
  async showSuggestion(suggestion) {
    const { at, moves, marks, number } = suggestion;
    if (at >= this.tree.nodes.length) return this.order("dismiss", { number }); // the leader has removed that move
    const node = moves.reduce((parent, move) => this.tree.add(parent, move), at);
    this.adopting = true;
    try {
      await this.show(node);
      this.showMarks(marks);
    } finally {
      this.adopting = false;
    }
    this.changed();
    if (this.state.leads) await this.order("dismiss", { number });
  }

  /** Return a suggestion in a few words. @param {ReviewSuggestion} suggestion */
  tell({ at, moves, marks }) {
    const shown = moves.join(", ") || this.texts.says(at) || t("review-position");
    return marks.length ? `${shown} · ${t("review-marks", { n: marks.length })}` : shown;
  }

  /**
   * @param {"lead" | "dismiss"} what
   * @param {Record<string, unknown>} body
   */
  order(what, body) {
    return this.attempt(() => post(`${this.path}/${what}`, body));
  }

  renderPanel() {
    const { state, alone, lost } = this;
    const { active } = this.markInput;
    this.panel.render({ state, alone, marks: this.marks.length > 0, draws: active, lost });
  }

  /** There is no bot here, and nothing is kept. */
  renderTools() {
    super.renderTools();
    const wanted = ["analysis-curve", "explorer", ...(this.at >= this.played.length ? ["analysis-cut"] : [])];
    for (const button of /** @type {HTMLElement[]} */ ([...this.tools.children]))
      button.hidden = !wanted.includes(button.dataset.id);
  }

  /**
   * @param {number} node
   * @param {Record<string, string>} words
   */
  note(node, words) {
    super.note(node, words);
    this.changed();
  }
}
