// Runs first in every page of the folder: the window around it gives the page its theme and its history, and follows its address.

/** @type {any} */ (parent).perihelion?.adopt(window);
