// The imprint and the privacy page: the server has written them, so that they can be read without JavaScript.

/** Name the window after the page. @param {HTMLElement} main */
export function open(main) {
  document.title = `${main.querySelector("h1").textContent} – Perihelion`;
}
