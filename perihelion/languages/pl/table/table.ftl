# Co mówi sam stół: polecenia, własne wiersze dziennika, odmowy. $name to imię człowieka lub bota.

## Polecenia

prompt-wait = Na ruchu: { $player }.
prompt-wait-named = Na ruchu: { $name }.
prompt-thinks = { $name } myśli.
prompt-choosing = { $n ->
    [one] { $names } jeszcze wybiera.
    [few] Jeszcze wybierają: { $names }.
    [many] Jeszcze wybierają: { $names }.
   *[other] Jeszcze wybierają: { $names }.
}
prompt-free = Miejsce { $player } jest wolne. Zaproś kogoś albo posadź tam bota.
prompt-held = Czekamy na: { $names }. Gra zacznie się, gdy wszyscy tu będą.
prompt-sealing = Chwileczkę: przygotowujemy grę.
prompt-sealing-others = Chwileczkę, czekamy na: { $players }.
prompt-kept = Następna gra w tym samym składzie: twoje miejsce na ciebie czeka.
prompt-start = { $n ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $n } miejsca są jeszcze wolne.
    [many] { $n } miejsc jest jeszcze wolnych.
   *[other] { $n } miejsc jest jeszcze wolnych.
}
prompt-confirm = Tura gotowa. Potwierdź ją albo coś cofnij.
prompt-confirm-other = { $name } musi jeszcze potwierdzić turę.
prompt-over = Gra się skończyła.
prompt-chance = Wprowadzany jest następny rzut lub następna karta.
prompt-closed = Ten stół jest zamknięty.
prompt-rules = Od początku tej gry zmieniły się zasady. Grać dalej od tego miejsca?

over-wins = { $name } wygrywa.
over-wins-points = { $name } wygrywa { $points }.
over-you = Wygrywasz!
over-you-points = Wygrywasz { $points }!
over-tie-break = O zwycięstwie zdecydowała zasada na wypadek remisu.
over-you-together = Wygrywacie: ty i { $names }.
over-together = Wygrywają: { $names }.
over-draw = Gra kończy się remisem.
over-lost = Nikt nie wygrywa.
over-resigned = { $n ->
    [one] { $names } poddaje grę.
    [few] Poddają grę: { $names }.
    [many] Poddają grę: { $names }.
   *[other] Poddają grę: { $names }.
}
over-agreed = Gra zakończona przed czasem.

## Powiadomienia

error-notice-address = Na ten adres nie da się wysyłać powiadomień. Musi zaczynać się od https:// i być w internecie.
error-notice-mail = Na ten adres nie da się wysyłać e-maili.
error-passkey = Ten klucz dostępu tutaj nie działa. Może został usunięty albo trwało to za długo: spróbuj ponownie.
error-passkeys = Limit kluczy dostępu to { $n } i tyle już masz. Najpierw usuń jeden.
error-passkey-known = Ten klucz dostępu jest już znany.
error-addresses = Limit adresów to { $n } i tyle już masz. Najpierw usuń jeden.
error-notice-mail-failed = Nie udało się wysłać e-maila. Spróbuj ponownie później.
error-notice-keys = Ta przeglądarka nie przysłała właściwego klucza.
error-notice-channels = Powiadomienia mogą iść najwyżej w tyle miejsc: { $n }. Najpierw usuń jedno.
error-notice-zone = Ta strefa czasowa jest nieznana.

## Koniec gry przed czasem

resign-wins = To kończy grę, a { $n ->
    [one] wygrywa { $names }
    [few] wygrywają { $names }
    [many] wygrywają { $names }
   *[other] wygrywają { $names }
}. Poddać się?
resign-ends = To kończy grę. Poddać się?
resign-bot = Za ciebie do końca gra bot. Nie możesz już wygrać ani wrócić na to miejsce. Poddać się?
offer-all = Gra kończy się teraz, z obecnymi punktami, jeśli wszyscy inni się zgodzą. Zaproponować?
offer-alone = Gra kończy się teraz, z obecnymi punktami. Zakończyć?

## Dziennik

