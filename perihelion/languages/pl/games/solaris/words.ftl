# Solaris: wszystkie zdania, które ktoś przeczyta.

game = Solaris
game-about = Sześć stacji w pierścieniu i jeden laser: doprowadź energię do właściwych stacji, a potem na laser, zanim zrobią to inni. Dla 3 do 5 osób.
game-length = 45–60
luck = karty
undo-dice = Coś zostało wylosowane i tak zostanie.
analysis-chance = Wylosuj albo wybierz wynik.

option-players = Gracze
option-players-about = Każdy prowadzi jedną z firm, które dzielą się stacją.
option-time_game = Gra na czas
option-time_game-about = Gra trwa dokładnie cztery rundy.
option-layout = Układ
option-layout-about = Kolejność stacji wokół lasera: zwykła, losowa albo własna, na przykład BT ED SP CT HQ EC (BT biotop, ED maszynownia, SP port promów, CT kantyna, HQ dowództwo, EC centrum energii).
option-layout-standard = zwykły pierścień
option-layout-random = losowo, centrum energii na końcu
option-max_rounds = Limit rund
option-max_rounds-about = Jeśli do tej rundy nikt nie wygra, gra się po niej kończy.

## Nazwy

seat-0 = Biały
seat-1 = Szary
seat-2 = Żółty
seat-3 = Czarny
seat-4 = Oranż
station-0 = maszynownia
    .w = w maszynowni
    .do = do maszynowni
    .z = z maszynowni
    .brak = maszynowni
    .biernik = maszynownię
station-1 = dowództwo
    .w = w dowództwie
    .do = do dowództwa
    .z = z dowództwa
    .brak = dowództwa
    .biernik = dowództwo
station-2 = biotop
    .w = w biotopie
    .do = do biotopu
    .z = z biotopu
    .brak = biotopu
    .biernik = biotop
station-3 = port promów
    .w = w porcie promów
    .do = do portu promów
    .z = z portu promów
    .brak = portu promów
    .biernik = port promów
station-4 = kantyna
    .w = w kantynie
    .do = do kantyny
    .z = z kantyny
    .brak = kantyny
    .biernik = kantynę
station-5 = centrum energii
    .w = w centrum energii
    .do = do centrum energii
    .z = z centrum energii
    .brak = centrum energii
    .biernik = centrum energii

other-0 = { station-0 }
    .do = { station-0.do }
    .z = { station-0.z }
    .brak = { station-0.brak }
other-1 = { station-1 }
    .do = { station-1.do }
    .z = { station-1.z }
    .brak = { station-1.brak }
other-2 = { station-2 }
    .do = { station-2.do }
    .z = { station-2.z }
    .brak = { station-2.brak }
other-3 = { station-3 }
    .do = { station-3.do }
    .z = { station-3.z }
    .brak = { station-3.brak }
other-4 = { station-4 }
    .do = { station-4.do }
    .z = { station-4.z }
    .brak = { station-4.brak }
other-5 = { station-5 }
    .do = { station-5.do }
    .z = { station-5.z }
    .brak = { station-5.brak }

colour-0 = fioletowy
colour-1 = różowy
colour-2 = niebieski
colour-3 = zielony

cw-0 = fioletowy
    .karty = fioletowej
    .karta = fioletowa
cw-1 = różowy
    .karty = różowej
    .karta = różowa
cw-2 = niebieski
    .karty = niebieskiej
    .karta = niebieska
cw-3 = zielony
    .karty = zielonej
    .karta = zielona
ccw-0 = fioletowy
    .karty = fioletowej
ccw-1 = różowy
    .karty = różowej
ccw-2 = niebieski
    .karty = niebieskiej
ccw-3 = zielony
    .karty = zielonej

card-0 = fioletowa karta maszynowni
    .biernik = fioletową kartę maszynowni
    .narzednik = fioletową kartą maszynowni
