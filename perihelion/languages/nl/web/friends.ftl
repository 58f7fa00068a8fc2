## Vrienden

people = Mensen
people-lobby = Speel met vrienden, of laat ons iemand voor je zoeken.
people-open = Mensen zoeken
friends = Vrienden
friends-none = Hier nog geen vrienden. Stuur iemand je link.
friends-link = Mijn link
friends-link-about = Wie deze link opent, kan je vriend worden. Stuur hem alleen naar mensen die je kent.
friends-link-new = Nieuwe link
friends-link-new-about = De oude link werkt dan niet meer. Je vrienden blijven.
friends-find = Op naam zoeken
friends-find-about = Je vindt mensen die gevonden willen worden, op hun precieze naam. Zij beslissen of ze je vriend willen zijn.
friends-find-none = Niemand met deze naam wil gevonden worden.
friends-name = Naam
friends-look = Zoeken
friends-asking = Willen je vriend zijn
friends-asked = Door jou gevraagd
friends-met = Hiermee heb je gespeeld
friends-findable = Anderen kunnen me op naam vinden
friends-findable-about = Staat dit uit, dan kunnen alleen mensen met je link en mensen met wie je gespeeld hebt je vragen.
friends-visible = Mijn vrienden zien wanneer ik hier ben
friends-visible-about = Niemand anders ziet het.
friend-here = is hier
friend-ask = Vragen
friend-ask-name = { $name } vragen
friend-was-asked = { $name } krijgt je vraag te zien.
friend-accept = Ja
friend-accept-name = Vrienden worden met { $name }
friend-decline = Nee
friend-decline-name = { $name } afwijzen
friend-withdraw = { $name } toch niet vragen
friend-end = { $name } verwijderen
friend-end-about = Jij en { $name } zijn dan geen vrienden meer. { $name } krijgt geen bericht.
friend-invited = { $name } wil je vriend zijn
friend-invited-about = { $name } ziet je als “{ $me }” en kan je aan tafels uitnodigen. Je kunt er altijd een eind aan maken.
friend-become = Vrienden worden
seat-invite = Een vriend uitnodigen
seat-invite-about = De plaats wordt voor je vriend vrijgehouden. Als meldingen aanstaan, krijgt je vriend er een.

## Snel een tafel vinden

pairing = Een tafel vinden
pairing-about = Kies wat je zou willen spelen. Zodra genoeg mensen hetzelfde willen, begint het spel.
pairing-pace = Snelheid
pairing-pace-about = In één keer: 2 minuten per beurt en 15 voor het spel. Over dagen: één dag per beurt en drie voor het spel.
pairing-near = Mensen van ongeveer mijn sterkte
pairing-near-about = Hoe langer je wacht, hoe meer de sterkte mag verschillen.
pairing-rated = Met rating
pairing-rated-about = De uitslag verandert de ratings van iedereen aan tafel.
pairing-find = Mensen zoeken
pairing-none = Kies eerst een spel en een aantal spelers.
pairing-too-many = Dat is te veel tegelijk. Kies minder spellen of varianten.
pairing-variant-any = maakt niet uit
pairing-waits = We zoeken mensen. Laat deze pagina open.
pairing-waits-days = We zoeken mensen. Je kunt deze pagina sluiten.
pairing-since = Wachttijd tot nu toe: { $time }.
pairing-others-one = Nog één ander wacht op een van deze spellen.
pairing-others-other = Nog { $n } anderen wachten op een van deze spellen.
pairing-alone = Er wacht nu niemand anders op een van deze spellen.
pairing-distance = Jullie ratings mogen { $n } verschillen.
pairing-bots = Intussen tegen bots spelen
pairing-stop = Stoppen met zoeken
pairing-found = We hebben een tafel gevonden.

## Wensen

wishes = Laat het me weten als er een tafel is
wishes-about = Je krijgt één bericht als iemand zo’n tafel opent. Dan is de wens vervuld.
wishes-unreachable = Je meldingen staan uit, dus geen bericht kan je bereiken. Zet ze aan in het menu achter je naam.
wish-new = Nieuwe wens
wish-store = Laat het me weten
wish-any = maakt niet uit
wish-seats = Spelers
wish-rated = Met rating of vriendschappelijk
wish-friendly = vriendschappelijk
wish-level-learning = voor mensen die nog leren
wish-level-rating = Rond mijn rating
wish-remove = Verwijderen
wish-remove-game = De wens voor { $game } verwijderen

## Meldingen over spelers: besluiten

op-complaint-decide = Beslissen
op-decision = Wat volgt er?
op-decision-nothing = Niets
op-decision-warning = Een waarschuwing
op-decision-mute = Geen chat
op-decision-ban = Een verbanning
op-decision-answer = Wat de gemelde speler leest
op-decision-about = Wie het gemeld heeft, hoort dat je ernaar gekeken hebt, niet wat er volgt.
op-did-complaint-nothing = { $by } heeft een melding over { $guest } afgehandeld: er volgt niets.
op-did-complaint-warning = { $by } heeft { $guest } na een melding gewaarschuwd.
op-did-complaint-mute = { $by } heeft na een melding besloten dat { $guest } niet mag chatten.
op-did-complaint-ban = { $by } heeft na een melding besloten { $guest } te verbannen.
conduct = Meldingen
conduct-mine = { $game }: een beheerder heeft je melding afgehandeld. Dank je.
conduct-warning = { $game }: een beheerder heeft je na een melding gewaarschuwd.
conduct-mute = { $game }: na een melding heeft een beheerder besloten dat je niet mag chatten.
conduct-ban = { $game }: na een melding heeft een beheerder je verbannen.

## Ratings: wat opvalt

op-evidence = Ratings: wat opvalt
op-evidence-about = Spellen met rating van de laatste 90 dagen. Het bewijst niets; bekijk de spellen voordat je beslist.
op-evidence-mail = { $names } hebben hetzelfde e-mailadres, en troffen elkaar in spellen met rating ({ $games }).
op-evidence-notices = De meldingen van { $names } gaan naar dezelfde plek, en ze troffen elkaar in spellen met rating ({ $games }).
op-evidence-browser = { $names } troffen elkaar in spellen met rating ({ $games }) en kwamen vanaf hetzelfde netwerk, met hetzelfde soort browser. Het kan één persoon zijn, of één huishouden.
op-evidence-network = { $names } troffen elkaar in spellen met rating ({ $games }) en kwamen vanaf hetzelfde netwerk, met verschillende browsers. Misschien wonen ze samen of zitten ze op één school.
op-evidence-few-opponents = { $first } won { $gain } in spellen met rating ({ $games }) met alleen { $others }: { $share } % van alles.
op-evidence-sun = In spellen met rating ({ $games }) koos { $first } in { $share } % van de vergeleken zetten wat de bot Zon zou kiezen, zonder het toeval in minstens { $low } %. Jupiter, het niveau eronder, haalt { $usual } %. Ook heel sterke spelers kunnen opvallen.
op-evidence-game = Spel { $n }
