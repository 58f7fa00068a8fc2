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
