# Che cos’è una cosa sul tabellone, quando qualcuno la indica.
about-station-0 = Azione: gioca una o due carte di una stessa altra stazione; ognuna porta lì 1 energia.
    .price = 1 energia qui ogni una o due carte
about-station-1 = Azione: prendi due carte, tra le scoperte o dal mazzo. Dopo il tuo turno ne tieni al massimo sette.
    .price = 1 energia qui per due carte
about-station-2 = Azione, una volta: scegli un senso, e le stazioni seguenti da quella parte ricevono 1 energia ciascuna. Quelle piene si saltano.
    .price = 1 energia qui, e 1 in più per ogni stazione che ne riceve una
about-station-3 = Azione: fai attraccare una navetta della riserva a una stazione a scelta. Resta lì fino alla fine del round.
    .price = 1 energia qui per ogni navetta
about-station-4 = Azione: pesca una carta a caso dalla mano di un altro giocatore, al massimo una da ciascuno.
    .price = 1 energia qui per ogni carta
about-station-5 = Azione: fai passi sul laser, quanti ne puoi pagare. È così che si vince.
    .price = per ogni passo 1 energia qui, 1 energia nella stazione di una navetta attraccata e una carta nel colore della navetta
about-energy-here = Qui hai { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energie
}.
about-bridge = Se una delle due stazioni è attiva, da lì mandi 1 energia all’altra.
    .price = una carta { $colour } per ogni energia
about-spare = Alla fine di ogni round una carta indica una stazione, e i suoi due ponti si scambiano con quelli di riserva.
about-card = Ricarica: 1 energia { $station_in } mentre è attiva. Trasferisci: 1 energia su un ponte { $colour }. Nella centrale energetica: un passo sul laser con la navetta { $colour }.
about-taken = Va nella tua mano quando tutti hanno giocato il loro turno nella mensa.
about-display = La puoi prendere ogni volta che prendi una carta.
about-gap = Il posto vuoto si riempie dal mazzo quando il turno è finito.
about-stack = Ogni volta che prendi una carta, puoi pescarla da qui senza vederla. Ogni due carte che giochi ne prendi una.
about-discard = Carte giocate o scartate. Quando il mazzo è finito, diventano il nuovo mazzo.
about-supply = Attraccata a una stazione, porta passi sul laser: ognuno costa 1 energia lì, 1 nella centrale energetica e una carta { $colour }.
    .price = 1 energia nel porto navette
about-docked = Nella centrale energetica porta passi sul laser: ognuno costa 1 energia { $station_in }, 1 nella centrale energetica e una carta { $colour }. Torna nella riserva alla fine del round.
about-token = L’energia paga ciò che fai in questa stazione: da 0 a { $most }. Qui gioca per primo chi ne ha di più.
about-player = { $total ->
    [one] { $total } energia
   *[other] { $total } energie
} in tutte le stazioni insieme.
about-goal = { $time ->
    [1] Dopo { $rounds } round vince chi ha più energia sul laser.
   *[other] Il round in cui qualcuno arriva a { $goal } sul laser è l’ultimo; vince chi ha più energia sul laser.
}
