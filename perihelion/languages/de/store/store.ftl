# Warum eine Datenbank nicht benutzt werden kann. Jeweils ein Satz für die Kommandozeile.

store-folder-unwritable = in { $folder } kann nicht geschrieben werden ({ $reason }); wähle mit --data einen anderen Ordner, oder lass dir dort Schreibrechte geben
store-folder-in-use = { $folder } wird schon von einem anderen Server benutzt; beende ihn erst, oder wähle mit --data einen anderen Ordner
store-damaged = { $path } ist beschädigt oder keine Perihelion-Datenbank ({ $reason })
store-newer = { $path } wurde von einer neueren Version von Perihelion geschrieben; installiere diese Version, um sie zu benutzen
store-unopened = { $path } lässt sich nicht öffnen ({ $reason })
store-file-advice = { $problem }; spiele mit `perihelion restore DATEI` eine Sicherung ein, oder wähle mit --data einen anderen Ordner
store-url = { $url } ist keine Datenbankadresse; schreibe postgresql://NUTZER:PASSWORT@RECHNER/NAME, oder nimm --data für einen Ordner
store-unreachable = die Datenbank { $url } ist nicht zu erreichen ({ $reason }); sieh nach, ob PostgreSQL dort läuft und die Adresse stimmt
store-no-worker = ein Worker braucht PostgreSQL, damit mehrere Prozesse zusammenarbeiten können; nenne es mit --database oder PERIHELION_DATABASE
store-one-process = mehrere Serverprozesse brauchen PostgreSQL; nenne es mit --database oder PERIHELION_DATABASE, oder lass --processes weg
store-no-fork = mehrere Serverprozesse brauchen Linux oder macOS; lass --processes weg

backup-no-database = in { $folder } liegt keine Datenbank
backup-not-made = die Sicherung { $file } konnte nicht geschrieben werden ({ $reason })
backup-not-restored = { $file } lässt sich nicht einspielen ({ $reason })
backup-no-file = die Datei { $file } gibt es nicht

copy-no-source = { $place } enthält keine Perihelion-Datenbank, die sich kopieren ließe
copy-not-empty = { $place } ist nicht leer, darum wurde nichts kopiert; nenne einen leeren Ordner oder eine neue Datenbank
copy-damaged = es wurde nichts kopiert: Das Protokoll des Tisches { $table } ist bei Eintrag { $n } beschädigt ({ $reason })
copy-differs = es wurde nichts kopiert: Geschrieben wurde etwas anderes als gelesen ({ $table })

move-not-written = der Tisch wurde nicht exportiert: { $file } kann nicht geschrieben werden ({ $reason })
move-not-read = die Datei { $file } gibt es nicht, oder sie ist nicht lesbar ({ $reason })
move-damaged = { $file } ist beschädigt oder kein exportierter Tisch; es wurde nichts importiert
move-newer = { $file } wurde von einer neueren Version von Perihelion geschrieben; installiere diese Version, um den Tisch zu importieren
move-there = es wurde nichts importiert: Den Tisch { $table } gibt es hier schon
move-game = es wurde nichts importiert: Das Spiel { $game } ist auf diesem Server nicht installiert
move-rules = es wurde nichts importiert: Der Tisch hat Version { $there } der Regeln von { $game }, dieser Server hat Version { $here }; installiere ein neueres Perihelion
move-unreadable = es wurde nichts importiert: Spielt man das Protokoll des Tisches { $table } nach, ergibt sich nicht seine Stellung
move-deal = der Tisch { $table } wurde nicht exportiert: Er spielt eine Partie, die andere auf diesem Server ebenso spielen
check-no-version = { $path } ist weder ein Wheel noch ein Ordner mit dem Paket perihelion noch eine virtuelle Umgebung
check-wheel = das Wheel { $path } lässt sich nicht entpacken ({ $reason })
check-ended = die andere Version startete nicht, oder sie endete mitten in einem Spiel; ihre Meldung steht darüber
check-hidden = { $path } lässt sich nicht prüfen, weil dieses Python Perihelion zuerst in { $found } findet; nimm eine virtuelle Umgebung mit der anderen Version