said-take = { $name } gra jako { $player }.
said-back = { $name } wraca i gra jako { $player }.
said-moved = { $name } od teraz gra jako { $player }.
said-bot = Bot ({ $level }) gra jako { $player }.
said-leave = Miejsce { $player } jest wolne.
said-absent = { $name } odchodzi. Do powrotu bot ({ $level }) gra jako { $player }.
said-late-seat = { $name }: koniec czasu. Teraz bot ({ $level }) gra jako { $player }.
said-removed = Miejsce { $player } jest wolne.
said-removed-bot = Bot ({ $level }) gra do końca jako { $player }.
said-remove = Gospodarz usuwa od stołu: { $name }.
said-start = Gra się zaczyna.
said-undo = { $player } cofa krok.
said-undo-agreed = Wszyscy się zgadzają: { $player } cofa turę.
said-ask = { $player } prosi o cofnięcie dalej.
said-agree = { $player } się zgadza.
said-refuse = { $player } się nie zgadza, więc nic nie zostaje cofnięte.
said-late-move = { $player }: czas minął. Ruch robi bot.
said-late-note = { $player }: czas minął.
said-late = { $player }: czas minął.
said-pause = { $player } ma urlop do { $day }. Zegar stoi.
said-pause-over = { $player } wraca z urlopu.
date = { $day } { $month ->
     [1] stycznia
     [2] lutego
     [3] marca
     [4] kwietnia
     [5] maja
     [6] czerwca
     [7] lipca
     [8] sierpnia
     [9] września
     [10] października
     [11] listopada
    *[12] grudnia
}
said-rules = Zasady zaktualizowano. W tej grze nic się nie zmienia.
said-checkpoint = Zasady zaktualizowano i według nowych ta gra potoczyłaby się inaczej. Toczy się dalej od zapisanej pozycji.
said-go_on = { $name } chce grać dalej.
said-seal = Na czas nie otwarto { $n ->
    [one] części pieczęci, którą ma { $players }
    [few] części pieczęci, które mają { $players }
    [many] części pieczęci, które mają { $players }
   *[other] części pieczęci, które mają { $players }
}. Początek powtarza się z nową pieczęcią.
said-seal-out = Po raz drugi nie otwarto { $n ->
    [one] części pieczęci, którą ma { $players }
    [few] części pieczęci, które mają { $players }
    [many] części pieczęci, które mają { $players }
   *[other] części pieczęci, które mają { $players }
}. Początek powtarza się bez nich.
said-without = Części pieczęci nie { $n ->
    [one] dodaje na czas { $players }
    [few] dodają na czas { $players }
    [many] dodają na czas { $players }
   *[other] dodają na czas { $players }
}. Gra zaczyna się bez { $n ->
    [one] niej
    [few] nich
    [many] nich
   *[other] nich
}.
said-sealed = Zapieczętowane: { luck }. Oprócz serwera części dodali: { $players }.
said-contribute = { $player } dodaje część do pieczęci; liczy się od teraz.
said-close = Stół został zamknięty.
said-resign = { $name } się poddaje.
said-offer = { $player } proponuje zakończyć grę teraz, z obecnymi punktami.
said-accept = { $player } zgadza się zakończyć grę.
said-decline = { $player } woli grać, więc gra toczy się dalej.
said-decline-played = { $player } gra dalej, więc propozycja przepada.
said-decline-withdrawn = { $player } wycofuje propozycję i gra toczy się dalej.
said-finish-agreed = Gra zakończona przed czasem. Punkty liczą się tak, jak są.
said-finish-resigned = Gra się skończyła.
said-history = { $player }: { $text }
said-history-chance = Los: { $text }
said-history-unseen = Tajny wybór.

## Pieczęć

fair-soon = Na początku gry zapieczętujemy: { luck }. Każdy przy stole doda swoją część.
fair-waits = Pieczętujemy: { luck }. Czekamy na: { $players }.
fair-alone = Decyduje sam serwer ({ luck }): żadne urządzenie gracza nie ma w tym części.
fair-entered = Ta gra toczy się przy prawdziwym stole, prawdziwymi kostkami i kartami. Wpisuje się to, co wypadnie.
fair-sealed = Zapieczętowane: { luck }. Pieczęć tworzą serwer i { $players }: nikt nie może nic wybrać, a na koniec sprawdzisz każde losowanie.
fair-sealed-old = Zapieczętowane sposobem wcześniejszej wersji: { luck }. Pieczęć tworzą serwer i { $players }.
fair-open = Pieczęć jest otwarta: każdy może sprawdzić każde losowanie.
fair-before = Ta gra pochodzi z czasu, gdy jeszcze nie pieczętowano ({ luck }).

## Cofanie

undo-watching = Nie masz tu miejsca.
undo-over = Gra się skończyła.
undo-nothing = Nie masz nic do cofnięcia.
undo-passed = Następna osoba już zaczęła.
undo-dice = Coś zostało wylosowane i tak zostanie.
undo-others = Od tamtej pory grali inni.
undo-revealed = Coś ukrytego zostało odkryte.

## Rzeczy na planszy

touch-leads-to = Dotknij: { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
    [many] { $n } ruchów
   *[other] { $n } ruchów
}
touch-does-nothing = Teraz nic się z tym nie da zrobić.

