### Il corso di Solaris.

lesson-replenish = Ricaricare
lesson-replenish-text = Intorno al laser ci sono sei stazioni. Una dopo l’altra diventano attive, e lì ognuno gioca un turno; chi ha più energia gioca prima. Ora tocca al biotopo, e tu sei Bianco. Ogni carta della stazione attiva ti porta qui 1 energia, fino a 7. Ogni due carte giocate ne peschi poi una.
lesson-replenish-goal = Arriva a 4 energie nel biotopo.
lesson-replenish-hint = Scegli «Ricarica». Hai due carte del biotopo.
lesson-replenish-done = Due carte, due energie. Per questo il colore di una carta non conta.
lesson-replenish-missed = Qui non hai 4 energie. Ricarica con entrambe le carte del biotopo.

lesson-redirect = Trasferire
lesson-redirect-text = L’energia aiuta solo se arriva dove ti serve, soprattutto nella centrale energetica. I ponti collegano le stazioni, ognuno in un colore. Ogni carta nel colore di un ponte, di qualsiasi stazione sia, manda 1 tua energia da qui oltre quel ponte.
lesson-redirect-goal = Dalla mensa, porta 2 energie alla centrale energetica.
lesson-redirect-hint = Il ponte tra la mensa e la centrale energetica è rosa. Quali delle tue carte sono rosa?
lesson-redirect-done = Due passi più vicino al laser. Per questo non conta la stazione di una carta, solo il suo colore.
lesson-redirect-missed = La centrale energetica non ne ha ricevute due. Servono «Trasferisci» ed entrambe le carte rosa.

lesson-exchange = Una carta migliore
lesson-exchange-text = Se qui le tue carte non servono, scambiane una: scartala e prendi una delle tre carte scoperte o la prima del mazzo. È un’azione intera, ma non costa energia.
lesson-exchange-goal = Prendi la carta verde tra quelle scoperte.
lesson-exchange-hint = Scegli «Scambia una carta», dai via ciò che ti serve di meno, poi guarda le carte scoperte.
lesson-exchange-done = Ora hai una carta verde. Il posto vuoto si riempie quando il tuo turno è finito.
lesson-exchange-missed = Non hai una carta verde. Scambia una delle tue con quella verde scoperta.

lesson-engine-deck = La sala macchine
lesson-engine-deck-text = Ogni stazione ha una sua azione, che paghi con la tua energia lì. Nella sala macchine 1 energia ti fa giocare una o due carte di una stessa altra stazione, e ognuna porta lì 1 energia, per quanto lontano sia.
lesson-engine-deck-goal = Con 1 energia, portane 2 alla mensa.
lesson-engine-deck-hint = Usa l’azione della stazione, poi gioca le due carte che mostrano la mensa.
lesson-engine-deck-done = Una pagata, due guadagnate, da un lato all’altro del cerchio. Se hai coppie di carte, amerai la sala macchine.
lesson-engine-deck-missed = Non erano 2 energie per 1. Entrambe le carte devono mostrare la mensa.

lesson-headquarters = Il quartier generale
lesson-headquarters-text = Nel quartier generale 1 energia compra due carte, scoperte o dal mazzo. Le vedi prima di decidere se pagare ancora. Alla fine del turno ne tieni al massimo sette.
lesson-headquarters-goal = Trasforma 2 energie in quattro carte, così ne hai sei.
lesson-headquarters-hint = Usa l’azione della stazione, prendi due carte, poi spendi un’altra energia.
lesson-headquarters-done = Sei carte in mano. L’energia porta carte, e le carte portano energia: è il cuore del gioco.
lesson-headquarters-missed = Non hai sei carte. Paga una seconda volta dopo le prime due.

lesson-biotope = Il biotopo
lesson-biotope-text = Nel biotopo paghi 1 energia, più 1 per ogni stazione che ne riceve una. Scegli un senso; le stazioni seguenti da quella parte ne ricevono 1 ciascuna. Una stazione in cui hai già 7 si salta.
lesson-biotope-goal = Dai 1 energia alla mensa e 1 alla centrale energetica.
lesson-biotope-hint = In senso orario viene prima il porto navette, ma lì ne hai 7. Quante ne devi dare, allora?
lesson-biotope-done = Tre pagate, due date, e il porto navette, che è pieno, è stato saltato.
lesson-biotope-missed = Mensa e centrale energetica non ne hanno ricevuta una ciascuna. Danne due in senso orario.

lesson-canteen = La mensa
lesson-canteen-text = Nella mensa 1 energia pesca una carta a caso dalla mano di un altro giocatore, al massimo una da ciascuno. Ciò che peschi resta coperto davanti a te finché non hanno giocato tutti il loro turno qui; nessuno te lo può togliere.
lesson-canteen-goal = Pesca una carta da ognuno degli altri.
lesson-canteen-hint = Qui hai 2 energie, abbastanza per due carte. Dopo la prima, pescane un’altra.
lesson-canteen-done = Due carte in più per te, una in meno per ognuno degli altri.
lesson-canteen-missed = Non hai pescato due carte. Non fermarti dopo la prima.

lesson-shuttle-port = Il porto navette
lesson-shuttle-port-text = Nel porto navette fai attraccare navette, per 1 energia ciascuna. Restano fino alla fine del round. Una navetta porta energia al laser dalla stazione in cui è attraccata, ma solo con carte del suo colore.
lesson-shuttle-port-goal = Fai attraccare una navetta che tu stesso puoi usare: dove hai energia, e in un colore che hai in mano.
lesson-shuttle-port-hint = Di che colore sono tutte le tue carte? E in quali stazioni hai ancora energia?
lesson-shuttle-port-done = Questa ti servirà nella centrale energetica. Ma attenzione: possono usarla anche gli altri.
lesson-shuttle-port-missed = Questa navetta tu non potresti usarla. Serve energia tua nella sua stazione e una carta del suo colore.

lesson-laser = Il laser
lesson-laser-text = Nella centrale energetica si raccolgono i frutti. Ogni passo sul laser richiede tre cose: 1 energia qui, 1 energia nella stazione di una navetta attraccata, e una carta nel colore di quella navetta. La partita finisce con il round in cui qualcuno arriva a 7; vince chi ne ha di più sul laser.
lesson-laser-goal = Fai tre passi sul laser in questo turno.
lesson-laser-hint = Guarda dove sono attraccate le navette e dove hai energia. Quella blu nel quartier generale non ti serve.
lesson-laser-done = Tre passi! Ora conosci tutte e sei le stazioni e puoi giocare una partita intera.
lesson-laser-missed = Non erano tre passi. Due volte la navetta verde e una quella rosa.
