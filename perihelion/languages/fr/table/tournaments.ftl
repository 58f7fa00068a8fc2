## Refus des tournois

error-tournament-unknown = Ce tournoi n’existe pas. Le lien n’est peut-être pas complet.
error-tournament-organiser = Seule la personne qui organise le tournoi peut le faire : le responsable du groupe, ou un opérateur du serveur.
error-tournament-many = Tu organises { $n } tournois pas encore finis. Termines-en un d’abord.
error-tournament-plan = Ce tournoi n’est pas possible avec { $seats } joueurs par table.
error-tournament-starts = Cette heure est déjà passée. Choisis-en une plus tardive, ou aucune.
error-tournament-enter = Tu ne peux pas t’inscrire maintenant : tu l’es déjà, c’est complet ou fini, ou c’est pour les membres d’un groupe.
error-tournament-begun = Il a déjà commencé.
error-tournament-few = Trop peu d’inscrits : il en faut au moins { $n }.
error-tournament-substitute = Ce remplaçant ne peut plus prendre cette place.
error-tournament-adjourn = Cette table ne peut pas avoir plus de temps : elle a fini, ou toutes les tables de la ronde partagent leurs tirages.
error-league-season = La dernière saison n’est pas encore finie, ou la suivante vient de commencer.
