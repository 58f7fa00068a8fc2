## Sprawdzanie zapieczętowanej gry

verify-good = { $game }, stół { $table }: akcje ({ $actions }) i losowania ({ $draws }) są takie, jak zapieczętowano, a wynik jest taki, jak podano.
verify-unsealed = { $n ->
    [one] Jeden wynik pochodzi sprzed tej pieczęci i nie da się go z nią porównać.
    [few] { $n } wyniki pochodzą sprzed tej pieczęci i nie da się ich z nią porównać.
    [many] { $n } wyników pochodzi sprzed tej pieczęci i nie da się ich z nią porównać.
   *[other] { $n } wyników pochodzi sprzed tej pieczęci i nie da się ich z nią porównać.
}
verify-other-rules = Gra toczy się według innych zasad niż zainstalowane tutaj; odtworzono ją według tych.
verify-bad = { $file }, wiersz { $line }: { $says }
verify-no-file = Nie da się odczytać { $file }.
verify-torn = plik jest niepełny: brakuje tu wierszy.
verify-changed = ten wiersz został zmieniony: nie pasuje do swojego skrótu.
verify-format = to nie jest plik w formacie „{ $format }”.
verify-wrong = tego wpisu nie da się odtworzyć: { $reason }
verify-order = tu powinien być wpis { $n }.
verify-kind = „{ $kind }” nie jest wpisem dziennika.
verify-result = plik mówi { $says }, a gra daje { $gives }.
verify-seat = działa { $seat }, a na ruchu jest { $actor }.
verify-number = jest tu losowanie { $draw }, a następny numer to { $next }.
verify-odds = losowanie { $draw }: wyniki i wagi nie są zgodne z zasadami.
verify-early = losowanie { $draw } odbyło się, zanim pieczęć była pełna.
verify-draw = losowanie { $draw } mówi { $says }, a pieczęć daje { $gives }.
verify-undo = cofnięcie nie może prowadzić do chwili { $to }.
verify-undo-alone = cofnięto tu losowania, ale nikt o to nie prosił albo nie wszyscy, którzy dodali część, się zgodzili.
verify-round = pieczęć rundy { $round } tu nie pasuje.
verify-secret = sekret nie jest tym, do którego zobowiązał się serwer.
verify-late = wkład { $k } przychodzi w niewłaściwym czasie.
verify-reveal = wkład { $k } nie pasuje do swojego zobowiązania.
verify-no-person = miejsce { $seat } ma część w pieczęci, ale nie siedzi tam człowiek.
verify-no-part = miejsce { $seat } jest wymienione jako wnoszące część, ale nikt nic nie wniósł.
verify-missing = wkładu { $k } nie odsłonięto, a początku nie powtórzono.
verify-restart = rundę { $round } pieczęci zaczęto bez powodu: wszyscy, którzy się zobowiązali, odsłonili i zostali, albo jakieś miejsce zawiodło więcej niż dwa razy.
verify-left-out = miejsce { $seat } dwa razy nie odsłoniło części i nie może już mieć udziału w pieczęci.
verify-added = wkład dodano, gdy pieczęć była już pełna.
verify-closing = lista zobowiązań zamyka się tutaj, ale nie we właściwym czasie, albo jej skrót się nie zgadza.
verify-unclosed = wkład { $k } odsłonięto przed zamknięciem listy zobowiązań.
verify-locked = ktoś opuszcza miejsce { $seat } podczas odsłaniania wkładów; wcześniej powinna się zacząć nowa runda pieczęci.
verify-link = ogniwo tej decyzji nie należy do łańcucha gracza, nie pasuje tutaj albo nie następuje po nim losowanie.
verify-forced = ta akcja jest oznaczona jako wymuszona, a taka nie była, albo odwrotnie.
verify-keys = ten wpis ma coś, co do niego nie należy.
verify-bytes = tu powinny być 32 bajty szesnastkowo, małymi literami.
verify-people = miejsca stołu są wymienione gdzie indziej albo nie ma takiego miejsca.
verify-closed = gra była już zakończona lub poddana; nic nie można tu zagrać.
verify-end-alone = gra kończy się tu przed czasem, ale nikt tego nie zaproponował albo nie wszyscy, którzy dodali część, się zgodzili.
verify-end-resigned = gra ma się tu kończyć poddaniem, ale inni mogli jeszcze grać.
verify-unfinished = gra ani się nie skończyła, ani nie została poddana: brakuje jej końca.
verify-receipt-table = potwierdzenie jest z innego stołu, { $table }.
verify-receipt-head = to nie jest gra, którą widział gracz: po wpisie nr { $n } dziennik miał inny skrót.
verify-receipt-seal = gracz widział pieczęć serwera ({ $seal }…), której nie ma w tym pliku.
verify-receipt-contribution = wkładu tego gracza ({ $value }…) nie ma w tym pliku.
verify-receipt-closing = gracz widział zamkniętą listę zobowiązań ({ $closing }…), której nie ma w tym pliku.
verify-receipt-link = gracz wysłał ogniwo { $link } w chwili, gdy należało się inne: serwer poprosił o nie za wcześnie.
verify-receipt-person = plik przypisuje numer gracza komuś na innym miejscu.
verify-no-receipt = „{ $given }” nie wygląda jak potwierdzenie, pieczęć ani wkład.
verify-unverifiable = { $file }: NIE DA SIĘ SPRAWDZIĆ od wiersza { $line }. Zapisana pozycja zastępuje tam to, co dają zainstalowane tu zasady. Może być właściwa, bo w trakcie gry zmieniły się zasady; może też być zmyślona, a wynik razem z nią.
verify-depends = Losowania zależą od sekretu serwera i od tego, co wnieśli ci gracze (miejsca): { $players }. Nikt nie mógł ich wybrać, jeśli choć jeden z nich używał uczciwej strony i ma pasujące potwierdzenie.
verify-depends-old = Losowania zależą od sekretu serwera i od tego, co wnieśli ci gracze (miejsca): { $players }. W tym starszym formacie nic nie pokazuje, że pieczęć serwera była przed wkładami, więc wobec nieuczciwego serwera nic nie jest udowodnione.
verify-alone = Losowania zależą tylko od sekretu serwera. Wobec operatora serwera, który mógł wypróbować wiele sekretów, nikomu nic nie jest udowodnione.
verify-restarts = { $n ->
    [one] Początek powtórzono raz,
    [few] Początek powtórzono { $n } razy,
    [many] Początek powtórzono { $n } razy,
   *[other] Początek powtórzono { $n } razy,
} bo ktoś nie odsłonił swojej części albo odszedł. Plik podaje te miejsca. Te osoby razem z serwerem mogły woleć ten początek od poprzednich.
verify-undone = { $n ->
    [one] Jedno losowanie cofnięto
    [few] { $n } losowania cofnięto
    [many] { $n } losowań cofnięto
   *[other] { $n } losowań cofnięto
} za zgodą i wykonano od nowa. Plik pokazuje gdzie.
verify-added-later = { $n ->
    [one] Jeden wkład dodano
    [few] { $n } wkłady dodano
    [many] { $n } wkładów dodano
   *[other] { $n } wkładów dodano
} w trakcie gry, bez wcześniejszego zobowiązania. Od tej chwili ten gracz razem z serwerem mógł wybierać losowania.
verify-receipt-part = Udowodnione dla osoby z tym potwierdzeniem: jej wkład jest częścią każdego losowania pod pieczęcią, a sekret serwera i wszystkie inne wkłady były ustalone, zanim stał się znany. Nikt więc nie mógł wybrać losowań, nawet wszyscy inni razem z serwerem.
verify-receipt-unordered = Nieudowodnione dla osoby z tym potwierdzeniem: jej wkład jest częścią losowań, ale ani potwierdzenie, ani plik nie pokazuje, że pieczęć serwera i inne wkłady były ustalone, zanim stał się znany.
verify-links-all = Każda decyzja tej osoby, po której coś losowano, przyniosła nowe ogniwo, więc nikt nie znał tych losowań przed jej decyzją.
verify-link-left-out = Nieudowodnione dla osoby z tym potwierdzeniem: jej strona wysłała ogniwo { $n }, a w pliku w tej chwili go brakuje. Jeśli nie decydowała na innym urządzeniu, nie skończył się jej czas i nic wtedy nie cofnięto, to serwer je pominął.
verify-links-end = Po ogniwie { $n } na miejscach tej osoby zapadła decyzja bez ogniwa. Od tej chwili serwer znał wszystkie losowania z góry; wciąż nie mógł ich wybrać.
verify-unasked = Nieudowodnione: że zgodę dali { $players }. Ich miejsca były już puste, gdy cofnięto losowania lub za zgodą zakończono grę.
verify-receipt-log = Udowodnione dla niej także: wpisy od 1 do { $n } z { $all } są tymi, które widziała, bez zmian.
verify-receipt-no-log = Nieudowodnione dla niej: że akcje są tymi, które zagrano. W tym, co podano, nie ma skrótu dziennika.
verify-receipt-no-part = Dla osoby z tym potwierdzeniem nic nie jest udowodnione o losowaniach: nie ma w nich części.
verify-no-witness = Nikomu nic nie jest udowodnione, bo nie podano potwierdzenia. Plik do siebie pasuje, ale tylko potwierdzenie gracza może pokazać, że to gra, w którą naprawdę grano.
verify-old-format = Plik ma format wersji 0.1.0. Nie dowodzi on, że żadnej dozwolonej akcji nie zastąpiono inną, a jego pieczęcie nie podają stołu, opcji ani rundy.

