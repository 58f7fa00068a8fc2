## perihelion publish

cli-publish = Escribe en una carpeta partidas públicas terminadas, mes a mes, sin nombres: solo aquellas en las que todos los jugadores estuvieron de acuerdo.
cli-publish-folder = La carpeta que se escribe. Los meses que ya están se quedan como están.
cli-publish-said-nothing = No hay nada nuevo que publicar. Se publican meses completos, y solo partidas en las que todos los jugadores estuvieron de acuerdo.
cli-publish-said-done = { $folder } tiene { $games ->
    [one] una partida más
   *[other] { $games } partidas más
}: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Una partida no se pudo
   *[other] { $n } partidas no se pudieron
} repetir con las reglas de hoy.
