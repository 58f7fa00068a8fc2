## Freunde

people = Mitspieler
people-lobby = Spiel mit Freunden, oder lass uns jemanden für dich finden.
people-open = Mitspieler finden
friends = Freunde
friends-none = Noch keine Freunde hier. Schick jemandem deinen Link.
friends-link = Mein Link
friends-link-about = Wer diesen Link öffnet, kann dein Freund werden. Schick ihn nur Leuten, die du kennst.
friends-link-new = Neuer Link
friends-link-new-about = Der alte Link gilt dann nicht mehr. Deine Freunde bleiben.
friends-find = Nach Namen suchen
friends-find-about = Du findest alle, die gefunden werden möchten, unter ihrem genauen Namen. Ob sie dein Freund sein möchten, entscheiden sie selbst.
friends-find-none = Unter diesem Namen möchte niemand gefunden werden.
friends-name = Name
friends-look = Suchen
friends-asking = Möchten mit dir befreundet sein
friends-asked = Du hast gefragt
friends-met = Mit ihnen hast du gespielt
friends-findable = Andere finden mich unter meinem Namen
friends-findable-about = Wenn das aus ist, können dich nur Leute fragen, die deinen Link haben oder mit dir gespielt haben.
friends-visible = Meine Freunde sehen, wann ich da bin
friends-visible-about = Sonst sieht das niemand.
friend-here = ist da
friend-ask = Fragen
friend-ask-name = { $name } fragen
friend-was-asked = { $name } sieht deine Anfrage.
friend-accept = Ja
friend-accept-name = Mit { $name } befreundet sein
friend-decline = Nein
friend-decline-name = { $name } ablehnen
friend-withdraw = { $name } nicht mehr fragen
friend-end = { $name } entfernen
friend-end-about = Du und { $name } seid dann nicht mehr befreundet. { $name } erfährt nichts davon.
friend-invited = { $name } möchte mit dir befreundet sein
friend-invited-about = { $name } sieht dich als „{ $me }“ und kann dich an Tische einladen. Du kannst es jederzeit beenden.
friend-become = Freunde werden
seat-invite = Freund einladen
seat-invite-about = Der Platz bleibt für ihn reserviert, und er bekommt eine Benachrichtigung, wenn er welche eingeschaltet hat.

## Schnell einen Tisch finden

pairing = Einen Tisch finden
pairing-about = Wähle, was du spielen würdest. Sobald genug Leute dasselbe wollen, geht es los.
pairing-pace = Tempo
pairing-pace-about = Am Stück: 2 Minuten pro Zug und 15 fürs Spiel. Über Tage: ein Tag pro Zug und drei fürs Spiel.
pairing-near = Leute, die etwa so stark sind wie ich
pairing-near-about = Je länger du wartest, desto größer darf der Unterschied sein.
pairing-rated = Gewertet
pairing-rated-about = Das Ergebnis ändert die Wertung von allen am Tisch.
pairing-find = Mitspieler finden
pairing-none = Wähle erst ein Spiel und eine Zahl von Spielern.
pairing-too-many = Das ist zu viel auf einmal. Wähle weniger Spiele oder Varianten.
pairing-variant-any = egal
pairing-waits = Wir suchen Mitspieler. Lass diese Seite offen.
pairing-waits-days = Wir suchen Mitspieler. Du kannst diese Seite schließen.
pairing-since = Bisher gewartet: { $time }.
pairing-others-one = Noch jemand wartet auf eines dieser Spiele.
pairing-others-other = { $n } andere warten auf eines dieser Spiele.
pairing-alone = Gerade wartet sonst niemand auf eines dieser Spiele.
pairing-distance = Eure Wertungen dürfen sich um bis zu { $n } unterscheiden.
pairing-bots = Inzwischen gegen Bots spielen
pairing-stop = Nicht mehr suchen
pairing-found = Wir haben einen Tisch gefunden.

## Wünsche

wishes = Sag mir, wenn ein Tisch aufgeht
wishes-about = Du bekommst eine Nachricht, wenn jemand so einen Tisch eröffnet. Damit ist der Wunsch erledigt.
wishes-unreachable = Deine Benachrichtigungen sind aus, also kann dich keine Nachricht erreichen. Schalte sie im Menü hinter deinem Namen ein.
wish-new = Neuer Wunsch
wish-store = Sag mir Bescheid
wish-any = egal
wish-seats = Spieler
wish-rated = Gewertet oder freundschaftlich
wish-friendly = freundschaftlich
wish-level-learning = für alle, die noch lernen
wish-level-rating = Um meine Wertung
wish-remove = Entfernen
wish-remove-game = Den Wunsch nach { $game } entfernen

## Meldungen von Spielern: Entscheidungen

op-complaint-decide = Entscheiden
op-decision = Was folgt daraus?
op-decision-nothing = Nichts
op-decision-warning = Eine Verwarnung
op-decision-mute = Kein Chat
op-decision-ban = Eine Sperre
op-decision-answer = Was der gemeldete Spieler liest
op-decision-about = Wer gemeldet hat, erfährt, dass du es geprüft hast, aber nicht, was folgt.
op-did-complaint-nothing = { $by } hat eine Meldung über { $guest } geprüft: Es folgt nichts.
op-did-complaint-warning = { $by } hat { $guest } nach einer Meldung verwarnt.
op-did-complaint-mute = { $by } hat nach einer Meldung entschieden, dass { $guest } nicht chatten darf.
op-did-complaint-ban = { $by } hat nach einer Meldung entschieden, { $guest } zu sperren.
conduct = Meldungen
conduct-mine = { $game }: Ein Betreiber hat deine Meldung geprüft. Danke.
conduct-warning = { $game }: Ein Betreiber hat dich nach einer Meldung verwarnt.
conduct-mute = { $game }: Nach einer Meldung hat ein Betreiber entschieden, dass du nicht chatten darfst.
conduct-ban = { $game }: Nach einer Meldung hat dich ein Betreiber gesperrt.

## Wertungen: was auffällt

op-evidence = Wertungen: was auffällt
op-evidence-about = Gewertete Partien der letzten 90 Tage. Das beweist nichts; sieh dir die Partien an, bevor du entscheidest.
op-evidence-mail = { $names } haben dieselbe E-Mail-Adresse und trafen sich in gewerteten Partien ({ $games }).
op-evidence-notices = Die Benachrichtigungen von { $names } gehen an dieselbe Stelle, und sie trafen sich in gewerteten Partien ({ $games }).
op-evidence-browser = { $names } trafen sich in gewerteten Partien ({ $games }) und kamen aus demselben Netz, mit der gleichen Art von Browser. Sie können eine Person sein oder in einem Haushalt leben.
op-evidence-network = { $names } trafen sich in gewerteten Partien ({ $games }) und kamen aus demselben Netz, mit verschiedenen Browsern. Vielleicht leben sie in einem Haushalt oder sind in derselben Schule.
op-evidence-few-opponents = { $first } hat in gewerteten Partien ({ $games }) nur mit { $others } { $gain } dazugewonnen: { $share } % von allem.
op-evidence-sun = { $first } zog in gewerteten Partien ({ $games }) in { $share } % der verglichenen Züge wie der Bot „Sonne“, den Zufall abgezogen in mindestens { $low } %. Jupiter, die Stufe darunter, kommt auf { $usual } %. Auch sehr starke Spieler können auffallen.
op-evidence-game = Partie { $n }
