// The page of a table: creates the prompt, board, choices, seats and panel, and connects them to the live table.

import { BoardView } from "../board/board-view.js";
import { ActionButtons } from "../choosing/action-buttons.js";
import { ChoiceController } from "../choosing/choice-controller.js";
import { HintGuide } from "../choosing/hint-guide.js";
import { MoveField } from "../choosing/move-field.js";
import { withContribution } from "../fair/commitment.js";
import { FairnessLine } from "../fair/fairness-line.js";
import { findLink } from "../fair/sealing.js";
import { ALONE, openPage } from "../lib/address.js";
import { prepareDevice, whenDrawing } from "../lib/device.js";
import { h, setChildren } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { t } from "../lib/words.js";
import { CloseCode } from "../live/close-codes.js";
import { LiveConnection } from "../live/connection.js";
import { TableRequests } from "../live/table-requests.js";
import { TableState } from "../live/table-state.js";
import { Chat } from "../panels/chat.js";
import { Clock } from "../panels/clock.js";
import { GameLog } from "../panels/game-log.js";
import { GameOver } from "../panels/game-over.js";
import { HandoverScreen } from "../panels/handover-screen.js";
import { Notices } from "../panels/notices.js";
import { countPoints } from "../panels/points-counter.js";
import { Seats } from "../panels/seats.js";
import { SidePanel } from "../panels/side-panel.js";
import { rememberTutorialSeen } from "../tutorial/progress.js";
import { Tutorial } from "../tutorial/tutorial.js";
import { askConfirmation } from "../widgets/dialog.js";
import { tellHow } from "../widgets/how-to-explain.js";
import { iconButton } from "../widgets/icons.js";
import { errorIllustration } from "../widgets/illustrations.js";
import { announce } from "../widgets/live-region.js";
import { openShareDialog } from "../widgets/share-dialog.js";
import { hideMessage, showMessage } from "../widgets/toast.js";
import { ConfirmedRequests } from "./confirmed-requests.js";
import { NextTurn } from "./next-turn.js";
import { PlanLink } from "./plan-link.js";
import { PlayerView } from "./player-view.js";
import { createTableFrame } from "./table-frame.js";
import { tellNews } from "./table-news.js";
import { TurnPlayback } from "./turn-playback.js";

/** @import { ConnectionState } from "../live/connection.js" */
/** @import { TableChange } from "../live/table-state.js" */
/** @import { PageContext } from "../main.js" */
/** @import { Choice, NewTable, Preview, Profile, SeatRequest, ServerMessage, Snapshot, Update } from "../types.d.ts" */

const AFTER_LOADING = 1000; // milliseconds after which a screen reader has told that the page is loaded

/**
 * Open a table.
 * @param {HTMLElement} main
 * @param {PageContext} context
 */
export function open(main, { table, game, me }) {
  return new TablePage(main, table, game, me);
}

class TablePage {
  /**
   * @param {HTMLElement} main
   * @param {string} table
   * @param {string} game
   * @param {Profile} me
   */
  constructor(main, table, game, me) {
    this.me = me;
    this.table = table;
    this.game = game;
    this.state = new TableState();
    this.connection = new LiveConnection(table);
    this.requests = new TableRequests(
      table,
      this.state,
      (anchor) => this.sidePanel.showRule(anchor),
      (...which) => findLink(table, ...which),
    );
    this.confirmed = new ConfirmedRequests(this.requests, this.state);
    this.build(main);
    this.addListeners();
    this.connection.connect();
  }

