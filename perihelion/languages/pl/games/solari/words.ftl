# Solari: wszystkie zdania, które ktoś przeczyta.

game = Solari
game-about = Po sześć komet, dwie kostki i plansza osiem na osiem: ustawiaj komety w rzędy i wybijaj cudze z ich rzędów. Dla 2 lub 4 osób.
game-length = 20–40
luck = liczby
undo-dice = Następne liczby są już znane i takie zostaną.
analysis-chance = Wylosuj wynik albo wybierz.

option-level = Poziom
option-level-about = Które układy dają punkty.
option-level-1 = Solari 1: rzędy
option-level-2 = Solari 2: rzędy i sekwencje
option-level-3 = Solari 3: rzędy, sekwencje i szyki
option-players = Gracze
option-players-about = Cztery osoby grają w dwóch drużynach.
option-teams = Drużyny
option-teams-about = Przy czterech osobach: Uran i Neptun przeciw Saturnowi i Jowiszowi.
option-teams-False = każdy dla siebie
option-teams-True = dwie drużyny
option-rand = Kostki czy domino
option-rand-about = Skąd biorą się dwie liczby na turę.
option-rand-D = dwie kostki
option-rand-V = zakryte domino, odkrywane po kamieniu
option-rand-O = odkryte domino, grane po kolei
option-rand-F = wolne domino, grane w dowolnej kolejności
option-use_hunter = Łowca
option-use_hunter-about = Każdy ma małą planetę, która chodzi też na ukos. Jej zbicia są zawsze celowane.
option-use_hunter-False = bez
option-use_hunter-True = z
option-use_blocker = Bloker
option-use_blocker-about = Każdy ma księżyc, którego inni nie mogą zbić.
option-use_blocker-False = bez
option-use_blocker-True = z
option-use_doubler = Podwajacz
option-use_doubler-about = Każdy ma na brzegu dużą planetę, która podwaja to, co powstaje na jej liniach.
option-use_doubler-False = bez
option-use_doubler-True = z
option-target = Cel
option-target-about = Kto pierwszy zdobędzie tyle punktów, od razu wygrywa; 0 oznacza brak celu. Zwykle: 36 (jedno okrążenie) z kostkami, brak z dominem.
option-max_turns = Limit tur
option-max_turns-about = Z kostkami: gdy każdy rozegra tyle tur, wygrywa najlepszy wynik.
option-equal_turns = Równe tury
option-equal_turns-about = Cel liczy się dopiero wtedy, gdy każdy rozegrał tyle samo tur.
option-equal_turns-False = kto pierwszy u celu, od razu wygrywa
option-equal_turns-True = rundę gra się do końca
option-first = Pierwszy gracz
option-first-about = Kto zaczyna; dalej zgodnie z ruchem wskazówek zegara.
option-first--1 = losowo
option-first-0 = Uran
option-first-1 = Saturn; we dwoje Neptun
option-first-2 = Neptun, we czworo
option-first-3 = Jowisz, we czworo

## Nazwy

seat-0 = Uran
seat-1 = Saturn
seat-2 = Neptun
seat-3 = Jowisz
seat-2-0 = Uran
seat-2-1 = Neptun

way-0 = północ
    .na = na północ
way-1 = wschód
    .na = na wschód
way-2 = południe
    .na = na południe
way-3 = zachód
    .na = na zachód
way-4 = północny wschód
    .na = na północny wschód
way-5 = południowy wschód
    .na = na południowy wschód
way-6 = południowy zachód
    .na = na południowy zachód
way-7 = północny zachód
    .na = na północny zachód
facing-0 = północ
facing-1 = wschód
facing-2 = południe
facing-3 = zachód
turn-0 = zgodnie z zegarem
turn-1 = przeciwnie do zegara

off-0 = kometa 1
    .biernik = kometę 1
off-1 = kometa 2
    .biernik = kometę 2
off-2 = kometa 3
    .biernik = kometę 3
off-3 = kometa 4
    .biernik = kometę 4
