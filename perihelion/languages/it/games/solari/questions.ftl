# Che cosa si chiede; una chiave nomina le regole che rispondono. La ricerca nelle regole conosce queste domande.

question-23-31-32 = Posso arrivare su una mia cometa?
question-17 = Posso saltare altri pezzi?
question-21-13 = E se non posso usare entrambi i dadi?
question-72 = Quanti punti vale una fila di quattro?
question-28 = Quando un colpo è mirato?
question-36 = Come faccio rientrare un pezzo in gioco?
question-43 = Come si muove il raddoppiatore?
question-40 = L’avversario può arrivare sul mio bloccatore?
question-70 = Le quattro caselle al centro contano come fila?
question-74-75 = Quanto vale una sequenza?
question-71-76 = Prendo di nuovo punti per una fila vecchia?
question-55-59 = Posso usare un domino due volte?
question-58 = Quale tessera posso scegliere?
question-66 = Faccio punti per le file del mio compagno?
question-86-87 = Che cosa vuol dire turni uguali?
question-18 = Quale dado devo giocare per primo?
question-19 = Posso tornare indietro con la stessa cometa?
question-27 = E se tutto il bordo è pieno?
question-6 = Quante comete ho?
question-78 = Faccio punti per due file insieme?
