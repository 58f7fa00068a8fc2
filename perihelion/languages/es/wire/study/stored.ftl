## Cosas guardadas que no se pueden mostrar enteras

undrawn = Aquí no se puede dibujar el tablero
undrawn-about = Es un error de Perihelion. No se ha perdido nada, y puedes seguir: abajo está escrita la posición, y cada jugada tiene un botón.
error-practice-unshown = Este error ya no se puede mostrar, porque las reglas han cambiado o por un error de Perihelion. Se conserva y vuelve dentro de unos días; los demás esperan en la lista.
