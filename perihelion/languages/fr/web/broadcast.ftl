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

## Une partie à une vraie table, que d’autres regardent

broadcast-share = Laisser regarder
broadcast-about = Avec le lien, on voit le plateau, les points et le journal pendant que tu saisis la partie. Les cartes qu’un seul joueur peut connaître ne sont montrées à personne.
broadcast-delay = On voit la partie
broadcast-delay-about = Avec un retard, personne ne peut aider les joueurs, et l’incrustation pour les streams montre aussi les chances de gagner.
broadcast-start = Créer un lien
broadcast-stop = Arrêter la diffusion
broadcast-stopped = Le lien ne fonctionne plus.
broadcast-link = Le lien pour regarder
broadcast-overlay = Le lien de l’incrustation pour les streams
broadcast-on = D’autres peuvent regarder cette partie.
broadcast-watching = Cette partie se joue à une vraie table et se saisit à la main. Tu la vois { $delay }.
broadcast-watching-now = Cette partie se joue à une vraie table et se saisit à la main. Tu vois chaque saisie tout de suite.
