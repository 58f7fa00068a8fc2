// The table: board, prompt, choices, seats, panel; fed by the live connection.

import { Arrivals } from "./arrive.js";
import { Chat } from "./chat.js";
import { Choose } from "./choose.js";
import { Clock } from "./clock.js";
import { besides } from "./columns.js";
import { Curtain } from "./curtain.js";
import { ask } from "./dialog.js";
import { h, put } from "./dom.js";
import { Fair, withPart } from "./fair.js";
import { post } from "./http.js";
import { icon } from "./icons.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { Model } from "./model.js";
import { Notices } from "./notices.js";
import { Orders } from "./orders.js";
import { Over } from "./over.js";
import { Panel } from "./panel.js";
import { say } from "./say.js";
import { Seats } from "./seats.js";
import { share } from "./share.js";
import { play } from "./sound.js";
import { remember } from "./toured.js";
import { Stage } from "./stage.js";
import { hush, refuse, tell } from "./toast.js";
import { Tour } from "./tour.js";
import { Tray } from "./tray.js";
import { clouds } from "./vignettes.js";
import { t } from "./words.js";

export function open(main, { table, game }) {
  return new TablePage(main, table, game);
}

class TablePage {
  constructor(main, table, game) {
    this.table = table;
    this.game = game;
    this.model = new Model();
    this.live = new Live(table);
    this.orders = new Orders(table, this.model, (anchor) => this.panel.rule(anchor));
    this.arrivals = new Arrivals({
      show: (step) => this.step(step),
      done: (message, more) => this.arrived(message, more),
      mine: (seat) => this.model.now?.mine.includes(seat) ?? false,
    });
    this.build(main);
    this.listen();
    this.live.open();
  }

  build(main) {
    this.sentence = h("h2", { class: "sentence", tabindex: "-1" }, t("loading"));
    this.says = h("p", { class: "says quiet", "aria-hidden": "true" });
    const clock = h("span", { class: "clock", hidden: true, role: "timer" });
    const invite = h(
      "button",
      { class: "plain", type: "button", title: t("share"), "aria-label": t("share"), onclick: () => this.share() },
      icon("share"),
    );
    const more = h(
      "button",
      {
        class: "plain",
        type: "button",
        title: t("table-menu"),
        "aria-label": t("table-menu"),
        onclick: () => this.menu(),
      },
      icon("menu"),
    );
    this.stage = new Stage(t("board"));
    this.title = h("h1", { class: "unseen" }, t("table"));
    const notices = h("div", { class: "notices" });
    const over = h("section", { class: "over", hidden: true, "aria-label": t("over") });
    const tray = h("section", { class: "tray", "aria-label": t("choices") });
    const seats = h("section", { class: "seats-area", "aria-label": t("seats") });
    const panel = h("aside", { class: "panel", "aria-label": t("panel") });
    this.page = h(
      "div",
      { class: "table-page" },
      this.title,
      h(
        "section",
        { class: "prompt", "aria-label": t("prompt") },
        h("div", { class: "prompt-words" }, this.sentence, this.says),
        clock,
        invite,
        more,
      ),
      notices,
      this.stage.node,
      tray,
      h("div", { class: "side" }, seats, over, panel),
    );
    put(main, this.page);
    this.curtain = new Curtain(this.page);
    this.clock = new Clock(clock);
    this.log = new Log({ rule: (rule) => this.panel.rule(rule) });
    this.chat = new Chat(
      (text) => this.orders.give("chat", { text }),
      (line) => this.model.now.mine.includes(line.seat) || this.remove(line),
    );
    this.panel = new Panel(panel, this.game, { log: this.log.view, chat: this.chat.view });
    this.fair = new Fair(this.table);
    panel.append(this.fair.node);
    this.seats = new Seats(seats, {
      seat: async (seat, order) => this.orders.give(`seats/${seat}`, await withPart(order)),
      remove: (seat) => this.remove(seat),
    });
    this.over = new Over(over, { rematch: () => this.rematch() });
    this.notices = new Notices(notices, {
      share: () => this.share(),
      start: () => this.orders.give("start"),
      answer: (agree) => this.orders.give("undo/answer", { agree }),
      goOn: (yes) => this.orders.give("rules", { go_on: yes }),
    });
    this.choose = new Choose(this.stage.board, this.stage.zoom, {
      send: (choice) => this.send(choice),
      forbidden: (key, keys) => this.forbidden(key, keys),
      idle: () => this.idle(),
      says: (text) => put(this.says, text),
      changed: () => this.narrowed(),
      skip: () => this.arrivals.rush(),
      home: this.sentence,
    });
    this.tray = new Tray(tray, this.sentence, {
      send: (choice) => this.choose.send(choice),
      undo: () => this.order(this.orders.undo()),
      further: (why, to) => this.further(why, to),
      confirm: () => this.order(this.orders.confirm()),
      hint: () => this.hint(),
      letGo: () => this.choose.letGo(),
      zoom: () => this.stage.zoom.by(1.6),
      changed: () => this.showTray(),
    });
    this.tour = new Tour(this.table, this.stage, {
      choices: () => this.choose.choices,
      count: () => this.model.now.count,
      hint: () => post(`/api/tables/${this.table}/hint`).catch(() => null),
      hinted: (action) => this.hinted(action),
      left: (held) => this.toured(held),
    });
  }

