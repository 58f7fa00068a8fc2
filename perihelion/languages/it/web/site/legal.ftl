## Le note legali e la pagina sulla privacy di un server pubblico

imprint = Note legali
privacy = Privacy
legal-contact = Contatto, e segnalazione di abusi
legal-abuse = Scrivi qui se qualcuno ti insulta, bara o usa questo server per altro che giocare, e se pensi che qualcosa qui violi i tuoi diritti. Puoi anche segnalare una riga della chat di un tavolo: scegli il nome di chi l’ha scritta, poi «Segnala ai gestori».
legal-games = I giochi sono dei loro autori ed editori. Non hanno a che fare con questo server e non ne sono responsabili.
legal-responsible = Chi è responsabile
legal-stored = Che cosa è salvato su di te
legal-stored-about = Non ti serve un account, e nessuno chiede il tuo vero nome. Il server salva ciò che serve per giocare:
legal-basis = È necessario perché tu possa giocare qui (GDPR, articolo 6, paragrafo 1, lettera b). Gli indirizzi per le notifiche e per l’accesso sono salvati solo con il tuo consenso (articolo 6, paragrafo 1, lettera a). Lo ritiri togliendo l’indirizzo, in qualsiasi momento.
legal-seen = Che cosa vedono gli altri
legal-seen-about = A un tavolo tutti vedono il tuo nome, le tue mosse e la tua chat; a un tavolo pubblico può guardare chiunque. Tutti possono vedere nomi e risultati delle partite classificate e della sfida del giorno, e i giocatori possono passare ad altri i file delle partite finite.
legal-cookies = Cookie, e che cosa conserva il tuo browser
legal-cookie-guest = Un cookie ti riconosce, così i tuoi posti restano tuoi. È necessario e non si usa per altro.
legal-cookie-language = Dei cookie ricordano la lingua e l’aspetto chiaro o scuro, se li scegli.
legal-cookie-browser = Il tuo browser conserva le tue impostazioni, la tua parte dei dadi di ogni partita, e ciò che serve per guardare i tuoi tavoli senza rete.
legal-others = Chi altro riceve qualcosa
legal-log = Non c’è pubblicità, non ci sono statistiche dei visitatori, e niente è caricato da altri server. Il tuo indirizzo di rete limita quanto spesso puoi chiedere qualcosa; poco dopo è dimenticato, e non è né nelil database né nel registro del server.
legal-push = Se attivi le notifiche, le trasmette il servizio push del produttore del tuo browser (per esempio Google, Mozilla o Apple) o il servizio del tuo webhook. Una notifica dice solo quale gioco aspetta.
legal-mail = Se dai un indirizzo e-mail, i messaggi li manda il server di posta del gestore.
legal-time = Per quanto tempo
legal-kept = Tutto resta finché tu o il gestore non lo eliminate.
legal-kept-automatic = Puoi eliminare tutto in qualsiasi momento. Inoltre il server elimina da solo:
legal-days-finished = { $n ->
    [one] le partite finite dopo un giorno
   *[other] le partite finite dopo { $n } giorni
}; le loro mosse si conservano senza nomi
legal-days-abandoned = { $n ->
    [one] le partite in cui nessuno muove da un giorno
   *[other] le partite in cui nessuno muove da { $n } giorni
}
legal-days-waiting = { $n ->
    [one] i tavoli la cui partita non è iniziata dopo un giorno
   *[other] i tavoli la cui partita non è iniziata dopo { $n } giorni
}
legal-days-guests = { $n ->
    [one] gli ospiti che non si sono mai seduti, dopo un giorno
   *[other] gli ospiti che non si sono mai seduti, dopo { $n } giorni
}
legal-rights = I tuoi diritti
legal-rights-about = Nella pagina «Il tuo account» puoi scaricare tutto ciò che è salvato su di te, ed eliminarlo; le tue mosse nelle partite con altri restano, senza il tuo nome. Per informazioni, correzioni o un’opposizione scrivi all’indirizzo qui sopra. Puoi fare reclamo a un’autorità per la protezione dei dati.

## Che cosa è salvato su un ospite

stored-guest = il tuo nome e la tua lingua, e quando è stata la tua prima visita
stored-sign-in = come accedi: passkey (chiavi pubbliche), indirizzi e-mail confermati, dispositivi (browser e sistema, ultima visita), e link non ancora usati
stored-tables = i tuoi tavoli: impostazioni, posti, tutte le mosse con i loro orari, e se sei in linea
stored-chat = le tue righe di chat
stored-plans = mosse che hai pianificato
stored-results = i tuoi risultati, punteggi e affidabilità
stored-deals = le tue sfide del giorno e quelle dei club, con i loro risultati
stored-tournaments = tornei e campionati a cui hai partecipato, e lì i tuoi risultati
stored-groups = i tuoi gruppi
stored-analyses = le analisi che hai salvato, e i rapporti sulle partite
stored-reviews = ciò che hai mostrato o proposto guardando una partita finita con altri, per una settimana
stored-companions = partite a un tavolo vero che hai inserito, con i nomi delle persone
stored-practice = i problemi che hai provato, ed errori da esercitare
stored-explorer = mosse che hai scelto all’inizio di partite finite, contate per posizione
stored-publishing = se le tue partite pubbliche finite si possono pubblicare senza nomi
stored-notices = indirizzi per le notifiche, i loro orari, e che cosa è stato mandato
stored-vacations = le tue vacanze
stored-blocks = di chi nascondi la chat
stored-evidence = se i gestori lo vogliono: per 90 giorni un codice delle reti da cui sei arrivato a partite classificate, con il tipo di browser; e quante volte le tue mosse in partite classificate erano quelle del bot più forte
stored-moderation = segnalazioni tue e su di te, e che cosa hanno deciso i gestori
