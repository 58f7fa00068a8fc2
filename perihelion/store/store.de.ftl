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
