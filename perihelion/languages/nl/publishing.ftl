## perihelion publish

cli-publish = Schrijf afgelopen openbare spellen naar een map, maand na maand, zonder namen: alleen spellen waarvan alle spelers het goedvonden.
cli-publish-folder = De map om te schrijven. Maanden die er al zijn, blijven zoals ze zijn.
cli-publish-said-nothing = Er is niets nieuws te publiceren. Alleen volledige maanden worden gepubliceerd, en alleen spellen waarvan alle spelers het goedvonden.
cli-publish-said-done = { $folder } heeft { $games ->
    [one] één spel erbij
   *[other] { $games } spellen erbij
}: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Eén spel kon
   *[other] { $n } spellen konden
} niet met de regels van vandaag nagespeeld worden.
