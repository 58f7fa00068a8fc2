# Che cos’è una cosa sul tabellone, quando qualcuno la indica.

## Spazio

about-figure = { $figure ->
    [1] Una colonia: il pianeta che era qui aspetta accanto alla plancia del suo proprietario, o è pagato.
    [2] Una stazione del suo proprietario.
   *[other] Una missione compiuta dal suo proprietario.
} Nessun altro può fermarsi qui. Accanto a un centro di scambio già sorto un pezzo vale 1 punto alla fine.
about-planet-up = Colonizzalo con una colonia. Condizione perché conti: { $need }. Vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
about-planet-down = Arriva qui per scoprirlo. Poi colonizzalo, o esploralo: un cubo di qualsiasi colore per ognuno dei suoi punti.
about-centre = { $up ->
    [1] Nessuno può fermarsi qui. Le missioni vanno sulle caselle semplici intorno; la tua prima qui porta un bonus avamposto. Ogni pezzo accanto vale 1 punto alla fine.
   *[other] Le missioni vanno sulle caselle semplici intorno. Se il centro di scambio sorge, ogni pezzo accanto vale 1 punto alla fine.
}
about-kind-0 = Una casella semplice: c’è posto per una stazione.
about-kind-1 = Tutte le navi iniziano qui. Qui non si può costruire niente.
about-kind-2 = Il pianeta che era qui non c’è più.
about-kind-3 = Con questo numero di giocatori qui non c’è un pianeta. Non si può costruire niente.
about-kind-4 = A portali aperti un salto da qui a qualsiasi altro portale costa 1 della tua portata. Qui non si può costruire niente.
about-beside-centre = È accanto a un centro di scambio: c’è posto anche per una missione.
about-way = { $n ->
    [one] { $n } carburante per volare qui, oltre la tua portata
   *[other] { $n } carburanti per volare qui, oltre la tua portata
}
about-ship = Vola { $range ->
    [one] 1 casella
   *[other] { $range } caselle
} senza carburante; ogni casella in più ne costa { $fuel }. Gli altri non possono fermarsi sulla sua casella.

## Ponte di comando

about-die = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} per te: spendi per cubi del suo colore o { $action }.
about-die-0 = per carburante
about-die-1 = per SpaceBuck
about-die-2 = per potenziare dadi tecnologia
about-die-3 = per spingere dadi tecnologia
about-die-waste = Un dado da 3 punti o più porta 1 scoria.
about-die-bonus = Porta anche { $n ->
    [one] 1 carburante o SpaceBuck
   *[other] { $n } carburanti o SpaceBuck, misti come vuoi
}.
about-bonus = Il bonus del posto dov’era il dado. Non hai mai più di 10 di ciascuno; il resto va perso.
about-act-1 = { $points ->
    [one] Un cubo
   *[other] Fino a { $points } cubi
} di questo colore nella sua riga della stiva. Quelli senza posto vanno persi.
about-act-2-0 = { $points ->
    [one] { $points } carburante
   *[other] { $points } carburanti
}, fino a 10 in tutto.
about-act-2-1 = { $points } SpaceBuck, fino a 10 in tutto.
about-act-2-2 = Potenzia dadi tecnologia di qualsiasi colore. Un passo costa tanti punti quanti ne mostra il dado prima; hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
about-act-2-3 = Spingi a destra dadi tecnologia di qualsiasi colore, per 1, 2, 3, 4 punti nella colonna II, III, IV, V; hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
about-ap = Punti del dado
    .effect = I punti che non usi vanno persi. Tocca qui per comprarne un altro, da usare subito.
about-portals = Finché sono aperti, un salto da un portale a qualsiasi altro costa 1 della tua portata.
    .price = porta un propulsore da 2 a 1, o cedine uno da 1
about-explore = Bonus esploratore
    .effect = Lascia qui il pianeta, scoperto, e prendi un cubo di qualsiasi colore per ognuno dei suoi punti, finché hai posto.
about-bag = Dopo ogni turno si pesca da qui un dado e si lancia. Quando il sacchetto è vuoto, il round finisce.

## La tua plancia

