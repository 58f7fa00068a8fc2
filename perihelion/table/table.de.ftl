# Was der Tisch selbst sagt: Aufforderungen, seine eigenen Zeilen im Protokoll, Ablehnungen. $name ist der Name einer Person oder eines Bots.

## Aufforderungen

prompt-wait = { $player } ist am Zug.
prompt-wait-named = { $player } ({ $name }) ist am Zug.
prompt-thinks = { $player } ({ $name }) denkt nach.
prompt-free = Der Platz { $player } ist frei. Lade jemanden ein oder setz einen Bot hin.
prompt-held = Wir warten auf { $names }. Das Spiel beginnt, wenn alle da sind.
prompt-kept = Noch ein Spiel in dieser Runde: Dein Platz ist reserviert.
prompt-start = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
prompt-confirm = Dein Zug ist fertig. Bestätige ihn oder nimm etwas zurück.
prompt-confirm-other = { $player } ({ $name }) muss den Zug noch bestätigen.
prompt-over = Das Spiel ist zu Ende.
prompt-closed = Dieser Tisch ist geschlossen.
prompt-rules = Die Regeln haben sich seit dem Beginn dieses Spiels geändert. Von hier aus weiterspielen?

over-wins = { $name } gewinnt.
over-together = { $names } gewinnen.
over-draw = Das Spiel endet unentschieden.
over-lost = Niemand gewinnt.
over-resigned = { $n ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
over-agreed = Das Spiel wurde vorzeitig beendet.

## Benachrichtigungen

notice-turn-title = Du bist am Zug
notice-turn = { $n ->
    [one] Du bist am Zug: { $games }.
   *[other] Du bist an { $n } Tischen am Zug: { $games }.
}
notice-reminder-title = Deine Zeit läuft ab
notice-reminder = { $hours ->
    [0] Du hast keine Stunde mehr: { $games }.
    [one] Du hast noch eine Stunde: { $games }.
   *[other] Du hast noch { $hours } Stunden: { $games }.
}
notice-again-title = Noch ein Spiel?
notice-again = Die Runde möchte noch einmal spielen. Dein Platz ist reserviert: { $games }.
error-notice-address = Dorthin kann nichts geschickt werden. Die Adresse muss mit https:// beginnen und im Internet liegen.
mail-confirm-title = Benachrichtigungen von Perihelion
mail-confirm = { $name } möchte an diese Adresse eine Mail bekommen, wenn ein Zug in Perihelion ansteht. Wenn du das bist, öffne innerhalb eines Tages diesen Link:
mail-confirm-not = Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.
mail-sign-in-title = Mit dieser Adresse bei Perihelion anmelden
mail-sign-in = { $name } möchte sich bei Perihelion mit Links anmelden, die an diese Adresse gehen. Wenn du das bist, öffne innerhalb eines Tages diesen Link:
mail-link-title = Bei Perihelion anmelden
mail-link = Jemand, hoffentlich du, hat um einen Link zum Anmelden gebeten. Er gilt einmal, 15 Minuten lang. Öffne ihn auf dem Gerät, auf dem du spielen möchtest:
mail-link-not = Wenn du nicht darum gebeten hast, brauchst du nichts zu tun. Gib den Link niemandem: Wer ihn öffnet, spielt auf deinen Plätzen.
mail-unsubscribe = Keine solchen Mails mehr:
error-notice-mail = An diese Adresse kann keine Mail geschickt werden.
error-passkey = Dieser Passkey öffnet hier nichts. Vielleicht wurde er entfernt, oder es hat zu lange gedauert: Bitte versuche es noch einmal.
error-passkeys = Du hast { $n } Passkeys, mehr geht nicht. Entferne zuerst einen.
error-passkey-known = Dieser Passkey ist schon bekannt.
error-addresses = Du hast { $n } Adressen, mehr geht nicht. Entferne zuerst eine.
error-notice-mail-failed = Die Mail konnte nicht verschickt werden. Bitte versuche es später noch einmal.
error-notice-keys = Dieser Browser hat keinen gültigen Schlüssel genannt.
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
said-undo = { $player } nimmt einen Schritt zurück.
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
} zum Siegel der Würfel nicht rechtzeitig beigetragen. Das Spiel beginnt ohne diesen Beitrag.
said-sealed = Die Würfel sind versiegelt: Server und { $players } haben je einen Teil beigetragen.
said-contribute = { $player } trägt zum Siegel der Würfel bei; das zählt von jetzt an.
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