card-1 = różowa karta maszynowni
    .biernik = różową kartę maszynowni
    .narzednik = różową kartą maszynowni
card-2 = niebieska karta maszynowni
    .biernik = niebieską kartę maszynowni
    .narzednik = niebieską kartą maszynowni
card-3 = zielona karta maszynowni
    .biernik = zieloną kartę maszynowni
    .narzednik = zieloną kartą maszynowni
card-4 = fioletowa karta dowództwa
    .biernik = fioletową kartę dowództwa
    .narzednik = fioletową kartą dowództwa
card-5 = różowa karta dowództwa
    .biernik = różową kartę dowództwa
    .narzednik = różową kartą dowództwa
card-6 = niebieska karta dowództwa
    .biernik = niebieską kartę dowództwa
    .narzednik = niebieską kartą dowództwa
card-7 = zielona karta dowództwa
    .biernik = zieloną kartę dowództwa
    .narzednik = zieloną kartą dowództwa
card-8 = fioletowa karta biotopu
    .biernik = fioletową kartę biotopu
    .narzednik = fioletową kartą biotopu
card-9 = różowa karta biotopu
    .biernik = różową kartę biotopu
    .narzednik = różową kartą biotopu
card-10 = niebieska karta biotopu
    .biernik = niebieską kartę biotopu
    .narzednik = niebieską kartą biotopu
card-11 = zielona karta biotopu
    .biernik = zieloną kartę biotopu
    .narzednik = zieloną kartą biotopu
card-12 = fioletowa karta portu promów
    .biernik = fioletową kartę portu promów
    .narzednik = fioletową kartą portu promów
card-13 = różowa karta portu promów
    .biernik = różową kartę portu promów
    .narzednik = różową kartą portu promów
card-14 = niebieska karta portu promów
    .biernik = niebieską kartę portu promów
    .narzednik = niebieską kartą portu promów
card-15 = zielona karta portu promów
    .biernik = zieloną kartę portu promów
    .narzednik = zieloną kartą portu promów
card-16 = fioletowa karta kantyny
    .biernik = fioletową kartę kantyny
    .narzednik = fioletową kartą kantyny
card-17 = różowa karta kantyny
    .biernik = różową kartę kantyny
    .narzednik = różową kartą kantyny
card-18 = niebieska karta kantyny
    .biernik = niebieską kartę kantyny
    .narzednik = niebieską kartą kantyny
card-19 = zielona karta kantyny
    .biernik = zieloną kartę kantyny
    .narzednik = zieloną kartą kantyny
card-20 = fioletowa karta centrum energii
    .biernik = fioletową kartę centrum energii
    .narzednik = fioletową kartą centrum energii
card-21 = różowa karta centrum energii
    .biernik = różową kartę centrum energii
    .narzednik = różową kartą centrum energii
card-22 = niebieska karta centrum energii
    .biernik = niebieską kartę centrum energii
    .narzednik = niebieską kartą centrum energii
card-23 = zielona karta centrum energii
    .biernik = zieloną kartę centrum energii
    .narzednik = zieloną kartą centrum energii

spare-0 = pierwszy
spare-1 = drugi

## Co teraz zrobić

