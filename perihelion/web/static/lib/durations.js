// Lengths of time in words.

import { t } from "./words.js";

const DAY = 1440; // in minutes

/** Return a number of minutes in words, in hours or days if it is large. */
export function durationText(minutes) {
  if (minutes >= DAY) return t("days", { n: rounded(minutes / DAY) });
  return minutes >= 60 ? t("hours", { n: rounded(minutes / 60) }) : t("minutes", { n: minutes });
}

function rounded(value) {
  return Math.round(value * 10) / 10;
}

/** Return how much time is left; it never promises too much: "2 days, 23 hours", "47 hours", "5 minutes". */
export function timeLeftText(seconds) {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return t("minute-less");
  if (minutes >= 2 * DAY) {
    const [days, hours] = [Math.floor(minutes / DAY), Math.floor((minutes % DAY) / 60)];
    const said = t("days", { n: days });
    return hours ? t("days-hours", { days: said, hours: t("hours", { n: hours }) }) : said;
  }
  return minutes >= 120 ? t("hours", { n: Math.floor(minutes / 60) }) : t("minutes", { n: minutes });
}

/** Return how long ago something was, in words. */
export function timeAgoText(seconds) {
  /** @type {[number, Intl.RelativeTimeFormatUnit][]} */
  const steps = [
    [60, "second"],
    [60, "minute"],
    [24, "hour"],
    [Infinity, "day"],
  ];
  let value = seconds;
  for (const [size, unit] of steps) {
    if (value < size)
      return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(
        -Math.floor(value),
        unit,
      );
    value /= size;
  }
  return "";
}

/** Return a day (seconds since 1970) as people write it: "20 Nov". */
export function dayText(seconds) {
  /** @type {Intl.DateTimeFormatOptions} */
  const format = { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(document.documentElement.lang, format).format(new Date(seconds * 1000));
}
