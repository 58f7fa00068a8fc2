# Wat de tafel zelf zegt: opdrachten, eigen regels in het log, weigeringen. $name is de naam van een mens of een bot.

## Wat er nu te doen is

prompt-wait = { $player } is aan zet.
prompt-wait-named = { $name } is aan zet.
prompt-thinks = { $name } denkt na.
prompt-choosing = { $n ->
    [one] { $names } kiest nog.
   *[other] Kiezen nog: { $names }.
}
prompt-free = De plaats { $player } is vrij. Nodig een vriend uit of zet er een bot neer.
prompt-held = Wachten op { $names }. Het spel begint als iedereen er is.
prompt-sealing = Een ogenblik: het spel wordt voorbereid.
prompt-sealing-others = Een ogenblik: wachten op { $players }.
prompt-kept = Nog een spel met dezelfde spelers: je plaats is vrijgehouden.
prompt-start = { $n ->
    [one] Er is nog één plaats vrij.
   *[other] Er zijn nog { $n } plaatsen vrij.
}
prompt-confirm = Je beurt is klaar. Bevestig hem of neem iets terug.
prompt-confirm-other = { $name } moet de beurt nog bevestigen.
prompt-over = Het spel is afgelopen.
prompt-chance = De volgende worp of kaart wordt ingevoerd.
prompt-closed = Deze tafel is gesloten.
prompt-rules = De regels zijn veranderd sinds dit spel begon. Vanaf hier verdergaan?

over-wins = { $name } wint.
over-wins-points = { $name } wint met { $points }.
over-you = Je hebt gewonnen.
over-you-points = Je hebt gewonnen met { $points }.
over-tie-break = De regel voor gelijke stand besliste.
over-you-together = Jij en { $names } hebben gewonnen.
over-together = { $names } winnen.
over-draw = Het spel eindigt gelijk.
over-lost = Niemand wint.
over-resigned = { $n ->
    [one] { $names } heeft opgegeven.
   *[other] { $names } hebben opgegeven.
}
over-agreed = Het spel is vroegtijdig beëindigd.

## Meldingen

error-notice-address = Naar dit adres kunnen geen meldingen gestuurd worden. Het moet met https:// beginnen en op het internet staan.
error-notice-mail = Naar dit adres kunnen geen e-mails gestuurd worden.
error-passkey = Deze passkey werkt hier niet. Misschien is hij verwijderd, of het duurde te lang: probeer het nog eens.
error-passkeys = Je hebt al { $n } passkeys, het maximum. Verwijder er eerst een.
error-passkey-known = Deze passkey is al bekend.
error-addresses = Je hebt al { $n } adressen, het maximum. Verwijder er eerst een.
error-notice-mail-failed = De e-mail kon niet verstuurd worden. Probeer het later nog eens.
error-notice-keys = Deze browser heeft geen geldige sleutel gestuurd.
error-notice-channels = Meldingen kunnen naar hoogstens { $n } plekken gaan. Verwijder er eerst een.
error-notice-zone = Deze tijdzone is onbekend.

## Een spel vroegtijdig beëindigen

resign-wins = Dat beëindigt het spel, en { $n ->
    [one] { $names } wint
   *[other] { $names } winnen
}. Opgeven?
resign-ends = Dat beëindigt het spel. Opgeven?
resign-bot = Een bot speelt jouw plaats uit. Je kunt niet meer winnen en niet naar deze plaats terugkomen. Opgeven?
offer-all = Het spel eindigt nu, met de punten zoals ze staan, als alle anderen het goedvinden. Voorstellen?
offer-alone = Het spel eindigt nu, met de punten zoals ze staan. Beëindigen?

## Het log

