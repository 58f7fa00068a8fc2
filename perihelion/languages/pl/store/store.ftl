# Dlaczego nie da się użyć bazy danych. Każde to jedno zdanie w wierszu poleceń.

store-folder-unwritable = w { $folder } nie da się zapisywać ({ $reason }); wybierz inny folder opcją --data albo poproś o prawo zapisu
store-folder-in-use = z { $folder } korzysta już inny serwer; najpierw go zatrzymaj albo wybierz inny folder opcją --data
store-damaged = { $path } jest uszkodzony albo nie jest bazą danych Perihelionu ({ $reason })
store-newer = { $path } zapisała nowsza wersja Perihelionu; zainstaluj ją, żeby go użyć
store-unopened = nie da się otworzyć { $path } ({ $reason })
store-file-advice = { $problem }; wstaw w to miejsce kopię zapasową poleceniem `perihelion restore FILE` albo wybierz inny folder opcją --data
store-url = { $url } nie jest adresem bazy danych; napisz postgresql://USER:PASSWORD@HOST/NAME albo użyj --data i folderu
store-unreachable = baza danych { $url } jest nieosiągalna ({ $reason }); sprawdź, czy działa tam PostgreSQL i czy adres jest poprawny
store-no-worker = worker wymaga PostgreSQL, gdzie współpracuje kilka procesów; podaj go opcją --database lub zmienną PERIHELION_DATABASE
store-one-process = kilka serwerów wymaga PostgreSQL, gdzie mogą współpracować; podaj go opcją --database lub zmienną PERIHELION_DATABASE albo pomiń --processes
store-no-fork = kilka serwerów naraz wymaga Linuksa lub macOS; pomiń --processes

backup-no-database = w { $folder } nie ma bazy danych
backup-not-made = nie powstała kopia zapasowa { $file } ({ $reason })
backup-not-restored = nie da się przywrócić { $file } ({ $reason })
backup-no-file = nie ma pliku { $file }

copy-no-source = w { $place } nie ma bazy danych Perihelionu do skopiowania
copy-not-empty = { $place } nie jest puste, więc nic nie skopiowano; podaj pusty folder albo nową bazę danych
copy-damaged = nic nie skopiowano: dziennik stołu { $table } jest uszkodzony we wpisie { $n } ({ $reason })
copy-differs = nic nie skopiowano: zapisane różni się od odczytanego ({ $table })

move-not-written = stołu nie wyeksportowano: nie da się zapisać { $file } ({ $reason })
move-not-read = nie ma pliku { $file } albo nie da się go odczytać ({ $reason })
move-damaged = { $file } jest uszkodzony albo nie jest wyeksportowanym stołem; nic nie zaimportowano
move-newer = { $file } zapisała nowsza wersja Perihelionu; zainstaluj ją, żeby go zaimportować
move-there = nic nie zaimportowano: stół { $table } już tu jest
move-game = nic nie zaimportowano: na tym serwerze nie ma gry { $game }
move-rules = nic nie zaimportowano: stół gra według wersji { $there } zasad gry { $game }, a ten serwer ma wersję { $here }; zainstaluj nowszy Perihelion
move-unreadable = nic nie zaimportowano: dziennik stołu { $table } nie prowadzi do jego pozycji
move-deal = stołu { $table } nie wyeksportowano: toczy się na nim rozdanie, które na tym serwerze grają też inni
check-no-version = { $path } nie jest ani plikiem wheel, ani folderem z pakietem perihelion, ani środowiskiem wirtualnym
check-wheel = nie da się rozpakować pliku wheel { $path } ({ $reason })
check-ended = druga wersja nie ruszyła albo skończyła w środku gry; jej komunikat jest powyżej
check-hidden = nie da się sprawdzić { $path }, bo ten Python najpierw znajduje Perihelion w { $found }; użyj środowiska wirtualnego z drugą wersją