## Odmowy

error-unknown = Pod tym adresem nie ma strony.
error-unknown-table = Pod tym adresem nie ma stołu. Czy link jest skopiowany w całości?
error-unknown-review = Pod tym adresem nie ma nic do wspólnego oglądania. Czy link jest skopiowany w całości?
error-unknown-game = Nie ma takiej gry.
error-illegal = Tego nie wolno.
error-stale = W międzyczasie gra poszła dalej. Tak wygląda teraz.
error-not-your-seat = To nie twoje miejsce.
error-not-your-turn = To nie twoja tura.
error-not-host = To może zrobić tylko gospodarz tego stołu.
error-not-leader = Prowadzi tu ktoś inny.
error-absent = Tej osoby tu nie ma.
error-remove-host = Gospodarza nie można usunąć.
error-removed = Gospodarz usunął cię od tego stołu.
error-seen = Znasz już ten stół z innego miejsca, więc nie możesz zająć tego.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-report = Nie udało się przygotować raportu.
error-reports = Przygotowujemy już dla ciebie tyle raportów: { $n }. Następny zaczniesz, gdy któryś będzie gotowy.
error-no-mistakes = Najpierw otwórz raport. Gdy będzie gotowy, możesz zagrać jego błędy jeszcze raz.
error-waiting = Gra jeszcze się nie zaczęła albo jest wstrzymana.
error-waiting-confirm = Najpierw trzeba potwierdzić turę.
error-nothing-to-confirm = Nie ma nic do potwierdzenia.
error-offer = Ta propozycja zakończenia gry już nie jest aktualna.
error-offer-open = Ktoś już proponuje zakończyć grę. Możesz odpowiedzieć.
error-nobody-asked = Nikt nie prosi o cofnięcie.
error-undo = Tego nie da się cofnąć.
error-taken = To miejsce jest zajęte.
error-all-taken = Wszystkie miejsca są teraz zajęte. Możesz oglądać.
error-already-seated = Masz już miejsce przy tym stole.
error-seat-closed = Osoba z tego miejsca jest poza grą. Do końca gra tam bot.
error-no-newcomers = Gospodarz usunął kogoś z tej gry, więc nikt nowy nie może dołączyć. Wolne miejsce może zająć bot.
error-over = Gra się skończyła.
error-running = Zrobisz to, gdy gra się skończy.
error-closed = Ten stół jest zamknięty.
error-rules-lost = Zasady zmieniły się tak bardzo, że tej gry nie można kontynuować.
error-slow-rule = Ten stół zamknięto: zasada „{ $rule }” tej gry nie skończyła się w { $seconds } s ({ $place }).
error-slow-game = Zasada „{ $rule }” tej gry nie skończyła się w { $seconds } s ({ $place }).
error-seal = Tego nie da się teraz dodać do pieczęci.
error-seal-twice = Ktoś już przysłał dokładnie takie zobowiązanie.
error-seal-once = Twoja część jest już w pieczęci.
error-seal-early = Za wcześnie: nie wszyscy przysłali zobowiązanie.
error-seal-late = Już za późno: części pieczęci tej gry są ustalone. Swoją dodasz w następnej grze.
error-seal-other = To nie pasuje do twojego zobowiązania.
error-needs-link = Po tym ruchu coś się losuje, więc twoje urządzenie najpierw dodaje do niego nową liczbę.
error-seal-link = To nie jest nowa liczba twojego urządzenia do następnego losowania.
error-origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-unreadable = Serwer tego nie zrozumiał.
error-action = „{ $text }” to nie jest ruch w tej grze.
error-options = Te opcje do siebie nie pasują: { $reason }
error-settings = Nie ma takiego ustawienia.
error-bank = Żeby ustawić czas na grę, ustaw też czas na turę.
error-vacation = Nie możesz teraz iść na urlop.
error-vacation-now = Masz już urlop. Najpierw go zakończ.
error-vacation-days = { $n ->
    [0] W tym roku nie masz już dni urlopu.
    [one] W tym roku masz jeszcze jeden dzień urlopu.
    [few] W tym roku masz jeszcze { $n } dni urlopu.
    [many] W tym roku masz jeszcze { $n } dni urlopu.
   *[other] W tym roku masz jeszcze { $n } dni urlopu.
}
error-rated = Gra rankingowa ma zegar i nie ma podpowiedzi. Czeka na nieobecnych, a gdy minie czas, ruch robi bot.
error-rated-seats = W grze rankingowej każdy ma jedno miejsce.
error-rated-close = Zaczętej gry rankingowej nie można zamknąć. Możesz się poddać.
error-unreliable = Gospodarz szuka niezawodnych graczy: masz więcej niż jedno odejście w ostatnich dziesięciu grach rankingowych.
error-group = Nie ma takiej grupy albo do niej nie należysz.
error-not-head = To może zrobić tylko osoba, która prowadzi grupę.
error-group-full = Limit osób w grupie to { $n } i tyle już jest.
error-groups = Należysz już do tylu grup: { $n }. Najpierw opuść jedną z nich.
error-seat-held = To miejsce czeka na inną osobę: { $name }.
error-plan-line = O ile wiesz, to nie może się zdarzyć. Zacznij od nowa.
error-plan-shared = Nie możesz planować naprzód, gdy kilka osób dzieli ekran.
error-plan-your-turn = To twoja tura: zagraj przy stole.
error-plan-own = Plan kończy się twoim własnym ruchem.
error-plans = Przy tym stole masz już tyle planów: { $n }. Najpierw usuń jeden.
plan-chance = Co zostaje wylosowane?
plan-other = Co robi { $name }?
error-player = Nie ma takiego gracza.
error-minutes = Minuty muszą być liczbą od { $least } do { $most }.
error-seats = Ta gra potrzebuje { $n ->
    [one] jednego miejsca
    [few] { $n } miejsc
    [many] { $n } miejsc
   *[other] { $n } miejsc
}.
error-seat-wish = „{ $wish }” nie może dostać miejsca: możliwe są me, person, open i boty.
error-no-seat = Nie ma takiego miejsca. Ostatnie ma numer { $n }.
error-moment = Nie ma takiej chwili. Ostatnia to { $n }.
error-name = Imię musi mieć od 1 do { $n } znaków.
error-text = Wiadomość musi mieć od 1 do { $n } znaków.
error-lang = Nie ma takiego języka.
error-link = Ten link był już użyty albo wygasł.
error-too-large = To za dużo naraz.
error-too-fast = To było za szybko. Spróbuj ponownie za chwilę.
error-full = Nie udało się zapisać stołu, więc nic się nie zmieniło. Spróbuj ponownie.
error-method = Tutaj to niemożliwe.
error-broken = Na serwerze coś poszło nie tak. Nic się nie zmieniło.

