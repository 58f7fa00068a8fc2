// Below the board: confirm, choices with nothing to touch, all choices as a list, undo and hint.

import { h, renew } from "./dom.js";
import { icon } from "./icons.js";
import { tell } from "./toast.js";
import { t } from "./words.js";

export class Tray {
  /** `on` has send(choice), undo(), further(why, to), confirm(), hint(), letGo(), zoom(), changed(). */
  constructor(host, home, on) {
    this.host = host;
    this.home = home;
    this.on = on;
    this.listed = false;
    this.hinted = null;
  }

  /** Draw anew from the table and the choices as they are narrowed down. */
  show(now, choices, busy) {
    const yours = now.yours && !busy;
    const buttons = yours ? choices.buttons : [];
    const open = yours ? choices.open : [];
    const touchable = open.some((choice) => choice.touch.length);
    renew(
      this.host,
      [
        now.confirm && this.confirm(),
        buttons.length > 0 &&
          h(
            "ul",
            { class: "choices", "aria-label": t("choices") },
            buttons.map((choice) => this.choice(choice)),
          ),
        touchable && this.listed && this.list(open.filter((choice) => choice.touch.length)),
        this.tools(now, choices, touchable ? open.length : 0, busy),
      ],
      this.home,
    );
  }

  confirm() {
    return h(
      "button",
      { class: "warm large", type: "button", data: { id: "confirm" }, onclick: () => this.on.confirm() },
      icon("check"),
      t("confirm-turn"),
    );
  }

  choice(choice) {
    const press = () => this.on.send(choice);
    return h(
      "li",
      {},
      h(
        "button",
        {
          class: `choice${choice.action === this.hinted ? " hinted" : ""}`,
          type: "button",
          data: { id: choice.action },
          onclick: press,
        },
        choice.says,
      ),
    );
  }

  list(open) {
    return h(
      "ul",
      { class: "choices all", "aria-label": t("choices-all") },
      open.map((choice) => this.choice(choice)),
    );
  }

  tools(now, choices, count, busy) {
    const held = choices.picked.length > 0;
    return h(
      "div",
      { class: "tools", role: "toolbar", "aria-label": t("tools") },
      now.mine.length > 0 && now.started && !now.over && this.undo(now.undo, busy),
      held && this.tool("close", t("let-go"), "let-go", () => this.on.letGo()),
      count > 0 && this.toggle(count),
      now.yours && now.settings.hints && this.tool("bulb", t("hint"), "hint", () => this.on.hint()),
      this.tool("plus", t("zoom-in"), "zoom", () => this.on.zoom()),
    );
  }

  /** Undo can always be touched: where it is not possible it says why, and where all could agree it asks them. */
  undo({ can, why, further }, busy) {
    const press = () => {
      if (can) this.on.undo();
      else if (further !== null && further !== undefined) this.on.further(why, further);
      else tell(why || t("undo-nothing"));
    };
    const off = !can || busy;
    return this.tool("undo", t("undo"), "undo", press, {
      "aria-disabled": off ? "true" : "false",
      title: can ? "" : why,
    });
  }

  toggle(count) {
    const press = () => {
      this.listed = !this.listed;
      this.on.changed();
    };
    return this.tool("log", t("choices-count", { n: count }), "list", press, {
      "aria-expanded": String(this.listed),
      title: t("choices-all"),
    });
  }

  tool(name, label, id, press, more = {}) {
    return h(
      "button",
      { class: "tool", type: "button", data: { id }, onclick: press, ...more },
      icon(name),
      h("span", {}, label),
    );
  }
}
