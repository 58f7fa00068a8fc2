## Tournois

notice-round-title = Une ronde a commencé
notice-round = Une ronde de ton tournoi a commencé, et le temps court : { $games }.
notice-place-title = Le tournoi est fini
notice-place = Tu as fini à la place { $place } sur { $entrants } : { $games }.
notice-season-title = Une saison a commencé
notice-season = La saison { $season } a commencé ({ $name }), et le temps court. Tu joues en division { $division }.
notice-season-up = La saison { $season } a commencé ({ $name }), et le temps court. Tu montes en division { $division }.
notice-season-down = La saison { $season } a commencé ({ $name }), et le temps court. Tu descends en division { $division }.