## Das Siegel der Würfel

fair-soon = Die Würfel werden versiegelt, wenn das Spiel beginnt, und jeder am Tisch gibt einen Teil dazu.
fair-waits = Die Würfel werden versiegelt. Wir warten auf { $players }.
fair-alone = Diese Würfel wirft der Server allein: Kein Gerät der Mitspieler hat einen Teil dazugegeben.
fair-sealed = Die Würfel sind von Server und { $players } versiegelt: Niemand kann sie bestimmen, und am Ende kannst du jeden Wurf prüfen.
fair-sealed-old = Die Würfel wurden von Server und { $players } versiegelt, so wie es eine frühere Version tat.
fair-open = Das Siegel der Würfel ist offen: Jeder kann jeden Zug des Zufalls prüfen.
fair-before = Dieses Spiel stammt aus der Zeit, bevor die Würfel versiegelt wurden.

## Zurücknehmen

undo-watching = Du hast hier keinen Platz.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
undo-passed = Der Zug ist schon weitergegangen.
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
error-unknown-game = Dieses Spiel gibt es nicht.
error-illegal = Das ist nicht erlaubt.
error-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht am Zug.
error-not-host = Das kann nur der Gastgeber dieses Tisches.
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
error-seal = Zum Siegel der Würfel lässt sich das jetzt nicht hinzufügen.
error-seal-twice = Genau diese Festlegung hat schon jemand geschickt.
error-seal-once = Deinen Teil des Siegels hast du schon beigetragen.
error-seal-early = Es ist zu früh: Noch nicht alle haben sich festgelegt.
error-seal-late = Dafür ist es zu spät: Die Teile des Siegels stehen fest. Beim nächsten Spiel kannst du wieder einen beitragen.
error-seal-other = Das passt nicht zu deiner Festlegung.
error-needs-link = Dieser Zug löst einen Zufall aus. Dein Gerät gibt zuerst eine frische Zahl dazu.
error-seal-link = Das ist nicht dein Kettenglied für den nächsten Zug des Zufalls.
error-origin = Diese Anfrage kam von einer anderen Website und wurde abgelehnt.
error-unreadable = Das hat der Server nicht verstanden.
error-action = „{ $text }“ ist kein Zug dieses Spiels.
error-options = Diese Optionen passen nicht zusammen: { $reason }
error-settings = Diese Einstellung gibt es nicht.
error-bank = Die Zeit fürs ganze Spiel braucht eine Zeit pro Zug.
error-vacation = Du kannst jetzt keinen Urlaub nehmen.
error-vacation-now = Du hast schon Urlaub. Beende ihn zuerst.
error-vacation-days = { $n ->
    [0] Du hast dieses Jahr keine Urlaubstage mehr.
    [one] Du hast dieses Jahr noch einen Urlaubstag.
   *[other] Du hast dieses Jahr noch { $n } Urlaubstage.
}
error-rated = Eine gewertete Partie braucht eine Uhr, ein Bot zieht, wenn die Zeit um ist, sie wartet auf Abwesende, und es gibt keine Tipps.
error-rated-seats = In einer gewerteten Partie hat jeder einen Platz.
error-rated-close = Eine gewertete Partie lässt sich nicht mehr schließen, wenn sie begonnen hat. Du kannst aufgeben.
error-unreliable = Der Gastgeber sucht zuverlässige Mitspieler: Du hast mehr als eine deiner letzten zehn gewerteten Partien verlassen.
error-group = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.
error-not-head = Das darf nur, wer die Gruppe leitet.
error-group-full = Die Gruppe hat { $n } Mitglieder. Mehr können es nicht werden.
error-groups = Du bist in { $n } Gruppen. Verlasse zuerst eine davon.
error-seat-held = Dieser Platz ist für { $name } reserviert.
error-plan-line = Das kann nach allem, was du weißt, nicht geschehen. Beginne von vorn.
error-plan-shared = Wo sich mehrere einen Bildschirm teilen, plant niemand voraus.
error-plan-your-turn = Du bist dran: Spiele am Tisch.
error-plan-own = Ein Plan endet mit einem eigenen Zug.
error-plans = Du hast an diesem Tisch { $n } Pläne. Entferne zuerst einen.
plan-chance = Was bringt der Zufall?
plan-other = Was macht { $name }?
error-player = Diesen Spieler gibt es nicht.
error-minutes = Die Minuten müssen eine Zahl von { $least } bis { $most } sein.
error-seats = Dieses Spiel braucht { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}.
error-seat-wish = „{ $wish }“ kann keinen Platz haben: möglich sind me, person, open und die Bots.
error-no-seat = Diesen Platz gibt es nicht. Es sind { $n }.
error-moment = Diesen Moment gibt es nicht. Der letzte ist { $n }.
error-name = Ein Name hat 1 bis { $n } Zeichen.
error-text = Eine Nachricht hat 1 bis { $n } Zeichen.
error-lang = Diese Sprache gibt es nicht.
error-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-too-large = Das ist zu viel auf einmal.
error-too-fast = Das war zu schnell. Versuche es gleich noch einmal.
error-full = Der Tisch konnte nicht gespeichert werden, darum wurde nichts geändert. Bitte versuche es noch einmal.
error-method = Das ist hier nicht möglich.
error-broken = Auf dem Server ist etwas schiefgegangen. Es wurde nichts geändert.

