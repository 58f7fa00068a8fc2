# Słowa wspólne dla wszystkich gier: wiersz poleceń, terminal, dziennik.

spectator = Widz
log-unseen = { $player } wybiera w tajemnicy.
luck = kostki i karty
gain = { $sign }{ $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
list-and = { $first } i { $last }
labelled = { $label }: { $text }

## Wiersz poleceń

cli = Gry planszowe o słońcu: graj w nie w przeglądarce lub w terminalu, odtwarzaj je i mierz.
cli-lang = Język; domyślnie język systemu.
cli-game = Gra; domyślnie wszystkie.

cli-serve = Uruchom serwer i otwórz lobby w przeglądarce; dołączyć może każdy, kto ma link.
cli-serve-port = Port.
cli-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 wpuszcza innych z twojej sieci.
cli-serve-browser = Otwórz stronę w przeglądarce.
cli-serve-trusted_proxy = Serwer pośredniczący (proxy), którego nagłówki podają adresy gości.
cli-serve-base_path = Ścieżka, pod którą proxy podaje ten serwer, na przykład /perihelion.
cli-serve-log_format = Format dziennika: text albo json z jednym obiektem w wierszu.
cli-serve-processes = Liczba procesów serwera, na kolejnych portach od --port; tylko z PostgreSQL.
cli-serve-verbose = Wypisuj każde żądanie.
cli-data = Folder na stoły; domyślnie jeden w twoim folderze danych.
cli-database = Adres bazy PostgreSQL dla kilku serwerów (postgresql://USER:PASSWORD@HOST/NAME) zamiast folderu.

cli-operator = Zarządzaj operatorami serwera: link wypisuje link, który działa raz; list; remove.
cli-operator-action = link, list lub remove.
cli-operator-guest = Operator do usunięcia; list pokazuje identyfikatory.
cli-operator-address = Publiczny adres twojego serwera.
cli-operator-said-link = Otwórz ten link w przeglądarce w ciągu godziny. Działa raz.
cli-operator-said-none = { $guest } nie jest operatorem.
cli-guest = Szukaj gości albo eksportuj, przemianuj, wycisz, zablokuj lub usuń jednego.
cli-guest-action = list, export, rename, mute, unmute, ban, unban lub delete.
cli-guest-guest = Identyfikator gościa albo, dla list, część imienia.
cli-guest-name = Nowe imię.
cli-guest-out = Plik zip do zapisania.
cli-guest-said-name = Brakuje nowego imienia: --name IMIĘ
cli-table = Szukaj stołów; zamknij, usuń lub przenieś jeden; sprawdź je z inną wersją.
cli-table-action = list, close, delete, export, import, links lub check.
cli-table-table = Identyfikator stołu; dla list gracz, gra lub identyfikator; dla import plik.
cli-table-ended = Pokaż też skończone stoły.
cli-table-out = Plik, który zapisuje export.
cli-table-address = Publiczny adres twojego serwera, do linków.
cli-table-against = Druga wersja dla check: plik wheel, folder z pakietem perihelion albo środowisko wirtualne.
cli-table-said-exported = Stół wciąż jest też tutaj. Zaimportuj plik na drugim serwerze, a potem usuń ten: perihelion table delete { $table }. Nie zamykaj go, bo zamknięty stół zdradza sekret swoich losowań.
cli-table-said-copied = Plik jest pełny. Ta gra się skończyła i może też zostać tutaj.
cli-table-said-links = Wyślij każdej osobie jej link. Otwiera jej miejsce na tym serwerze, działa raz i przez 30 dni; „links” tworzy nowe.
cli-table-said-no-links = Nikt nie potrzebuje linku: wszyscy gracze tego stołu byli już na tym serwerze.
cli-table-said-against = Podaj wersję opcją --against: plik wheel, folder z pakietem perihelion albo środowisko wirtualne.
cli-table-said-version = Druga wersja: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: tutaj wersja zasad { $here }; w drugiej wersji nie ma tej gry
   *[other] { $game }: wersja zasad { $here } tutaj, { $there } tam
}
cli-table-said-checked = { $n ->
    [one] Sprawdzono jeden trwający stół
    [few] Sprawdzono { $n } trwające stoły
    [many] Sprawdzono { $n } trwających stołów
   *[other] Sprawdzono { $n } trwających stołów
}; { $differ ->
    [0] żaden nie byłby inny.
    [one] jeden byłby inny.
    [few] { $differ } byłyby inne.
    [many] { $differ } byłoby innych.
   *[other] { $differ } byłoby innych.
} Nic nie zmieniono.
cli-table-differs-choices = przed ruchem { $n }: już niemożliwe { $gone }; nowo możliwe { $new }
cli-table-differs-chance = przed ruchem { $n }: inne wyniki albo inne szanse
cli-table-differs-turn = przed ruchem { $n }: działać ma ktoś inny
cli-table-differs-refused = ruch { $n } ({ $move }) jest niemożliwy: { $why }
cli-table-differs-points = punkty to { $there } zamiast { $here }
cli-table-differs-position = pozycja ma { $there } zamiast { $here }
cli-table-differs-unreadable = zainstalowana tu wersja też nie umie go odczytać
cli-id-missing = Brakuje identyfikatora; pokazuje je list.

cli-tidy = Posprzątaj: zarchiwizuj stare stoły i usuń gości, którzy nigdy nie grali.
cli-tidy-dry_run = Tylko pokaż, co by się stało.
cli-tidy-finished = Archiwizuj i usuwaj stoły skończone przed tyloma dniami; 0 je zostawia.
cli-tidy-abandoned = To samo dla porzuconych gier.
cli-tidy-waiting = Usuwaj po tylu dniach stoły, których gra się nie zaczęła.
cli-tidy-guests = Usuwaj po tylu dniach gości, którzy nigdy nie usiedli.
cli-tidy-records = Usuwaj po tylu dniach wpisy dziennika operatorów i zamknięte zgłoszenia.
cli-tidy-automatic = Niech serwer robi to co godzinę.
cli-tidy-save = Zapisz te ustawienia dla serwera i nic więcej nie rób.
cli-tidy-archive = Folder archiwum; domyślnie archive w folderze stołów.
cli-tidy-said-saved = Ustawienia zapisane.
cli-tidy-said-finished = { $n ->
    [one] Jeden stół skończony
    [few] { $n } stoły skończone
    [many] { $n } stołów skończonych
   *[other] { $n } stołów skończonych
} ponad { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
} temu: do archiwum i usunięcia.
cli-tidy-said-abandoned = { $n ->
    [one] Jeden nieskończony stół
    [few] { $n } nieskończone stoły
    [many] { $n } nieskończonych stołów
   *[other] { $n } nieskończonych stołów
} bez ruchu ponad { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}: do archiwum i usunięcia.
cli-tidy-said-waiting = { $n ->
    [one] Jeden niezaczęty stół
    [few] { $n } niezaczęte stoły
    [many] { $n } niezaczętych stołów
   *[other] { $n } niezaczętych stołów
} bez zmian ponad { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}: do usunięcia.
cli-tidy-said-guests = { $n ->
    [one] Jeden gość sprzed
    [few] { $n } goście sprzed
    [many] { $n } gości sprzed
   *[other] { $n } gości sprzed
} ponad { $days ->
    [one] jednego dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
}, bez żadnej gry: do usunięcia.
cli-tidy-keeps-finished = Skończone stoły zostają.
cli-tidy-keeps-abandoned = Trwające gry zostają.
cli-tidy-keeps-waiting = Stoły, których gra się nie zaczęła, zostają.
cli-tidy-keeps-guests = Goście zostają.
cli-tidy-said-done = Zarchiwizowano: { $archived ->
    [one] jeden stół
    [few] { $archived } stoły
    [many] { $archived } stołów
   *[other] { $archived } stołów
}. Usunięto: { $deleted ->
    [one] jeden stół
    [few] { $deleted } stoły
    [many] { $deleted } stołów
   *[other] { $deleted } stołów
}, { $guests ->
    [one] jednego gościa
    [few] { $guests } gości
    [many] { $guests } gości
   *[other] { $guests } gości
}.
cli-tidy-said-kept = { $n ->
    [one] Jeden stół zostaje
    [few] { $n } stoły zostają
    [many] { $n } stołów zostaje
   *[other] { $n } stołów zostaje
}, bo gier nie da się już odczytać: { $tables }

cli-verify = Sprawdź zapieczętowaną grę bez sieci: każdą akcję, każde losowanie, wynik.
cli-verify-file = Zapieczętowana gra, pobrana ze skończonego stołu.
cli-verify-receipt = Potwierdzenie gracza; można podać kilka razy.
cli-verify-seal = Pieczęć serwera, którą widział gracz; można podać kilka razy.
cli-verify-contribution = Wkład gracza; można podać kilka razy.
cli-verify-deals = Plik opublikowanych rozdań, żeby sprawdzić, że to jedno z nich.
cli-site = Zapisz stół jako folder statycznych plików, które nie potrzebują serwera.
cli-site-folder = Folder do zapisania.
cli-site-server = Adres serwera Perihelionu, dla osób, które szukają innych do gry.
cli-site-base_path = Ścieżka folderu na jego serwerze; potrzebna tylko tam, gdzie na każdy adres wysyłane jest 404.html.
cli-site-not-an-address = { $given } nie jest adresem serwera; adres wygląda tak: https://example.org
cli-site-writing = Zapisuję strony…
cli-site-written = Folder { $folder } jest gotowy. Może go podawać przez https dowolne miejsce w sieci.
cli-backup = Skopiuj wszystkie stoły do pliku; serwer może działać.
cli-backup-file = Plik do zapisania.
cli-restore = Zastąp wszystkie stoły tymi z pliku; serwer nie może działać.
cli-restore-file = Plik zapisany przez backup.
cli-worker = Wykonuj zadania wszystkich serwerów na jednej bazie PostgreSQL: boty, zegary, wyniki.
cli-worker-verbose = Wypisuj więcej.
cli-copy = Kopiuj wszystko między folderem (SQLite) a PostgreSQL i sprawdź każdy dziennik; żaden serwer nie może działać.
cli-copy-source = Folder albo postgresql://USER:PASSWORD@HOST/NAME.
cli-copy-target = To samo; musi być puste.
cli-copy-progress = Wiersze
cli-copy-done = Stoły: { $tables }, wpisy: { $entries }, wiersze razem: { $rows }. Sprawdzono.

cli-games = Pokaż zainstalowane gry.
cli-games-heading = Gry
cli-games-broken = Uszkodzone pakiety

cli-play = Zagraj w terminalu: ludzie i boty na dowolnych miejscach.
cli-play-seats = Gracze, oddzieleni przecinkami: person, random, moon, greedy, mercury, venus, earth, mars, jupiter lub sun na każde miejsce. Domyślnie człowiek, potem boty greedy.
cli-play-seed = Ta sama liczba daje te same kostki, karty i ruchy botów.
cli-play-load = Kontynuuj zapisaną grę.
cli-play-save = Zapisz grę do tego pliku, gdy się skończy albo gdy wyjdziesz.

cli-replay = Pokaż zapisaną grę od początku.
cli-replay-file = Plik gry zapisany przez `save`.
cli-replay-at = Zatrzymaj się po tylu wpisach i pokaż planszę.
cli-replay-step = Pokazuj planszę po każdej decyzji; dalej klawiszem Enter.

cli-train = Wyucz przez grę z samym sobą sieć, która ocenia pozycje.
cli-train-out = Plik na sieć; obok powstaje jej krzywa uczenia.
cli-train-minutes = Jak długo trwa całe uczenie.
cli-train-vary = Ucz jedną sieć dla kilku wartości opcji, na przykład level=1,2,3.
cli-train-checkpoint = Kontynuuj z tego pliku, jeśli istnieje, i zapisz go na koniec.
cli-train-gpu = Ucz na GPU; inaczej powoli na procesorze.
cli-train-from_scratch = Nie zaczynaj od oceny wbudowanej w grę.
cli-train-whole_turns = Próbuj całych tur zamiast pojedynczych akcji; dla gier z krótkimi turami.
cli-train-games = Liczba gier rozgrywanych obok siebie.
cli-train-first_layer = Wielkość pierwszej warstwy sieci.
cli-train-lead_weight = Waga przewagi w punktach, obok udziału wygranych, przy wyborze akcji.
cli-train-begin_with = Zacznij od tej sieci tej gry, także dla innej liczby miejsc.
cli-train-against = Ucz się wygrywać z tą siecią albo z oceną wbudowaną (judge); zajmuje ona wszystkie miejsca oprócz jednego i się nie uczy.
cli-train-candidates = Ile akcji każdej decyzji śledzi się do następnej decyzji, zanim zapadnie wybór; powolne.
cli-train-seed = Ta sama liczba zaczyna to samo uczenie.
cli-arena = Rozegraj mecze botów między sobą i oceń je.
cli-arena-bots = Gracze, oddzieleni przecinkami: boty albo własne programy jako module:Class lub cmd:COMMAND. Ostatni zajmuje pozostałe miejsca. Jeśli botów jest więcej niż miejsc, grają wszystkie zestawienia.
cli-arena-games = Liczba gier; dziennik z mniejszą liczbą jest kontynuowany.
cli-arena-seed = Ta sama liczba daje te same gry.
cli-arena-seconds = Limit czasu twoich programów na jedną decyzję.
cli-arena-out = Dziennik, plik CSV; wykres powstaje obok. Domyślna nazwa od gry i botów.
cli-arena-league = Wpisz tabelę do tego rankingu, jako rozdział gry.
cli-arena-ray = Graj na klastrze Ray; bez adresu na uruchomionym tutaj.
cli-dataset = Zapisz gry botów do pliku dla uczenia maszynowego, z każdym wyborem i losowaniem.
cli-dataset-games = Liczba gier.
cli-dataset-bots = Gracze, oddzieleni przecinkami. Ostatni zajmuje pozostałe miejsca. Jeśli botów jest więcej niż miejsc, grają wszystkie zestawienia.
cli-dataset-seed = Ta sama liczba daje te same gry.
cli-dataset-out = Plik Parquet. Domyślna nazwa od gry.
cli-puzzles = Twórz zadania z gier botów: pozycje z jedną turą dużo lepszą od wszystkich innych.
cli-puzzles-puzzles = Ile zadań ma mieć plik.
cli-puzzles-games = Ile gier najwyżej przeszukać; przerwane szukanie jest kontynuowane.
cli-puzzles-minutes = Zakończ po tylu minutach; 0 znaczy nigdy.
cli-puzzles-vary = Rozgrywaj gry na zmianę z kilkoma wartościami opcji, na przykład players=2,3,4.
cli-puzzles-seed = Ta sama liczba daje te same gry.
cli-puzzles-out = Plik, do którego dodać zadania. Domyślna nazwa od gry.
cli-puzzles-verify = Nie twórz nowych zadań; sprawdź te z pliku obecnymi botami i usuń złe.
puzzles-contradicted = { $key }: { $best } nie jest już zadaniem.
puzzles-verifying = Sprawdzam zadania
puzzles-verified = Wciąż poprawne: { $n } z { $known }.
puzzles-found = { $n }. { $key }: { $best }, przewaga w punktach procentowych: { $gap }, ranking { $rating }
puzzles-done = Decyzje: { $looked }, gry: { $games }. { $n ->
    [0] W { $file } nie ma zadań.
    [one] W { $file } jest jedno zadanie.
    [few] W { $file } są { $n } zadania.
    [many] W { $file } jest { $n } zadań.
   *[other] W { $file } jest { $n } zadań.
 }

cli-tune = Ustaw szukanie gry i błędy jej poziomów tak, żeby każdy był silniejszy od poprzedniego.
cli-tune-minutes = Zakończ po tylu minutach; następne uruchomienie kontynuuje. 0: bez limitu.
cli-tune-games = Najwięcej gier na krok; mniej, jeśli test rozstrzygnie wcześniej.
cli-tune-simulations = Symulacje najwyższego poziomu. Domyślnie jak dotąd.
cli-tune-save = Zapisz ustawienia do search.toml w folderze gry.
cli-tune-out = Folder dzienników i strony. Domyślna nazwa od gry.
tune-judge = Grają boty greedy: jak dobra jest ocena?
tune-rollouts = Słońce gra z dogrywaniem do końca i bez niego.
tune-errors = Poziomy grają z różnymi temperaturami błędów.
tune-levels = Każdy poziom gra z poprzednim.
tune-ordered = Każdy poziom jest silniejszy od poprzedniego. Strona: { $page }
tune-open = Nie każdy krok jest rozstrzygnięty. Strona mówi które: { $page }
tune-saved = Ustawienia są w { $file }.
cli-lab = Rozegraj grę z innymi liczbami na elementach i porównaj ją z oryginałem.
cli-lab-change = Inna liczba: jej miejsce w components.toml gry i wartość. Można podać kilka razy.
cli-lab-bot = Bot na wszystkich miejscach.
cli-lab-games = Liczba gier z oryginalnymi liczbami, i tyle samo ze zmienionymi.
cli-lab-seed = Ta sama liczba daje te same gry.
cli-lab-out = Strona z wykresami i tabelą, w jednym pliku HTML.
lab-original = Oryginał
lab-changed = Zmiana
lab-heading = { $changes } ({ $level } na wszystkich miejscach, wielkość próby: { $games })
lab-figure = Średnia na grę
lab-difference = Różnica (95 %)
lab-decisions = Decyzje
lab-winner = Punkty zwycięzcy
lab-spread = Punkty od pierwszego do ostatniego
lab-seat = Wygrane: { $seat }
lab-line = Punkty: { $line }
lab-won-by = Przewaga zwycięzcy: { $line }
lab-star = * Różnica jest większa, niż tłumaczy to przypadek.
lab-page = Laboratorium zasad: { $game }
lab-made = Zasady { $version }, Perihelion { $release }, { $date }. Ziarno { $seed }.
lab-page-about = Kropki pokazują, o ile zmieniona gra różni się od oryginału, a linie przedziały 95 %. Jeśli linia nie przecina zera, różnica jest większa, niż wyjaśnia przypadek; z dwudziestu wartości jedna taka wypada przypadkiem.
lab-group-decisions = Decyzje na grę
lab-group-points = Punkty
lab-group-wins = Wygrane miejsc, w punktach procentowych
lab-group-lead = Przewaga zwycięzcy, w punktach
lab-written = Zapisano: { $file }
cli-bench = Zmierz, ile decyzji na sekundę podejmują losowe gry.
cli-bench-games = Liczba gier w każdym pomiarze.
cli-bench-seed = Ta sama liczba daje te same gry.

cli-mcp = Pozwól grać modelom językowym: serwer Model Context Protocol na standardowym wejściu i wyjściu.
cli-warm = Skompiluj gry teraz, z paskiem postępu, zamiast w tle.

cli-wasm = Skompiluj gry dla przeglądarek, żeby boty myślały tam szybko.
cli-wasm-games = Klucze gier.
cli-wasm-folder = Folder na pliki.

cli-new-game = Zapisz małą gotową grę jako początek twojej własnej.
cli-new-game-name = Nazwa gry: małe litery, cyfry i _.
new-game-name = { $name } nie może być nazwą gry; nazwa zaczyna się od małej litery, dalej ma małe litery, cyfry i _ i nie jest słowem kluczowym ani modułem biblioteki Pythona
new-game-installed = gra { $name } jest już zainstalowana; wybierz inną nazwę
new-game-exists = { $folder } już istnieje; nic nie zapisano
new-game-written = Zapisano { $folder }. Dalej:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md robi z tego grę w kości.

cli-language = Sprawdź język, pokaż, gdzie jest używany komunikat, albo zapisz pusty język do nowego tłumaczenia.
cli-language-action = check lub new.
cli-language-code = Kod języka, na przykład fr; check bez kodu sprawdza wszystkie.
cli-language-folder = Z new: folder do zapisania.
cli-language-everything = Pokaż wszystko; inaczej pierwszych 40 każdego rodzaju.
cli-language-where = Tylko ten komunikat: kto go używa i na której stronie go widać; ta strona się otworzy.
cli-language-address = Z --where: adres twojego serwera.
language-checked = { $messages ->
    [one] jeden komunikat
    [few] { $messages } komunikaty
    [many] { $messages } komunikatów
   *[other] { $messages } komunikatów
} po angielsku, { $problems ->
    [0] nic do poprawienia
    [one] jedna rzecz do poprawienia
    [few] { $problems } rzeczy do poprawienia
    [many] { $problems } rzeczy do poprawienia
   *[other] { $problems } rzeczy do poprawienia
}
language-same = { $n ->
    [one] Jeden tekst jest taki sam jak po angielsku; to może być w porządku:
    [few] { $n } teksty są takie same jak po angielsku; to może być w porządku:
    [many] { $n } tekstów jest takich samych jak po angielsku; to może być w porządku:
   *[other] { $n } tekstów jest takich samych jak po angielsku; to może być w porządku:
}
language-unknown = nie ma języka { $code }; możliwe: { $codes }
language-new-needs = nowy język wymaga kodu z dwóch lub trzech liter i folderu, którego jeszcze nie ma: perihelion language new pt perihelion/languages/pt
language-written = Zapisano { $folder }. Wpisz nazwę języka do language.toml i tekst pod każdym komentarzem. Resztę objaśnia docs/translating.md; perihelion language check { $code } mówi, czego brakuje.
language-where-none = żaden komunikat nie nazywa się { $key }
language-where-users = Używają go: { $users }
language-user-page = strony
language-user-server = serwer
language-user-terminal = wiersz poleceń i terminal
language-user-mail = e-maile i powiadomienia
language-user-folder = folder bez serwera
language-where-missing = (brak)
language-where-page = Widać go tutaj: { $address }
language-where-open = Widać go na stronach takich jak { $address }; część wielkimi literami jest za każdym razem inna
language-where-nowhere = Nie widać go na żadnej stronie.
language-where-several = Tak nazywa się kilka komunikatów. Podaj też plik, a strona się otworzy: --where "{ $example }"
language-where-server = Pod { $address } nie odpowiada żaden serwer. Uruchom go: perihelion serve

cli-check = Sprawdź, czy pakiet gry trzyma się umowy z docs/contract.md.
cli-check-game = Gra albo jej pakiet.
cli-check-mutate = Wstaw błędy do kopii zasad i pokaż te, których sprawdzenie nie zauważa.
cli-check-limit = Z --mutate: wypróbuj tylko tyle błędów, wybranych losowo.
cli-check-seed = Z --mutate --limit: ziarno wyboru.
cli-check-jobs = Z --mutate: procesy, które próbują błędów jednocześnie.
check-reading = Czytam zasady...
check-trying = Rozgrywam losowe gry, interpretowane i nadzorowane...
check-saying = Porównuję słowa we wszystkich językach...
check-hiding = Szukam sekretów, które wyciekają, i domysłów sprzecznych z tym, co widział gracz...
check-lessons = Próbuję lekcji...
check-testing = Uruchamiam testy umowy, które kompilują grę...
check-problems = { $count ->
    [one] Umowa jest złamana w jednym miejscu:
    [few] Umowa jest złamana w { $count } miejscach:
    [many] Umowa jest złamana w { $count } miejscach:
   *[other] Umowa jest złamana w { $count } miejscach:
 }
check-no-tests = Na razie bez problemów. Testy umowy wymagają dodatku check: pip install "perihelion[check]"
check-failed = { $game } nie trzyma się umowy: patrz wyżej.
check-kept = { $game } trzyma się umowy.
mutate-checking = Sprawdzam samą grę
mutate-trying = Próbuję błędów
mutate-broken = { $game } już teraz nie trzyma się umowy, więc nie wstawiono żadnego błędu:
mutate-kind = { $kind }: zauważono { $found } z { $count }
mutate-visibility = Zadeklarowana widoczność
mutate-seen = Kto widzi wybór
mutate-events = Zdarzenia
mutate-samplers = Domysły o rzeczach ukrytych
mutate-bounds = Granice pól
mutate-refusals = Numery zasad, które odmawiają
mutate-points = Punkty i zwycięzcy
mutate-legality = Dozwolone ruchy
mutate-found = { $count ->
    [one] Zauważono { $found } z jednego błędu.
    [few] Zauważono { $found } z { $count } błędów ({ $share } %).
    [many] Zauważono { $found } z { $count } błędów ({ $share } %).
   *[other] Zauważono { $found } z { $count } błędów ({ $share } %).
 }

cli-rules = Pokaż, jak grać w grę.
cli-rules-game = Gra.
cli-rules-number = Numer zasady, na przykład 20, albo pytanie: "Czy mogę stanąć na własnej komecie?"
cli-rules-trace = Z numerem: pokaż też, gdzie mówi o tym instrukcja, pozycję, w której to ważne, funkcje i testy.
cli-rules-reference = Pokaż specyfikację (po angielsku) zamiast przewodnika; z numerem jej zasadę.

cli-missing-extra = To wymaga dodatku { $extra }, który nie jest zainstalowany: pip install "perihelion[{ $extra }]"
cli-unknown-command = nie ma polecenia { $command }; możliwe: { $commands }
cli-unknown-option = { $option } jest tu niezrozumiałe; możliwe: { $options }
cli-unknown-game = nie ma gry { $game }; zainstalowane: { $games }
cli-unknown-bot = nie ma bota { $bot }; możliwe: { $bots }
cli-unreadable = nie ma pliku { $file } albo nie da się go odczytać
cli-wrong-value = { $option } nie może mieć wartości { $value }; możliwe: { $choices }
cli-wrong-vary = --vary wymaga nazwy i jej wartości, na przykład --vary level=1,2,3, a nie { $given }
cli-needs = { $option } jest wymagane; możliwe: { $choices }
cli-load-options = zapisana gra ma własne opcje; pomiń { $options }

cli-usage = Użycie:
cli-arguments = Argumenty:
cli-options = Opcje:
cli-commands = Polecenia:
cli-any-options = [OPCJE]
cli-any-command = POLECENIE [ARGUMENTY]...
cli-help = Pokaż tę pomoc.
cli-default = domyślnie:
cli-required = wymagane
cli-try-help = Pomoc: { $command }
cli-not-understood = { $option } jest tu niezrozumiałe
cli-needs-value = po { $option } trzeba podać wartość
cli-takes-no-value = { $option } nie przyjmuje wartości
cli-needs-integer = { $option } wymaga liczby całkowitej
cli-needs-number = { $option } wymaga liczby
cli-too-small = { $option } musi wynosić co najmniej { $least }
cli-too-large = { $option } może wynosić co najwyżej { $most }
cli-wrong-choice = { $option } musi być jedną z tych wartości: { $choices }
cli-not-possible = { $option } nie może mieć tej wartości
cli-is-missing = brakuje { $option }
cli-unknown-language = nie ma języka { $lang }; możliwe: { $langs }

## Stół

sits-person = człowiek
sits-greedy = bot greedy
sits-random = losowy bot
sits-moon = Księżyc (bot)
sits-mercury = Merkury (bot)
sits-venus = Wenus (bot)
sits-earth = Ziemia (bot)
sits-mars = Mars (bot)
sits-jupiter = Jowisz (bot)
sits-sun = Słońce (bot)
sits-style = { $name } (bot)

table-sits = { $player }: { $who }
table-begin = Ziarno { $seed }. Wpisz pomoc, żeby zobaczyć listę poleceń.
table-ask = wpisz ruch albo jego numer; ? pokazuje wszystkie ruchy, pomoc polecenia
table-changed = Tylko to, co się zmieniło; plansza pokazuje wszystko.
table-enter = Naciśnij Enter.
table-pass = Teraz gra { $player }. Przekaż ekran.
table-points = Punkty
table-score = Wynik
table-hint = { $actions }: { $says }
table-thinking = Myślę, { $seconds } s… Ctrl-C wraca do twojego ruchu.
table-thinking-first = Przygotowuję podpowiedzi, { $seconds } s… Na danym komputerze dzieje się to raz i trwa minutę lub dwie, na wolnym lub zajętym pięć. Ctrl-C wraca do twojego ruchu; następna podpowiedź będzie szybsza.
table-no-hint = Tym razem bez podpowiedzi. Wciąż twój ruch.
table-equal = { $says }, jest ich { $count }
table-warm = Boty się przygotowują; za pierwszym razem trwa to minutę lub dwie.
table-quiet = Rzadsze ruchy… ({ $count })
table-more-moves = { $count ->
    [one] i jeszcze jeden: ? go pokaże
    [few] i jeszcze { $count }: ? je pokaże
    [many] i jeszcze { $count }: ? je pokaże
   *[other] i jeszcze { $count }: ? je pokaże
}
table-several = „{ $text }” może oznaczać: { $moves }
table-unreadable = „{ $text }” nie jest tu ruchem. Wpisz ?, żeby zobaczyć wszystkie ruchy.
table-too-many = „{ $text }” nie zostało zagrane: to już nie twój ruch.
table-no-undo = Nie masz nic do cofnięcia.
table-rules = perihelion rules { $game } pokazuje zasady; zasady 20 pokazuje tutaj zasadę 20; zasady i pytanie szuka.
table-save-where = Podaj gdzie: zapisz moja.gra
table-saved = Zapisano jako { $file }
table-help = Pomoc
table-help-moves = Wpisz ruch, jego numer na liście albo fragment, który ma tylko jeden ruch; kilka ruchów jednej tury oddziel przecinkami. Tab uzupełnia. Enter pokazuje planszę jeszcze raz.
table-wins = { $name } wygrywa.
table-win-together = Wygrywają: { $names }.
table-you-won = { $tie ->
    [1] Ty ({ $player }) wygrywasz przy równych punktach, { $own } do { $others }.
   *[other] Ty ({ $player }) wygrywasz { $own } do { $others }.
}
table-you-lost = { $tie ->
    [1] Ty ({ $player }) przegrywasz przy równych punktach, { $own } do { $others }.
   *[other] Ty ({ $player }) przegrywasz { $own } do { $others }.
}
table-draw = Gra kończy się remisem.
table-lost = Nikt nie wygrywa.

command-legal-about = wszystkie ruchy; ? i ruch mówi, dlaczego nie jest możliwy
command-hint = podpowiedz
command-hint-about = najlepsze ruchy, ich spodziewane wyniki i dlaczego
command-undo = cofnij
command-undo-about = cofnij swój ostatni ruch
command-board = plansza
command-board-about = pokaż całą planszę
command-score = wynik
command-score-about = arkusz wyników
command-log = dziennik
command-log-about = co się stało; dziennik 50 pokazuje więcej
command-rules = zasady
command-rules-about = zasady 20 pokazuje zasadę 20; zasady czy mogę pasować? szuka
command-save = zapisz
command-save-about = zapisz PLIK zapisuje grę do pliku
command-help = pomoc
command-help-about = ta lista
command-quit = koniec
command-quit-about = wyjdź; gra jest zapisana

replay-of = Wpis { $done } z { $all }.

## Pomiary

bench-decisions = decyzje/s
bench-interpreted = interpretowane
bench-one-core = skompilowane, jeden rdzeń
bench-all-cores = skompilowane, { $cores ->
    [one] znów jeden rdzeń
    [few] { $cores } rdzenie
    [many] { $cores } rdzeni
   *[other] { $cores } rdzeni
}

## Arena

train-learning = Uczenie
train-progress = Po { $seconds } s i { $games } grach: { $share } wygranych z { $rival ->
    [judge] oceną wbudowaną
   *[other] { $rival }
 }
train-curve = { $game }: udział wygranych z { $rival ->
    [judge] oceną wbudowaną
   *[other] { $rival }
 }
train-written = Sieć jest w { $file }, jej krzywa uczenia w { $plot }.
arena-compiling = Kod maszynowy
serve-preparing = Przygotowuję boty, tylko ten jeden raz; w tym czasie można grać
arena-games = Gry
arena-heading = { $game }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}
arena-plot = { $game }: rankingi po { $games } grach (95 %) i udziały wygranych
arena-bot = bot
arena-rating = ranking (95 %)
arena-share = udział wygranych (95 %)
arena-points = punkty
arena-seats = gry
arena-time = na decyzję
arena-failed = { $bot } zawodzi w { $games ->
    [one] jednej grze
    [few] { $games } grach
    [many] { $games } grach
   *[other] { $games } grach
} i tam przegrywa. Pierwszy raz: { $first }
arena-league = Tabela jest w { $file }.
dataset-written = W { $file } jest { $games ->
    [one] jedna gra
    [few] tyle gier: { $games }
    [many] tyle gier: { $games }
   *[other] tyle gier: { $games }
}, { $size } kB.
arena-written = { $log } zawiera każdą grę, { $plot } pokazuje rankingi.

