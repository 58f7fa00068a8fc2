// The number on the icon of the installed app: how many tables wait for me.

/** Show a number on the app's icon; 0 removes it. Browsers without badges ignore it. */
export function showBadge(n) {
  const done = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  done?.catch(() => {}); // only an installed app has an icon
}