said-take = { $name } speelt { $player }.
said-back = { $name } is terug en speelt { $player }.
said-moved = { $name } speelt vanaf nu { $player }.
said-bot = Een bot ({ $level }) speelt { $player }.
said-leave = De plaats { $player } is vrij.
said-absent = { $name } is weg. Tot de terugkomst speelt een bot ({ $level }) { $player }.
said-late-seat = De tijd van { $name } is om. Een bot ({ $level }) speelt nu { $player }.
said-removed = De plaats { $player } is vrij.
said-removed-bot = Een bot ({ $level }) speelt { $player } uit.
said-remove = De gastheer heeft { $name } van tafel gestuurd.
said-start = Het spel begint.
said-undo = { $player } neemt een stap terug.
said-undo-agreed = Iedereen vindt het goed: { $player } neemt de beurt terug.
said-ask = { $player } wil meer terugnemen.
said-agree = { $player } vindt het goed.
said-refuse = { $player } vindt het niet goed, dus er wordt niets teruggenomen.
said-late-move = De tijd van { $player } is om. Een bot doet de zet.
said-late-note = De tijd van { $player } is om.
said-late = De tijd van { $player } is om.
said-pause = { $player } is met vakantie tot { $day }. De klok staat stil.
said-pause-over = { $player } is terug van vakantie.
date = { $day } { $month ->
     [1] januari
     [2] februari
     [3] maart
     [4] april
     [5] mei
     [6] juni
     [7] juli
     [8] augustus
     [9] september
     [10] oktober
     [11] november
    *[12] december
}
said-rules = De regels zijn bijgewerkt. In dit spel verandert er niets.
said-checkpoint = De regels zijn bijgewerkt, en met de nieuwe was dit spel anders gelopen. Het gaat verder vanaf de opgeslagen stelling.
said-go_on = { $name } wil verdergaan.
said-seal = { $n ->
    [one] { $players } heeft een deel
   *[other] { $players } hebben hun deel
} van het zegel niet op tijd onthuld. De start begint opnieuw met een nieuw zegel.
said-seal-out = { $n ->
    [one] { $players } heeft een deel
   *[other] { $players } hebben hun deel
} van het zegel voor de tweede keer niet onthuld. De start begint opnieuw zonder dat deel.
said-without = { $n ->
    [one] { $players } heeft niet op tijd een deel aan het zegel toegevoegd. Het spel begint zonder dat deel.
   *[other] { $players } hebben niet op tijd delen aan het zegel toegevoegd. Het spel begint zonder die delen.
}
said-sealed = De { luck } zijn verzegeld. Een deel kwam van de server, de andere van { $players }.
said-contribute = { $player } voegt een deel aan het zegel toe; het telt vanaf nu.
said-close = De tafel is gesloten.
said-resign = { $name } geeft op.
said-offer = { $player } stelt voor om het spel nu te beëindigen, met de punten zoals ze staan.
said-accept = { $player } vindt het goed om het spel te beëindigen.
said-decline = { $player } speelt liever door, dus het spel gaat verder.
said-decline-played = { $player } speelt door, dus het spel gaat verder.
said-decline-withdrawn = { $player } trekt het voorstel in, en het spel gaat verder.
said-finish-agreed = Het spel is vroegtijdig beëindigd. De punten tellen zoals ze staan.
said-finish-resigned = Het spel is afgelopen.
said-history = { $player }: { $text }
said-history-chance = Toeval: { $text }
said-history-unseen = Een geheime keuze.

## Het zegel

fair-soon = De { luck } worden verzegeld als het spel begint, en iedereen aan tafel voegt een deel toe.
fair-waits = De { luck } worden verzegeld. Wachten op { $players }.
fair-alone = De server bepaalt deze { luck } alleen: geen apparaat van een speler heeft er een deel in.
fair-entered = Dit spel wordt aan een echte tafel gespeeld, met echte dobbelstenen en kaarten. Ingevoerd wordt wat er komt.
fair-sealed = De { luck } zijn verzegeld door de server samen met { $players }: niemand kan ze kiezen, en aan het eind kun je elke trekking controleren.
fair-sealed-old = De { luck } zijn verzegeld door de server en { $players }, op de manier van een eerdere versie.
fair-open = Het zegel is open: iedereen kan elke trekking controleren.
fair-before = Dit spel is van voor de tijd dat de { luck } verzegeld werden.

## Terugnemen

undo-watching = Je hebt hier geen plaats.
undo-over = Het spel is afgelopen.
undo-nothing = Er is niets dat je kunt terugnemen.
undo-passed = De volgende speler is al begonnen.
undo-dice = Er is iets gegooid of getrokken, en dat blijft zo.
undo-others = Anderen hebben sindsdien gespeeld.
undo-revealed = Er is iets verborgens onthuld.

## Dingen op het bord

touch-leads-to = Tik erop: { $n ->
    [one] 1 zet
   *[other] { $n } zetten
}
touch-does-nothing = Er is nu niets mee te doen.

## Weigeringen