off-4 = kometa 5
    .biernik = kometę 5
off-5 = kometa 6
    .biernik = kometę 6
off-6 = łowca
    .biernik = łowcę
off-7 = bloker
    .biernik = blokera
victim-0 = kometa 1
    .biernik = kometę 1
    .swoja = swoją kometę 1
    .twoja = twoja kometa 1
    .brak = komety 1
victim-1 = kometa 2
    .biernik = kometę 2
    .swoja = swoją kometę 2
    .twoja = twoja kometa 2
    .brak = komety 2
victim-2 = kometa 3
    .biernik = kometę 3
    .swoja = swoją kometę 3
    .twoja = twoja kometa 3
    .brak = komety 3
victim-3 = kometa 4
    .biernik = kometę 4
    .swoja = swoją kometę 4
    .twoja = twoja kometa 4
    .brak = komety 4
victim-4 = kometa 5
    .biernik = kometę 5
    .swoja = swoją kometę 5
    .twoja = twoja kometa 5
    .brak = komety 5
victim-5 = kometa 6
    .biernik = kometę 6
    .swoja = swoją kometę 6
    .twoja = twoja kometa 6
    .brak = komety 6
victim-6 = łowca
    .biernik = łowcę
    .swoja = swojego łowcę
    .twoja = twój łowca
    .brak = łowcy
victim-7 = bloker
    .biernik = blokera
    .swoja = swojego blokera
    .twoja = twój bloker
    .brak = blokera
victim-8 = podwajacz
    .biernik = podwajacza
    .swoja = swojego podwajacza
    .twoja = twój podwajacz
    .brak = podwajacza

## Co teraz zrobić

phase-DOMINO = Twoja tura: wybierz kamień domina.
phase-WILD = Sześć-sześć! Wybierz dowolne dwie liczby.
phase-PICK = Twoja tura: wybierz { $extras ->
    [0] kometę, która
   *[other] figurę, która
} wraca.
phase-ENTER = Postaw { $extras ->
    [0] kometę
   *[other] figurę
} na { $cells }.
phase-MOVE1 = Przesuń { $extras ->
    [0] kometę
   *[other] figurę
} o { $double ->
    [1] { $low }
   *[other] { $low } lub { $high }
} { $high ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pól
}.
phase-KO1 = Zbicie! Rusz się dalej tą samą { $extras ->
    [0] kometą
   *[other] figurą
} albo najpierw odstaw zbitą i rusz się inną.
phase-MOVE2 = Teraz przesuń { $another ->
    [1] { $extras ->
        [0] inną kometę
       *[other] inną figurę
    }
   *[other] { $extras ->
        [0] kometę
       *[other] figurę
    }
} o { $left ->
    [one] 1 pole
    [few] { $left } pola
    [many] { $left } pól
   *[other] { $left } pól
}.
phase-PLACE = Wybierz na brzegu miejsce dla zbitej { $extras ->
    [0] komety
   *[other] figury
}.
phase-FACE = W którą stronę ma patrzeć kometa?

## Akcje

act-comet = Kometa { $piece } { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}
act-hunter = Łowca { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}
act-blocker = Bloker { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}
act-doubler = Podwajacz o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
} po brzegu, { $turn }
act-put = { $own ->
    [1] Postaw { $victim_swoja } na { $rim }
   *[other] Postaw { $victim_biernik } ({ $seat }) na { $rim }
}
act-gone = Zdejmij z planszy { $victim_biernik } ({ $seat }): brzeg jest pełny
act-entry = Postaw na { $row }{ $column }
act-pick = Wprowadź { $off_biernik }
act-facing = Kierunek: { $facing }
act-combination = Zagraj { $values }
act-lapse = Pomiń turę

