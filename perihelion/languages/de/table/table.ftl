# Was der Tisch selbst sagt: Aufforderungen, seine eigenen Zeilen im Protokoll, Ablehnungen. $name ist der Name einer Person oder eines Bots.

## Aufforderungen

prompt-wait = { $player } ist am Zug.
prompt-wait-named = { $name } ist am Zug.
prompt-thinks = { $name } denkt nach.
prompt-choosing = { $n ->
    [one] { $names } wählt noch.
   *[other] Es wählen noch: { $names }.
}
prompt-free = Der Platz { $player } ist frei. Lade jemanden ein oder setz einen Bot dorthin.
prompt-held = Wir warten auf { $names }. Das Spiel beginnt, wenn alle da sind.
prompt-sealing = Einen Moment, das Spiel wird vorbereitet.
prompt-sealing-others = Einen Moment, wir warten auf { $players }.
prompt-kept = Noch ein Spiel mit denselben Leuten: Dein Platz ist reserviert.
prompt-start = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
prompt-confirm = Dein Zug ist fertig. Bestätige ihn oder nimm etwas zurück.
prompt-confirm-other = { $name } muss den Zug noch bestätigen.
prompt-over = Das Spiel ist zu Ende.
prompt-chance = Der nächste Wurf oder die nächste Karte wird eingegeben.
prompt-closed = Dieser Tisch ist geschlossen.
prompt-rules = Die Regeln haben sich seit dem Beginn dieses Spiels geändert. Von hier aus weiterspielen?

