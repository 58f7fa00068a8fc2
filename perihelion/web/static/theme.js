// Day and night: the system decides until the person does; the choice is a cookie, so that the shell comes right.

const YEAR = 60 * 60 * 24 * 365;

export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen) return chosen;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function toggle() {
  const next = theme() === "dark" ? "light" : "dark";
  document.documentElement.dataset.theme = next;
  document.cookie = `theme=${next}; path=/; max-age=${YEAR}; samesite=lax`;
  return next;
}