error-unknown = Op dit adres is geen pagina.
error-unknown-table = Op dit adres is geen tafel. Is de link helemaal gekopieerd?
error-unknown-review = Op dit adres is niets om samen te bekijken. Is de link helemaal gekopieerd?
error-unknown-game = Zo’n spel is er niet.
error-illegal = Dat mag niet.
error-stale = Het spel is intussen verdergegaan. Zo staat het nu.
error-not-your-seat = Dat is niet jouw plaats.
error-not-your-turn = Jij bent niet aan de beurt.
error-not-host = Dat kan alleen de gastheer van deze tafel.
error-not-leader = Iemand anders leidt hier.
error-absent = Deze persoon is er niet.
error-remove-host = De gastheer kan niet van tafel gestuurd worden.
error-removed = De gastheer heeft je van deze tafel gestuurd.
error-seen = Je hebt deze tafel al vanaf een andere plaats gezien, dus deze kun je niet nemen.
error-no-hints = Aan deze tafel zijn er geen tips.
error-no-report = Het verslag kon niet gemaakt worden.
error-reports = Er worden { $n } verslagen voor je gemaakt. Als er een klaar is, kun je het volgende beginnen.
error-no-mistakes = Open eerst het verslag. Als het klaar is, kun je de fouten daaruit opnieuw spelen.
error-waiting = Het spel is nog niet begonnen, of het staat stil.
error-waiting-confirm = De beurt moet eerst bevestigd worden.
error-nothing-to-confirm = Er is niets te bevestigen.
error-offer = Dit voorstel om te stoppen geldt niet meer.
error-offer-open = Iemand heeft al voorgesteld om te stoppen. Je kunt antwoorden.
error-nobody-asked = Niemand vraagt om iets terug te nemen.
error-undo = Dat kan niet teruggenomen worden.
error-taken = Deze plaats is bezet.
error-all-taken = Alle plaatsen zijn nu bezet. Je kunt meekijken.
error-already-seated = Je hebt al een plaats aan deze tafel.
error-seat-closed = De speler van deze plaats doet niet meer mee. Een bot speelt er tot het eind.
error-no-newcomers = De gastheer heeft iemand uit dit spel gestuurd, dus er kan niemand meer bij komen. Een bot kan de vrije plaats nemen.
error-over = Het spel is afgelopen.
error-running = Dat kan als het spel afgelopen is.
error-closed = Deze tafel is gesloten.
error-rules-lost = De regels zijn zo veranderd dat dit spel niet verder kan.
error-slow-rule = Deze tafel is gesloten: de regel “{ $rule }” van het spel was niet binnen { $seconds } seconden klaar ({ $place }).
error-slow-game = De regel “{ $rule }” van dit spel was niet binnen { $seconds } seconden klaar ({ $place }).
error-seal = Dat kan nu niet aan het zegel toegevoegd worden.
error-seal-twice = Iemand heeft precies deze vastlegging al gestuurd.
error-seal-once = Je hebt je deel van het zegel al toegevoegd.
error-seal-early = Het is te vroeg: nog niet iedereen heeft een vastlegging gestuurd.
error-seal-late = Daarvoor is het te laat: de delen van het zegel van dit spel liggen vast. In het volgende spel kun je er een toevoegen.
error-seal-other = Dit past niet bij je vastlegging.
error-needs-link = Deze zet leidt tot een trekking, dus je apparaat voegt er eerst een nieuw getal aan toe.
error-seal-link = Dit is niet het nieuwe getal van je apparaat voor de volgende trekking.
error-origin = Dit verzoek kwam van een andere website en is geweigerd.
error-unreadable = De server heeft dat niet begrepen.
error-action = “{ $text }” is geen zet van dit spel.
error-options = Deze opties gaan niet samen: { $reason }
error-settings = Zo’n instelling is er niet.
error-bank = Wil je een tijd voor het spel instellen, stel dan ook een tijd per beurt in.
error-vacation = Je kunt nu niet met vakantie gaan.
error-vacation-now = Je bent al met vakantie. Beëindig die eerst.
error-vacation-days = { $n ->
    [0] Je hebt dit jaar geen vakantiedagen meer.
    [one] Je hebt dit jaar nog één vakantiedag.
   *[other] Je hebt dit jaar nog { $n } vakantiedagen.
}
error-rated = Een spel met rating heeft een klok en geen tips. Het wacht op afwezige spelers, en als de tijd om is, doet een bot de zet.
error-rated-seats = In een spel met rating heeft iedereen één plaats.
error-rated-close = Een spel met rating kan niet gesloten worden als het begonnen is. Je kunt opgeven.
error-unreliable = De gastheer vraagt om betrouwbare spelers: je verliet meer dan één van je laatste tien spellen met rating.
error-group = Zo’n groep is er niet, of je hoort er niet bij.
error-not-head = Dat kan alleen wie de groep leidt.
error-group-full = De groep heeft al { $n } leden, het maximum.
error-groups = Je zit al in { $n } groepen. Verlaat er eerst een.
error-seat-held = Deze plaats is vrijgehouden voor { $name }.
error-plan-line = Voor zover je weet kan dit niet gebeuren. Begin opnieuw.
error-plan-shared = Je kunt niet vooruit plannen als meerdere spelers een scherm delen.
error-plan-your-turn = Jij bent aan de beurt: speel aan tafel.
error-plan-own = Een plan eindigt met een eigen zet.
error-plans = Je hebt { $n } plannen aan deze tafel. Verwijder er eerst een.
plan-chance = Wat wordt er gegooid of getrokken?
plan-other = Wat doet { $name }?
error-player = Zo’n speler is er niet.
error-minutes = De minuten moeten een getal van { $least } tot { $most } zijn.
error-seats = Dit spel heeft { $n ->
    [one] één plaats
   *[other] { $n } plaatsen
} nodig.
error-seat-wish = “{ $wish }” kan geen plaats hebben: mogelijk zijn me, person, open en de bots.
error-no-seat = Zo’n plaats is er niet. Het zijn er { $n }.
error-moment = Zo’n moment is er niet. Het laatste is { $n }.
error-name = Een naam moet 1 tot { $n } tekens hebben.
error-text = Een bericht moet 1 tot { $n } tekens hebben.
error-lang = Zo’n taal is er niet.
error-link = Deze link is al gebruikt of verlopen.
error-too-large = Dat is te veel tegelijk.
error-too-fast = Dat ging te snel. Probeer het zo nog eens.
error-full = De tafel kon niet opgeslagen worden, dus er is niets veranderd. Probeer het nog eens.
error-method = Dat kan hier niet.
error-broken = Er ging iets mis op de server. Er is niets veranderd.

