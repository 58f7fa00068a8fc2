### Il corso di Solenia.

lesson-island = Una carta su un’isola
lesson-island-text = A ogni turno usi una carta. Mettila sulla casella del dirigibile o su una casella vuota accanto, non in diagonale. Su un’isola ricevi tante delle sue risorse quanto il numero sulla carta: 0, 1 o 2.
lesson-island-goal = Prendi 2 grano.
lesson-island-hint = C’è un’isola di grano proprio davanti al dirigibile. Quale delle tue carte ne dà due?
lesson-island-done = Due grano nella tua stiva. Il piccolo disegno sulla carta conta più tardi; ci arriveremo.
lesson-island-missed = Non erano 2 grano. Serve la carta con il 2, su un’isola di grano accanto al dirigibile.

lesson-distance = Più lontano
lesson-distance-text = Puoi partire anche dalle tue carte: le caselle accanto sono gratis. Tutto il resto costa una risorsa a scelta per ogni casella in mezzo. Le carte degli altri non ti aiutano.
lesson-distance-goal = Prendi 2 legno. Stavolta nessuna isola di legno è gratis.
lesson-distance-hint = Cerca un’isola di legno con una sola casella tra l’isola e il dirigibile o la tua carta.
lesson-distance-done = Una risorsa pagata, due guadagnate. Non paghi mai più della strada più corta.
lesson-distance-missed = Non erano 2 legno. La carta con il 2 deve andare su un’isola di legno; il viaggio ti costa una risorsa.

lesson-deliver = Una consegna
lesson-deliver-text = In una città la tua carta dà tante stelle quanto il suo numero, e devi consegnare un ordine scoperto del tipo di quella città: un ordine diurno in una città diurna, uno notturno in una città notturna. L’ordine va sulla tua plancia, e il suo posto dà un bonus.
lesson-deliver-goal = Consegna l’ordine da 2 pietra e 1 acqua, e prendi 2 stelle per la carta.
lesson-deliver-hint = C’è una città diurna proprio accanto al dirigibile. Solo un ordine scoperto va bene con le tue risorse.
lesson-deliver-done = 2 stelle, un ordine che ne vale altre 5, e 1 legno come bonus del suo posto.
lesson-deliver-missed = L’ordine non è consegnato, o la carta era troppo bassa. In città ci vuole un 2.

lesson-airship = Il dirigibile avanza
lesson-airship-text = Una carta 0 non dà niente subito, ma fa avanzare il dirigibile. Poi ogni carta sulla striscia in fondo si conteggia per il suo proprietario secondo il piccolo disegno: risorse, o una stella se sta sull’isola giusta. Dopo, la striscia si gira e passa davanti: la notte diventa giorno.
lesson-airship-goal = Fai conteggiare le tue due carte sulla striscia in fondo.
lesson-airship-hint = Quale delle tue carte fa avanzare il dirigibile? La casella conta poco.
lesson-airship-done = Una stella per la carta sull’isola di pietra, un grano per l’altra. Uno 0 al momento giusto è una carta forte.
lesson-airship-missed = Il dirigibile è rimasto dov’era, e nulla è stato conteggiato. Solo uno 0 lo fa avanzare.

lesson-plan = Due turni, un piano
lesson-plan-text = Gli ordini diurni chiedono soprattutto pietra e acqua, quelli notturni legno e grano: proprio ciò che lì scarseggia. Quindi prima raccogli e poi consegni. Alla fine di ogni turno peschi una carta.
lesson-plan-goal = In due turni, consegna l’ordine diurno da 2 pietra e 1 acqua.
lesson-plan-hint = Hai 1 acqua e ti servono 2 pietra. C’è un’isola di pietra accanto al dirigibile, e una città diurna dall’altro lato.
lesson-plan-done = Prima le risorse, poi la città. Così va tutta la partita, solo che in mezzo ci sono gli altri.
lesson-plan-missed = L’ordine è ancora aperto. Prendi prima due pietra, con un 2, e tieni una carta per la città.

lesson-last-card = L’ultima carta
lesson-last-card-text = È il tuo ultimo turno. Alla fine sommi le tue stelle, quelle degli ordini, 1 stella ogni due risorse rimaste, e le coppie: 1, 2, 3 o 4 coppie di un ordine diurno e uno notturno danno 1, 3, 6 o 10 stelle.
lesson-last-card-goal = Trova la consegna che ti porta a 31 stelle.
lesson-last-card-hint = Hai tre ordini diurni e uno notturno. Che cosa farebbe un’altra coppia?
lesson-last-card-done = L’ordine notturno mostra meno stelle, ma la seconda coppia ne dà due in più. Ora ne sai abbastanza per una partita intera: 16 carte a testa, e vince chi ha più stelle.
lesson-last-card-missed = Quasi, ma non 31. Calcola quanto vale una seconda coppia, e non pagare un viaggio lungo.
