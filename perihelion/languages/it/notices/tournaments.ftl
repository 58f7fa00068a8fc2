## Tornei

notice-round-title = È iniziato un turno
notice-round = È iniziato un turno di un tuo torneo, e l’orologio corre: { $games }.
notice-place-title = Il torneo è finito
notice-place = Hai chiuso in posizione { $place } su { $entrants }: { $games }.
notice-season-title = È iniziata una stagione
notice-season = È iniziata la stagione { $season } ({ $name }), e l’orologio corre. Giochi nella divisione { $division }.
notice-season-up = È iniziata la stagione { $season } ({ $name }), e l’orologio corre. Sali nella divisione { $division }.
notice-season-down = È iniziata la stagione { $season } ({ $name }), e l’orologio corre. Scendi nella divisione { $division }.
