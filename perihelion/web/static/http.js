// Talking to the server: JSON in, JSON out. A refusal is an error that carries a sentence for people.

export class Refused extends Error {
  constructor(status, body) {
    super(body.sentence || body.error || String(status));
    this.status = status;
    this.body = body;
  }
}

/** The server could not be reached. */
export class Lost extends Error {}

export function get(path) {
  return ask(path, {});
}

export function post(path, body = {}) {
  return ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
}

async function ask(path, request) {
  let answer;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new Lost(path);
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(answer.status, body);
  return body;
}
