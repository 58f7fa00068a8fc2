# Wat het bord zegt.
board-to-play = aan zet
board-wins = wint
board-scored-next = telt hierna
board-scored-now = telt aan het eind van deze beurt
board-island = { $good }eiland
board-city-0 = dagstad
board-city-1 = nachtstad
board-card = kaart { $card } van { $player }
board-own-card = jouw kaart { $card }
board-order = { $light }opdracht: { $demand }
board-pile = { $light }opdrachten die nog gedekt liggen: { $count }
board-points = { $player }: { $points ->
    [one] 1 ster
   *[other] { $points } sterren
} in totaal, waarvan { $stars } verzameld
board-goods = { $good }: { $count }
board-place = { $light }plaats { $column }
board-place-summer = { $light }plaats { $number }
board-deck = Trekstapel: { $count }
board-discard = Afgelegd: { $count }
board-hand = { $player }: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in de hand
board-die = Dobbelsteen: { $face }

# De delen van het bord, als tabbladen.
part-islands = Eilanden

# De stelling in woorden.
outline-window = Bord, voorste strook eerst
outline-next = telt hierna
outline-signs = HGSWDN
outline-legend = Eilanden: H hout, G graan, S steen, W water. Steden: D dag, N nacht.
outline-legend-cards = S/1=2:*s is kaart 2 (ster op steen) van speler 1 op een steeneiland; k is een grondstof van het eiland.
outline-airship = luchtschip op c
outline-unknown = nog niet gelegd
outline-orders = Open opdrachten
outline-row = { $light }: { $orders } (nog { $left } gedekt)
outline-players = Spelers
outline-player = Speler
outline-points = Punten
outline-stars = Sterren
outline-storage = Opslag
outline-cards = Kaarten
outline-boards = Vervulde opdrachten, per plaats
outline-place = plaats { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Verbeteringen
outline-offer = In het aanbod, niveau { $level }, { $position }: { $tiles }
outline-active = { $player }, actief: { $tiles }
outline-waiting = { $player }, niet actief: { $tiles }
outline-hand = Je hand ({ $count ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
} in de trekstapel)
outline-open = { $card }, gekozen

# Wat een veld kost.
price-goods = { $n ->
    [one] 1 grondstof
   *[other] { $n } grondstoffen
}
