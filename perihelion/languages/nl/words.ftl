# Woorden van alle spellen samen: de opdrachtregel, de terminal, het log.

spectator = Toeschouwer
log-unseen = { $player } kiest in het geheim.
luck = dobbelstenen en kaarten
gain = { $sign }{ $n ->
    [one] 1 punt
   *[other] { $n } punten
}
list-and = { $first } en { $last }
labelled = { $label }: { $text }

## De opdrachtregel

cli = Bordspellen over de zon: speel ze in de browser of de terminal, bekijk ze opnieuw, meet ze.
cli-lang = De taal; standaard die van het systeem.
cli-game = Een spel; standaard alle.

cli-serve = Start de server en open de lobby in je browser; iedereen met een link kan meedoen.
cli-serve-port = De poort.
cli-serve-host = Het adres om op te luisteren; 0.0.0.0 laat anderen in je netwerk toe.
cli-serve-browser = Open de pagina in je browser.
cli-serve-trusted_proxy = Een proxy voor de server, waarvan de headers de adressen van de bezoekers noemen.
cli-serve-base_path = Het pad waaronder een proxy deze server aanbiedt, zoals /perihelion.
cli-serve-log_format = Het formaat van het log: text, of json met één object per regel.
cli-serve-processes = Het aantal serverprocessen, op opeenvolgende poorten vanaf --port; alleen met PostgreSQL.
cli-serve-verbose = Toon elk verzoek.
cli-data = De map voor de tafels; standaard een in je gegevensmap.
cli-database = Het adres van een PostgreSQL-database voor meerdere servers (postgresql://USER:PASSWORD@HOST/NAME) in plaats van een map.

cli-operator = Regel de beheerders van je server: link toont een link die één keer werkt; list; remove.
cli-operator-action = link, list of remove.
cli-operator-guest = De beheerder die weg moet; list toont de id’s.
cli-operator-address = Het openbare adres van je server.
cli-operator-said-link = Open deze link binnen een uur in je browser. Hij werkt één keer.
cli-operator-said-none = { $guest } is geen beheerder.
cli-guest = Zoek gasten op, of exporteer, hernoem, demp, verban of verwijder er een.
cli-guest-action = list, export, rename, mute, unmute, ban, unban of delete.
cli-guest-guest = De id van de gast, of bij list een deel van de naam.
cli-guest-name = De nieuwe naam.
cli-guest-out = Het zip-bestand om te schrijven.
cli-guest-said-name = De nieuwe naam ontbreekt: --name NAAM
cli-table = Zoek tafels op; sluit, verwijder of verplaats er een; vergelijk ze met een andere versie.
cli-table-action = list, close, delete, export, import, links of check.
cli-table-table = De id van de tafel; bij list een speler, een spel of een id; bij import een bestand.
cli-table-ended = Toon ook afgelopen tafels.
cli-table-out = Het bestand dat export schrijft.
cli-table-address = Het openbare adres van je server, voor de links.
cli-table-against = Een andere versie voor check: een wheel, een map met het pakket perihelion, of een virtuele omgeving.
cli-table-said-exported = De tafel is ook hier nog. Importeer het bestand op de andere server en verwijder dan deze: perihelion table delete { $table }. Sluit hem niet, want een gesloten tafel toont het geheim van zijn dobbelstenen.
cli-table-said-copied = Het bestand is compleet. Dit spel is afgelopen en mag ook hier blijven.
cli-table-said-links = Stuur iedereen de eigen link. Die opent de eigen plaats op deze server, werkt één keer, en 30 dagen lang; "links" maakt nieuwe.
cli-table-said-no-links = Niemand heeft een link nodig: alle spelers van deze tafel waren al op deze server.
cli-table-said-against = Zeg met --against welke versie: een wheel, een map met het pakket perihelion, of een virtuele omgeving.
cli-table-said-version = De andere versie: { $folder }
cli-table-said-game = { $there ->
    [0] { $game }: hier regelversie { $here }; de andere versie heeft dit spel niet
   *[other] { $game }: hier regelversie { $here }, daar { $there }
}
cli-table-said-checked = { $n ->
    [one] Eén lopende tafel
   *[other] { $n } lopende tafels
} gecontroleerd; { $differ ->
    [0] geen zou verschillen.
    [one] één zou verschillen.
   *[other] { $differ } zouden verschillen.
} Er is niets veranderd.
cli-table-differs-choices = voor zet { $n }: niet meer mogelijk { $gone }; nieuw mogelijk { $new }
cli-table-differs-chance = voor zet { $n }: andere uitkomsten, of met andere kansen
cli-table-differs-turn = voor zet { $n }: iemand anders is aan zet
cli-table-differs-refused = zet { $n } ({ $move }) mislukt: { $why }
cli-table-differs-points = de punten zijn { $there } in plaats van { $here }
cli-table-differs-position = de stelling heeft { $there } in plaats van { $here }
cli-table-differs-unreadable = de versie die hier geïnstalleerd is, kan hem ook niet lezen
cli-id-missing = Er ontbreekt een id; list toont ze.

cli-tidy = Ruim op: archiveer oude tafels, en verwijder gasten die nooit speelden.
cli-tidy-dry_run = Toon alleen wat er zou gebeuren.
cli-tidy-finished = Archiveer en verwijder afgelopen tafels na zoveel dagen; 0 bewaart ze.
cli-tidy-abandoned = Hetzelfde voor verlaten spellen.
cli-tidy-waiting = Verwijder tafels waar het spel nooit begon na zoveel dagen.
cli-tidy-guests = Verwijder gasten die nooit een plaats namen na zoveel dagen.
cli-tidy-records = Verwijder regels uit het logboek van de beheerders en gesloten meldingen na zoveel dagen.
cli-tidy-automatic = Laat de server dit elk uur doen.
cli-tidy-save = Sla deze instellingen op voor de server en doe verder niets.
cli-tidy-archive = De map voor het archief; standaard archive in de map van de tafels.
cli-tidy-said-saved = De instellingen zijn opgeslagen.
cli-tidy-said-finished = { $n ->
    [one] Eén tafel is
   *[other] { $n } tafels zijn
} al meer dan { $days ->
    [one] één dag
   *[other] { $days } dagen
} afgelopen: te archiveren en te verwijderen.
cli-tidy-said-abandoned = { $n ->
    [one] Eén onafgemaakte tafel is
   *[other] { $n } onafgemaakte tafels zijn
} al meer dan { $days ->
    [one] één dag
   *[other] { $days } dagen
} niet aangeraakt: te archiveren en te verwijderen.
cli-tidy-said-waiting = { $n ->
    [one] Eén tafel die nooit begon, is
   *[other] { $n } tafels die nooit begonnen, zijn
} al meer dan { $days ->
    [one] één dag
   *[other] { $days } dagen
} niet aangeraakt: te verwijderen.
cli-tidy-said-guests = { $n ->
    [one] Eén gast kwam
   *[other] { $n } gasten kwamen
} meer dan { $days ->
    [one] één dag
   *[other] { $days } dagen
} geleden en speelde nooit: te verwijderen.
cli-tidy-keeps-finished = Afgelopen tafels blijven bewaard.
cli-tidy-keeps-abandoned = Lopende spellen blijven bewaard.
cli-tidy-keeps-waiting = Tafels waar het spel nooit begon, blijven bewaard.
cli-tidy-keeps-guests = Gasten blijven bewaard.
cli-tidy-said-done = Gearchiveerd: { $archived ->
    [one] één tafel
   *[other] { $archived } tafels
}. Verwijderd: { $deleted ->
    [one] één tafel
   *[other] { $deleted } tafels
}, { $guests ->
    [one] één gast
   *[other] { $guests } gasten
}.
cli-tidy-said-kept = { $n ->
    [one] Eén tafel blijft
   *[other] { $n } tafels blijven
} bewaard, omdat het spel niet meer te lezen is: { $tables }

cli-verify = Controleer een verzegeld spel offline: elke actie, elke trekking, de uitslag.
cli-verify-file = Een verzegeld spel, gedownload van een afgelopen tafel.
cli-verify-receipt = Het ontvangstbewijs van een speler; mag meerdere keren opgegeven worden.
cli-verify-seal = Een zegel van de server dat een speler zag; mag meerdere keren opgegeven worden.
cli-verify-contribution = Een bijdrage van een speler; mag meerdere keren opgegeven worden.
cli-verify-deals = Een bestand met gepubliceerde partijen, om te controleren dat dit er een van is.
cli-site = Schrijf de tafel als map met statische bestanden, waarvoor geen server nodig is.
cli-site-folder = De map om te schrijven.
cli-site-server = Het adres van een Perihelion-server, voor mensen die anderen zoeken om mee te spelen.
cli-site-base_path = Het pad van de map bij de host; alleen nodig bij hosts die voor elk adres 404.html sturen.
cli-site-not-an-address = { $given } is geen adres van een server; zo ziet er een uit: https://example.org
cli-site-writing = De pagina’s worden geschreven…
cli-site-written = De map { $folder } is compleet. Elke webruimte kan die via https aanbieden.
cli-backup = Kopieer alle tafels naar een bestand; de server mag lopen.
cli-backup-file = Het bestand om te schrijven.
cli-restore = Vervang alle tafels door die uit een bestand; de server mag niet lopen.
cli-restore-file = Een bestand dat backup geschreven heeft.
cli-worker = Doe het werk van alle servers op één PostgreSQL-database: bots, klokken, uitslagen.
cli-worker-verbose = Toon meer.
cli-copy = Kopieer alles tussen een map (SQLite) en PostgreSQL, en controleer elk log; er mag geen server lopen.
cli-copy-source = Een map, of postgresql://USER:PASSWORD@HOST/NAME.
cli-copy-target = Hetzelfde; moet leeg zijn.
cli-copy-progress = Rijen
cli-copy-done = { $tables ->
    [one] Eén tafel
   *[other] { $tables } tafels
} met { $entries ->
    [one] één logregel
   *[other] { $entries } logregels
}, in totaal { $rows ->
    [one] één rij
   *[other] { $rows } rijen
}, gecontroleerd.

cli-games = Toon de geïnstalleerde spellen.
cli-games-heading = Spellen
cli-games-broken = Kapotte pakketten

cli-play = Speel een spel in de terminal: mensen en bots op elke plaats.
cli-play-seats = De spelers, gescheiden door komma’s: person, random, moon, greedy, mercury, venus, earth, mars, jupiter of sun voor elke plaats. Standaard een mens, en dan greedy-bots.
cli-play-seed = Hetzelfde getal geeft dezelfde dobbelstenen, kaarten en botzetten.
cli-play-load = Ga verder met een opgeslagen spel.
cli-play-save = Schrijf het spel naar dit bestand als het eindigt of je weggaat.

cli-replay = Toon een opgeslagen spel vanaf het begin.
cli-replay-file = Een spelbestand dat met `save` geschreven is.
cli-replay-at = Stop na zoveel regels en toon het bord.
cli-replay-step = Toon het bord na elke beslissing; Enter gaat verder.

cli-train = Train een netwerk dat stellingen beoordeelt, door tegen zichzelf te spelen.
cli-train-out = Het bestand voor het netwerk; de leercurve komt ernaast.
cli-train-minutes = Hoe lang de hele training duurt.
cli-train-vary = Train één netwerk voor meerdere waarden van een optie, zoals level=1,2,3.
cli-train-checkpoint = Ga verder vanaf dit bestand als het bestaat, en schrijf het aan het eind.
cli-train-gpu = Train op de GPU; anders langzaam op de processor.
cli-train-from_scratch = Begin niet met de beoordeling van het spel.
cli-train-whole_turns = Probeer hele beurten in plaats van losse acties; voor spellen met korte beurten.
cli-train-games = Het aantal spellen dat naast elkaar gespeeld wordt.
cli-train-first_layer = De grootte van de eerste laag van het netwerk.
cli-train-lead_weight = Het gewicht van een voorsprong in punten, naast het winstaandeel, bij het kiezen van een actie.
cli-train-begin_with = Begin met dit netwerk van het spel, ook een voor een ander aantal plaatsen.
cli-train-against = Leren winnen van dit netwerk, of van de beoordeling (judge); die bezet alle plaatsen op één na en leert niet.
cli-train-candidates = Hoeveel acties van elke beslissing tot de volgende beslissing gevolgd worden voordat er een gekozen wordt; langzaam.
cli-train-seed = Hetzelfde getal begint dezelfde training.
cli-arena = Laat bots tegen elkaar spelen en geef ze een rating.
cli-arena-bots = De spelers, gescheiden door komma’s: bots, of je eigen agents als module:Class of cmd:COMMAND. De laatste neemt de overige plaatsen. Zijn er meer bots dan plaatsen, dan speelt elke combinatie.
cli-arena-games = Het aantal spellen; een log met minder wordt voortgezet.
cli-arena-seed = Hetzelfde getal geeft dezelfde spellen.
cli-arena-seconds = De tijdslimiet van je eigen agents voor één beslissing.
cli-arena-out = Het log, een CSV-bestand; de grafiek komt ernaast. Standaard genoemd naar spel en bots.
cli-arena-league = Schrijf de stand in deze ranglijst, als hoofdstuk van het spel.
cli-arena-ray = Speel op een Ray-cluster; zonder adres op een dat hier gestart wordt.
cli-dataset = Schrijf spellen tussen bots naar een bestand voor machine learning, met elke keuze en elke trekking.
cli-dataset-games = Het aantal spellen.
cli-dataset-bots = De spelers, gescheiden door komma’s. De laatste neemt de overige plaatsen. Zijn er meer bots dan plaatsen, dan speelt elke combinatie.
cli-dataset-seed = Hetzelfde getal geeft dezelfde spellen.
cli-dataset-out = Het Parquet-bestand. Standaard genoemd naar het spel.
cli-puzzles = Maak puzzels uit spellen tussen bots: stellingen met één beurt die veel beter is dan alle andere.
cli-puzzles-puzzles = Het aantal puzzels dat het bestand moet krijgen.
cli-puzzles-games = Het maximale aantal spellen om te doorzoeken; een onderbroken zoektocht wordt voortgezet.
cli-puzzles-minutes = Stop na zoveel minuten; 0 voor nooit.
cli-puzzles-vary = Speel de spellen om beurten met meerdere waarden van een optie, zoals players=2,3,4.
cli-puzzles-seed = Hetzelfde getal geeft dezelfde spellen.
cli-puzzles-out = Het bestand om puzzels aan toe te voegen. Standaard genoemd naar het spel.
cli-puzzles-verify = Maak geen nieuwe puzzels; controleer die in het bestand met de huidige bots en haal eruit wat niet meer klopt.
puzzles-contradicted = { $key }: { $best } is geen puzzel meer.
puzzles-verifying = Puzzels controleren
puzzles-verified = Nog juist: { $n } van { $known }.
puzzles-found = { $n }. { $key }: { $best }, { $gap } procentpunt beter, rating { $rating }
puzzles-done = { $looked ->
    [one] Eén beslissing
   *[other] { $looked } beslissingen
 } in { $games ->
    [one] één spel.
   *[other] { $games } spellen.
 } { $n ->
    [0] { $file } heeft geen puzzels.
    [one] { $file } heeft één puzzel.
   *[other] { $file } heeft { $n } puzzels.
 }

cli-tune = Stel het zoekalgoritme van een spel en de fouten van de niveaus in, zodat elk niveau sterker is dan het vorige.
cli-tune-minutes = Stop na zoveel minuten; de volgende keer gaat het verder. 0: geen limiet.
cli-tune-games = Het hoogste aantal spellen voor één stap; minder als een sequentiële toets beslist.
cli-tune-simulations = De simulaties van het hoogste niveau. Standaard zoals voorheen.
cli-tune-save = Schrijf de instellingen naar search.toml in de map van het spel.
cli-tune-out = De map voor de logs en de pagina. Standaard genoemd naar het spel.
tune-judge = Greedy-bots spelen: hoe goed is de beoordeling?
tune-rollouts = Zon speelt met en zonder rollouts.
tune-errors = De niveaus spelen met verschillende fouttemperaturen.
tune-levels = Elk niveau speelt tegen het niveau eronder.
tune-ordered = Elk niveau is sterker dan het niveau eronder. De pagina: { $page }
tune-open = Niet elke stap is beslist. De pagina zegt welke: { $page }
tune-saved = De instellingen staan in { $file }.
cli-lab = Speel een spel met andere getallen op het materiaal, en vergelijk het met het origineel.
cli-lab-change = Een ander getal: zijn plek in components.toml van het spel, en zijn waarde. Mag meerdere keren opgegeven worden.
cli-lab-bot = De bot op alle plaatsen.
cli-lab-games = Het aantal spellen met de oorspronkelijke getallen, en nog eens met de veranderde.
cli-lab-seed = Hetzelfde getal geeft dezelfde spellen.
cli-lab-out = Een pagina met plaatjes en de tabel, in één HTML-bestand.
lab-original = Origineel
lab-changed = Veranderd
lab-heading = { $changes }: elk { $games } spellen, { $level } op alle plaatsen
lab-figure = Gemiddelde per spel
lab-difference = Verschil (95 %)
lab-decisions = Beslissingen
lab-winner = Punten van de winnaar
lab-spread = Punten tussen eerste en laatste
lab-seat = Winst van { $seat }
lab-line = Punten: { $line }
lab-won-by = Voorsprong van de winnaar: { $line }
lab-star = * Het verschil is groter dan het toeval verklaart.
lab-page = Het regellab: { $game }
lab-made = Regels { $version }, Perihelion { $release }, { $date }. Seed { $seed }.
lab-page-about = Stippen laten zien hoeveel het veranderde spel van het origineel afwijkt, lijnen de 95%-intervallen. Raakt een lijn de 0 niet, dan is het verschil groter dan toeval verklaart; van twintig waarden is er één dat toevallig.
lab-group-decisions = Beslissingen per spel
lab-group-points = Punten
lab-group-wins = Overwinningen van de plaatsen, in procentpunten
lab-group-lead = Hoeveel de winnaar voorstaat, in punten
lab-written = Geschreven: { $file }
cli-bench = Meet hoeveel beslissingen per seconde willekeurige spellen doen.
cli-bench-games = Het aantal spellen per meting.
cli-bench-seed = Hetzelfde getal geeft dezelfde spellen.

cli-mcp = Laat taalmodellen spelen: een server van het Model Context Protocol, over standaardinvoer en -uitvoer.
cli-warm = Compileer de spellen nu, met een voortgangsbalk, in plaats van op de achtergrond.

cli-wasm = Compileer spellen voor browsers, zodat bots daar snel denken.
cli-wasm-games = De sleutels van de spellen.
cli-wasm-folder = De map voor de bestanden.

cli-new-game = Schrijf een klein speelbaar spel als begin voor een eigen spel.
cli-new-game-name = De naam van het spel: kleine letters, cijfers en _.
new-game-name = { $name } kan niet de naam van een spel zijn; een naam begint met een kleine letter, gaat verder met kleine letters, cijfers en _, en is geen sleutelwoord of bibliotheekmodule van Python
new-game-installed = er is al een spel { $name } geïnstalleerd; kies een andere naam
new-game-exists = { $folder } bestaat al; er is niets geschreven
new-game-written = { $folder } is geschreven. Nu:

    pip install -e { $folder }
    perihelion check { $name }
    perihelion play { $name }

    docs/tutorial.md maakt er een dobbelspel van.

cli-language = Controleer een taal, laat zien waar een bericht staat, of schrijf een lege taal voor een nieuwe vertaling.
cli-language-action = check of new.
cli-language-code = De code van de taal, zoals fr; check zonder code controleert alle.
cli-language-folder = Bij new: de map om te schrijven.
cli-language-everything = Toon alles; anders de eerste 40 van elke soort.
cli-language-where = Alleen dit bericht: wie het gebruikt en welke pagina het toont; die pagina gaat open.
cli-language-address = Met --where: het adres van je server.
language-checked = { $messages ->
    [one] één tekst
   *[other] { $messages } teksten
} in het Engels, { $problems ->
    [0] niets te herstellen
    [one] één ding te herstellen
   *[other] { $problems } dingen te herstellen
}
language-same = { $n ->
    [one] Eén tekst is dezelfde als in het Engels; dat kan kloppen:
   *[other] { $n } teksten zijn dezelfde als in het Engels; dat kan kloppen:
}
language-unknown = er is geen taal { $code }; mogelijk: { $codes }
language-new-needs = een nieuwe taal heeft een code van twee of drie letters nodig en een map die nog niet bestaat: perihelion language new pt perihelion/languages/pt
language-written = { $folder } is geschreven. Zet de naam van de taal in language.toml, en onder elk commentaar een tekst. docs/translating.md legt de rest uit; perihelion language check { $code } zegt wat er ontbreekt.
language-where-none = geen bericht heet { $key }
language-where-users = Gebruikt door: { $users }
language-user-page = pagina’s
language-user-server = de server
language-user-terminal = opdrachtregel en terminal
language-user-mail = e-mails en meldingen
language-user-folder = de map zonder server
language-where-missing = (ontbreekt)
language-where-page = Te zien op { $address }
language-where-open = Te zien op pagina’s als { $address }; het deel in hoofdletters is steeds anders
language-where-nowhere = Geen pagina toont het.
language-where-several = Meer berichten heten zo. Noem ook het bestand, dan gaat de pagina open: --where "{ $example }"
language-where-server = Op { $address } antwoordt geen server. Start er een: perihelion serve

cli-check = Controleer of het pakket van een spel zich aan het contract van docs/contract.md houdt.
cli-check-game = Een spel of zijn pakket.
cli-check-mutate = Plant fouten in een kopie van de regels, en noem de fouten die de controle niet opmerkt.
cli-check-limit = Met --mutate: probeer alleen zoveel fouten, willekeurig gekozen.
cli-check-seed = Met --mutate --limit: de seed van de keuze.
cli-check-jobs = Met --mutate: processen die tegelijk fouten proberen.
check-reading = De regels lezen ...
check-trying = Willekeurige spellen spelen, geïnterpreteerd en bewaakt ...
check-saying = De woorden van alle talen vergelijken ...
check-hiding = Zoeken naar geheimen die uitlekken, en naar gissingen die in strijd zijn met wat een speler zag ...
check-lessons = De lessen proberen ...
check-testing = De tests van het contract uitvoeren, die het spel compileren ...
check-problems = { $count ->
    [one] Het contract is op één plaats geschonden:
   *[other] Het contract is op { $count } plaatsen geschonden:
 }
check-no-tests = Tot nu toe geen problemen. De tests van het contract hebben de extra check nodig: pip install "perihelion[check]"
check-failed = { $game } houdt zich niet aan het contract: zie hierboven.
check-kept = { $game } houdt zich aan het contract.
mutate-checking = Het spel zelf controleren
mutate-trying = Fouten proberen
mutate-broken = { $game } houdt zich zo al niet aan het contract, dus er is geen fout geplant:
mutate-kind = { $kind }: { $found } van { $count } opgemerkt
mutate-visibility = Opgegeven zichtbaarheid
mutate-seen = Wie een keuze ziet
mutate-events = Gebeurtenissen
mutate-samplers = Gissingen naar verborgen dingen
mutate-bounds = Grenzen van velden
mutate-refusals = Nummers van weigerende regels
mutate-points = Punten en winnaars
mutate-legality = Wat mag
mutate-found = { $count ->
    [one] { $found } van één fout is opgemerkt.
   *[other] { $found } van { $count } fouten zijn opgemerkt ({ $share } %).
 }

cli-rules = Toon hoe je een spel speelt.
cli-rules-game = Een spel.
cli-rules-number = Het nummer van een regel, bijvoorbeeld 20, of een vraag: "Mag ik op mijn eigen komeet landen?"
cli-rules-trace = Met een nummer: toon ook waar het regelboek de regel noemt, een stelling waarin hij ertoe doet, de functies en de tests.
cli-rules-reference = Toon de specificatie (Engels) in plaats van de speluitleg; met een nummer die regel.

cli-missing-extra = Hiervoor is de extra { $extra } nodig, die niet geïnstalleerd is: pip install "perihelion[{ $extra }]"
cli-unknown-command = er is geen opdracht { $command }; mogelijk: { $commands }
cli-unknown-option = { $option } wordt hier niet begrepen; mogelijk: { $options }
cli-unknown-game = er is geen spel { $game }; geïnstalleerd: { $games }
cli-unknown-bot = er is geen bot { $bot }; mogelijk: { $bots }
cli-unreadable = er is geen bestand { $file }, of het kan niet gelezen worden
cli-wrong-value = { $option } kan niet { $value } zijn; mogelijk: { $choices }
cli-wrong-vary = --vary heeft een naam en zijn waarden nodig, zoals --vary level=1,2,3, niet { $given }
cli-needs = { $option } is verplicht; mogelijk: { $choices }
cli-load-options = een opgeslagen spel heeft zijn eigen opties; laat { $options } weg

cli-usage = Gebruik:
cli-arguments = Argumenten:
cli-options = Opties:
cli-commands = Opdrachten:
cli-any-options = [OPTIES]
cli-any-command = OPDRACHT [ARGUMENTEN]...
cli-help = Toon deze hulp.
cli-default = standaard:
cli-required = verplicht
cli-try-help = Hulp: { $command }
cli-not-understood = { $option } wordt hier niet begrepen
cli-needs-value = na { $option } hoort een waarde
cli-takes-no-value = bij { $option } hoort geen waarde
cli-needs-integer = bij { $option } hoort een geheel getal
cli-needs-number = bij { $option } hoort een getal
cli-too-small = { $option } moet minstens { $least } zijn
cli-too-large = { $option } mag hoogstens { $most } zijn
cli-wrong-choice = { $option } moet een van deze zijn: { $choices }
cli-not-possible = { $option } kan deze waarde niet hebben
cli-is-missing = { $option } ontbreekt
cli-unknown-language = er is geen taal { $lang }; mogelijk: { $langs }

## De tafel

sits-person = een mens
sits-greedy = greedy-bot
sits-random = willekeurige bot
sits-moon = Maan (bot)
sits-mercury = Mercurius (bot)
sits-venus = Venus (bot)
sits-earth = Aarde (bot)
sits-mars = Mars (bot)
sits-jupiter = Jupiter (bot)
sits-sun = Zon (bot)
sits-style = { $name } (bot)

table-sits = { $player }: { $who }
table-begin = Seed { $seed }. Typ help voor een lijst met opdrachten.
table-ask = typ een zet of zijn nummer; ? toont alle zetten, help toont de opdrachten
table-changed = Alleen wat er veranderd is; bord toont alles.
table-enter = Druk op Enter.
table-pass = Nu is { $player } aan de beurt. Geef het scherm door.
table-points = Punten
table-score = Score
table-hint = { $actions }: { $says }
table-thinking = Denkt na, { $seconds } s … Ctrl-C gaat terug naar je zet.
table-thinking-first = De tips worden voorbereid, { $seconds } s … Dat gebeurt op een computer één keer en duurt een tot twee minuten, op een trage of drukke vijf. Ctrl-C gaat terug naar je zet; de volgende tip is dan sneller.
table-no-hint = Deze keer geen tip. Jij bent nog steeds aan zet.
table-equal = { $says }, { $count } ervan
table-warm = De bots maken zich klaar; de eerste keer duurt dat een of twee minuten.
table-quiet = Minder gewone zetten … ({ $count })
table-more-moves = { $count ->
    [one] en nog een: ? toont hem
   *[other] en nog { $count }: ? toont ze
}
table-several = “{ $text }” kan zijn: { $moves }
table-unreadable = “{ $text }” is hier geen zet. Typ ? om alle zetten te zien.
table-too-many = “{ $text }” is niet gespeeld: jij bent niet meer aan zet.
table-no-undo = Je hebt niets om terug te nemen.
table-rules = perihelion rules { $game } toont de regels; regels 20 toont hier regel 20; regels met een vraag zoekt.
table-save-where = Zeg waar: opslaan mijn.game
table-saved = Opgeslagen als { $file }
table-help = Hulp
table-help-moves = Typ een zet, zijn nummer in de lijst, of een deel dat maar één zet heeft; scheid meerdere zetten van één beurt met komma’s. Tab vult aan. Enter toont het bord opnieuw.
table-wins = { $name } wint.
table-win-together = { $names } winnen.
table-you-won = { $tie ->
    [1] Jij ({ $player }) hebt na gelijke stand gewonnen, { $own } tegen { $others }.
   *[other] Jij ({ $player }) hebt gewonnen, { $own } tegen { $others }.
}
table-you-lost = { $tie ->
    [1] Jij ({ $player }) hebt na gelijke stand verloren, { $own } tegen { $others }.
   *[other] Jij ({ $player }) hebt verloren, { $own } tegen { $others }.
}
table-draw = Het spel eindigt gelijk.
table-lost = Niemand wint.

command-legal-about = alle zetten; ? met een zet zegt waarom die niet kan
command-hint = tip
command-hint-about = de beste zetten, wat ze naar verwachting opleveren, en waarom
command-undo = terug
command-undo-about = neem je laatste zet terug
command-board = bord
command-board-about = toon het hele bord
command-score = score
command-score-about = het scoreblad
command-log = log
command-log-about = wat er gebeurde; log 50 toont meer
command-rules = regels
command-rules-about = regels 20 toont regel 20; regels mag ik passen? zoekt
command-save = opslaan
command-save-about = opslaan BESTAND schrijft het spel naar een bestand
command-help = help
command-help-about = deze lijst
command-quit = stop
command-quit-about = weggaan; het spel wordt opgeslagen

replay-of = Regel { $done } van { $all }.

## Meten

bench-decisions = beslissingen/s
bench-interpreted = geïnterpreteerd
bench-one-core = gecompileerd, één kern
bench-all-cores = gecompileerd, { $cores ->
    [one] weer één kern
   *[other] { $cores } kernen
}

## De arena

train-learning = Leren
train-progress = Na { $seconds } s en { $games } spellen: { $share } van de winst tegen { $rival ->
    [judge] de beoordeling
   *[other] { $rival }
 }
train-curve = { $game }: deel van de winst tegen { $rival ->
    [judge] de beoordeling
   *[other] { $rival }
 }
train-written = Het netwerk staat in { $file }, de leercurve in { $plot }.
arena-compiling = Machinecode
serve-preparing = De bots worden voorbereid, alleen deze keer; je kunt intussen spelen
arena-games = Spellen
arena-heading = { $game }: { $games ->
    [one] één spel
   *[other] { $games } spellen
}
arena-plot = { $game }: ratings na { $games } spellen (95 %), en delen van de winst
arena-bot = bot
arena-rating = rating (95 %)
arena-share = deel van de winst (95 %)
arena-points = punten
arena-seats = spellen
arena-time = per beslissing
arena-failed = { $bot } faalde in { $games ->
    [one] één spel
   *[other] { $games } spellen
} en verloor daar. De eerste keer: { $first }
arena-league = De stand staat in { $file }.
dataset-written = { $file } bevat { $games ->
    [one] één spel
   *[other] { $games } spellen
}, { $size } kB.
arena-written = { $log } bevat elk spel, { $plot } toont de ratings.

## Tips

hint-expects = { $bound ->
    [over] Meer dan 99 % winstkans.
    [under] Minder dan 1 % winstkans.
    [certain] { $share } % winstkans.
   *[about] Ongeveer { $share } % winstkans.
}
hint-best = Uiteindelijk heb je { $why } dan met de op één na beste beurt{ $price }.
hint-best-price = Maar je hebt { $why } dan met de op één na beste beurt.
hint-best-price-of-another = Maar { $player } heeft { $why } dan met de op één na beste beurt.
hint-best-of-another = Uiteindelijk heeft { $player } { $why } dan met de op één na beste beurt{ $price }.
hint-best-probably = Uiteindelijk heb je waarschijnlijk { $why } dan met de op één na beste beurt{ $price }.
hint-best-probably-of-another = Uiteindelijk heeft { $player } waarschijnlijk { $why } dan met de op één na beste beurt{ $price }.
hint-other = Uiteindelijk heb je { $why } dan met de beste beurt{ $price }.
hint-other-price = Maar je hebt { $why } dan met de beste beurt.
hint-other-price-of-another = Maar { $player } heeft { $why } dan met de beste beurt.
hint-other-of-another = Uiteindelijk heeft { $player } { $why } dan met de beste beurt{ $price }.
hint-but = , maar { $why }
hint-but-own = , maar jij hebt { $why }
hint-but-of-another = , maar { $player } heeft { $why }
hint-price-named = Dat heeft een prijs. { $says }
hint-return-named = Er staat wel iets tegenover. { $says }
hint-second = Op één na de beste: { $turn }.
hint-even = Ongeveer even goed: { $turn }.
hint-even-part = Even goed: { $other } in plaats van { $this }.
hint-next-turn = Je volgende beurt kan zijn: { $turn }.
hint-best-later = Een beurt later heb je { $why } dan met de op één na beste beurt{ $price }.
hint-best-later-price = Maar een beurt later heb je { $why } dan met de op één na beste beurt.
hint-best-later-price-of-another = Maar een beurt later heeft { $player } { $why } dan met de op één na beste beurt.
hint-best-later-of-another = Een beurt later heeft { $player } { $why } dan met de op één na beste beurt{ $price }.
hint-other-later = Een beurt later heb je { $why } dan met de beste beurt{ $price }.
hint-other-later-price = Maar een beurt later heb je { $why } dan met de beste beurt.
hint-other-later-price-of-another = Maar een beurt later heeft { $player } { $why } dan met de beste beurt.
hint-other-later-of-another = Een beurt later heeft { $player } { $why } dan met de beste beurt{ $price }.
hint-later = Jouw beurt levert nu meer op, maar de betere betaalt zich later terug.
hint-pays-later = Dit levert nu minder op, maar betaalt zich later terug.

story = { $moves }: { $results }
story-then = { $first } en { $last }
story-of-another = { $player } { $changes }
measure-points = { $n ->
    [one] { $n } punt
   *[other] { $n } punten
}
more-points = { $n ->
    [one] 1 punt meer
   *[other] { $n } punten meer
}
less-points = { $n ->
    [one] 1 punt minder
   *[other] { $n } punten minder
}
hint-others = de anderen hinderen

## Het verslag

cli-report = Schrijf een verslag van een afgelopen spel: waar het gewonnen of verloren werd, of gewoon pech was.
cli-report-file = Een spelbestand dat met `save` geschreven is.
cli-report-simulations = Het aantal simulaties per beslissing; hetzelfde aantal geeft hetzelfde verslag.
cli-report-seconds = Doe er hoogstens ongeveer zoveel seconden over.
cli-report-seed = Hetzelfde getal geeft dezelfde simulaties.
cli-report-out = De pagina; standaard genoemd naar het spelbestand.
cli-report-json = Schrijf alles ook als JSON.
report-written = { $file } toont het verslag.
report-working = Het verslag wordt geschreven
report-title = { $game }: spelverslag
report-result = Uitslag: { $points }.
report-so-far = Tot nu toe: { $points }.
report-points = { $name } { $points }
report-how = Een fout wordt beoordeeld naar wat de speler op dat moment kon weten, en telt alleen als het verschil duidelijk is en de beurt niet de beurt is die een tip aanraadde. Vanaf 5 % van de resterende kans is hij klein, vanaf 20 % groot. Onder 1 % geldt het spel als beslist. Geluk en verloop zijn berekend met alles bekend, ook wat voor de spelers verborgen was.
report-curve = Winstkans
report-curve-about = De winstkans van elke speler na elke beurt, met alles bekend. Rondjes zijn beurten met grote fouten.
report-seats = De spelers
report-big =
    { $n ->
        [one] 1 grote fout
       *[other] { $n } grote fouten
    }
report-small =
    { $n ->
        [one] 1 kleine fout
       *[other] { $n } kleine fouten
    }
report-no-mistakes = geen duidelijke fouten
report-found = tot nu toe { $mistakes }
report-balance = Wat het spel besliste
percent = { $n } %
report-balance-start = Winstkans bij het begin
report-balance-luck = Geluk
report-balance-own = Eigen beurten
report-balance-others = Beurten van de anderen
report-balance-end = Aan het eind
report-balance-now = Nu
report-balance-about = In procentpunten: begin + geluk + beurten = eind. Boven 0 waren de beurten beter dan het verloop verwachtte. Wat de een weggeeft, winnen de anderen, dus over een heel spel kan het meer dan 100 zijn.
report-luck = Geluk: { $says }.
report-luck-much-good = heel goed
report-luck-some-good = vrij goed
report-luck-none = niet goed en niet slecht
report-luck-some-bad = vrij slecht
report-luck-much-bad = heel slecht
report-turning-points = Keerpunten
report-my-turning-points = Jouw keerpunten
report-others-turning-points =
    { $n ->
        [one] De anderen: 1 keerpunt
       *[other] De anderen: { $n } keerpunten
    }
report-measure = Een fout wordt gemeten aan het deel van je winstkans dat hij kost: van 4 % naar 2 % gaan kost de helft.
report-searching = De eerste verschijnen zo…
report-not-known = fouten: nog niet bekend
report-ahead = In punten lag { $name } vanaf beurt { $number } van { $of } voor.
report-ahead-own = In punten lag jij vanaf beurt { $number } van { $of } voor.
report-turn = { $number ->
    [0] Voor de eerste beurt: { $name }
   *[other] Beurt { $number } van { $of }: { $name }
}
report-choice = De beslissing: “{ $played }” in plaats van “{ $best }”.
report-kind-big = Grote fout.
report-kind-small = Kleine fout.
report-none = Er is geen duidelijke fout gevonden.
report-played = Gespeeld: { $says }
report-best = Beter: { $says }
report-lost = De winstkans daalde van { $before } % naar { $after } % (± { $error }): { $cost } % ervan ging verloren.
report-why = Met de betere beurt zou je { $why } hebben{ $price }.
report-why-of-another = Met de betere beurt zou { $player } { $why } hebben{ $price }.
report-why-later = Met de betere beurt zou je een beurt later { $why } hebben{ $price }.
report-why-later-of-another = Met de betere beurt zou { $player } een beurt later { $why } hebben{ $price }.
report-why-price = Daar staat tegenover: je zou { $why } hebben.
report-why-price-of-another = Daar staat tegenover: { $player } zou { $why } hebben.
report-why-later-price = Daar staat tegenover: je zou dan { $why } hebben.
report-why-later-price-of-another = Daar staat tegenover: { $player } zou dan { $why } hebben.
report-but-own = , maar je zou { $why } hebben
report-but-of-another = , maar { $player } zou { $why } hebben
report-unseen = Wat de betere beurt oplevert, blijkt pas in de beurten erna.
report-board = Gestippeld: de betere zet. Doorgetrokken: wat gespeeld werd.
report-show = Toon het in de herhaling
report-others = Meer fouten ({ $n })
report-doubtful = Mogelijke fouten, nog niet duidelijk ({ $n })
report-outcomes = De trekkingen die het meest uitmaakten ({ $n })
report-luck-about = Hoeveel procentpunt elke trekking beter was dan gemiddeld; de grootste eerst.
report-turn-short = beurt
report-seat = speler
report-played-short = gespeeld
report-best-short = beter
report-loss = kostte
report-outcome = uitkomst
report-draws = Wat er getrokken werd, vergeleken met de verwachting
report-kind = { $kind } ({ $n })
report-drawn = getrokken
report-expected = verwacht
