# Solarius Mission po polsku: wszystkie zdania, które ktoś przeczyta.

game = Solarius Mission
game-about = Cztery rundy, po cztery kostki: rozbudowuj statek, zasiedlaj planety, stawiaj stacje i wykonuj misje daleko od domu.
game-length = 90–150

## Opcje

option-players = Gracze
option-players-about = Od dwóch do czterech osób; przy mniejszej liczbie jest mniej planet i kostek.
option-start = Start
option-start-about = Karty startowe dają każdemu inny początek; przy wolnym starcie wybierasz go samodzielnie.
option-start-cards = karty startowe
option-start-free = wolny start
option-arrangement = Kosmos
option-arrangement-about = Jak sześć zewnętrznych płytek leży wokół środka.
option-arrangement-random = losowo
option-arrangement-fixed = A do F po kolei
option-arrangement-given = jak wpiszesz poniżej
option-planet_back_colour = Kolory planet
option-planet_back_colour-about = Wszyscy widzą kolor zakrytej planety.
option-outpost_double_tc = Placówki przy centrach handlu
option-outpost_double_tc-about = Figura na placówce liczy się podwójnie także przy centrum handlu.
option-field_waste_adds = Odpady się sumują
option-field_waste_adds-about = Mocna kostka na polu przemiany lub badań daje dwa odpady zamiast jednego.
option-centre_letters_public = Jawne centra handlu
option-centre_letters_public-about = Wszyscy od początku wiedzą, gdzie i kiedy powstaną cztery centra handlu.
option-tiles = Płytki
option-tiles-about = Litery płytek wokół środka, na przykład CABFED; tylko przy własnym układzie.
option-rotations = Obroty
option-rotations-about = Ile razy każda z tych płytek jest obrócona o 60 stopni, na przykład 010532; tylko przy własnym układzie.

## Nazwy

seat-0 = Czerwony
seat-1 = Zielony
seat-2 = Niebieski
seat-3 = Fioletowy

colour-0 = czarny
    .few = czarne
    .many = czarnych
    .die = czarną kostkę technologii
    .row = czarnym rzędzie
    .from = czarnego rzędu
    .kostka = czarna
colour-1 = żółty
    .few = żółte
    .many = żółtych
    .die = żółtą kostkę technologii
    .row = żółtym rzędzie
    .from = żółtego rzędu
    .kostka = żółta
colour-2 = turkusowy
    .few = turkusowe
    .many = turkusowych
    .die = turkusową kostkę technologii
    .row = turkusowym rzędzie
    .from = turkusowego rzędu
    .kostka = turkusowa
colour-3 = brązowy
    .few = brązowe
    .many = brązowych
    .die = brązową kostkę technologii
    .row = brązowym rzędzie
    .from = brązowego rzędu
    .kostka = brązowa

column-0 = I
column-1 = II
column-2 = III

face-0 = 1
face-1 = 2
face-2 = 3
face-3 = ★
face-4 = ★+1

tile-0 = A
tile-1 = B
tile-2 = C
tile-3 = D
tile-4 = E
tile-5 = F

units-0 = 2 paliwa
units-1 = 1 paliwo i 1 kosmodolara
units-2 = 2 kosmodolary

card-0 = Maklerzy
card-1 = Tankowiec
card-2 = Patenty
card-3 = Holownik
card-4 = Żagle jonowe
card-5 = Nadgodziny
card-6 = Skład odpadów
card-7 = Drony zwiadu
card-8 = Rafineria
card-9 = Dom handlowy
card-10 = Laboratorium
card-11 = Żuraw
card-12 = Skład paliwa
card-13 = Kantor
card-14 = Hala testów
card-15 = Pochylnia
card-16 = Czarny filtr
card-17 = Żółty filtr
card-18 = Turkusowy filtr
card-19 = Brązowy filtr
card-20 = Spalarnia
card-21 = Eksperci
card-22 = Dopalacz
card-23 = Drony górnicze
card-24 = Rurociąg
card-25 = Kasa kolonii
card-26 = Terraformacja
card-27 = Prefabrykaty
card-28 = Daleki zasięg
card-29 = Klucz do portali
card-30 = Moduły
card-31 = Wysłannik

station-0 = Giełda
    .first = czarne
    .second = żółte
    .object = Giełdę
station-1 = Akademia
    .first = czarne
    .second = turkusowe
    .object = Akademię
station-2 = Stocznia
    .first = czarne
    .second = brązowe
    .object = Stocznię
station-3 = Archiwum
    .first = żółte
    .second = turkusowe
    .object = Archiwum
station-4 = Odlewnia
    .first = żółte
    .second = brązowe
    .object = Odlewnię
station-5 = Przetwórnia
    .first = turkusowe
    .second = brązowe
    .object = Przetwórnię

marker-0 = Skład
marker-1 = Obserwatorium
marker-2 = Hangar
marker-3 = Faktoria
marker-4 = Warsztat
marker-5 = Dźwig

planet-0 = Acheron
    .colour = czarna
planet-1 = Bazalt
    .colour = czarna
planet-2 = Corvus
    .colour = czarna
planet-3 = Duskar
    .colour = czarna
planet-4 = Ebon
    .colour = czarna
planet-5 = Fenris
    .colour = czarna
planet-6 = Gagat
    .colour = czarna
planet-7 = Hekate
    .colour = czarna
planet-8 = Inkara
    .colour = czarna
planet-9 = Ambra
    .colour = żółta
planet-10 = Cytryn
    .colour = żółta
planet-11 = Dorado
    .colour = żółta
planet-12 = Eos
    .colour = żółta
planet-13 = Flavia
    .colour = żółta
planet-14 = Gilda
    .colour = żółta
planet-15 = Helia
    .colour = żółta
planet-16 = Kanar
    .colour = żółta
planet-17 = Midas
    .colour = żółta
planet-18 = Azura
    .colour = turkusowa
planet-19 = Borea
    .colour = turkusowa
planet-20 = Celeste
    .colour = turkusowa
planet-21 = Cyana
    .colour = turkusowa
planet-22 = Glacis
    .colour = turkusowa
planet-23 = Laguna
    .colour = turkusowa
planet-24 = Nereida
    .colour = turkusowa
planet-25 = Opalis
    .colour = turkusowa
planet-26 = Tethra
    .colour = turkusowa
planet-27 = Adobe
    .colour = brązowa
planet-28 = Bruna
    .colour = brązowa
planet-29 = Cinnara
    .colour = brązowa
planet-30 = Ferros
    .colour = brązowa
planet-31 = Kaolin
    .colour = brązowa
planet-32 = Mesa
    .colour = brązowa
planet-33 = Ochra
    .colour = brązowa
planet-34 = Sienna
    .colour = brązowa
planet-35 = Umbra
    .colour = brązowa

## Polecenia

