# Parole comuni a tutti i giochi: la riga di comando, il terminale, il registro.

spectator = Spettatore
log-unseen = { $player } sceglie in segreto.
luck = dadi e carte
gain = { $sign }{ $n ->
    [one] 1 punto
   *[other] { $n } punti
}
list-and = { $first } e { $last }
labelled = { $label }: { $text }

## La riga di comando

cli = Giochi da tavolo intorno al sole: giocarli nel browser o nel terminale, rivederli, misurarli.
cli-lang = La lingua; di norma quella del sistema.
cli-game = Un gioco; di norma tutti.

cli-serve = Avviare il server e aprire la pagina dei giochi nel browser; chi ha un link può entrare.
cli-serve-port = La porta.
cli-serve-host = L’indirizzo su cui ascoltare; con 0.0.0.0 possono entrare altri della tua rete.
cli-serve-browser = Aprire la pagina nel browser.
cli-serve-trusted_proxy = Un proxy davanti al server, le cui intestazioni indicano gli indirizzi dei visitatori.
cli-serve-base_path = Il percorso sotto cui un proxy offre questo server, come /perihelion.
cli-serve-log_format = Il formato del registro: text, o json con un oggetto per riga.
cli-serve-processes = Il numero di processi del server, su porte consecutive da --port; solo PostgreSQL.
cli-serve-verbose = Stampare ogni richiesta.
cli-data = La cartella per i tavoli; di norma una nella tua cartella dei dati.
cli-database = L’indirizzo di un database PostgreSQL per più server (postgresql://USER:PASSWORD@HOST/NAME) invece di una cartella.

cli-operator = Amministrare i gestori del tuo server: link stampa un link che funziona una volta; list; remove.
cli-operator-action = link, list o remove.
cli-operator-guest = Il gestore da togliere; list mostra gli id.
cli-operator-address = L’indirizzo pubblico del tuo server.
cli-operator-said-link = Apri questo link nel tuo browser entro un’ora. Funziona una volta sola.
cli-operator-said-none = { $guest } non è un gestore.
cli-guest = Cercare ospiti, o esportarne, rinominarne, silenziarne, bandirne o eliminarne uno.
cli-guest-action = list, export, rename, mute, unmute, ban, unban o delete.
cli-guest-guest = L’id dell’ospite, o per list una parte del nome.
cli-guest-name = Il nuovo nome.
cli-guest-out = Il file zip da scrivere.
cli-guest-said-name = Manca il nuovo nome: --name NAME
cli-table = Cercare tavoli; chiuderne, eliminarne o spostarne uno; confrontarli con un’altra versione.
cli-table-action = list, close, delete, export, import, links o check.
cli-table-table = L’id del tavolo; per list un giocatore, un gioco o un id; per import un file.
cli-table-ended = Elencare anche i tavoli finiti.
cli-table-out = Il file che export scrive.
cli-table-address = L’indirizzo pubblico del tuo server, per i link.
cli-table-against = Un’altra versione per check: un wheel, una cartella con il pacchetto perihelion, o un ambiente virtuale.
cli-table-said-exported = Il tavolo resta anche qui. Importa il file sull’altro server, poi elimina questo: perihelion table delete { $table }. Non chiuderlo, perché un tavolo chiuso mostra il segreto dei suoi dadi.
cli-table-said-copied = Il file è completo. Questa partita è finita e può restare anche qui.
cli-table-said-links = Manda a ognuno il suo link. Apre il suo posto su questo server, funziona una volta, e per 30 giorni; «links» ne fa di nuovi.
cli-table-said-no-links = Nessuno ha bisogno di un link: tutti i giocatori di questo tavolo sono già stati su questo server.
cli-table-said-against = Indica con --against quale versione: un wheel, una cartella con il pacchetto perihelion, o un ambiente virtuale.
cli-table-said-version = L’altra versione: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: versione delle regole { $here } qui; l’altra versione non ha questo gioco
   *[other] { $game }: versione delle regole { $here } qui, { $there } là
}
cli-table-said-checked = { $n ->
    [one] Controllato un tavolo in corso
   *[other] Controllati { $n } tavoli in corso
}; { $differ ->
    [0] nessuno sarebbe diverso.
    [one] uno sarebbe diverso.
   *[other] { $differ } sarebbero diversi.
} Niente è stato cambiato.
cli-table-differs-choices = prima della mossa { $n }: non più possibili { $gone }; ora possibili { $new }
cli-table-differs-chance = prima della mossa { $n }: altri risultati, o con altre probabilità
cli-table-differs-turn = prima della mossa { $n }: tocca a qualcun altro
cli-table-differs-refused = la mossa { $n } ({ $move }) non riesce: { $why }
cli-table-differs-points = i punti sono { $there } invece di { $here }
cli-table-differs-position = la posizione ha { $there } invece di { $here }
cli-table-differs-unreadable = nemmeno la versione installata qui può leggerlo
cli-id-missing = Manca un id; list li mostra.

