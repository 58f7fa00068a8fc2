# Wörter, die alle Spiele teilen: Kommandozeile, Terminal, Verlauf.

spectator = Zuschauer
log-unseen = { $player } wählt geheim.
luck = Würfel und Karten
gain = { $sign }{ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
list-and = { $first } und { $last }
labelled = { $label }: { $text }

## Die Kommandozeile

cli = Brettspiele rund um die Sonne: im Browser oder im Terminal spielen, nachspielen, messen.
cli-lang = Sprache; sonst die des Systems.
cli-game = Ein Spiel; ohne Angabe alle.

cli-serve = Den Server starten und die Lobby im Browser öffnen; wer einen Link hat, kann mitspielen.
cli-serve-port = Der Port.
cli-serve-host = Die Adresse, auf der der Server hört; mit 0.0.0.0 kommen auch andere aus deinem Netz herein.
cli-serve-browser = Die Seite in deinem Browser öffnen.
cli-serve-trusted_proxy = Ein Proxy vor dem Server, dessen Kopfzeilen die Adressen der Gäste nennen.
cli-serve-base_path = Der Pfad, unter dem ein Proxy den Server zeigt, etwa /perihelion.
cli-serve-log_format = Wie das Protokoll geschrieben wird: text, oder json mit einem Objekt je Zeile.
cli-serve-processes = Die Zahl der Serverprozesse, jeder auf einem eigenen Port ab --port; nur mit PostgreSQL.
cli-serve-verbose = Jede Anfrage ausgeben.
cli-data = Der Ordner, in dem die Tische liegen; sonst einer in deinem Datenordner.
cli-database = Die Adresse einer PostgreSQL-Datenbank für mehrere Server (postgresql://NUTZER:PASSWORT@RECHNER/NAME) statt eines Ordners.

cli-operator = Betreiber deines Servers verwalten: link gibt einen Link aus, der einmal gilt; list; remove.
cli-operator-action = link, list oder remove.
cli-operator-guest = Wem die Rechte genommen werden; list zeigt die Kennungen.
cli-operator-address = Die Adresse deines Servers, wie Gäste sie sehen.
cli-operator-said-link = Öffne diesen Link innerhalb einer Stunde im Browser. Er gilt einmal.
cli-operator-said-none = { $guest } ist kein Betreiber.
cli-guest = Gäste suchen oder einen exportieren, umbenennen, stummschalten, sperren oder löschen.
cli-guest-action = list, export, rename, mute, unmute, ban, unban oder delete.
cli-guest-guest = Die Kennung des Gastes; bei list ein Teil des Namens.
cli-guest-name = Der neue Name.
cli-guest-out = Die zip-Datei, die geschrieben wird.
cli-guest-said-name = Ein neuer Name fehlt: --name NAME
cli-table = Tische suchen; einen schließen, löschen oder umziehen; alle mit einer anderen Version prüfen.
cli-table-action = list, close, delete, export, import, links oder check.
cli-table-table = Die Kennung des Tisches; bei list eine Person, ein Spiel oder eine Kennung; bei import eine Datei.
cli-table-ended = Auch beendete Tische zeigen.
cli-table-out = Die Datei, die export schreibt.
cli-table-address = Die Adresse deines Servers, wie Gäste sie sehen, für die Links.
cli-table-against = Eine andere Version für check: ein Wheel, ein Ordner mit dem Paket perihelion oder eine virtuelle Umgebung.
cli-table-said-exported = Der Tisch ist auch hier noch da. Importiere die Datei auf dem anderen Server und lösche ihn dann hier: perihelion table delete { $table }. Schließe ihn nicht, denn ein geschlossener Tisch zeigt das Geheimnis seiner Würfel.
cli-table-said-copied = Die Datei ist vollständig. Dieses Spiel ist zu Ende und darf auch hier bleiben.
cli-table-said-links = Schick jeder Person ihren eigenen Link. Er öffnet ihren Platz auf diesem Server, gilt einmal und läuft nach 30 Tagen ab; „links“ macht neue.
cli-table-said-no-links = Niemand braucht einen Link: Alle an diesem Tisch waren schon auf diesem Server.
cli-table-said-against = Nenne die Version mit --against: ein Wheel, einen Ordner mit dem Paket perihelion oder eine virtuelle Umgebung.
cli-table-said-version = Die andere Version: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: hier Regelversion { $here }; in der anderen Version fehlt das Spiel
   *[other] { $game }: hier Regelversion { $here }, dort { $there }
}
cli-table-said-checked = { $n ->
    [one] Ein laufender Tisch
   *[other] { $n } laufende Tische
} geprüft; { $differ ->
    [0] bei keinem wäre etwas anders.
    [one] bei einem wäre etwas anders.
   *[other] bei { $differ } wäre etwas anders.
} Es wurde nichts geändert.
cli-table-differs-choices = vor Zug { $n }: nicht mehr möglich { $gone }; neu möglich { $new }
cli-table-differs-chance = vor Zug { $n }: andere Ergebnisse oder andere Wahrscheinlichkeiten
cli-table-differs-turn = vor Zug { $n }: jemand anderes ist dran
cli-table-differs-refused = Zug { $n } ({ $move }) scheitert: { $why }
cli-table-differs-points = die Punkte wären { $there } statt { $here }
cli-table-differs-position = in der Stellung stünde { $there } statt { $here }
cli-table-differs-unreadable = auch die Version hier kann ihn nicht lesen
cli-id-missing = Eine Kennung fehlt; list zeigt sie.

cli-tidy = Aufräumen: alte Tische archivieren und Gäste löschen, die nie gespielt haben.
cli-tidy-dry_run = Nur zeigen, was geschehen würde.
cli-tidy-finished = Beendete Tische nach so vielen Tagen archivieren und löschen; 0 behält sie.
cli-tidy-abandoned = Dasselbe für laufende Spiele, in denen nichts mehr geschieht.
cli-tidy-waiting = Tische, deren Spiel nie begann, nach so vielen Tagen löschen.
cli-tidy-guests = Gäste, die nie irgendwo Platz genommen haben, nach so vielen Tagen löschen.
cli-tidy-records = Einträge im Protokoll der Betreiber und erledigte Meldungen nach so vielen Tagen löschen.
cli-tidy-automatic = Den Server das jede Stunde selbst tun lassen.
cli-tidy-save = Diese Einstellungen für den Server merken und sonst nichts tun.
cli-tidy-archive = Der Ordner für das Archiv; sonst archive im Ordner der Tische.
cli-tidy-said-saved = Die Einstellungen sind gespeichert.
cli-tidy-said-finished = { $n ->
    [one] Ein Tisch ist
   *[other] { $n } Tische sind
} seit mehr als { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} beendet: kommen ins Archiv und werden gelöscht.
cli-tidy-said-abandoned = { $n ->
    [one] Ein laufender Tisch ist
   *[other] { $n } laufende Tische sind
} seit mehr als { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} unberührt: kommen ins Archiv und werden gelöscht.
cli-tidy-said-waiting = { $n ->
    [one] Ein Tisch ist
   *[other] { $n } Tische sind
} seit mehr als { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} nicht begonnen: werden gelöscht.
cli-tidy-said-guests = { $n ->
    [one] Ein Gast kam
   *[other] { $n } Gäste kamen
} vor mehr als { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}, ohne je zu spielen: werden gelöscht.
cli-tidy-keeps-finished = Beendete Tische bleiben.
cli-tidy-keeps-abandoned = Laufende Spiele bleiben.
cli-tidy-keeps-waiting = Tische, deren Spiel nie begann, bleiben.
cli-tidy-keeps-guests = Gäste bleiben.
cli-tidy-said-done = Archiviert: { $archived ->
    [one] ein Tisch
   *[other] { $archived } Tische
}. Gelöscht: { $deleted ->
    [one] ein Tisch
   *[other] { $deleted } Tische
}, { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
}.
cli-tidy-said-kept = { $n ->
    [one] Ein Tisch bleibt
   *[other] { $n } Tische bleiben
}, weil sich die Spiele nicht mehr lesen lassen: { $tables }

cli-verify = Ein versiegeltes Spiel offline prüfen: jede Aktion, jede Ziehung, das Ergebnis.
cli-verify-file = Ein versiegeltes Spiel, heruntergeladen von einem beendeten Tisch.
cli-verify-receipt = Ein Beleg, den ein Mitspieler gesichert hat; mehrmals möglich.
cli-verify-seal = Ein Siegel des Servers, das ein Mitspieler gesehen hat; mehrmals möglich.
cli-verify-contribution = Ein Beitrag, den ein Mitspieler geleistet hat; mehrmals möglich.
cli-verify-deals = Eine Datei veröffentlichter Austeilungen, um zu prüfen, ob dies eine davon ist.
cli-site = Den Tisch als Ordner mit statischen Dateien schreiben, der keinen Server braucht.
cli-site-folder = Der Ordner.
cli-site-server = Die Adresse eines Perihelion-Servers, für Leute, die Mitspieler suchen.
cli-site-base_path = Der Pfad des Ordners auf seinem Webspace; nur nötig, wenn dieser bei unbekannten Adressen 404.html schickt.
cli-site-not-an-address = { $given } ist keine Serveradresse; sie sieht aus wie https://example.org
cli-site-writing = Die Seiten werden geschrieben …
cli-site-written = Der Ordner { $folder } ist fertig. Jeder Webspace kann ihn über https ausliefern.
cli-backup = Alle Tische in eine Datei kopieren; der Server darf dabei laufen.
cli-backup-file = Die Datei, die geschrieben wird.
cli-restore = Alle Tische durch die einer Datei ersetzen; der Server darf dabei nicht laufen.
cli-restore-file = Eine Datei, die backup geschrieben hat.
cli-worker = Die Aufgaben aller Server einer PostgreSQL-Datenbank erledigen: Bots, Uhren, Ergebnisse.
cli-worker-verbose = Mehr ausgeben.
cli-copy = Alles zwischen einem Ordner (SQLite) und PostgreSQL kopieren und jedes Protokoll prüfen; kein Server darf laufen.
cli-copy-source = Ein Ordner oder postgresql://NUTZER:PASSWORT@RECHNER/NAME.
cli-copy-target = Ebenso; das Ziel muss leer sein.
cli-copy-progress = Zeilen
cli-copy-done = { $tables ->
    [one] Ein Tisch
   *[other] { $tables } Tische
} mit { $entries ->
    [one] einem Eintrag
   *[other] { $entries } Einträgen
}, zusammen { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
}, geprüft.

cli-games = Die installierten Spiele auflisten.
cli-games-heading = Spiele
cli-games-broken = Kaputte Pakete

cli-play = Ein Spiel im Terminal spielen: Spieler und Bots auf jedem Platz.
cli-play-seats = Wer wo sitzt: person, random, moon, greedy, mercury, venus, earth, mars, jupiter oder sun für jeden Platz, durch Kommas getrennt. Sonst erst ein Spieler, dann Lehrlinge (greedy).
cli-play-seed = Dieselbe Zahl ergibt dieselben Würfe, Karten und Züge der Bots.
cli-play-load = Ein gespeichertes Spiel fortsetzen.
cli-play-save = Das Spiel in diese Datei schreiben, wenn es endet oder du gehst.

cli-replay = Ein gespeichertes Spiel von Anfang an zeigen.
cli-replay-file = Eine Spieldatei, wie `save` sie schreibt.
cli-replay-at = Nach so vielen Einträgen anhalten und dort das Brett zeigen.
cli-replay-step = Das Brett nach jeder Entscheidung zeigen; Enter geht weiter.

cli-train = Ein Netz, das Stellungen bewertet, durch Spiel gegen sich selbst trainieren.
cli-train-out = Das Netz; seine Lernkurve liegt daneben.
cli-train-minutes = Wie lange das ganze Training dauert.
cli-train-vary = Ein Netz für mehrere Werte einer Option trainieren, etwa level=1,2,3.
cli-train-checkpoint = Von dieser Datei aus weitermachen, wenn es sie gibt, und sie am Ende schreiben.
cli-train-gpu = Auf der Grafikkarte trainieren; sonst langsam auf dem Prozessor.
cli-train-from_scratch = Nicht auf der Bewertung aufbauen.
cli-train-whole_turns = Ganze Züge ausprobieren statt einzelner Aktionen; für Spiele mit kurzen Zügen.
cli-train-games = Wie viele Partien nebeneinander gespielt werden.
cli-train-first_layer = Wie viele Zahlen die erste Schicht des Netzes hat.
cli-train-lead_weight = Was ein Vorsprung an Punkten am Ende neben dem Anteil am Sieg zählt, wenn eine Aktion gewählt wird.
cli-train-begin_with = Mit diesem Netz des Spiels beginnen, auch mit einem für eine andere Zahl von Plätzen.
cli-train-against = Gegen dieses Netz oder gegen die Bewertung (judge) gewinnen lernen; es besetzt alle Plätze bis auf einen und lernt nicht.
cli-train-candidates = Wie viele Aktionen bei jeder Entscheidung bis zur nächsten verfolgt werden, bevor eine gewählt wird; langsam.
cli-train-seed = Dieselbe Zahl beginnt dasselbe Training.
cli-arena = Bots gegeneinander spielen lassen und ihre Stärke messen.
cli-arena-bots = Wer spielt, durch Kommas getrennt: Bots, oder eigene Agenten als module:Class oder cmd:BEFEHL; der letzte nimmt die übrigen Plätze ein. Gibt es mehr Bots als Plätze, spielt jede Kombination.
cli-arena-games = Wie viele Partien; ein Protokoll mit weniger wird fortgesetzt.
cli-arena-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-arena-seconds = Wie lange ein eigener Agent für eine Entscheidung brauchen darf.
cli-arena-out = Das Protokoll, eine CSV-Datei; das Bild liegt daneben. Sonst heißt es nach Spiel und Bots.
cli-arena-league = Die Rangliste in diese Datei schreiben, als Kapitel des Spiels.
cli-arena-ray = Auf einem Ray-Cluster spielen; ohne Adresse auf einem, der hier gestartet wird.
cli-dataset = Partien zwischen Bots in eine Datei für Lernprogramme schreiben, mit allem, was gewählt und gezogen wurde.
cli-dataset-games = Wie viele Partien.
cli-dataset-bots = Wer spielt, durch Kommas getrennt; der letzte nimmt die übrigen Plätze ein. Gibt es mehr Bots als Plätze, spielt jede Kombination.
cli-dataset-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-dataset-out = Die Datei im Format Parquet. Sonst heißt sie nach dem Spiel.
cli-puzzles = Rätsel aus Spielen zwischen Bots machen: Stellungen mit einem Zug, der viel besser ist als alle anderen.
cli-puzzles-puzzles = Wie viele Rätsel die Datei haben soll.
cli-puzzles-games = Wie viele Partien höchstens durchsucht werden; eine unterbrochene Suche wird fortgesetzt.
cli-puzzles-minutes = Nach wie vielen Minuten Schluss ist; 0 für nie.
cli-puzzles-vary = Die Partien reihum mit mehreren Werten einer Option spielen, etwa players=2,3,4.
cli-puzzles-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-puzzles-out = Die Datei, zu der Rätsel hinzukommen. Sonst nach dem Spiel benannt.
cli-puzzles-verify = Keine neuen machen, sondern die der Datei mit den jetzigen Bots prüfen und löschen, was nicht mehr stimmt.
puzzles-contradicted = { $key }: { $best } ist kein Rätsel mehr.
puzzles-verifying = Rätsel werden geprüft
puzzles-verified = Noch richtig: { $n } von { $known }.
puzzles-found = { $n }. { $key }: { $best }, um { $gap } Prozentpunkte besser, Wertung { $rating }
puzzles-done = { $looked ->
    [one] Eine Entscheidung
   *[other] { $looked } Entscheidungen
 } in { $games ->
    [one] einer Partie.
   *[other] { $games } Partien.
 } { $n ->
    [0] { $file } hat keine Rätsel.
    [one] { $file } hat ein Rätsel.
   *[other] { $file } hat { $n } Rätsel.
 }

cli-tune = Die Suche eines Spiels und die Fehler seiner Stufen so einstellen, dass jede stärker ist als die darunter.
cli-tune-minutes = Nach so vielen Minuten aufhören; der nächste Lauf macht weiter. 0: keine Grenze.
cli-tune-games = Höchstzahl an Partien für einen Schritt; weniger, wenn ein sequentieller Test entscheidet.
cli-tune-simulations = Die Simulationen der höchsten Stufe. Sonst wie bisher.
cli-tune-save = Die Einstellungen in search.toml im Ordner des Spiels schreiben.
cli-tune-out = Der Ordner für Protokolle und Seite. Sonst heißt er nach dem Spiel.
tune-judge = Lehrlinge spielen: Wie gut ist die Bewertung?
tune-rollouts = Sonne spielt mit und ohne Rollouts.
tune-errors = Die Stufen spielen mit verschiedenen Fehlertemperaturen.
tune-levels = Jede Stufe spielt gegen die darunter.
tune-ordered = Jede Stufe ist stärker als die darunter. Die Seite: { $page }
tune-open = Nicht jeder Schritt ist entschieden. Welche, steht auf der Seite: { $page }
tune-saved = Die Einstellungen stehen in { $file }.
cli-lab = Ein Spiel mit anderen Zahlen auf dem Material spielen und mit dem Original vergleichen.
cli-lab-change = Eine andere Zahl: ihre Stelle in components.toml des Spiels und ihr Wert. Auch mehrmals.
cli-lab-bot = Der Bot auf allen Plätzen.
cli-lab-games = Wie viele Partien mit den alten Zahlen und noch einmal mit den neuen gespielt werden.
cli-lab-seed = Dieselbe Zahl ergibt dieselben Partien.
cli-lab-out = Eine Seite mit Bildern und der Tabelle, eine HTML-Datei.
lab-original = Original
lab-changed = Geändert
lab-heading = { $changes } ({ $level } auf allen Plätzen, Stichproben: { $games })
lab-figure = Mittel je Partie
lab-difference = Unterschied (95 %)
lab-decisions = Entscheidungen
lab-winner = Punkte des Siegers
lab-spread = Punkte vom Ersten zum Letzten
lab-seat = Siege von { $seat }
lab-line = Punkte: { $line }
lab-won-by = Vorsprung des Siegers: { $line }
lab-star = * Der Unterschied ist größer, als der Zufall erklärt.
lab-page = Das Regellabor: { $game }
lab-made = Regeln { $version }, Perihelion { $release }, { $date }. Startwert { $seed }.
lab-page-about = Punkte zeigen, wie weit das geänderte Spiel vom Original abweicht, Linien die 95-%-Intervalle. Schneidet eine Linie die 0 nicht, ist der Unterschied größer, als der Zufall erklärt; von zwanzig Werten ist einer das zufällig.
lab-group-decisions = Entscheidungen pro Partie
lab-group-points = Punkte
lab-group-wins = Siege der Plätze, in Prozentpunkten
lab-group-lead = Wie weit der Sieger vorn liegt, in Punkten
lab-written = Geschrieben: { $file }
cli-bench = Messen, wie viele Entscheidungen je Sekunde zufällige Spiele schaffen.
cli-bench-games = Wie viele Spiele bei jeder Messung gespielt werden.
cli-bench-seed = Dieselbe Zahl ergibt dieselben Partien.

cli-mcp = Sprachmodelle mitspielen lassen: ein Server des Model Context Protocol, über Standardein- und -ausgabe.
cli-warm = Die Spiele jetzt übersetzen, mit Fortschrittsanzeige, statt im Hintergrund.

cli-wasm = Spiele für Browser übersetzen, damit die Bots dort schnell rechnen.
cli-wasm-games = Die Schlüssel der Spiele.
cli-wasm-folder = Der Ordner für die Dateien.

cli-new-game = Ein kleines spielbares Spiel als Ausgangspunkt für dein eigenes schreiben.
cli-new-game-name = Der Name des Spiels: kleine Buchstaben, Ziffern und _.
new-game-name = { $name } kann kein Spiel heißen; ein Name beginnt mit einem kleinen Buchstaben, geht mit kleinen Buchstaben, Ziffern und _ weiter und ist kein Schlüsselwort von Python und kein Modul seiner Bibliothek
new-game-installed = ein Spiel { $name } ist schon installiert; nimm einen anderen Namen
new-game-exists = { $folder } gibt es schon; nichts wurde geschrieben
new-game-written = { $folder } ist geschrieben. Weiter geht es so:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md macht ein Würfelspiel daraus.

cli-language = Eine Sprache prüfen, zeigen, wo eine Nachricht steht, oder eine leere Sprache für eine neue Übersetzung anlegen.
cli-language-action = check oder new.
cli-language-code = Das Kürzel der Sprache, zum Beispiel fr; check ohne Kürzel prüft alle.
cli-language-folder = Bei new: der Ordner, der geschrieben wird.
cli-language-everything = Alles zeigen; sonst die ersten 40 von jeder Art.
cli-language-where = Nur diese Nachricht: wer sie verwendet und welche Seite sie zeigt; die Seite wird geöffnet.
cli-language-address = Mit --where: die Adresse deines Servers.
language-checked = { $messages ->
    [one] eine Nachricht
   *[other] { $messages } Nachrichten
} auf Englisch, { $problems ->
    [0] nichts zu verbessern
    [one] eine Stelle zu verbessern
   *[other] { $problems } Stellen zu verbessern
}
language-same = { $n ->
    [one] Ein Text ist derselbe wie auf Englisch; das kann stimmen:
   *[other] { $n } Texte sind dieselben wie auf Englisch; das kann stimmen:
}
language-unknown = die Sprache { $code } gibt es nicht; möglich: { $codes }
language-new-needs = eine neue Sprache braucht ihr Kürzel aus zwei oder drei Buchstaben und einen Ordner, den es noch nicht gibt: perihelion language new pt perihelion/languages/pt
language-written = { $folder } ist geschrieben. Trag den Namen der Sprache in language.toml ein und unter jedem Kommentar einen Text. docs/translating.md erklärt den Rest; perihelion language check { $code } sagt, was fehlt.
language-where-none = keine Nachricht heißt { $key }
language-where-users = Verwendet von: { $users }
language-user-page = Seiten
language-user-server = Server
language-user-terminal = Kommandozeile und Terminal
language-user-mail = E-Mails und Benachrichtigungen
language-user-folder = Ordner ohne Server
language-where-missing = (fehlt)
language-where-page = Zu sehen unter { $address }
language-where-open = Zu sehen auf Seiten wie { $address }; was großgeschrieben ist, ist jedes Mal anders
language-where-nowhere = Keine Seite zeigt sie.
language-where-several = Mehrere Nachrichten heißen so. Nenne die Datei dazu, dann wird die Seite geöffnet: --where "{ $example }"
language-where-server = Unter { $address } antwortet kein Server. Starte einen: perihelion serve

cli-check = Prüfen, ob das Paket eines Spiels den Vertrag aus docs/contract.md einhält.
cli-check-game = Ein Spiel oder sein Paket.
cli-check-mutate = Fehler in eine Kopie der Regeln einbauen und die auflisten, die die Prüfung nicht bemerkt.
cli-check-limit = Mit --mutate: nur so viele Fehler probieren, zufällig ausgewählt.
cli-check-seed = Mit --mutate --limit: der Startwert der Auswahl.
cli-check-jobs = Mit --mutate: so viele Prozesse probieren gleichzeitig Fehler.
check-reading = Die Regeln werden gelesen …
check-trying = Zufällige Spiele werden gespielt und beobachtet …
check-saying = Die Wörter aller Sprachen werden verglichen …
check-hiding = Gesucht wird nach verratenen Geheimnissen und nach Vermutungen, die dem Gesehenen widersprechen …
check-lessons = Die Lektionen werden ausprobiert …
check-testing = Die Tests des Vertrags laufen und übersetzen das Spiel …
check-problems = { $count ->
    [one] Der Vertrag ist an einer Stelle verletzt:
   *[other] Der Vertrag ist an { $count } Stellen verletzt:
 }
check-no-tests = Bisher keine Fehler. Die Tests des Vertrags brauchen das Extra check: pip install "perihelion[check]"
check-failed = { $game } verletzt den Vertrag: siehe oben.
check-kept = { $game } hält den Vertrag ein.
mutate-checking = Das Spiel selbst wird geprüft
mutate-trying = Fehler werden probiert
mutate-broken = { $game } verletzt den Vertrag schon jetzt, deshalb wurde kein Fehler eingebaut:
mutate-kind = { $kind }: { $found } von { $count } bemerkt
mutate-visibility = Angegebene Sichtbarkeit
mutate-seen = Wer eine Wahl sieht
mutate-events = Ereignisse
mutate-samplers = Vermutungen über Verborgenes
mutate-bounds = Grenzen der Felder
mutate-refusals = Nummern der Regeln, die etwas verbieten
mutate-points = Punkte und Gewinner
mutate-legality = Erlaubte Aktionen
mutate-found = { $count ->
    [one] { $found } von einem Fehler wurde bemerkt.
   *[other] { $found } von { $count } Fehlern wurden bemerkt ({ $share } %).
 }

cli-rules = Zeigen, wie ein Spiel gespielt wird.
cli-rules-game = Ein Spiel.
cli-rules-number = Die Nummer einer Regel, zum Beispiel 20, oder eine Frage: „Darf ich auf meinem eigenen Kometen landen?“
cli-rules-trace = Bei einer Nummer: auch zeigen, wo die Spielregel sie nennt, eine Stellung, in der sie wichtig ist, die Funktionen und die Tests.
cli-rules-reference = Statt der Anleitung die Spezifikation zeigen (englisch); bei einer Nummer deren Regel.

cli-missing-extra = Dafür fehlt das Extra { $extra }: pip install "perihelion[{ $extra }]"
cli-unknown-command = den Befehl { $command } gibt es nicht; möglich: { $commands }
cli-unknown-option = { $option } wird hier nicht verstanden; möglich: { $options }
cli-unknown-game = das Spiel { $game } gibt es nicht; installiert: { $games }
cli-unknown-bot = den Bot { $bot } gibt es nicht; möglich: { $bots }
cli-unreadable = die Datei { $file } gibt es nicht, oder sie ist nicht lesbar
cli-wrong-value = { $option } kann nicht { $value } sein; möglich: { $choices }
cli-wrong-vary = --vary braucht einen Namen und seine Werte, etwa --vary level=1,2,3, nicht { $given }
cli-needs = { $option } wird gebraucht; möglich: { $choices }
cli-load-options = ein gespeichertes Spiel bringt seine Optionen mit; lass { $options } weg

cli-usage = Aufruf:
cli-arguments = Argumente:
cli-options = Optionen:
cli-commands = Befehle:
cli-any-options = [OPTIONEN]
cli-any-command = BEFEHL [ARGUMENTE]...
cli-help = Diese Hilfe zeigen.
cli-default = Vorgabe:
cli-required = nötig
cli-try-help = Hilfe: { $command }
cli-not-understood = { $option } wird hier nicht verstanden
cli-needs-value = { $option } braucht einen Wert
cli-takes-no-value = { $option } hat keinen Wert
cli-needs-integer = { $option } braucht eine ganze Zahl
cli-needs-number = { $option } braucht eine Zahl
cli-too-small = { $option } muss mindestens { $least } sein
cli-too-large = { $option } darf höchstens { $most } sein
cli-wrong-choice = { $option } muss eins davon sein: { $choices }
cli-not-possible = { $option } kann diesen Wert nicht haben
cli-is-missing = { $option } fehlt
cli-unknown-language = die Sprache { $lang } gibt es nicht; möglich: { $langs }

## Der Tisch

sits-person = ein Spieler
sits-greedy = Lehrling (Bot)
sits-random = Zufallsbot
sits-moon = Mond (Bot)
sits-mercury = Merkur (Bot)
sits-venus = Venus (Bot)
sits-earth = Erde (Bot)
sits-mars = Mars (Bot)
sits-jupiter = Jupiter (Bot)
sits-sun = Sonne (Bot)
sits-style = { $name } (Bot)

table-sits = { $player }: { $who }
table-begin = Startwert { $seed }. hilfe zeigt alle Befehle.
table-ask = gib einen Zug oder seine Nummer ein; ? zeigt alle Züge, hilfe alle Befehle
table-changed = Nur was sich geändert hat; brett zeigt alles.
table-enter = Enter drücken.
table-pass = Jetzt ist { $player } am Zug. Gib den Bildschirm weiter.
table-points = Punkte
table-score = Wertung
table-hint = { $actions }: { $says }
table-thinking = Ich denke nach, { $seconds } s … Strg-C bringt dich zurück zu deinem Zug.
table-thinking-first = Die Tipps werden vorbereitet, { $seconds } s … Das geschieht auf jedem Rechner nur einmal und dauert ein bis zwei Minuten, auf einem langsamen oder ausgelasteten fünf. Strg-C bringt dich zurück zu deinem Zug; der nächste Tipp kommt dann schneller.
table-no-hint = Diesmal kein Tipp. Du bist weiter am Zug.
table-equal = { $says }, { $count }-mal
table-warm = Die Bots machen sich bereit; beim ersten Mal dauert das ein bis zwei Minuten.
table-quiet = Seltener gebrauchte Züge … ({ $count })
table-more-moves = { $count ->
    [one] und noch einer: ? zeigt ihn
   *[other] und noch { $count }: ? zeigt sie
}
table-several = „{ $text }“ könnte sein: { $moves }
table-unreadable = „{ $text }“ geht hier nicht. Mit ? siehst du alle Züge.
table-too-many = „{ $text }“ wurde nicht gespielt: Du bist nicht mehr am Zug.
table-no-undo = Es gibt nichts, was du zurücknehmen kannst.
table-rules = perihelion rules { $game } zeigt die Regeln; regeln 20 zeigt hier Regel 20; regeln und eine Frage sucht.
table-save-where = Sag, wohin: speichern mein.game
table-saved = Gespeichert als { $file }
table-help = Hilfe
table-help-moves = Tippe einen Zug, seine Nummer in der Liste oder einen Teil, den nur ein Zug hat; mehrere Züge hintereinander trennst du mit Kommas. Tab ergänzt. Enter zeigt das Brett noch einmal.
table-wins = { $name } gewinnt.
table-win-together = { $names } gewinnen.
table-you-won = { $tie ->
    [1] Du ({ $player }) hast bei Gleichstand gewonnen, { $own } zu { $others }.
   *[other] Du ({ $player }) hast gewonnen, { $own } zu { $others }.
}
table-you-lost = { $tie ->
    [1] Du ({ $player }) hast bei Gleichstand verloren, { $own } zu { $others }.
   *[other] Du ({ $player }) hast verloren, { $own } zu { $others }.
}
table-draw = Das Spiel endet unentschieden.
table-lost = Niemand gewinnt.

command-legal-about = alle Züge; ? und ein Zug: warum er nicht geht
command-hint = tipp
command-hint-about = die besten Züge, was sie bringen und warum
command-undo = zurück
command-undo-about = den letzten eigenen Zug zurücknehmen
command-board = brett
command-board-about = das ganze Brett zeigen
command-score = wertung
command-score-about = das Wertungsblatt
command-log = verlauf
command-log-about = was passiert ist; verlauf 50 zeigt mehr
command-rules = regeln
command-rules-about = regeln 20 zeigt Regel 20; regeln darf ich passen? sucht
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

## Die Arena

train-learning = Lernen
train-progress = Nach { $seconds } s und { $games } Partien: { $share } der Siege gegen { $rival ->
    [judge] die Bewertung
   *[other] { $rival }
 }
train-curve = { $game }: Anteil der Siege gegen { $rival ->
    [judge] die Bewertung
   *[other] { $rival }
 }
train-written = Das Netz steht in { $file }, seine Lernkurve in { $plot }.
arena-compiling = Maschinencode
serve-preparing = Die Bots werden vorbereitet, nur dieses eine Mal; du kannst schon spielen
arena-games = Partien
arena-heading = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
arena-plot = { $game }: Wertungszahlen nach { $games } Partien (95 %) und Anteile an den Siegen
arena-bot = Bot
arena-rating = Wertungszahl (95 %)
arena-share = Anteil an den Siegen (95 %)
arena-points = Punkte
arena-seats = Partien
arena-time = je Entscheidung
arena-failed = { $bot } hat in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} versagt und sie verloren. Beim ersten Mal: { $first }
arena-league = { $file } enthält die Rangliste.
dataset-written = { $file } enthält { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $size } kB.
arena-written = { $log } enthält jede Partie, { $plot } zeigt die Wertungszahlen.

