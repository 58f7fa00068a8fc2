# Co mówi plansza Solarius Mission: napisy i nazwy wszystkich rzeczy, także dla czytników ekranu.

board-to-play = na ruchu
board-wins = wygrywa
board-points = { $player }: na razie { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
board-player = { $player }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}, paliwo { $fuel }, { $buck ->
    [one] 1 kosmodolar
    [few] { $buck } kosmodolary
    [many] { $buck } kosmodolarów
   *[other] { $buck } kosmodolarów
}, zasięg { $range }, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} na ręce, odpady na planszy { $on }, obok { $off }

## Efekty

board-op-1 = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
}
board-op-2 = { $n ->
    [one] 1 kosmodolar
    [few] { $n } kosmodolary
    [many] { $n } kosmodolarów
   *[other] { $n } kosmodolarów
}
board-op-3 = { $n ->
    [one] 1 paliwo lub kosmodolar
    [few] paliwo lub kosmodolary, razem { $n }, jak wolisz
    [many] paliwo lub kosmodolary, razem { $n }, jak wolisz
   *[other] paliwo lub kosmodolary, razem { $n }, jak wolisz
}
board-op-4 = { $n ->
    [one] dowolny surowiec
    [few] { $n } dowolne surowce
    [many] { $n } dowolnych surowców
   *[other] { $n } dowolnych surowców
}
board-op-5 = { $n ->
    [one] 1 punkt na ulepszanie kostek technologii
    [few] { $n } punkty na ulepszanie kostek technologii
    [many] { $n } punktów na ulepszanie kostek technologii
   *[other] { $n } punktów na ulepszanie kostek technologii
}
board-op-6 = { $n ->
    [one] 1 punkt na przesuwanie kostek technologii
    [few] { $n } punkty na przesuwanie kostek technologii
    [many] { $n } punktów na przesuwanie kostek technologii
   *[other] { $n } punktów na przesuwanie kostek technologii
}
board-op-7 = neutralny napęd o wartości 1
board-op-8 = dobierz { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } kart
}
board-op-9 = dobierz kartę postępu albo zagraj jedną
board-op-10 = usuń ze swoich pól odpady, najwyżej { $n }

board-dev-0 = każda twoja akcja kostki ({ $colour }) daje też: { $effect }
board-dev-1 = o jeden punkt więcej w twoich akcjach kostki ({ $colour })
board-dev-2 = pole kostki, raz na rundę: { $effect }
board-dev-3 = pole kostki, raz na rundę: kostka zmienia kolor na { $colour }
board-dev-4 = pole kostki, raz na rundę: o jeden punkt więcej w tej akcji
board-dev-5 = zasięg większy o jeden, w locie i przy liczeniu punktów
board-dev-6 = dodatkowy zasięg kosztuje 1 paliwo za punkt, nie 2
board-dev-7 = pierwszy punkt akcji kupiony w turze kosztuje 1 kosmodolara, nie 2
board-dev-8 = portale otwierają się bez oddawania zasięgu
board-dev-9 = dowolny surowiec za każdą odkrytą przez ciebie planetę
board-dev-10 = { $colour_id ->
    [0] czarne planety kosztują o 2 paliwa mniej
    [1] żółte planety kosztują o 2 kosmodolary mniej
    [2] turkusowe planety wymagają o jedną kostkę mniej
   *[other] brązowe planety wymagają o jedną kostkę mniej
}
board-dev-11 = obie wartości stacji są o 1 niższe
board-dev-12 = pierwsza suma, której wymaga misja, jest o 2 niższa
board-dev-13 = { $n ->
    [one] o 1 pole na odpady więcej
    [few] o { $n } pola na odpady więcej
    [many] o { $n } pól na odpady więcej
   *[other] o { $n } pól na odpady więcej
}

board-demand-1 = { $colour_few } surowce o łącznej wartości { $n }
board-demand-2 = { $n ->
    [one] jeden { $colour } surowiec
    [2] dwa { $colour_few } surowce
    [3] trzy { $colour_few } surowce
    [few] { $n } { $colour_few } surowce
    [many] { $n } { $colour_many } surowców
   *[other] { $n } { $colour_many } surowców
} o wartości { $worth }
board-need-0 = zapłać { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
}
board-need-1 = zapłać { $n ->
    [one] 1 kosmodolara
    [few] { $n } kosmodolary
    [many] { $n } kosmodolarów
   *[other] { $n } kosmodolarów
}
board-need-2 = { $n ->
    [one] 1 kostka technologii
    [few] { $n } kostki technologii
    [many] { $n } kostek technologii
   *[other] { $n } kostek technologii
} na poziomie co najmniej { $level }
board-need-3 = { $n ->
    [one] 1 kostka technologii
    [few] { $n } kostki technologii
    [many] { $n } kostek technologii
   *[other] { $n } kostek technologii
} w kolumnie { $at } lub dalej

