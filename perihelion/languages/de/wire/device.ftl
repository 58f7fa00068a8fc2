# Ein Gerät, das ohne Server spielt.

error-needs-server = Dafür braucht es einen Server, und du spielst nur auf diesem Gerät.
error-needs-others = Dafür braucht es andere Leute und darum einen Server. Du spielst nur auf diesem Gerät.
error-needs-account = Für ein Konto braucht es einen Server. Auf diesem Gerät brauchst du keines.
error-needs-solver = Verdeckte Karten eines Spiels am echten Tisch brauchen ein Programm, das noch nicht auf diesem Gerät ist. Geh einmal ins Internet, dann wird es geladen, oder gib die Karten offen ein.
error-local-damaged = Das gespeicherte Spiel dieses Tisches ist beschädigt und kann nicht gezeigt werden. Es bleibt gespeichert und ist im Export deiner Spiele enthalten.
error-local-file = Diese Datei enthält keine Spiele von Perihelion, oder sie ist beschädigt. Nichts wurde geändert.
error-local-known = Alle Spiele dieser Datei sind schon hier.
local-daily = Der Zufall in diesem Spiel des Tages folgt aus dem Datum und aus Zahlen, die alle kennen. Er ist auf jedem Gerät gleich, aber nicht versiegelt.
