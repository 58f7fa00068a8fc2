# Che cosa dice il tavolo: inviti, le sue righe del registro, rifiuti. $name è il nome di una persona o di un bot.

## Inviti

prompt-wait = Tocca a { $player }.
prompt-wait-named = Tocca a { $name }.
prompt-thinks = { $name } ci pensa.
prompt-choosing = { $n ->
    [one] { $names } sta ancora scegliendo.
   *[other] Stanno ancora scegliendo: { $names }.
}
prompt-free = Il posto { $player } è libero. Invita un amico o metti lì un bot.
prompt-held = Si aspetta: { $names }. La partita inizia quando ci sono tutti.
prompt-sealing = Un momento: si sta preparando la partita.
prompt-sealing-others = Un momento: si aspetta { $players }.
prompt-kept = Un’altra partita con gli stessi giocatori: il tuo posto è riservato.
prompt-start = { $n ->
    [one] Un posto è ancora libero.
   *[other] { $n } posti sono ancora liberi.
}
prompt-confirm = Il tuo turno è fatto. Confermalo o annulla qualcosa.
prompt-confirm-other = { $name } deve ancora confermare il turno.
prompt-over = La partita è finita.
prompt-chance = Si sta inserendo il prossimo lancio o la prossima carta.
prompt-closed = Questo tavolo è chiuso.
prompt-rules = Le regole sono cambiate da quando questa partita è iniziata. Continuare da qui?

over-wins = { $name } vince.
over-wins-points = { $name } vince { $points }.
over-you = Hai vinto.
over-you-points = Hai vinto { $points }.
over-tie-break = Ha deciso lo spareggio.
over-you-together = Avete vinto tu e { $names }.
over-together = Vincono { $names }.
over-draw = La partita finisce pari.
over-lost = Nessuno vince.
over-resigned = { $n ->
    [one] { $names } ha abbandonato.
   *[other] { $names } hanno abbandonato.
}
over-agreed = La partita è finita in anticipo.

## Notifiche

error-notice-address = A questo indirizzo non si possono mandare notifiche. Deve iniziare con https:// ed essere su internet.
error-notice-mail = A questo indirizzo non si possono mandare e-mail.
error-passkey = Questa passkey qui non funziona. Forse è stata rimossa, o ci è voluto troppo: riprova.
error-passkeys = Hai già { $n } passkey, il massimo. Prima rimuovine una.
error-passkey-known = Questa passkey è già nota.
error-addresses = Hai già { $n } indirizzi, il massimo. Prima rimuovine uno.
error-notice-mail-failed = Non è stato possibile mandare l’e-mail. Riprova più tardi.
error-notice-keys = Questo browser non ha mandato una chiave valida.
error-notice-channels = Le notifiche possono andare in { $n } posti al massimo. Prima rimuovine uno.
error-notice-zone = Questo fuso orario è sconosciuto.

## Finire prima una partita

resign-wins = Così la partita finisce, e { $n ->
    [one] vince { $names }
   *[other] vincono { $names }
}. Abbandonare?
resign-ends = Così la partita finisce. Abbandonare?
resign-bot = Un bot gioca al tuo posto fino alla fine. Non puoi più vincere né tornare a questo posto. Abbandonare?
offer-all = La partita finisce ora, con i punti attuali, se tutti gli altri sono d’accordo. Proporlo?
offer-alone = La partita finisce ora, con i punti attuali. Finirla?

## Il registro

