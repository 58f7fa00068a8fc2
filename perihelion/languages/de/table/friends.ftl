## Freunde und Einladungen

said-invited = { $name } ist eingeladen, { $player } zu spielen.
error-friend = Das geht nicht.
error-friend-self = Du kannst nicht dein eigener Freund sein.
error-friend-blocked = Du blendest die Nachrichten dieses Spielers aus. Zeig sie erst wieder an.
error-friend-unknown = Diese Person ist nicht zu finden.
error-friend-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-friends-full = Du hast schon { $n } Freunde. Mehr gehen nicht.
error-invite-here = Dein Freund ist schon an diesem Tisch, oder er wurde von dort entfernt.
error-invite-late = Das Spiel hat schon begonnen.

## Schnell Mitspieler finden

error-pairing = Das geht gerade nicht.
error-pairing-found = Wir haben gerade einen Tisch für dich gefunden.
error-pairing-alone = Wähle mindestens zwei Spieler.
error-wishes = Du hast schon { $n } Wünsche. Entferne erst einen.

## Wer gewertet spielen darf

error-rated-account = Für gewertete Partien brauchst du ein Konto, damit die Wertung jemandem gehört: Füge auf der Seite „Dein Konto“ einen Passkey oder eine E-Mail-Adresse hinzu.
error-rated-games = { $n ->
    [one] Spiel erst noch eine Partie zu Ende, gegen Menschen oder Bots. Dann kannst du gewertet spielen.
   *[other] Spiel erst noch { $n } Partien zu Ende, gegen Menschen oder Bots. Dann kannst du gewertet spielen.
}
error-rated-pause = Du hast eine gewertete Partie verlassen. Die nächste kannst du in { $hours ->
    [one] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
   *[other] { $hours } Stunden
} spielen.
error-rated-terms = Du kannst noch nicht gewertet spielen.
error-unknown-player = Der Gastgeber sucht zuverlässige Mitspieler. Dich kennt noch niemand: Spiel erst an anderen Tischen drei gewertete Partien zu Ende.

## Partien zeigen

overlay-chances = Gewinnchance (von Bots geschätzt)
