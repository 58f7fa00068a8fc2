# Was auf dem Brett steht.
board-to-play = am Zug
board-wins = gewinnt
board-scored-next = als Nächstes gewertet
board-scored-now = am Ende dieses Zugs gewertet
board-island = { $good }insel
board-city-0 = Tagstadt
board-city-1 = Nachtstadt
board-card = Karte von { $player }: { $card }
board-own-card = deine Karte { $card }
board-order = { $light }auftrag: { $demand }
board-pile = verdeckte { $light }aufträge: { $count }
board-points = { $player }: { $points ->
    [one] 1 Stern
   *[other] { $points } Sterne
} insgesamt, davon { $stars } gesammelt
board-goods = { $good }: { $count }
board-place = Platz { $column } ({ $light })
board-place-summer = Platz { $number } ({ $light })
board-deck = Stapel: { $count }
board-discard = Abgelegt: { $count }
board-hand = { $player }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand
board-die = Würfel: { $face }

# Die Teile des Bretts, als Reiter.
part-islands = Inseln

# Die Stellung in Worten.
outline-window = Spielplan, vorderstes Teil zuerst
outline-next = wird gewertet
outline-signs = HGSWTN
outline-legend = Inseln: H Holz, G Getreide, S Stein, W Wasser. Städte: T Tag, N Nacht.
outline-legend-cards = S/1=2:*s ist die Karte 2 (Stern auf Stein) von Spieler 1 auf einer Steininsel; k ist eine Ware der Insel.
outline-airship = Luftschiff auf c
outline-unknown = noch nicht gelegt
outline-orders = Offene Aufträge
outline-row = { $light }: { $orders } ({ $left } verdeckt)
outline-players = Spieler
outline-player = Spieler
outline-points = Summe
outline-stars = Sterne
outline-storage = Lager
outline-cards = Karten
outline-boards = Erfüllte Aufträge nach Plätzen
outline-place = Platz { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Verbesserungen
outline-offer = Auslage, Stufe { $level }, { $position }: { $tiles }
outline-active = { $player }, aktiv: { $tiles }
outline-waiting = { $player }, nicht aktiv: { $tiles }
outline-hand = Deine Hand ({ $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
} im Stapel)
outline-open = { $card }, gewählt

# Was ein Feld kostet.
price-goods = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
}
