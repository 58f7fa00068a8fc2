// The frame with the pages. The window's address, title and history follow the page in it, so that the address bar, back, forward, reload and
// links behave as if there were no frame.

/** @typedef {Window & typeof globalThis} PageWindow */

const THEMES = ["dark", "light"];

export class Frame {
  /**
   * @param {string} base the path of the folder
   * @param {string} lang the language that all addresses name; "" if none does
   * @param {(path: string) => Promise<{blob: Blob, name: string} | null>} download returns what an address below /api/ has
   */
  constructor(base, lang, download) {
    this.base = base;
    this.lang = lang;
    this.download = download;
    this.node = document.createElement("iframe");
    this.node.title = "Perihelion";
    this.restored = null; // the state of the page that is about to be shown
    this.touched = false; // whether somebody has used the page that is shown
    this.leaving = false; // whether the page in the frame is being replaced by another one
    this.node.addEventListener("load", () => this.focus());
    addEventListener("popstate", () => this.show());
  }

  /** Show the page of the window's address. @param {Element} before the frame's next sibling */
  open(before) {
    before.before(this.node);
    this.show();
  }

  /** Return the address of the page to show: that of the window; the file index.html is the lobby. */
  pageAddress() {
    const path = location.pathname.replace(/\/(?:index|404)\.html$/, "/");
    return path + location.search + location.hash;
  }

  /** A page begins: give it its state back, and follow it. Its own scripts have not run yet. @param {PageWindow} page */
  adopt(page) {
    this.leaving = false;
    this.touched = false;
    const theme = storedTheme(page.document);
    if (theme) page.document.documentElement.dataset.theme = theme;
    if (this.restored) page.history.replaceState(this.restored, "");
    this.restored = null;
    const change = page.history.replaceState.bind(page.history);
    page.history.replaceState = (state, unused, address) => {
      change(state, unused, address);
      this.follow(page);
    };
    for (const kind of ["pointerdown", "keydown"])
      page.addEventListener(kind, () => (this.touched = true), { once: true });
    page.addEventListener("click", (event) => this.click(event, page));
    page.document.addEventListener("DOMContentLoaded", () => this.followTitle(page));
    this.follow(page);
  }

  /** Write the page's address and state into the window's history entry. @param {PageWindow} page */
  follow(page) {
    if (!this.leaving) history.replaceState({ page: page.history.state }, "", page.location.href);
  }

  /** Go to another page, or to another place on this one. @param {string} address */
  go(address) {
    const url = new URL(address, location.href);
    if (this.lang) url.searchParams.set("lang", this.lang);
    history.pushState({ page: null }, "", url);
    this.show();
  }

  /** Show what the window's history entry says. Only the window has a history: the frame replaces its page. */
  show() {
    const { location: shown } = this.node.contentWindow;
    const here = (/** @type {Location} */ { pathname, search }) => pathname + search;
    this.leaving = here(shown) !== here(location) || !location.hash;
    this.restored = this.leaving ? history.state?.page : null;
    shown.replace(this.pageAddress());
  }

  /** @param {PageWindow} page */
  followTitle(page) {
    const showTitle = () => (document.title = page.document.title);
    const showAttributes = () => {
      document.documentElement.lang = page.document.documentElement.lang;
      document.documentElement.dataset.theme = chosenTheme(page.document);
    };
    showTitle();
    showAttributes();
    const followed = { childList: true, characterData: true, subtree: true };
    new page.MutationObserver(showTitle).observe(page.document.head, followed);
    new page.MutationObserver(showAttributes).observe(page.document.documentElement, { attributes: true });
  }

  /** Load a page again that nobody has used yet. */
  refresh() {
    if (!this.touched && !this.leaving) this.node.contentWindow.location.reload();
  }

  /** Follow a link: files come from the worker, other pages get a place in the history. @param {MouseEvent} event @param {PageWindow} page */
  async click(event, page) {
    const link = /** @type {HTMLAnchorElement | null} */ (/** @type {Element} */ (event.target).closest?.("a[href]"));
    const special = event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || special) return;
    const url = new URL(link.href, page.location.href);
    if (!["http:", "https:"].includes(url.protocol)) return; // a file that the page has made
    const inside = url.origin === location.origin && url.pathname.startsWith(`${this.base}/`);
    if (!inside) {
      link.target = "_top";
      return;
    }
    event.preventDefault();
    const path = url.pathname.slice(this.base.length);
    if (path.startsWith("/api/")) save(await this.download(path + url.search), link.download);
    else this.go(url.href);
  }

  /** The page in the frame has the keyboard, as it would have without a frame. */
  focus() {
    if (document.activeElement === document.body || document.activeElement === this.node)
      this.node.contentWindow.focus();
  }
}

/** Save a file on the device. @param {{blob: Blob, name: string} | null} file */
async function save(file, wished) {
  if (!file) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file.blob);
  link.download = wished || file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Return the theme that the visitor chose; "" if it is that of the system. @param {Document} page */
function storedTheme(page) {
  const theme = page.cookie.match(/(?:^|; )theme=(\w+)/)?.[1];
  return THEMES.includes(theme) ? theme : "";
}

/** Return the theme that a page has. @param {Document} page */
export function chosenTheme(page) {
  return storedTheme(page) || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
}
