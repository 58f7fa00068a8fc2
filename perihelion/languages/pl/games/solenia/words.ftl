game = Solenia
game-about = Krąż wokół planety, na której jedna połowa ma tylko dzień, a druga tylko noc, i zawoź każdej to, czego jej brak.
game-length = 30–45
luck = karty i zamówienia
undo-dice = Coś zostało wylosowane i tak zostanie.
analysis-chance = Wylosuj albo wybierz wynik.

## Opcje

option-players = Gracze
option-players-about = W pojedynkę grasz przeciw rywalowi, którym kieruje kostka.
option-players-1 = 1 (solo)
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-variant = Plansze graczy
option-variant-about = Zimą wybierasz miejsce każdego zamówienia; z ulepszeniami dobierasz też specjalne zdolności.
option-variant-summer = Lato
option-variant-winter = Zima
option-variant-upgrades = Zima z ulepszeniami
option-layout = Plansza
option-layout-about = Która połowa planety leży za sterowcem.
option-layout-0 = Noc z tyłu, dzień z przodu
option-layout-1 = Dzień z tyłu, noc z przodu
option-layout-random = Losowo

## Nazwy

seat-0 = Karmazyn
seat-1 = Turkus
seat-2 = Fiolet
seat-3 = Oliwka
seat-1-1 = Rywal

good-0 = drewno
    .brak = drewna
    .biernik = drewno
    .kilka = drewna
    .wiele = drewna
good-1 = zboże
    .brak = zboża
    .biernik = zboże
    .kilka = zboża
    .wiele = zboża
good-2 = kamień
    .brak = kamienia
    .biernik = kamień
    .kilka = kamienie
    .wiele = kamieni
good-3 = woda
    .brak = wody
    .biernik = wodę
    .kilka = wody
    .wiele = wody

card-0 = 0 (drewno + kamień)
card-1 = 0 (drewno + woda)
card-2 = 0 (zboże + kamień)
card-3 = 0 (zboże + woda)
card-4 = 0 (2 towary z wyspy)
card-5 = 1 (drewno)
card-6 = 1 (zboże)
card-7 = 1 (kamień)
card-8 = 1 (woda)
card-9 = 1 (1 towar z wyspy)
card-10 = 2 (gwiazda na drewnie)
card-11 = 2 (gwiazda na zbożu)
card-12 = 2 (gwiazda na kamieniu)
card-13 = 2 (gwiazda na wodzie)

position-0 = 1
position-1 = 2
position-2 = 3
position-3 = 4

column-0 = 1a
column-1 = 1b
column-2 = 2a
column-3 = 2b
column-4 = 3a
column-5 = 3b

light-0 = dzień
    .jakie = dzienne
    .jakiego = dziennego
    .jakich = dziennych
    .jakim = dziennym
light-1 = noc
    .jakie = nocne
    .jakiego = nocnego
    .jakich = nocnych
    .jakim = nocnym
light-2 = świt
    .jakie = świtu
    .jakiego = świtu
    .jakich = świtu
    .jakim = świtu
light-3 = zmierzch
    .jakie = zmierzchu
    .jakiego = zmierzchu
    .jakich = zmierzchu
    .jakim = zmierzchu

layout-0 = noc za sterowcem, dzień przed nim
layout-1 = dzień za sterowcem, noc przed nim

upgrade-0 = Pomyślny wiatr
    .about = Droga do pola kosztuje o 1 towar mniej.
upgrade-1 = Pełna ładownia
    .about = Od razu 1 drewno, 1 zboże, 1 kamień i 1 woda.
upgrade-2 = Skarbiec
    .about = Od razu 4 gwiazdy.
upgrade-3 = Warsztat
    .about = Każda karta 1 na wyspie daje 2 towary.
upgrade-4 = Mecenat
    .about = Każde zrealizowane zamówienie daje o 1 gwiazdę więcej.
upgrade-5 = Targowanie
    .about = Każde zamówienie wymaga o jeden towar mniej; wybierasz, którego.
upgrade-6 = Bocianie gniazdo
    .about = Cztery pola na ukos od sterowca też z nim sąsiadują.
upgrade-7 = Odzysk
    .about = Każdy pas, który punktuje z twoją kartą, daje o 1 gwiazdę więcej.

