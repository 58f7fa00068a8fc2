## Controllare una partita sigillata

verify-good = { $game }, tavolo { $table }: { $actions } azioni e { $draws } estrazioni sono come sigillate, e il risultato è come indicato.
verify-unsealed = { $n ->
    [one] Un risultato è di prima di questo sigillo e non si può confrontare con esso.
   *[other] { $n } risultati sono di prima di questo sigillo e non si possono confrontare con esso.
}
verify-other-rules = La partita segue regole diverse da quelle installate qui; è stata rigiocata con queste.
verify-bad = { $file }, riga { $line }: { $says }
verify-no-file = { $file } non si può leggere.
verify-torn = il file è incompleto: qui mancano righe.
verify-changed = questa riga è stata cambiata: non corrisponde al suo hash.
verify-format = questo non è un file nel formato «{ $format }».
verify-wrong = questa voce non si può rigiocare: { $reason }
verify-order = qui dovrebbe esserci la voce { $n }.
verify-kind = «{ $kind }» non è una voce di un registro.
verify-result = il file dice { $says }, la partita dà { $gives }.
verify-seat = agisce { $seat }, ma tocca a { $actor }.
verify-number = qui c’è l’estrazione { $draw }, ma il prossimo numero è { $next }.
verify-odds = estrazione { $draw }: risultati e pesi non sono quelli delle regole.
verify-early = l’estrazione { $draw } è stata fatta prima che il sigillo fosse completo.
verify-draw = l’estrazione { $draw } dice { $says }, ma il sigillo dà { $gives }.
verify-undo = un annullamento non può portare al momento { $to }.
verify-undo-alone = qui si ritirano estrazioni, ma nessuno l’ha chiesto o non tutti quelli che hanno contribuito erano d’accordo.
verify-round = qui un sigillo del round { $round } è fuori posto.
verify-secret = il segreto non è quello per cui il server si era impegnato.
verify-late = il contributo { $k } arriva al momento sbagliato.
verify-reveal = il contributo { $k } non corrisponde al suo impegno.
verify-no-person = il posto { $seat } ha una parte nel sigillo, ma lì non c’è una persona.
verify-no-part = il posto { $seat } è indicato tra chi ha contribuito, ma nessuno ha contribuito.
verify-missing = il contributo { $k } non è stato rivelato, e l’inizio non è stato ripetuto.
verify-restart = il round { $round } del sigillo è iniziato senza motivo: nessuno di quelli impegnati ha mancato di rivelare o se n’è andato, o un posto l’ha fatto più di due volte.
verify-left-out = il posto { $seat } ha mancato di rivelare due volte e non può più avere una parte nel sigillo.
verify-added = un contributo è stato aggiunto dopo che il sigillo era completo.
verify-closing = qui la lista degli impegni si chiude, ma non al momento giusto, o il suo hash è sbagliato.
verify-unclosed = il contributo { $k } è stato rivelato prima che la lista degli impegni fosse chiusa.
verify-locked = qualcuno lascia il posto { $seat } mentre si rivelano i contributi; prima sarebbe dovuto iniziare un nuovo round del sigillo.
verify-link = l’anello di questa decisione non fa parte della catena del giocatore, qui è fuori posto, o non lo segue nessuna estrazione.
verify-forced = questa azione è segnata come obbligata, ma non lo era, o viceversa.
verify-keys = questa voce ha qualcosa che non le appartiene.
verify-bytes = qui dovrebbero esserci 32 byte in esadecimale, in lettere minuscole.
verify-people = i posti del tavolo sono indicati altrove, o questo posto non esiste.
verify-closed = la partita è stata finita o lasciata prima; qui non si può giocare niente.
verify-end-alone = qui la partita finisce in anticipo, ma nessuno l’ha proposto o non tutti quelli che hanno contribuito hanno accettato.
verify-end-resigned = qui si dice che la partita finisce per abbandono, ma restavano altri a giocare.
verify-unfinished = la partita non è né finita né lasciata: manca la sua fine.
verify-receipt-table = la ricevuta è di un altro tavolo, { $table }.
verify-receipt-head = questa non è la partita che il giocatore ha visto: dopo { $n } voci il registro aveva un altro hash.
verify-receipt-seal = il giocatore ha visto un sigillo del server ({ $seal }…) che non è in questo file.
verify-receipt-contribution = il contributo del giocatore ({ $value }…) non è in questo file.
verify-receipt-closing = il giocatore ha visto una lista chiusa di impegni ({ $closing }…) che non è in questo file.
verify-receipt-link = il giocatore ha mandato l’anello { $link } in un momento in cui ne toccava un altro: il server l’ha chiesto troppo presto.
verify-receipt-person = il file dà il numero del giocatore a qualcuno a un altro posto.
verify-no-receipt = «{ $given }» non ha l’aspetto di una ricevuta, di un sigillo o di un contributo.
verify-unverifiable = { $file }: NON VERIFICABILE dalla riga { $line } in poi. Lì una posizione salvata sostituisce ciò che danno le regole installate qui. Può essere giusta, perché le regole sono cambiate durante la partita; può anche essere inventata, e con essa il risultato.
verify-depends = Le estrazioni dipendono dal segreto del server e da ciò che hanno contribuito questi giocatori (posti): { $players }. Nessuno poteva sceglierle se uno di loro ha usato una pagina onesta e conserva una ricevuta che corrisponde.
verify-depends-old = Le estrazioni dipendono dal segreto del server e da ciò che hanno contribuito questi giocatori (posti): { $players }. In questo formato più vecchio niente mostra che il sigillo del server sia venuto prima dei contributi, quindi contro un server disonesto niente è provato.
verify-alone = Le estrazioni dipendono solo dal segreto del server. Per nessuno è provato qualcosa contro il gestore del server, che avrebbe potuto provare molti segreti.
verify-restarts = { $n ->
    [one] L’inizio è stato ripetuto una volta,
   *[other] L’inizio è stato ripetuto { $n } volte,
} perché qualcuno non ha rivelato la sua parte, o se n’è andato. Il file ne indica i posti. Loro e il server avrebbero potuto preferire questo inizio a quelli precedenti.
verify-undone = { $n ->
    [one] Un’estrazione è stata ritirata d’accordo e rifatta.
   *[other] { $n } estrazioni sono state ritirate d’accordo e rifatte.
} Il file mostra dove.
verify-added-later = { $n ->
    [one] Un contributo è stato aggiunto
   *[other] { $n } contributi sono stati aggiunti
} durante la partita, senza un impegno prima. Da allora quel giocatore insieme al server avrebbe potuto scegliere le estrazioni.
verify-receipt-part = Provato per il giocatore con questa ricevuta: il suo contributo fa parte di ogni estrazione sotto il sigillo, e il segreto del server e tutti gli altri contributi erano fissati prima che fosse noto. Quindi nessuno poteva scegliere le estrazioni, nemmeno tutti gli altri insieme al server.
verify-receipt-unordered = Non provato per il giocatore con questa ricevuta: il suo contributo fa parte delle estrazioni, ma la ricevuta o il file non mostra che il sigillo del server e gli altri contributi fossero fissati prima che fosse noto.
verify-links-all = Ogni sua decisione che ha causato estrazioni ha portato un nuovo anello, quindi nessuno conosceva queste estrazioni prima che decidesse.
verify-link-left-out = Non provato per il giocatore con questa ricevuta: la sua pagina ha mandato l’anello { $n }, e in quel momento nel file manca. A meno che abbia deciso su un altro dispositivo, avesse finito il tempo, o qualcosa sia stato ritirato proprio allora, il server l’ha lasciato fuori.
verify-links-end = Dopo l’anello { $n } una decisione ai suoi posti è arrivata senza. Da lì il server conosceva prima tutte le estrazioni; comunque non poteva sceglierle.
verify-unasked = Non provato: che fossero d’accordo { $players }. Avevano lasciato i loro posti quando si sono ritirate estrazioni o si è finita la partita d’accordo.
verify-receipt-log = Provato anche per questo giocatore: le voci da 1 a { $n } di { $all } sono quelle che ha visto, invariate.
verify-receipt-no-log = Non provato per questo giocatore: che le azioni siano quelle giocate. Ciò che è stato dato non ha un hash del registro.
verify-receipt-no-part = Per il giocatore con questa ricevuta niente è provato sulle estrazioni: non vi ha contribuito.
verify-no-witness = Per nessuno niente è provato, perché non è stata data nessuna ricevuta. Il file torna, ma solo la ricevuta di un giocatore può mostrare che è la partita davvero giocata.
verify-old-format = Il file ha il formato della versione 0.1.0. Non prova che nessuna azione permessa sia stata sostituita da un’altra, e i suoi sigilli non nominano tavolo, opzioni e round.