log-comet = { $player } przesuwa kometę { $piece } { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}.
log-hunter = { $player } przesuwa łowcę { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}.
log-blocker = { $player } przesuwa blokera { $way_na } o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}.
log-doubler = { $player } przesuwa podwajacza o { $distance ->
    [one] 1 pole
    [few] { $distance } pola
    [many] { $distance } pól
   *[other] { $distance } pól
}, { $turn }.
log-put = { $own ->
    [1] { $player } stawia { $victim_biernik } na { $rim }.
   *[other] { $player } stawia { $victim_biernik } ({ $seat }) na { $rim }.
}
log-gone = Brzeg jest pełny: { $victim } ({ $seat }) schodzi z planszy.
log-entry = { $player }: { $victim } wraca na { $row }{ $column }.
log-pick = { $player } wprowadza { $off_biernik }.
log-facing = Kometa patrzy teraz w kierunku: { $facing }.
log-combination = { $player } zagrywa { $values }.
log-lapse = { $player } nie może wykonać całej tury.

chance-FIRST = Zaczyna { $known ->
    [1] { $player }
   *[other] { $letter ->
        [U] Uran
        [S] Saturn
        [N] Neptun
       *[J] Jowisz
    }
}.
chance-ORDER = Wyłożony kamień domina: { $values }.
chance-ROLL = Rzut: { $values }.
chance-TILE = Odkryty kamień domina: { $values }.

## Co wynika z akcji

event-hit = { $own ->
    [1] { $player } zbija własną figurę na { $cell }: { $victim }.
   *[other] Zbicie na { $cell }: { $victim } ({ $player }).
}
event-total = Całkowite zbicie: { $victim } ({ $player }) spada z planszy i musi później wrócić.
event-lapse = { $tile ->
    [1] { $player } traci turę, a kamień domina przepada.
   *[other] { $player } traci turę.
}
event-tile = { $player }, następny kamień domina: { $values }.
event-row = { $sun ->
    [1] Pola słońca { $cells }
   *[other] Rząd z { $length } na { $cells }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}{ $doubled ->
    [1] , podwójnie
   *[other] {""}
}.
event-sequence = { $sun ->
    [1] Sekwencja z { $length } w słońcu, { $cells }
   *[other] Sekwencja z { $length } na { $cells }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}{ $doubled ->
    [1] , podwójnie
   *[other] {""}
}.
event-alignment = { $sun ->
    [1] Szyk z { $length } w słońcu, { $cells }
   *[other] Szyk z { $length } na { $cells }
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}{ $doubled ->
    [1] , podwójnie
   *[other] {""}
}.
event-gain = { $player } zdobywa { $points } i ma teraz { $score }.

line-points = Punkty
line-team = Punkty drużyny
line-laps = Okrążenia
line-margin = Przewaga

gain-points = { gain }

## Tura w jednym zdaniu

brief-comet = { $advice ->
    [1] kometę
   *[other] kometa
} { $piece } na { $cell }
brief-hunter = { $advice ->
    [1] łowcę
   *[other] łowca
} na { $cell }
brief-blocker = { $advice ->
    [1] blokera
   *[other] bloker
} na { $cell }
brief-doubler = { $advice ->
    [1] podwajacza
   *[other] podwajacz
} na { $cell }
brief-put = { $advice ->
    [1] { $victim_biernik }
   *[other] { $victim }
} { $own ->
    [1] znów na { $rim }
   *[other] ({ $seat }) na { $rim }
}
brief-gone = { $victim } ({ $seat }) poza planszę
brief-entry = …z powrotem na { $row }{ $column }
brief-pick = { $off }
brief-combination = { $values }
brief-lapse = brak całej tury
again-comet = …i dalej na { $cell }
again-hunter = …i dalej na { $cell }
again-blocker = …i dalej na { $cell }
again-doubler = …i dalej na { $cell }
begin-comet = przesuń kometę { $piece } na { $cell }
begin-hunter = przesuń łowcę na { $cell }
begin-blocker = przesuń blokera na { $cell }
begin-doubler = przesuń podwajacza na { $cell }
begin-put = { $own ->
    [1] postaw { $victim_swoja } na { $rim }
   *[other] postaw { $victim_biernik } ({ $seat }) na { $rim }
}
begin-gone = zdejmij z planszy { $victim_biernik } ({ $seat })
begin-entry = postaw na { $row }{ $column }
begin-pick = wprowadź { $off_biernik }
begin-facing = obróć kometę w kierunku: { $facing }
begin-combination = zagraj { $values }
begin-lapse = pomiń turę
result-hit = { $own ->
    [1] zbicie własnej figury ({ $victim })
   *[other] zbija { $victim_biernik } ({ $player })
}
result-row = { $sun ->
    [1] { $length } w słońcu
   *[other] rząd z { $length }
}
result-total = ta figura spada z planszy
result-sequence = sekwencja z { $length }
result-alignment = szyk z { $length }