phase-KEEP = Twoja tura: odrzuć jedną z trzech kart.
phase-START_PUSH = Twoja tura: wybierz kostkę technologii, która zaczyna w kolumnie II.
phase-START_UP = Teraz wybierz kostkę technologii, która zaczyna z 2 oczkami.
phase-TURN_START = Twoja tura: weź kostkę z mostka.
phase-PLACE_DIE = Wybierz pole dla kostki.
phase-BONUS = Weź { $points ->
    [one] 1 paliwo lub 1 kosmodolara
    [few] { $points }: paliwo, kosmodolary albo jedno i drugie
    [many] { $points }: paliwo, kosmodolary albo jedno i drugie
   *[other] { $points }: paliwo, kosmodolary albo jedno i drugie
}.
phase-MALUS = Zapłać za kostkę 1 paliwem lub 1 kosmodolarem.
phase-RESEARCH = Badania: dobierz kartę albo zagraj jedną.
phase-PLAY_CARD = Wybierz kartę do zagrania.
phase-PLAY_SIDE = Misja czy usprawnienie?
phase-DISCARD = { $count ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $count } karty.
    [many] Odrzuć { $count } kart.
   *[other] Odrzuć { $count } kart.
}
phase-ACTION = Weź surowce albo użyj akcji koloru kostki ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}).
phase-STORE = { $left ->
    [0] Wszystko jest w magazynie. Kup punkt akcji na jeszcze jeden surowiec albo zakończ.
   *[other] { $any ->
        [1] Połóż w magazynie dowolny surowiec
       *[other] Połóż surowiec w { $colour_row }
    } (zostało: { $left }).
}
phase-UPGRADE = { $points ->
    [0] Nie masz już punktów akcji. Kup jeden albo zakończ.
    [one] Ulepsz kostkę technologii (został 1 punkt akcji).
    [few] Ulepsz kostkę technologii (zostały { $points } punkty akcji).
    [many] Ulepsz kostkę technologii (zostało { $points } punktów akcji).
   *[other] Ulepsz kostkę technologii (zostało { $points } punktów akcji).
}
phase-PUSH = { $points ->
    [0] Nie masz już punktów akcji. Kup jeden albo zakończ.
    [one] Przesuń kostkę technologii w prawo (został 1 punkt akcji).
    [few] Przesuń kostkę technologii w prawo (zostały { $points } punkty akcji).
    [many] Przesuń kostkę technologii w prawo (zostało { $points } punktów akcji).
   *[other] Przesuń kostkę technologii w prawo (zostało { $points } punktów akcji).
}
phase-FUEL_MORE = Kup więcej paliwa albo graj dalej.
phase-B_MENU = Wykonaj dodatkową akcję albo zakończ turę.
phase-DRIVES = Kupić jeszcze jeden napęd?
phase-FLIGHT = Dokąd lecisz?
phase-LAND = Co tu robisz?
phase-PAY = Zapłać surowcami o wartości { $price } (kolor: { $colour }): wybierz którymi.
phase-OUTPOST = Położyć placówkę pod nową figurą?
phase-PICK = Wybierz premię centrum handlu.
phase-TRIGGER = Wybierz następną stację do użycia.
phase-SELL = Co bierzesz za surowce?
phase-TURN_END = Zakończ turę albo najpierw coś wymień.
phase-FINAL_SETTLE = Ostatnia szansa, żeby zapłacić za planety.

## Akcje

act-die = Weź kostkę: { $colour_kostka } { $face } ({ $slot })
menu-die = { $colour_kostka } { $face } ({ $slot })
menu-sell = Sprzedaj: { $colour }, kolumna { $column }
short-sell = Sprzedaj: { $colour } { $column }
short-xbuy = { $colour } za { $units_id ->
    [0] 2 paliwa
    [1] 1 paliwo, $1
   *[other] $2
}
short-buy-ap = { $fuel ->
    [1] 1 paliwo za ${ $price }
   *[other] 1 punkt za ${ $price }
}
menu-quiet = Wymiana… ({ $count })
act-place-normal = Na zwykłe pole
act-place-transform = Na pole przemiany, kolor: { $colour }
act-place-research = Na pole badań
act-place-dev = Na usprawnienie „{ $card }”
act-bonus = { $fuel ->
    [0] { $rest ->
        [one] 1 kosmodolar
        [few] { $rest } kosmodolary
        [many] { $rest } kosmodolarów
       *[other] { $rest } kosmodolarów
    }
    [one] { $rest ->
        [0] { $fuel } paliwo
        [one] { $fuel } paliwo i 1 kosmodolar
        [few] { $fuel } paliwo i { $rest } kosmodolary
        [many] { $fuel } paliwo i { $rest } kosmodolarów
       *[other] { $fuel } paliwo i { $rest } kosmodolarów
    }
    [few] { $rest ->
        [0] { $fuel } paliwa
        [one] { $fuel } paliwa i 1 kosmodolar
        [few] { $fuel } paliwa i { $rest } kosmodolary
        [many] { $fuel } paliwa i { $rest } kosmodolarów
       *[other] { $fuel } paliwa i { $rest } kosmodolarów
    }
    [many] { $rest ->
        [0] { $fuel } paliwa
        [one] { $fuel } paliwa i 1 kosmodolar
        [few] { $fuel } paliwa i { $rest } kosmodolary
        [many] { $fuel } paliwa i { $rest } kosmodolarów
       *[other] { $fuel } paliwa i { $rest } kosmodolarów
    }
   *[other] { $rest ->
        [0] { $fuel } paliwa
        [one] { $fuel } paliwa i 1 kosmodolar
        [few] { $fuel } paliwa i { $rest } kosmodolary
        [many] { $fuel } paliwa i { $rest } kosmodolarów
       *[other] { $fuel } paliwa i { $rest } kosmodolarów
    }
}{ $lost ->
    [0] {""}
   *[other] {" "}(przepada: { $lost })
}
act-malus-fuel = Zapłać 1 paliwo
act-malus-buck = Zapłać 1 kosmodolara
act-act-i = { $points ->
    [one] Weź 1 { $colour } surowiec
    [few] Weź { $points } { $colour_few } surowce
    [many] Weź { $points } { $colour_many } surowców
   *[other] Weź { $points } { $colour_many } surowców
}
act-act-ii = { $colour_id ->
    [0] Weź { $points ->
        [one] 1 paliwo
        [few] { $points } paliwa
        [many] { $points } paliwa
       *[other] { $points } paliwa
    }
    [1] Weź { $points ->
        [one] 1 kosmodolara
        [few] { $points } kosmodolary
        [many] { $points } kosmodolarów
       *[other] { $points } kosmodolarów
    }
    [2] Ulepszaj kostki technologii za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
   *[other] Przesuwaj kostki technologii za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
}
act-store = Połóż surowiec w { $colour_row }, kolumna { $column }
act-upgrade = { $price ->
    [0] Ulepsz { $colour_die }
    [one] Ulepsz { $colour_die } za 1 punkt
    [few] Ulepsz { $colour_die } za { $price } punkty
    [many] Ulepsz { $colour_die } za { $price } punktów
   *[other] Ulepsz { $colour_die } za { $price } punktów
}
act-push = { $price ->
    [0] Przesuń { $colour_die }
    [one] Przesuń { $colour_die } za 1 punkt
    [few] Przesuń { $colour_die } za { $price } punkty
    [many] Przesuń { $colour_die } za { $price } punktów
   *[other] Przesuń { $colour_die } za { $price } punktów
}
act-buy-ap = { $fuel ->
    [1] Kup 1 paliwo za { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }
   *[other] Kup punkt akcji za { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }
}
act-done = Gotowe
act-b-drive = Kup napęd za 3 paliwa
act-b-draw = Dobierz dwie karty
act-b-play = Zagraj kartę
act-b-fly = Leć
act-res-draw = Dobierz kartę
act-res-play = Zagraj kartę
act-card = { $use ->
    [play] Zagraj „{ $card }”
   *[other] Odrzuć „{ $card }”
}
act-side-mission = Jako misję
act-side-dev = Jako usprawnienie
act-portal-flip = Otwórz portale: obróć napęd z 2 na 1
act-portal-drop = Otwórz portale: oddaj napęd o wartości 1
act-portal-free = Otwórz portale Kluczem do portali
act-fly = { $price ->
    [0] Leć na pole { $field }
    [one] Leć na pole { $field } za { $price } paliwo
    [few] Leć na pole { $field } za { $price } paliwa
    [many] Leć na pole { $field } za { $price } paliwa
   *[other] Leć na pole { $field } za { $price } paliwa
}
act-land-none = Nic tu nie rób
act-land-settle = Zasiedl: { $planet } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
})
act-land-explore = Weź premię odkrywcy
act-land-station = Zbuduj { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}
act-land-mission = Wykonaj misję „{ $card }”
act-pay = Zapłać ({ $colour }): { $cubes }
act-outpost = Placówka: { $marker }
act-outpost-none = Bez placówki
act-pick-bonus = Premia: { $marker }
act-trigger = Użyj: { $station }
act-sell = Sprzedaj surowiec z { $colour_from }, kolumna { $column }
act-sell-fuel = Weź 1 paliwo
act-sell-buck = Weź 1 kosmodolara
act-xbuy = Kup { $colour } surowiec za { $units }
act-drive-up = Obróć napęd z 1 na 2 za 3 paliwa
act-finish = Zapłać { $black ->
    [1] { $price ->
        [one] 1 paliwo
        [few] { $price } paliwa
        [many] { $price } paliwa
       *[other] { $price } paliwa
    }
   *[other] { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }
} za planetę { $planet }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}
act-end-turn = Zakończ turę

