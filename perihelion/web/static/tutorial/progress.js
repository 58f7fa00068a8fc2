// Remembers on this device for which games the tutorial was shown.

const STORAGE_KEY = "toured";

export function isTutorialSeen(game) {
  return seenGames().includes(game);
}

export function rememberTutorialSeen(game) {
  try {
    localStorage.setItem(STORAGE_KEY, [...new Set([...seenGames(), game])].join(" "));
  } catch {
    // Without localStorage the tutorial is offered again.
  }
}

function seenGames() {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