phase-CHOOSE = Twoja tura { $station_w }: wybierz akcję.
phase-REPLENISH = Zagrywaj karty { $station_brak }: każda dodaje tu jedną energię.
phase-REDIRECT = Zagrywaj karty w kolorach obu mostów: każda przenosi jedną energię do sąsiedniej stacji.
phase-EXCHANGE_DISCARD = Odrzuć kartę, którą chcesz wymienić.
phase-EXCHANGE_DRAW = Weź kartę z oferty lub z talii.
phase-ENGINE = Zagrywaj karty innych stacji: jedna energia opłaca dwie karty tej samej stacji.
phase-HQ_DRAW = Weź { $cards ->
    [one] kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } kart
} z oferty lub z talii.
phase-HQ_MORE = Wydać jeszcze jedną energię na dwie karty czy zakończyć?
phase-BIOTOPE = Wybierz kierunek i ile stacji dostanie po jednej energii.
phase-PORT = Dokuj promy, po jednej energii za każdy.
phase-CANTEEN = Za 1 energię losuj kartę od innego gracza.
phase-CENTRE = Zagrywaj karty w kolorach zadokowanych promów: każda przenosi jedną energię na laser.
phase-REPLACE = Weź { $cards ->
    [one] nową kartę
    [few] { $cards } nowe karty
    [many] { $cards } nowych kart
   *[other] { $cards } nowych kart
} z oferty lub z talii.
phase-LIMIT_TURN = { $count ->
    [one] Odrzuć kartę: możesz mieć siedem.
    [few] Odrzuć { $count } karty: możesz mieć siedem.
    [many] Odrzuć { $count } kart: możesz mieć siedem.
   *[other] Odrzuć { $count } kart: możesz mieć siedem.
}
phase-LIMIT_CANTEEN = { $count ->
    [one] Odrzuć kartę: możesz mieć siedem.
    [few] Odrzuć { $count } karty: możesz mieć siedem.
    [many] Odrzuć { $count } kart: możesz mieć siedem.
   *[other] Odrzuć { $count } kart: możesz mieć siedem.
}
phase-LIMIT_ROUND = { $count ->
    [one] Odrzuć kartę: możesz mieć siedem.
    [few] Odrzuć { $count } karty: możesz mieć siedem.
    [many] Odrzuć { $count } kart: możesz mieć siedem.
   *[other] Odrzuć { $count } kart: możesz mieć siedem.
}

## Akcje

act-pass = Pasuj
act-replenish = Uzupełnij: karty { $station_brak } dają tu energię
act-redirect = Przekieruj: wyślij energię przez most
act-exchange = Wymień kartę
act-station = { $station_id ->
    [0] Maszynownia: 1 energia → zagraj dwie karty jednej stacji i daj tam energię
    [1] Dowództwo: 1 energia → 2 karty
    [2] Biotop: 1 energia → przekaż energię innym stacjom
    [3] Port promów: 1 energia → zadokuj prom
    [4] Kantyna: 1 energia → karta od innego gracza
   *[other] Centrum energii: wyślij energię na laser
}
act-done = Zakończ
act-spend = Wydaj jeszcze jedną energię na dwie karty
act-draw-stack = Dobierz kartę z talii
act-draw-display = Weź { $card_biernik }
act-steal = Weź losową kartę za 1 energię: { $seat }
act-biotope-cw = Zgodnie z zegarem, koszt { $price }: { given }
act-biotope-ccw = Przeciwnie do zegara, koszt { $price }: { given }
act-play = { $price ->
    [0] Zagraj { $card_biernik }
    [one] Zagraj { $card_biernik } za { $price } energię
    [few] Zagraj { $card_biernik } za { $price } energie
    [many] Zagraj { $card_biernik } za { $price } energii
   *[other] Zagraj { $card_biernik } za { $price } energii
}
act-send-cw = Wyślij 1 energię zgodnie z zegarem { $station_do } { $card_narzednik }
act-send-ccw = Wyślij 1 energię przeciwnie do zegara { $station_do } { $card_narzednik }
act-discard = Odrzuć { $card_biernik }
act-dock = Zadokuj { $colour } prom { $station_w } za 1 energię

given = { $gifts ->
    [one] 1 { $station_do }
    [2] po 1 { $other_do } i { $station_do }
    [few] po 1 do { $gifts } stacji, od { $other_brak } { $station_do }{ $skipped ->
        [1] , pełne pominięte
       *[other] {""}
    }
    [many] po 1 do { $gifts } stacji, od { $other_brak } { $station_do }{ $skipped ->
        [1] , pełne pominięte
       *[other] {""}
    }
   *[other] po 1 do { $gifts } stacji, od { $other_brak } { $station_do }{ $skipped ->
        [1] , pełne pominięte
       *[other] {""}
    }
}