half-0 = Korona
    .about = Od razu 6 gwiazd.
half-1 = Księga
    .about = Na koniec 1 gwiazda za każde twoje zamówienie.
half-2 = Równowaga
    .about = Na koniec 2 gwiazdy za każdą parę zamówień, dzienne z nocnym.
half-3 = Targ
    .about = Od razu 2 gwiazdy; na koniec każdy towar jest wart 1 gwiazdę.
half-4 = Dziennik
    .about = Na koniec 1 gwiazda za każdą kartę 0 na twoim stosie kart odrzuconych, najwyżej 6.
half-5 = Hojność
    .about = Od razu 2 gwiazdy i 3 dowolne towary.
half-6 = Wielkie dostawy
    .about = Na koniec 2 gwiazdy za każde zamówienie warte co najmniej 6 gwiazd.
half-7 = Kolekcjoner
    .about = Od razu 1 gwiazda; na koniec 1 gwiazda za każdą inną wartość wśród twoich zamówień, najwyżej 7.
night-half = { $night ->
    [0] { half-0 }
    [1] { half-1 }
    [2] { half-2 }
    [3] { half-3 }
    [4] { half-4 }
    [5] { half-5 }
    [6] { half-6 }
   *[other] { half-7 }
}

rank-0 = majtek
rank-1 = pilot
rank-2 = kapitan
rank-3 = komandor
rank-4 = legenda

## Polecenia

phase-DRAFT = Twoja tura: wybierz ulepszenie.
phase-CARD = Twoja tura: wybierz kartę do zagrania.
phase-FIELD = Wybierz pole dla karty { $card }.
phase-PAY = Zapłać { $cost ->
    [one] 1 towar
    [few] { $cost } towary
    [many] { $cost } towarów
   *[other] { $cost } towarów
} za drogę.
phase-ORDER = Wybierz zamówienie { $light_jakie } do zrealizowania.
phase-WAIVE = Wybierz towar, który pomijasz.
phase-SLOT = Wybierz miejsce na zamówienie { $light_jakie }.
phase-TAKE = Weź { $left ->
    [one] towar
    [few] { $left } towary
    [many] { $left } towarów
   *[other] { $left } towarów
} jako premię.
phase-DROP = Magazyn jest przepełniony: oddaj { $count ->
    [one] 1 towar
    [few] { $count } towary
    [many] { $count } towarów
   *[other] { $count } towarów
}.

## Akcje

act-play = Zagraj { $card }
act-at = { $cost ->
    [0] Połóż kartę na { $field }
    [one] Połóż kartę na { $field } za 1 towar
    [few] Połóż kartę na { $field } za { $cost } towary
    [many] Połóż kartę na { $field } za { $cost } towarów
   *[other] Połóż kartę na { $field } za { $cost } towarów
}
menu-at = { $cost ->
    [0] { $kind } { $field }
    [one] { $kind } { $field } za 1 towar
    [few] { $kind } { $field } za { $cost } towary
    [many] { $kind } { $field } za { $cost } towarów
   *[other] { $kind } { $field } za { $cost } towarów
}{ $gain ->
    [0] {""}
    [one] : +{ $gain } { $good }
    [few] : +{ $gain } { $good_kilka }
    [many] : +{ $gain } { $good_wiele }
   *[other] : +{ $gain } { $good_wiele }
}
short-at = { $gain ->
    [0] { $kind } { $field }
    [one] { $field }: +{ $gain } { $good }
    [few] { $field }: +{ $gain } { $good_kilka }
    [many] { $field }: +{ $gain } { $good_wiele }
   *[other] { $field }: +{ $gain } { $good_wiele }
}{ $cost ->
    [0] {""}
    [one] , −1 towar
    [few] , −{ $cost } towary
    [many] , −{ $cost } towarów
   *[other] , −{ $cost } towarów
}
act-pay = Zapłać 1 { $good_biernik }
act-take = Weź 1 { $good_biernik }
act-drop = Oddaj 1 { $good_biernik }
act-order = Zrealizuj zamówienie: { demand }
act-slot = Połóż zamówienie na miejscu { $light_jakim } { $column }
act-waive = Pomiń 1 { $good_biernik }
act-discard = Odrzuć { $card }; sterowiec leci dalej
act-draft1 = Weź: { $upgrade }
act-draft3 = Weź: { $half } (dzień) i { night-half } (noc)