## Rozdania

verify-deal = to nie jest pieczęć rozdania.
verify-deal-terms = rozdanie jest dla innej gry, innych opcji albo innych miejsc.
verify-deal-undo = cofnięto tu losowanie rozdania.
verify-deal-opened = sekret rozdania nie jest tym, do którego zobowiązał się serwer.
verify-deal-seat = podmieniono tu człowieka lub bota. Przy stole rozdania miejsca zostają takie, jakie ustalono.
verify-deal-player = decyduje tu ktoś inny niż właściciel miejsca.
verify-deal-agreed = gracze zgadzają się tu na koniec gry lub na cofnięcie. Przy stole rozdania nikt nie może tego zrobić.
verify-deal-day = rozdanie { $day } nie jest rozdaniem dnia: jego data, godziny lub miejsca są złe.
verify-deal-order = rozdanie { $day } nie następuje po poprzednim: jakiś dzień jest dwa razy albo dni idą wstecz.
verify-deal-chain = rozdanie { $day } nie wymienia poprzedniego: jakieś pominięto, dodano albo utworzono jeszcze raz.
verify-deal-left = rozdanie { $day } pomija inne niż te opublikowane albo pomija je takie, które samo się nie liczy.
verify-deal-parts = wkłady do rozdania są inne niż opublikowane.
verify-deal-unpublished = tego rozdania nie ma wśród opublikowanych.
verify-deals-bad = { $file }: { $says }
verify-deal-good = Gra się w niej rozdanie { $deal }. Jego losowania zależą od { $n ->
    [0] samego serwera; nikt nic nie dodał do rozdania.
    [one] serwera i wkładu jednej osoby z poprzedniego dnia.
    [few] serwera i wkładów { $n } osób z poprzedniego dnia.
    [many] serwera i wkładów { $n } osób z poprzedniego dnia.
   *[other] serwera i wkładów { $n } osób z poprzedniego dnia.
}
verify-deal-published = To rozdanie, które opublikowano: wszyscy, którzy je zagrali, mieli te same losowania.
verify-deal-not-published = Nieudowodnione bez --deals: że wszyscy grali to rozdanie.
verify-deal-break = Łańcuch rozdań ma przerwę: rozdanie { $day } pomija { $days }. Operator mówi, że zegar źle chodził.
verify-deal-at-break = Rozdanie tej gry pomija dni albo samo jest pominięte. Tego, czy zegar źle chodził, nie da się sprawdzić.
verify-deal-model = Nie grał tu człowiek: dla porównania rozdanie zagrał najsilniejszy bot.
verify-deal-choice = Nieudowodnione: jak wybrano rozdanie. Operator serwera mógł przed początkiem dnia wypróbować wiele.
verify-deal-bots = Nieudowodnione: że ruchy botów są tymi, które daje ich szukanie.