## Tipps

hint-expects = { $bound ->
    [over] Über 99 % Gewinnchance.
    [under] Unter 1 % Gewinnchance.
    [certain] { $share } % Gewinnchance.
   *[about] Etwa { $share } % Gewinnchance.
}
hint-best = Danach hast du { $why } als nach dem zweitbesten Zug{ $price }.
hint-best-price = Dafür hast du { $why } als nach dem zweitbesten Zug.
hint-best-price-of-another = Dafür hat { $player } { $why } als nach dem zweitbesten Zug.
hint-best-of-another = Danach hat { $player } { $why } als nach dem zweitbesten Zug{ $price }.
hint-best-probably = Danach hast du wahrscheinlich { $why } als nach dem zweitbesten Zug{ $price }.
hint-best-probably-of-another = Danach hat { $player } wahrscheinlich { $why } als nach dem zweitbesten Zug{ $price }.
hint-other = Danach hast du { $why } als nach dem besten Zug{ $price }.
hint-other-price = Dafür hast du { $why } als nach dem besten Zug.
hint-other-price-of-another = Dafür hat { $player } { $why } als nach dem besten Zug.
hint-other-of-another = Danach hat { $player } { $why } als nach dem besten Zug{ $price }.
hint-but = , dafür { $why }
hint-but-own = , dafür hast du { $why }
hint-but-of-another = , dafür hat { $player } { $why }
hint-price-named = Der Preis: { $says }
hint-return-named = Dafür gilt: { $says }
hint-second = Zweitbester Zug: { $turn }.
hint-even = Etwa gleich gut: { $turn }.
hint-even-part = Genauso gut: { $other } statt { $this }.
hint-next-turn = Dein nächster Zug könnte sein: { $turn }.
hint-best-later = Einen Zug später hast du { $why } als nach dem zweitbesten Zug{ $price }.
hint-best-later-price = Dafür hast du einen Zug später { $why } als nach dem zweitbesten Zug.
hint-best-later-price-of-another = Dafür hat { $player } einen Zug später { $why } als nach dem zweitbesten Zug.
hint-best-later-of-another = Einen Zug später hat { $player } { $why } als nach dem zweitbesten Zug{ $price }.
hint-other-later = Einen Zug später hast du { $why } als nach dem besten Zug{ $price }.
hint-other-later-price = Dafür hast du einen Zug später { $why } als nach dem besten Zug.
hint-other-later-price-of-another = Dafür hat { $player } einen Zug später { $why } als nach dem besten Zug.
hint-other-later-of-another = Einen Zug später hat { $player } { $why } als nach dem besten Zug{ $price }.
hint-later = Dein Zug bringt jetzt mehr, aber der bessere zahlt sich später aus.
hint-pays-later = Jetzt bringt er weniger, aber später zahlt er sich aus.

