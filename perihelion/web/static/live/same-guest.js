// Whether this browser is still the guest whose tables it keeps. It is not after it was signed out from another device, for example.

const KEY = "guest-mark";

/** Note the guest of this browser (`mark` of the profile). Return whether it was another one before. */
export function isAnotherGuest(mark) {
  try {
    const before = localStorage.getItem(KEY);
    localStorage.setItem(KEY, mark);
    return before !== null && before !== mark;
  } catch {
    return false; // a browser without storage keeps nothing
  }
}
