// Which games a newcomer has been led through, on this device.

const KEY = "toured";

export function toured(game) {
  return read().includes(game);
}

export function remember(game) {
  try {
    localStorage.setItem(KEY, [...new Set([...read(), game])].join(" "));
  } catch {
    // without a memory the tour is offered once more
  }
}

function read() {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