cli-tidy = Pulire: archiviare i tavoli vecchi, ed eliminare gli ospiti che non hanno mai giocato.
cli-tidy-dry_run = Mostrare solo che cosa succederebbe.
cli-tidy-finished = Archiviare ed eliminare i tavoli finiti dopo questi giorni; 0 li conserva.
cli-tidy-abandoned = Lo stesso per le partite lasciate a metà.
cli-tidy-waiting = Eliminare i tavoli la cui partita non è mai iniziata dopo questi giorni.
cli-tidy-guests = Eliminare gli ospiti che non si sono mai seduti dopo questi giorni.
cli-tidy-records = Eliminare dopo questi giorni le voci del registro dei gestori e le segnalazioni chiuse.
cli-tidy-automatic = Lasciare che lo faccia il server ogni ora.
cli-tidy-save = Salvare queste impostazioni per il server e non fare altro.
cli-tidy-archive = La cartella per l’archivio; di norma archive nella cartella dei tavoli.
cli-tidy-said-saved = Le impostazioni sono salvate.
cli-tidy-said-finished = { $n ->
    [one] Un tavolo è finito
   *[other] { $n } tavoli sono finiti
} da più di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: da archiviare ed eliminare.
cli-tidy-said-abandoned = { $n ->
    [one] Un tavolo non finito è fermo
   *[other] { $n } tavoli non finiti sono fermi
} da più di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: da archiviare ed eliminare.
cli-tidy-said-waiting = { $n ->
    [one] Un tavolo mai iniziato è fermo
   *[other] { $n } tavoli mai iniziati sono fermi
} da più di { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: da eliminare.
cli-tidy-said-guests = { $n ->
    [one] Un ospite arrivato
   *[other] { $n } ospiti arrivati
} più di { $days ->
    [one] un giorno
   *[other] { $days } giorni
} fa senza mai giocare: da eliminare.
cli-tidy-keeps-finished = I tavoli finiti si conservano.
cli-tidy-keeps-abandoned = Le partite in corso si conservano.
cli-tidy-keeps-waiting = I tavoli la cui partita non è mai iniziata si conservano.
cli-tidy-keeps-guests = Gli ospiti si conservano.
cli-tidy-said-done = Archiviati: { $archived ->
    [one] un tavolo
   *[other] { $archived } tavoli
}. Eliminati: { $deleted ->
    [one] un tavolo
   *[other] { $deleted } tavoli
}, { $guests ->
    [one] un ospite
   *[other] { $guests } ospiti
}.
cli-tidy-said-kept = { $n ->
    [one] Un tavolo resta, perché la partita non si può più leggere
   *[other] { $n } tavoli restano, perché le partite non si possono più leggere
}: { $tables }

cli-verify = Controllare una partita sigillata senza rete: ogni azione, ogni estrazione, il risultato.
cli-verify-file = Una partita sigillata, scaricata da un tavolo finito.
cli-verify-receipt = La ricevuta di un giocatore; si può dare più volte.
cli-verify-seal = Un sigillo del server che un giocatore ha visto; si può dare più volte.
cli-verify-contribution = Un contributo dato da un giocatore; si può dare più volte.
cli-verify-deals = Un file di sfide pubblicate, per controllare che questa sia una di loro.
cli-site = Scrivere il tavolo come cartella di file statici, che non ha bisogno di un server.
cli-site-folder = La cartella da scrivere.
cli-site-server = L’indirizzo di un server Perihelion, per chi cerca altri con cui giocare.
cli-site-base_path = Il percorso della cartella sul suo host; serve solo a host che mandano 404.html per ogni indirizzo.
cli-site-not-an-address = { $given } non è l’indirizzo di un server; ha l’aspetto di https://example.org
cli-site-writing = Si scrivono le pagine…
cli-site-written = La cartella { $folder } è completa. Qualsiasi spazio web può offrirla via https.
cli-backup = Copiare tutti i tavoli in un file; il server può essere in funzione.
cli-backup-file = Il file da scrivere.
cli-restore = Sostituire tutti i tavoli con quelli di un file; il server non deve essere in funzione.
cli-restore-file = Un file scritto da backup.
cli-worker = Fare il lavoro di tutti i server su un database PostgreSQL: bot, orologi, risultati.
cli-worker-verbose = Stampare di più.
cli-copy = Copiare tutto tra una cartella (SQLite) e PostgreSQL, e controllare ogni registro; nessun server deve essere in funzione.
cli-copy-source = Una cartella, o postgresql://USER:PASSWORD@HOST/NAME.
cli-copy-target = Lo stesso; deve essere vuota.
cli-copy-progress = Righe
cli-copy-done = { $tables ->
    [one] Un tavolo
   *[other] { $tables } tavoli
} con { $entries ->
    [one] una voce
   *[other] { $entries } voci
}, { $rows ->
    [one] una riga
   *[other] { $rows } righe
} in tutto, controllate.

cli-games = Elencare i giochi installati.
cli-games-heading = Giochi
cli-games-broken = Pacchetti rotti

cli-play = Giocare nel terminale: persone e bot in qualsiasi posto.
cli-play-seats = I giocatori, separati da virgole: person, random, moon, greedy, mercury, venus, earth, mars, jupiter o sun per ogni posto. Di norma una persona, poi bot greedy.
cli-play-seed = Lo stesso numero dà gli stessi dadi, carte e mosse dei bot.
cli-play-load = Continuare una partita salvata.
cli-play-save = Scrivere la partita in questo file quando finisce o te ne vai.

cli-replay = Mostrare una partita salvata dall’inizio.
cli-replay-file = Un file di partita scritto da `save`.
cli-replay-at = Fermarsi dopo questo numero di voci e mostrare il tabellone.
cli-replay-step = Mostrare il tabellone dopo ogni decisione; Invio continua.

cli-train = Allenare una rete che valuta posizioni, facendola giocare contro sé stessa.
cli-train-out = Il file per la rete; accanto si scrive la sua curva di apprendimento.
cli-train-minutes = Quanto dura tutto l’allenamento.
cli-train-vary = Allenare una rete per più valori di un’opzione, come level=1,2,3.
cli-train-checkpoint = Continuare da questo file se c’è, e scriverlo alla fine.
cli-train-gpu = Allenare sulla GPU; altrimenti, lentamente, sul processore.
cli-train-from_scratch = Non partire dalla valutazione del gioco.
cli-train-whole_turns = Provare turni interi invece di singole azioni; per giochi con turni brevi.
cli-train-games = Il numero di partite giocate in parallelo.
cli-train-first_layer = La grandezza del primo strato della rete.
cli-train-lead_weight = Il peso di un vantaggio in punti, accanto alla quota di vittoria, quando si sceglie un’azione.
cli-train-begin_with = Iniziare con questa rete del gioco, anche una per un altro numero di posti.
cli-train-against = Imparare a battere questa rete, o la valutazione (judge), che occupa tutti i posti tranne uno e non impara.
cli-train-candidates = Quante azioni di ogni decisione si seguono fino alla decisione dopo prima di sceglierne una; lento.
cli-train-seed = Lo stesso numero avvia lo stesso allenamento.
cli-arena = Far giocare i bot tra loro e dare loro un punteggio.
cli-arena-bots = I giocatori, separati da virgole: bot, o i tuoi agenti come module:Class o cmd:COMMAND. L’ultimo prende i posti rimasti. Se ci sono più bot che posti, gioca ogni combinazione.
cli-arena-games = Il numero di partite; un registro che ne ha meno si continua.
cli-arena-seed = Lo stesso numero dà le stesse partite.
cli-arena-seconds = Il limite di tempo dei tuoi agenti per una decisione.
cli-arena-out = Il registro, un file CSV; accanto si scrive il grafico. Di norma prende il nome da gioco e bot.
cli-arena-league = Scrivere la classifica in questa tabella, come capitolo del gioco.
cli-arena-ray = Giocare su un cluster Ray; senza un indirizzo, su uno avviato qui.
cli-dataset = Scrivere partite tra bot in un file per l’apprendimento automatico, con ogni scelta e ogni estrazione.
cli-dataset-games = Il numero di partite.
cli-dataset-bots = I giocatori, separati da virgole. L’ultimo prende i posti rimasti. Se ci sono più bot che posti, gioca ogni combinazione.
cli-dataset-seed = Lo stesso numero dà le stesse partite.
cli-dataset-out = Il file Parquet. Di norma prende il nome dal gioco.
cli-puzzles = Creare problemi da partite tra bot: posizioni con una giocata molto migliore di tutte le altre.
cli-puzzles-puzzles = Il numero di problemi che il file deve avere.
cli-puzzles-games = Il numero massimo di partite in cui cercare; una ricerca interrotta continua.
cli-puzzles-minutes = Fermarsi dopo questi minuti; 0 per mai.
cli-puzzles-vary = Giocare le partite con più valori di un’opzione a turno, come players=2,3,4.
cli-puzzles-seed = Lo stesso numero dà le stesse partite.
cli-puzzles-out = Il file a cui aggiungere problemi. Di norma prende il nome dal gioco.
cli-puzzles-verify = Non creare nuovi problemi; controllare quelli nel file con i bot di oggi e togliere quelli sbagliati.
puzzles-contradicted = { $key }: { $best } non è più un problema.
puzzles-verifying = Controllo i problemi
puzzles-verified = Ancora giusti: { $n } di { $known }.
puzzles-found = { $n }. { $key }: { $best }, davanti di { $gap } punti percentuali, punteggio { $rating }
puzzles-done = { $looked ->
    [one] Una decisione
   *[other] { $looked } decisioni
 } in { $games ->
    [one] una partita.
   *[other] { $games } partite.
 } { $n ->
    [0] { $file } non ha problemi.
    [one] { $file } ha un problema.
   *[other] { $file } ha { $n } problemi.
 }

cli-tune = Regolare la ricerca di un gioco e gli errori dei suoi livelli, così che ognuno sia più forte di quello sotto.
cli-tune-minutes = Fermarsi dopo questi minuti; la prossima volta continua. 0: nessun limite.
cli-tune-games = Il massimo di partite per un passo; meno se un test sequenziale decide.
cli-tune-simulations = Le simulazioni del livello più alto. Di norma come prima.
cli-tune-save = Scrivere le impostazioni in search.toml nella cartella del gioco.
cli-tune-out = La cartella dei registri e della pagina. Di norma prende il nome dal gioco.
tune-judge = Giocano bot greedy: quanto è buona la valutazione?
tune-rollouts = Sole gioca con e senza rollout.
tune-errors = I livelli giocano con più temperature d’errore.
tune-levels = Ogni livello gioca contro quello sotto.
tune-ordered = Ogni livello è più forte di quello sotto. La pagina: { $page }
tune-open = Non ogni passo è deciso. La pagina dice quali: { $page }
tune-saved = Le impostazioni sono in { $file }.
cli-lab = Giocare con altri numeri sul materiale di un gioco, e confrontare con l’originale.
cli-lab-change = Un altro numero: il suo posto in components.toml del gioco, e il suo valore. Si può dare più volte.
cli-lab-bot = Il bot in tutti i posti.
cli-lab-games = Il numero di partite con i numeri originali, e altrettante con quelli cambiati.
cli-lab-seed = Lo stesso numero dà le stesse partite.
cli-lab-out = Una pagina con immagini e la tabella, in un solo file HTML.
lab-original = Originale
lab-changed = Cambiato
lab-heading = { $changes } ({ $level } in tutti i posti, partite per parte: { $games })
lab-figure = Media per partita
lab-difference = Differenza (95 %)
lab-decisions = Decisioni
lab-winner = Punti di chi vince
lab-spread = Punti dal primo all’ultimo
lab-seat = Vittorie di { $seat }
lab-line = Punti: { $line }
lab-won-by = Vantaggio di chi vince: { $line }
lab-star = * La differenza è più grande di quanto il caso spieghi.
lab-page = Il laboratorio delle regole: { $game }
lab-made = Regole { $version }, Perihelion { $release }, { $date }. Seme { $seed }.
lab-page-about = I punti mostrano di quanto il gioco cambiato si discosta dall’originale, le linee gli intervalli al 95 %. Se una linea non tocca lo 0, la differenza supera quanto spiega il caso; su venti valori ne capita uno per caso.
lab-group-decisions = Decisioni per partita
lab-group-points = Punti
lab-group-wins = Vittorie dei posti, in punti percentuali
lab-group-lead = Vantaggio del vincitore, in punti
lab-written = Scritto: { $file }
cli-bench = Misurare quante decisioni al secondo fanno partite casuali.
cli-bench-games = Il numero di partite in ogni misura.
cli-bench-seed = Lo stesso numero dà le stesse partite.

cli-mcp = Far giocare modelli linguistici: un server del Model Context Protocol, su ingresso e uscita standard.
cli-warm = Compilare i giochi ora, con una barra di avanzamento, invece che in sottofondo.

cli-wasm = Compilare giochi per i browser, così i bot lì pensano in fretta.
cli-wasm-games = Le chiavi dei giochi.
cli-wasm-folder = La cartella per i file.

cli-new-game = Scrivere un piccolo gioco giocabile come punto di partenza per il tuo.
cli-new-game-name = Il nome del gioco: lettere minuscole, cifre e _.
new-game-name = { $name } non può essere il nome di un gioco; un nome inizia con una lettera minuscola, continua con lettere minuscole, cifre e _, e non è una parola chiave o un modulo di Python
new-game-installed = un gioco { $name } è già installato; scegli un altro nome
new-game-exists = { $folder } c’è già; non si è scritto niente
new-game-written = { $folder } è stata scritta. Poi:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md ne fa un gioco di dadi.

cli-language = Controlla una lingua, mostra dove si usa un messaggio oppure scrivi una lingua vuota per una nuova traduzione.
cli-language-action = check o new.
cli-language-code = Il codice della lingua, come fr; check senza codice le controlla tutte.
cli-language-folder = Con new: la cartella da scrivere.
cli-language-everything = Mostrare tutto; altrimenti i primi 40 di ogni tipo.
cli-language-where = Solo questo messaggio: chi lo usa e la pagina che lo mostra, che viene aperta.
cli-language-address = Con --where: l’indirizzo del tuo server.
language-checked = { $messages ->
    [one] un messaggio
   *[other] { $messages } messaggi
} in inglese, { $problems ->
    [0] niente da correggere
    [one] una cosa da correggere
   *[other] { $problems } cose da correggere
}
language-same = { $n ->
    [one] Un testo è uguale all’inglese; può essere giusto:
   *[other] { $n } testi sono uguali all’inglese; può essere giusto:
}
language-unknown = non c’è una lingua { $code }; possibili: { $codes }
language-new-needs = una nuova lingua ha bisogno del suo codice di due o tre lettere e di una cartella che non c’è ancora: perihelion language new pt perihelion/languages/pt
language-written = { $folder } è scritta. Metti il nome della lingua in language.toml, e un testo sotto ogni commento. docs/translating.md spiega il resto; perihelion language check { $code } dice che cosa manca.
language-where-none = nessun messaggio si chiama { $key }
language-where-users = Usato da: { $users }
language-user-page = pagine
language-user-server = server
language-user-terminal = riga di comando e terminale
language-user-mail = e-mail e notifiche
language-user-folder = cartella senza server
language-where-missing = (manca)
language-where-page = Si vede qui: { $address }
language-where-open = Si vede su pagine come { $address }; la parte in maiuscolo cambia ogni volta
language-where-nowhere = Nessuna pagina lo mostra.
language-where-several = Più messaggi hanno questo nome. Indica anche il file e la pagina si apre: --where "{ $example }"
language-where-server = Nessun server risponde a { $address }. Avviane uno: perihelion serve

cli-check = Controllare che il pacchetto di un gioco rispetti il contratto di docs/contract.md.
cli-check-game = Un gioco o il suo pacchetto.
cli-check-mutate = Mettere errori in una copia delle regole, ed elencare quelli che il controllo non nota.
cli-check-limit = Con --mutate: provare solo questo numero di errori, scelti a caso.
cli-check-seed = Con --mutate --limit: il seme della scelta.
cli-check-jobs = Con --mutate: processi che provano errori allo stesso tempo.
check-reading = Leggo le regole ...
check-trying = Gioco partite casuali, interpretate e sorvegliate ...
check-saying = Confronto le parole di tutte le lingue ...
check-hiding = Cerco segreti che trapelano, e ipotesi che contraddicono ciò che un giocatore ha visto ...
check-lessons = Provo le lezioni ...
check-testing = Eseguo i test del contratto, che compilano il gioco ...
check-problems = { $count ->
    [one] Il contratto è violato in un punto:
   *[other] Il contratto è violato in { $count } punti:
 }
check-no-tests = Finora nessun problema. I test del contratto hanno bisogno dell’extra check: pip install "perihelion[check]"
check-failed = { $game } non rispetta il contratto: vedi sopra.
check-kept = { $game } rispetta il contratto.
mutate-checking = Controllo il gioco stesso
mutate-trying = Provo gli errori
mutate-broken = { $game } già così non rispetta il contratto, quindi non si è messo nessun errore:
mutate-kind = { $kind }: notati { $found } di { $count }
mutate-visibility = Visibilità dichiarata
mutate-seen = Chi vede una scelta
mutate-events = Eventi
mutate-samplers = Ipotesi su cose nascoste
mutate-bounds = Limiti dei campi
mutate-refusals = Numeri delle regole che rifiutano
mutate-points = Punti e vincitori
mutate-legality = Mosse permesse
mutate-found = { $count ->
    [one] Notato { $found } di un errore.
   *[other] Notati { $found } di { $count } errori ({ $share } %).
 }

cli-rules = Mostrare come si gioca.
cli-rules-game = Un gioco.
cli-rules-number = Il numero di una regola, per esempio 20, o una domanda: "Posso arrivare su una mia cometa?"
cli-rules-trace = Con un numero: mostrare anche dove il regolamento stampato dice la regola, una posizione in cui conta, le funzioni e i test.
cli-rules-reference = Mostrare la specifica (in inglese) invece della guida; con un numero, la sua regola.

cli-missing-extra = Per questo serve l’extra { $extra }, che non è installato: pip install "perihelion[{ $extra }]"
cli-unknown-command = non c’è un comando { $command }; possibili: { $commands }
cli-unknown-option = { $option } qui non si capisce; possibili: { $options }
cli-unknown-game = non c’è un gioco { $game }; installati: { $games }
cli-unknown-bot = non c’è un bot { $bot }; possibili: { $bots }
cli-unreadable = il file { $file } non c’è, o non si può leggere
cli-wrong-value = { $option } non può essere { $value }; possibili: { $choices }
cli-wrong-vary = --vary richiede un nome e i suoi valori, come --vary level=1,2,3, non { $given }
cli-needs = { $option } è necessario; possibili: { $choices }
cli-load-options = una partita salvata ha le sue opzioni; togli { $options }

cli-usage = Uso:
cli-arguments = Argomenti:
cli-options = Opzioni:
cli-commands = Comandi:
cli-any-options = [OPZIONI]
cli-any-command = COMANDO [ARGOMENTI]...
cli-help = Mostra questo aiuto.
cli-default = predefinito:
cli-required = obbligatorio
cli-try-help = Aiuto: { $command }
cli-not-understood = { $option } qui non si capisce
cli-needs-value = dopo { $option } serve un valore
cli-takes-no-value = { $option } non vuole un valore
cli-needs-integer = per { $option } serve un numero intero
cli-needs-number = per { $option } serve un numero
cli-too-small = { $option } deve essere almeno { $least }
cli-too-large = { $option } può essere al massimo { $most }
cli-wrong-choice = { $option } deve essere uno di questi: { $choices }
cli-not-possible = { $option } non può avere questo valore
cli-is-missing = manca { $option }
cli-unknown-language = non c’è una lingua { $lang }; possibili: { $langs }

## Il tavolo

sits-person = una persona
sits-greedy = bot greedy
sits-random = bot casuale
sits-moon = Luna (bot)
sits-mercury = Mercurio (bot)
sits-venus = Venere (bot)
sits-earth = Terra (bot)
sits-mars = Marte (bot)
sits-jupiter = Giove (bot)
sits-sun = Sole (bot)
sits-style = { $name } (bot)

table-sits = { $player }: { $who }
table-begin = Seme { $seed }. Scrivi aiuto per la lista dei comandi.
table-ask = scrivi una mossa o il suo numero; ? elenca le mosse, aiuto elenca i comandi
table-changed = Solo ciò che è cambiato; tabellone mostra tutto.
table-enter = Premi Invio.
table-pass = Ora tocca a { $player }. Passa lo schermo.
table-points = Punti
table-score = Punteggio
table-hint = { $actions }: { $says }
table-thinking = Ci penso, { $seconds } s … Ctrl-C torna alla tua mossa.
table-thinking-first = Preparo i consigli, { $seconds } s … Succede una volta per computer e dura da uno a due minuti, cinque se è lento o occupato. Ctrl-C torna alla tua mossa; il prossimo consiglio sarà poi più veloce.
table-no-hint = Stavolta nessun consiglio. Tocca ancora a te.
table-equal = { $says }, { $count } uguali
table-warm = I bot si preparano; la prima volta ci vuole un minuto o due.
table-quiet = Mosse meno comuni … ({ $count })
table-more-moves = { $count ->
    [one] e un’altra: ? la mostra
   *[other] e altre { $count }: ? le mostra
}
table-several = «{ $text }» può essere: { $moves }
table-unreadable = «{ $text }» qui non è una mossa. Scrivi ? per vedere tutte le mosse.
table-too-many = «{ $text }» non si è giocato: non tocca più a te.
table-no-undo = Non hai niente da annullare.
table-rules = perihelion rules { $game } mostra le regole; regole 20 mostra qui la regola 20; regole e una domanda cerca.
table-save-where = Di’ dove: salva mio.game
table-saved = Salvato come { $file }
table-help = Aiuto
table-help-moves = Scrivi una mossa, il suo numero nella lista, o una parte che ha solo lei; separa con virgole più mosse di un turno. Tab completa. Invio mostra di nuovo il tabellone.
table-wins = { $name } vince.
table-win-together = Vincono { $names }.
table-you-won = { $tie ->
    [1] Hai vinto lo spareggio ({ $player }), { $own } a { $others }.
   *[other] Hai vinto ({ $player }), { $own } a { $others }.
}
table-you-lost = { $tie ->
    [1] Hai perso lo spareggio ({ $player }), { $own } a { $others }.
   *[other] Hai perso ({ $player }), { $own } a { $others }.
}
table-draw = La partita finisce pari.
table-lost = Nessuno vince.

command-legal-about = tutte le mosse; ? e una mossa dice perché non è possibile
command-hint = consiglio
command-hint-about = le mosse migliori, i loro risultati attesi, e perché
command-undo = annulla
command-undo-about = annullare la tua ultima mossa
command-board = tabellone
command-board-about = mostrare tutto il tabellone
command-score = punti
command-score-about = il foglio dei punti
command-log = registro
command-log-about = che cosa è successo; registro 50 mostra di più
command-rules = regole
command-rules-about = regole 20 mostra la regola 20; regole posso passare? cerca
command-save = salva
command-save-about = salva FILE scrive la partita in un file
command-help = aiuto
command-help-about = questa lista
command-quit = esci
command-quit-about = uscire; la partita è salvata

replay-of = Voce { $done } di { $all }.

## Misurare

bench-decisions = decisioni/s
bench-interpreted = interpretato
bench-one-core = compilato, un core
bench-all-cores = compilato, { $cores ->
    [one] ancora un core
   *[other] { $cores } core
}

## L’arena

train-learning = Apprendimento
train-progress = Dopo { $seconds } s e { $games } partite: { $share } delle vittorie contro { $rival ->
    [judge] la valutazione
   *[other] { $rival }
 }
train-curve = { $game }: quota delle vittorie contro { $rival ->
    [judge] la valutazione
   *[other] { $rival }
 }
train-written = La rete è in { $file }, la sua curva di apprendimento in { $plot }.
arena-compiling = Codice macchina
serve-preparing = Preparo i bot, solo questa volta; intanto puoi giocare
arena-games = Partite
arena-heading = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}
arena-plot = { $game }: punteggi dopo { $games } partite (95 %), e quote delle vittorie
arena-bot = bot
arena-rating = punteggio (95 %)
arena-share = quota delle vittorie (95 %)
arena-points = punti
arena-seats = partite
arena-time = per decisione
arena-failed = { $bot } non ha funzionato in { $games ->
    [one] una partita
   *[other] { $games } partite
} e lì ha perso. La prima volta: { $first }
arena-league = { $file } ha la classifica.
dataset-written = { $file } contiene { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $size } kB.
arena-written = { $log } contiene ogni partita, { $plot } mostra i punteggi.

