## Tournois

notice-round-title = Une ronde a commencé
notice-round = Une ronde de ton tournoi a commencé, et le temps court : { $games }.
notice-place-title = Le tournoi est fini
notice-place = Ta place : { $place } sur { $entrants }, { $games }.