## Sfide

verify-deal = questo non è il sigillo di una sfida.
verify-deal-terms = la sfida è per un altro gioco, altre opzioni o altri posti.
verify-deal-undo = qui si ritira un’estrazione di una sfida.
verify-deal-opened = il segreto di una sfida non è quello per cui il server si era impegnato.
verify-deal-seat = qui una persona o un bot viene sostituito. A un tavolo di una sfida i posti restano come dicono le sue condizioni.
verify-deal-player = qui decide qualcuno che non ha quel posto.
verify-deal-agreed = qui i giocatori si accordano per finire la partita o tornare indietro. A un tavolo di una sfida nessuno può.
verify-deal-day = la sfida { $day } non è quella di un giorno: data, orari o posti sono sbagliati.
verify-deal-order = la sfida { $day } non viene dopo quella precedente: un giorno c’è due volte, o i giorni vanno all’indietro.
verify-deal-chain = la sfida { $day } non nomina quella precedente: una è stata saltata, aggiunta o rifatta.
verify-deal-left = la sfida { $day } ne esclude altre rispetto a quelle pubblicate, o è esclusa da una che a sua volta non conta.
verify-deal-parts = i contributi alla sfida non sono quelli pubblicati.
verify-deal-unpublished = la sfida non è tra quelle pubblicate.
verify-deals-bad = { $file }: { $says }
verify-deal-good = Gioca la sfida { $deal }. Le sue estrazioni dipendono dal server { $n ->
    [0] soltanto; nessuno ha contribuito alla sfida.
    [one] e dal contributo di un giocatore del giorno prima.
   *[other] e dai contributi di { $n } giocatori del giorno prima.
}
verify-deal-published = È la sfida pubblicata: chi l’ha giocata ha avuto le stesse estrazioni.
verify-deal-not-published = Non provato senza --deals: che tutti abbiano giocato questa sfida.
verify-deal-break = La catena delle sfide ha un’interruzione: la sfida { $day } esclude { $days }. Il suo gestore dice che l’orologio era sbagliato.
verify-deal-at-break = La sfida di questa partita esclude dei giorni, o è esclusa a sua volta. Se l’orologio era sbagliato non si può controllare.
verify-deal-model = Qui non ha giocato nessuna persona: il bot più forte ha giocato la sfida per confronto.
verify-deal-choice = Non provato: come è stata scelta la sfida. Il gestore del server poteva provarne molte prima che il giorno iniziasse.
verify-deal-bots = Non provato: che le mosse dei bot siano quelle che dà la loro ricerca.
