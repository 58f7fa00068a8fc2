// What the window and the service worker remember in the browser's cache: the language, the lobby's last answers.

export class Settings {
  /** @param {string} base the path of the folder */
  constructor(base) {
    this.base = base;
    this.name = `perihelion${base}:settings`;
    this.lang = "en";
    this.asked = ""; // the language of the window's address
  }

  /**
   * Find the language: the one of the window's address, for as long as the window is open, else the chosen one, else the first one of the
   * browser's that there is.
   * @param {string[]} languages
   */
  async open(languages) {
    const asked = new URLSearchParams(location.search).get("lang");
    this.asked = languages.includes(asked) ? asked : "";
    const kept = await this.get("/lang");
    const wishes = [
      this.asked,
      kept ? await kept.text() : "",
      ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase()),
    ];
    this.lang = wishes.find((wish) => languages.includes(wish)) ?? this.lang;
  }

  async setLanguage(lang) {
    this.lang = lang;
    await this.put("/lang", new Response(lang));
  }

  /** Keep an answer for the next start. The daily deal is another one tomorrow. @param {string} path @param {Response} answer */
  async keepAnswer(path, answer) {
    await this.put(`/answer${path}?lang=${this.lang}&day=${today()}`, answer);
  }

  async loadAnswer(path) {
    return this.get(`/answer${path}?lang=${this.lang}&day=${today()}`);
  }

  async get(path) {
    return (await caches.open(this.name)).match(this.base + path);
  }

  async put(path, answer) {
    await (await caches.open(this.name)).put(this.base + path, answer);
  }
}

const today = () => new Date().toISOString().slice(0, 10);
