### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

tour-welcome = Sammle Waren auf den Inseln und bring sie in die Städte: Die Tagstädte brauchen, was es in der Nacht gibt, und umgekehrt. Nach je 16 Karten gewinnt, wer die meisten Sterne hat.
tour-CARD = Wähle eine Karte aus deiner Hand. Ihre Zahl sagt, wie viel sie bringt: 2 ist am meisten. Eine 0 bringt jetzt nichts, aber das Luftschiff fliegt weiter.
tour-FIELD = Leg sie neben das Luftschiff, darunter oder neben eine eigene Karte. Eine Insel gibt Waren; in einer Stadt erfüllst du einen Auftrag.
tour-PAY = Das Feld liegt weiter weg: Jedes Feld dazwischen kostet eine Ware.
tour-ORDER = In einer Stadt erfüllst du einen ihrer Aufträge. Nimm den, der dir am meisten bringt.
tour-SLOT = Wähle den Platz für den Auftrag auf deinem Tableau; jeder Platz gibt seinen eigenen Bonus.
tour-TAKE = Ein Bonus: Wähle eine Ware, die dir für einen Auftrag noch fehlt.
tour-DROP = Dein Lager ist zu voll. Gib zurück, was du am wenigsten brauchst.
tour-scored-orders = { $n ->
    [one] Auftrag erfüllt: 1 Stern!
   *[other] Auftrag erfüllt: { $n } Sterne!
}
tour-end = Das war ein Zug: eine Karte, ein Feld, und was es bringt. Sieh dir die Aufträge neben dem Spielplan an und sammle Waren für einen davon.
