## Une table que les spectateurs voient avec retard

setting-delay = Les spectateurs voient la table
setting-delay-about = Ainsi, ils ne peuvent aider personne. À la fin de la partie, ils voient tout.
delay-none = tout de suite
delay-turns-one = { $n } tour plus tard
delay-turns-other = { $n } tours plus tard
delay-minutes-one = { $n } minute plus tard
delay-minutes-other = { $n } minutes plus tard
delay-watching = Tu vois tout { $delay }, pour que personne ne puisse aider les joueurs. À la fin de la partie, tu vois tout.
setting-broadcast = Diffusion
setting-broadcast-about = Pour un stream ou une soirée de club : les spectateurs voient la table avec retard (deux tours, sauf autre choix), et l’incrustation montre les chances de gagner.
