## Torneos

notice-round-title = Ha empezado una ronda
notice-round = Ha empezado una ronda de tu torneo y el tiempo corre: { $games }.
notice-place-title = El torneo ha terminado
notice-place = Has quedado en el puesto { $place } de { $entrants }: { $games }.
notice-season-title = Ha empezado una temporada
notice-season = Ha empezado la temporada { $season } ({ $name }) y el tiempo corre. Juegas en la división { $division }.
notice-season-up = Ha empezado la temporada { $season } ({ $name }) y el tiempo corre. Subes a la división { $division }.
notice-season-down = Ha empezado la temporada { $season } ({ $name }) y el tiempo corre. Bajas a la división { $division }.
