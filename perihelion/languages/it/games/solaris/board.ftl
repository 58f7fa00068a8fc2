# Che cosa dice il tabellone.
board-station = { $station }
board-station-active = { $station }, stazione attiva
board-bridge = ponte { $colour } tra { $station } e { $other }
board-spare = ponte di riserva, { $colour }
board-spares = ponti di riserva
board-shuttles = Navette
board-supply = navetta { $colour }, nella riserva
board-docked = navetta { $colour }, attraccata { $station_a }
board-token = { $player }: { $energy ->
    [one] { $energy } energia
   *[other] { $energy } energie
} { $station_in }
board-laser = { $player }: { $laser } sul laser
board-round = round
board-stack = mazzo: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
board-discard = scarti: { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
board-open = carta scoperta { $slot }: { $card }
board-gap = carta scoperta { $slot }: nessuna
board-player = { $player }: { $laser } sul laser, { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano
board-player-turn = { $player }, di turno: { $laser } sul laser, { $cards ->
    [one] una carta
   *[other] { $cards } carte
} in mano
board-hand-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } volte
}
board-taken = { $card }, pescata nella mensa
board-canteen = mensa
board-empty-hand = nessuna carta in mano

# Le parti del tabellone, come schede.
part-ring = Cerchio
part-cards = Carte

# La posizione a parole.
outline-round = { $last ->
    [0] round { $round }
   *[other] round { $round } di { $last }
}
outline-active = stazione attiva: { $station }
outline-next = devono ancora giocare qui, in quest’ordine: { $players }
outline-stations = Energia (tra parentesi: segnalini sotto; *: ha giocato qui)
outline-station = Stazione
outline-bridges = Ponti
outline-bridge = { $first }–{ $second }: ponte { $colour }
outline-cards = Carte sul tavolo
outline-players = Giocatori
outline-player = Giocatore
outline-laser = Laser
outline-hand-size = Carte
outline-known = Carte note
outline-legend = { $example } è una { $card }; la lettera è il colore: p viola, k rosa, b blu, g verde.
outline-turn = di turno
outline-winner = vince
outline-hand = La tua mano

# Quanto costa un passo.
price-energy = { $n ->
    [one] { $n } energia
   *[other] { $n } energie
}