board-card = { $card }. Misja: { $demand }, za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}. Usprawnienie: { $effect }.
board-mission = Otwarta misja „{ $card }”: { $demand }, za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
board-development = Usprawnienie „{ $card }”: { $effect }.
board-station = { $station } ({ $station_first } i { $station_second }). Od razu: { $instant }. Potem na koniec każdej rundy i z każdą kolejną stacją: { $permanent }.
board-station-waste = { $n ->
    [one] 1 dodatkowe pole na odpady.
    [few] { $n } dodatkowe pola na odpady.
    [many] { $n } dodatkowych pól na odpady.
   *[other] { $n } dodatkowych pól na odpady.
}
board-station-price = Cena teraz: surowce o wartości { $high } w jednym kolorze i { $low } w drugim.
board-station-built = Zbudowana jako stacja nr { $number }.
board-marker = Placówka { $marker }, pod figurę ({ $figure }): { $effect }.
board-marker-used = Leży na płytce { $tile }.
board-planet = { $planet }, { $planet_colour }: { $need }, za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
board-pending = Jeszcze nieopłacona: { $what }
board-settled = Opłacona: { $what }
board-back = zakryta planeta ({ $colour })
board-back-unknown = zakryta planeta

## Kosmos

board-field = Pole { $number }: { $kind }
board-kind-0 = pusty kosmos
board-kind-1 = planeta macierzysta
board-kind-2 = miejsce planety
board-kind-3 = miejsce planety, puste przy tej liczbie graczy
board-kind-4 = portal
board-kind-5 = pole centrum handlu
board-centre-up = stoi tu centrum handlu { $tile }
board-centre-down = miejsce centrum handlu { $tile }, jeszcze niewybudowanego
board-figure-1 = kolonia
board-figure-2 = stacja
board-figure-3 = misja
board-owned = { $figure }, { $player }
board-overflow = postawiona dalej na zewnątrz, bez premii
board-ship = { $own ->
    [1] Twój statek
   *[other] Statek, { $player },
} na polu { $number }
board-ship-here = { $own ->
    [1] twój statek
   *[other] statek, { $player }
}
board-round = Runda { $round } z 4
board-centre-of-round = centrum handlu { $letter } z rundy { $round }
board-centre-planned = centrum handlu { $letter } powstanie w rundzie { $round }
board-no-centre = żadne centrum handlu jeszcze nie stoi

## Mostek

board-die = { $colour_kostka } kostka { $face } na { $slot }
board-die-rolled = Kostka: { $colour_kostka } { $face }
board-in-use = Użyta kostka pokazuje { $face }, kolor: { $colour }
board-points-of-die = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktów
}
board-bonus = { $fuel ->
    [one] { $fuel } paliwo
    [few] { $fuel } paliwa
    [many] { $fuel } paliwa
   *[other] { $fuel } paliwa
} i { $buck ->
    [one] 1 kosmodolar
    [few] { $buck } kosmodolary
    [many] { $buck } kosmodolarów
   *[other] { $buck } kosmodolarów
}
board-act-1 = Surowce: { $colour_few }
board-act-2-0 = Czarny: paliwo
board-act-2-1 = Żółty: kosmodolary
board-act-2-2 = Turkusowy: ulepszaj kostki technologii
board-act-2-3 = Brązowy: przesuwaj kostki technologii
board-ap = { $n ->
    [one] Został 1 punkt
    [few] Zostały { $n } punkty
    [many] Zostało { $n } punktów
   *[other] Zostało { $n } punktów
}; dotknij, żeby dokupić
board-portals-open = Portale są w tej turze otwarte
board-portals-closed = Portale są zamknięte
board-explore = Premia odkrywcy: jeden surowiec za każdy punkt planety
board-deck = Talia: { $count }
board-deck-short = talia
board-discard = Karty odrzucone: { $count }
board-discard-short = odrzuty
board-bag = W woreczku: { $dice }
board-bag-of = { $colour } { $count }
board-bag-short = w woreczku

## Własna plansza

