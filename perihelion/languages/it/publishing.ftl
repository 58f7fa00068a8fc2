## perihelion publish

cli-publish = Scrivere in una cartella le partite pubbliche finite, mese per mese, senza nomi: solo quelle in cui tutti erano d’accordo.
cli-publish-folder = La cartella da scrivere. I mesi che ci sono già restano come sono.
cli-publish-said-nothing = Non c’è niente di nuovo da pubblicare. Si pubblicano mesi completi, e solo partite in cui tutti erano d’accordo.
cli-publish-said-done = { $folder } ha { $games ->
    [one] una partita in più
   *[other] { $games } partite in più
}: { $months }.
cli-publish-said-unreadable = { $n ->
    [one] Una partita non si è potuta
   *[other] { $n } partite non si sono potute
} rigiocare con le regole di oggi.
