## Szukanie ludzi: kogo szuka stół i prywatne grupy

setting-level = Kogo szukasz
setting-level-about = Widoczne przy stole w lobby. Usiąść może każdy.
level-any = każdy
level-learning = osoby, które się uczą
level-rating = osoby blisko mojego rankingu
wanted-minutes = { $time } na turę
wanted-bank = plus { $time } na grę
wanted-learning = dla osób, które się uczą
wanted-around = dla osób z rankingiem około { $points }
wanted-reliable = dla niezawodnych graczy
seat-kept = Twoje miejsce
waits-for-you = czeka na ciebie
seat-held = Zajęte dla: { $name }
filter = Które stoły
filter-game = Gra
filter-game-all = Wszystkie gry
filter-speed = Tempo
filter-speed-all = Dowolne tempo
filter-speed-live = Na jedno posiedzenie
filter-speed-days = Przez wiele dni
filter-level = Kogo szukają
filter-level-all = Dowolny poziom
filter-level-learning = Dopiero się uczę
filter-level-rating = Dla osób z rankingiem
filter-none = Teraz nie ma takiego stołu.
groups = Grupy
groups-about = Klub, rodzina, znajomi: grupa ma własne stoły, wyniki i ranking. Dołączyć może tylko ktoś z linkiem i nikt inny jej nie widzi.
group-new = Nowa grupa
group-name = Nazwa grupy
group-create = Załóż grupę
group-invited = Zaproszenie do grupy „{ $name }”
group-invited-about = Inni widzą cię jako { $me }. Widzisz stoły i wyniki grupy i możesz ją opuścić w każdej chwili.
group-members-one = { $n } osoba
group-members-few = { $n } osoby
group-members-many = { $n } osób
group-members-other = { $n } osoby
group-join = Dołącz
group-invite = Zaproś
group-invite-about = Każdy, kto ma ten link, może dołączyć do grupy.
group-tables = Stoły
group-tables-empty = Jeszcze nie ma stołu. Otwórz jeden: zobaczą go tu wszyscy w grupie.
group-table = Stół grupy „{ $name }”: widzi go tylko grupa.
group-ranking = Ranking
group-ranking-about = Jeden punkt za każdą osobę, którą w grze wyprzedzasz, pół punktu za remis. Boty się nie liczą.
group-won = Wygrane
group-results = Ostatnie gry
group-people = Członkowie
group-head = prowadzi grupę
group-renew = Nowy link
group-renew-about = Stary link przestaje działać. Członkowie zostają.
group-remove-about = { $name } nie zobaczy już grupy. Jej link się zmienia, więc starym nie da się wrócić.
group-leave = Opuść grupę
group-leave-about = Nie zobaczysz już jej stołów i wyników, a wrócić możesz tylko przez jej link. Twoje trwające gry toczą się dalej.

## Powiadomienia: jedna wiadomość dziennie

notices-digest = Jedna wiadomość dziennie
notices-digest-about = Jedna wiadomość o wszystkich stołach, które na ciebie czekają, zamiast osobnej na każdą turę. Przypomnienie, że kończy ci się czas, i tak przychodzi osobno. Godziny w strefie { $zone }.
notices-digest-at = o
notices-digest-on = Jedna wiadomość dziennie
notices-digest-off = Po jednej na turę
notices-digest-none = Teraz po jednej na turę

## Planowanie naprzód

plan = Planuj naprzód
plan-title = Zaplanuj następny ruch
plan-tool = Plan
plan-tool-count = Plan ({ $n })
plan-back = Wróć do stołu
plan-about = Wybierz na planszy, co mogą zrobić inni, a potem swój ruch. Jeśli stanie się dokładnie to, twój ruch zagra się sam; jeśli nie, plan przepada i grasz jak zwykle. Nikt inny nie widzi twoich planów.
plan-if = Jeśli: { $says }
plan-then = To: { $says }
plan-save = Zapisz ten plan
plan-saved = Twój plan jest zapisany.
plan-list = Twoje plany
plan-forced = Zagraj mój ruch, jeśli jest jedyny możliwy
