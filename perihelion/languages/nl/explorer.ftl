## perihelion explorer

cli-explorer = Tel wat bots aan het begin van een spel spelen, voor de verkenner van het analysebord.
cli-explorer-games = Het aantal spellen.
cli-explorer-bots = De spelers, gescheiden door komma’s. De laatste neemt de overige plaatsen. Zijn er meer bots dan plaatsen, dan speelt elke combinatie.
cli-explorer-vary = Waarden van een optie om beurtelings te spelen. Mag meerdere keren opgegeven worden.
cli-explorer-seed = Hetzelfde getal geeft hetzelfde bestand.
cli-explorer-out = Het bestand. Standaard openings.bin.
explorer-written = { $file }: { $n ->
    [one] één stelling
   *[other] { $n } stellingen
}, { $size } kB.