log-play = { $player } zagrywa kartę { $card }.
log-at = { $cost ->
    [0] { $player } kładzie kartę na { $field }.
   *[other] { $player } kładzie kartę na { $field }, co kosztuje { $cost ->
        [one] 1 towar
        [few] { $cost } towary
        [many] { $cost } towarów
       *[other] { $cost } towarów
    }.
}
log-pay = { $player } płaci 1 { $good_biernik } za drogę.
log-take = { $player } bierze 1 { $good_biernik }.
log-drop = { $player } oddaje 1 { $good_biernik }.
log-order = { $player } realizuje zamówienie.
log-slot = { $player } kładzie zamówienie na miejscu { $light_jakim } { $column }.
log-waive = { $player } pomija 1 { $good_biernik }.
log-discard = { $player } odrzuca kartę { $card }.
log-draft1 = { $player } bierze ulepszenie: { $upgrade }.
log-draft3 = { $player } bierze ulepszenia: { $half } (dzień) i { night-half } (noc).

## Los

chance-LAYOUT = Plansza: { $layout }.
chance-STRIP = Wyłożono następny pas planszy.
chance-SHOW = {""}
chance-DEAL = { $player } dostaje kartę { $card }.
chance-DEAL-unseen = { $player } dostaje kartę.
chance-OFFER = Do wyboru: { $upgrade }.
chance-HALF_DAY = Połówka dnia w parze: { $half }.
chance-HALF_NIGHT = Jej połówka nocy: { $half }.
chance-REFILL = {""}
chance-DRAW = { $player } dobiera kartę { $card }.
chance-DRAW-unseen = { $player } dobiera kartę.
chance-RIVAL = Rywal odkrywa kartę { $card }.
chance-DIE = Kostka pokazuje { $face }.

## Co z tego wynika

gains = { $wood ->
    [0] {""}
    [one] {" "}+{ $wood } drewno
    [few] {" "}+{ $wood } drewna
    [many] {" "}+{ $wood } drewna
   *[other] {" "}+{ $wood } drewna
}{ $wheat ->
    [0] {""}
    [one] {" "}+{ $wheat } zboże
    [few] {" "}+{ $wheat } zboża
    [many] {" "}+{ $wheat } zboża
   *[other] {" "}+{ $wheat } zboża
}{ $stone ->
    [0] {""}
    [one] {" "}+{ $stone } kamień
    [few] {" "}+{ $stone } kamienie
    [many] {" "}+{ $stone } kamieni
   *[other] {" "}+{ $stone } kamieni
}{ $water ->
    [0] {""}
    [one] {" "}+{ $water } woda
    [few] {" "}+{ $water } wody
    [many] {" "}+{ $water } wody
   *[other] {" "}+{ $water } wody
}{ $stars ->
    [0] {""}
    [one] {" "}+{ $stars } gwiazda
    [few] {" "}+{ $stars } gwiazdy
    [many] {" "}+{ $stars } gwiazd
   *[other] {" "}+{ $stars } gwiazd
}
demand = { $wood ->
    [0] {""}
    [one] { $wood } drewno ·{" "}
    [few] { $wood } drewna ·{" "}
    [many] { $wood } drewna ·{" "}
   *[other] { $wood } drewna ·{" "}
}{ $wheat ->
    [0] {""}
    [one] { $wheat } zboże ·{" "}
    [few] { $wheat } zboża ·{" "}
    [many] { $wheat } zboża ·{" "}
   *[other] { $wheat } zboża ·{" "}
}{ $stone ->
    [0] {""}
    [one] { $stone } kamień ·{" "}
    [few] { $stone } kamienie ·{" "}
    [many] { $stone } kamieni ·{" "}
   *[other] { $stone } kamieni ·{" "}
}{ $water ->
    [0] {""}
    [one] { $water } woda ·{" "}
    [few] { $water } wody ·{" "}
    [many] { $water } wody ·{" "}
   *[other] { $water } wody ·{" "}
}{ $stars ->
    [one] { $stars } gwiazda
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}

event-island = { $player } dostaje { $count ->
    [one] { $count } { $good_biernik }
    [few] { $count } { $good_kilka }
    [many] { $count } { $good_wiele }
   *[other] { $count } { $good_wiele }
}.
event-city = { $player } dostaje { $stars ->
    [one] { $stars } gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}.
