## Een verzegeld spel controleren

verify-good = { $game }, tafel { $table }: { $actions } acties en { $draws } trekkingen zijn zoals verzegeld, en de uitslag is zoals opgegeven.
verify-unsealed = { $n ->
    [one] Eén uitkomst is
   *[other] { $n } uitkomsten zijn
} van voor dit zegel en kan er niet mee gecontroleerd worden.
verify-other-rules = Het spel volgt andere regels dan hier geïnstalleerd zijn; het is met deze regels nagespeeld.
verify-bad = { $file }, regel { $line }: { $says }
verify-no-file = { $file } kan niet gelezen worden.
verify-torn = het bestand is niet compleet: hier ontbreken regels.
verify-changed = deze regel is veranderd: hij past niet bij zijn hash.
verify-format = dit is geen bestand van het formaat “{ $format }”.
verify-wrong = deze regel kan niet nagespeeld worden: { $reason }
verify-order = hier hoort regel { $n } te staan.
verify-kind = “{ $kind }” is geen regel van een log.
verify-result = het bestand zegt { $says }, het spel geeft { $gives }.
verify-seat = { $seat } speelt, maar { $actor } is aan de beurt.
verify-number = hier staat trekking { $draw }, maar het volgende nummer is { $next }.
verify-odds = trekking { $draw }: de uitkomsten en gewichten zijn niet die van de regels.
verify-early = trekking { $draw } is gedaan voordat het zegel compleet was.
verify-draw = trekking { $draw } zegt { $says }, maar het zegel geeft { $gives }.
verify-undo = ongedaan maken kan niet naar moment { $to } leiden.
verify-undo-alone = hier worden trekkingen teruggenomen, maar niemand vroeg erom of niet iedereen die bijdroeg was het ermee eens.
verify-round = een zegel van ronde { $round } hoort hier niet.
verify-secret = het geheim is niet het geheim waarop de server zich vastlegde.
verify-late = bijdrage { $k } komt op het verkeerde moment.
verify-reveal = bijdrage { $k } past niet bij de vastlegging ervan.
verify-no-person = plaats { $seat } heeft een deel in het zegel, maar daar zit geen mens.
verify-no-part = plaats { $seat } wordt genoemd als bijdrager, maar niemand heeft iets bijgedragen.
verify-missing = bijdrage { $k } is niet onthuld, en de start is niet herhaald.
verify-restart = ronde { $round } van het zegel is zonder reden begonnen: niemand die zich had vastgelegd bleef in gebreke of ging weg, of een plaats deed dat vaker dan twee keer.
verify-left-out = plaats { $seat } bleef twee keer in gebreke en kan geen deel meer in het zegel hebben.
verify-added = er is een bijdrage toegevoegd nadat het zegel compleet was.
verify-closing = de lijst van vastleggingen wordt hier gesloten, maar niet op het juiste moment, of de hash ervan klopt niet.
verify-unclosed = bijdrage { $k } is onthuld voordat de lijst van vastleggingen gesloten was.
verify-locked = iemand verlaat plaats { $seat } terwijl bijdragen onthuld worden; daarvoor had een nieuwe ronde van het zegel moeten beginnen.
verify-link = de schakel van deze beslissing hoort niet bij de keten van de speler, hoort hier niet, of er volgt geen trekking op.
verify-forced = deze actie is als gedwongen gemarkeerd, maar was dat niet, of andersom.
verify-keys = deze regel bevat iets wat er niet in hoort.
verify-bytes = hier horen 32 bytes hexadecimaal te staan, in kleine letters.
verify-people = de plaatsen van de tafel worden ergens anders genoemd, of zo’n plaats is er niet.
verify-closed = het spel was al beëindigd of opgegeven; hier kan niets gespeeld worden.
verify-end-alone = het spel wordt hier vroegtijdig beëindigd, maar niemand stelde het voor of niet iedereen die bijdroeg was het ermee eens.
verify-end-resigned = het spel zou hier door opgave eindigen, maar er waren nog anderen om te spelen.
verify-unfinished = het spel is niet afgelopen en niet opgegeven: het eind ontbreekt.
verify-receipt-table = het ontvangstbewijs is van een andere tafel, { $table }.
verify-receipt-head = dit is niet het spel dat de speler zag: na { $n } regels had het log een andere hash.
verify-receipt-seal = de speler zag een zegel van de server ({ $seal }…) dat niet in dit bestand staat.
verify-receipt-contribution = de eigen bijdrage van de speler ({ $value }…) staat niet in dit bestand.
verify-receipt-closing = de speler zag een gesloten lijst van vastleggingen ({ $closing }…) die niet in dit bestand staat.
verify-receipt-link = de speler stuurde schakel { $link } op een moment waarop een andere aan de beurt was: de server vroeg er te vroeg om.
verify-receipt-person = het bestand geeft het eigen nummer van de speler aan iemand op een andere plaats.
verify-no-receipt = “{ $given }” ziet er niet uit als een ontvangstbewijs, een zegel of een bijdrage.
verify-unverifiable = { $file }: NIET TE CONTROLEREN vanaf regel { $line }. Daar vervangt een opgeslagen stelling wat de hier geïnstalleerde regels geven. Die kan kloppen, omdat de regels tijdens het spel veranderd zijn; hij kan net zo goed verzonnen zijn, en de uitslag daarmee ook.
verify-depends = De trekkingen hangen af van het geheim van de server en van wat deze spelers (plaatsen) bijdroegen: { $players }. Niemand kon de trekkingen kiezen als een van hen een eerlijke pagina gebruikte en een passend ontvangstbewijs bewaart.
verify-depends-old = De trekkingen hangen af van het geheim van de server en van wat deze spelers (plaatsen) bijdroegen: { $players }. In dit oudere formaat toont niets dat het zegel van de server er eerder was dan de bijdragen, dus er is niets bewezen tegen een oneerlijke server.
verify-alone = De trekkingen hangen alleen af van het geheim van de server. Er is voor niemand iets bewezen tegen de beheerder van de server, die veel geheimen had kunnen proberen.
verify-restarts = { $n ->
    [one] De start is één keer herhaald,
   *[other] De start is { $n } keer herhaald,
} omdat iemand zijn deel niet onthulde of wegging. Het bestand noemt de plaatsen. Zij en de server kunnen deze start liever gehad hebben dan die ervoor.
verify-undone = { $n ->
    [one] Eén trekking is
   *[other] { $n } trekkingen zijn
} in overleg teruggenomen en opnieuw gedaan. Het bestand toont waar.
verify-added-later = { $n ->
    [one] Eén bijdrage is
   *[other] { $n } bijdragen zijn
} tijdens het spel toegevoegd, zonder vastlegging vooraf. Vanaf dan had die speler samen met de server de trekkingen kunnen kiezen.
verify-receipt-part = Bewezen voor de speler met dit ontvangstbewijs: de eigen bijdrage zit in elke trekking onder het zegel, en het geheim van de server en alle andere bijdragen lagen vast voordat die bekend was. Dus niemand kon de trekkingen kiezen, zelfs alle anderen niet samen met de server.
verify-receipt-unordered = Niet bewezen voor de speler met dit ontvangstbewijs: de bijdrage zit in de trekkingen, maar het ontvangstbewijs of het bestand toont niet dat het zegel van de server en de andere bijdragen vastlagen voordat die bekend was.
verify-links-all = Elke beslissing van deze speler die tot trekkingen leidde, bracht een nieuwe schakel mee, dus niemand kende die trekkingen vooraf.
verify-link-left-out = Niet bewezen voor de speler met dit ontvangstbewijs: de pagina stuurde schakel { $n }, en die ontbreekt op dat moment in het bestand. Tenzij op een ander apparaat beslist werd, de tijd om was, of er net iets teruggenomen werd, liet de server hem weg.
verify-links-end = Na schakel { $n } kwam een beslissing op de plaatsen van deze speler zonder schakel. Vanaf daar kende de server alle trekkingen vooraf; kiezen kon hij ze nog steeds niet.
verify-unasked = Niet bewezen: de instemming van { $players }. Toen trekkingen werden teruggenomen of het spel in overleg werd beëindigd, waren hun plaatsen al verlaten.
verify-receipt-log = Ook bewezen voor deze speler: regels 1 tot { $n } van { $all } zijn wat toen te zien was, onveranderd.
verify-receipt-no-log = Niet bewezen voor deze speler: dat de acties zijn wat gespeeld werd. Wat opgegeven is, bevat geen hash van het log.
verify-receipt-no-part = Over de trekkingen is niets bewezen voor de speler met dit ontvangstbewijs: die heeft er geen deel in.
verify-no-witness = Er is voor niemand iets bewezen, want er is geen ontvangstbewijs opgegeven. Het bestand klopt met zichzelf, maar alleen het ontvangstbewijs van een speler kan tonen dat dit het spel is dat echt gespeeld werd.
verify-old-format = Het bestand heeft het formaat van versie 0.1.0. Het bewijst niet dat geen toegestane actie door een andere vervangen is, en de zegels noemen geen tafel, opties en ronde.

