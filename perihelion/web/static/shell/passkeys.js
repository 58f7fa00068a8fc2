// Passkeys: asks the browser to make one, or to sign in with one (WebAuthn). Bytes travel as base64url.

import { post } from "../lib/http.js";

/** @import { Account, SignedIn } from "../types.d.ts" */

const fromText = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

const toText = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Return whether this browser can use passkeys of this site. `site` is where the server expects them, or null. */
export function canUsePasskeys(site) {
  return Boolean(globalThis.PublicKeyCredential) && isSecureContext && site === location.origin;
}

/**
 * Make a passkey for this guest. Return the account with it, or null if the person or the device did not want to.
 * @returns {Promise<Account | null>}
 */
export async function addPasskey() {
  /** WebAuthn's own JSON. @type {any} */
  const options = await post("/api/me/account/passkeys/options");
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: fromText(options.challenge),
        user: { ...options.user, id: fromText(options.user.id) },
        excludeCredentials: options.excludeCredentials.map((known) => ({ ...known, id: fromText(known.id) })),
      },
    }),
  );
  if (!made) return null;
  const response = {
    clientDataJSON: toText(made.response.clientDataJSON),
    attestationObject: toText(made.response.attestationObject),
  };
  return post("/api/me/account/passkeys", { credential: described(made, response) });
}

/**
 * Sign in with a passkey; `take`: the seats of this device come along. Return who this device is now, or null.
 * @param {boolean} take
 * @returns {Promise<SignedIn | null>}
 */
export async function signInWithPasskey(take) {
  /** WebAuthn's own JSON. @type {any} */
  const options = await post("/api/sign-in/passkey/options");
  const signed = await asked(() =>
    navigator.credentials.get({
      publicKey: { ...options, challenge: fromText(options.challenge), allowCredentials: [] },
    }),
  );
  if (!signed) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = signed.response;
  const response = {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle ? toText(userHandle) : null,
  };
  return post("/api/sign-in/passkey", { credential: described(signed, response), take });
}

function described({ id, rawId, type }, response) {
  return { id, rawId: toText(rawId), type, response };
}

/** Return what the browser's own dialog gives; null if the person closed it, or the device has a passkey for this guest. */
async function asked(ask) {
  try {
    return await ask();
  } catch (error) {
    if (error.name === "NotAllowedError" || error.name === "InvalidStateError" || error.name === "AbortError")
      return null;
    throw error;
  }
}