event-advance = Sterowiec leci dalej.
event-delivered = Zamówienie { $light_id ->
    [0] dzienne
   *[other] nocne
} dostarczone: { demand }.
event-order = Nowe zamówienie { $light_jakie }: { demand }.
event-last-order = To było ostatnie zamówienie { $light_jakie } ze stosu.
event-bonus = Premia miejsca:{ gains }.
event-storage = { $player } ma teraz { $count ->
    [one] { $count } miejsce w magazynie
    [few] { $count } miejsca w magazynie
    [many] { $count } miejsc w magazynie
   *[other] { $count } miejsc w magazynie
}.
event-upgrade = { $player } uruchamia ulepszenie { $upgrade }. { $upgrade_about }
event-half = { $player } uruchamia ulepszenie { $half } ({ $light }). { $half_about }
event-scored = { $player }, karta { $card } punktuje:{ gains }.
event-scored-nothing = { $player }, karta { $card } punktuje: nic.
event-salvage = { $player } odzyskuje { $stars ->
    [one] { $stars } gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}.
event-patronage = { $player } dostaje z Mecenatu { $stars ->
    [one] { $stars } gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}.
event-cleared = Karta { $card } Rywala schodzi z pasa.
event-turned = Tylny pas zostaje odwrócony i przechodzi na przód: { $light }.
event-rival-at = Rywal kładzie kartę na { $field }.
event-rival-misses = Rywal nie znajduje wolnego pola i ją odrzuca.
event-rival-order = Rywal bierze zamówienie { $light_jakie }: { demand }, i jeszcze { $extra ->
    [one] 1 gwiazdę
    [few] { $extra } gwiazdy
    [many] { $extra } gwiazd
   *[other] { $extra } gwiazd
} za płytkę.
event-rank = { $points ->
    [one] 1 gwiazda
    [few] { $points } gwiazdy
    [many] { $points } gwiazd
   *[other] { $points } gwiazd
}: twoja ranga to { $rank }.

## Arkusz wyników

line-stars = Zebrane gwiazdy
line-orders = Zamówienia
line-pairs = Pary dnia i nocy
line-goods = Towary w magazynie
line-last-places = Ostatnie miejsca
line-halves = Ulepszenia poziomu 3
line-total = Razem
line-rival = Rywal

gain-stars = { gain }
gain-orders = { gain } za zamówienia
gain-pairs = { gain } za pary dnia i nocy
gain-goods = { gain } za towary w magazynie
gain-last-places = { gain } za ostatnie miejsca
gain-halves = { gain } za ulepszenia poziomu 3

## Tura w jednym zdaniu

kind-0 = wyspa drewna
    .dokad = na wyspę drewna
kind-1 = wyspa zboża
    .dokad = na wyspę zboża
kind-2 = wyspa kamienia
    .dokad = na wyspę kamienia
kind-3 = wyspa wody
    .dokad = na wyspę wody
kind-4 = miasto dzienne
    .dokad = do miasta dziennego
kind-5 = miasto nocne
    .dokad = do miasta nocnego

