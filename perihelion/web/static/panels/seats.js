// The list of seats: player, points, whose turn it is. Each seat opens its menu.

import { ALONE } from "../lib/address.js";
import { h, updateChildren } from "../lib/dom.js";
import { dayText } from "../lib/durations.js";
import { numberText, t } from "../lib/words.js";
import { askConfirmation, openDialog } from "../widgets/dialog.js";
import { icon } from "../widgets/icons.js";

/** @import { SeatRequest, SeatView, Snapshot } from "../types.d.ts" */

/** Return what stands at a free seat. @param {SeatView} seat */
function freeSeatName({ takeable, held }) {
  if (takeable) return t(held ? "seat-kept" : "seat-take");
  return held ? t("seat-held", { name: held }) : t("seat-free");
}

export class Seats {
  /**
   * `on` has seat(number, request), which changes a seat, remove(seat), which removes its guest, invite(seat), which asks
   * for a friend to hold it for, and look(seat), which returns an element with everything that lies open of the player.
   * @param {HTMLElement} host
   * @param {{
   *   seat: (seat: number, request: SeatRequest) => unknown,
   *   remove: (seat: SeatView) => unknown,
   *   invite: (seat: SeatView) => unknown,
   *   look: (seat: SeatView) => HTMLElement,
   * }} on
   */
  constructor(host, on) {
    this.host = host;
    this.on = on;
    /** @type {Snapshot | null} */
    this.snapshot = null;
  }

  /** @param {Snapshot} snapshot */
  render(snapshot) {
    this.snapshot = snapshot;
    const best = Math.max(...snapshot.seats.map((seat) => seat.points ?? -Infinity));
    this.renderList(snapshot, best);
    requestAnimationFrame(() => this.scrollToActive()); // then the page is laid out anyway
  }

