## Stopka prawna i strona o prywatności publicznego serwera

imprint = O serwerze
privacy = Prywatność
legal-contact = Kontakt i zgłaszanie nadużyć
legal-abuse = Napisz tam, jeśli ktoś cię obraża, oszukuje albo używa tego serwera do czegoś innego niż gra, a także gdy uważasz, że coś tutaj narusza twoje prawa. Możesz też zgłosić wpis z czatu przy stole: wybierz imię autora, a potem „Zgłoś operatorom”.
legal-games = Gry należą do swoich autorów i wydawców. Nie mają oni nic wspólnego z tym serwerem i za niego nie odpowiadają.
legal-responsible = Kto odpowiada
legal-stored = Co jest o tobie zapisane
legal-stored-about = Nie potrzebujesz konta i nikt nie pyta o twoje prawdziwe nazwisko. Serwer przechowuje to, czego wymaga gra:
legal-basis = Bez tego nie da się tu grać (RODO, art. 6 ust. 1 lit. b). Adresy do powiadomień i logowania przechowujemy tylko za twoją zgodą (art. 6 ust. 1 lit. a). Możesz ją cofnąć w każdej chwili, usuwając adres.
legal-seen = Co widzą inni
legal-seen-about = Wszyscy przy stole widzą twoje imię, ruchy i czat; przy publicznym stole oglądać może każdy. Każdy może zobaczyć imiona i wyniki gier rankingowych i rozdania dnia, a gracze mogą przekazywać dalej pliki skończonych gier.
legal-cookies = Ciasteczka i to, co przechowuje przeglądarka
legal-cookie-guest = Ciasteczko cię rozpoznaje, żeby twoje miejsca pozostały twoje. Jest niezbędne i nie służy do niczego innego.
legal-cookie-language = Ciasteczka pamiętają język oraz jasny lub ciemny wygląd, jeśli je wybierzesz.
legal-cookie-browser = Przeglądarka przechowuje twoje ustawienia, twoją część losowań każdej gry i to, czego trzeba, żeby obejrzeć stoły bez sieci.
legal-others = Kto jeszcze coś dostaje
legal-log = Nie ma reklam ani statystyk odwiedzin i nic nie ładuje się z innych serwerów. Twój adres sieciowy ogranicza, jak często możesz o coś prosić; wkrótce potem zostaje zapomniany i nie ma go ani w bazie danych, ani w dzienniku serwera.
legal-push = Jeśli włączysz powiadomienia, przekazuje je usługa producenta przeglądarki (na przykład Google, Mozilla lub Apple) albo twojego webhooka. Powiadomienie mówi tylko, która gra czeka.
legal-mail = Jeśli podasz adres e-mail, wiadomości wysyła serwer pocztowy operatora.
legal-time = Jak długo
legal-kept = Wszystko zostaje, dopóki ty lub operator tego nie usuniecie.
legal-kept-automatic = Możesz usunąć wszystko w każdej chwili. Poza tym serwer sam usuwa:
legal-days-finished = { $n ->
    [one] skończone gry po jednym dniu
    [few] skończone gry po { $n } dniach
    [many] skończone gry po { $n } dniach
   *[other] skończone gry po { $n } dniach
}; ich ruchy zostają bez imion
legal-days-abandoned = { $n ->
    [one] gry, w których nikt nie zagrał od jednego dnia
    [few] gry, w których nikt nie zagrał od { $n } dni
    [many] gry, w których nikt nie zagrał od { $n } dni
   *[other] gry, w których nikt nie zagrał od { $n } dni
}
legal-days-waiting = { $n ->
    [one] stoły, których gra nie zaczęła się w ciągu jednego dnia
    [few] stoły, których gra nie zaczęła się w ciągu { $n } dni
    [many] stoły, których gra nie zaczęła się w ciągu { $n } dni
   *[other] stoły, których gra nie zaczęła się w ciągu { $n } dni
}
legal-days-guests = { $n ->
    [one] gości, którzy nigdy nie usiedli, po jednym dniu
    [few] gości, którzy nigdy nie usiedli, po { $n } dniach
    [many] gości, którzy nigdy nie usiedli, po { $n } dniach
   *[other] gości, którzy nigdy nie usiedli, po { $n } dniach
}
legal-rights = Twoje prawa
legal-rights-about = Na stronie „Twoje konto” możesz pobrać wszystko, co jest o tobie zapisane, i to usunąć; twoje ruchy w grach z innymi zostają, bez imienia. W sprawie informacji, poprawek i sprzeciwu pisz na adres powyżej. Możesz złożyć skargę do organu ochrony danych.

## Co jest zapisane o gościu; ta sama lista jest w docs/hosting.md

stored-guest = twoje imię, język i pierwsza wizyta
stored-sign-in = jak się logujesz: klucze dostępu (publiczne), potwierdzone adresy e-mail, urządzenia (przeglądarka i system, ostatnia wizyta) i jeszcze nieużyte linki
stored-tables = twoje stoły: ustawienia, miejsca, wszystkie ruchy z godzinami i to, czy masz połączenie
stored-chat = twoje wpisy na czacie
stored-plans = zaplanowane ruchy
stored-results = twoje wyniki, rankingi i niezawodność
stored-deals = twoje rozdania dnia i rozdania klubowe, z wynikami
stored-tournaments = turnieje i ligi z twoim udziałem oraz twoje wyniki w nich
stored-groups = twoje grupy
stored-analyses = twoje zapisane analizy i raporty z gier
stored-reviews = to, co pokazywano lub proponowano przy wspólnym oglądaniu skończonej gry, przez tydzień
stored-companions = gry wpisane przy prawdziwym stole, z imionami grających
stored-practice = zadania, których próbujesz, i błędy do ćwiczenia
stored-explorer = twoje ruchy z początku skończonych gier, policzone według pozycji
stored-publishing = czy twoje skończone publiczne gry wolno publikować bez imion
stored-notices = adresy do powiadomień, ich godziny i to, co wysłano
stored-vacations = twoje urlopy
stored-blocks = czyje wpisy na czacie ukrywasz
stored-evidence = jeśli operator tego chce: przez 90 dni kod sieci, z których przychodzisz do gier rankingowych, z rodzajem przeglądarki; oraz to, jak często twoje ruchy w grach rankingowych są ruchami najsilniejszego bota
stored-moderation = skargi od ciebie i na ciebie oraz decyzje operatorów
