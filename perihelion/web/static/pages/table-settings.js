// The settings of a new table: the clock, rated or friendly, whom it waits for, and who is wanted.

import { ALONE } from "../lib/address.js";
import { durationText } from "../lib/durations.js";
import { t } from "../lib/words.js";
import { DELAYS, delayText } from "../widgets/delay-text.js";
import { checkboxField, choiceField } from "../widgets/form-fields.js";

/** @import { SettingsRequest } from "../types.d.ts" */

const MINUTE_CHOICES = [1, 2, 5, 10, 30, 60, 1440, 4320];
const BANK_CHOICES = [5, 10, 15, 30, 60, 120, 1440, 4320, 10080];
const BROADCAST_DELAY = "turns:2"; // the usual one
const RATED_MINUTES = 10;

/** Return the settings that a table has unless its host chooses others. @returns {SettingsRequest} */
export function newSettings() {
  return {
    hints: null,
    confirm: null,
    minutes: null,
    bank: null,
    late: "move",
    absent: "wait",
    public: false,
    rated: false,
    reliable: false,
    level: "any",
    delay: "",
    broadcast: false,
  };
}

/**
 * A rated game has a clock, waits for absent players, and gives no hints: set what does not fit.
 * @param {SettingsRequest} settings
 */
function followRated(settings) {
  if (!settings.rated) return;
  settings.minutes ??= RATED_MINUTES;
  if (settings.late === "note") settings.late = "move";
  Object.assign(settings, { hints: null, absent: "wait" });
}

/**
 * Return the fields. `grouped`: the table belongs to a group; `changed()` draws the form again.
 * @param {SettingsRequest} settings
 * @param {boolean} grouped
 * @param {() => void} changed
 */
export function settingFields(settings, grouped, changed) {
  const set = (name) => (value) => {
    settings[name] = value;
    if (name === "rated") followRated(settings);
    if (settings.minutes === null) Object.assign(settings, { bank: null, rated: false });
    if (!settings.public) settings.level = "any";
    if (settings.broadcast) settings.delay ||= BROADCAST_DELAY;
    if (["minutes", "rated", "public", "broadcast"].includes(name)) changed();
  };
  const check = (name) =>
    checkboxField({
      id: name,
      label: t(`setting-${name}`),
      about: t(`setting-${name}-about`),
      value: settings[name],
      set: set(name),
    });
  const choose = (name, values, drop = true, about = t(`setting-${name}-about`)) =>
    choiceField({ id: name, label: t(`setting-${name}`), about, value: settings[name], values, set: set(name), drop });
  const named = (name, keys) => keys.map((key) => ({ value: key, label: t(`${name}-${key}`) }));
  const durations = (none, minutes) => [
    { value: null, label: t(none) },
    ...minutes.map((n) => ({ value: n, label: durationText(n) })),
  ];
  const decide = (auto) => [
    { value: null, label: t(auto) },
    { value: true, label: t("yes") },
    { value: false, label: t("no") },
  ];
  const free = !settings.rated;
  return [
    !ALONE && check("rated"),
    free && choose("hints", decide("hints-auto"), false),
    choose("confirm", decide("confirm-auto"), false),
    choose("minutes", durations("minutes-none", MINUTE_CHOICES)),
    settings.minutes && choose("bank", durations("bank-none", BANK_CHOICES)),
    settings.minutes && choose("late", named("late", free ? ["move", "seat", "note"] : ["move", "seat"]), true, ""),
    free && choose("absent", named("absent", ["wait", "bot"]), false),
    !grouped && !ALONE && check("public"),
    settings.public && choose("level", named("level", ["any", "learning", "rating"]), false),
    !ALONE && check("reliable"),
    !ALONE && check("broadcast"),
    !ALONE &&
      choose(
        "delay",
        DELAYS.filter((delay) => delay || !settings.broadcast).map((delay) => ({
          value: delay,
          label: delayText(delay),
        })),
      ),
  ].filter(Boolean);
}
