// Dark or light theme. The system's setting holds until the visitor chooses; the choice is stored in a cookie,
// because the server writes it into the page (data-theme).

import { COOKIE_PATH } from "../lib/address.js";

const YEAR_SECONDS = 60 * 60 * 24 * 365;

/** Return "dark" or "light". */
export function currentTheme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen) return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** Switch to the other theme, store it, and return it. */
export function toggleTheme() {
  const next = currentTheme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  document.cookie = `theme=${next}; path=${COOKIE_PATH}; max-age=${YEAR_SECONDS}; samesite=lax`;
  return next;
}