over-wins = { $name } gewinnt.
over-wins-points = { $name } gewinnt { $points }.
over-you = Du hast gewonnen.
over-you-points = Du hast gewonnen, { $points }.
over-tie-break = Der Gleichstand wurde nach den Regeln aufgelöst.
over-you-together = Du und { $names } habt gewonnen.
over-together = { $names } gewinnen.
over-draw = Das Spiel endet unentschieden.
over-lost = Niemand gewinnt.
over-resigned = { $n ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
over-agreed = Das Spiel wurde vorzeitig beendet.

## Benachrichtigungen

error-notice-address = Dorthin kann nichts geschickt werden. Die Adresse muss mit https:// beginnen und im Internet liegen.
error-notice-mail = An diese Adresse kann keine Mail geschickt werden.
error-passkey = Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt, oder es hat zu lange gedauert: Bitte versuche es noch einmal.
error-passkeys = Du hast schon { $n } Passkeys, mehr geht nicht. Entferne zuerst einen.
error-passkey-known = Dieser Passkey ist schon bekannt.
error-addresses = Du hast schon { $n } Adressen, mehr geht nicht. Entferne zuerst eine.
error-notice-mail-failed = Die Mail konnte nicht verschickt werden. Bitte versuche es später noch einmal.
error-notice-keys = Dieser Browser hat keinen gültigen Schlüssel geschickt.
error-notice-channels = Benachrichtigungen können an höchstens { $n } Stellen gehen. Entferne zuerst eine.
error-notice-zone = Diese Zeitzone ist nicht bekannt.

## Ein Spiel vorzeitig beenden

resign-wins = Dann ist das Spiel zu Ende, und { $n ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}. Aufgeben?
resign-ends = Dann ist das Spiel zu Ende. Aufgeben?
resign-bot = Ein Bot spielt deinen Platz zu Ende. Du kannst nicht mehr gewinnen und nicht an diesen Platz zurückkehren. Aufgeben?
offer-all = Das Spiel endet sofort mit dem jetzigen Punktestand, wenn alle anderen einverstanden sind. Vorschlagen?
offer-alone = Das Spiel endet sofort mit dem jetzigen Punktestand. Beenden?

## Das Protokoll

said-take = { $name } spielt { $player }.
said-back = { $name } ist zurück und spielt { $player }.
said-moved = { $name } spielt ab jetzt { $player }.
said-bot = Ein Bot ({ $level }) spielt { $player }.
said-leave = Der Platz { $player } ist frei.
said-absent = { $name } ist nicht da. So lange spielt ein Bot ({ $level }) { $player }.
said-late-seat = Die Zeit von { $name } ist um. Jetzt spielt ein Bot ({ $level }) { $player }.
said-removed = Der Platz { $player } ist frei.
said-removed-bot = Ein Bot ({ $level }) spielt { $player } bis zum Ende.
said-remove = Der Gastgeber hat { $name } vom Tisch entfernt.
said-start = Das Spiel beginnt.
said-undo = { $player } macht einen Schritt rückgängig.
said-undo-agreed = Alle sind einverstanden: { $player } nimmt den Zug zurück.
said-ask = { $player } möchte mehr zurücknehmen.
said-agree = { $player } ist einverstanden.
said-refuse = { $player } ist nicht einverstanden. Nichts wird zurückgenommen.
said-late-move = Die Zeit von { $player } ist um. Ein Bot macht den Zug.
said-late-note = Die Zeit von { $player } ist um.
said-late = Die Zeit von { $player } ist um.
said-pause = { $player } hat bis zum { $day } Urlaub. Die Uhr steht still.
said-pause-over = { $player } ist aus dem Urlaub zurück.
date = { $day }. { $month ->
     [1] Januar
     [2] Februar
     [3] März
     [4] April
     [5] Mai
     [6] Juni
     [7] Juli
     [8] August
     [9] September
     [10] Oktober
     [11] November
    *[12] Dezember
}
said-rules = Die Regeln wurden aktualisiert. An diesem Spiel ändert sich nichts.
said-checkpoint = Die Regeln wurden aktualisiert, und nach den neuen wäre dieses Spiel anders verlaufen. Es geht mit der gespeicherten Stellung weiter.
said-go_on = { $name } möchte weiterspielen.
said-seal = { $players } { $n ->
    [one] hat
   *[other] haben
} den eigenen Teil des Siegels nicht rechtzeitig aufgedeckt. Der Start wird mit einem neuen Siegel wiederholt.
said-seal-out = { $players } { $n ->
    [one] hat
   *[other] haben
} den eigenen Teil des Siegels zum zweiten Mal nicht aufgedeckt. Der Start wird wiederholt, und dieser Teil bleibt weg.
said-without = { $players } { $n ->
    [one] hat
   *[other] haben
} zum Siegel nicht rechtzeitig beigetragen. Das Spiel beginnt ohne diesen Beitrag.
said-sealed = Die { luck } sind versiegelt. Außer dem Server haben beigetragen: { $players }.
said-contribute = { $player } trägt zum Siegel bei; das zählt von jetzt an.
said-close = Der Tisch wurde geschlossen.
said-resign = { $name } gibt auf.
said-offer = { $player } schlägt vor, das Spiel jetzt mit diesem Punktestand zu beenden.
said-accept = { $player } ist damit einverstanden.
said-decline = { $player } möchte lieber weiterspielen. Das Spiel geht weiter.
said-decline-played = { $player } spielt weiter, also geht das Spiel weiter.
said-decline-withdrawn = { $player } zieht den Vorschlag zurück. Das Spiel geht weiter.
said-finish-agreed = Das Spiel wird vorzeitig beendet. Es zählt der jetzige Punktestand.
said-finish-resigned = Das Spiel ist zu Ende.
said-history = { $player }: { $text }
said-history-chance = Zufall: { $text }
said-history-unseen = Eine geheime Entscheidung.

## Das Siegel

fair-soon = Die { luck } werden versiegelt, wenn das Spiel beginnt, und jeder am Tisch gibt einen Teil dazu.
fair-waits = Die { luck } werden versiegelt. Wir warten auf { $players }.
fair-alone = Diese { luck } bestimmt der Server allein: Kein Gerät der Mitspieler hat einen Teil dazugegeben.
fair-entered = Diese Partie wird an einem echten Tisch gespielt, mit echten Würfeln und Karten. Eingegeben wird, was kommt.
fair-sealed = Die { luck } sind versiegelt, vom Server zusammen mit { $players }: Niemand kann sie bestimmen, und am Ende kannst du alles nachprüfen.
fair-sealed-old = Die { luck } wurden vom Server und von { $players } versiegelt, so wie es eine frühere Version tat.
fair-open = Das Siegel ist offen: Jeder kann alles nachprüfen.
fair-before = Dieses Spiel stammt aus der Zeit, bevor die { luck } versiegelt wurden.

## Zurücknehmen

undo-watching = Du hast hier keinen Platz.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
undo-passed = Der Nächste ist schon dran.
undo-dice = Es wurde schon gewürfelt oder gezogen, und das bleibt.
undo-others = Andere haben seitdem gespielt.
undo-revealed = Etwas Verdecktes wurde gezeigt.

## Dinge auf dem Brett

touch-leads-to = Antippen: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
touch-does-nothing = Damit ist jetzt nichts zu tun.

## Ablehnungen

error-unknown = Unter dieser Adresse gibt es keine Seite.
error-unknown-table = Unter dieser Adresse gibt es keinen Tisch. Wurde der Link ganz kopiert?
error-unknown-review = Unter dieser Adresse gibt es nichts gemeinsam anzusehen. Wurde der Link ganz kopiert?
error-unknown-game = Dieses Spiel gibt es nicht.
error-illegal = Das ist nicht erlaubt.
error-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-not-host = Das kann nur der Gastgeber dieses Tisches.
error-not-leader = Hier führt jemand anderes.
error-absent = Diese Person ist nicht hier.
error-remove-host = Der Gastgeber kann nicht entfernt werden.
error-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
error-seen = Du hast diesen Tisch schon von einem anderen Platz aus gesehen, darum kannst du diesen nicht nehmen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-report = Der Bericht ließ sich nicht erstellen.
error-reports = Für dich entstehen gerade { $n } Berichte. Sobald einer fertig ist, kann der nächste beginnen.
error-no-mistakes = Öffne zuerst den Bericht. Sobald er fertig ist, kannst du die Fehler noch einmal spielen.
error-waiting = Das Spiel hat noch nicht begonnen oder ist angehalten.
error-waiting-confirm = Erst muss der Zug bestätigt werden.
error-nothing-to-confirm = Es gibt nichts zu bestätigen.
error-offer = Dieser Vorschlag, das Spiel zu beenden, gilt nicht mehr.
error-offer-open = Jemand hat schon vorgeschlagen, das Spiel zu beenden. Du kannst darauf antworten.
error-nobody-asked = Niemand möchte etwas zurücknehmen.
error-undo = Das lässt sich nicht zurücknehmen.
error-taken = Dieser Platz ist vergeben.
error-all-taken = Inzwischen sind alle Plätze vergeben. Du kannst zuschauen.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-seat-closed = Wer hier saß, ist nicht mehr im Spiel. Bis zum Ende spielt dort ein Bot.
error-no-newcomers = Der Gastgeber hat jemanden aus dieser Partie entfernt, darum kann niemand mehr dazukommen. Ein Bot kann den freien Platz übernehmen.
error-over = Das Spiel ist zu Ende.
error-running = Das geht erst, wenn das Spiel zu Ende ist.
error-closed = Dieser Tisch ist geschlossen.
error-rules-lost = Die Regeln haben sich so sehr geändert, dass dieses Spiel nicht weitergehen kann.
error-slow-rule = Dieser Tisch wurde geschlossen: Die Regel „{ $rule }“ des Spiels war nach { $seconds } Sekunden nicht fertig ({ $place }).
error-slow-game = Die Regel „{ $rule }“ dieses Spiels war nach { $seconds } Sekunden nicht fertig ({ $place }).
error-seal = Zum Siegel lässt sich das jetzt nicht hinzufügen.
error-seal-twice = Genau diese Festlegung hat schon jemand geschickt.
error-seal-once = Deinen Teil des Siegels hast du schon beigetragen.
error-seal-early = Es ist zu früh: Noch nicht alle haben sich festgelegt.
error-seal-late = Dafür ist es zu spät: Die Teile des Siegels stehen fest. Beim nächsten Spiel kannst du wieder einen beitragen.
error-seal-other = Das passt nicht zu deiner Festlegung.
error-needs-link = Nach diesem Zug wird gewürfelt oder gezogen. Dein Gerät gibt zuerst eine frische Zahl dazu.
error-seal-link = Das ist nicht die frische Zahl deines Geräts für die nächste Ziehung.
error-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-unreadable = Das hat der Server nicht verstanden.
error-action = „{ $text }“ ist kein Zug dieses Spiels.
error-options = Diese Optionen passen nicht zusammen: { $reason }
error-settings = Diese Einstellung gibt es nicht.
error-bank = Eine Zeit fürs ganze Spiel gibt es nur zusammen mit einer Zeit pro Zug.
error-vacation = Du kannst jetzt keinen Urlaub nehmen.
error-vacation-now = Du hast schon Urlaub. Beende ihn zuerst.
error-vacation-days = { $n ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr noch einen Urlaubstag.
   *[other] Du hast dieses Jahr noch { $n } Urlaubstage.
}
error-rated = In einer gewerteten Partie gibt es eine Uhr und keine Tipps. Sie wartet auf Abwesende, und wenn die Zeit um ist, zieht ein Bot.
error-rated-seats = In einer gewerteten Partie hat jeder einen Platz.
error-rated-close = Eine gewertete Partie lässt sich nicht mehr schließen, wenn sie begonnen hat. Du kannst aufgeben.
error-unreliable = Der Gastgeber sucht zuverlässige Mitspieler: Du hast mehr als eine deiner letzten zehn gewerteten Partien verlassen.
error-group = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.
error-not-head = Das darf nur, wer die Gruppe leitet.
error-group-full = Die Gruppe hat schon { $n } Mitglieder, mehr geht nicht.
error-groups = Du bist schon in { $n } Gruppen. Verlasse zuerst eine davon.
error-seat-held = Dieser Platz ist für { $name } reserviert.
error-plan-line = Das kann nach allem, was du weißt, nicht passieren. Fang von vorn an.
error-plan-shared = Wenn sich mehrere einen Bildschirm teilen, kann niemand vorausplanen.
error-plan-your-turn = Du bist dran: Spiele am Tisch.
error-plan-own = Ein Plan endet mit einem eigenen Zug.
error-plans = Du hast an diesem Tisch schon { $n } Pläne. Entferne zuerst einen.
plan-chance = Was wird gewürfelt oder gezogen?
plan-other = Was macht { $name }?
error-player = Diesen Spieler gibt es nicht.
error-minutes = Die Minuten müssen eine Zahl von { $least } bis { $most } sein.
error-seats = Dieses Spiel braucht { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}.
error-seat-wish = „{ $wish }“ kann keinen Platz bekommen; möglich: me, person, open und die Bots.
error-no-seat = Diesen Platz gibt es nicht. Es sind { $n }.
error-moment = Diesen Moment gibt es nicht. Der letzte ist { $n }.
error-name = Ein Name darf 1 bis { $n } Zeichen lang sein.
error-text = Eine Nachricht darf 1 bis { $n } Zeichen lang sein.
error-lang = Diese Sprache gibt es nicht.
error-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-too-large = Das ist zu viel auf einmal.
error-too-fast = Das war zu schnell. Versuche es gleich noch einmal.
error-full = Der Tisch konnte nicht gespeichert werden, darum wurde nichts geändert. Bitte versuche es noch einmal.
error-method = Das ist hier nicht möglich.
error-broken = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.

## Bots

bot-random = Zufalls-Bot
bot-random-about = Macht irgendeinen erlaubten Zug: um ein Spiel kennenzulernen.
bot-moon = Mond
bot-moon-about = Sehr leicht: für die ersten Partien.
bot-greedy = Lehrling
bot-greedy-about = Nimmt, was gerade am besten ist.
bot-mercury = Merkur
bot-mercury-about = Leicht: wenn du die Regeln kennst.
bot-venus = Venus
bot-venus-about = Spielt vernünftig und übersieht manches.
bot-earth = Erde
bot-earth-about = Gut, macht aber ab und zu einen Fehler.
bot-mars = Mars
bot-mars-about = Stark: bestraft Fehler.
bot-jupiter = Jupiter
bot-jupiter-about = Sehr stark.
bot-sun = Sonne
bot-sun-about = Am stärksten. Denkt einen Moment nach.
bot-style-about = { $about } Denkt so weit voraus wie die Erde.
bot-not-ready = { $about } Noch nicht bereit.

yes-no-true = ja
yes-no-false = nein
option-players = Spieler

## Der Zufall gegen die Erwartung

draws-other = Andere Ziehungen
draws-usual = Etwa { $percent } von hundert fairen Partien weichen mindestens so weit von der Erwartung ab. Nichts Ungewöhnliches.
draws-rare = Nur etwa { $percent } von hundert fairen Partien weichen so weit von der Erwartung ab. Das ist selten, kommt aber vor: Wer viele Partien ansieht, sieht es ab und zu.
draws-few = Zu wenige Ziehungen, um etwas zu sagen.

# operators

player-gone = jemand, der nicht mehr da ist
error-no-guest = Diesen Gast gibt es nicht.
error-maintenance = Der Server wird gerade gewartet und nimmt keine Züge an. Nichts geht verloren; bitte komm etwas später wieder.
error-banned = Der Betreiber dieses Servers hat dich gesperrt. Du kannst hier nicht mehr spielen.
error-muted = Du kannst hier nicht chatten. Der Betreiber dieses Servers hat dich stummgeschaltet; weiterspielen kannst du.
error-not-your-name = Bitte gib deinen Namen so an, wie er jetzt hier steht.
error-complaint = Sag in ein paar Worten, was passiert ist, und wähle jemand anderen als dich selbst.
error-ban-operator = Ein Betreiber kann nicht gesperrt werden. Nimm ihm erst die Rechte: perihelion operator remove.
