// Requests to the server with JSON bodies and JSON answers.

import { send } from "./transport.js";

/** @import { ErrorBody } from "../types.d.ts" */

/** The server refused a request; the message is a sentence for the player. */
export class ServerRefusal extends Error {
  /**
   * @param {number} status
   * @param {Partial<ErrorBody>} body
   */
  constructor(status, body) {
    super(body.sentence || body.error || String(status));
    this.status = status;
    this.body = body;
  }
}

/** The server could not be reached. */
export class NetworkError extends Error {}

/**
 * GET a path; return the parsed JSON. The caller names its type, one of types.d.ts.
 * @template [Answer=unknown]
 * @param {string} path
 * @returns {Promise<Answer>}
 */
export function get(path) {
  return sendRequest(path, {});
}

/**
 * POST a body as JSON; return the parsed JSON. The caller names its type, one of types.d.ts.
 * @template [Answer=unknown]
 * @param {string} path
 * @param {object} body
 * @returns {Promise<Answer>}
 */
export function post(path, body = {}) {
  return sendRequest(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/**
 * @param {string} path
 * @param {RequestInit} options
 */
async function sendRequest(path, options) {
  let answer;
  try {
    answer = await send(path, options);
  } catch {
    throw new NetworkError(path);
  }
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ServerRefusal(answer.status, body);
  return body;
}