log-die = { $player } bierze kostkę ({ $colour_kostka } { $face }) z { $slot }.
log-place-normal = { $player } kładzie ją na zwykłym polu.
log-place-transform = { $player } zmienia jej kolor na polu przemiany: { $colour }.
log-place-research = { $player } kładzie ją na polu badań.
log-place-dev = { $player } kładzie ją na „{ $card }”.
log-bonus = { $player } bierze { $taken ->
    [0] { $bucks ->
        [0] nic
        [one] 1 kosmodolara
        [few] { $bucks } kosmodolary
        [many] { $bucks } kosmodolarów
       *[other] { $bucks } kosmodolarów
    }
    [one] { $bucks ->
        [0] { $taken } paliwo
        [one] { $taken } paliwo i 1 kosmodolara
        [few] { $taken } paliwo i { $bucks } kosmodolary
        [many] { $taken } paliwo i { $bucks } kosmodolarów
       *[other] { $taken } paliwo i { $bucks } kosmodolarów
    }
    [few] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
    [many] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
   *[other] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
}{ $lost ->
    [0] .
   *[other] ; przepada { $lost }.
}
log-malus-fuel = { $player } płaci za kostkę 1 paliwo.
log-malus-buck = { $player } płaci za kostkę 1 kosmodolara.
log-act-i = { $points ->
    [one] { $player } bierze za kostkę 1 { $colour } surowiec.
    [few] { $player } bierze za kostkę do { $points } { $colour_many } surowców.
    [many] { $player } bierze za kostkę do { $points } { $colour_many } surowców.
   *[other] { $player } bierze za kostkę do { $points } { $colour_many } surowców.
}
log-act-ii = { $colour_id ->
    [0] { $player } { $got ->
        [0] nie dostaje paliwa
        [one] bierze 1 paliwo
        [few] bierze { $got } paliwa
        [many] bierze { $got } paliwa
       *[other] bierze { $got } paliwa
    }{ $lost ->
        [0] .
       *[other] ; przepada { $lost }.
    }
    [1] { $player } { $got ->
        [0] nie dostaje kosmodolarów
        [one] bierze 1 kosmodolara
        [few] bierze { $got } kosmodolary
        [many] bierze { $got } kosmodolarów
       *[other] bierze { $got } kosmodolarów
    }{ $lost ->
        [0] .
       *[other] ; przepada { $lost }.
    }
    [2] { $player } ulepsza kostki technologii ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }).
   *[other] { $player } przesuwa kostki technologii ({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }).
}
log-store = { $player } kładzie surowiec w { $colour_row }, kolumna { $column }.
log-upgrade = { $player } ulepsza { $colour_die }.
log-push = { $player } przesuwa { $colour_die }.
log-buy-ap = { $player } kupuje { $fuel ->
    [1] 1 paliwo
   *[other] punkt
} za { $price ->
    [one] 1 kosmodolara
    [few] { $price } kosmodolary
    [many] { $price } kosmodolarów
   *[other] { $price } kosmodolarów
}.
log-done = { $player } kończy akcję.
log-b-drive = { $player } kupuje napęd za 3 paliwa.
log-b-draw = { $player } w dodatkowej akcji dobiera karty.
log-b-play = { $player } zagrywa kartę.
log-b-fly = { $player } startuje.
log-res-draw = { $player } w badaniach dobiera kartę.
log-res-play = { $player } zagrywa kartę.
log-card = { $use ->
    [play] { $player } zagrywa „{ $card }”.
   *[other] { $player } odrzuca „{ $card }”.
}
log-side-mission = { $player } zaczyna ją jako misję.
log-side-dev = { $player } używa jej jako usprawnienia.
log-portal-flip = { $player } otwiera portale i obraca napęd z 2 na 1.
log-portal-drop = { $player } otwiera portale i oddaje napęd o wartości 1.
log-portal-free = { $player } otwiera portale Kluczem do portali.
log-fly = { $price ->
    [0] { $player } leci na pole { $field }.
    [one] { $player } leci na pole { $field } i płaci { $price } paliwo.
    [few] { $player } leci na pole { $field } i płaci { $price } paliwa.
    [many] { $player } leci na pole { $field } i płaci { $price } paliwa.
   *[other] { $player } leci na pole { $field } i płaci { $price } paliwa.
}
log-land-none = { $player } nic tam nie robi.
log-land-settle = { $player } zasiedla planetę.
log-land-explore = { $player } bierze premię odkrywcy.
log-land-station = { $player } buduje { $station_object }: { $higher_id ->
    [0] { $station_first } { $high }, { $station_second } { $low }
   *[other] { $station_first } { $low }, { $station_second } { $high }
}.
log-land-mission = { $player } wykonuje misję „{ $card }”.
log-pay = { $player } płaci ({ $colour }): { $cubes }.
log-outpost = { $player } zakłada placówkę: { $marker }.
log-outpost-none = { $player } nie zakłada placówki.
log-pick-bonus = { $player } wybiera premię: { $marker }.
log-trigger = { $player } używa stacji: { $station }.
log-sell = { $player } sprzedaje surowiec z { $colour_from }, kolumna { $column }.
log-sell-fuel = { $got ->
    [0] { $player } nic za to nie dostaje: paliwo i kosmodolary są na 10.
   *[other] { $player } dostaje za to 1 paliwo.
}
log-sell-buck = { $got ->
    [0] { $player } nic za to nie dostaje: paliwo i kosmodolary są na 10.
   *[other] { $player } dostaje za to 1 kosmodolara.
}
log-xbuy = { $player } kupuje { $colour } surowiec za { $units }.
log-drive-up = { $player } obraca napęd z 1 na 2 za 3 paliwa.
log-finish = { $player } płaci { $black ->
    [1] { $price ->
        [one] 1 paliwo
        [few] { $price } paliwa
        [many] { $price } paliwa
       *[other] { $price } paliwa
    }
   *[other] { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }
} za planetę { $planet }.
log-end-turn = { $player } kończy turę.

## Los

chance-CHANCE_TILE = Wyłożona płytka: { $tile }.
chance-CHANCE_ROTATION = {""}
chance-CHANCE_BACK = Kolor tej planety: { $colour }.
chance-CHANCE_START_PLAYER = { $seat } zaczyna.
chance-CHANCE_START_CARD = Rozdana karta startowa: { $start }.
chance-CHANCE_CARD = { $player } dobiera „{ $card }”.
chance-CHANCE_CARD-unseen = { $player } dobiera kartę.
chance-CHANCE_DIE = Nowa kostka: { $colour_kostka } { $face }.
chance-CHANCE_CENTRE = Wylosowane centrum handlu: { $tile }.
chance-CHANCE_PLANET = Odkryta planeta: { $planet } ({ $planet_colour }).