## The first turn

tutorial-scored = { $n ->
    [one] Du hast einen Punkt gemacht!
   *[other] Du hast { $n } Punkte gemacht!
}

## Bots

bot-random = Zufallsbot
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
bot-not-ready = { $about } Noch nicht bereit.

yes-no-true = ja
yes-no-false = nein
option-players = Spieler

## Ein versiegeltes Spiel prüfen

verify-good = { $game }, Tisch { $table }: { $actions } Aktionen und { $draws } Züge des Zufalls sind wie versiegelt, und das Ergebnis stimmt.
verify-unsealed = { $n ->
    [one] Ein Ergebnis des Zufalls stammt
   *[other] { $n } Ergebnisse des Zufalls stammen
} aus der Zeit vor diesem Siegel und lässt sich damit nicht prüfen.
verify-other-rules = Das Spiel folgt anderen Regeln als den hier installierten; nachgespielt wurde es nach diesen.
verify-bad = { $file }, Zeile { $line }: { $says }
verify-no-file = { $file } kann nicht gelesen werden.
verify-torn = die Datei ist unvollständig: Hier fehlen Zeilen.
verify-changed = diese Zeile wurde verändert: Sie passt nicht zu ihrer Prüfsumme.
verify-format = das ist keine Datei des Formats „{ $format }“.
verify-wrong = dieser Eintrag lässt sich nicht nachspielen: { $reason }
verify-order = hier sollte Eintrag { $n } stehen.
verify-kind = „{ $kind }“ ist kein Eintrag eines Protokolls.
verify-result = die Datei sagt { $says }, das Spiel ergibt { $gives }.
verify-seat = { $seat } handelt, am Zug ist aber { $actor }.
verify-number = hier steht Zug { $draw } des Zufalls, die nächste Nummer ist aber { $next }.
verify-odds = Zug { $draw } des Zufalls: Möglichkeiten und Gewichte sind nicht die der Regeln.
verify-early = Zug { $draw } des Zufalls kam, bevor das Siegel vollständig war.
verify-draw = Zug { $draw } des Zufalls sagt { $says }, das Siegel ergibt aber { $gives }.
verify-undo = ein Zurücknehmen kann nicht zum Moment { $to } führen.
verify-undo-alone = hier werden Züge des Zufalls zurückgenommen, aber niemand hat darum gebeten, oder nicht alle Beitragenden waren einverstanden.
verify-round = ein Siegel der Runde { $round } gehört nicht hierher.
verify-secret = das Geheimnis ist nicht das, auf das der Server sich festgelegt hat.
verify-late = Beitrag { $k } kommt zur falschen Zeit.
verify-reveal = Beitrag { $k } passt nicht zu seiner Festlegung.
verify-no-person = Platz { $seat } hat einen Teil am Siegel, aber dort sitzt kein Mensch.
verify-no-part = Platz { $seat } wird als Beitragender genannt, aber niemand hat etwas beigetragen.
verify-missing = Beitrag { $k } wurde nicht aufgedeckt, und der Start wurde nicht wiederholt.
verify-restart = Runde { $round } des Siegels wurde ohne Grund begonnen: Niemand, der sich festgelegt hatte, blieb das Aufdecken schuldig oder ging, oder ein Platz mehr als zweimal.
verify-left-out = Platz { $seat } hat zweimal nicht aufgedeckt und kann zum Siegel nichts mehr beitragen.
verify-added = ein Beitrag kam dazu, nachdem das Siegel vollständig war.
verify-closing = hier wird die Liste der Festlegungen geschlossen, aber zur falschen Zeit, oder ihre Prüfsumme stimmt nicht.
verify-unclosed = Beitrag { $k } wurde aufgedeckt, bevor die Liste der Festlegungen geschlossen war.
verify-locked = jemand verlässt Platz { $seat }, während Beiträge aufgedeckt werden; davor hätte eine neue Runde des Siegels beginnen müssen.
verify-link = das Kettenglied dieser Entscheidung gehört nicht zur Kette des Mitspielers oder nicht hierher, oder es folgt kein Zufall darauf.
verify-forced = diese Aktion ist als erzwungen vermerkt, war es aber nicht, oder umgekehrt.
verify-keys = in diesem Eintrag steht etwas, das nicht hineingehört.
verify-bytes = hier müssen 32 Bytes in Hexadezimalziffern stehen, in Kleinbuchstaben.
verify-people = die Plätze des Tisches stehen an der falschen Stelle, oder diesen Platz gibt es nicht.
verify-closed = das Spiel wurde vorher beendet oder aufgegeben; hier kann nichts mehr gespielt werden.
verify-end-alone = hier endet das Spiel vorzeitig, aber niemand hat es vorgeschlagen, oder nicht alle Beitragenden waren einverstanden.
verify-end-resigned = hier soll das Spiel enden, weil jemand aufgegeben hat, aber es waren noch andere da, die spielen konnten.
verify-unfinished = das Spiel ist weder zu Ende noch aufgegeben: Sein Schluss fehlt.
verify-receipt-table = der Beleg gehört zu einem anderen Tisch, { $table }.
verify-receipt-head = das ist nicht das Spiel, das der Mitspieler gesehen hat: Nach { $n } Einträgen hatte das Protokoll eine andere Prüfsumme.
verify-receipt-seal = der Mitspieler hat ein Siegel des Servers gesehen ({ $seal }…), das in dieser Datei fehlt.
verify-receipt-contribution = der eigene Beitrag des Mitspielers ({ $value }…) fehlt in dieser Datei.
verify-receipt-closing = der Mitspieler hat eine geschlossene Liste der Festlegungen gesehen ({ $closing }…), die in dieser Datei fehlt.
verify-receipt-link = der Mitspieler hat Kettenglied { $link } in einem Moment geschickt, in dem ein anderes an der Reihe war: Der Server hat es zu früh verlangt.
verify-receipt-person = die Datei gibt die eigene Nummer des Mitspielers jemandem an einem anderen Platz.
verify-no-receipt = „{ $given }“ sieht nicht aus wie ein Beleg, ein Siegel oder ein Beitrag.
verify-unverifiable = { $file }: NICHT PRÜFBAR ab Zeile { $line }. Dort ersetzt eine gespeicherte Stellung, was die hier installierten Regeln ergeben. Sie kann stimmen, weil sich während des Spiels die Regeln geändert haben; sie kann aber ebenso gut erfunden sein, und das Ergebnis mit ihr.
verify-depends = Der Zufall hängt vom Geheimnis des Servers ab und davon, was diese Mitspieler (Plätze) beigetragen haben: { $players }. Niemand konnte ihn bestimmen, wenn einer von ihnen eine ehrliche Seite benutzt hat und einen passenden Beleg besitzt.
verify-depends-old = Der Zufall hängt vom Geheimnis des Servers ab und davon, was diese Mitspieler (Plätze) beigetragen haben: { $players }. In diesem älteren Format zeigt nichts, dass das Siegel des Servers vor den Beiträgen da war; gegen einen unehrlichen Server ist damit nichts bewiesen.
verify-alone = Der Zufall hängt allein vom Geheimnis des Servers ab. Gegen den Betreiber des Servers ist für niemanden etwas bewiesen: Er könnte viele Geheimnisse ausprobiert haben.
verify-restarts = { $n ->
    [one] Der Start wurde einmal wiederholt,
   *[other] Der Start wurde { $n }-mal wiederholt,
} weil jemand den eigenen Teil nicht aufgedeckt hat oder gegangen ist. In der Datei stehen die Plätze. Sie und der Server könnten diesen Start den früheren vorgezogen haben.
verify-undone = { $n ->
    [one] Ein Zug des Zufalls wurde
   *[other] { $n } Züge des Zufalls wurden
} einvernehmlich zurückgenommen und neu gezogen. Die Datei zeigt, wo.
verify-added-later = { $n ->
    [one] Ein Beitrag kam
   *[other] { $n } Beiträge kamen
} während des Spiels dazu, ohne Festlegung davor. Von da an hätte dieser Mitspieler gemeinsam mit dem Server den Zufall bestimmen können.
verify-receipt-part = Bewiesen für den Mitspieler mit diesem Beleg: Sein eigener Beitrag steckt in jedem versiegelten Zug des Zufalls, und das Geheimnis des Servers und alle anderen Beiträge standen fest, bevor seiner bekannt war. Also konnte niemand den Zufall bestimmen, nicht einmal alle anderen zusammen mit dem Server.
verify-receipt-unordered = Nicht bewiesen für den Mitspieler mit diesem Beleg: Sein Beitrag steckt zwar im Zufall, aber Beleg oder Datei zeigen nicht, dass das Siegel des Servers und die anderen Beiträge feststanden, bevor seiner bekannt war.
verify-links-all = Jede seiner Entscheidungen, die Zufall auslöste, brachte ein neues Kettenglied mit. Also kannte niemand diesen Zufall, bevor er sich entschied.
verify-link-left-out = Nicht bewiesen für den Mitspieler mit diesem Beleg: Seine Seite hat Kettenglied { $n } geschickt, und in der Datei fehlt es in diesem Moment. Hat er nicht auf einem anderen Gerät entschieden, die Zeit überschritten oder wurde gerade etwas zurückgenommen, dann hat der Server es weggelassen.
verify-links-end = Nach Kettenglied { $n } kam eine Entscheidung an seinen Plätzen ohne ein neues. Ab da kannte der Server den Zufall im Voraus; bestimmen konnte er ihn auch dann nicht.
verify-unasked = Nicht bewiesen: dass { $players } einverstanden waren. Sie hatten ihre Plätze verlassen, als Züge des Zufalls zurückgenommen wurden oder das Spiel einvernehmlich endete.
verify-receipt-log = Ebenfalls bewiesen: Die Einträge 1 bis { $n } von { $all } sind unverändert die, die er gesehen hat.
verify-receipt-no-log = Nicht bewiesen ist, dass die Aktionen die wirklich gespielten sind: In dem, was angegeben wurde, steht keine Prüfsumme des Protokolls.
verify-receipt-no-part = Für den Mitspieler mit diesem Beleg ist über den Zufall nichts bewiesen: Er hat nichts dazu beigetragen.
verify-no-witness = Bewiesen ist für niemanden etwas, denn es wurde kein Beleg angegeben. Die Datei ist in sich stimmig; dass es das wirklich gespielte Spiel ist, kann aber nur der Beleg eines Mitspielers zeigen.
verify-old-format = Die Datei hat das Format von Version 0.1.0. Sie beweist nicht, dass keine erlaubte Aktion durch eine andere ersetzt wurde, und ihre Siegel nennen weder Tisch noch Optionen noch Runde.