brief-play = { $card }
brief-at = { $later ->
    [1] …{ $kind_dokad }
   *[other] …{ $kind_dokad } { $field }
}
brief-pay = …za { $times ->
    [one] 1 towar
    [few] { $times } towary
    [many] { $times } towarów
   *[other] { $times } towarów
}
brief-order = { $advice ->
    [1] zrealizuj zamówienie { $light_jakie }
   *[other] zamówienie { $light_jakie }
} ({ $stars ->
    [one] 1 gwiazda
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
})
brief-waive = …bez 1 { $good_brak }
brief-slot = …na miejsce { $column }
brief-take = { $advice ->
    [1] weź premię:
   *[other] premia:
} { $times ->
    [one] towar
    [few] towary
    [many] towary
   *[other] towary
}
brief-drop = { $advice ->
    [1] oddaj nadmiar
   *[other] oddaje nadmiar
}
brief-discard = { $advice ->
    [1] odrzuć { $card }
   *[other] odrzuca { $card }
}
brief-draft1 = bierze: { $upgrade }
brief-draft3 = bierze: { $half } za dnia i { night-half } nocą
begin-play = zagraj { $card }
begin-at = { $later ->
    [1] połóż kartę { $kind_dokad }
   *[other] połóż kartę { $kind_dokad } { $field }
}
begin-pay = zapłać { $times ->
    [one] { $times } { $good_biernik }
    [few] { $times } { $good_kilka }
    [many] { $times } { $good_wiele }
   *[other] { $times } { $good_wiele }
} za drogę
begin-order = zrealizuj zamówienie { $light_jakie } ({ $stars ->
    [one] 1 gwiazda
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
})
begin-waive = pomiń 1 { $good_biernik }
begin-slot = połóż zamówienie na miejscu { $column }
begin-take = weź { $times ->
    [one] { $times } { $good_biernik }
    [few] { $times } { $good_kilka }
    [many] { $times } { $good_wiele }
   *[other] { $times } { $good_wiele }
}
begin-drop = oddaj { $times ->
    [one] { $times } { $good_biernik }
    [few] { $times } { $good_kilka }
    [many] { $times } { $good_wiele }
   *[other] { $times } { $good_wiele }
}
begin-draft1 = weź: { $upgrade }
begin-draft3 = weź: { $half } za dnia, { night-half } nocą
begin-discard = odrzuć { $card }
result-upgrade = { $upgrade } działa
result-half = { $half } działa
result-rival-order = Rywal bierze zamówienie za { $stars ->
    [one] 1 gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}

measure-points = { $n ->
    [one] 1 gwiazda
    [few] { $n } gwiazdy
    [many] { $n } gwiazd
   *[other] { $n } gwiazdy
}
more-points = { $n ->
    [one] o 1 gwiazdę więcej
    [few] o { $n } gwiazdy więcej
    [many] o { $n } gwiazd więcej
   *[other] o { $n } gwiazdy więcej
}
less-points = { $n ->
    [one] o 1 gwiazdę mniej
    [few] o { $n } gwiazdy mniej
    [many] o { $n } gwiazd mniej
   *[other] o { $n } gwiazdy mniej
}
more-payable = { $n ->
    [one] towary na 1 zamówienie więcej
    [few] towary na { $n } zamówienia więcej
    [many] towary na { $n } zamówień więcej
   *[other] towary na { $n } zamówienia więcej
}
less-payable = { $n ->
    [one] towary na 1 zamówienie mniej
    [few] towary na { $n } zamówienia mniej
    [many] towary na { $n } zamówień mniej
   *[other] towary na { $n } zamówienia mniej
}
named-more-payable = { $better ->
    [1] Po lepszej turze { $own ->
        [1] masz
       *[other] { $player } ma
    }
   *[other] { $own ->
        [1] Masz wtedy
       *[other] { $player } ma wtedy
    }
} towary na zamówienie { $light_jakie } za { $stars ->
    [one] 1 gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}.