event-revealed = Planeta { $planet } jest warta { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}.
event-settled = { $player } ma opłaconą planetę { $planet }.
event-waste = { $cubes ->
    [one] { $player } dostaje 1 odpad.
    [few] { $player } dostaje { $cubes } odpady.
    [many] { $player } dostaje { $cubes } odpadów.
   *[other] { $player } dostaje { $cubes } odpadów.
}
event-waste-beside = { $cubes ->
    [one] { $player } nie ma miejsca: 1 odpad trafia obok planszy.
    [few] { $player } nie ma miejsca: { $cubes } odpady trafiają obok planszy.
    [many] { $player } nie ma miejsca: { $cubes } odpadów trafia obok planszy.
   *[other] { $player } nie ma miejsca: { $cubes } odpadów trafia obok planszy.
}
event-waste-removed = { $player } usuwa { $n ->
    [one] 1 odpad
    [few] { $n } odpady
    [many] { $n } odpadów
   *[other] { $n } odpadów
}{ $development ->
    [1] {" "}dzięki usprawnieniu.
   *[other] .
}
event-waste-spaces = { $player } ma więcej pól na odpady: +{ $n }.
event-fuel = { $player } { $n ->
    [0] nie dostaje paliwa
    [one] dostaje 1 paliwo
    [few] dostaje { $n } paliwa
    [many] dostaje { $n } paliwa
   *[other] dostaje { $n } paliwa
}{ $development ->
    [1] {" "}z usprawnienia
   *[other] {""}
}{ $lost ->
    [0] .
   *[other] ; przepada { $lost }.
}
event-bucks = { $player } { $n ->
    [0] nie dostaje kosmodolarów
    [one] dostaje 1 kosmodolara
    [few] dostaje { $n } kosmodolary
    [many] dostaje { $n } kosmodolarów
   *[other] dostaje { $n } kosmodolarów
}{ $development ->
    [1] {" "}z usprawnienia
   *[other] {""}
}{ $lost ->
    [0] .
   *[other] ; przepada { $lost }.
}
event-drive = { $n ->
    [0] { $player } nie ma miejsca na kolejny napęd.
   *[other] { $player } dostaje napęd o wartości 1.
}
event-cubes-given = { $n ->
    [one] { $player } płaci 1 { $colour } surowiec z kolumny { $column }.
    [few] { $player } płaci { $n } { $colour_few } surowce z kolumny { $column }.
    [many] { $player } płaci { $n } { $colour_many } surowców z kolumny { $column }.
   *[other] { $player } płaci { $n } { $colour_many } surowców z kolumny { $column }.
}
event-renewed = Karty odrzucone tworzą nową talię: { $cards ->
    [one] 1 karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
}.
event-centre = Powstaje centrum handlu { $tile }.
event-round = Zaczyna się runda { $round }; pierwszy gracz: { $player }.
event-over = Gra się skończyła.

## Punkty

line-planets = Opłacone planety
line-unsettled = Nieopłacone planety
line-sets = Zestawy kolorów
line-stations = Stacje
line-missions = Misje
line-open-missions = Otwarte misje
line-centres = Przy centrach handlu
line-technology = Kostki technologii
line-columns = Kolumny IV i V
line-storage = Pełny magazyn
line-tracks = Paliwo i kosmodolary
line-waste = Odpady obok planszy
line-connection = Połączone figury

gain-planets = { gain } za planety
gain-unsettled = { $lost ->
    [1] { gain } do czasu opłacenia planety
   *[0] { gain }: planeta opłacona, kara znika
}
gain-sets = { gain } za zestawy kolorów
gain-stations = { gain } za stacje
gain-missions = { gain } za misje
gain-open-missions = { $lost ->
    [1] { gain } do czasu wykonania misji
   *[0] { gain } z powrotem: misja wykonana
}
gain-centres = { gain } przy centrach handlu
gain-technology = { gain } za kostki technologii
gain-columns = { gain } za kolumny IV i V
gain-storage = { gain } za pełny magazyn
gain-tracks = { gain } za paliwo i kosmodolary
gain-waste = { gain } za odpady obok planszy
gain-connection = { gain } za połączone figury

## Tura w jednym zdaniu

which-die = { $twins ->
    [1] {" "}z { $slot }
   *[other] {""}
}
brief-die = { $colour_kostka } { $face }{ which-die }
    .ulepsz = { $advice ->
        [1] ulepsz
       *[other] ulepsza
    }
    .przesun = { $advice ->
        [1] przesuń
       *[other] przesuwa
    }
    .kup = { $advice ->
        [1] kup
       *[other] kupuje
    }
    .dobierz = { $advice ->
        [1] dobierz
       *[other] dobiera
    }
    .zagraj = { $advice ->
        [1] zagraj
       *[other] zagrywa
    }
    .odrzuc = { $advice ->
        [1] odrzuć
       *[other] odrzuca
    }
    .otworz = { $advice ->
        [1] otwórz
       *[other] otwiera
    }
    .lec = { $advice ->
        [1] leć
       *[other] leci
    }
    .zasiedl = { $advice ->
        [1] zasiedl
       *[other] zasiedla
    }
    .wez = { $advice ->
        [1] weź
       *[other] bierze
    }
    .zbuduj = { $advice ->
        [1] zbuduj
       *[other] buduje
    }
    .wykonaj = { $advice ->
        [1] wykonaj
       *[other] wykonuje
    }
    .zaloz = { $advice ->
        [1] załóż
       *[other] zakłada
    }
    .uzyj = { $advice ->
        [1] użyj
       *[other] używa
    }
    .sprzedaj = { $advice ->
        [1] sprzedaj
       *[other] sprzedaje
    }
    .obroc = { $advice ->
        [1] obróć
       *[other] obraca
    }
    .zaplac = { $advice ->
        [1] zapłać
       *[other] płaci
    }
    .wymien = { $advice ->
        [1] wymień
       *[other] wymienia
    }
