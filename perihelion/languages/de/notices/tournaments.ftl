## Turniere

notice-round-title = Eine Runde hat begonnen
notice-round = In deinem Turnier hat eine Runde begonnen, und die Uhr läuft: { $games }.
notice-place-title = Das Turnier ist zu Ende
notice-place = Du bist auf Platz { $place } von { $entrants } gelandet: { $games }.
notice-season-title = Eine Saison hat begonnen
notice-season = Saison { $season } hat begonnen ({ $name }), und die Uhr läuft. Du spielst in der { $division }. Klasse.
notice-season-up = Saison { $season } hat begonnen ({ $name }), und die Uhr läuft. Du bist in die { $division }. Klasse aufgestiegen.
notice-season-down = Saison { $season } hat begonnen ({ $name }), und die Uhr läuft. Du bist in die { $division }. Klasse abgestiegen.
