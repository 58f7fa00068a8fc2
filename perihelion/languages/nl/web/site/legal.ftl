## Het colofon en de privacypagina van een openbare server

imprint = Colofon
privacy = Privacy
legal-contact = Contact, en misbruik melden
legal-abuse = Schrijf daarheen als iemand je beledigt, vals speelt of deze server voor iets anders dan spelen gebruikt, en als je denkt dat iets hier je rechten schendt. Je kunt ook een regel in de chat van een tafel melden: kies de naam van de schrijver, en dan “Melden bij de beheerders”.
legal-games = De spellen zijn van hun auteurs en uitgevers. Die hebben niets met deze server te maken en zijn er niet verantwoordelijk voor.
legal-responsible = Wie verantwoordelijk is
legal-stored = Wat er over jou bewaard wordt
legal-stored-about = Je hebt geen account nodig, en niemand vraagt naar je echte naam. De server bewaart wat voor het spelen nodig is:
legal-basis = Dit is nodig zodat je hier kunt spelen (AVG, artikel 6 lid 1 onder b). Adressen voor meldingen en om in te loggen worden alleen met je toestemming bewaard (artikel 6 lid 1 onder a). Je trekt die in door het adres te verwijderen, op elk moment.
legal-seen = Wat anderen zien
legal-seen-about = Iedereen aan een tafel ziet je naam, je zetten en je chat daar; aan een openbare tafel mag iedereen kijken. Iedereen mag de namen en uitslagen zien van spellen met rating en van de partij van de dag, en spelers mogen de bestanden van afgelopen spellen doorgeven.
legal-cookies = Cookies, en wat je browser bewaart
legal-cookie-guest = Een cookie herkent je, zodat je plaatsen van jou blijven. Hij is nodig en wordt voor niets anders gebruikt.
legal-cookie-language = Cookies onthouden de taal en de lichte of donkere weergave, als je die kiest.
legal-cookie-browser = Je browser bewaart je instellingen, jouw deel van de dobbelstenen van elk spel, en wat nodig is om je tafels zonder netwerk te bekijken.
legal-others = Wie er nog iets krijgt
legal-log = Er is geen reclame, geen bezoekersstatistiek, en er wordt niets van andere servers geladen. Je netwerkadres begrenst hoe vaak je iets mag opvragen; het wordt kort daarna vergeten, en staat niet in de database en niet in het log van de server.
legal-push = Als je meldingen aanzet, geeft de pushdienst van de maker van je browser (bijvoorbeeld Google, Mozilla of Apple) of de dienst van je webhook ze door. Een melding zegt alleen welk spel wacht.
legal-mail = Als je een e-mailadres opgeeft, verstuurt de mailserver van de beheerder de berichten.
legal-time = Hoe lang
legal-kept = Alles blijft tot jij of de beheerder het verwijdert.
legal-kept-automatic = Je kunt altijd alles verwijderen. Daarnaast verwijdert de server vanzelf:
legal-days-finished = { $n ->
    [one] afgelopen spellen na één dag
   *[other] afgelopen spellen na { $n } dagen
}; de zetten blijven bewaard zonder namen
legal-days-abandoned = { $n ->
    [one] spellen waarin één dag niemand heeft gespeeld
   *[other] spellen waarin { $n } dagen niemand heeft gespeeld
}
legal-days-waiting = { $n ->
    [one] tafels waar het spel na één dag niet begonnen is
   *[other] tafels waar het spel na { $n } dagen niet begonnen is
}
legal-days-guests = { $n ->
    [one] gasten die nooit gingen zitten, na één dag
   *[other] gasten die nooit gingen zitten, na { $n } dagen
}
legal-rights = Je rechten
legal-rights-about = Op de pagina “Je account” kun je alles downloaden wat er over jou bewaard wordt, en het verwijderen; je zetten in spellen met anderen blijven staan, zonder je naam. Schrijf voor inlichtingen, een correctie of bezwaar naar het adres hierboven. Je kunt een klacht indienen bij een toezichthouder voor gegevensbescherming.

## Wat er over een gast bewaard wordt; docs/hosting.md heeft dezelfde lijst

stored-guest = je naam en taal, en wanneer je voor het eerst kwam
stored-sign-in = hoe je inlogt: passkeys (openbare sleutels), bevestigde e-mailadressen, apparaten (browser en systeem, laatst gezien), en links die nog niet gebruikt zijn
stored-tables = je tafels: instellingen, plaatsen, alle zetten met hun tijden, en of je verbonden bent
stored-chat = je regels in de chat
stored-plans = zetten die je gepland hebt
stored-results = je uitslagen, ratings en betrouwbaarheid
stored-deals = je partijen van de dag en die van clubs, met hun uitslagen
stored-tournaments = toernooien en competities waaraan je meedeed, en je uitslagen daar
stored-groups = je groepen
stored-analyses = je opgeslagen analyses, en verslagen over spellen
stored-reviews = wat je liet zien of voorstelde toen je met anderen een afgelopen spel bekeek, een week lang
stored-companions = spellen die je aan een echte tafel hebt ingevoerd, met de namen van de mensen daar
stored-practice = de puzzels die je geprobeerd hebt, en fouten om te oefenen
stored-explorer = zetten die je aan het begin van afgelopen spellen koos, geteld per stelling
stored-publishing = of je afgelopen openbare spellen zonder namen gepubliceerd mogen worden
stored-notices = adressen voor meldingen, hun tijden, en wat er verstuurd is
stored-vacations = je vakanties
stored-blocks = wiens chat je verbergt
stored-evidence = als de beheerder dat wil: 90 dagen lang een code van de netwerken waarvandaan je naar spellen met rating kwam, met het soort browser; en hoe vaak je zetten in spellen met rating die van de sterkste bot waren
stored-moderation = klachten van en over jou, en wat beheerders besloten