brief-place-transform = …jako { $colour_kostka }
brief-place-research = …z badaniami
brief-place-dev = …na „{ $card }”
brief-upgrade = { $times ->
    [one] { brief-die.ulepsz } { $colour_die }
    [2] { brief-die.ulepsz } { $colour_die } dwa razy
    [few] { brief-die.ulepsz } { $colour_die } { $times } razy
    [many] { brief-die.ulepsz } { $colour_die } { $times } razy
   *[other] { brief-die.ulepsz } { $colour_die } { $times } razy
}
brief-push = { $times ->
    [one] { brief-die.przesun } { $colour_die }
    [2] { brief-die.przesun } { $colour_die } dwa razy
    [few] { brief-die.przesun } { $colour_die } { $times } razy
    [many] { brief-die.przesun } { $colour_die } { $times } razy
   *[other] { brief-die.przesun } { $colour_die } { $times } razy
}
brief-buy-ap = { $fuel ->
    [1] { $times ->
        [one] { brief-die.kup } 1 paliwo
        [few] { brief-die.kup } { $times } paliwa
        [many] { brief-die.kup } { $times } paliwa
       *[other] { brief-die.kup } { $times } paliwa
    }
   *[other] { $times ->
        [one] { brief-die.kup } punkt akcji
        [few] { brief-die.kup } { $times } punkty akcji
        [many] { brief-die.kup } { $times } punktów akcji
       *[other] { brief-die.kup } { $times } punktów akcji
    }
}
brief-b-drive = { $times ->
    [one] { brief-die.kup } napęd
    [few] { brief-die.kup } { $times } napędy
    [many] { brief-die.kup } { $times } napędów
   *[other] { brief-die.kup } { $times } napędów
}
brief-b-draw = { brief-die.dobierz } dwie karty
brief-res-draw = { brief-die.dobierz } kartę
brief-card = { $use ->
    [play] { brief-die.zagraj } „{ $card }”
   *[other] { brief-die.odrzuc } „{ $card }”
}
brief-side-mission = …jako misję
brief-side-dev = …jako usprawnienie
brief-portal-flip = { brief-die.otworz } portale
brief-portal-drop = { brief-die.otworz } portale
brief-portal-free = { brief-die.otworz } portale
brief-fly = { $what ->
    [planet] { brief-die.lec } na planetę { $planet }
    [back] { brief-die.lec } na zakrytą planetę ({ $colour_kostka }) na polu { $field }
    [centre] { brief-die.lec } na pole { $field } przy centrum handlu { $tile }
   *[other] { brief-die.lec } na pole { $field }
}
brief-land-settle = { $revealed ->
    [1] { brief-die.zasiedl }: { $planet }
   *[other] { brief-die.zasiedl } ją
}{ $advice ->
    [1] {" "}({ $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    } po opłaceniu)
   *[other] {""}
}
brief-land-explore = { brief-die.wez } premię odkrywcy: { $planet }
brief-land-station = { brief-die.zbuduj } { $station_object }
brief-land-mission = { brief-die.wykonaj } misję „{ $card }”
brief-outpost = { brief-die.zaloz } placówkę: { $marker }
brief-pick-bonus = { brief-die.wez } premię: { $marker }
brief-trigger = { brief-die.uzyj }: { $station }
brief-sell = { $times ->
    [one] { brief-die.sprzedaj } surowiec
    [few] { brief-die.sprzedaj } { $times } surowce
    [many] { brief-die.sprzedaj } { $times } surowców
   *[other] { brief-die.sprzedaj } { $times } surowców
}
brief-xbuy = { $times ->
    [one] { brief-die.kup } { $colour } surowiec
    [few] { brief-die.kup } { $times } { $colour_few } surowce
    [many] { brief-die.kup } { $times } { $colour_many } surowców
   *[other] { brief-die.kup } { $times } { $colour_many } surowców
}
gathered-sell = { brief-die.wymien } surowce
gathered-xbuy = { gathered-sell }
brief-drive-up = { brief-die.obroc } napęd na 2
brief-finish = { brief-die.zaplac } za planetę { $planet }
hint-take-back-SELL = Cofnij sprzedaż: pojedynczy surowiec o wartości 1 nic nie daje
begin-die = weź kostkę: { $colour_kostka } { $face }{ which-die }
begin-place-normal = połóż kostkę na zwykłym polu
begin-place-transform = połóż kostkę na polu przemiany, kolor: { $colour }
begin-place-research = połóż kostkę na polu badań
begin-place-dev = połóż kostkę na „{ $card }”
begin-bonus = weź { $taken ->
    [0] { $bucks ->
        [one] 1 kosmodolara
        [few] { $bucks } kosmodolary
        [many] { $bucks } kosmodolarów
       *[other] { $bucks } kosmodolarów
    }
    [one] { $bucks ->
        [0] { $taken } paliwo
        [one] { $taken } paliwo i 1 kosmodolara
        [few] { $taken } paliwo i { $bucks } kosmodolary
        [many] { $taken } paliwo i { $bucks } kosmodolarów
       *[other] { $taken } paliwo i { $bucks } kosmodolarów
    }
    [few] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
    [many] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
   *[other] { $bucks ->
        [0] { $taken } paliwa
        [one] { $taken } paliwa i 1 kosmodolara
        [few] { $taken } paliwa i { $bucks } kosmodolary
        [many] { $taken } paliwa i { $bucks } kosmodolarów
       *[other] { $taken } paliwa i { $bucks } kosmodolarów
    }
}
begin-malus-fuel = zapłać za kostkę 1 paliwo
begin-malus-buck = zapłać za kostkę 1 kosmodolara
begin-act-i = { $points ->
    [one] weź 1 { $colour } surowiec
    [few] weź { $points } { $colour_few } surowce
    [many] weź { $points } { $colour_many } surowców
   *[other] weź { $points } { $colour_many } surowców
}
begin-store = połóż { $times ->
    [one] surowiec
    [few] { $times } surowce
    [many] { $times } surowców
   *[other] { $times } surowców
} w { $colour_row }
begin-done = naciśnij „{ act-done }”
begin-sell-fuel = weź 1 paliwo
begin-sell-buck = weź 1 kosmodolara
begin-side-mission = zacznij kartę jako misję
begin-side-dev = użyj karty jako usprawnienia
begin-land-none = nic tu nie rób
begin-outpost-none = nie zakładaj placówki
begin-end-turn = zakończ turę
result-settled = { $paid ->
    [1] {""}
   *[other] opłacona planeta { $planet }
}
result-settled-land-settle = { $revealed ->
    [1] {""}
   *[other] opłacona planeta { $planet }
}
measure-unpaid = { $n ->
    [one] 1 planeta na kredyt
    [few] { $n } planety na kredyt
    [many] { $n } planet na kredyt
   *[other] { $n } planety na kredyt
}
more-unpaid = { $n ->
    [one] o 1 planetę do opłacenia więcej
    [few] o { $n } planety do opłacenia więcej
    [many] o { $n } planet do opłacenia więcej
   *[other] o { $n } planety do opłacenia więcej
}
less-unpaid = { $n ->
    [one] o 1 planetę do opłacenia mniej
    [few] o { $n } planety do opłacenia mniej
    [many] o { $n } planet do opłacenia mniej
   *[other] o { $n } planety do opłacenia mniej
}
measure-open-missions = { $n ->
    [one] 1 otwarta misja
    [few] { $n } otwarte misje
    [many] { $n } otwartych misji
   *[other] { $n } otwartej misji
}
more-open-missions = { $n ->
    [one] o 1 rozpoczętą misję więcej
    [few] o { $n } rozpoczęte misje więcej
    [many] o { $n } rozpoczętych misji więcej
   *[other] o { $n } rozpoczętej misji więcej
}
less-open-missions = { $n ->
    [one] o 1 rozpoczętą misję mniej
    [few] o { $n } rozpoczęte misje mniej
    [many] o { $n } rozpoczętych misji mniej
   *[other] o { $n } rozpoczętej misji mniej
}
more-ready-missions = { $n ->
    [one] o 1 misję gotową do wykonania więcej
    [few] o { $n } misje gotowe do wykonania więcej
    [many] o { $n } misji gotowych do wykonania więcej
   *[other] o { $n } misji gotowej do wykonania więcej
}
less-ready-missions = { $n ->
    [one] o 1 misję gotową do wykonania mniej
    [few] o { $n } misje gotowe do wykonania mniej
    [many] o { $n } misji gotowych do wykonania mniej
   *[other] o { $n } misji gotowej do wykonania mniej
}
named-more-unpaid = { $better ->
    [1] { $own ->
        [1] Po lepszej turze wciąż musisz jeszcze zapłacić za planetę { $planet }.
       *[other] Po lepszej turze { $player } wciąż musi jeszcze zapłacić za planetę { $planet }.
    }
   *[other] { $own ->
        [1] Musisz wtedy jeszcze zapłacić za planetę { $planet }.
       *[other] { $player } musi wtedy jeszcze zapłacić za planetę { $planet }.
    }
}
named-more-ready-missions = { $better ->
    [1] { $own ->
        [1] Po lepszej turze możesz wykonać misję „{ $card }”.
       *[other] Po lepszej turze { $player } może wykonać misję „{ $card }”.
    }
   *[other] { $own ->
        [1] Możesz wtedy wykonać misję „{ $card }”.
       *[other] { $player } może wtedy wykonać misję „{ $card }”.
    }
}
price-less-ready-missions = {""}
named-more-developments = { $better ->
    [1] { $own ->
        [1] Po lepszej turze masz usprawnienie „{ $card }”.
       *[other] Po lepszej turze { $player } ma usprawnienie „{ $card }”.
    }
   *[other] { $own ->
        [1] Masz wtedy usprawnienie „{ $card }”.
       *[other] { $player } ma wtedy usprawnienie „{ $card }”.
    }
}
measure-black = { $n ->
    [one] 1 czarny surowiec
    [few] { $n } czarne surowce
    [many] { $n } czarnych surowców
   *[other] { $n } czarnego surowca
}
more-black = { $n ->
    [one] o 1 czarny surowiec więcej
    [few] o { $n } czarne surowce więcej
    [many] o { $n } czarnych surowców więcej
   *[other] o { $n } czarnego surowca więcej
}
less-black = { $n ->
    [one] o 1 czarny surowiec mniej
    [few] o { $n } czarne surowce mniej
    [many] o { $n } czarnych surowców mniej
   *[other] o { $n } czarnego surowca mniej
}
measure-yellow = { $n ->
    [one] 1 żółty surowiec
    [few] { $n } żółte surowce
    [many] { $n } żółtych surowców
   *[other] { $n } żółtego surowca
}
more-yellow = { $n ->
    [one] o 1 żółty surowiec więcej
    [few] o { $n } żółte surowce więcej
    [many] o { $n } żółtych surowców więcej
   *[other] o { $n } żółtego surowca więcej
}
less-yellow = { $n ->
    [one] o 1 żółty surowiec mniej
    [few] o { $n } żółte surowce mniej
    [many] o { $n } żółtych surowców mniej
   *[other] o { $n } żółtego surowca mniej
}
measure-turquoise = { $n ->
    [one] 1 turkusowy surowiec
    [few] { $n } turkusowe surowce
    [many] { $n } turkusowych surowców
   *[other] { $n } turkusowego surowca
}
more-turquoise = { $n ->
    [one] o 1 turkusowy surowiec więcej
    [few] o { $n } turkusowe surowce więcej
    [many] o { $n } turkusowych surowców więcej
   *[other] o { $n } turkusowego surowca więcej
}
less-turquoise = { $n ->
    [one] o 1 turkusowy surowiec mniej
    [few] o { $n } turkusowe surowce mniej
    [many] o { $n } turkusowych surowców mniej
   *[other] o { $n } turkusowego surowca mniej
}
measure-brown = { $n ->
    [one] 1 brązowy surowiec
    [few] { $n } brązowe surowce
    [many] { $n } brązowych surowców
   *[other] { $n } brązowego surowca
}
more-brown = { $n ->
    [one] o 1 brązowy surowiec więcej
    [few] o { $n } brązowe surowce więcej
    [many] o { $n } brązowych surowców więcej
   *[other] o { $n } brązowego surowca więcej
}
less-brown = { $n ->
    [one] o 1 brązowy surowiec mniej
    [few] o { $n } brązowe surowce mniej
    [many] o { $n } brązowych surowców mniej
   *[other] o { $n } brązowego surowca mniej
}
measure-fuel = { $n ->
    [one] { $n } paliwo
    [few] { $n } paliwa
    [many] { $n } paliwa
   *[other] { $n } paliwa
}
more-fuel = { $n ->
    [one] o { $n } paliwo więcej
    [few] o { $n } paliwa więcej
    [many] o { $n } paliwa więcej
   *[other] o { $n } paliwa więcej
}
less-fuel = { $n ->
    [one] o { $n } paliwo mniej
    [few] o { $n } paliwa mniej
    [many] o { $n } paliwa mniej
   *[other] o { $n } paliwa mniej
}
measure-bucks = { $n ->
    [one] 1 kosmodolar
    [few] { $n } kosmodolary
    [many] { $n } kosmodolarów
   *[other] { $n } kosmodolara
}
more-bucks = { $n ->
    [one] o 1 kosmodolara więcej
    [few] o { $n } kosmodolary więcej
    [many] o { $n } kosmodolarów więcej
   *[other] o { $n } kosmodolara więcej
}
less-bucks = { $n ->
    [one] o 1 kosmodolara mniej
    [few] o { $n } kosmodolary mniej
    [many] o { $n } kosmodolarów mniej
   *[other] o { $n } kosmodolara mniej
}
more-developments = { $n ->
    [one] o 1 usprawnienie więcej
    [few] o { $n } usprawnienia więcej
    [many] o { $n } usprawnień więcej
   *[other] o { $n } usprawnienia więcej
}
less-developments = { $n ->
    [one] o 1 usprawnienie mniej
    [few] o { $n } usprawnienia mniej
    [many] o { $n } usprawnień mniej
   *[other] o { $n } usprawnienia mniej
}
more-stations = { $n ->
    [one] o 1 stację więcej
    [few] o { $n } stacje więcej
    [many] o { $n } stacji więcej
   *[other] o { $n } stacji więcej
}
less-stations = { $n ->
    [one] o 1 stację mniej
    [few] o { $n } stacje mniej
    [many] o { $n } stacji mniej
   *[other] o { $n } stacji mniej
}
more-levels = { $n ->
    [one] o 1 poziom technologii więcej
    [few] o { $n } poziomy technologii więcej
    [many] o { $n } poziomów technologii więcej
   *[other] o { $n } poziomu technologii więcej
}
less-levels = { $n ->
    [one] o 1 poziom technologii mniej
    [few] o { $n } poziomy technologii mniej
    [many] o { $n } poziomów technologii mniej
   *[other] o { $n } poziomu technologii mniej
}
more-columns = { $n ->
    [one] kostki technologii o 1 kolumnę dalej w prawo
    [few] kostki technologii o { $n } kolumny dalej w prawo
    [many] kostki technologii o { $n } kolumn dalej w prawo
   *[other] kostki technologii o { $n } kolumny dalej w prawo
}
less-columns = { $n ->
    [one] kostki technologii o 1 kolumnę dalej w lewo
    [few] kostki technologii o { $n } kolumny dalej w lewo
    [many] kostki technologii o { $n } kolumn dalej w lewo
   *[other] kostki technologii o { $n } kolumny dalej w lewo
}
measure-range = zasięg { $n }
more-range = { $n ->
    [one] o 1 pole zasięgu więcej
    [few] o { $n } pola zasięgu więcej
    [many] o { $n } pól zasięgu więcej
   *[other] o { $n } pola zasięgu więcej
}
less-range = { $n ->
    [one] o 1 pole zasięgu mniej
    [few] o { $n } pola zasięgu mniej
    [many] o { $n } pól zasięgu mniej
   *[other] o { $n } pola zasięgu mniej
}
more-cards = { $n ->
    [one] o 1 kartę więcej
    [few] o { $n } karty więcej
    [many] o { $n } kart więcej
   *[other] o { $n } karty więcej
}
less-cards = { $n ->
    [one] o 1 kartę mniej
    [few] o { $n } karty mniej
    [many] o { $n } kart mniej
   *[other] o { $n } karty mniej
}
measure-waste = { $n ->
    [one] { $n } odpad
    [few] { $n } odpady
    [many] { $n } odpadów
   *[other] { $n } odpadu
}
more-waste = { $n ->
    [one] o { $n } odpad więcej
    [few] o { $n } odpady więcej
    [many] o { $n } odpadów więcej
   *[other] o { $n } odpadu więcej
}
less-waste = { $n ->
    [one] o { $n } odpad mniej
    [few] o { $n } odpady mniej
    [many] o { $n } odpadów mniej
   *[other] o { $n } odpadu mniej
}

