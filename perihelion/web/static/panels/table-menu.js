// The menu of a table: its settings, links, and what the host may do.

import { ALONE } from "../lib/address.js";
import { h } from "../lib/dom.js";
import { durationText } from "../lib/durations.js";
import { t } from "../lib/words.js";
import { delayText } from "../widgets/delay-text.js";
import { openMenu } from "../widgets/dialog.js";
import { tellHow } from "../widgets/how-to-explain.js";

/** @import { Snapshot } from "../types.d.ts" */

/**
 * Open the menu. `on` has share(), close(), resign(), offerEnd() and startTutorial(), which is false if there is nothing
 * to explain.
 * @param {Snapshot} snapshot
 * @param {Record<"share" | "close" | "resign" | "offerEnd", () => unknown> & {startTutorial: false | (() => unknown)}} on
 */
export function openTableMenu(snapshot, on) {
  const { entered } = snapshot;
  openMenu(
    snapshot.gameName,
    (entry) => [
      !ALONE && entry(t("share"), on.share),
      on.startTutorial && entry(t("tour-call"), on.startTutorial),
      h("a", { class: "button entry", href: `/learn/${snapshot.game}` }, t("lessons")),
      h("a", { class: "button entry", href: `/rules/${snapshot.game}` }, t("rules-page")),
      !ALONE && h("a", { class: "button entry", href: `/ranking/${snapshot.game}` }, t("ranking")),
      snapshot.over &&
        !entered &&
        h("a", { class: "button entry", href: `/api/tables/${snapshot.table}/export`, download: "" }, t("export")),
      !entered && h("a", { class: "button entry", href: `/t/${snapshot.table}/fair` }, t("fair-title")),
      h("a", { class: "button entry", href: "/" }, t("lobby")),
      snapshot.ending &&
        !snapshot.offered &&
        entry(t(snapshot.ending.alone ? "end-now" : "end-offer"), on.offerEnd, "danger"),
      snapshot.ending && entry(t("resign"), on.resign, "danger"),
      snapshot.host &&
        !snapshot.over &&
        !snapshot.closed &&
        !(snapshot.settings.rated && snapshot.started) &&
        entry(t("table-close"), on.close, "danger"),
    ],
    h("p", { class: "quiet" }, tellHow()),
    h(
      "dl",
      { class: "agreed" },
      agreedSettings(snapshot).map(([name, value]) => [h("dt", {}, name), h("dd", {}, value)]),
    ),
  );
}

/** Return the options and settings of the table as [name, value]. @param {Snapshot} snapshot */
function agreedSettings({ optionsText, settings, entered }) {
  const flag = (on) => t(on ? "yes" : "no");
  const delay = settings.delay ? [[t("setting-delay"), delayText(settings.delay)]] : [];
  const options = (optionsText ?? []).map(({ label, value }) => [label, value]);
  if (entered) return [...options, ...delay];
  return [
    ...(ALONE ? [] : [[t("setting-rated"), flag(settings.rated)]]),
    ...options,
    [t("setting-hints"), flag(settings.hints)],
    [t("setting-confirm"), flag(settings.confirm)],
    [t("setting-minutes"), settings.minutes ? durationText(settings.minutes) : t("minutes-none")],
    ...(settings.bank ? [[t("setting-bank"), durationText(settings.bank)]] : []),
    [t("setting-absent"), t(`absent-${settings.absent}`)],
    ...(ALONE ? [] : [[t("setting-public"), flag(settings.public)]]),
    ...delay,
  ];
}