## Consigli

hint-expects = { $bound ->
    [over] Probabilità di vincere: oltre il 99 %.
    [under] Probabilità di vincere: sotto l’1 %.
    [certain] Probabilità di vincere: { $share } %.
   *[about] Probabilità di vincere: circa { $share } %.
}
hint-best = Alla fine hai { $why } rispetto alla seconda miglior giocata{ $price }.
hint-best-price = Ma hai { $why } rispetto alla seconda miglior giocata.
hint-best-price-of-another = Ma { $player } ha { $why } rispetto alla seconda miglior giocata.
hint-best-of-another = Alla fine { $player } ha { $why } rispetto alla seconda miglior giocata{ $price }.
hint-best-probably = Probabilmente alla fine hai { $why } rispetto alla seconda miglior giocata{ $price }.
hint-best-probably-of-another = Probabilmente alla fine { $player } ha { $why } rispetto alla seconda miglior giocata{ $price }.
hint-other = Alla fine hai { $why } rispetto alla giocata migliore{ $price }.
hint-other-price = Ma hai { $why } rispetto alla giocata migliore.
hint-other-price-of-another = Ma { $player } ha { $why } rispetto alla giocata migliore.
hint-other-of-another = Alla fine { $player } ha { $why } rispetto alla giocata migliore{ $price }.
hint-but = , ma { $why }
hint-but-own = , ma hai { $why }
hint-but-of-another = , ma { $player } ha { $why }
hint-price-named = C’è un prezzo. { $says }
hint-return-named = Però c’è un vantaggio. { $says }
hint-second = La seconda migliore: { $turn }.
hint-even = Quasi altrettanto buona: { $turn }.
hint-even-part = Altrettanto buono: { $other } invece di { $this }.
hint-next-turn = Il tuo prossimo turno potrebbe essere: { $turn }.
hint-best-later = Un turno dopo hai { $why } rispetto alla seconda miglior giocata{ $price }.
hint-best-later-price = Ma un turno dopo hai { $why } rispetto alla seconda miglior giocata.
hint-best-later-price-of-another = Ma un turno dopo { $player } ha { $why } rispetto alla seconda miglior giocata.
hint-best-later-of-another = Un turno dopo { $player } ha { $why } rispetto alla seconda miglior giocata{ $price }.
hint-other-later = Un turno dopo hai { $why } rispetto alla giocata migliore{ $price }.
hint-other-later-price = Ma un turno dopo hai { $why } rispetto alla giocata migliore.
hint-other-later-price-of-another = Ma un turno dopo { $player } ha { $why } rispetto alla giocata migliore.
hint-other-later-of-another = Un turno dopo { $player } ha { $why } rispetto alla giocata migliore{ $price }.
hint-later = Il tuo turno ora porta di più, ma quello migliore rende dopo.
hint-pays-later = Ora porta di meno, ma rende dopo.