  /** Scroll to the seat to act if the seats are in one row and do not fit. */
  scrollToActive() {
    const strip = /** @type {HTMLElement} */ (this.host.firstElementChild);
    /** @type {HTMLElement | null} */
    const active = strip.querySelector(".active");
    if (active && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = active.offsetLeft - strip.offsetLeft;
  }

  /**
   * @param {Snapshot} snapshot
   * @param {number} best
   */
  renderList(snapshot, best) {
    const { tournament } = snapshot;
    updateChildren(this.host, [
      h(
        "ol",
        { class: "seats" },
        snapshot.seats.map((seat) => this.seatCard(seat, snapshot, best)),
      ),
      tournament &&
        h("a", { class: "small of-tournament", href: tournament.link }, t("table-tournament", { ...tournament })),
      snapshot.watching > 0 &&
        h("p", { class: "quiet small watching" }, icon("eye"), t("watching", { n: snapshot.watching })),
    ]);
  }

  /**
   * @param {SeatView} seat
   * @param {Snapshot} snapshot
   * @param {number} best
   */
  seatCard(seat, snapshot, best) {
    const turn = seat.active && !snapshot.over && snapshot.started;
    const won = snapshot.over?.winners.includes(seat.seat);
    const free = seat.kind === "free";
    const press = () =>
      free && seat.takeable ? this.on.seat(seat.seat, { take: true }) : this.openMenu(seat, snapshot);
    return h(
      "li",
      { class: `seat seat-${seat.seat}${turn ? " active" : ""}${seat.mine ? " mine" : ""}${free ? " free" : ""}` },
      h(
        "button",
        {
          class: "seat-card",
          type: "button",
          data: { id: `seat-${seat.seat}` },
          onclick: press,
          "aria-current": turn ? "true" : false,
        },
        h(
          "span",
          { class: "seat-icon" },
          icon(free ? "seat" : seat.kind === "bot" ? "bot" : "person"),
          this.absenceMark(seat),
        ),
        h(
          "span",
          { class: "seat-name" },
          h("b", {}, free ? freeSeatName(seat) : seat.name),
          h("span", { class: "quiet small" }, this.subtitle(seat, turn)),
        ),
        !free && this.pointsLabel(seat, best, won),
      ),
    );
  }

  /**
   * @param {SeatView} seat
   * @param {number} best
   * @param {boolean} won
   */
  pointsLabel(seat, best, won) {
    const { points } = seat;
    const spoken = points === null ? t("points-secret") : t("points-count", { n: points });
    return h(
      "span",
      { class: `seat-points${points === best ? " best" : ""}` },
      h("span", { "aria-hidden": "true" }, won && "★ ", points === null ? "?" : numberText(points)),
      h("span", { class: "unseen" }, ` ${spoken}`),
    );
  }

  /**
   * Return the line below the name. A small screen shows whose turn it is by the frame alone.
   * @param {SeatView} seat
   * @param {boolean} turn
   */
  subtitle(seat, turn) {
    const parts = [
      seat.title === seat.name ? "" : seat.title,
      seat.mine ? t("seat-you") : "",
      seat.back ? t("seat-vacation", { day: dayText(seat.back) }) : "",
      seat.resigned && (seat.resigned === seat.name ? t("seat-gave-up") : t("seat-resigned", { name: seat.resigned })),
    ];
    const text = parts.filter(Boolean).join(" · ");
    return [text, turn && h("span", { class: "seat-turn" }, `${text ? " · " : ""}${t("seat-turn")}`)];
  }

  /** Return a mark for a player who is not connected. @param {SeatView} seat */
  absenceMark(seat) {
    if (seat.kind !== "person" || seat.present) return null;
    return h("span", { class: "away", title: t("seat-away") }, h("span", { class: "unseen" }, t("seat-away")));
  }

  /** If this key of the board is the panel of a player, open that seat. Return whether it is. @param {string} key */
  openByKey(key) {
    const seat = this.snapshot.seats[this.snapshot.board?.seats[key]];
    if (seat) this.openMenu(seat, this.snapshot);
    return Boolean(seat);
  }

  /**
   * Open the menu of a seat: everything that lies open of the player, and what this visitor can do with it.
   * @param {SeatView} seat
   * @param {Snapshot} snapshot
   */
  openMenu(seat, snapshot) {
    const running = snapshot.started && !snapshot.over;
    const order = (label, /** @type {SeatRequest} */ body, question = "") => {
      const press = async () => {
        box.close();
        if (!running || !question || (await askConfirmation(label, question, label))) this.on.seat(seat.seat, body);
      };
      return h("button", { class: "entry", type: "button", onclick: press }, label);
    };
    const bots = (label, question) =>
      snapshot.bots.map((bot) => order(t(label, { bot: bot.label }), { bot: bot.name }, question));
    const { rated } = snapshot.settings;
    const manage = snapshot.host && !seat.mine;
    const fixed = Boolean(snapshot.fair?.deal); // the terms of a deal say where bots play
    const entries = [
      seat.takeable && !(fixed && seat.kind === "bot") && order(t("seat-take"), { take: true }),
      seat.mine && !fixed && bots("seat-hand-to", t(rated ? "seat-rated-sure" : "seat-hand-to-sure")),
      manage &&
        !fixed &&
        seat.kind !== "person" &&
        bots("seat-put-bot", seat.kind === "bot" ? t("seat-swap-sure", { name: seat.name }) : ""),
      seat.mine &&
        !(fixed && running) &&
        order(t("seat-leave"), { leave: true }, t(rated ? "seat-rated-sure" : "seat-leave-sure")),
      manage &&
        !fixed &&
        seat.kind === "bot" &&
        !seat.guest &&
        order(t("seat-open"), { open: true }, t("seat-open-sure", { name: seat.name })),
      manage &&
        !fixed &&
        seat.kind === "free" &&
        !seat.held &&
        !snapshot.started &&
        this.inviteButton(seat, () => box.close()),
      manage && seat.kind === "person" && seat.guest && this.removeButton(seat, () => box.close()),
    ]
      .flat()
      .filter(Boolean);
    const view = snapshot.started && seat.kind !== "free" && this.on.look(seat);
    const nothing = h("p", { class: "quiet" }, t("seat-nothing"));
    const points = seat.points === null ? t("points-secret") : t("points-count", { n: seat.points });
    const who = [seat.title, seat.kind === "bot" ? t("seat-bot") : "", points];
    const box = openDialog(
      seat.kind === "free" ? t("seat-free") : seat.name,
      h("p", { class: "quiet" }, who.filter(Boolean).join(" · ")),
      view,
      snapshot.over || snapshot.closed || !entries.length
        ? !view && nothing
        : h("div", { class: "entries", role: "group", "aria-label": t("seat-menu") }, entries),
    );
    box.classList.toggle("wide", Boolean(view));
  }

  /**
   * @param {SeatView} seat
   * @param {() => void} close
   */
  inviteButton(seat, close) {
    const press = () => {
      close();
      this.on.invite(seat);
    };
    return !ALONE && h("button", { class: "entry", type: "button", onclick: press }, t("seat-invite"));
  }

  /**
   * @param {SeatView} seat
   * @param {() => void} close
   */
  removeButton(seat, close) {
    const press = () => {
      close();
      this.on.remove(seat);
    };
    return h(
      "button",
      { class: "entry danger", type: "button", onclick: press },
      t("seat-remove", { name: seat.name }),
    );
  }
}
