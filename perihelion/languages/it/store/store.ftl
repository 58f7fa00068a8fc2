# Perché un database non si può usare. Una frase ciascuna, per la riga di comando.

store-folder-unwritable = in { $folder } non si può scrivere ({ $reason }); scegli un’altra cartella con --data, o chiedi il permesso di scrivere lì
store-folder-in-use = un altro server usa già { $folder }; prima fermalo, o scegli un’altra cartella con --data
store-damaged = { $path } è danneggiato o non è un database di Perihelion ({ $reason })
store-newer = { $path } è stato scritto da una versione più nuova di Perihelion; installa quella versione per usarlo
store-unopened = { $path } non si può aprire ({ $reason })
store-file-advice = { $problem }; metti al suo posto una copia di sicurezza con `perihelion restore FILE`, o scegli un’altra cartella con --data
store-url = { $url } non è l’indirizzo di un database; scrivi postgresql://USER:PASSWORD@HOST/NAME, o usa --data per una cartella
store-unreachable = il database { $url } non è raggiungibile ({ $reason }); controlla che PostgreSQL sia in funzione lì e che l’indirizzo sia giusto
store-no-worker = un worker ha bisogno di PostgreSQL, dove più processi lavorano insieme; indicalo con --database o PERIHELION_DATABASE
store-one-process = più server hanno bisogno di PostgreSQL, dove lavorano insieme; indicalo con --database o PERIHELION_DATABASE, o togli --processes
store-no-fork = per più server insieme serve Linux o macOS; togli --processes

backup-no-database = in { $folder } non c’è un database
backup-not-made = la copia { $file } non è stata fatta ({ $reason })
backup-not-restored = { $file } non si può ripristinare ({ $reason })
backup-no-file = non c’è un file { $file }

copy-no-source = in { $place } non c’è un database di Perihelion da copiare
copy-not-empty = { $place } non è vuoto, quindi non si è copiato niente; indica una cartella vuota o un nuovo database
copy-damaged = non si è copiato niente: il registro del tavolo { $table } è danneggiato alla voce { $n } ({ $reason })
copy-differs = non si è copiato niente: ciò che è stato scritto è diverso da ciò che è stato letto ({ $table })

move-not-written = il tavolo non è stato esportato: { $file } non si può scrivere ({ $reason })
move-not-read = non c’è un file { $file }, o non si può leggere ({ $reason })
move-damaged = { $file } è danneggiato o non è un tavolo esportato; non si è importato niente
move-newer = { $file } è stato scritto da una versione più nuova di Perihelion; installa quella versione per importarlo
move-there = non si è importato niente: il tavolo { $table } è già qui
move-game = non si è importato niente: il gioco { $game } non è installato su questo server
move-rules = non si è importato niente: il tavolo segue la versione { $there } delle regole di { $game }, e questo server ha la versione { $here }; installa un Perihelion più nuovo
move-unreadable = non si è importato niente: il registro del tavolo { $table } non porta alla sua posizione
move-deal = il tavolo { $table } non è stato esportato: vi si gioca una sfida, e altri giocano la stessa su questo server
check-no-version = { $path } non è né un wheel né una cartella con il pacchetto perihelion né un ambiente virtuale
check-wheel = il wheel { $path } non si può aprire ({ $reason })
check-ended = l’altra versione non è partita, o si è fermata a metà di una partita; vedi il suo messaggio sopra
check-hidden = { $path } non si può controllare, perché questo Python trova prima Perihelion in { $found }; usa un ambiente virtuale con l’altra versione
