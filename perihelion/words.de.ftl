# Wörter, die alle Spiele teilen: Kommandozeile, Terminal, Verlauf.

spectator = Zuschauer
log-unseen = { $player } wählt geheim.
list-and = { $first } und { $last }

## Die Kommandozeile

cli = Vier Brettspiele um die Sonne: im Browser oder im Terminal spielen, nachspielen, messen.
cli-lang = Sprache; sonst die des Systems.
cli-game = Ein Spiel; ohne Angabe alle.

cli-serve = Den Tisch im Browser öffnen, für dich und alle, denen du einen Link gibst.
cli-serve-port = Der Port.
cli-serve-host = Die Adresse, auf der gelauscht wird; mit 0.0.0.0 kommen auch andere aus deinem Netz herein.
cli-serve-browser = Die Seite in deinem Browser öffnen.
cli-serve-verbose = Jede Anfrage ausgeben.
cli-data = Der Ordner, in dem die Tische liegen; sonst einer in deinem Datenordner.

cli-backup = Alle Tische in eine Datei kopieren; der Server darf dabei laufen.
cli-backup-file = Wohin.
cli-restore = Die Tische einer Datei an die Stelle der vorhandenen setzen; der Server darf dabei nicht laufen.
cli-restore-file = Eine Datei, die backup geschrieben hat.

cli-games = Die installierten Spiele auflisten.
cli-games-heading = Spiele

cli-play = Ein Spiel im Terminal spielen: Menschen und Bots auf jedem Platz.
cli-play-seats = Wer wo sitzt: person, greedy oder random für jeden Platz, durch Kommas getrennt. Sonst erst ein Mensch, dann gierige Bots.
cli-play-seed = Die gleiche Zahl bringt die gleichen Würfe und die gleichen Bots.
cli-play-load = Ein gespeichertes Spiel fortsetzen.
cli-play-save = Das Spiel in diese Datei schreiben, wenn es endet oder du gehst.

cli-replay = Ein gespeichertes Spiel von Anfang an erzählen.
cli-replay-file = Eine Spieldatei, wie `save` sie schreibt.
cli-replay-at = Nach so vielen Einträgen anhalten und dort das Brett zeigen.
cli-replay-step = Das Brett nach jeder Entscheidung zeigen; Enter geht weiter.

cli-bench = Messen, wie viele Entscheidungen je Sekunde zufällige Spiele schaffen.
cli-bench-games = Wie viele Spiele bei jeder Messung gespielt werden.
cli-bench-seed = Die gleiche Zahl bringt die gleichen Spiele.

cli-warm = Die Spiele jetzt übersetzen, mit Fortschrittsanzeige, statt im Hintergrund.

cli-rules = Zeigen, wie ein Spiel gespielt wird.
cli-rules-game = Ein Spiel.
cli-rules-number = Nur die Regel mit dieser Nummer zeigen, zum Beispiel 20.
cli-rules-reference = Die nummerierten Regeln (englisch) statt der Anleitung zeigen.

cli-unknown-command = es gibt keinen Befehl { $command }; es gibt: { $commands }
cli-unknown-option = { $option } wird hier nicht verstanden; möglich: { $options }
cli-wrong-value = { $option } kann nicht { $value } sein; möglich: { $choices }
cli-needs = { $option } wird gebraucht; möglich: { $choices }
cli-load-options = ein gespeichertes Spiel bringt seine Optionen mit; lass { $options } weg

## Der Tisch

sits-person = ein Mensch
sits-greedy = gieriger Bot
sits-random = zufälliger Bot

table-sits = { $player }: { $who }
table-begin = Startzahl { $seed }. Mit hilfe kommt Hilfe.
table-ask = ein Zug, ? für alle Züge, hilfe für mehr
table-enter = Enter drücken.
table-pass = Jetzt ist { $player } an der Reihe: Gib den Bildschirm weiter.
table-points = Punkte
table-score = Wertung
table-hint = Der gierige Bot würde { $action } spielen: { $says }
table-unreadable = „{ $text }“ ist hier kein Zug. Mit ? siehst du alle Züge.
table-too-many = „{ $text }“ wurde nicht gespielt: Das entscheidest nicht mehr du.
table-no-undo = Es gibt nichts, was du zurücknehmen darfst.
table-rules = perihelion rules { $game } zeigt die Regeln; regeln 20 zeigt hier Regel 20.
table-save-where = Sag, wohin: speichern mein.game
table-saved = Gespeichert als { $file }
table-help = Hilfe
table-help-moves = Tippe einen Zug; mehrere Züge eines Spielzugs lassen sich mit Kommas verbinden. Tab ergänzt.
table-wins = { $name } gewinnt.
table-win-together = { $names } gewinnen.
table-draw = Das Spiel endet unentschieden.

command-legal-about = alle Züge; ? und ein Zug: warum er nicht geht
command-hint = tipp
command-hint-about = was der gierige Bot spielen würde
command-undo = zurück
command-undo-about = den letzten eigenen Zug zurücknehmen
command-board = brett
command-board-about = das Brett noch einmal zeigen
command-score = wertung
command-score-about = die Wertungstafel
command-log = verlauf
command-log-about = was geschah; verlauf 50 zeigt mehr
command-rules = regeln
command-rules-about = regeln 20 zeigt Regel 20
command-save = speichern
command-save-about = speichern DATEI schreibt das Spiel in eine Datei
command-help = hilfe
command-help-about = diese Liste
command-quit = ende
command-quit-about = gehen; das Spiel bleibt erhalten

replay-of = Eintrag { $done } von { $all }.

## Messen

bench-decisions = Entscheidungen/s
bench-interpreted = interpretiert
bench-one-core = übersetzt, ein Kern
bench-all-cores = übersetzt, { $cores ->
    [one] noch einmal ein Kern
   *[other] { $cores } Kerne
}