## Dziennik

log-pass = { $player } pasuje.
log-replenish = { $player } uzupełnia energię { $station_w }.
log-redirect = { $player } przekierowuje energię { $station_z }.
log-exchange = { $player } wymienia kartę.
log-station = { $station_id ->
    [1] { $player } płaci w dowództwie 1 energię za dwie karty.
   *[other] { $player } wykonuje akcję { $station_brak }.
}
log-done = { $player } kończy akcję.
log-spend = { $player } płaci jeszcze jedną energię za dwie karty.
log-draw-stack = { $player } dobiera kartę z talii.
log-draw-display = { $player } bierze z oferty { $card_biernik }.
log-steal = { $player } płaci 1 energię i bierze kartę od gracza { $seat }.
log-biotope-cw = { $player } płaci { $price ->
    [one] { $price } energię
    [few] { $price } energie
    [many] { $price } energii
   *[other] { $price } energii
} i rozdaje zgodnie z zegarem: { given }.
log-biotope-ccw = { $player } płaci { $price ->
    [one] { $price } energię
    [few] { $price } energie
    [many] { $price } energii
   *[other] { $price } energii
} i rozdaje przeciwnie do zegara: { given }.
log-play = { $use ->
    [laser] { $player } zagrywa { $card_biernik }.
   *[other] { $player } zagrywa { $card_biernik }{ $price ->
        [0] {""}
        [one] {" "}za { $price } energię
        [few] {" "}za { $price } energie
        [many] {" "}za { $price } energii
       *[other] {" "}za { $price } energii
    }; energia { $station_w }: { $now }.
}
log-send-cw = { $player } wysyła 1 energię { $other_z } { $station_do } { $card_narzednik }: teraz jest tam { $now }.
log-send-ccw = { $player } wysyła 1 energię { $other_z } { $station_do } { $card_narzednik }: teraz jest tam { $now }.
log-discard = { $player } odrzuca { $card_biernik }.
log-dock = { $player } płaci 1 energię i dokuje { $colour } prom { $station_w }.

chance-LAYOUT = Następna stacja w pierścieniu: { $station }.
chance-BRIDGE = Wylosowano { $colour } most.
chance-TILE_A = Rozdano płytkę startową { $half }.
chance-TILE_B = Rozdano płytkę startową { $half }.
chance-PLACING = { $seat } kładzie znaczniki energii.
chance-DEAL = { $player } dostaje { $card_biernik }.
chance-DEAL-unseen = { $player } dostaje kartę.
chance-DISPLAY = Do oferty trafia { $card }.
chance-DRAW = { $player } dobiera: { $card }.
chance-DRAW-unseen = {""}
chance-STEAL = To { $card }.
chance-STEAL-unseen = Leży zakryta.
chance-SWAP_CARD = Karta odkryta dla mostów: { $card }.
chance-SWAP_PLACE = {""}

event-start = { $player } zaczyna z energią { $energy }, licząc zgodnie z zegarem od pierwszej stacji.
event-laser = { $station_id ->
    [5] 2 energie z centrum energii dają 1 na laserze
   *[other] 1 energia z centrum energii i 1 { $station_z } idą na laser
}: { $player } ma tam teraz { $laser }.
event-reshuffle = Talia się skończyła; karty odrzucone tworzą nową talię.
event-pick-up = { $player } bierze na rękę { $cards ->
    [one] kartę wziętą
    [few] { $cards } karty wzięte
    [many] { $cards } kart wziętych
   *[other] { $cards } kart wziętych
} w kantynie.
event-swap = Nowe mosty { $station_w }: zgodnie z zegarem { $cw }, przeciwnie { $ccw }.
event-low-stations = { $player } dobiera { $cards ->
    [one] jedną kartę za stację
    [few] { $cards } karty za stacje
    [many] { $cards } kart za stacje
   *[other] { $cards } kart za stacje
} z energią 0 lub 1.
event-round = Zaczyna się runda { $round }. Wszystkie promy wracają do zasobów.
event-station = Następna stacja: { $station }.
event-limit = Nikt nie ma 7 na laserze; gra kończy się po rundzie { $round }.
event-wins = { $player } wygrywa.
event-shares = { $player } jest wśród zwycięzców.
line-laser = Laser
line-energy-centre = Energia w centrum energii