story = { $moves }: { $results }
story-then = { $first }, dann { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
more-points = { $n ->
    [one] 1 Punkt mehr
   *[other] { $n } Punkte mehr
}
less-points = { $n ->
    [one] 1 Punkt weniger
   *[other] { $n } Punkte weniger
}
hint-others = die anderen bremsen

## Der Bericht

cli-report = Einen Bericht über ein beendetes Spiel schreiben: Wo wurde es gewonnen, verloren, oder war es nur Pech?
cli-report-file = Eine Spieldatei, wie `speichern` sie schreibt.
cli-report-simulations = Wie viele Simulationen jede Entscheidung prüfen; dieselbe Zahl gibt denselben Bericht.
cli-report-seconds = Höchstens etwa so viele Sekunden brauchen.
cli-report-seed = Dieselbe Zahl gibt dieselben Simulationen.
cli-report-out = Die Seite; sonst heißt sie nach der Spieldatei.
cli-report-json = Alles auch als JSON schreiben.
report-written = { $file } zeigt den Bericht.
report-working = Der Bericht wird geschrieben
report-title = { $game }: Spielbericht
report-result = Ergebnis: { $points }.
report-so-far = Bisher: { $points }.
report-points = { $name } { $points }
report-how = Ein Fehler wird danach beurteilt, was der Spieler in dem Moment wissen konnte. Er zählt nur, wenn der Unterschied eindeutig ist und kein Tipp diesen Zug empfohlen hätte. Kostet er 5 % der verbliebenen Chance, ist er klein, ab 20 % groß. Unter 1 % gilt das Spiel als entschieden. Glück und Kurve rechnen mit allem, auch mit dem, was den Spielern verborgen war.
report-curve = Gewinnchance
report-curve-about = Die Gewinnchance jedes Spielers nach jedem Zug, alles offen. Kreise zeigen Züge mit großen Fehlern.
report-seats = Die Spieler
report-big =
    { $n ->
        [one] 1 großer Fehler
       *[other] { $n } große Fehler
    }
report-small =
    { $n ->
        [one] 1 kleiner Fehler
       *[other] { $n } kleine Fehler
    }
report-no-mistakes = keine eindeutigen Fehler
report-found = bisher { $mistakes }
report-balance = Was das Spiel entschieden hat
percent = { $n } %
report-balance-start = Gewinnchance am Anfang
report-balance-luck = Glück
report-balance-own = Eigene Züge
report-balance-others = Züge der anderen
report-balance-end = Am Ende
report-balance-now = Jetzt
report-balance-about = In Prozentpunkten: Anfang + Glück + Züge = Ende. Über 0 heißt: Die Züge waren besser, als die Kurve erwartet hatte. Was einer verschenkt, gewinnen die anderen; in einem ganzen Spiel kann es deshalb mehr als 100 sein.
report-luck = { $says }.
report-luck-much-good = Sehr viel Glück
report-luck-some-good = Etwas Glück
report-luck-none = Weder Glück noch Pech
report-luck-some-bad = Etwas Pech
report-luck-much-bad = Sehr viel Pech
report-turning-points = Wendepunkte
report-my-turning-points = Deine Wendepunkte
report-others-turning-points =
    { $n ->
        [one] Die anderen: 1 Wendepunkt
       *[other] Die anderen: { $n } Wendepunkte
    }
report-measure = Ein Fehler wiegt so schwer wie der Anteil der Gewinnchance, den er kostet: Wer von 4 % auf 2 % fällt, verliert die Hälfte.
report-searching = Die ersten erscheinen gleich …
report-not-known = Fehler: noch nicht bekannt
report-ahead = { $name } lag nach Punkten ab Zug { $number } von { $of } vorn.
report-ahead-own = Du lagst nach Punkten ab Zug { $number } von { $of } vorn.
report-turn = { $number ->
    [0] Vor dem ersten Zug: { $name }
   *[other] Zug { $number } von { $of }: { $name }
}
report-choice = Die Entscheidung: „{ $played }“ statt „{ $best }“.
report-kind-big = Großer Fehler.
report-kind-small = Kleiner Fehler.
report-none = Kein eindeutiger Fehler gefunden.
report-played = Gespielt: { $says }
report-best = Besser: { $says }
report-lost = Die Gewinnchance fiel von { $before } % auf { $after } % (± { $error }): { $cost } % davon gingen verloren.
report-why = Mit dem besseren Zug hättest du { $why }{ $price }.
report-why-of-another = Mit dem besseren Zug hätte { $player } { $why }{ $price }.
report-why-later = Einen Zug später hättest du mit dem besseren Zug { $why }{ $price }.
report-why-later-of-another = Einen Zug später hätte { $player } mit dem besseren Zug { $why }{ $price }.
report-why-price = Dafür hättest du { $why }.
report-why-price-of-another = Dafür hätte { $player } { $why }.
report-why-later-price = Dafür hättest du dann { $why }.
report-why-later-price-of-another = Dafür hätte { $player } dann { $why }.
report-but-own = , dafür hättest du { $why }
report-but-of-another = , dafür hätte { $player } { $why }
report-unseen = Was der bessere Zug bringt, zeigt sich erst in den Zügen danach.
report-board = Gestrichelt: der bessere Zug. Durchgezogen: was gespielt wurde.
report-show = In der Wiederholung ansehen
report-others = Weitere Fehler ({ $n })
report-doubtful = Mögliche Fehler, noch nicht eindeutig ({ $n })
report-outcomes = Glück und Pech: was am meisten zählte ({ $n })
report-luck-about = Um wie viele Prozentpunkte jede Ziehung besser war als der Durchschnitt; die größten zuerst.
report-turn-short = Zug
report-seat = Spieler
report-played-short = gespielt
report-best-short = besser
report-loss = Verlust
report-outcome = Ergebnis
report-draws = Was gezogen wurde, verglichen mit der Erwartung
report-kind = { $kind } ({ $n })
report-drawn = kam
report-expected = erwartet
