// One window at a time has the tables of a browser. Another one says so and offers to take them over.

const ASKED_MS = 4000; // a window that does not answer in this time is overruled

export class Ownership {
  /** @param {string} base @param {{onLoss: () => Promise<void>}} on called when another window takes the tables over */
  constructor(base, { onLoss }) {
    this.name = `perihelion${base}`;
    this.channel = new BroadcastChannel(this.name);
    this.channel.onmessage = ({ data }) => data === "hand over" && this.release?.();
    this.onLoss = onLoss;
  }

  /** Take the tables if no other window has them. @returns {Promise<boolean>} */
  take() {
    return this.request({ ifAvailable: true });
  }

  /** Take the tables from another window: it may finish what it does first. */
  async takeOver() {
    this.channel.postMessage("hand over");
    const patience = AbortSignal.timeout(ASKED_MS);
    return (await this.request({ signal: patience }).catch(() => false)) || this.request({ steal: true });
  }

  /** @param {LockOptions} options @returns {Promise<boolean>} whether this window has the tables now */
  request(options) {
    return new Promise((resolve, reject) => {
      const held = (lock) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        /** @type {Promise<void>} */
        const kept = new Promise((free) => {
          this.release = async () => {
            this.release = null;
            await this.onLoss();
            free();
          };
        });
        return kept;
      };
      navigator.locks.request(this.name, options, held).catch((error) => {
        reject(error);
        if (this.release) this.onLoss(); // another window has stolen the lock
      });
    });
  }
}