## Partijen

verify-deal = dit is niet het zegel van een partij.
verify-deal-terms = de partij is voor een ander spel, andere opties of andere plaatsen.
verify-deal-undo = hier wordt een trekking van een partij teruggenomen.
verify-deal-opened = het geheim van een partij is niet het geheim waarop de server zich vastlegde.
verify-deal-seat = hier wordt een mens of een bot vervangen. Aan een tafel van een partij blijven de plaatsen zoals vastgelegd.
verify-deal-player = hier beslist iemand anders dan wie op die plaats zit.
verify-deal-agreed = hier spreken spelers af om te stoppen of terug te gaan. Aan een tafel van een partij kan dat niet.
verify-deal-day = de partij { $day } is niet die van een dag: de datum, de tijden of de plaatsen kloppen niet.
verify-deal-order = de partij { $day } komt niet na de vorige: een dag staat er twee keer in, of de dagen lopen terug.
verify-deal-chain = de partij { $day } noemt de vorige niet: er is er een weggelaten, toegevoegd of opnieuw gemaakt.
verify-deal-left = de partij { $day } slaat andere over dan de gepubliceerde, of is overgeslagen door een die zelf niet telt.
verify-deal-parts = de bijdragen aan de partij zijn andere dan de gepubliceerde.
verify-deal-unpublished = de partij is geen van de gepubliceerde.
verify-deals-bad = { $file }: { $says }
verify-deal-good = Dit speelt de partij { $deal }. De trekkingen hangen af van de server { $n ->
    [0] alleen; niemand droeg aan de partij bij.
    [one] en van de bijdrage van één speler van de dag ervoor.
   *[other] en van de bijdragen van { $n } spelers van de dag ervoor.
}
verify-deal-published = Het is de partij die gepubliceerd is: iedereen die hem speelde, had dezelfde trekkingen.
verify-deal-not-published = Niet bewezen zonder --deals: dat iedereen deze partij speelde.
verify-deal-break = De keten van partijen heeft een breuk: de partij { $day } slaat { $days } over. De beheerder zegt dat de klok verkeerd liep.
verify-deal-at-break = De partij van dit spel slaat dagen over, of is zelf overgeslagen. Of de klok verkeerd liep, is niet te controleren.
verify-deal-model = Hier speelde geen mens: de sterkste bot speelde de partij ter vergelijking.
verify-deal-choice = Niet bewezen: hoe de partij gekozen is. De beheerder van de server kon er veel proberen voordat de dag begon.
verify-deal-bots = Niet bewezen: dat de zetten van de bots de zetten zijn die hun rekenwerk oplevert.