## Bots

bot-random = Gokbot
bot-random-about = Speelt een zet die mag, welke dan ook: goed om een spel voor het eerst te bekijken.
bot-moon = Maan
bot-moon-about = Heel makkelijk: voor je eerste spellen.
bot-greedy = Leerling
bot-greedy-about = Pakt wat nu het beste is.
bot-mercury = Mercurius
bot-mercury-about = Makkelijk: als je de regels kent.
bot-venus = Venus
bot-venus-about = Speelt verstandig en ziet dingen over het hoofd.
bot-earth = Aarde
bot-earth-about = Goed, met af en toe een fout.
bot-mars = Mars
bot-mars-about = Sterk: straft fouten af.
bot-jupiter = Jupiter
bot-jupiter-about = Heel sterk.
bot-sun = Zon
bot-sun-about = De sterkste. Denkt even na.
bot-style-about = { $about } Denkt zo ver vooruit als Aarde.
bot-not-ready = { $about } Nog niet klaar.

yes-no-true = ja
yes-no-false = nee
option-players = Spelers

## Trekkingen en verwachting

draws-other = Andere trekkingen
draws-usual = Ongeveer { $percent } op de 100 eerlijke spellen wijken minstens zo ver van de verwachting af: niets bijzonders.
draws-rare = Maar ongeveer { $percent } op de 100 eerlijke spellen wijken zo ver van de verwachting af. Dat is zeldzaam, maar het gebeurt: wie genoeg spellen bekijkt, ziet het af en toe.
draws-few = Te weinig trekkingen om iets te zeggen.

# beheerders

player-gone = een speler die wegging
error-no-guest = Zo’n gast is er niet.
error-maintenance = Er is onderhoud bezig: de server neemt nu geen zetten aan. Er is niets verloren; kom over een tijdje terug.
error-banned = De beheerder van deze server heeft je verbannen, dus je kunt hier niet meer spelen.
error-muted = Je kunt hier niet chatten. De beheerder van deze server heeft je gedempt; spelen kun je nog wel.
error-not-your-name = Voer je naam in zoals hij hier nu staat.
error-complaint = Beschrijf in een paar woorden wat er gebeurde, en kies een andere speler dan jezelf.
error-ban-operator = Een beheerder kan niet verbannen worden. Ontneem eerst de rechten: perihelion operator remove.