## Boty

bot-random = Losowy bot
bot-random-about = Gra dowolny dozwolony ruch: dobry na pierwsze spojrzenie na grę.
bot-moon = Księżyc
bot-moon-about = Bardzo łatwy: na pierwsze partie.
bot-greedy = Uczeń
bot-greedy-about = Bierze to, co w tej chwili najlepsze.
bot-mercury = Merkury
bot-mercury-about = Łatwy: gdy znasz zasady.
bot-venus = Wenus
bot-venus-about = Gra rozsądnie i czasem coś przeoczy.
bot-earth = Ziemia
bot-earth-about = Dobry, od czasu do czasu się myli.
bot-mars = Mars
bot-mars-about = Mocny: karze za błędy.
bot-jupiter = Jowisz
bot-jupiter-about = Bardzo mocny.
bot-sun = Słońce
bot-sun-about = Najsilniejszy. Chwilę się zastanawia.
bot-style-about = { $about } Myśli tak daleko naprzód jak Ziemia.
bot-not-ready = { $about } Jeszcze niegotowy.

yes-no-true = tak
yes-no-false = nie
option-players = Gracze

## Losowania a oczekiwania

draws-other = Inne losowania
draws-usual = Co najmniej tak daleko od oczekiwań odchodzi około { $percent } na 100 uczciwych gier: nic niezwykłego.
draws-rare = Tak daleko od oczekiwań odchodzi tylko około { $percent } na 100 uczciwych gier. To rzadkie, ale się zdarza: kto ogląda dużo gier, czasem to zobaczy.
draws-few = Za mało losowań, żeby coś powiedzieć.

# operatorzy

player-gone = ktoś, kto odszedł
error-no-guest = Nie ma takiego gościa.
error-maintenance = Trwa konserwacja: serwer nie przyjmuje teraz ruchów. Nic nie przepada; wróć za jakiś czas.
error-banned = Operator tego serwera cię zablokował, więc nie możesz tu już grać.
error-muted = Nie możesz tu pisać na czacie. Operator tego serwera cię wyciszył; grać możesz dalej.
error-not-your-name = Wpisz swoje imię tak, jak jest tu teraz pokazane.
error-complaint = Opisz w kilku słowach, co się stało, i wybierz gracza innego niż ty.
error-ban-operator = Operatora nie można zablokować. Najpierw odbierz mu uprawnienia: perihelion operator remove.
