// How requests and live connections leave a page. A server gets them over the network. A page of the static folder (docs/browser.md) is in a frame,
// and the window around it offers a transport to the table that it runs in a worker. No other module knows which one is used.

import { fullAddress, offered } from "./address.js";

/**
 * What a page uses of a WebSocket.
 * @typedef {Pick<WebSocket, "readyState" | "onmessage" | "onclose" | "send" | "close">} LiveSocket
 */

/**
 * `network` tells with `online` and `offline` whether the answering side can be reached.
 * @typedef {object} Transport
 * @property {(path: string, options?: RequestInit) => Promise<Response>} send
 * @property {(path: string) => LiveSocket} connect
 * @property {(node: Element, path: string) => void} showPicture
 * @property {Pick<EventTarget, "addEventListener">} network
 */

/** @type {Transport} */
const server = {
  send: (path, options = {}) => fetch(fullAddress(path), { credentials: "same-origin", ...options }),
  connect(path) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${fullAddress(path)}`);
  },
  showPicture: (node, path) => node.setAttribute("src", fullAddress(path)),
  network: globalThis,
};

/** Send a request, connect, show a picture: see `Transport`. */
export const { send, connect, showPicture, network } = offered?.transport ?? server;
