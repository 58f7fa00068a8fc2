// The window's side of the table's worker: requests, live connections, and what the worker tells by itself.

/** A refusal of the worker itself: it is not there any more. */
export class WorkerGone extends Error {}

/** Looks like a WebSocket to a page; the worker has the other end. */
class LocalSocket {
  /** @type {WebSocket["readyState"]} */
  readyState = WebSocket.CONNECTING;
  /** @type {((event: {data: string}) => void) | null} */
  onmessage = null;
  /** @type {((event: {code: number}) => void) | null} */
  onclose = null;

  /** @param {(message: {kind: string, text?: string}) => void} post */
  constructor(post) {
    this.post = post;
  }

  send(text) {
    this.post({ kind: "text", text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.post({ kind: "close" });
  }

  receive(text) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data: text });
  }

  end(code) {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}

export class TableWorker {
  /** @param {Record<string, (message: any) => void>} hears what the worker tells by itself: games, faults */
  constructor(hears) {
    this.hears = hears;
    this.numbers = 0;
    this.ready = false;
    /** @type {Map<number, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
    this.waiting = new Map();
    /** @type {Map<number, LocalSocket>} */
    this.sockets = new Map();
    /** @type {Promise<void>} */
    this.started = new Promise((resolve, reject) => {
      this.begin = resolve;
      this.fail = reject;
    });
    this.started.catch(() => {}); // a request that waits for it fails
  }

  /** Start Python. @param {object} site what the worker needs to find its files */
  start(site) {
    this.worker = new Worker(new URL("table-worker.js", import.meta.url), { type: "module", name: "table" });
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => this.receive({ kind: "fault", fault: "broken", detail: event.message });
    this.worker.postMessage({ kind: "start", ...site });
    return this.started;
  }

  /** @returns {Promise<{status: number, type: string, data: string | Uint8Array<ArrayBuffer>}>} */
  async request(method, path, body, lang) {
    await this.started;
    const number = ++this.numbers;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      this.worker.postMessage({ kind: "request", number, method, path, body, lang });
    });
  }

  connect(path, lang) {
    const number = ++this.numbers;
    const socket = new LocalSocket((message) => {
      if (message.kind === "close") this.sockets.delete(number);
      if (this.ready) this.worker.postMessage({ ...message, number });
    });
    this.sockets.set(number, socket);
    const open = () => this.sockets.has(number) && this.worker.postMessage({ kind: "connect", number, path, lang });
    this.started.then(open, () => {});
    return socket;
  }

  receive(message) {
    const { kind, number } = message;
    if (kind === "ready") {
      this.ready = true;
      this.begin();
    } else if (kind === "answer") this.waiting.get(number).resolve(message);
    else if (kind === "failed") this.waiting.get(number).reject(new Error(message.error));
    else if (kind === "message") this.sockets.get(number)?.receive(message.text);
    else if (kind === "closed") {
      this.sockets.get(number)?.end(message.code);
      this.sockets.delete(number);
    } else this.hears[kind]?.(message);
    if (kind === "answer" || kind === "failed") this.waiting.delete(number);
  }

  /** End the worker: another window has the tables from now on. Everything that is stored stays. */
  stop() {
    this.worker?.terminate();
    this.ready = false;
    const gone = new WorkerGone("the table is not in this window any more");
    this.fail(gone);
    for (const { reject } of this.waiting.values()) reject(gone);
    this.waiting.clear();
  }

  /** Ask the worker to write what it has and to say so. */
  finish() {
    return this.worker && this.ready ? this.request("FINISH", "", null, "") : Promise.resolve();
  }
}