more-pairs = więcej komet w linii
less-pairs = mniej komet w linii
named-more-pairs = { $better ->
    [1] Po lepszej turze { $own ->
        [1] twoje komety { $first } i { $second } byłyby w jednej linii: trzecia robi z nich rząd.
       *[other] komety { $first } i { $second } gracza { $player } byłyby w jednej linii.
    }
   *[other] { $own ->
        [1] Twoje komety { $first } i { $second } będą wtedy w jednej linii: trzecia robi z nich rząd.
       *[other] Komety { $first } i { $second } gracza { $player } będą wtedy w jednej linii.
    }
}
named-less-pairs = { $better ->
    [1] Po lepszej turze { $own ->
        [1] twoje komety { $first } i { $second } nie byłyby już w jednej linii.
       *[other] komety { $first } i { $second } gracza { $player } nie byłyby już w jednej linii.
    }
   *[other] { $own ->
        [1] Twoje komety { $first } i { $second } nie będą już wtedy w jednej linii.
       *[other] Komety { $first } i { $second } gracza { $player } nie będą już wtedy w jednej linii.
    }
}
more-off = { $n ->
    [one] o 1 figurę więcej do wprowadzenia
    [few] o { $n } figury więcej do wprowadzenia
    [many] o { $n } figur więcej do wprowadzenia
   *[other] o { $n } figury więcej do wprowadzenia
}
less-off = { $n ->
    [one] o 1 figurę mniej do wprowadzenia
    [few] o { $n } figury mniej do wprowadzenia
    [many] o { $n } figur mniej do wprowadzenia
   *[other] o { $n } figury mniej do wprowadzenia
}

term-points = punkty
term-row = rzędy
term-sequence = sekwencje
term-alignment = szyki
term-turn = pełne wykorzystanie tury
term-lines = komety w linii
term-off = figury poza planszą

## Dlaczego nie

