// Verifies what a sealed game says about seats and undos, from format 2 on. docs/verify_draws.py does the same.

const COUNTED = new Set(["action", "outcome", "confirm", "undo"]);
const OF_SEAL = new Set(["seal", "commit", "without", "reveal", "sealed", "contribute"]);
const NUMBERS = ["n", "draw", "round", "k", "of", "seat", "to"];

const HEAD = "format,game,options,rules,table";
const RESULT = "entries,kind,over,points,winners";

/** Return whether head and result have the keys that a server writes, and no others. */
export const haveTheirKeys = (head, result) =>
  String(Object.keys(head).sort()) === HEAD && String(Object.keys(result).sort()) === RESULT;

/** Return whether a text is 32 bytes in hexadecimal, written in the only way. */
export const isDigits = (text) => /^[0-9a-f]{64}$/.test(text);

/** Who sits where, which draws can be taken back, and who agreed to that. */
export class TableCheck {
  constructor() {
    this.persons = new Set();
    this.size = 0;
    this.count = 0;
    this.draws = []; // the counts after draws with several possible outcomes
    this.undone = 0; // how many of them were taken back
    this.asked = null;
    this.agreed = new Set();
    this.accepted = null; // the seats that accepted the open offer to end the game, if there is one
    this.resigned = false;
    this.closed = false;
  }

  /** Follow an entry. Return the id of a sentence if it is wrong. */
  follow(entry, index, seal) {
    const { kind, seat, to } = entry;
    if (typeof entry.time !== "number" || NUMBERS.some((name) => name in entry && !Number.isInteger(entry[name])))
      return "fair-wrong-entry";
    if ((kind === "seats") !== (index === 0)) return "fair-wrong-entry";
    if (this.closed && (COUNTED.has(kind) || OF_SEAL.has(kind))) return "fair-wrong-entry";
    if (kind === "seats") {
      this.size = entry.seats.length;
      for (const [n, held] of entry.seats.entries()) if (held.kind === "person") this.persons.add(n);
    } else if (kind === "seat") {
      if (seat < 0 || seat >= this.size) return "fair-wrong-entry";
      if (entry.holds === "person") this.persons.add(seat);
      else this.persons.delete(seat);
      for (const other of seal.steady) if (other >= seat) seal.steady.delete(other);
    } else if (kind === "ask") {
      this.asked = { seat, to };
      this.agreed = new Set([seat]);
    } else if (kind === "agree") {
      this.agreed.add(seat);
    } else if (kind === "resign") {
      this.resigned = true;
    } else if (kind === "offer") {
      this.accepted = new Set([seat]);
    } else if (kind === "accept") {
      this.accepted?.add(seat);
    } else if (kind === "finish") {
      if (!this.#mayEndEarly(entry, seal)) return "fair-wrong-end";
    } else if (kind === "undo") {
      const left = this.draws.filter((count) => count <= to);
      if (left.length < this.draws.length && !this.#mayUndoDraws(entry, seal)) return "fair-wrong-undo";
      this.undone += this.draws.length - left.length;
      this.draws = left;
    } else if (kind === "checkpoint") {
      this.draws = [];
    }
    if (COUNTED.has(kind)) this.count += 1;
    if (kind === "outcome" && entry.of > 1) this.draws.push(this.count);
    if (COUNTED.has(kind) || kind === "seat" || kind === "refuse") this.asked = null;
    if (kind === "seat" || kind === "decline") this.accepted = null;
    this.closed ||= kind === "close" || kind === "finish";
    return "";
  }

  /** Return whether the game may end early: somebody resigned, or all contributors accepted an offer. */
  #mayEndEarly({ why }, seal) {
    if (why === "resigned") return this.resigned;
    return why === "agreed" && this.accepted !== null && [...seal.steady].every((other) => this.accepted.has(other));
  }

  /** Return whether draws may be taken back: it was asked for, and all contributors agreed. */
  #mayUndoDraws({ agreed, seat, to }, seal) {
    const same = this.asked !== null && this.asked.seat === seat && this.asked.to === to;
    return agreed === true && same && [...seal.steady].every((other) => this.agreed.has(other));
  }
}