said-take = { $name } gioca { $player }.
said-back = { $name } è di nuovo qui e gioca { $player }.
said-moved = Da ora { $name } gioca { $player }.
said-bot = Un bot ({ $level }) gioca { $player }.
said-leave = Il posto { $player } è libero.
said-absent = { $name } non c’è. Fino al suo ritorno un bot ({ $level }) gioca { $player }.
said-late-seat = Il tempo di { $name } è finito. Ora un bot ({ $level }) gioca { $player }.
said-removed = Il posto { $player } è libero.
said-removed-bot = Un bot ({ $level }) gioca { $player } fino alla fine.
said-remove = Chi ospita ha allontanato { $name } dal tavolo.
said-start = La partita inizia.
said-undo = { $player } annulla un passo.
said-undo-agreed = Tutti sono d’accordo: { $player } annulla il turno.
said-ask = { $player } chiede di annullare di più.
said-agree = { $player } è d’accordo.
said-refuse = { $player } non è d’accordo, quindi non si annulla niente.
said-late-move = Il tempo di { $player } è finito. Un bot fa la mossa.
said-late-note = Il tempo di { $player } è finito.
said-late = Il tempo di { $player } è finito.
said-pause = { $player } è in vacanza (ritorno: { $day }). L’orologio è fermo.
said-pause-over = { $player } è di ritorno dalla vacanza.
date = { $day } { $month ->
     [1] gennaio
     [2] febbraio
     [3] marzo
     [4] aprile
     [5] maggio
     [6] giugno
     [7] luglio
     [8] agosto
     [9] settembre
     [10] ottobre
     [11] novembre
    *[12] dicembre
}
said-rules = Le regole sono state aggiornate. In questa partita non cambia niente.
said-checkpoint = Le regole sono state aggiornate, e con quelle nuove questa partita sarebbe andata diversamente. Continua dalla posizione salvata.
said-go_on = { $name } vuole continuare.
said-seal = Non rivelato in tempo: { $n ->
    [one] una parte
   *[other] alcune parti
} del sigillo ({ $players }). L’inizio si ripete con un nuovo sigillo.
said-seal-out = Per la seconda volta non rivelata in tempo: { $n ->
    [one] una parte
   *[other] alcune parti
} del sigillo ({ $players }). L’inizio si ripete senza.
said-without = Nessuna parte aggiunta in tempo al sigillo: { $players }. La partita inizia senza { $n ->
    [one] quella parte
   *[other] quelle parti
}.
said-sealed = È tutto sigillato ({ luck }). Oltre al server hanno aggiunto una parte: { $players }.
said-contribute = { $player } aggiunge una parte al sigillo; conta da ora in poi.
said-close = Il tavolo è stato chiuso.
said-resign = { $name } abbandona.
said-offer = { $player } propone di finire ora la partita, con i punti attuali.
said-accept = { $player } è d’accordo di finire la partita.
said-decline = { $player } preferisce giocare ancora, quindi la partita continua.
said-decline-played = { $player } gioca ancora, quindi la partita continua.
said-decline-withdrawn = { $player } ritira la proposta, e la partita continua.
said-finish-agreed = La partita finisce in anticipo. Valgono i punti attuali.
said-finish-resigned = La partita è finita.
said-history = { $player }: { $text }
said-history-chance = Caso: { $text }
said-history-unseen = Una scelta segreta.

## Il sigillo

fair-soon = Il caso ({ luck }) si sigilla quando la partita inizia, e tutti al tavolo aggiungono una parte.
fair-waits = Il caso ({ luck }) si sta sigillando. Si aspetta { $players }.
fair-alone = Il caso ({ luck }) lo decide solo il server: nessun dispositivo dei giocatori vi contribuisce.
fair-entered = Questa partita si gioca a un tavolo vero, con dadi e carte veri. Si inserisce ciò che esce.
fair-sealed = Il caso ({ luck }) è sigillato dal server insieme a { $players }: nessuno può sceglierlo, e alla fine puoi controllare ogni estrazione.
fair-sealed-old = Il caso ({ luck }) è stato sigillato dal server e da { $players }, al modo di una versione precedente.
fair-open = Il sigillo è aperto: chiunque può controllare ogni estrazione.
fair-before = Questa partita è di un tempo in cui il caso ({ luck }) non si sigillava ancora.

## Annullare

undo-watching = Qui non hai un posto.
undo-over = La partita è finita.
undo-nothing = Non c’è niente che puoi annullare.
undo-passed = Il prossimo giocatore ha già iniziato.
undo-dice = Si è lanciato o pescato qualcosa, e resta così.
undo-others = Da allora hanno giocato altri.
undo-revealed = Si è rivelato qualcosa di nascosto.

## Cose sul tabellone

touch-leads-to = Tocca: { $n ->
    [one] 1 mossa
   *[other] { $n } mosse
}
touch-does-nothing = Ora non c’è niente da farne.

## Rifiuti

