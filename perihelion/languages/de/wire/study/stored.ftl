## Gespeichertes, das sich nicht ganz anzeigen lässt

undrawn = Der Spielplan lässt sich hier nicht zeichnen
undrawn-about = Das ist ein Fehler in Perihelion. Verloren ist nichts, und es kann weitergehen: Unten steht die Stellung in Worten, und jeder Zug hat einen Knopf.
error-practice-unshown = Dieser Fehler lässt sich nicht mehr zeigen, weil sich die Regeln geändert haben oder Perihelion selbst einen Fehler hat. Er bleibt erhalten und kommt in ein paar Tagen wieder; die anderen warten in der Liste.
