### Il corso di Solari.

lesson-two-moves = Due dadi, due mosse
lesson-two-moves-text = Giochi con Urano. I dadi mostrano 2 e 3: ognuno è una mossa, in linea retta ed esattamente di tanto. Scegli tu quale viene prima, e se una cometa si muove due volte o due comete una volta ciascuna. Una cometa salta tutto ciò che incontra.
lesson-two-moves-goal = Porta la cometa 1 nel sole, le quattro caselle al centro.
lesson-two-moves-hint = La cometa 1 è sotto il sole, due colonne più a sinistra. Può usare entrambi i dadi.
lesson-two-moves-done = Questo è un turno: due dadi, due mosse. Qui andava bene qualsiasi ordine.
lesson-two-moves-missed = Il turno è finito, e la cometa 1 non è nel sole. Servono tutte e due le sue mosse.

lesson-row = Tre in fila
lesson-row-text = Tre tue comete vicine sono una fila e danno un punto, in orizzontale, verticale o diagonale. I punti si contano una volta, dopo le due mosse. Devi fare entrambe le mosse, quindi attenzione che la seconda non rovini ciò che la prima ha costruito.
lesson-row-goal = Costruisci una fila di tre.
lesson-row-hint = Le comete 2 e 3 lasciano esattamente una casella libera in mezzo.
lesson-row-done = Il tuo primo punto! L’altro dado è andato a una cometa che non fa parte della fila.
lesson-row-missed = Stavolta niente fila. Una mossa riempie il buco; l’altra va a una cometa che lì non serve.

lesson-longer = Le file lunghe rendono molto di più
lesson-longer-text = File di 3, 4, 5 e 6 danno 1, 3, 9 e 27 punti. Conta solo ciò che è nuovo: la fila di tre che c’è già non dà più niente, ma appena cresce conta con la sua nuova lunghezza.
lesson-longer-goal = Segna 3 punti in questo turno.
lesson-longer-hint = Guarda i due capi della fila. Quale cometa può arrivare a uno dei due con un dado?
lesson-longer-done = Quattro in fila, 3 punti. Chiediti sempre se una fila che c’è può ancora crescere.
lesson-longer-missed = Non erano 3 punti. La fila deve restare dov’è e ricevere una quarta cometa a un capo.

lesson-knock-out = Buttale fuori
lesson-knock-out-text = Arriva sulla cometa di un altro giocatore e la butti fuori: la piazzi sul bordo. Se una sola cometa fa entrambe le mosse e colpisce un solo pezzo, puoi scegliere qualsiasi casella libera del bordo; altrimenti una nella riga o nella colonna del colpo.
lesson-knock-out-goal = Nettuno ha una fila attraverso il sole. Butta fuori la cometa 2 di Nettuno, in mezzo alla fila.
lesson-knock-out-hint = La tua cometa 1 è 3 caselle più in basso e 2 di lato. Poi scegli una casella del bordo lontana.
lesson-knock-out-done = La fila è spezzata. I colpi non danno punti, ma li tolgono agli altri.
lesson-knock-out-missed = La cometa 2 di Nettuno è ancora lì. Per colpirla devi arrivarci esattamente sopra.

lesson-six-six = Jolly: 6-6
lesson-six-six-text = Con il 6-6 scegli due valori qualsiasi e giochi quelli. Se scegli un doppio, e una sola cometa fa entrambe le mosse e colpisce un solo pezzo, quel pezzo lascia del tutto il tabellone.
lesson-six-six-goal = Butta la cometa 2 di Nettuno fuori dal tabellone.
lesson-six-six-hint = Conta le caselle dalla tua cometa 1 alla cometa 2 di Nettuno: quante in su, quante a sinistra? Dev’essere due volte lo stesso numero.
lesson-six-six-done = Sparita! Nettuno deve spendere un intero turno per farla rientrare.
lesson-six-six-missed = La cometa 2 di Nettuno è ancora sul tabellone. Solo un doppio, giocato con una sola cometa, la manda fuori.

lesson-back = Di nuovo in gioco
lesson-back-text = Se una tua cometa è fuori dal tabellone, i dadi la fanno rientrare: 3 e 4 portano a riga 3, colonna 4, o riga 4, colonna 3, contando da 0 in alto a sinistra. È tutto il tuo turno, e dà punti. Anche tre comete nel sole sono una fila.
lesson-back-goal = Fai rientrare la cometa 3 e fai punti.
lesson-back-hint = Le due caselle che i dadi permettono sono nel sole, e lì hai già due comete.
lesson-back-done = Una cometa di ritorno e subito un punto. Ora sai tutto: vince chi arriva per primo a 36 punti.
lesson-back-missed = Non ha dato punti. Prendi la cometa e mettila nel sole.
