# Was der Tisch selbst sagt: Aufforderungen, seine eigenen Zeilen im Protokoll, Ablehnungen. $name ist der Name einer Person oder eines Bots.

## Aufforderungen

prompt-wait = { $player } entscheidet.
prompt-wait-named = { $player } ({ $name }) entscheidet.
prompt-thinks = { $player } ({ $name }) denkt nach.
prompt-free = Der Platz { $player } ist frei. Schick jemandem den Link oder lass einen Bot spielen.
prompt-start = { $n ->
    [one] Ein Platz ist noch frei. Schick jemandem den Link.
   *[other] { $n } Plätze sind noch frei. Schick jemandem den Link.
}
prompt-confirm = Dein Zug ist fertig. Bestätige ihn oder nimm etwas zurück.
prompt-confirm-other = { $player } ({ $name }) muss den Zug bestätigen.
prompt-over = Das Spiel ist zu Ende.
prompt-closed = Dieser Tisch wurde geschlossen.
prompt-rules = Die Regeln haben sich während dieses Spiels geändert. Von hier aus weiterspielen?

over-wins = { $name } gewinnt.
over-together = { $names } gewinnen.
over-draw = Das Spiel endet unentschieden.
over-lost = Niemand gewinnt.

## Das Protokoll

said-take = { $name } nimmt den Platz { $player }.
said-back = { $name } ist zurück bei { $player }.
said-bot = Ein Bot ({ $level }) spielt { $player }.
said-leave = { $player } ist frei.
said-absent = { $name } ist nicht da; so lange spielt ein Bot ({ $level }) { $player }.
said-late-seat = { $name } hat keine Zeit mehr; jetzt spielt ein Bot ({ $level }) { $player }.
said-removed = { $player } ist frei.
said-remove = Der Gastgeber hat { $name } gebeten zu gehen.
said-start = Das Spiel beginnt.
said-undo = { $player } nimmt etwas zurück.
said-undo-agreed = Alle sind einverstanden: { $player } nimmt etwas zurück.
said-ask = { $player } bittet, weiter zurückgehen zu dürfen.
said-agree = { $player } ist einverstanden.
said-refuse = { $player } ist nicht einverstanden.
said-late-move = Die Zeit von { $player } ist um; ein Bot entscheidet.
said-late-note = Die Zeit von { $player } ist um.
said-late = Die Zeit von { $player } ist um.
said-rules = Die Regeln wurden aktualisiert; an diesem Spiel ändert das nichts.
said-checkpoint = Die Regeln wurden aktualisiert, und dieses Spiel wäre anders verlaufen. Es geht mit der gespeicherten Stellung weiter.
said-go_on = { $name } möchte weiterspielen.
said-seal = { $players } { $n ->
    [one] hat
   *[other] haben
} den eigenen Teil des Siegels nicht rechtzeitig aufgedeckt. Der Start wird mit einem neuen Siegel wiederholt.
said-without = { $players } { $n ->
    [one] hat
   *[other] haben
} zum Siegel der Würfel nicht rechtzeitig beigetragen. Das Spiel beginnt ohne diesen Beitrag.
said-sealed = Die Würfel sind versiegelt: Server und { $players } haben je einen Teil beigetragen.
said-contribute = { $player } trägt zum Siegel der Würfel bei; das zählt von jetzt an.
said-close = Der Tisch wurde geschlossen.
said-history = { $player }: { $text }
said-history-chance = Zufall: { $text }
said-history-unseen = Eine geheime Entscheidung.

## Das Siegel der Würfel

fair-soon = Die Würfel werden versiegelt, wenn das Spiel beginnt, und jeder am Tisch gibt einen Teil dazu.
fair-waits = Die Würfel werden versiegelt. Wir warten auf { $players }.
fair-alone = Die Würfel wurden vor dem Spiel versiegelt; am Ende kann jeder sie prüfen.
fair-sealed = Die Würfel wurden vor dem Spiel von Server und { $players } versiegelt; am Ende kann jeder sie prüfen.
fair-open = Das Siegel der Würfel ist offen: Jeder kann jeden Zug des Zufalls prüfen.
fair-before = Dieses Spiel stammt aus der Zeit, bevor die Würfel versiegelt wurden.

## Zurücknehmen

undo-watching = Du hast hier keinen Platz.
undo-over = Das Spiel ist zu Ende.
undo-nothing = Es gibt nichts, was du zurücknehmen darfst.
undo-passed = Der Zug ist weitergegangen.
undo-dice = Die Würfel sind gefallen: Was der Zufall gezeigt hat, bleibt.
undo-others = Andere haben seitdem gespielt.
undo-revealed = Etwas Verdecktes wurde aufgedeckt.

## Ablehnungen

