// The notices above the board: connection lost, free seats, a question to all players, table closed, rematch ready.

import { h, updateChildren } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { delayText } from "../widgets/delay-text.js";
import { icon } from "../widgets/icons.js";
import { waitingIllustration } from "../widgets/illustrations.js";
import { JoinForm } from "./join-form.js";

/** @import { EndOfferView, Profile, RulesChange, Snapshot } from "../types.d.ts" */

export class Notices {
  /**
   * `on.answer` answers an undo request, `on.goOn` the question after the rules have changed.
   * @param {HTMLElement} host
   * @param {Profile} me
   * @param {{
   *   take: () => Promise<unknown>,
   *   share: () => void,
   *   start: () => unknown,
   *   answer: (agree: boolean) => unknown,
   *   answerOffer: (offer: number, accept: boolean) => unknown,
   *   goOn: (yes: boolean) => unknown,
   *   rematch: () => unknown,
   * }} on
   */
  constructor(host, me, on) {
    this.host = host;
    this.on = on;
    this.joinForm = new JoinForm(me, on.take);
    this.list = h("div");
    host.append(this.joinForm.node, this.list);
  }

  /**
   * @param {Snapshot | null} snapshot
   * @param {string} connection
   */
  render(snapshot, connection) {
    if (snapshot) this.joinForm.render(snapshot);
    updateChildren(this.list, [
      connection === "lost" && notice("lost", h("span", { class: "eclipse" }), h("p", {}, t("connection-lost"))),
      snapshot &&
        (snapshot.host || snapshot.mine.length > 0) &&
        !snapshot.started &&
        !snapshot.over &&
        !snapshot.closed &&
        this.waitingNotice(snapshot),
      snapshot?.settings.delay &&
        !snapshot.mine.length &&
        snapshot.started &&
        !snapshot.over &&
        !snapshot.closed &&
        !snapshot.entered &&
        notice("", t("delay-watching", { delay: delayText(snapshot.settings.delay) })),
      snapshot?.entered && !snapshot.over && notice("", watchingText(snapshot.settings.delay)),
      snapshot?.closed && notice("", t("table-closed"), " ", h("a", { href: "/" }, t("lobby"))),
      snapshot?.asked && this.undoNotice(snapshot),
      snapshot?.offered && this.offerNotice(snapshot.offered),
      snapshot?.rules && this.rulesNotice(snapshot.rules),
      snapshot?.next &&
        notice(
          "",
          t("rematch-ready"),
          " ",
          snapshot.mine.length > 0
            ? button(t("rematch-join"), "rematch", this.on.rematch, "warm")
            : h("a", { class: "button warm", href: snapshot.next }, t("rematch-join")),
        ),
    ]);
    this.host.hidden = this.joinForm.node.hidden && !this.list.childElementCount;
  }

  /**
   * Return the notice that seats are free, with buttons to invite players and to start anyway.
   * @param {Snapshot} snapshot
   */
  waitingNotice(snapshot) {
    return notice(
      "waiting",
      waitingIllustration(),
      button(t("share"), "share", this.on.share, "warm", icon("share")),
      snapshot.host && button(t("start-anyway"), "start", this.on.start),
    );
  }

  /** @param {Snapshot} snapshot */
  undoNotice({ asked, mine }) {
    if (!asked.mine) return notice("", t("undo-asked-wait", { name: asked.name }));
    return notice(
      "",
      h("span", {}, t("undo-asked", { name: asked.name })),
      mine.length > 0 && button(t("agree"), "agree", () => this.on.answer(true), "warm"),
      mine.length > 0 && button(t("refuse"), "refuse", () => this.on.answer(false)),
    );
  }

  /** @param {EndOfferView} offer */
  offerNotice({ n, name, mine, own }) {
    const press = (label, accept, kind = "") => button(t(label), label, () => this.on.answerOffer(n, accept), kind);
    if (own) return notice("", h("span", {}, t("end-offered-mine")), press("end-withdraw", false));
    if (!mine) return notice("", t("end-offered-wait", { name }));
    return notice(
      "",
      h("span", {}, t("end-offered", { name })),
      press("agree", true, "warm"),
      press("end-decline", false),
    );
  }

  /** @param {RulesChange} change */
  rulesNotice({ says, mine }) {
    return notice(
      "",
      h("span", {}, says),
      mine && button(t("go-on"), "go-on", () => this.on.goOn(true), "warm"),
      mine && button(t("stop"), "stop", () => this.on.goOn(false)),
    );
  }
}

function notice(kind, ...content) {
  return h("div", { class: `notice ${kind}`, role: "status" }, content);
}

function button(label, id, press, kind = "", before = null) {
  return h("button", { type: "button", class: kind, data: { id }, onclick: press }, before, label);
}

/** Return what people read who watch a game at a real table. @param {string} delay */
function watchingText(delay) {
  return delay ? t("broadcast-watching", { delay: delayText(delay) }) : t("broadcast-watching-now");
}