## Podpowiedzi

hint-expects = Szansa na wygraną: { $bound ->
    [over] ponad 99 %.
    [under] poniżej 1 %.
    [certain] { $share } %.
   *[about] około { $share } %.
}
hint-best = Na koniec masz { $why } niż po drugiej najlepszej turze{ $price }.
hint-best-price = Ale masz { $why } niż po drugiej najlepszej turze.
hint-best-price-of-another = Ale { $player } ma { $why } niż po drugiej najlepszej turze.
hint-best-of-another = Na koniec { $player } ma { $why } niż po drugiej najlepszej turze{ $price }.
hint-best-probably = Na koniec masz prawdopodobnie { $why } niż po drugiej najlepszej turze{ $price }.
hint-best-probably-of-another = Na koniec { $player } ma prawdopodobnie { $why } niż po drugiej najlepszej turze{ $price }.
hint-other = Na koniec masz { $why } niż po najlepszej turze{ $price }.
hint-other-price = Ale masz { $why } niż po najlepszej turze.
hint-other-price-of-another = Ale { $player } ma { $why } niż po najlepszej turze.
hint-other-of-another = Na koniec { $player } ma { $why } niż po najlepszej turze{ $price }.
hint-but = , ale { $why }
hint-but-own = , ale masz { $why }
hint-but-of-another = , ale { $player } ma { $why }
hint-price-named = Cena: { $says }
hint-return-named = W zamian: { $says }
hint-second = Druga najlepsza: { $turn }.
hint-even = Mniej więcej tak samo dobra: { $turn }.
hint-even-part = Tak samo dobre: { $other } zamiast { $this }.
hint-next-turn = Twoja następna tura może być taka: { $turn }.
hint-best-later = Turę później masz { $why } niż po drugiej najlepszej turze{ $price }.
hint-best-later-price = Ale turę później masz { $why } niż po drugiej najlepszej turze.
hint-best-later-price-of-another = Ale turę później { $player } ma { $why } niż po drugiej najlepszej turze.
hint-best-later-of-another = Turę później { $player } ma { $why } niż po drugiej najlepszej turze{ $price }.
hint-other-later = Turę później masz { $why } niż po najlepszej turze{ $price }.
hint-other-later-price = Ale turę później masz { $why } niż po najlepszej turze.
hint-other-later-price-of-another = Ale turę później { $player } ma { $why } niż po najlepszej turze.
hint-other-later-of-another = Turę później { $player } ma { $why } niż po najlepszej turze{ $price }.
hint-later = Twoja tura daje teraz więcej, ale lepsza zwraca się później.
hint-pays-later = Teraz daje mniej, ale zwraca się później.

