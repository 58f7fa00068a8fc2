## Vrienden en uitnodigingen

said-invited = { $name } is uitgenodigd om { $player } te spelen.
error-friend = Dat kan niet.
error-friend-self = Je kunt niet je eigen vriend zijn.
error-friend-blocked = Je verbergt wat deze speler schrijft. Toon die berichten eerst weer.
error-friend-unknown = Deze persoon is niet te vinden.
error-friend-link = Deze link werkt niet meer. Vraag om een nieuwe.
error-friends-full = Je hebt { $n } vrienden, het maximum.
error-invite-here = Je vriend zit al aan deze tafel, of is ervan weggestuurd.
error-invite-late = Het spel is begonnen.

## Snel een tafel vinden

error-pairing = Dat kan nu niet.
error-pairing-found = We hebben net een tafel voor je gevonden.
error-pairing-alone = Kies minstens twee spelers.
error-wishes = Je hebt al { $n } wensen. Verwijder er eerst een.

## Wie spellen met rating mag spelen

error-rated-account = Voor spellen met rating is een account nodig, zodat een rating van iemand is: voeg op de pagina “Je account” een passkey of een e-mailadres toe.
error-rated-games = { $n ->
    [one] Speel eerst nog één spel uit, tegen mensen of bots. Dan kun je spellen met rating spelen.
   *[other] Speel eerst nog { $n } spellen uit, tegen mensen of bots. Dan kun je spellen met rating spelen.
}
error-rated-pause = Je hebt een spel met rating verlaten. Je kunt het volgende spelen over { $hours ->
    [one] { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    }
   *[other] { $hours } uur
}.
error-rated-terms = Je kunt nog geen spellen met rating spelen.
error-unknown-player = De gastheer vraagt om betrouwbare spelers. Niemand kent je nog: speel eerst drie spellen met rating uit aan andere tafels.

## Spellen laten zien

overlay-chances = Winstkans (geschat door bots)