  /** An order is on its way: nothing else can be chosen until its answer. */
  get busy() {
    return this.page.classList.contains("busy");
  }

  set busy(on) {
    this.page.classList.toggle("busy", on);
  }

  listen() {
    this.live.addEventListener("message", ({ detail }) => this.arrivals.take(detail));
    this.live.addEventListener("state", ({ detail }) => this.connection(detail));
    this.model.addEventListener("change", ({ detail }) => this.show(detail));
    addEventListener("keydown", (event) => event.key === "Escape" && this.escape());
    addEventListener("resize", () => this.layOut());
  }

  /** Step by step out of it: skip what is being shown, let go, leave the tour, fold the panel. */
  escape() {
    if (document.querySelector("dialog[open]")) return;
    if (!this.arrivals.rush() && !this.choose.letGo() && !this.tour.leave()) this.panel.fold();
  }

  // what arrives

  connection({ state, code }) {
    if (state === "ended") {
      this.ended(code);
      return;
    }
    this.page.classList.toggle("lost", state === "lost");
    if (state === "open") this.orders.again();
    this.notices.show(this.model.now, state);
    say(state === "lost" ? t("connection-lost") : this.model.now ? t("connection-back") : "");
  }

  /** The server wants us no longer. A table that was closed can still be looked at. */
  ended(code) {
    if (code === 4410 && this.model.now) {
      this.model.apply({ type: "update", closed: true, yours: false, choices: [] });
      return;
    }
    const word = { 4403: "end-removed", 4404: "end-unknown", 4410: "end-closed" }[code];
    const home = h("p", {}, h("a", { class: "button warm", href: "/" }, t("lobby")));
    put(document.getElementById("main"), h("div", { class: "card alone" }, clouds(), h("h1", {}, t(word)), home));
  }

  /** One step of a move of several. */
  step(step) {
    this.choose.offer([], false);
    this.stage.board.change(step.groups);
    this.stage.board.mark("happened", step.happened);
    this.stage.reveal(step.happened);
    if (step.says) put(this.sentence, step.says);
  }

  /** Take a message over, and tell those who listen what is new; the prompt only when nothing more is waiting. */
  arrived(message, more) {
    const before = this.model.now;
    this.model.apply(message);
    const { now } = this.model;
    if (!before || (message.type !== "update" && message.type !== "snapshot")) return;
    const news = message.type === "update" ? (message.log ?? []) : now.log.filter((entry) => entry.n > before.count);
    say(news.map((entry) => entry.says).join(" "));
    if (!more) this.sound(before, now, news);
    if (!more && now.yours && (!before.yours || before.prompt !== now.prompt)) say(now.prompt);
  }

  sound(before, now, news) {
    const acted = news.findLast((entry) => entry.kind === "action");
    if (now.over && !before.over) play("over");
    else if (now.yours && !before.yours) play("turn");
    else if (acted) play(now.mine.includes(acted.seat) ? "mine" : "other");
  }

  // showing

  show({ message, before }) {
    const { now } = this.model;
    if (message.type === "chat") {
      this.panel.badge("chat", this.chat.show(now.chat));
      return;
    }
    if (message.type === "snapshot" || message.type === "update") {
      this.busy = false;
      this.curtainBetween(before, now);
      this.showBoard(now, message);
      this.showWords(now, before);
      this.fair.show(now);
    }
    this.seats.show(now);
    this.notices.show(now, this.live.state);
    if (message.type === "snapshot" || message.type === "update") this.lead(now);
  }

  /** Who comes from the lobby to play against a bot is led through the first turn. */
  lead(now) {
    if (location.hash === "#tour" && now.mine.length && !now.over) {
      history.replaceState(null, "", location.pathname);
      this.tour.begin(now);
    }
    this.tour.turn(now);
  }