## Ile warta jest pozycja

term-points = punkty
term-settled = opłacone planety
term-settled-push = planety opłacone przesunięciem kostek
term-settled-upgrade = planety opłacone ulepszeniem kostek
term-settled-finish = płacenie za planety
term-pending = planety do opłacenia
term-cards = karty i usprawnienia
term-missions = otwarte misje
term-stations = stacje
term-means = paliwo i kosmodolary
term-cubes = surowce w magazynie
term-technology = kostki technologii
term-drives = zasięg statku
term-figures = figury i placówki
term-waste = wolne pola na odpady
term-place = droga do następnego celu
term-turn = pełne wykorzystanie tury

## Odmowy

SOLARIUS-5 = Najpierw powiedz, co robi twoja kostka: weź surowce albo użyj akcji jej koloru.
SOLARIUS-11 = Jedna kostka technologii zaczyna w kolumnie II, inna z 2 oczkami.
SOLARIUS-13 = { $why ->
    [choice] Nie masz tej karty.
   *[other] Najpierw wybierz, którą z trzech kart odrzucasz.
}
SOLARIUS-16 = Najpierw weź jedną z kostek na mostku.
SOLARIUS-17 = { $why ->
    [choice] Dostajesz tylko { $most }.
   *[other] Najpierw weź paliwo i kosmodolary.
}
SOLARIUS-18 = { $why ->
    [keep] Wszystkie kostki na mostku kosztują teraz 1: musisz zachować na to 1 paliwo lub 1 kosmodolara.
    [die] Kostka na −1 kosztuje 1 paliwo lub 1 kosmodolara, a nie masz ani jednego, ani drugiego.
    [malus-fuel] Nie masz paliwa. Zapłać kosmodolarem.
    [malus-buck] Nie masz kosmodolarów. Zapłać paliwem.
   *[other] Najpierw zapłać za kostkę 1 paliwem lub 1 kosmodolarem.
}
SOLARIUS-22 = { $why ->
    [used] Pole przemiany jest w tej rundzie już użyte.
   *[other] Kostka ma już ten kolor ({ $colour }). Pole przemiany daje inny.
}
SOLARIUS-24 = { $why ->
    [choice] Pole badań jest w tej rundzie już użyte.
   *[other] Najpierw dokończ badania: dobierz kartę albo zagraj jedną.
}
SOLARIUS-25 = { $why ->
    [not-yours] „{ $card }” to nie jest twoje usprawnienie.
    [no-space] „{ $card }” nie ma miejsca na kostkę.
    [used] „{ $card }” jest w tej rundzie już użyte.
   *[other] „{ $card }” nie zmieni koloru: kostka już taki ma.
}
SOLARIUS-26 = Najpierw wybierz pole dla kostki.
SOLARIUS-33 = { $why ->
    [use] Masz właśnie kupiony punkt: najpierw go użyj.
    [no-die] Punkty możesz kupować tylko do akcji swojej kostki.
    [left] { $left ->
        [one] Najpierw połóż w magazynie surowiec, który jeszcze masz.
        [few] Najpierw połóż w magazynie { $left } surowce, które jeszcze masz.
        [many] Najpierw połóż w magazynie { $left } surowców, które jeszcze masz.
       *[other] Najpierw połóż w magazynie { $left } surowców, które jeszcze masz.
    }
    [no-room] W tym rzędzie nie ma miejsca na kolejny surowiec.
    [full] Paliwo jest już na 10; więcej się nie zmieści.
    [price] Punkt kosztuje { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }; brakuje ci: { $missing }.
   *[other] Kupiony punkt trzeba od razu wykorzystać, a nie dałby ci żadnego kolejnego kroku.
}
SOLARIUS-35 = { $why ->
    [none] Nie masz już surowca do odłożenia. Kup punkt albo zakończ.
    [row] Te surowce leżą w { $colour_row }.
   *[other] { $any ->
        [1] Najpierw połóż surowce w magazynie; zostało: { $left }.
       *[other] Najpierw połóż surowce w { $colour_row }; zostało: { $left }.
    }
}
SOLARIUS-36 = W { $colour_row } nie ma w kolumnie { $column } wolnego otwartego pola.
SOLARIUS-37 = Piramida tego nie utrzyma: potrzeba więcej surowców dalej na lewo w tym rzędzie.
SOLARIUS-40 = Najpierw powiedz, czy kupujesz więcej paliwa.
SOLARIUS-41 = { $why ->
    [price] Ulepszenie tej kostki kosztuje { $price ->
        [one] 1 punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktów
    }; masz { $points }.
   *[other] Najpierw ulepsz kostki technologii albo zakończ. { $points ->
        [one] Został ci 1 punkt
        [few] Zostały ci { $points } punkty
        [many] Zostało ci { $points } punktów
       *[other] Zostało ci { $points } punktów
    }.
}
SOLARIUS-42 = Ta kostka technologii ma już najwyższy poziom.
SOLARIUS-43 = { $why ->
    [last] Ta kostka technologii jest już w ostatniej kolumnie, V.
    [price] Przesunięcie tej kostki kosztuje { $price ->
        [one] 1 punkt
        [few] { $price } punkty
        [many] { $price } punktów
       *[other] { $price } punktów
    }; masz { $points }.
   *[other] Najpierw przesuń kostki technologii albo zakończ. { $points ->
        [one] Został ci 1 punkt
        [few] Zostały ci { $points } punkty
        [many] Zostało ci { $points } punktów
       *[other] Zostało ci { $points } punktów
    }.
}
SOLARIUS-44 = { $why ->
    [done] Dodatkowa akcja jest już za tobą. Zakończ turę albo najpierw coś wymień.
   *[other] Teraz twoja dodatkowa akcja: kup napędy, dobierz lub zagraj karty albo leć. Lub zakończ turę.
}
SOLARIUS-45 = { $why ->
    [full] Statek ma już trzy dodatkowe napędy; na kolejny nie ma miejsca.
    [price] Napęd kosztuje 3 paliwa; brakuje ci: { $missing }.
   *[other] Najpierw powiedz, czy kupujesz jeszcze jeden napęd.
}
SOLARIUS-46 = Nie ma już karty do dobrania.
SOLARIUS-47 = { $why ->
    [choice] Nie masz tej karty.
   *[other] Najpierw odrzuć kartę.
}
SOLARIUS-48 = Nie ma już karty do dobrania.
SOLARIUS-49 = { $why ->
    [none] Nie masz karty do zagrania.
    [not-yours] Nie masz tej karty.
    [side] Najpierw wybierz: misja czy usprawnienie?
    [development] Użyj karty jako usprawnienia: wszystkie sześć twoich znaczników misji jest w użyciu.
   *[other] Najpierw wybierz kartę do zagrania.
}
SOLARIUS-50 = Wszystkie sześć twoich znaczników misji jest w użyciu.
SOLARIUS-53 = { $why ->
    [open] Portale są już otwarte.
    [portal-flip] Do tego potrzebny jest neutralny napęd o wartości 2, a nie masz takiego.
    [portal-drop] Do tego potrzebny jest neutralny napęd o wartości 1, a nie masz takiego.
   *[other] Do tego potrzebne jest usprawnienie Klucz do portali.
}
SOLARIUS-54 = { $why ->
    [stay] Statek już wystartował: po tym nie mógłby dotrzeć na żadne pole.
   *[other] To pole jest za daleko: odległość { $way }, zasięg { $range }. Reszta kosztowałaby tyle paliwa: { $price }, a masz { $fuel }.
}
SOLARIUS-56 = Statek wystartował: wybierz, gdzie kończy się lot.
SOLARIUS-58 = { $why ->
    [none] Statek nie mógłby dotrzeć na żadne pole, na którym wolno zakończyć lot.
   *[other] Tam nie możesz się zatrzymać: stoi tam cudzy statek lub figura albo centrum handlu.
}
SOLARIUS-59 = { $why ->
    [planet] Ta planeta jest odkryta przez ciebie: zasiedl ją albo weź premię odkrywcy.
    [explore] Ta planeta jest odkryta przez ciebie, a nie masz już kolonii: weź premię odkrywcy.
   *[other] Statek wylądował: zasiedl, odkrywaj, buduj, wykonaj misję albo nic tu nie rób.
}
SOLARIUS-61 = { $why ->
    [explore] Ta planeta jest odkryta przez ciebie, a nie masz już kolonii: weź premię odkrywcy.
   *[other] Ta planeta jest odkryta przez ciebie: zasiedl ją albo weź premię odkrywcy.
}
SOLARIUS-62 = Nie masz już kolonii.
SOLARIUS-63 = { $why ->
    [known] Ta planeta była już odkryta. Premię odkrywcy dostaje tylko ten, kto odkrywa planetę.
   *[other] Tu nie ma planety.
}
SOLARIUS-64 = { $why ->
    [fuel] Planeta { $planet } kosztuje { $price ->
        [one] 1 paliwo
        [few] { $price } paliwa
        [many] { $price } paliwa
       *[other] { $price } paliwa
    }; brakuje ci: { $missing }.
    [buck] Planeta { $planet } kosztuje { $price ->
        [one] 1 kosmodolara
        [few] { $price } kosmodolary
        [many] { $price } kosmodolarów
       *[other] { $price } kosmodolarów
    }; brakuje ci: { $missing }.
   *[other] Nie masz na planecie { $planet } kolonii, która czeka na opłacenie.
}
SOLARIUS-65 = Ostatnia runda się skończyła: zapłać za czarne i żółte planety albo zakończ.
SOLARIUS-66 = Stacja wymaga pustego pola w kosmosie, bez planety i bez figury.
SOLARIUS-67 = Potrzebujesz do tego surowców o wartości { $price } (kolor: { $colour }); brakuje ci: { $missing }.
SOLARIUS-68 = { $why ->
    [four] Wszystkie twoje cztery stacje są już zbudowane.
   *[other] Ta stacja jest już zbudowana: { $station }.
}
SOLARIUS-69 = { $station }: tej stacji nie można teraz użyć, bo jest już użyta albo dopiero zbudowana.
SOLARIUS-70 = { $why ->
    [choice] { $station }: tej stacji nie można teraz użyć, bo jest już użyta albo jej nie masz.
    [building] Najpierw użyj po razie każdej swojej wcześniejszej stacji.
   *[other] Najpierw użyj po razie każdej swojej stacji: runda się kończy.
}
SOLARIUS-71 = Misja wymaga pustego pola w kosmosie obok pola centrum handlu.
SOLARIUS-72 = { $why ->
    [not-yours] „{ $card }” to nie jest twoja otwarta misja.
    [total] Ta misja wymaga surowców o łącznej wartości { $price } (kolor: { $colour }); brakuje ci: { $missing }.
   *[exact] Ta misja wymaga surowców o wartości po { $price } (kolor: { $colour }); brakuje ci: { $missing }.
}
SOLARIUS-73 = Najpierw wybierz premię centrum handlu.
SOLARIUS-78 = { $why ->
    [choice] Ta placówka nie pasuje pod tę figurę albo jest już użyta.
   *[other] Najpierw zdecyduj: placówka pod nową figurą czy nie?
}
SOLARIUS-79 = { $why ->
    [centre] Na środkowej płytce nie ma placówek.
   *[other] Masz już placówkę na tej płytce.
}
SOLARIUS-80 = To nie jest twoja pierwsza figura tego rodzaju na tej płytce.
SOLARIUS-81 = Przed drugą placówką tego rodzaju potrzebujesz po jednej każdego rodzaju.
SOLARIUS-83 = Surowiec kosztuje { $units }; masz { $fuel ->
    [one] { $fuel } paliwo
    [few] { $fuel } paliwa
    [many] { $fuel } paliwa
   *[other] { $fuel } paliwa
} i { $buck ->
    [one] 1 kosmodolara
    [few] { $buck } kosmodolary
    [many] { $buck } kosmodolarów
   *[other] { $buck } kosmodolarów
}.
SOLARIUS-84 = { $why ->
    [none] Nie masz tam surowca.
    [little] Wszystkie twoje surowce razem są warte tylko 1; żeby coś dostać, potrzeba 2.
    [take] Najpierw wybierz, co dostajesz: 1 paliwo czy 1 kosmodolara.
   *[other] Najpierw sprzedaj surowce o łącznej wartości 2 albo przerwij.
}
SOLARIUS-85 = { $why ->
    [none] Nie masz neutralnego napędu o wartości 1, który można obrócić.
   *[other] Obrócenie napędu kosztuje 3 paliwa; brakuje ci: { $missing }.
}
SOLARIUS-86 = To możliwe tylko w twojej turze.
SOLARIUS-87 = { $why ->
    [cubes] Nie masz tych surowców.
    [little] Te surowce są warte { $value }, a cena to { $price }.
    [much] To więcej, niż trzeba: cena to { $price }, a jeden z tych surowców może zostać.
   *[other] Najpierw zapłać surowcami o wartości { $price } (kolor: { $colour }).
}
SOLARIUS-90 = Gra się skończyła.
SOLARIUS-91 = { $why ->
    [sell-fuel] Paliwo jest już na 10: weź kosmodolara.
   *[other] Masz już 10 kosmodolarów: weź paliwo.
}
SOLARIUS-92 = Na koniec rundy to niemożliwe, tylko w twojej turze.
SOLARIUS-93 = { $why ->
    [outcome] Ta płytka leży już w innym sektorze.
   *[other] Czekaj: trwa układanie kosmosu.
}
SOLARIUS-94 = { $why ->
    [outcome] Nikt nie gra tym kolorem.
   *[other] Czekaj: nie wiadomo jeszcze, kto zaczyna.
}
SOLARIUS-95 = { $why ->
    [outcome] Tę kartę startową ma już ktoś inny.
   *[other] Czekaj: trwa rozdawanie kart startowych.
}
SOLARIUS-96 = { $why ->
    [outcome] Wszystkie planety tego koloru leżą już gdzie indziej.
   *[other] Czekaj: trwa losowanie koloru planety.
}
SOLARIUS-97 = { $why ->
    [outcome] Tu może leżeć tylko planeta, której jeszcze nie odkryto (kolor: { $colour }).
   *[other] Czekaj: trwa odkrywanie planety.
}
SOLARIUS-98 = { $why ->
    [outcome] To centrum handlu było już wylosowane.
   *[other] Czekaj: trwa losowanie centrum handlu.
}
SOLARIUS-99 = { $why ->
    [outcome] Tej karty nie ma już w talii.
   *[other] Czekaj: trwa dobieranie karty.
}
SOLARIUS-100 = { $why ->
    [outcome] W woreczku nie ma już kostki w tym kolorze.
   *[other] Czekaj: trwa rzut kostką.
}

## Co się losuje, do statystyk

draws-tile = Części mapy
draws-rotation = Obroty
draws-back = Kolory planet
draws-start-player = Kto zaczyna
draws-start-card = Karty startowe
draws-draw-card = Karty
draws-roll = Kostki
draws-centre = Centra handlu
draws-planet = Planety

## Boty ze stylem

bot-researcher = Badacz
bot-researcher-about = Przede wszystkim rozwija technologię.
bot-pilot = Pilot
bot-pilot-about = Wcześnie kupuje napędy i lata daleko.
bot-builder = Budowniczy
bot-builder-about = Wcześnie buduje stacje i każe im pracować w każdej rundzie.