SOLARI-6 = W tej grze nie ma { $victim_brak }.
SOLARI-10 = Czekaj: nie wiadomo jeszcze, kto zaczyna.
SOLARI-12 = Czekaj: najpierw trzeba rzucić kostkami.
SOLARI-13 = { $left ->
    [0] Twoje liczby to { $low } i { $high }: figura porusza się dokładnie o jedną z nich.
   *[other] Zostało tylko { $left }: figura porusza się dokładnie o tyle pól.
}
SOLARI-14 = { $again ->
    [0] Teraz rusza się inna figura, dokładnie o { $left }.
   *[other] Teraz przesuń figurę dokładnie o { $left }.
}
SOLARI-16 = { $distance ->
    [one] Jedno pole { $way_na } to już poza planszą.
    [few] { $distance } pola { $way_na } to już poza planszą.
    [many] { $distance } pól { $way_na } to już poza planszą.
   *[other] { $distance } pól { $way_na } to już poza planszą.
}
SOLARI-20 = Potem żadna figura nie mogłaby ruszyć się o { $left }. Musisz zagrać obie liczby.
SOLARI-21 = Możesz wykonać całą turę, więc musisz to zrobić.
SOLARI-22 = { $why ->
    [choice] Z liczbami { $values } nie wykonasz całej tury.
   *[other] Sześć-sześć: najpierw wybierz dowolne dwie liczby.
}
SOLARI-24 = Najpierw odstaw na brzeg zbitą figurę: { $victim } ({ $player }).
SOLARI-25 = { $why ->
    [taken] { $rim } jest zajęte. Wybierz wolne pole brzegu w wierszu lub kolumnie pola { $cell }, na którym padło zbicie.
   *[other] Figura została zbita na { $cell }: trafia na wolne pole brzegu w tym wierszu lub kolumnie.
}
SOLARI-26 = { $rim } jest zajęte. W wierszu i kolumnie pola { $cell } nie ma wolnego pola brzegu, więc wybierz dowolne inne wolne.
SOLARI-27 = Figura schodzi z planszy tylko wtedy, gdy brzeg jest pełny, a jest jeszcze wolne pole brzegu.
SOLARI-28 = { $rim } jest zajęte. Po celowanym zbiciu możesz wybrać dowolne wolne pole brzegu.
SOLARI-33 = { $why ->
    [moved] Ta figura już się ruszyła ({ $victim }). Zbitą masz odstawioną, więc teraz rusza się inna.
    [place] Ta figura nie może ruszyć się o { $left } ({ $victim }): najpierw odstaw tę, którą zbiła.
    [move] Ta figura musi ruszyć się dalej ({ $victim }): po odstawieniu zbitej żadna inna nie ruszy się o { $left }.
   *[other] Albo ta sama figura rusza się dalej ({ $victim }), albo najpierw odstawiasz zbitą.
}
SOLARI-36 = { $why ->
    [off] Ta figura jest poza planszą.
    [lapse] Możesz wprowadzić figurę, więc tura nie przepada.
   *[other] Twoja figura wraca na { $cells }; to cała twoja tura.
}
SOLARI-38 = Na { $cell } stoi bloker ({ $player }): tam nie możesz wrócić.
SOLARI-39 = { $why ->
    [choice] Wrócić może tylko figura, która jest poza planszą.
   *[other] Najpierw wybierz figurę, która wraca na planszę.
}
SOLARI-40 = Na { $cell } stoi bloker ({ $player }): nie możesz go zbić.
SOLARI-42 = Na { $cell } stoi podwajacz ({ $player }): nie możesz go zbić.
SOLARI-45 = To zbiłoby twojego własnego podwajacza, a na brzegu nie ma dla niego wolnego pola.
SOLARI-52 = Najpierw wybierz, w którą stronę patrzy kometa.
SOLARI-55 = Kamień domina { $values } masz już zagrany.
SOLARI-56 = { $why ->
    [outcome] Ten kamień domina jest już zagrany.
   *[other] Czekaj: najpierw trzeba odkryć kamień domina.
}
SOLARI-57 = { $why ->
    [outcome] Ten kamień domina leży już w kolejce.
   *[other] Czekaj: najpierw trzeba wyłożyć kamienie domina.
}
SOLARI-58 = { $why ->
    [choice] Z { $values } nie wykonasz całej tury. Wybierz inny kamień.
   *[other] Najpierw wybierz kamień domina.
}
SOLARI-80 = Koniec gry: cel { $target } jest osiągnięty.
SOLARI-82 = Koniec gry: każdy rozegrał { $turns ->
    [one] 1 turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tur
}.
SOLARI-83 = Koniec gry: wszystkie kamienie domina są zagrane.
SOLARI-87 = Koniec gry: cel { $target } jest osiągnięty i każdy rozegrał tyle samo tur.

## Co się losuje, do statystyk

draws-begins = Kto zaczyna
draws-tile = Pary liczb

## Boty ze stylem

bot-architect = Architekt
bot-architect-about = Ustawia komety w linii i czeka na długi rząd.
bot-opportunist = Oportunista
bot-opportunist-about = Bierze punkty od razu i niczego nie szykuje na jutro.
bot-brawler = Rozrabiaka
bot-brawler-about = Wybija twoje komety z linii, kiedy tylko może.