## Tura w jednym zdaniu

brief-pass = pas
brief-station = { $station_id ->
    [1] 1 energia za 2 karty
   *[other] {""}
}
brief-spend = { $advice ->
    [1] { begin-spend }
   *[other] jeszcze jedna energia za 2 karty
}
brief-draw-stack = { $advice ->
    [1] { $use ->
        [exchange] …na kartę z talii
       *[other] { begin-draw-stack }
    }
   *[other] { $use ->
        [exchange] …na kartę z talii
       *[other] { $times ->
            [one] 1 karta z talii
            [few] { $times } karty z talii
            [many] { $times } kart z talii
           *[other] { $times } kart z talii
        }
    }
}
brief-draw-display = { $advice ->
    [1] { $use ->
        [exchange] …na { $card_biernik }
       *[other] { begin-draw-display }
    }
   *[other] { $use ->
        [exchange] …na { $card_biernik }
       *[other] { $card } z oferty
    }
}
brief-steal = { $advice ->
    [1] { begin-steal }
   *[other] za 1 energię karta od gracza { $seat }
}
brief-biotope-cw = { $advice ->
    [1] { begin-biotope-cw }
   *[other] { $price ->
        [one] { $price } energia
        [few] { $price } energie
        [many] { $price } energii
       *[other] { $price } energii
    } z biotopu: { given }
}
brief-biotope-ccw = { $advice ->
    [1] { begin-biotope-ccw }
   *[other] { $price ->
        [one] { $price } energia
        [few] { $price } energie
        [many] { $price } energii
       *[other] { $price } energii
    } z biotopu: { given }
}
brief-play = { $advice ->
    [1] { begin-play }
   *[other] { $use ->
        [laser] { $times ->
            [one] { $times } energia
            [few] { $times } energie
            [many] { $times } energii
           *[other] { $times } energii
        } { $station_z } → laser (teraz { $now })
        [engine] +{ $times ->
            [one] { $times } energia
            [few] { $times } energie
            [many] { $times } energii
           *[other] { $times } energii
        } { $station_w } z maszynowni (teraz { $now })
       *[other] +{ $times ->
            [one] { $times } energia
            [few] { $times } energie
            [many] { $times } energii
           *[other] { $times } energii
        } { $station_w } (teraz { $now })
    }
}
brief-send-cw = { $advice ->
    [1] { begin-send-cw }
   *[other] { $times ->
        [one] { $times } energia
        [few] { $times } energie
        [many] { $times } energii
       *[other] { $times } energii
    } { $other } → { $station } (teraz { $now })
}
brief-send-ccw = { $advice ->
    [1] { begin-send-ccw }
   *[other] { $times ->
        [one] { $times } energia
        [few] { $times } energie
        [many] { $times } energii
       *[other] { $times } energii
    } { $other } → { $station } (teraz { $now })
}
brief-discard = { $advice ->
    [1] { begin-discard }
   *[other] { $use ->
        [exchange] wymienia { $card_biernik }
       *[other] odrzuca { $card_biernik }
    }
}
brief-dock = { $advice ->
    [1] { begin-dock }
   *[other] { $colour } prom { $station_do }
}
begin-station = { $station_id ->
    [1] zapłać 1 energię za 2 karty
   *[other] {""}
}
begin-spend = zapłać jeszcze jedną energię za 2 karty
begin-draw-stack = { $use ->
    [exchange] weź za nią kartę z talii
   *[other] { $times ->
        [one] weź 1 kartę z talii
        [few] weź { $times } karty z talii
        [many] weź { $times } kart z talii
       *[other] weź { $times } kart z talii
    }
}
begin-draw-display = { $use ->
    [exchange] weź za nią { $card_biernik }
   *[other] weź { $card_biernik }
}
begin-steal = weź za 1 energię kartę od gracza { $seat }
begin-biotope-cw = zapłać w biotopie { $price ->
    [one] { $price } energię
    [few] { $price } energie
    [many] { $price } energii
   *[other] { $price } energii
}: { given }
begin-biotope-ccw = zapłać w biotopie { $price ->
    [one] { $price } energię
    [few] { $price } energie
    [many] { $price } energii
   *[other] { $price } energii
}: { given }
begin-play = { $use ->
    [laser] wyślij { $times ->
        [one] { $times } energię
        [few] { $times } energie
        [many] { $times } energii
       *[other] { $times } energii
    } { $station_z } na laser (będzie { $now })
    [engine] z maszynowni dodaj { $times ->
        [one] { $times } energię
        [few] { $times } energie
        [many] { $times } energii
       *[other] { $times } energii
    } { $station_w } (będzie { $now })
   *[other] dodaj { $times ->
        [one] { $times } energię
        [few] { $times } energie
        [many] { $times } energii
       *[other] { $times } energii
    } { $station_w } (będzie { $now })
}
begin-send-cw = przenieś { $times ->
    [one] { $times } energię
    [few] { $times } energie
    [many] { $times } energii
   *[other] { $times } energii
} { $other_z } { $station_do } (będzie { $now })
begin-send-ccw = przenieś { $times ->
    [one] { $times } energię
    [few] { $times } energie
    [many] { $times } energii
   *[other] { $times } energii
} { $other_z } { $station_do } (będzie { $now })
begin-dock = zadokuj { $colour } prom { $station_w }
begin-discard = { $use ->
    [exchange] wymień { $card_biernik }
   *[other] odrzuć { $card_biernik }
}
begin-done = naciśnij „{ act-done }”

