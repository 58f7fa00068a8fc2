# Co mówi plansza.
board-to-play = na ruchu
board-wins = wygrywa
board-scored-next = punktuje następny
board-scored-now = punktuje na koniec tej tury
board-island = wyspa { $good_brak }
board-city-0 = miasto dzienne
board-city-1 = miasto nocne
board-card = karta { $card }, { $player }
board-own-card = twoja karta { $card }
board-order = zamówienie { $light_jakie }: { $demand }
board-pile = zakryte zamówienia { $light_jakie }: { $count }
board-points = { $player }: { $points ->
    [one] razem 1 gwiazda
    [few] razem { $points } gwiazdy
    [many] razem { $points } gwiazd
   *[other] razem { $points } gwiazd
}, w tym zebrane: { $stars }
board-goods = { $good }: { $count }
board-place = miejsce { $light_jakie } { $column }
board-place-summer = miejsce { $light_jakie } { $number }
board-deck = Talia: { $count }
board-discard = Odrzucone: { $count }
board-hand = { $player }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} na ręce
board-die = Kostka: { $face }

# Części planszy jako karty.
part-islands = Wyspy

# Pozycja w słowach.
outline-window = Plansza, przedni pas na górze
outline-next = punktuje następny
outline-signs = WGSADN
outline-legend = Wyspy: W drewno, G zboże, S kamień, A woda. Miasta: D dzień, N noc.
outline-legend-cards = S/1=2:*s to karta 2 (gwiazda na kamieniu) gracza 1 na wyspie kamienia; k to towar z wyspy.
outline-airship = sterowiec na c
outline-unknown = jeszcze nie wyłożony
outline-orders = Odkryte zamówienia
outline-row = { $light }: { $orders } (zakryte: { $left })
outline-players = Gracze
outline-player = Gracz
outline-points = Punkty
outline-stars = Gwiazdy
outline-storage = Magazyn
outline-cards = Karty
outline-boards = Zrealizowane zamówienia według miejsc
outline-place = miejsce { $column }: { $stars } ★
outline-board = { $player }, { $light }: { $tiles }
outline-rival = { $player }: { $tiles }
outline-upgrades = Ulepszenia
outline-offer = Do wyboru, poziom { $level }, { $position }: { $tiles }
outline-active = { $player }, działa: { $tiles }
outline-waiting = { $player }, nie działa: { $tiles }
outline-hand = Twoja ręka ({ $count ->
    [0] talia jest pusta
    [one] w talii 1 karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } kart
})
outline-open = { $card }, wybrana

# Ile kosztuje pole.
price-goods = { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towarów
}