## Der Zufall gegen die Erwartung

draws-other = Andere Züge des Zufalls
draws-usual = Etwa { $percent } von hundert fairen Partien weichen mindestens so weit von der Erwartung ab. Nichts Ungewöhnliches.
draws-rare = Nur etwa { $percent } von hundert fairen Partien weichen so weit von der Erwartung ab. Das ist selten, kommt aber vor: Wer viele Partien ansieht, sieht es ab und zu.
draws-few = Zu wenige Züge des Zufalls, um etwas zu sagen.

# operators

player-gone = jemand, der nicht mehr da ist
error-no-guest = Diesen Gast gibt es nicht.
error-maintenance = Der Server wird gerade gewartet und nimmt keine Züge an. Nichts geht verloren; bitte komm etwas später wieder.
error-banned = Du kannst hier nicht mehr spielen. Der Betreiber dieses Servers hat dich gesperrt.
error-muted = Du kannst hier nicht chatten. Der Betreiber dieses Servers hat dich stummgeschaltet; weiterspielen kannst du.
error-not-your-name = Bitte gib deinen Namen so an, wie er jetzt hier steht.
error-complaint = Sag in ein paar Worten, was passiert ist, und wähle jemanden, der nicht du bist.
error-ban-operator = Ein Betreiber kann nicht gesperrt werden. Nimm ihm erst die Rechte: perihelion operator remove.
