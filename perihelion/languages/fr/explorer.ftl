## perihelion explorer

cli-explorer = Compter ce que des bots jouent au début d’une partie, pour l’explorateur du plateau d’analyse.
cli-explorer-games = Le nombre de parties.
cli-explorer-bots = Les joueurs, séparés par des virgules. Le dernier prend les places restantes. S’il y a plus de bots que de places, chaque combinaison joue.
cli-explorer-vary = Valeurs d’une option à jouer tour à tour. Peut être donné plusieurs fois.
cli-explorer-seed = Le même nombre donne le même fichier.
cli-explorer-out = Le fichier. Par défaut openings.bin.
explorer-written = { $file } : { $n ->
    [one] une position
   *[other] { $n } positions
}, { $size } ko.
