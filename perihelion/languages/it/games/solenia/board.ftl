# Che cosa dice il tabellone.
board-to-play = di turno
board-wins = vince
board-scored-next = prossimo conteggio
board-scored-now = conteggio alla fine di questo turno
board-island = isola di { $good }
board-city-0 = città diurna
board-city-1 = città notturna
board-card = carta { $card } di { $player }
board-own-card = la tua carta { $card }
board-order = ordine { $light_agg }: { $demand }
board-pile = ordini { $light_pl } ancora coperti: { $count }
board-points = { $player }: { $points ->
    [one] 1 stella
   *[other] { $points } stelle
} in tutto, di cui { $stars } raccolte
board-goods = { $good }: { $count }
board-place = posto { $light_agg } { $column }
board-place-summer = posto { $light_agg } { $number }
board-deck = Mazzo: { $count }
board-discard = Scarti: { $count }
board-hand = { $player }: { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano
board-die = Dado: { $face }

# Le parti del tabellone, come schede.
part-islands = Isole

# La posizione a parole.
outline-window = Tabellone, prima la striscia davanti
outline-next = prossimo conteggio
outline-signs = LGPADN
outline-legend = Isole: L legno, G grano, P pietra, A acqua. Città: D diurna, N notturna.
outline-legend-cards = P/1=2:*p è la carta 2 (stella su pietra) del giocatore 1 su un’isola di pietra; k è una risorsa dell’isola.
outline-airship = dirigibile su c
outline-unknown = non ancora posata
outline-orders = Ordini scoperti
outline-row = { $light }: { $orders } ({ $left } coperti)
outline-players = Giocatori
outline-player = Giocatore
outline-points = Punti
outline-stars = Stelle
outline-storage = Stiva
outline-cards = Carte
outline-boards = Ordini consegnati, per posto
outline-place = posto { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Migliorie
outline-offer = Da scegliere, livello { $level }, { $position }: { $tiles }
outline-active = { $player }, attive: { $tiles }
outline-waiting = { $player }, non attive: { $tiles }
outline-hand = La tua mano ({ $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
} nel mazzo)
outline-open = { $card }, scelta

# Quanto costa una casella.
price-goods = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