story = { $moves }: { $results }
story-then = { $first }, potem { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
more-points = { $n ->
    [one] o 1 punkt więcej
    [few] o { $n } punkty więcej
    [many] o { $n } punktów więcej
   *[other] o { $n } punktu więcej
}
less-points = { $n ->
    [one] o 1 punkt mniej
    [few] o { $n } punkty mniej
    [many] o { $n } punktów mniej
   *[other] o { $n } punktu mniej
}
hint-others = przeszkadzanie innym

## Raport

cli-report = Napisz raport ze skończonej gry: gdzie została wygrana, przegrana albo gdzie zabrakło tylko szczęścia.
cli-report-file = Plik gry zapisany przez `save`.
cli-report-simulations = Liczba symulacji na decyzję; ta sama liczba daje ten sam raport.
cli-report-seconds = Zajmij najwyżej mniej więcej tyle sekund.
cli-report-seed = Ta sama liczba daje te same symulacje.
cli-report-out = Strona; domyślna nazwa od pliku gry.
cli-report-json = Zapisz też wszystko jako JSON.
report-written = Raport jest w { $file }.
report-working = Piszę raport
report-title = { $game }: raport z gry
report-result = Wynik: { $points }.
report-so-far = Na razie: { $points }.
report-points = { $name } { $points }
report-how = Błąd ocenia się według tego, co gracz mógł wtedy wiedzieć, a liczy się tylko wtedy, gdy różnica jest wyraźna, a tury nie doradziła podpowiedź. Od 5 % pozostałej szansy jest mały, od 20 % duży. Poniżej 1 % gra liczy się jako rozstrzygnięta. Szczęście i krzywą liczy się, znając wszystko, nawet to, co było przed graczami ukryte.
report-curve = Szansa na wygraną
report-curve-about = Szansa każdego gracza na wygraną po każdej turze, przy znajomości wszystkiego. Kółka oznaczają tury z dużymi błędami.
report-seats = Gracze
report-big =
    { $n ->
        [one] 1 duży błąd
        [few] { $n } duże błędy
        [many] { $n } dużych błędów
       *[other] { $n } dużych błędów
    }
report-small =
    { $n ->
        [one] 1 mały błąd
        [few] { $n } małe błędy
        [many] { $n } małych błędów
       *[other] { $n } małych błędów
    }
report-no-mistakes = bez wyraźnych błędów
report-found = na razie { $mistakes }
report-balance = Co zdecydowało o grze
percent = { $n } %
report-balance-start = Szansa na wygraną na początku
report-balance-luck = Szczęście
report-balance-own = Własne tury
report-balance-others = Tury innych
report-balance-end = Na koniec
report-balance-now = Teraz
report-balance-about = W punktach procentowych: początek + szczęście + tury = koniec. Powyżej 0 tury były lepsze, niż oczekiwała krzywa. Co jedna osoba oddaje, to zyskują inne, więc przez całą grę może to być więcej niż 100.
report-luck = Szczęście: { $says }.
report-luck-much-good = bardzo duże
report-luck-some-good = raczej duże
report-luck-none = ani duże, ani małe
report-luck-some-bad = raczej małe
report-luck-much-bad = bardzo małe
report-turning-points = Punkty zwrotne
report-my-turning-points = Twoje punkty zwrotne
report-others-turning-points =
    { $n ->
        [one] Inni: 1 punkt zwrotny
        [few] Inni: { $n } punkty zwrotne
        [many] Inni: { $n } punktów zwrotnych
       *[other] Inni: { $n } punktów zwrotnych
    }
report-measure = Błąd mierzy się tym, jaką część szansy na wygraną kosztuje: kto spada z 4 % na 2 %, traci połowę.
report-searching = Pierwsze pojawią się za chwilę…
report-not-known = błędy: jeszcze nie wiadomo
report-ahead = W punktach { $name } prowadzi od tury { $number } z { $of }.
report-ahead-own = W punktach prowadzisz od tury { $number } z { $of }.
report-turn = { $number ->
    [0] Przed pierwszą turą: { $name }
   *[other] Tura { $number } z { $of }: { $name }
}
report-choice = Decyzja: „{ $played }” zamiast „{ $best }”.
report-kind-big = Duży błąd.
report-kind-small = Mały błąd.
report-none = Nie znaleziono wyraźnego błędu.
report-played = Zagrano: { $says }
report-best = Lepiej: { $says }
report-lost = Szansa na wygraną spadła z { $before } % do { $after } % (± { $error }): przepadło { $cost } % z niej.
report-why = Po lepszej turze masz { $why }{ $price }.
report-why-of-another = Po lepszej turze { $player } ma { $why }{ $price }.
report-why-later = Turę później masz po lepszej turze { $why }{ $price }.
report-why-later-of-another = Turę później { $player } ma po lepszej turze { $why }{ $price }.
report-why-price = Za to masz { $why }.
report-why-price-of-another = Za to { $player } ma { $why }.
report-why-later-price = Za to masz wtedy { $why }.
report-why-later-price-of-another = Za to { $player } ma wtedy { $why }.
report-but-own = , ale masz { $why }
report-but-of-another = , ale { $player } ma { $why }
report-unseen = Zysk z lepszej tury widać dopiero w następnych turach.
report-board = Linia przerywana: lepszy ruch. Ciągła: zagrany.
report-show = Pokaż w powtórce
report-others = Pozostałe błędy ({ $n })
report-doubtful = Możliwe błędy, jeszcze niejasne ({ $n })
report-outcomes = Najważniejsze losowania ({ $n })
report-luck-about = O ile punktów procentowych każde losowanie było lepsze od średniej; największe najpierw.
report-turn-short = tura
report-seat = gracz
report-played-short = zagrano
report-best-short = lepiej
report-loss = koszt
report-outcome = wynik
report-draws = Co wylosowano, w porównaniu z oczekiwaniami
report-kind = { $kind } ({ $n })
report-drawn = wypadło
report-expected = oczekiwano
