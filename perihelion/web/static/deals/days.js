// Days as people write them.

/** Return a day (2026-11-16) in the visitor's language. */
export function dayName(day) {
  /** @type {Intl.DateTimeFormatOptions} */
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" };
  return new Intl.DateTimeFormat(document.documentElement.lang, format).format(new Date(`${day}T12:00:00Z`));
}

/** Return a time (seconds since 1970) as the clock of the visitor shows it. */
export function clockText(seconds) {
  /** @type {Intl.DateTimeFormatOptions} */
  const format = { weekday: "short", hour: "numeric", minute: "2-digit" };
  return new Intl.DateTimeFormat(document.documentElement.lang, format).format(new Date(seconds * 1000));
}