named-less-payable = { $better ->
    [1] Po lepszej turze { $own ->
        [1] nie masz
       *[other] { $player } nie ma
    }
   *[other] { $own ->
        [1] Nie masz wtedy
       *[other] { $player } nie ma wtedy
    }
} towarów na zamówienie { $light_jakie } za { $stars ->
    [one] 1 gwiazdę
    [few] { $stars } gwiazdy
    [many] { $stars } gwiazd
   *[other] { $stars } gwiazd
}.
price-less-payable = {""}
measure-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
    [many] { $n } drewna
   *[other] { $n } drewna
}
more-wood = { $n ->
    [one] o { $n } drewno więcej
    [few] o { $n } drewna więcej
    [many] o { $n } drewna więcej
   *[other] o { $n } drewna więcej
}
less-wood = { $n ->
    [one] o { $n } drewno mniej
    [few] o { $n } drewna mniej
    [many] o { $n } drewna mniej
   *[other] o { $n } drewna mniej
}
measure-wheat = { $n ->
    [one] { $n } zboże
    [few] { $n } zboża
    [many] { $n } zboża
   *[other] { $n } zboża
}
more-wheat = { $n ->
    [one] o { $n } zboże więcej
    [few] o { $n } zboża więcej
    [many] o { $n } zboża więcej
   *[other] o { $n } zboża więcej
}
less-wheat = { $n ->
    [one] o { $n } zboże mniej
    [few] o { $n } zboża mniej
    [many] o { $n } zboża mniej
   *[other] o { $n } zboża mniej
}
measure-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
    [many] { $n } kamieni
   *[other] { $n } kamienia
}
more-stone = { $n ->
    [one] o { $n } kamień więcej
    [few] o { $n } kamienie więcej
    [many] o { $n } kamieni więcej
   *[other] o { $n } kamienia więcej
}
less-stone = { $n ->
    [one] o { $n } kamień mniej
    [few] o { $n } kamienie mniej
    [many] o { $n } kamieni mniej
   *[other] o { $n } kamienia mniej
}
measure-water = { $n ->
    [one] { $n } woda
    [few] { $n } wody
    [many] { $n } wody
   *[other] { $n } wody
}
more-water = { $n ->
    [one] o { $n } wodę więcej
    [few] o { $n } wody więcej
    [many] o { $n } wody więcej
   *[other] o { $n } wody więcej
}
less-water = { $n ->
    [one] o { $n } wodę mniej
    [few] o { $n } wody mniej
    [many] o { $n } wody mniej
   *[other] o { $n } wody mniej
}
measure-storage = { $n ->
    [one] 1 miejsce w magazynie
    [few] { $n } miejsca w magazynie
    [many] { $n } miejsc w magazynie
   *[other] { $n } miejsca w magazynie
}
more-storage = { $n ->
    [one] o 1 miejsce w magazynie więcej
    [few] o { $n } miejsca w magazynie więcej
    [many] o { $n } miejsc w magazynie więcej
   *[other] o { $n } miejsca w magazynie więcej
}
less-storage = { $n ->
    [one] o 1 miejsce w magazynie mniej
    [few] o { $n } miejsca w magazynie mniej
    [many] o { $n } miejsc w magazynie mniej
   *[other] o { $n } miejsca w magazynie mniej
}
more-upgrades = { $n ->
    [one] o 1 działające ulepszenie więcej
    [few] o { $n } działające ulepszenia więcej
    [many] o { $n } działających ulepszeń więcej
   *[other] o { $n } działającego ulepszenia więcej
}
less-upgrades = { $n ->
    [one] o 1 działające ulepszenie mniej
    [few] o { $n } działające ulepszenia mniej
    [many] o { $n } działających ulepszeń mniej
   *[other] o { $n } działającego ulepszenia mniej
}
more-waiting = karty na planszy, które dadzą { $n ->
    [one] o 1 towar lub gwiazdę więcej
    [few] o { $n } towary lub gwiazdy więcej
    [many] o { $n } towarów lub gwiazd więcej
   *[other] o { $n } towaru lub gwiazdy więcej
}
less-waiting = karty na planszy, które dadzą { $n ->
    [one] o 1 towar lub gwiazdę mniej
    [few] o { $n } towary lub gwiazdy mniej
    [many] o { $n } towarów lub gwiazd mniej
   *[other] o { $n } towaru lub gwiazdy mniej
}

## Na co patrzy ocena

term-points = gwiazdy
term-delivered = dostarczone zamówienie
term-orders = zamówienia w zasięgu
term-goods = towary w magazynie
term-cards = karty na planszy
term-upgrades = ulepszenia
term-turn = pełne wykorzystanie tury

## Odmowy