about-tech = Una stella di questo colore vale tanti punti quanti ne mostra il dado; la sua colonna apre caselle della stiva. Anche i pianeti chiedono dadi alti.
about-tech-up = { $n ->
    [one] 1 punto per potenziarlo
   *[other] { $n } punti per potenziarlo
}
about-tech-push = { $n ->
    [one] 1 punto per spingerlo
   *[other] { $n } punti per spingerlo
}
about-cube = Paga stazioni e missioni con un valore di { $n }. Cubi per 2 si vendono per 1 carburante o SpaceBuck.
about-free = Qui può andare il prossimo cubo di questa riga. { $n ->
    [1] Ne puoi comprare uno per 2 carburanti o SpaceBuck.
   *[other] Qui vale { $n }; prima si riempiono le caselle di valore minore.
}
about-closed = Spingi a destra il dado tecnologia di questa riga per aprirla. Qui un cubo varrebbe { $n }.
about-row = I suoi cubi pagano stazioni e missioni. Toccala perché questo colore paghi il prezzo più alto di una stazione.
about-fuel = Ti fa volare oltre la tua portata, e paga propulsori (3 ciascuno) e pianeti neri. Alla fine da 5 a 9 valgono 1 punto e 10 ne valgono 2.
about-buck = Compra punti per il tuo dado ({ $price } per il prossimo) e paga i pianeti gialli. Alla fine da 5 a 9 valgono 1 punto e 10 ne valgono 2.
about-drive-own = Resta sempre con la nave. La tua portata è la somma dei tuoi propulsori: { $range }.
about-drive = La tua portata è la somma dei tuoi propulsori: { $range }. Si può cedere per aprire i portali.
about-drive-price = { $n ->
    [one] { $n } carburante per portarlo da 1 a 2
   *[other] { $n } carburanti per portarlo da 1 a 2
}
about-drive-free = Un propulsore neutro aggiunge 1 alla tua portata di { $range }. C’è posto per tre.
about-drive-free-price = { $n ->
    [one] { $n } carburante, come azione extra
   *[other] { $n } carburanti, come azione extra
}
about-normal = Caselle normali per dadi
    .effect = Metti qui il dado per usare i suoi punti: cubi del suo colore, o l’azione del suo colore.
about-transform = Casella trasformazione: { $colour }
    .effect = { $used ->
        [1] Usata in questo round. È di nuovo libera nel prossimo.
       *[other] Una volta per round: il tuo dado conta come { $colour }, e una stella conta il tuo dado tecnologia di quel colore.
    }
about-research = Casella ricerca
    .effect = { $used ->
        [1] Usata in questo round. È di nuovo libera nel prossimo.
       *[other] Una volta per round: pesca una carta o giocane una prima di usare i punti del tuo dado.
    }
about-one-waste = 1 scoria
about-planet = Pianeta { $planet }
about-planet-waiting = Aspetta accanto alla tua plancia: { $need }, poi vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. I pianeti che alla fine aspettano ancora costano punti.
about-planet-settled = Acquisito: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, e altri 4 per una serie di quattro colori, 2 per tre.
about-station = Costruiscila dopo un volo, su una casella semplice. Subito: { $instant }. Poi alla fine di ogni round e con ogni nuova stazione: { $lasting }.
about-station-built = Costruita. Alla fine di ogni round e con ogni nuova stazione: { $lasting }.
about-station-price = cubi per { $high } di un colore e per { $low } dell’altro ({ $station_first }, { $station_second })
about-outpost-name = Avamposto { $marker }
about-outpost = Va sotto un pezzo ({ $figure }) che piazzi su una tessera esterna, gratis. Subito: { $effect }. Alla fine quel pezzo conta doppio.
about-card = Giocata come missione: { $demand }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Giocata come sviluppo: { $effect }.
about-mission = Si compie dopo un volo, su una casella semplice accanto alla casella di un centro di scambio: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Alla fine una missione aperta costa 1 punto.
about-development = Da ora in poi: { $effect }.{ $used ->
    [1] {" "}La sua casella per dado è occupata in questo round.
   *[other] { "" }
}
about-half = { $mission ->
    [1] «{ $card }», come missione
   *[other] «{ $card }», come sviluppo
}
about-hand = Gioca una carta come azione extra, gratis, come missione o come sviluppo. Ne tieni al massimo { $most }.
about-deck = Pesca due carte come azione extra, poi scartane una dalla mano.
about-discard = Quando il mazzo è finito, queste carte diventano il nuovo mazzo.
about-own = Punti per pianeti acquisiti, missioni, stazioni, dadi tecnologia, pezzi vicino ai centri di scambio e ciò che avanza. Dopo quattro round vince chi ha più punti.
about-waste = Ciò che non entra negli spazi va accanto alla plancia, e ogni scoria lì costa 1 punto alla fine.
about-left = Le colonie colonizzano pianeti, le stazioni si costruiscono con i cubi, i segnalini sono per le missioni.
about-fulfilled = Ogni missione compiuta porta i punti sulla sua carta.
about-round = In ogni round sorge un centro di scambio, e ognuno gioca quattro turni.
about-centres = Centri di scambio: { $centres }.
