# Che cosa dice il tabellone di Solarius Mission: etichette, e il nome di ogni cosa per suggerimenti e lettori di schermo.

board-to-play = di turno
board-wins = vince
board-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora
board-player = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $fuel ->
    [one] { $fuel } carburante
   *[other] { $fuel } carburanti
}, { $buck } SpaceBuck, portata { $range }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano, scorie: { $on } sulla plancia e { $off } accanto

## Effetti

board-op-1 = { $n ->
    [one] { $n } carburante
   *[other] { $n } carburanti
}
board-op-2 = { $n } SpaceBuck
board-op-3 = { $n ->
    [one] 1 carburante o SpaceBuck
   *[other] { $n } carburanti o SpaceBuck, misti come vuoi
}
board-op-4 = { $n ->
    [one] un cubo di qualsiasi colore
   *[other] { $n } cubi di qualsiasi colore
}
board-op-5 = { $n ->
    [one] 1 punto per potenziare dadi tecnologia
   *[other] { $n } punti per potenziare dadi tecnologia
}
board-op-6 = { $n ->
    [one] 1 punto per spingere dadi tecnologia
   *[other] { $n } punti per spingere dadi tecnologia
}
board-op-7 = un propulsore neutro da 1
board-op-8 = pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
board-op-9 = pesca una carta progresso o giocane una
board-op-10 = { $n ->
    [one] togli fino a { $n } scoria dai tuoi spazi
   *[other] togli fino a { $n } scorie dai tuoi spazi
}

board-dev-0 = ogni tua azione del dado con il { $colour } porta anche { $effect }
board-dev-1 = un punto in più nelle tue azioni del dado con il { $colour }
board-dev-2 = casella per dado, una volta per round: { $effect }
board-dev-3 = casella per dado, una volta per round: il dado conta come { $colour }
board-dev-4 = casella per dado, una volta per round: un punto in più per questa azione
board-dev-5 = portata +1, in volo e nel punteggio finale
board-dev-6 = la portata in più costa 1 carburante per punto, non 2
board-dev-7 = il primo punto azione comprato in un turno costa 1 SpaceBuck, non 2
board-dev-8 = i portali si aprono senza perdere portata
board-dev-9 = un cubo di qualsiasi colore ogni volta che scopri un pianeta
board-dev-10 = { $colour_id ->
    [0] i pianeti neri costano 2 carburanti in meno
    [1] i pianeti gialli costano 2 SpaceBuck in meno
    [2] i pianeti turchesi richiedono un dado in meno
   *[other] i pianeti marroni richiedono un dado in meno
}
board-dev-11 = i due valori di una stazione scendono di 1
board-dev-12 = la prima somma che una missione chiede scende di 2
board-dev-13 = { $n ->
    [one] 1 spazio per scorie in più
   *[other] { $n } spazi per scorie in più
}

board-demand-1 = cubi { $colour_many } per un valore di { $n }
board-demand-2 = { $n ->
    [one] un cubo { $colour }
    [2] due cubi { $colour_many }
    [3] tre cubi { $colour_many }
   *[other] { $n } cubi { $colour_many }
} di valore { $worth }
board-need-0 = paga { $n ->
    [one] { $n } carburante
   *[other] { $n } carburanti
}
board-need-1 = paga { $n } SpaceBuck
board-need-2 = { $n ->
    [one] 1 dado tecnologia
   *[other] { $n } dadi tecnologia
} di livello { $level } o più
board-need-3 = { $n ->
    [one] 1 dado tecnologia
   *[other] { $n } dadi tecnologia
} nella colonna { $at } o oltre

