## Mitspieler finden: was Tische suchen, und private Gruppen

setting-level = Gesuchte Mitspieler
setting-level-about = Steht in der Lobby beim Tisch. Setzen kann sich jeder.
level-any = alle
level-learning = wer noch lernt
level-rating = um meine Wertung
wanted-minutes = { $time } pro Zug
wanted-bank = dazu { $time } fürs Spiel
wanted-learning = für alle, die noch lernen
wanted-around = für Spieler um { $points }
wanted-reliable = für zuverlässige Mitspieler
seat-kept = Dein Platz
waits-for-you = wartet auf dich
seat-held = Reserviert für { $name }
filter = Welche Tische
filter-game = Spiel
filter-game-all = Alle Spiele
filter-speed = Tempo
filter-speed-all = Jedes Tempo
filter-speed-live = Am Stück
filter-speed-days = Über Tage
filter-level = Gesuchte Mitspieler
filter-level-all = Jede Stärke
filter-level-learning = Ich lerne noch
filter-level-rating = Für Spieler mit Wertung
filter-none = So einen Tisch gibt es gerade nicht.
groups = Gruppen
groups-about = Ein Verein, die Familie, Freunde: Eine Gruppe hat eigene Tische, Ergebnisse und eine Rangliste. Beitreten kann nur, wer den Link hat, und sonst sieht sie niemand.
group-new = Neue Gruppe
group-name = Name der Gruppe
group-create = Gruppe gründen
group-invited = Du bist zu „{ $name }“ eingeladen
group-invited-about = Die anderen sehen dich als „{ $me }“. Du siehst die Tische und Ergebnisse der Gruppe und kannst jederzeit wieder gehen.
group-members-one = { $n } Mitglied
group-members-other = { $n } Mitglieder
group-join = Beitreten
group-invite = Einladen
group-invite-about = Wer diesen Link öffnet, kann der Gruppe beitreten.
group-tables = Tische
group-tables-empty = Noch kein Tisch. Eröffne einen: Alle in der Gruppe sehen ihn hier.
group-table = Ein Tisch von „{ $name }“: Nur die Gruppe sieht ihn.
group-ranking = Rangliste
group-ranking-about = Ein Punkt für jeden, vor dem du in einem Spiel landest, ein halber bei Gleichstand. Bots zählen nicht.
group-won = Siege
group-results = Letzte Partien
group-people = Mitglieder
group-head = leitet die Gruppe
group-renew = Neuer Link
group-renew-about = Mit dem alten Link kommt niemand mehr hinein. Die Mitglieder bleiben.
group-remove-about = { $name } sieht die Gruppe nicht mehr. Der Link ändert sich, damit der alte nicht wieder hineinführt.
group-leave = Gruppe verlassen
group-leave-about = Du siehst ihre Tische und Ergebnisse nicht mehr und kommst nur mit dem Link zurück. Deine laufenden Spiele gehen weiter.

## Benachrichtigungen: einmal am Tag

notices-digest = Eine Nachricht am Tag
notices-digest-about = Eine Nachricht mit allen Tischen, die auf dich warten, statt einer für jeden Zug. Die Erinnerung, dass deine Zeit abläuft, kommt trotzdem einzeln. Zeitzone: { $zone }.
notices-digest-at = um
notices-digest-on = Einmal am Tag
notices-digest-off = Für jeden Zug eine
notices-digest-none = Zurzeit für jeden Zug eine

## Vorausplanen

plan = Vorausplanen
plan-title = Einen Zug vorausplanen
plan-tool = Planen
plan-tool-count = Planen ({ $n })
plan-back = Zurück zum Tisch
plan-about = Wähle auf dem Spielplan, was die anderen tun könnten, dann, was du spielen würdest. Kommt es genau so, wird dein Zug für dich gespielt; wenn nicht, verfällt der Plan, und du bist wie immer am Zug. Niemand sonst sieht deine Pläne.
plan-if = Wenn: { $says }
plan-then = Dann: { $says }
plan-save = Plan speichern
plan-saved = Dein Plan ist gespeichert.
plan-list = Deine Pläne
plan-forced = Meinen Zug spielen, wenn nur einer möglich ist
