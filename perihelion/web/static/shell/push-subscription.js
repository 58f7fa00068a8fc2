// The browser's side of notices: its permission, and its subscription at the push service of its maker.

/** Return whether this browser can get notices here. */
export function canSubscribe() {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Return this browser's subscription, or null if it has none. */
export async function currentSubscription() {
  if (!canSubscribe()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ask for permission and subscribe with the server's key. Return what the server must know, or null if it was refused. */
export async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await unsubscribe(); // the one before may be another guest's, or made with another key
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** End this browser's subscription: what was for the guest before is not shown to the next one. */
export async function unsubscribe() {
  await (await currentSubscription())?.unsubscribe();
}