board-card = { $card }. Missione: { $demand }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Sviluppo: { $effect }.
board-mission = Missione aperta «{ $card }»: { $demand }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
board-development = Sviluppo «{ $card }»: { $effect }.
board-station = { $station } ({ $station_first } e { $station_second }). Subito: { $instant }. Poi alla fine di ogni round e con ogni nuova stazione: { $permanent }.
board-station-waste = { $n ->
    [one] 1 spazio per scorie in più.
   *[other] { $n } spazi per scorie in più.
}
board-station-price = Prezzo ora: cubi per { $high } di un colore e per { $low } dell’altro.
board-station-built = Costruita come numero { $number }.
board-marker = Avamposto { $marker }, sotto un pezzo ({ $figure }): { $effect }.
board-marker-used = È sulla tessera { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
board-pending = Non ancora pagato: { $what }
board-settled = Acquisito: { $what }
board-back = un pianeta { $colour } coperto
board-back-unknown = un pianeta coperto

## Spazio

board-field = Casella { $number }: { $kind }
board-kind-0 = spazio vuoto
board-kind-1 = pianeta natale
board-kind-2 = posto per pianeta
board-kind-3 = posto per pianeta, vuoto con questo numero di giocatori
board-kind-4 = portale
board-kind-5 = casella di un centro di scambio
board-centre-up = qui c’è il centro di scambio { $tile }
board-centre-down = sito del centro di scambio { $tile }, non ancora sorto
board-figure-1 = colonia
board-figure-2 = stazione
board-figure-3 = missione
board-owned = { $figure } di { $player }
board-overflow = piazzata più lontano, senza bonus
board-ship = { $own ->
    [1] La tua nave
   *[other] Nave di { $player }
} nella casella { $number }
board-ship-here = { $own ->
    [1] la tua nave
   *[other] nave di { $player }
}
board-round = Round { $round } di 4
board-centre-of-round = il centro di scambio { $letter } è arrivato nel round { $round }
board-centre-planned = il centro di scambio { $letter } arriverà nel round { $round }
board-no-centre = nessun centro di scambio è ancora sorto

## Ponte di comando

board-die = dado { $colour } { $face } su { $slot }
board-die-rolled = Dado: { $colour } { $face }
board-in-use = Il dado in uso mostra { $face } e conta come { $colour }
board-points-of-die = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
board-bonus = { $fuel ->
    [one] { $fuel } carburante
   *[other] { $fuel } carburanti
} e { $buck } SpaceBuck
board-act-1 = Prendi cubi { $colour_many }
board-act-2-0 = Nero: carburante
board-act-2-1 = Giallo: SpaceBuck
board-act-2-2 = Turchese: potenzia dadi tecnologia
board-act-2-3 = Marrone: spingi dadi tecnologia
board-ap = { $n ->
    [one] resta 1 punto
   *[other] restano { $n } punti
}; tocca per comprarne un altro
board-portals-open = In questo turno i portali sono aperti
board-portals-closed = I portali sono chiusi
board-explore = Il bonus esploratore: un cubo per ogni punto del pianeta
board-deck = Mazzo: { $count }
board-deck-short = mazzo
board-discard = Scarti: { $count }
board-discard-short = scarti
board-bag = Nel sacchetto: { $dice }
board-bag-of = { $colour }: { $count }
board-bag-short = nel sacchetto

## La tua plancia

board-row = Riga { $colour_f }: cubi per { $n }
board-cube = un cubo { $colour } di valore { $n }
board-free = una casella libera della stiva, { $colour_f }, di valore { $n }
board-closed = una casella della stiva ancora chiusa, { $colour_f }, di valore { $n }
board-tech = Dado tecnologia { $colour_id ->
    [0] nero
    [1] giallo
    [2] turchese
   *[other] marrone
}; livello { $level }, colonna { $at }
board-tech-up = potenziarlo costa { $n }
board-tech-push = spingerlo costa { $n }
board-fuel = Carburante: { $n } di 10
board-buck = SpaceBuck: { $n } di 10
board-waste = Scorie: { $n } su { $cap } spazi, { $off } accanto alla plancia
board-waste-beside = accanto: { $n }
board-left = Ancora da usare: { $colonies ->
    [one] 1 colonia
   *[other] { $colonies } colonie
}, { $stations ->
    [one] 1 stazione
   *[other] { $stations } stazioni
}, { $missions ->
    [one] 1 segnalino missione
   *[other] { $missions } segnalini missione
}
board-normal = Caselle normali per dadi, con i dadi di questo round
board-normal-short = normali
board-transform = Casella trasformazione: il dado conta come { $colour }; una scoria
board-transform-used = Casella trasformazione: usata in questo round
board-transform-short = trasformazione
board-research = Casella ricerca: pesca o gioca una carta; una scoria
board-research-used = Casella ricerca: usata in questo round
board-research-short = ricerca
board-drive-own = il propulsore della nave, da 1
board-drive = un propulsore neutro da { $n }
board-drive-free = un posto libero per un propulsore neutro
board-range = portata { $n }
board-no-planets = ancora nessun pianeta
board-hand = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
board-hand-short = mano
board-fulfilled = { $count ->
    [one] 1 missione compiuta
   *[other] { $count } missioni compiute
}: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

## Le parti del tabellone, come schede

part-others = Altri
part-space = Spazio

## La posizione a parole

outline-start = In questo round comincia { $player }
outline-bridge = Ponte di comando
outline-die = Dado
outline-colour = Colore
outline-face = Faccia
outline-slot = Bonus
outline-space = Spazio
outline-players = Giocatori
outline-player = Giocatore
outline-points = Punti
outline-fuel = Carburante
outline-buck = SpaceBuck
outline-range = Portata
outline-drives = Propulsori
outline-waste = Scorie su spazi + accanto
outline-cards = Carte
outline-colonies = Colonie rimaste
outline-field = Nave nella casella
outline-technology = Dadi tecnologia e stiva
outline-tech = Dado
outline-level = Livello
outline-column = Colonna
outline-cubes = Cubi di valore 1, 2, 3
outline-things = Che cosa ha { $player }
outline-fulfilled = Missione compiuta «{ $card }»: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
outline-space-used = La sua casella per dado è occupata in questo round.
outline-held = Dadi di questo round: { $dice }
outline-score = Punti finora
outline-line = Voce
outline-hand = La tua mano
outline-none = niente

## Prezzi, e che cosa andrebbe perso

price-fuel = { $n ->
    [one] { $n } carburante
   *[other] { $n } carburanti
}
price-buck = { $n } SpaceBuck
price-either = 1 carburante o 1 SpaceBuck
warning-sell = Per il cubo non riceveresti niente: un valore di 2 porta un carburante o uno SpaceBuck. Aggiungi un cubo, o ritiralo con Annulla.
warning-store = { $n ->
    [one] Potresti ancora mettere 1 cubo nella stiva.
   *[other] Potresti ancora mettere fino a { $n } cubi nella stiva.
} Ciò che resta va perso.
warning-points = { $n ->
    [one] Potresti ancora spendere 1 punto.
   *[other] Potresti ancora spendere { $n } punti.
} Ciò che resta va perso.

## Mappa per il terminale

map-heading = Mappa
map-legend = { $home } pianeta natale, { $down } pianeta coperto, { $up } pianeta scoperto, { $portal } portale, { $planned } centro di scambio in arrivo, { $erected } centro di scambio, { $colony } colonia, { $station } stazione, { $mission } missione
map-letters = { $colours }; una lettera sola è una nave: { $players }. N2.I 210: il dado tecnologia nero ha livello 2 nella colonna I; due cubi di valore 1, uno di valore 2, nessuno di valore 3; $ sono SpaceBuck
colour-letters = NGTM
map-sign-home = pianeta natale
map-sign-portal = portale
map-sign-down = pianeta coperto
map-sign-up = pianeta scoperto
map-sign-planned = centro in arrivo
map-sign-erected = centro di scambio
map-sign-colony = colonia
map-sign-station = stazione
map-sign-mission = missione
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Tu ({ $player })
   *[other] { $player }
}: { $points } p., { $fuel } carb., { $bucks } $, portata { $range } | { $dice }