  showBoard(now, message) {
    const { board } = this.stage;
    this.layOut();
    if (!now.board || message.type === "snapshot") this.stage.show(now);
    else board.change(message.groups ?? {}, message.order);
    board.mark("happened", now.happened);
    board.mark("hint", []);
    this.tray.hinted = null;
    board.mark("refused", []);
    this.choose.offer(now.choices, now.yours && !now.confirm);
    this.stage.reveal(now.yours ? this.choose.choices.next : now.happened);
  }

  /** Where the choices stand: beside the board or below it. */
  layOut() {
    const board = this.model.now?.board;
    if (!board) return;
    this.page.classList.toggle("tall", besides(board));
    this.page.style.setProperty("--aspect", board.width / board.height);
  }

  showWords(now, before) {
    document.title = `${now.yours && now.started ? "● " : ""}${now.gameName} – Perihelion`;
    put(this.title, now.gameName);
    put(this.sentence, now.over?.says ?? now.prompt);
    this.page.classList.toggle("yours", now.yours);
    this.clock.show(now.clock);
    this.log.show(now);
    const fresh = this.chat.show(now.chat);
    if (before) this.panel.badge("chat", fresh);
    this.panel.read(now.outline);
    this.over.show(now);
    this.page.classList.toggle("ended", Boolean(now.over));
  }

  /** Something was touched or let go: the next things come into sight. */
  narrowed() {
    if (this.choose?.choices.picked.length) this.stage.reveal(this.choose.choices.next);
    this.stage.markParts();
    this.showTray();
    this.tour?.narrowed();
  }

  showTray() {
    if (this.model.now) this.tray.show(this.model.now, this.choose.choices, this.busy);
  }

  /** At one screen: when the turn passes to another seat here, hide everything until that person looks. */
  curtainBetween(before, now) {
    const passed = before?.seat !== now.seat && now.mine.length > 1 && now.seat >= 0;
    if (!passed || !now.secrets || now.over || !now.started) return;
    this.curtain.close(this.model.seat(now.seat), () => this.sentence.focus());
  }

  // doing

  async send(choice) {
    this.busy = true;
    hush();
    put(this.says, choice.says);
    this.showTray();
    await this.order(this.orders.play(choice.action));
  }

  /** Wait for an answer; where it was refused, the choices come back. */
  async order(answer) {
    this.busy = true;
    if ((await answer) === null && !this.orders.kept) {
      this.busy = false;
      const { now } = this.model;
      this.choose.offer(now.choices, now.yours && !now.confirm);
    }
  }

  async forbidden(key, keys) {
    const answer = await this.orders.why(keys);
    if (!answer.sentence) return;
    this.stage.board.mark("refused", [key]);
    refuse(answer, (anchor) => this.panel.rule(anchor));
    setTimeout(() => this.stage.board.mark("refused", []), 3000);
  }

  idle() {
    const { now, active } = this.model;
    if (this.busy) return;
    if (now.confirm) tell(now.prompt);
    else if (active && now.started && !now.over) tell(t("turn-of", { name: active.name }));
  }

  async hint() {
    const answer = await this.orders.give("hint");
    if (!answer) return;
    this.stage.board.mark("hint", answer.touch);
    this.tray.hinted = answer.action;
    this.showTray();
    const says = `${t("hint-says", { says: answer.says })} ${answer.why}`.trim();
    put(this.says, says);
    tell(says); // where there is little room the line above is hidden
  }

  /** The tour marks a button, or none. */
  hinted(action) {
    this.tray.hinted = action;
    this.showTray();
  }

  /** The tour is over, or was left: it can be called again. */
  toured(held) {
    remember(this.game);
    tell(t("tour-again"));
    if (held) this.sentence.focus();
  }

  async further(why, to) {
    if (await ask(t("undo"), `${why ?? ""} ${t("undo-further")}`, t("undo-ask-all")))
      this.order(this.orders.undoTo(to));
  }

  /** Send somebody away: the person of a seat, or of a line of the chat. */
  async remove({ name, guest }) {
    const yes = t("seat-remove", { name });
    if (await ask(yes, t("seat-remove-sure", { name }), yes)) this.orders.give("remove", { guest });
  }

  async rematch() {
    const answer = await this.orders.give("rematch", await withPart());
    if (answer) location.assign(answer.link);
  }

  share() {
    share(t("share"), t("share-about"), this.model.now?.link ?? `/t/${this.table}`);
  }

  async menu() {
    const { tableMenu } = await import("./tablemenu.js");
    const { now } = this.model;
    const lead = now.mine.length > 0 && now.started && !now.over && (() => this.tour.begin(now));
    tableMenu(now, { share: () => this.share(), close: () => this.close(), lead });
  }

  async close() {
    if (await ask(t("table-close"), t("table-close-sure"), t("table-close"))) this.orders.give("close");
  }
}