error-unknown = A questo indirizzo non c’è nessuna pagina.
error-unknown-table = A questo indirizzo non c’è nessun tavolo. Il link è copiato per intero?
error-unknown-review = A questo indirizzo non c’è niente da guardare insieme. Il link è copiato per intero?
error-unknown-game = Questo gioco non esiste.
error-illegal = Non è permesso.
error-stale = Intanto la partita è andata avanti. Ora sta così.
error-not-your-seat = Non è il tuo posto.
error-not-your-turn = Non tocca a te.
error-not-host = Può farlo solo chi ospita questo tavolo.
error-not-leader = Qui guida un’altra persona.
error-absent = Questa persona non è qui.
error-remove-host = Chi ospita non si può allontanare.
error-removed = Chi ospita ti ha allontanato da questo tavolo.
error-seen = Hai già visto questo tavolo da un altro posto, quindi non puoi prendere questo.
error-no-hints = A questo tavolo non ci sono consigli.
error-no-report = Non è stato possibile fare il rapporto.
error-reports = Si stanno facendo { $n } rapporti per te. Puoi avviarne un altro quando uno è completo.
error-no-mistakes = Prima apri il rapporto. Quando è completo, puoi rigiocare i suoi errori.
error-waiting = La partita non è ancora iniziata, o è in pausa.
error-waiting-confirm = Prima va confermato il turno.
error-nothing-to-confirm = Non c’è niente da confermare.
error-offer = Questa proposta di finire la partita non è più aperta.
error-offer-open = Qualcuno ha già proposto di finire la partita. Puoi rispondere.
error-nobody-asked = Nessuno chiede di annullare qualcosa.
error-undo = Non si può annullare.
error-taken = Questo posto è occupato.
error-all-taken = Ora tutti i posti sono occupati. Puoi guardare.
error-already-seated = Hai già un posto a questo tavolo.
error-seat-closed = Chi giocava a questo posto è fuori dalla partita. Fino alla fine gioca un bot.
error-no-newcomers = Chi ospita ha allontanato qualcuno da questa partita, quindi nessun altro può entrare. Il posto libero può prenderlo un bot.
error-over = La partita è finita.
error-running = Puoi farlo quando la partita è finita.
error-closed = Questo tavolo è chiuso.
error-rules-lost = Le regole sono cambiate tanto che questa partita non può continuare.
error-slow-rule = Questo tavolo è stato chiuso: la regola «{ $rule }» del gioco non è finita entro { $seconds } secondi ({ $place }).
error-slow-game = La regola «{ $rule }» di questo gioco non è finita entro { $seconds } secondi ({ $place }).
error-seal = Ora non si può aggiungere al sigillo.
error-seal-twice = Qualcuno ha già mandato esattamente questo impegno.
error-seal-once = Hai già aggiunto la tua parte del sigillo.
error-seal-early = È troppo presto: non tutti hanno mandato un impegno.
error-seal-late = È troppo tardi: le parti del sigillo di questa partita sono fissate. Puoi aggiungerne una nella prossima.
error-seal-other = Non corrisponde al tuo impegno.
error-needs-link = Questa mossa causa un’estrazione, quindi prima il tuo dispositivo aggiunge un numero nuovo.
error-seal-link = Questo non è il numero nuovo del tuo dispositivo per la prossima estrazione.
error-origin = Questa richiesta veniva da un altro sito ed è stata rifiutata.
error-unreadable = Il server non l’ha capito.
error-action = «{ $text }» non è una mossa di questo gioco.
error-options = Queste opzioni non vanno insieme: { $reason }
error-settings = Questa impostazione non esiste.
error-bank = Per dare un tempo alla partita, dai anche un tempo per turno.
error-vacation = Ora non puoi andare in vacanza.
error-vacation-now = Sei già in vacanza. Prima finiscila.
error-vacation-days = { $n ->
    [0] Quest’anno non hai più giorni di vacanza.
    [one] Quest’anno hai ancora un giorno di vacanza.
   *[other] Quest’anno hai ancora { $n } giorni di vacanza.
}
error-rated = Una partita classificata ha un orologio e nessun consiglio. Aspetta i giocatori assenti, e quando il tempo è finito muove un bot.
error-rated-seats = In una partita classificata ognuno ha un solo posto.
error-rated-close = Una partita classificata iniziata non si può chiudere. Puoi abbandonare.
error-unreliable = Chi ospita chiede giocatori affidabili: hai lasciato più di una delle tue ultime dieci partite classificate.
error-group = Questo gruppo non esiste, o non ne fai parte.
error-not-head = Può farlo solo chi guida il gruppo.
error-group-full = Il gruppo ha già { $n } membri, il massimo.
error-groups = Fai già parte di { $n } gruppi. Prima lasciane uno.
error-seat-held = Questo posto è riservato per { $name }.
error-plan-line = Per quanto ne sai, questo non può succedere. Ricomincia.
error-plan-shared = Non puoi pianificare se più giocatori si dividono uno schermo.
error-plan-your-turn = Tocca a te: gioca al tavolo.
error-plan-own = Un piano finisce con una tua mossa.
error-plans = A questo tavolo hai { $n } piani. Prima rimuovine uno.
plan-chance = Che cosa si lancia o si pesca?
plan-other = Che cosa fa { $name }?
error-player = Questo giocatore non esiste.
error-minutes = I minuti devono essere un numero da { $least } a { $most }.
error-seats = Per questo gioco { $n ->
    [one] serve un posto
   *[other] servono { $n } posti
}.
error-seat-wish = «{ $wish }» non può avere un posto: sono possibili me, person, open e i bot.
error-no-seat = Questo posto non esiste. Ce ne sono { $n }.
error-moment = Questo momento non esiste. L’ultimo è { $n }.
error-name = Un nome deve avere da 1 a { $n } caratteri.
error-text = Un messaggio deve avere da 1 a { $n } caratteri.
error-lang = Questa lingua non esiste.
error-link = Questo link è già stato usato o è scaduto.
error-too-large = È troppo in una volta.
error-too-fast = Troppo in fretta. Riprova tra un momento.
error-full = Non è stato possibile salvare il tavolo, quindi niente è cambiato. Riprova.
error-method = Qui non si può.
error-broken = Sul server qualcosa è andato storto. Niente è cambiato.

