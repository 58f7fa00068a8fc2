# Warum eine Datenbank nicht benutzt werden kann. Jeweils ein Satz für die Kommandozeile.

store-folder-unwritable = In { $folder } kann nicht geschrieben werden ({ $reason }); wähle mit --data einen anderen Ordner, oder lass dir dort das Recht zum Schreiben geben
store-folder-in-use = { $folder } wird schon von einem anderen Server benutzt; beende ihn erst, oder wähle mit --data einen anderen Ordner
store-damaged = { $path } ist beschädigt oder keine Datenbank von Perihelion ({ $reason })
store-newer = { $path } wurde von einer neueren Version von Perihelion geschrieben; installiere diese Version, um sie zu benutzen
store-unopened = { $path } lässt sich nicht öffnen ({ $reason })
store-file-advice = { $problem }; spiele mit `perihelion restore DATEI` eine Sicherung ein, oder wähle mit --data einen anderen Ordner
store-url = { $url } ist keine Adresse einer Datenbank; schreibe postgresql://NUTZER:PASSWORT@RECHNER/NAME, oder nimm --data für einen Ordner
store-unreachable = Die Datenbank { $url } ist nicht zu erreichen ({ $reason }); sieh nach, ob PostgreSQL dort läuft und die Adresse stimmt
store-no-worker = Ein Worker braucht PostgreSQL, wo mehrere Prozesse zusammenarbeiten; nenne es mit --database oder PERIHELION_DATABASE
store-one-process = Mehrere Server brauchen PostgreSQL, wo sie zusammenarbeiten; nenne es mit --database oder PERIHELION_DATABASE, oder lass --processes weg
store-no-fork = mehrere Server zugleich brauchen Linux oder macOS; lass --processes weg

backup-no-database = In { $folder } liegt keine Datenbank
backup-not-made = Die Sicherung { $file } wurde nicht gemacht ({ $reason })
backup-not-restored = { $file } lässt sich nicht einspielen ({ $reason })
backup-no-file = Es gibt keine Datei { $file }

copy-no-source = { $place } enthält keine Datenbank von Perihelion, die sich kopieren ließe
copy-not-empty = { $place } ist nicht leer, darum wurde nichts kopiert; nenne einen leeren Ordner oder eine neue Datenbank
copy-damaged = Es wurde nichts kopiert: Das Protokoll des Tisches { $table } ist bei Eintrag { $n } beschädigt ({ $reason })
copy-differs = Es wurde nichts kopiert: Geschrieben wurde etwas anderes als gelesen ({ $table })

move-not-written = Der Tisch wurde nicht ausgegeben: { $file } kann nicht geschrieben werden ({ $reason })
move-not-read = Eine Datei { $file } gibt es nicht, oder sie ist nicht lesbar ({ $reason })
move-damaged = { $file } ist beschädigt oder kein ausgegebener Tisch; es wurde nichts eingelesen
move-newer = { $file } wurde von einer neueren Version von Perihelion geschrieben; installiere diese Version, um den Tisch einzulesen
move-there = Es wurde nichts eingelesen: Den Tisch { $table } gibt es hier schon
move-game = Es wurde nichts eingelesen: Das Spiel { $game } ist auf diesem Server nicht installiert
move-rules = Es wurde nichts eingelesen: Der Tisch folgt Version { $there } der Regeln von { $game }, dieser Server hat Version { $here }; installiere ein neueres Perihelion
move-unreadable = Es wurde nichts eingelesen: Das Protokoll des Tisches { $table } führt nicht zu seiner Stellung
move-deal = Der Tisch { $table } wurde nicht ausgegeben: Er spielt eine Partie, die andere auf diesem Server ebenso spielen
check-no-version = { $path } ist weder ein Wheel noch ein Ordner mit dem Paket perihelion noch eine virtuelle Umgebung
check-wheel = Das Wheel { $path } lässt sich nicht entpacken ({ $reason })
check-ended = Die andere Version startete nicht, oder sie endete mitten in einem Spiel; ihre Meldung steht darüber
check-hidden = { $path } lässt sich nicht prüfen, weil dieses Python Perihelion zuerst in { $found } findet; nimm eine virtuelle Umgebung mit der anderen Version
