// The seats: who sits there, points, whose turn; each opens its menu.

import { dialog } from "./dialog.js";
import { h, renew } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

export class Seats {
  /** `on` has seat(number, order) and remove(guest). */
  constructor(host, on) {
    this.host = host;
    this.on = on;
  }

  show(now) {
    const best = Math.max(...now.seats.map((seat) => seat.points));
    this.list(now, best);
    this.reveal();
  }

  /** Where the seats stand side by side and there are many, the one to act is in sight. */
  reveal() {
    const strip = this.host.firstElementChild;
    const active = strip.querySelector(".active");
    if (active && strip.scrollWidth > strip.clientWidth) strip.scrollLeft = active.offsetLeft - strip.offsetLeft;
  }

  list(now, best) {
    renew(this.host, [
      h(
        "ol",
        { class: "seats" },
        now.seats.map((seat) => this.card(seat, now, best)),
      ),
      now.watching > 0 && h("p", { class: "quiet small watching" }, icon("eye"), t("watching", { n: now.watching })),
    ]);
  }

  card(seat, now, best) {
    const turn = seat.active && !now.over && now.started;
    const won = now.over?.winners.includes(seat.seat);
    const free = seat.kind === "free";
    const press = () => (free && seat.takeable ? this.on.seat(seat.seat, { take: true }) : this.menu(seat, now));
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
          this.presence(seat),
        ),
        h(
          "span",
          { class: "seat-name" },
          h("b", {}, free ? (seat.takeable ? t("seat-take") : t("seat-free")) : seat.name),
          h("span", { class: "quiet small" }, this.subtitle(seat, turn)),
        ),
        !free && this.points(seat, best, won),
      ),
    );
  }

  points(seat, best, won) {
    const word = h("span", { class: "unseen" }, ` ${t("points")}`);
    return h(
      "span",
      { class: `seat-points${seat.points === best ? " best" : ""}` },
      won && "★ ",
      String(seat.points),
      word,
    );
  }

  subtitle(seat, turn) {
    const parts = [
      seat.title === seat.name ? "" : seat.title,
      seat.mine ? t("seat-you") : "",
      turn ? t("seat-turn") : "",
    ];
    return parts.filter(Boolean).join(" · ");
  }

  presence(seat) {
    if (seat.kind !== "person" || seat.present) return null;
    return h("span", { class: "away", title: t("seat-away") }, h("span", { class: "unseen" }, t("seat-away")));
  }

  /** What can be done with this seat. */
  menu(seat, now) {
    const order = (label, body) => {
      const press = () => {
        box.close();
        this.on.seat(seat.seat, body);
      };
      return h("button", { class: "entry", type: "button", onclick: press }, label);
    };
    const bots = (label) => now.bots.map((bot) => order(t(label, { bot: bot.label }), { bot: bot.name }));
    const manage = now.host && !seat.mine;
    const entries = [
      seat.takeable && order(t("seat-take"), { take: true }),
      seat.mine && bots("seat-hand-to"),
      manage && seat.kind !== "person" && bots("seat-put-bot"),
      seat.mine && order(t("seat-leave"), { leave: true }),
      manage && seat.kind === "bot" && order(t("seat-open"), { open: true }),
      manage && seat.kind === "person" && seat.guest && this.removal(seat, () => box.close()),
    ]
      .flat()
      .filter(Boolean);
    const nothing = h("p", { class: "quiet" }, t("seat-nothing"));
    const who = [seat.title, seat.kind === "bot" ? t("seat-bot") : "", t("points-count", { n: seat.points })];
    const box = dialog(
      seat.kind === "free" ? t("seat-free") : seat.name,
      h("p", { class: "quiet" }, who.filter(Boolean).join(" · ")),
      now.over || now.closed || !entries.length ? nothing : h("div", { class: "entries" }, entries),
    );
  }

  removal(seat, close) {
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