board-row = Rząd surowców ({ $colour }), wartość { $n }
board-cube = { $colour } surowiec o wartości { $n }
board-free = wolne pole magazynu ({ $colour }) o wartości { $n }
board-closed = pole magazynu ({ $colour }) o wartości { $n }, jeszcze zamknięte
board-tech = { $colour_id ->
    [0] Czarna
    [1] Żółta
    [2] Turkusowa
   *[other] Brązowa
} kostka technologii; poziom { $level }, kolumna { $at }
board-tech-up = ulepszenie kosztuje { $n }
board-tech-push = przesunięcie kosztuje { $n }
board-fuel = Paliwo: { $n } z 10
board-buck = Kosmodolary: { $n } z 10
board-waste = Odpady: { $n }, pola: { $cap }, obok planszy: { $off }
board-waste-beside = obok: { $n }
board-left = Do użycia: { $colonies ->
    [one] 1 kolonia
    [few] { $colonies } kolonie
    [many] { $colonies } kolonii
   *[other] { $colonies } kolonii
}, { $stations ->
    [one] 1 stacja
    [few] { $stations } stacje
    [many] { $stations } stacji
   *[other] { $stations } stacji
}, { $missions ->
    [one] 1 znacznik misji
    [few] { $missions } znaczniki misji
    [many] { $missions } znaczników misji
   *[other] { $missions } znaczników misji
}
board-normal = Zwykłe pola kostek, z kostkami z tej rundy
board-normal-short = zwykłe
board-transform = Pole przemiany: nowy kolor kostki to { $colour }; jeden odpad
board-transform-used = Pole przemiany: w tej rundzie już użyte
board-transform-short = przemiana
board-research = Pole badań: dobierz lub zagraj kartę; jeden odpad
board-research-used = Pole badań: w tej rundzie już użyte
board-research-short = badania
board-drive-own = własny napęd statku o wartości 1
board-drive = neutralny napęd o wartości { $n }
board-drive-free = wolne miejsce na neutralny napęd
board-range = zasięg { $n }
board-no-planets = jeszcze bez planet
board-hand = { $player }: { $count ->
    [one] 1 karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
} na ręce
board-hand-short = ręka
board-fulfilled = { $count ->
    [one] 1 wykonana misja
    [few] { $count } wykonane misje
    [many] { $count } wykonanych misji
   *[other] { $count } wykonanych misji
}: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}

## Części planszy jako karty

part-others = Inni
part-space = Kosmos

## Pozycja w słowach

outline-start = Pierwszy gracz tej rundy: { $player }
outline-bridge = Mostek
outline-die = Kostka
outline-colour = Kolor
outline-face = Ścianka
outline-slot = Premia
outline-space = Kosmos
outline-players = Gracze
outline-player = Gracz
outline-points = Punkty
outline-fuel = Paliwo
outline-buck = Kosmodolary
outline-range = Zasięg
outline-drives = Napędy
outline-waste = Odpady na polach + obok
outline-cards = Karty
outline-colonies = Wolne kolonie
outline-field = Statek na polu
outline-technology = Kostki technologii i magazyn
outline-tech = Kostka
outline-level = Poziom
outline-column = Kolumna
outline-cubes = Surowce o wartości 1, 2, 3
outline-things = Co ma { $player }
outline-fulfilled = Wykonana misja „{ $card }”: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
outline-space-used = Jego pole kostki jest w tej rundzie zajęte.
outline-held = Kostki z tej rundy: { $dice }
outline-score = Zdobyte punkty
outline-line = Wiersz
outline-hand = Twoja ręka
outline-none = nic

## Ceny i to, co przepadłoby za nic

price-fuel = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
}
price-buck = { $n ->
    [one] 1 kosmodolar
    [few] { $n } kosmodolary
    [many] { $n } kosmodolarów
   *[other] { $n } kosmodolarów
}
price-either = 1 paliwo lub 1 kosmodolar
warning-sell = Za ten surowiec nic nie dostaniesz: wartość 2 daje jedno paliwo lub jednego kosmodolara. Dodaj jeszcze jeden surowiec albo cofnij.
warning-store = { $n ->
    [one] Zmieści się jeszcze 1 surowiec.
    [few] Zmieszczą się jeszcze { $n } surowce.
    [many] Zmieści się jeszcze { $n } surowców.
   *[other] Zmieści się jeszcze { $n } surowców.
} Reszta przepada.
warning-points = { $n ->
    [one] Możesz wydać jeszcze 1 punkt.
    [few] Możesz wydać jeszcze { $n } punkty.
    [many] Możesz wydać jeszcze { $n } punktów.
   *[other] Możesz wydać jeszcze { $n } punktów.
} Reszta przepada.

## Mapa dla terminala

map-heading = Mapa
map-legend = { $home } planeta macierzysta, { $down } zakryta planeta, { $up } odkryta planeta, { $portal } portal, { $planned } przyszłe centrum handlu, { $erected } centrum handlu, { $colony } kolonia, { $station } stacja, { $mission } misja
map-letters = { $colours }; sama litera to statek: { $players }. K2.I 210: czarna kostka technologii ma poziom 2 w kolumnie I; dwa surowce o wartości 1, jeden o wartości 2, żadnego o wartości 3; $ to kosmodolary
colour-letters = KYTB
map-sign-home = planeta macierzysta
map-sign-portal = portal
map-sign-down = zakryta planeta
map-sign-up = odkryta planeta
map-sign-planned = przyszłe centrum
map-sign-erected = centrum handlu
map-sign-colony = kolonia
map-sign-station = stacja
map-sign-mission = misja
map-colour = { $letter } { $colour }
map-standing = { $own ->
    [1] Ty ({ $player })
   *[other] { $player }
}: { $points } pkt, paliwo { $fuel }, ${ $bucks }, zasięg { $range } | { $dice }