## Bot

bot-random = Bot casuale
bot-random-about = Gioca una mossa permessa qualsiasi: buono per un primo sguardo a un gioco.
bot-moon = Luna
bot-moon-about = Molto facile: per le tue prime partite.
bot-greedy = Apprendista
bot-greedy-about = Prende ciò che è meglio in quel momento.
bot-mercury = Mercurio
bot-mercury-about = Facile: quando conosci le regole.
bot-venus = Venere
bot-venus-about = Gioca con buon senso e qualcosa gli sfugge.
bot-earth = Terra
bot-earth-about = Buono, con qualche errore.
bot-mars = Marte
bot-mars-about = Forte: punisce gli errori.
bot-jupiter = Giove
bot-jupiter-about = Molto forte.
bot-sun = Sole
bot-sun-about = Il più forte. Ci pensa un momento.
bot-style-about = { $about } Guarda avanti quanto Terra.
bot-not-ready = { $about } Non ancora pronto.

yes-no-true = sì
yes-no-false = no
option-players = Giocatori

## Estrazioni e valori attesi

draws-other = Altre estrazioni
draws-usual = Su 100 partite corrette, circa { $percent } si allontanano almeno così tanto da ciò che ci si aspetta: niente di insolito.
draws-rare = Su 100 partite corrette, solo circa { $percent } si allontanano così tanto da ciò che ci si aspetta. È raro, ma succede: guardando abbastanza partite lo si vede ogni tanto.
draws-few = Troppo poche estrazioni per dirlo.

# gestori

player-gone = un giocatore che se n’è andato
error-no-guest = Questo ospite non esiste.
error-maintenance = Manutenzione in corso: ora il server non accetta mosse. Niente è perso; torna tra un po’.
error-banned = Il gestore di questo server ti ha bandito, quindi qui non puoi più giocare.
error-muted = Qui non puoi scrivere in chat. Il gestore di questo server ti ha silenziato; puoi continuare a giocare.
error-not-your-name = Scrivi il tuo nome come si vede qui ora.
error-complaint = Descrivi in poche parole che cosa è successo, e scegli un giocatore che non sei tu.
error-ban-operator = Un gestore non si può bandire. Prima togli i suoi diritti: perihelion operator remove.