SOLENIA-7 = { $why ->
    [choice] Nie masz tej karty na ręce.
   *[other] Najpierw wybierz kartę z ręki.
}
SOLENIA-8 = { $why ->
    [taken] Na { $field } leży już karta ({ $player }).
    [rival] Na { $field } leży już karta Rywala.
   *[other] Najpierw połóż kartę na pustym polu.
}
SOLENIA-9 = Pole { $field } nie leży ani obok sterowca, ani obok twojej karty: kosztowałoby { $cost ->
    [one] 1 towar
    [few] { $cost } towary
    [many] { $cost } towarów
   *[other] { $cost } towarów
}, a nie masz żadnego.
SOLENIA-12 = { $why ->
    [none] Nie masz { $good_brak }, żeby tym zapłacić.
    [far] Pole { $field } jest za daleko. Towary, ile trzeba: { $cost }, ile masz: { $goods }.
   *[other] Najpierw zapłać { $cost ->
        [one] 1 towar
        [few] { $cost } towary
        [many] { $cost } towarów
       *[other] { $cost } towarów
    } za drogę.
}
SOLENIA-16 = Nigdzie nie możesz położyć karty: odrzuć jedną, a sterowiec poleci dalej.
SOLENIA-18 = Odrzucić wolno tylko wtedy, gdy żadnej karty nie da się położyć za darmo, a teraz się da.
SOLENIA-21 = { $why ->
    [none] Nie masz { $good_brak } do oddania.
   *[other] Magazyn jest przepełniony: najpierw oddaj { $count ->
        [one] 1 towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towarów
    }.
}
SOLENIA-23 = { $why ->
    [field] { $cost ->
        [0] W tym mieście musisz zrealizować zamówienie { $light_jakie }, a na żadne nie masz dość towarów.
        [one] Droga kosztuje 1 towar, a reszta nie wystarczy na żadne zamówienie { $light_jakie }.
        [few] Droga kosztuje { $cost } towary, a reszta nie wystarczy na żadne zamówienie { $light_jakie }.
        [many] Droga kosztuje { $cost } towarów, a reszta nie wystarczy na żadne zamówienie { $light_jakie }.
       *[other] Droga kosztuje { $cost } towarów, a reszta nie wystarczy na żadne zamówienie { $light_jakie }.
    }
    [pay] Ten towar jest ci potrzebny: bez niego nie zrealizujesz żadnego zamówienia { $light_jakiego }.
   *[other] Najpierw wybierz zamówienie { $light_jakie } do zrealizowania.
}
SOLENIA-25 = { $why ->
    [waive] Jeśli to pominiesz, zabraknie ci jeszcze: { $count ->
        [one] { $count } { $good_brak }
        [few] { $count } { $good_wiele }
        [many] { $count } { $good_wiele }
       *[other] { $count } { $good_wiele }
    }.
   *[other] Do tego zamówienia brakuje ci: { $count ->
        [one] { $count } { $good_brak }
        [few] { $count } { $good_wiele }
        [many] { $count } { $good_wiele }
       *[other] { $count } { $good_wiele }
    }.
}
SOLENIA-28 = Weź jeden z towarów do wyboru.
SOLENIA-29 = Twój rząd zamówień { $light_jakich } jest pełny.
SOLENIA-30 = { $why ->
    [field] Nie ma już żadnego zamówienia { $light_jakiego }.
    [no-place] Nie ma czwartego miejsca na zamówienia { $light_jakie }.
   *[other] Tu nie ma już zamówienia.
}
SOLENIA-44 = Koniec gry: każdy zużył 16 kart.
SOLENIA-51 = { $why ->
    [taken] Na tym miejscu leży już zamówienie.
    [closed] To miejsce jest jeszcze zamknięte: potrzebujesz więcej zamówień na poziomie { $below }.
   *[other] Najpierw wybierz miejsce na zamówienie.
}
SOLENIA-52 = Weź jeden z towarów do wyboru.
SOLENIA-55 = Nie ma tu już nic do wzięcia.
SOLENIA-57 = { $why ->
    [draft1] Masz już ulepszenie poziomu 1.
    [draft3] Masz już parę poziomu 3.
   *[other] Najpierw wybierz ulepszenie.
}
SOLENIA-60 = Dzięki Targowaniu pomijasz jeden towar, którego wymaga zamówienie.
SOLENIA-62 = { $why ->
    [outcome] Tego nie da się już wylosować.
   *[other] Chwileczkę: trwa losowanie.
}

## Co się losuje, do statystyk

draws-layout = Układ
draws-strip = Części planszy
draws-tile = Płytki zamówień
draws-card = Karty
draws-upgrade = Płytki ulepszeń
draws-dayhalf = Połówki dnia
draws-nighthalf = Połówki nocy
draws-rival = Karty Rywala
draws-die = Kostka

## Boty ze stylem

bot-courier = Kurier
bot-courier-about = Dostarcza, gdy tylko może, i mało trzyma w magazynie.
bot-hoarder = Chomik
bot-hoarder-about = Trzyma pełny magazyn i oddaje towary tylko za dobrą cenę.
bot-sower = Siewca
bot-sower-about = Kładzie karty tam, gdzie przy punktowaniu paska przyniosą najwięcej.