error-unknown = Hier ist nichts.
error-unknown-table = Diesen Tisch gibt es nicht. Wurde der Link ganz kopiert?
error-unknown-game = Dieses Spiel gibt es nicht.
error-illegal = Das ist nicht möglich.
error-stale = Das Spiel ist inzwischen weitergegangen. So steht es jetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-turn = Du bist nicht an der Reihe.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-remove-host = Wer den Tisch eröffnet hat, kann nicht weggeschickt werden.
error-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
error-seen = Du hast diesen Tisch schon von einem anderen Platz aus gesehen, darum kannst du diesen nicht nehmen.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-report = Der Bericht ließ sich nicht erstellen.
error-waiting = Das Spiel hat noch nicht begonnen, oder es wartet.
error-waiting-confirm = Erst muss der Zug bestätigt werden.
error-nothing-to-confirm = Es gibt nichts zu bestätigen.
error-nobody-asked = Niemand bittet darum, zurückzugehen.
error-undo = Das kann nicht zurückgenommen werden.
error-taken = Dieser Platz ist vergeben.
error-already-seated = Du hast schon einen Platz an diesem Tisch.
error-over = Das Spiel ist zu Ende.
error-running = Das muss bis zum Ende des Spiels warten.
error-closed = Dieser Tisch ist geschlossen.
error-rules-lost = Die Regeln haben sich so sehr geändert, dass dieser Tisch nicht weiterspielen kann.
error-seal = Zum Siegel der Würfel lässt sich das jetzt nicht hinzufügen.
error-seal-twice = Genau diese Festlegung hat schon jemand geschickt.
error-seal-once = Deinen Teil des Siegels hast du schon beigetragen.
error-seal-early = Es ist zu früh: Noch nicht alle haben sich festgelegt.
error-seal-other = Das passt nicht zu deiner Festlegung.
error-origin = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
error-unreadable = Das ist nicht lesbar.
error-action = „{ $text }“ ist keine Aktion dieses Spiels.
error-options = Diese Optionen passen nicht zusammen: { $reason }
error-settings = Diese Einstellung gibt es nicht.
error-minutes = Minuten sind eine Zahl von { $least } bis { $most }.
error-seats = Dieses Spiel braucht { $n ->
    [one] einen Platz
   *[other] { $n } Plätze
}.
error-seat-wish = „{ $wish }“ kann keinen Platz haben: möglich sind me, person, open und die Bots.
error-no-seat = Diesen Platz gibt es nicht; es sind { $n }.
error-moment = Diesen Moment gibt es nicht; der letzte ist { $n }.
error-name = Ein Name hat 1 bis { $n } Zeichen.
error-text = Eine Nachricht hat 1 bis { $n } Zeichen.
error-lang = Diese Sprache gibt es nicht.
error-link = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-too-large = Das ist zu viel auf einmal.
error-too-fast = Nicht so schnell, bitte. Versuch es gleich noch einmal.
error-full = Der Tisch konnte nicht gespeichert werden, darum wurde nichts geändert. Bitte versuch es noch einmal.
error-method = Das ist hier nicht möglich.
error-broken = Hier ist etwas schiefgegangen. Es wurde nichts geändert.

## Bots

bot-random = Würfel
bot-random-about = Spielt irgendetwas Erlaubtes: für die erste Partie.
bot-greedy = Lehrling
bot-greedy-about = Nimmt, was sofort am besten ist.
bot-mercury = Merkur
bot-mercury-about = Sanfter Gegner für die ersten Partien.
bot-venus = Venus
bot-venus-about = Spielt vernünftig und übersieht manches.
bot-earth = Erde
bot-earth-about = Spielt gut und irrt sich ab und zu.
bot-mars = Mars
bot-mars-about = Stark; bestraft Fehler.
bot-jupiter = Jupiter
bot-jupiter-about = Sehr stark.
bot-sun = Sonne
bot-sun-about = Am stärksten; denkt einen Moment nach.
bot-not-ready = { $about } Er bereitet sich noch vor.

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
verify-round = ein Siegel der Runde { $round } gehört nicht hierher.
verify-secret = das Geheimnis ist nicht das, auf das der Server sich festgelegt hat.
verify-late = Beitrag { $k } kommt zur falschen Zeit.
verify-reveal = Beitrag { $k } passt nicht zu seiner Festlegung.
verify-missing = Beitrag { $k } wurde nicht aufgedeckt, und der Start wurde nicht wiederholt.

## Der Zufall gegen die Erwartung

draws-other = Andere Züge des Zufalls
draws-usual = Von hundert fairen Partien weichen etwa { $percent } mindestens so weit von der Erwartung ab: nichts Ungewöhnliches.
draws-rare = Nur etwa { $percent } von hundert fairen Partien weichen so weit von der Erwartung ab. Das ist selten, kommt aber vor: Wer viele Partien ansieht, sieht es ab und zu.
draws-few = Zu wenige Züge des Zufalls, um etwas zu sagen.