more-laser = { $n ->
    [one] o { $n } energię więcej na laserze
    [few] o { $n } energie więcej na laserze
    [many] o { $n } energii więcej na laserze
   *[other] o { $n } energii więcej na laserze
}
less-laser = { $n ->
    [one] o { $n } energię mniej na laserze
    [few] o { $n } energie mniej na laserze
    [many] o { $n } energii mniej na laserze
   *[other] o { $n } energii mniej na laserze
}
more-reach = { $n ->
    [one] o { $n } energię więcej gotową na laser
    [few] o { $n } energie więcej gotowe na laser
    [many] o { $n } energii więcej gotowej na laser
   *[other] o { $n } energii więcej gotowej na laser
}
less-reach = { $n ->
    [one] o { $n } energię mniej gotową na laser
    [few] o { $n } energie mniej gotowe na laser
    [many] o { $n } energii mniej gotowej na laser
   *[other] o { $n } energii mniej gotowej na laser
}
more-centre = { $n ->
    [one] o { $n } energię więcej w centrum energii
    [few] o { $n } energie więcej w centrum energii
    [many] o { $n } energii więcej w centrum energii
   *[other] o { $n } energii więcej w centrum energii
}
less-centre = { $n ->
    [one] o { $n } energię mniej w centrum energii
    [few] o { $n } energie mniej w centrum energii
    [many] o { $n } energii mniej w centrum energii
   *[other] o { $n } energii mniej w centrum energii
}
more-energy = { $n ->
    [one] o { $n } energię więcej na innych stacjach
    [few] o { $n } energie więcej na innych stacjach
    [many] o { $n } energii więcej na innych stacjach
   *[other] o { $n } energii więcej na innych stacjach
}
less-energy = { $n ->
    [one] o { $n } energię mniej na innych stacjach
    [few] o { $n } energie mniej na innych stacjach
    [many] o { $n } energii mniej na innych stacjach
   *[other] o { $n } energii mniej na innych stacjach
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

gain-laser = { $sign }{ $n } na laserze

## Co się liczy

term-laser = energia na laserze
term-transfer = przygotowanie do lasera
term-plan = energia tam, skąd zabierze ją prom
term-centre = energia w centrum energii
term-energy = energia na innych stacjach
term-cards = karty
term-promise = wybór właściwej akcji

## Dlaczego nie

SOLARIS-2 = { $why ->
    [outcome] W talii nie ma już takiej karty.
   *[other] Chwileczkę: trwa dobieranie karty.
}
SOLARIS-4 = { $why ->
    [outcome] Oba mosty w tym kolorze już leżą.
   *[other] Chwileczkę: trwa wykładanie mostów.
}
SOLARIS-5 = { $why ->
    [outcome] Ta płytka startowa jest już rozdana.
   *[other] Chwileczkę: trwa rozdawanie płytek startowych.
}
SOLARIS-6 = { $why ->
    [outcome] Wybierz gracza, którego znaczniki jeszcze nie leżą.
   *[other] Chwileczkę: trwa układanie znaczników.
}
SOLARIS-19 = Najpierw wybierz akcję { $station_w }: uzupełnij, przekieruj, wymień, użyj akcji stacji albo pasuj.
SOLARIS-20 = { $why ->
    [begun] Najpierw dokończ rozpoczętą akcję.
   *[other] Akcja jest już wybrana: wykonaj co najmniej jeden jej krok. Nie można jej cofnąć.
}
SOLARIS-23 = { $why ->
    [none] Nie masz karty { $station_brak }.
    [not-held] Nie masz tej karty.
   *[other] Tutaj uzupełniają tylko karty { $station_brak }.
}
SOLARIS-24 = Masz już 7 energii { $station_w }, więcej się nie da.
SOLARIS-25 = { $why ->
    [none] Nie masz { $cw_karty } ani { $ccw_karty } karty: to kolory mostów { $station_w }.
    [none-same] Nie masz { $cw_karty } karty: taki kolor mają oba mosty { $station_w }.
    [not-held] Nie masz tej karty.
   *[other] Na tym moście potrzebna jest { $cw_karta } karta.
}
SOLARIS-26 = Nie masz energii { $station_w }, którą można przekierować.
SOLARIS-29 = { $why ->
    [all] Wszędzie, dokąd twoje karty mogłyby wysłać energię, masz już 7.
   *[other] Masz już 7 energii { $station_w }.
}
SOLARIS-31 = { $why ->
    [empty] Nie masz karty do wymiany.
    [not-held] Nie masz tej karty.
   *[other] Wymieniasz kartę: odrzuć jedną, potem weź jedną z oferty lub z talii.
}
SOLARIS-34 = Nie masz energii { $station_w }, żeby za to zapłacić.
SOLARIS-36 = { $why ->
    [none] Nie masz karty innej stacji.
    [not-held] Nie masz tej karty.
   *[other] W maszynowni zagrywasz karty innych stacji.
}
SOLARIS-37 = Nie masz tu już energii na kartę { $station_brak }; za darmo jest tylko co druga karta danej stacji.
SOLARIS-38 = { $why ->
    [all] Wszędzie, dokąd twoje karty mogłyby dać energię, masz już 7.
   *[other] Masz już 7 energii { $station_w }.
}
SOLARIS-39 = Najpierw weź opłacone karty, z oferty lub z talii.
SOLARIS-40 = Najpierw wybierz: wydaj jeszcze jedną energię albo zakończ akcję.
SOLARIS-42 = { $why ->
    [not-held] Nie masz tej karty.
   *[other] Możesz mieć siedem kart. Do odrzucenia: { $count }.
}
SOLARIS-43 = Potrzebna energia w biotopie: { $price }; masz { $energy }.
SOLARIS-46 = { $stations ->
    [0] Na wszystkich innych stacjach masz już 7 energii.
    [one] Tylko jedna stacja może dostać energię: na innych masz już 7.
    [few] Tylko { $stations } stacje mogą dostać energię: na innych masz już 7.
    [many] Tylko { $stations } stacji może dostać energię: na innych masz już 7.
   *[other] Tylko { $stations } stacji może dostać energię: na innych masz już 7.
}
SOLARIS-48 = Ten prom jest już zadokowany i zostaje tam do końca rundy.
SOLARIS-50 = Wszystkie promy są zadokowane.
SOLARIS-51 = { $why ->
    [self] Nie możesz wziąć karty od siebie.
    [absent] Nikt tam nie siedzi.
    [robbed] W tej turze masz już kartę od tego gracza: { $seat }.
    [outcome] { $seat } nie ma tej karty.
   *[other] Chwileczkę: trwa losowanie karty z ręki gracza { $seat }.
}
SOLARIS-52 = { $why ->
    [all] Nikt z pozostałych nie ma karty na ręce.
   *[other] { $player } nie ma karty na ręce.
}
SOLARIS-54 = { $why ->
    [not-held] Nie masz tej karty.
   *[other] Po kantynie możesz mieć siedem kart. Do odrzucenia: { $count }.
}
SOLARIS-55 = { $why ->
    [none] Na laser potrzebujesz karty w kolorze zadokowanego promu i energii na stacji, przy której stoi.
    [not-held] Nie masz tej karty.
    [no-shuttle] Ten prom nie jest zadokowany ({ $colour }).
   *[other] Ten prom ({ $colour }) jest zadokowany { $station_w }, a nie masz tam energii.
}
SOLARIS-57 = Prom jest zadokowany w samym centrum energii: to kosztuje tam dwie energie, a masz tylko jedną.
SOLARIS-60 = Najpierw weź nowe karty, z oferty lub z talii.
SOLARIS-63 = { $why ->
    [none] To miejsce oferty jest puste i nie ma karty, która by je zapełniła.
   *[other] To miejsce oferty jest puste; luki uzupełnia się na koniec tury.
}
SOLARIS-65 = { $why ->
    [display] Talia i karty odrzucone się skończyły: weź kartę z oferty.
   *[other] Nie ma już żadnej karty do wzięcia.
}
SOLARIS-67 = Chwileczkę: trwa zamiana mostów.
SOLARIS-69 = { $why ->
    [not-held] Nie masz tej karty.
   *[other] Przed następną rundą możesz mieć siedem kart. Do odrzucenia: { $count }.
}
SOLARIS-70 = Koniec gry: ktoś ma 7 na laserze.
SOLARIS-74 = Koniec gry: gra na czas trwa cztery rundy.
SOLARIS-75 = { $why ->
    [outcome] Ta stacja leży już w pierścieniu.
   *[other] Chwileczkę: trwa wykładanie stacji.
}
SOLARIS-76 = Koniec gry: kończy się po rundzie { $round }, nawet jeśli nikt nie ma 7 na laserze.

## Co się losuje, do statystyk

draws-layout = Kolejność stacji
draws-bridge = Mosty
draws-tile-a = Płytki startowe A
draws-tile-b = Płytki startowe B
draws-placing = Kto układa
draws-card = Karty
draws-swap-place = Miejsce mostu zapasowego

## Boty ze stylem

bot-collector = Kolekcjoner
bot-collector-about = Trzyma dużo kart, żeby mieć właściwy kolor.
bot-keeper = Strażnik
bot-keeper-about = Trzyma dużo energii na stacjach zewnętrznych i wydaje ją późno.
bot-centralist = Centralista
bot-centralist-about = Najpierw wysyła wszystko do centrum energii.
