## Znajomi

people = Ludzie
people-lobby = Zagraj ze znajomymi albo pozwól nam kogoś dla ciebie znaleźć.
people-open = Znajdź ludzi
friends = Znajomi
friends-none = Nie masz tu jeszcze znajomych. Wyślij komuś swój link.
friends-link = Mój link
friends-link-about = Kto otworzy ten link, może dołączyć do twoich znajomych. Wysyłaj go tylko osobom, które znasz.
friends-link-new = Nowy link
friends-link-new-about = Stary link przestaje działać. Znajomi zostają.
friends-find = Szukaj po imieniu
friends-find-about = Znajdziesz osoby, które tego chcą, po ich dokładnym imieniu. To one decydują, czy chcą być twoimi znajomymi.
friends-find-none = Nikt o tym imieniu nie chce być znaleziony.
friends-name = Imię
friends-look = Szukaj
friends-asking = Zaproszenia do znajomych
friends-asked = Wysłane zaproszenia
friends-met = Osoby z twoich gier
friends-findable = Inni mogą mnie znaleźć po imieniu
friends-findable-about = Gdy to wyłączysz, zaprosić cię mogą tylko osoby z twoim linkiem i te, które z tobą grały.
friends-visible = Znajomi widzą, kiedy tu jestem
friends-visible-about = Nikt inny tego nie widzi.
friend-here = jest tutaj
friend-ask = Zaproś
friend-ask-name = Zaproś do znajomych: { $name }
friend-was-asked = { $name } zobaczy twoje zaproszenie.
friend-accept = Tak
friend-accept-name = Przyjmij do znajomych: { $name }
friend-decline = Nie
friend-decline-name = Odmów: { $name }
friend-withdraw = Wycofaj zaproszenie: { $name }
friend-end = Usuń: { $name }
friend-end-about = { $name } zniknie z twoich znajomych, a ty ze znajomych tej osoby. { $name } nie dostanie wiadomości.
friend-invited = { $name } zaprasza cię do znajomych
friend-invited-about = { $name } zobaczy cię jako { $me } i będzie mieć prawo zapraszać cię do stołów. Możesz to zakończyć w każdej chwili.
friend-become = Dodaj do znajomych
seat-invite = Zaproś kogoś
seat-invite-about = Miejsce czeka na tę osobę, a ona dostaje powiadomienie, jeśli ma je włączone.

## Szybkie szukanie graczy

pairing = Znajdź stół
pairing-about = Wybierz, w co chcesz zagrać. Gdy dość osób chce tego samego, gra się zaczyna.
pairing-pace = Tempo
pairing-pace-about = Na jedno posiedzenie: 2 minuty na turę i 15 na grę. Przez wiele dni: dzień na turę i trzy na grę.
pairing-near = Osoby o podobnej sile
pairing-near-about = Im dłużej czekasz, tym bardziej siła może się różnić.
pairing-rated = Rankingowa
pairing-rated-about = Wynik zmienia ranking wszystkich przy stole.
pairing-find = Znajdź ludzi
pairing-none = Najpierw wybierz grę i liczbę graczy.
pairing-too-many = To za dużo naraz. Wybierz mniej gier lub wariantów.
pairing-variant-any = dowolny
pairing-waits = Szukamy ludzi. Nie zamykaj tej strony.
pairing-waits-days = Szukamy ludzi. Możesz zamknąć tę stronę.
pairing-since = Czekasz już: { $time }.
pairing-others-one = Na jedną z tych gier czeka jeszcze jedna osoba.
pairing-others-few = Na jedną z tych gier czekają jeszcze { $n } osoby.
pairing-others-many = Na jedną z tych gier czeka jeszcze { $n } osób.
pairing-others-other = Na jedną z tych gier czeka jeszcze { $n } osoby.
pairing-alone = Nikt inny nie czeka teraz na żadną z tych gier.
pairing-distance = Wasze rankingi mogą się różnić najwyżej o { $n }.
pairing-bots = Zagraj tymczasem z botami
pairing-stop = Przestań szukać
pairing-found = Mamy stół.

## Życzenia

wishes = Powiedz mi, gdy otworzy się stół
wishes-about = Dostajesz jedną wiadomość, gdy ktoś otworzy taki stół. Potem życzenie jest spełnione.
wishes-unreachable = Masz wyłączone powiadomienia, więc żadna wiadomość nie dotrze. Włącz je w menu pod swoim imieniem.
wish-new = Nowe życzenie
wish-store = Powiedz mi
wish-any = dowolnie
wish-seats = Gracze
wish-rated = Rankingowa lub towarzyska
wish-friendly = towarzyska
wish-level-learning = dla osób, które się uczą
wish-level-rating = Blisko mojego rankingu
wish-remove = Usuń
wish-remove-game = Usuń życzenie: { $game }

## Zgłoszenia graczy: decyzje

op-complaint-decide = Zdecyduj
op-decision = Co dalej?
op-decision-nothing = Nic
op-decision-warning = Ostrzeżenie
op-decision-mute = Bez czatu
op-decision-ban = Blokada
op-decision-answer = Co przeczyta zgłoszona osoba
op-decision-about = Osoba, która zgłosiła, dowie się, że sprawa jest rozpatrzona, ale nie, co z niej wynikło.
op-did-complaint-nothing = { $by }: zgłoszenie rozpatrzone bez skutków, { $guest }.
op-did-complaint-warning = { $by }: ostrzeżenie po zgłoszeniu, { $guest }.
op-did-complaint-mute = { $by }: po zgłoszeniu bez czatu, { $guest }.
op-did-complaint-ban = { $by }: po zgłoszeniu blokada, { $guest }.
conduct = Zgłoszenia
conduct-mine = { $game }: operator rozpatrzył twoje zgłoszenie. Dziękujemy.
conduct-warning = { $game }: po zgłoszeniu operator cię ostrzega.
conduct-mute = { $game }: po zgłoszeniu operator zdecydował, że nie możesz pisać na czacie.
conduct-ban = { $game }: po zgłoszeniu operator cię zablokował.

## Rankingi: co zwraca uwagę

op-evidence = Rankingi: co zwraca uwagę
op-evidence-about = Gry rankingowe z ostatnich 90 dni. To niczego nie dowodzi; zanim zdecydujesz, obejrzyj te gry.
op-evidence-mail = { $names } mają ten sam adres e-mail, a spotykają się w grach rankingowych ({ $games }).
op-evidence-notices = Powiadomienia, które dostają { $names }, idą w to samo miejsce, a te osoby spotykają się w grach rankingowych ({ $games }).
op-evidence-browser = { $names } spotykają się w grach rankingowych ({ $games }) i przychodzą z tej samej sieci, z takiej samej przeglądarki. Może to być jedna osoba albo jeden dom.
op-evidence-network = { $names } spotykają się w grach rankingowych ({ $games }) i przychodzą z tej samej sieci, ale z różnych przeglądarek. Może to być jeden dom albo szkoła.
op-evidence-few-opponents = { $first } zyskuje { $gain } w grach rankingowych ({ $games }) z niewieloma przeciwnikami ({ $others }): { $share } % wszystkich.
op-evidence-sun = W grach rankingowych ({ $games }) { $first } w { $share } % porównanych ruchów wybiera to, co bot Słońce; po odliczeniu przypadku w co najmniej { $low } %. Jowisz, poziom niżej, osiąga { $usual } %. Bardzo silni gracze też mogą zwracać uwagę.
op-evidence-game = Gra { $n }
