// Verifies what a sealed game says about seats and consent, from format 2 on. docs/verify_draws.py does the same.

export const COUNTED = new Set(["action", "outcome", "confirm", "undo"]);
const OF_SEAL = new Set(["seal", "commit", "without", "commitments", "reveal", "sealed", "contribute"]);
const SPEAK = new Set(["commit", "ask", "agree", "refuse", "resign", "offer", "accept", "decline"]);
const NUMBERS = ["n", "draw", "round", "k", "of", "seat", "to", "person"];

const HEAD = "format,game,options,rules,table";
const RESULT = "entries,kind,over,points,winners";

/** Return whether head and result have the keys that a server writes, and no others. */
export const haveTheirKeys = (head, result) =>
  String(Object.keys(head).sort()) === HEAD && String(Object.keys(result).sort()) === RESULT;

/** Return whether a text is 32 bytes in hexadecimal, written in the only way. */
export const isDigits = (text) => /^[0-9a-f]{64}$/.test(text);

/** Who sits where, which draws can be taken back, and who agreed to that. */
export class TableCheck {
  /** `linked`: from format 4 on, consent is that of a person; before, that of a seat. */
  constructor(linked) {
    this.linked = linked;
    this.persons = new Set(); // the seats at which persons sit
    this.numbers = new Map(); // seat -> the number of the person whose seat it is
    this.held = new Map(); // person -> the seats that this person ever held
    this.unasked = new Set(); // contributors who had left when others agreed on something
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
    if (SPEAK.has(kind) && !this.#isOwnVoice(entry)) return "fair-wrong-entry";
    const voice = entry.person ?? seat;
    if (kind === "seats") {
      this.size = entry.seats.length;
      for (const [n, held] of entry.seats.entries()) this.#sit(n, held.kind, held.person);
    } else if (kind === "seat") {
      if (!(seat >= 0 && seat < this.size) || typeof entry.holds !== "string") return "fair-wrong-entry";
      this.#sit(seat, entry.holds, entry.person);
      for (const other of seal.steady) if (other >= seat) seal.steady.delete(other);
    } else if (kind === "ask") {
      this.asked = { seat, to };
      this.agreed = new Set([voice]);
    } else if (kind === "agree") {
      if (this.asked?.to === to) this.agreed.add(voice);
    } else if (kind === "resign") {
      this.resigned = true;
    } else if (kind === "offer") {
      this.accepted = new Set([voice]);
    } else if (kind === "accept") {
      this.accepted?.add(voice);
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

  /** Note who has a seat: whether a person sits there, and the number of the person whose seat it is. */
  #sit(seat, kind, person) {
    if (kind === "person") this.persons.add(seat);
    else this.persons.delete(seat);
    this.numbers.set(seat, person);
    if (person !== undefined) this.held.set(person, (this.held.get(person) ?? new Set()).add(seat));
  }

  /** Return whether an entry names the person whose seat it is; before format 4 none is named. */
  #isOwnVoice({ seat, person }) {
    return this.linked ? person !== undefined && this.numbers.get(seat) === person : person === undefined;
  }

  /** Return whether all contributors agreed who sit at the table; note those who do not sit there any more. */
  #allAgreed(seal, agreed) {
    if (!this.linked) return [...seal.steady].every((other) => agreed.has(other));
    const missing = [...seal.reveals.keys()].map((k) => seal.people.get(k)).filter((person) => !agreed.has(person));
    for (const person of missing) this.unasked.add(person);
    const seated = new Set([...this.persons].map((seat) => this.numbers.get(seat)));
    return !missing.some((person) => seated.has(person));
  }

  /** Return whether the game may end early: somebody resigned, or all contributors accepted an offer. */
  #mayEndEarly({ why }, seal) {
    if (why === "resigned") return this.resigned;
    return why === "agreed" && this.accepted !== null && this.#allAgreed(seal, this.accepted);
  }

  /** Return whether draws may be taken back: it was asked for, and all contributors agreed. */
  #mayUndoDraws({ agreed, seat, to }, seal) {
    const same = this.asked !== null && this.asked.seat === seat && this.asked.to === to;
    return agreed === true && same && this.#allAgreed(seal, this.agreed);
  }
}