  /** Create all elements and components of the page. */
  build(main) {
    const clock = h("span", { class: "clock", hidden: true, role: "timer" });
    const invite = iconButton("share", t("share"), () => this.share());
    invite.dataset.id = "share"; // a small screen has it only in the menu
    invite.hidden = ALONE;
    const more = iconButton("menu", t("table-menu"), () => this.openMenu());
    const notices = h("div", { class: "notices" });
    const seats = h("section", { class: "seats-area", "aria-label": t("seats") });
    const over = h("section", { class: "over", hidden: true, "aria-label": t("over") });
    this.boardView = new BoardView(t("board"));
    const frame = createTableFrame({
      title: t("table"),
      board: this.boardView.node,
      tools: [clock, invite, more],
      notices: [notices],
      beside: [seats, over],
    });
    const { dock, tray, panel } = frame;
    this.page = frame.page;
    this.title = frame.heading;
    this.promptHeading = frame.promptHeading;
    this.previewLine = frame.previewLine;
    this.playback = new TurnPlayback({
      table: this.table,
      state: this.state,
      boardView: this.boardView,
      heading: this.promptHeading,
      on: {
        stepBegins: () => this.choiceController.setChoices([], false),
        apply: (message, othersWait) => this.applyMessage(message, othersWait),
        redraw: () => this.redraw(),
      },
    });
    setChildren(main, this.page);
    this.handoverScreen = new HandoverScreen(this.page);
    this.clock = new Clock(clock);
    this.gameLog = new GameLog({ rule: (rule) => this.sidePanel.showRule(rule) });
    this.chat = new Chat(
      (text) => this.requests.send("chat", { text }),
      (line) => this.confirmed.openAuthor(line, () => this.chat.clear()),
      (line) => this.state.snapshot.mine.includes(line.seat),
    );
    const views = { log: this.gameLog.view, ...(ALONE ? {} : { chat: this.chat.view }) }; // nobody to chat with
    this.moveField = new MoveField({
      send: (choice) => this.choiceController.send(choice),
      refuse: (text) => this.awaitAnswer(this.requests.play(text)),
    });
    const wantOutline = (on) => this.connection.wantOutline(on);
    this.sidePanel = new SidePanel(panel, this.game, views, wantOutline, this.moveField.node);
    this.fairnessLine = new FairnessLine(this.table);
    panel.append(this.fairnessLine.node);
    const changeSeat = async (seat, /** @type {SeatRequest} */ order) => {
      try {
        if (order.take) await this.notices.joinForm.saveName();
      } catch (error) {
        return showMessage(error.message);
      }
      return this.requests.send(`seats/${seat}`, withContribution(order));
    };
    this.seats = new Seats(seats, {
      seat: changeSeat,
      remove: (seat) => this.confirmed.removeGuest(seat),
      invite: async ({ seat }) => {
        const { openInviteDialog } = await import("../people/invite-dialog.js");
        openInviteDialog((friend) => this.requests.send("invite", { seat, friend }));
      },
      look: (seat) => {
        this.playerView = new PlayerView(this.table, this.game, seat);
        return this.playerView.node;
      },
    });
    this.gameOver = new GameOver(over, {
      rematch: () => this.rematch(),
      ended: () => this.choiceController.explanations.close(),
    });
    this.notices = new Notices(notices, this.me, {
      take: () => this.requests.send("seats", withContribution()),
      share: () => this.share(),
      start: () => this.requests.send("start"),
      answer: (agree) => this.requests.send("undo/answer", { agree }),
      answerOffer: (offer, accept) => this.requests.send("end/answer", { offer, accept }),
      goOn: (yes) => this.requests.send("rules", { go_on: yes }),
      rematch: () => this.rematch(),
    });
    this.choiceController = new ChoiceController(this.boardView.board, this.boardView.zoom, {
      send: (choice) => this.sendChoice(choice),
      open: (key) => this.seats.openByKey(key),
      ask: (keys) => this.requests.askWhy(keys),
      showRule: (anchor) => this.sidePanel.showRule(anchor),
      preview: (text) => setChildren(this.previewLine, this.state.snapshot?.over ? "" : text), // the result stands alone
      imagine: {
        ask: (action) => this.requests.askPreview(action),
        show: (preview) => this.showPreview(preview),
      },
      changed: () => this.choicesNarrowed(),
      skip: () => this.playback.skip(),
      focusFallback: this.promptHeading,
      dock,
    });
    this.actionButtons = new ActionButtons(tray, this.promptHeading, {
      send: (choice) => this.choiceController.send(choice),
      undo: () => this.awaitAnswer(this.requests.undo()),
      undoFurther: (why, to) => this.askUndoFurther(why, to),
      confirm: () => this.awaitAnswer(this.requests.confirm()),
      hint: () => this.hintGuide.press(),
      deselect: () => this.choiceController.deselect(),
      zoomIn: () => this.boardView.zoom.zoomBy(1.6),
      point: (choice) => this.choiceController.point(choice),
      recap: () => this.playback.openRecap(),
      changed: () => this.renderActionButtons(),
    });
    this.hintGuide = new HintGuide(this.boardView, this.playback.effects, dock, {
      ask: () => {
        hideMessage(); // it would take the room of the hint
        return this.requests.askHint();
      },
      snapshot: () => this.state.snapshot,
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
    this.nextTurn = new NextTurn(this.table, (next, n) => {
      this.actionButtons.nextTable = next && { link: `/t/${next.table}`, n, game: next.gameName };
      this.renderActionButtons();
    });
    this.planLink = new PlanLink(this.table, (plan) => {
      this.actionButtons.plan = plan;
      this.renderActionButtons();
    });
    this.tutorial = new Tutorial(this.table, this.boardView, dock, {
      hint: this.hintGuide,
      count: () => this.state.snapshot.count,
      left: (hadFocus) => this.tutorialLeft(hadFocus),
    });
  }

  /** Whether a request is under way; until it is answered nothing else can be chosen. */
  get busy() {
    return this.page.classList.contains("busy");
  }

  set busy(on) {
    this.page.classList.toggle("busy", on);
  }

  addListeners() {
    this.connection.onMessage((message) => this.playback.enqueue(message));
    this.connection.onState((state) => this.connectionChanged(state));
    this.state.onChange((change) => this.stateChanged(change));
    addEventListener("keydown", (event) => event.key === "Escape" && this.handleEscape());
  }

  /** Escape does the first that applies: close an explanation or the list of all moves, skip steps, deselect, leave the tutorial, close the panel. */
  handleEscape() {
    if (document.querySelector("dialog[open]")) return;
    if (this.choiceController.explanations.hide() || this.actionButtons.closeList() || this.playback.skip()) return;
    if (!this.choiceController.deselect() && !this.tutorial.leave()) this.sidePanel.close();
  }

  /** The connection was opened, lost or ended. @param {ConnectionState} connection */
  connectionChanged({ state, code }) {
    if (state === "ended") {
      this.connectionEnded(code);
      return;
    }
    this.page.classList.toggle("lost", state === "lost");
    if (state === "open") this.requests.resendPending();
    this.notices.render(this.state.snapshot, state);
    announce(state === "lost" ? t("connection-lost") : this.state.snapshot ? t("connection-back") : "");
  }

  /**
   * The server ended the connection for good. A table that was closed while it is shown stays on the page.
   * @param {number} code
   */
  async connectionEnded(code) {
    if (code === CloseCode.CLOSED && this.state.snapshot) {
      const { count } = this.state.snapshot;
      this.state.apply({ type: "update", count, closed: true, yours: false, choices: [] });
      return;
    }
    const words = {
      [CloseCode.REMOVED]: "end-removed",
      [CloseCode.NO_TABLE]: "end-unknown",
      [CloseCode.CLOSED]: "end-closed",
      [CloseCode.BANNED]: "banned",
    };
    const word = words[code] ?? "end-signed-out";
    const why = code === CloseCode.CLOSED ? await this.findRefusal() : "";
    const home = h("p", {}, h("a", { class: "button warm", href: "/" }, t("lobby")));
    setChildren(
      document.getElementById("main"),
      h("div", { class: "card alone" }, errorIllustration(), why ? h("p", {}, why) : h("h1", {}, t(word)), home),
    );
  }

  /** Return why this table cannot be shown; "" if it can. @returns {Promise<string>} */
  findRefusal() {
    return get(`/api/tables/${this.table}`).then(
      () => "",
      (error) => error.message,
    );
  }

  /** Draw the present again, after a recap. */
  redraw() {
    this.showBoard(this.state.snapshot, this.state.snapshot);
    this.showText(this.state.snapshot, this.state.snapshot);
  }

  /**
   * Apply a message and tell what is new.
   * @param {ServerMessage} message
   * @param {boolean} more
   */
  applyMessage(message, more) {
    const before = this.state.snapshot;
    this.state.apply(message);
    if (before && (message.type === "update" || message.type === "snapshot"))
      tellNews(before, message, this.state.snapshot, more);
    else if (!before && this.state.snapshot) setTimeout(() => announce(this.state.snapshot.prompt), AFTER_LOADING);
  }

  /** Draw what a message has changed. @param {TableChange} change */
  stateChanged({ message, before }) {
    const { snapshot } = this.state;
    if (!before && snapshot.entered) this.sidePanel.removeTab("chat"); // the players sit elsewhere
    if (!before) whenDrawing(snapshot, (version) => this.connection.drawing.start(version));
    if (message.type === "chat") {
      this.sidePanel.addUnread("chat", this.chat.addLines(snapshot.chat));
      return;
    }
    if (message.type === "snapshot" || message.type === "update") {
      this.busy = false;
      this.showHandoverScreen(before, snapshot);
      this.showBoard(snapshot, message);
      this.showText(snapshot, before);
      this.fairnessLine.render(snapshot);
    }
    this.seats.render(snapshot);
    if (before) countPoints(this.seats.host, before.seats, snapshot.seats);
    this.playerView?.refresh();
    this.notices.render(snapshot, this.connection.state);
    if (message.type === "snapshot" || message.type === "update") this.updateTutorial(snapshot);
  }

  /**
   * Start the tutorial if the link asks for it (#tour, from the lobby), and tell it about the change.
   * @param {Snapshot} snapshot
   */
  updateTutorial(snapshot) {
    if (location.hash === "#tour" && snapshot.mine.length && !snapshot.over) {
      history.replaceState(null, "", location.pathname);
      this.tutorial.start(snapshot);
    }
    this.tutorial.update(snapshot);
  }

  /**
   * @param {Snapshot} snapshot
   * @param {Snapshot | Update} message
   */
  showBoard(snapshot, message) {
    const { board } = this.boardView;
    if (!snapshot.board || message.type === "snapshot") this.boardView.show(snapshot);
    else board.updateGroups(message.groups ?? {}, message.order);
    board.mark("happened", snapshot.happened);
    this.choiceController.setChoices(snapshot.choices, snapshot.yours && !snapshot.confirm);
    this.boardView.reveal(snapshot.yours ? this.choiceController.choices.needed : snapshot.happened);
    this.hintGuide.update();
    if (snapshot.settings.hints && snapshot.yours) prepareDevice();
  }

  /**
   * @param {Snapshot} snapshot
   * @param {Snapshot | null} before
   */
  showText(snapshot, before) {
    document.title = `${snapshot.yours && snapshot.started ? "● " : ""}${snapshot.gameName} – Perihelion`;
    setChildren(this.title, snapshot.gameName);
    setChildren(this.promptHeading, snapshot.over?.says ?? snapshot.prompt);
    this.page.classList.toggle("yours", snapshot.yours);
    this.clock.set(snapshot.clock);
    this.gameLog.render(snapshot);
    const fresh = this.chat.addLines(snapshot.chat);
    if (before && !ALONE) this.sidePanel.addUnread("chat", fresh);
    this.sidePanel.showOutline(snapshot.outline);
    const playing = snapshot.mine.length > 0 && snapshot.started && !snapshot.over;
    const typing = this.moveField.node.contains(document.activeElement);
    this.moveField.show(snapshot.yours && !snapshot.confirm ? snapshot.choices : [], playing);
    if (typing && !playing) this.promptHeading.focus();
    this.gameOver.render(snapshot);
    this.nextTurn.update(snapshot);
    this.planLink.update(snapshot);
    this.page.classList.toggle("ended", Boolean(snapshot.over));
  }

  /** Show what an action would do: on the board, and at the button of the only choice left. @param {Preview | null} preview */
  showPreview(preview) {
    this.playback.effects.showPreview(preview);
    const { singleResults } = this.choiceController;
    if (singleResults === this.actionButtons.results) return;
    this.actionButtons.results = singleResults;
    this.renderActionButtons();
  }

  /** Something was picked or deselected: show what can be touched next. */
  choicesNarrowed() {
    if (this.choiceController?.choices.picked.length) this.boardView.reveal(this.choiceController.choices.needed);
    this.boardView.markTouchableParts();
    this.renderActionButtons();
    this.hintGuide?.render();
    this.tutorial?.showNextStep();
  }

  renderActionButtons() {
    this.actionButtons.turnsToTell = this.playback.turns().length;
    if (this.state.snapshot) this.actionButtons.render(this.state.snapshot, this.choiceController.choices, this.busy);
  }

  /**
   * If the turn passes to another seat at this screen, hide the page until that player is ready.
   * @param {Snapshot | null} before
   * @param {Snapshot} snapshot
   */
  showHandoverScreen(before, snapshot) {
    const passed = before?.seat !== snapshot.seat && snapshot.mine.length > 1 && snapshot.seat >= 0;
    if (!passed || !snapshot.secrets || snapshot.over || !snapshot.started) return;
    this.handoverScreen.show(this.state.seat(snapshot.seat), () => this.promptHeading.focus());
  }

  /** @param {Choice} choice */
  async sendChoice(choice) {
    this.busy = true;
    hideMessage();
    this.hintGuide.sent(choice.action);
    setChildren(this.previewLine, choice.says);
    this.renderActionButtons();
    await this.awaitAnswer(this.requests.play(choice.action));
  }

  /** Wait for the answer to a request. If it was refused, offer the choices again. @param {Promise<unknown>} answer */
  async awaitAnswer(answer) {
    this.busy = true;
    if ((await answer) === null && !this.requests.pending) {
      this.busy = false;
      const { snapshot } = this.state;
      this.choiceController.setChoices(snapshot.choices, snapshot.yours && !snapshot.confirm);
    }
  }

  /** The tutorial has ended; say how to start it again. */
  tutorialLeft(hadFocus) {
    rememberTutorialSeen(this.game);
    showMessage(`${tellHow()} ${t("tour-again")}`);
    if (hadFocus) this.promptHeading.focus();
  }

  /**
   * @param {string | null} why
   * @param {number} to
   */
  async askUndoFurther(why, to) {
    if (await askConfirmation(t("undo"), `${why ?? ""} ${t("undo-further")}`, t("undo-ask-all")))
      this.awaitAnswer(this.requests.undoTo(to));
  }

  async rematch() {
    /** @type {NewTable | null} */
    const answer = await this.requests.send("rematch", withContribution());
    if (answer) openPage(answer.link);
  }

  share() {
    openShareDialog(t("share"), t("share-about"), this.state.snapshot?.link ?? `/t/${this.table}`);
  }

  async openMenu() {
    const { openTableMenu } = await import("../panels/table-menu.js");
    const { snapshot } = this.state;
    const startTutorial =
      snapshot.mine.length > 0 && snapshot.started && !snapshot.over && (() => this.tutorial.start(snapshot));
    openTableMenu(snapshot, {
      share: () => this.share(),
      close: () => this.confirmed.closeTable(),
      resign: () => this.confirmed.resign(),
      offerEnd: () => this.confirmed.offerEnd(),
      startTutorial,
    });
  }
}
