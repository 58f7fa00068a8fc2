// The table's menu: what was agreed here, and what the host may do.

import { dialog } from "./dialog.js";
import { h } from "./dom.js";
import { t } from "./words.js";

export function tableMenu(now, on) {
  const entry = (label, press, kind = "") => {
    const act = () => {
      box.close();
      press();
    };
    return h("button", { class: `entry ${kind}`, type: "button", onclick: act }, label);
  };
  const box = dialog(
    now.gameName,
    h(
      "dl",
      { class: "agreed" },
      agreed(now).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
    ),
    h(
      "div",
      { class: "entries" },
      entry(t("share"), on.share),
      on.lead && entry(t("tour-call"), on.lead),
      h("a", { class: "button entry", href: `/rules/${now.game}` }, t("rules-page")),
      h("a", { class: "button entry", href: `/t/${now.table}/fair` }, t("fair-title")),
      h("a", { class: "button entry", href: "/" }, t("lobby")),
      now.host && !now.over && !now.closed && entry(t("table-close"), on.close, "danger"),
    ),
  );
}

function agreed({ optionsText, settings }) {
  const flag = (on) => t(on ? "yes" : "no");
  return [
    ...(optionsText ?? []).map(({ label, value }) => [label, value]),
    [t("setting-hints"), flag(settings.hints)],
    [t("setting-confirm"), flag(settings.confirm)],
    [t("setting-minutes"), settings.minutes ? t("minutes", { n: settings.minutes }) : t("minutes-none")],
    [t("setting-absent"), t(`absent-${settings.absent}`)],
    [t("setting-public"), flag(settings.public)],
  ];
}
