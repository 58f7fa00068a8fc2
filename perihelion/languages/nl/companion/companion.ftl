## Een spel aan een echte tafel, hier ingevoerd

companion-chance = Wat is het geworden? Tik erop.
companion-turn = { $name }: { $prompt }
companion-your-turn = Jij bent aan de beurt:
companion-asked = { $name }, { $prompt }
companion-ended = Je hebt het spel hier beëindigd. Neem de laatste invoer terug om verder te gaan.
companion-assumed = De onbekende kaarten kunnen niet zo verdeeld zijn dat dit en alles wat eerder is ingevoerd klopt. Waarschijnlijk is een eerdere invoer fout: kijk de lijst door en verbeter het daar.
companion-unreadable = “{ $text }” kan hier niet worden ingevoerd.
error-companion-many = Voer één tot { $n } dingen in, gescheiden door komma’s.
error-companion-entry = Alleen invoer kan verbeterd worden.
error-companion-full = Je hebt al { $n } spellen opgeslagen. Verwijder er eerst een.
error-companion-unknown = Zo’n spel is er niet, of het is van iemand anders.
companion-unshown = Een deel van de laatste invoer kan niet getoond worden.
error-companion-show = Dit kan door een fout in Perihelion niet getoond worden, en is dus niet ingevoerd. Alles ervoor is bewaard.
error-companion-moment = Dit moment kan door een fout in Perihelion niet getoond worden. Je kunt de invoer nog wel een voor een terugnemen.
error-companion-unshown = Neem eerst de invoer terug die niet getoond kan worden.
error-companion-nothing = Dit spel kan door een fout in Perihelion niet getoond worden. Er is niets verloren: het gaat weer open zodra de fout hersteld is.
