## perihelion publish

cli-publish = Zapisz skończone publiczne gry do folderu, miesiąc po miesiącu, bez imion: tylko gry, na które zgodzili się wszyscy gracze.
cli-publish-folder = Folder do zapisania. Miesiące, które już tam są, zostają bez zmian.
cli-publish-said-nothing = Nie ma nic nowego do publikacji. Publikuje się pełne miesiące i tylko gry, na które zgodzili się wszyscy gracze.
cli-publish-said-done = Nowe w { $folder }: { $games ->
    [one] jedna gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gier
}: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Jednej gry
    [few] { $n } gier
    [many] { $n } gier
   *[other] { $n } gier
} nie dało się odtworzyć według dzisiejszych zasad.
