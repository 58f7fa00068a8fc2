# Waarom een database niet gebruikt kan worden. Elk één zin, op de opdrachtregel.

store-folder-unwritable = in { $folder } kan niet geschreven worden ({ $reason }); kies een andere map met --data, of vraag om het recht daar te schrijven
store-folder-in-use = een andere server gebruikt { $folder } al; stop die eerst, of kies een andere map met --data
store-damaged = { $path } is beschadigd of geen database van Perihelion ({ $reason })
store-newer = { $path } is geschreven door een nieuwere versie van Perihelion; installeer die versie om het te gebruiken
store-unopened = { $path } kan niet geopend worden ({ $reason })
store-file-advice = { $problem }; zet er een back-up voor in de plaats met `perihelion restore FILE`, of kies een andere map met --data
store-url = { $url } is geen adres van een database; schrijf postgresql://USER:PASSWORD@HOST/NAME, of gebruik --data voor een map
store-unreachable = de database { $url } is niet bereikbaar ({ $reason }); kijk of PostgreSQL daar loopt en of het adres klopt
store-no-worker = een worker heeft PostgreSQL nodig, waar meerdere processen samenwerken; geef de database op met --database of PERIHELION_DATABASE
store-one-process = meerdere servers hebben PostgreSQL nodig, waar ze samenwerken; geef de database op met --database of PERIHELION_DATABASE, of laat --processes weg
store-no-fork = meerdere servers tegelijk hebben Linux of macOS nodig; laat --processes weg

backup-no-database = er is geen database in { $folder }
backup-not-made = de back-up { $file } is niet gemaakt ({ $reason })
backup-not-restored = { $file } kan niet teruggezet worden ({ $reason })
backup-no-file = er is geen bestand { $file }

copy-no-source = { $place } heeft geen database van Perihelion om te kopiëren
copy-not-empty = { $place } is niet leeg, dus er is niets gekopieerd; kies een lege map of een nieuwe database
copy-damaged = er is niets gekopieerd: het log van tafel { $table } is beschadigd bij regel { $n } ({ $reason })
copy-differs = er is niets gekopieerd: wat geschreven is, verschilt van wat gelezen is ({ $table })

move-not-written = de tafel is niet geëxporteerd: { $file } kan niet geschreven worden ({ $reason })
move-not-read = er is geen bestand { $file }, of het kan niet gelezen worden ({ $reason })
move-damaged = { $file } is beschadigd of geen geëxporteerde tafel; er is niets geïmporteerd
move-newer = { $file } is geschreven door een nieuwere versie van Perihelion; installeer die versie om het te importeren
move-there = er is niets geïmporteerd: tafel { $table } is hier al
move-game = er is niets geïmporteerd: het spel { $game } is niet op deze server geïnstalleerd
move-rules = er is niets geïmporteerd: de tafel volgt versie { $there } van de regels van { $game }, en deze server heeft versie { $here }; installeer een nieuwere Perihelion
move-unreadable = er is niets geïmporteerd: het log van tafel { $table } leidt niet naar zijn stelling
move-deal = tafel { $table } is niet geëxporteerd: hij speelt een partij, en anderen spelen dezelfde op deze server
check-no-version = { $path } is geen wheel, geen map met het pakket perihelion en geen virtuele omgeving
check-wheel = het wheel { $path } kan niet uitgepakt worden ({ $reason })
check-ended = de andere versie is niet gestart, of midden in een spel gestopt; zie het bericht hierboven
check-hidden = { $path } kan niet gecontroleerd worden, omdat deze Python Perihelion eerst in { $found } vindt; gebruik een virtuele omgeving met de andere versie
