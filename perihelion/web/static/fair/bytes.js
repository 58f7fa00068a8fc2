// Bytes as the verifiers need them: numbers, parts with their length, keys, and JSON written in the only way.

export const importSecret = (raw) =>
  crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);

export function encodeNumber(value, length) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(value));
  return new Uint8Array(view.buffer).slice(8 - length);
}

export const lengthPrefixed = (part) => concatBytes(encodeNumber(part.length, 4), part);

export function concatBytes(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Return JSON with its keys in order and in ASCII, as the server writes it. */
export function canonicalJson(value) {
  if (value === null || typeof value !== "object") {
    const text = JSON.stringify(value);
    return text.replace(/[\u007f-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const pairs = Object.keys(value)
    .sort()
    .map((name) => `${canonicalJson(name)}:${canonicalJson(value[name])}`);
  return `{${pairs.join(",")}}`;
}