story = { $moves }: { $results }
story-then = { $first }, poi { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
more-points = { $n ->
    [one] 1 punto in più
   *[other] { $n } punti in più
}
less-points = { $n ->
    [one] 1 punto in meno
   *[other] { $n } punti in meno
}
hint-others = ostacolare gli altri

## Il rapporto

cli-report = Scrivere un rapporto di una partita finita: dove è stata vinta, persa, o solo sfortunata.
cli-report-file = Un file di partita scritto da `save`.
cli-report-simulations = Il numero di simulazioni per decisione; lo stesso numero dà lo stesso rapporto.
cli-report-seconds = Metterci al massimo circa questi secondi.
cli-report-seed = Lo stesso numero dà le stesse simulazioni.
cli-report-out = La pagina; di norma prende il nome dal file di partita.
cli-report-json = Scrivere tutto anche come JSON.
report-written = { $file } mostra il rapporto.
report-working = Scrivo il rapporto
report-title = { $game }: rapporto della partita
report-result = Risultato: { $points }.
report-so-far = Finora: { $points }.
report-points = { $name } { $points }
report-how = Un errore si giudica da ciò che il giocatore poteva sapere in quel momento, e conta solo se la differenza è chiara e il turno non è quello di un consiglio. Dal 5 % della probabilità rimasta è piccolo, dal 20 % grande. Sotto l’1 % la partita vale come decisa. Fortuna e curva si calcolano sapendo tutto, anche ciò che era nascosto ai giocatori.
report-curve = Probabilità di vincere
report-curve-about = La probabilità di vincere di ogni giocatore dopo ogni turno, sapendo tutto. I cerchi segnano i turni con grandi errori.
report-seats = I giocatori
report-big =
    { $n ->
        [one] 1 grande errore
       *[other] { $n } grandi errori
    }
report-small =
    { $n ->
        [one] 1 piccolo errore
       *[other] { $n } piccoli errori
    }
report-no-mistakes = nessun errore chiaro
report-found = finora { $mistakes }
report-balance = Che cosa ha deciso la partita
percent = { $n } %
report-balance-start = Probabilità di vincere all’inizio
report-balance-luck = Fortuna
report-balance-own = Turni propri
report-balance-others = Turni degli altri
report-balance-end = Alla fine
report-balance-now = Ora
report-balance-about = In punti percentuali: inizio + fortuna + turni = fine. Sopra 0 i turni sono stati migliori di quanto la curva si aspettava. Ciò che un giocatore regala lo guadagnano gli altri, quindi in una partita intera può essere più di 100.
report-luck = Fortuna: { $says }.
report-luck-much-good = molto buona
report-luck-some-good = abbastanza buona
report-luck-none = né buona né cattiva
report-luck-some-bad = piuttosto cattiva
report-luck-much-bad = molto cattiva
report-turning-points = Punti di svolta
report-my-turning-points = I tuoi punti di svolta
report-others-turning-points =
    { $n ->
        [one] Gli altri: 1 punto di svolta
       *[other] Gli altri: { $n } punti di svolta
    }
report-measure = Un errore si misura con la parte della tua probabilità di vincere che costa: passare dal 4 % al 2 % ne perde la metà.
report-searching = I primi appariranno tra un momento…
report-not-known = errori: non ancora noti
report-ahead = Nei punti { $name } era in testa dal turno { $number } di { $of } in poi.
report-ahead-own = Nei punti eri in testa dal turno { $number } di { $of } in poi.
report-turn = { $number ->
    [0] Prima del primo turno: { $name }
   *[other] Turno { $number } di { $of }: { $name }
}
report-choice = La decisione: «{ $played }» invece di «{ $best }».
report-kind-big = Grande errore.
report-kind-small = Piccolo errore.
report-none = Non si è trovato nessun errore chiaro.
report-played = Giocato: { $says }
report-best = Meglio: { $says }
report-lost = La probabilità di vincere era { $before } %, poi { $after } % (± { $error }): una perdita di { $cost } %.
report-why = Con la giocata migliore avresti { $why }{ $price }.
report-why-of-another = Con la giocata migliore { $player } avrebbe { $why }{ $price }.
report-why-later = Con la giocata migliore un turno dopo avresti { $why }{ $price }.
report-why-later-of-another = Con la giocata migliore un turno dopo { $player } avrebbe { $why }{ $price }.
report-why-price = D’altra parte avresti { $why }.
report-why-price-of-another = D’altra parte { $player } avrebbe { $why }.
report-why-later-price = D’altra parte poi avresti { $why }.
report-why-later-price-of-another = D’altra parte { $player } poi avrebbe { $why }.
report-but-own = , ma avresti { $why }
report-but-of-another = , ma { $player } avrebbe { $why }
report-unseen = Ciò che la giocata migliore guadagna si vede solo nei turni seguenti.
report-board = Tratteggiato: la mossa migliore. Continuo: ciò che è stato giocato.
report-show = Mostralo nella replica
report-others = Altri errori ({ $n })
report-doubtful = Possibili errori, non ancora chiari ({ $n })
report-outcomes = Le estrazioni che hanno contato di più ({ $n })
report-luck-about = Di quanti punti percentuali ogni estrazione è stata migliore della media; prima la più grande.
report-turn-short = turno
report-seat = giocatore
report-played-short = giocato
report-best-short = meglio
report-loss = costo
report-outcome = risultato
report-draws = Che cosa è uscito, rispetto all’atteso
report-kind = { $kind } ({ $n })
report-drawn = usciti
report-expected = attesi
