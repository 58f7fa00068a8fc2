## Checking a sealed game

verify-good = { $game }, Tisch { $table }: Alle { $actions } Aktionen und { $draws } Ziehungen passen zum Siegel, und das Ergebnis stimmt.
verify-unsealed = { $n ->
    [one] Eine Ziehung stammt aus der Zeit vor diesem Siegel und lässt
   *[other] { $n } Ziehungen stammen aus der Zeit vor diesem Siegel und lassen
} sich damit nicht prüfen.
verify-other-rules = Gespielt wurde nach anderen Regeln als den hier installierten; geprüft wurde mit den installierten.
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
verify-number = hier steht Ziehung { $draw }, die nächste Nummer ist aber { $next }.
verify-odds = Ziehung { $draw }: Möglichkeiten und Gewichte sind nicht die der Regeln.
verify-early = Ziehung { $draw } kam, bevor das Siegel vollständig war.
verify-draw = Ziehung { $draw } sagt { $says }, das Siegel ergibt aber { $gives }.
verify-undo = ein Zurücknehmen kann nicht zum Moment { $to } führen.
verify-undo-alone = hier werden Ziehungen zurückgenommen, aber niemand hat darum gebeten, oder nicht alle haben zugestimmt.
verify-round = ein Siegel der Runde { $round } gehört nicht hierher.
verify-secret = das Geheimnis ist nicht das, auf das der Server sich festgelegt hat.
verify-late = Beitrag { $k } kommt zur falschen Zeit.
verify-reveal = Beitrag { $k } passt nicht zu seiner Festlegung.
verify-no-person = Platz { $seat } hat einen Teil am Siegel, aber dort sitzt kein Mensch.
verify-no-part = Platz { $seat } wird als Beitragender genannt, aber niemand hat etwas beigetragen.
verify-missing = Beitrag { $k } wurde nicht aufgedeckt, und der Start wurde nicht wiederholt.
verify-restart = Runde { $round } des Siegels hätte nicht beginnen dürfen: Alle haben ihren Teil aufgedeckt und sind geblieben, oder ein Platz hatte es schon zweimal versäumt.
verify-left-out = Platz { $seat } hat zweimal nicht aufgedeckt und kann zum Siegel nichts mehr beitragen.
verify-added = ein Beitrag kam dazu, nachdem das Siegel vollständig war.
verify-closing = die Liste wird hier zur falschen Zeit geschlossen, oder ihre Prüfsumme stimmt nicht.
verify-unclosed = Beitrag { $k } wurde aufgedeckt, bevor die Liste geschlossen war.
verify-locked = jemand verlässt Platz { $seat }, während Beiträge aufgedeckt werden; vorher hätte eine neue Runde beginnen müssen.
verify-link = das Kettenglied dieser Entscheidung gehört nicht zur Kette des Mitspielers oder nicht hierher, oder es folgt kein Zufall darauf.
verify-forced = diese Aktion ist als erzwungen vermerkt, war es aber nicht, oder umgekehrt.
verify-keys = in diesem Eintrag steht etwas, das nicht hineingehört.
verify-bytes = hier müssen 32 Bytes in Hexadezimalziffern stehen, in Kleinbuchstaben.
verify-people = die Plätze des Tisches stehen an der falschen Stelle, oder diesen Platz gibt es nicht.
verify-closed = das Spiel wurde vorher beendet oder aufgegeben; hier kann nichts mehr gespielt werden.
verify-end-alone = hier endet das Spiel vorzeitig, aber niemand hat es vorgeschlagen, oder nicht alle haben zugestimmt.
verify-end-resigned = hier soll das Spiel enden, weil jemand aufgegeben hat, aber andere konnten noch spielen.
verify-unfinished = das Spiel ist weder zu Ende noch aufgegeben: Sein Schluss fehlt.
verify-receipt-table = der Beleg gehört zu einem anderen Tisch, { $table }.
verify-receipt-head = das ist nicht das Spiel, das der Mitspieler gesehen hat: Nach { $n } Einträgen hatte das Protokoll eine andere Prüfsumme.
verify-receipt-seal = der Mitspieler hat ein Siegel des Servers gesehen ({ $seal }…), das in dieser Datei fehlt.
verify-receipt-contribution = der eigene Beitrag des Mitspielers ({ $value }…) fehlt in dieser Datei.
verify-receipt-closing = der Mitspieler hat eine geschlossene Liste gesehen ({ $closing }…), die in dieser Datei fehlt.
verify-receipt-link = der Mitspieler hat Kettenglied { $link } in einem Moment geschickt, in dem ein anderes an der Reihe war: Der Server hat es zu früh verlangt.
verify-receipt-person = die Datei gibt die eigene Nummer des Mitspielers jemandem an einem anderen Platz.
verify-no-receipt = „{ $given }“ sieht nicht aus wie ein Beleg, ein Siegel oder ein Beitrag.
verify-unverifiable = { $file }: NICHT PRÜFBAR ab Zeile { $line }. Dort steht eine gespeicherte Stellung statt der, die sich aus den installierten Regeln ergibt. Vielleicht haben sich die Regeln während des Spiels geändert; vielleicht ist sie erfunden, und mit ihr das Ergebnis.
verify-depends = Der Zufall kommt vom Server und von diesen Mitspielern (Plätzen): { $players }. Hat einer von ihnen eine ehrliche Seite benutzt und einen passenden Beleg, dann konnte ihn niemand steuern.
verify-depends-old = Der Zufall kommt vom Server und von diesen Mitspielern (Plätzen): { $players }. In diesem älteren Format zeigt nichts, dass das Siegel des Servers zuerst da war; gegen einen unehrlichen Server beweist das nichts.
verify-alone = Der Zufall kommt allein vom Server. Gegen den Betreiber beweist das nichts: Er könnte viele Geheimnisse ausprobiert haben.
verify-restarts = { $n ->
    [one] Der Start wurde einmal wiederholt,
   *[other] Der Start wurde { $n }-mal wiederholt,
} weil jemand den eigenen Teil nicht aufgedeckt hat oder gegangen ist. In der Datei stehen die Plätze. Sie und der Server könnten diesen Start den früheren vorgezogen haben.
verify-undone = { $n ->
    [one] Eine Ziehung wurde
   *[other] { $n } Ziehungen wurden
} einvernehmlich zurückgenommen und neu gezogen. Die Datei zeigt, wo.
verify-added-later = { $n ->
    [one] Ein Beitrag kam
   *[other] { $n } Beiträge kamen
} während des Spiels dazu, ohne Festlegung davor. Von da an hätte dieser Mitspieler gemeinsam mit dem Server den Zufall bestimmen können.
verify-receipt-part = Bewiesen für den Mitspieler mit diesem Beleg: Sein Beitrag steckt in jeder versiegelten Ziehung, und das Geheimnis des Servers und alle anderen Beiträge standen fest, bevor jemand seinen kannte. Niemand konnte den Zufall steuern, auch nicht alle anderen zusammen mit dem Server.
verify-receipt-unordered = Nicht bewiesen für den Mitspieler mit diesem Beleg: Sein Beitrag steckt zwar im Zufall, aber nichts zeigt, dass das Siegel des Servers und die anderen Beiträge vorher feststanden.
verify-links-all = Zu jeder seiner Entscheidungen, nach der gezogen wurde, gehört ein neues Kettenglied. Also kannte vorher niemand das Ergebnis.
verify-link-left-out = Nicht bewiesen für den Mitspieler mit diesem Beleg: Seine Seite hat Kettenglied { $n } geschickt, in der Datei fehlt es. Hat er nicht auf einem anderen Gerät gespielt, war die Zeit nicht abgelaufen und wurde nichts zurückgenommen, dann hat der Server es weggelassen.
verify-links-end = Nach Kettenglied { $n } kam von seinen Plätzen eine Entscheidung ohne ein neues. Ab da kannte der Server den Zufall vorher; steuern konnte er ihn trotzdem nicht.
verify-unasked = Nicht bewiesen: ob { $players } zugestimmt haben. Sie waren schon gegangen, als Ziehungen zurückgenommen wurden oder das Spiel gemeinsam beendet wurde.
verify-receipt-log = Auch bewiesen: Die Einträge 1 bis { $n } von { $all } sind genau die, die er gesehen hat.
verify-receipt-no-log = Nicht bewiesen: dass wirklich so gespielt wurde. In dem, was angegeben wurde, steht keine Prüfsumme des Protokolls.
verify-receipt-no-part = Für den Mitspieler mit diesem Beleg ist über den Zufall nichts bewiesen: Er hat nichts dazu beigetragen.
verify-no-witness = Ohne Beleg ist für niemanden etwas bewiesen. Die Datei passt in sich zusammen, aber nur der Beleg eines Mitspielers kann zeigen, dass wirklich so gespielt wurde.
verify-old-format = Die Datei hat das Format von Version 0.1.0. Sie beweist nicht, dass keine erlaubte Aktion durch eine andere ersetzt wurde, und ihre Siegel nennen weder Tisch noch Optionen noch Runde.

## Deals

verify-deal = das ist nicht das Siegel einer Austeilung.
verify-deal-terms = die Austeilung ist für ein anderes Spiel, andere Optionen oder andere Plätze.
verify-deal-undo = hier wird eine Ziehung einer Austeilung zurückgenommen.
verify-deal-opened = das Geheimnis einer Austeilung ist nicht das, auf das der Server sich festgelegt hat.
verify-deal-seat = hier wird ein Mensch oder ein Bot ersetzt. Am Tisch einer Austeilung bleiben die Plätze, wie sie festgelegt sind.
verify-deal-player = hier entscheidet jemand anders als der, dem der Platz gehört.
verify-deal-agreed = hier einigen sich Spieler auf ein Ende oder darauf, etwas zurückzunehmen. Am Tisch einer Austeilung geht das nicht.
verify-deal-day = die Austeilung { $day } gehört zu keinem Tag: Ihr Datum, ihre Zeiten oder ihre Plätze stimmen nicht.
verify-deal-order = die Austeilung { $day } kommt nicht nach der davor: Ein Tag steht zweimal da, oder die Tage gehen rückwärts.
verify-deal-chain = die Austeilung { $day } nennt nicht die davor: Eine wurde ausgelassen, eingefügt oder neu gemacht.
verify-deal-left = die Austeilung { $day } lässt andere aus als die veröffentlichten, oder sie wird von einer ausgelassen, die selbst nicht zählt.
verify-deal-parts = die Beiträge zur Austeilung sind andere als die veröffentlichten.
verify-deal-unpublished = die Austeilung ist keine der veröffentlichten.
verify-deals-bad = { $file }: { $says }
verify-deal-good = Gespielt wurde die Austeilung { $deal }. Ihr Zufall hängt { $n ->
    [0] allein vom Server ab; niemand hat etwas beigetragen.
    [one] vom Server und vom Beitrag einer Person ab, die am Tag davor gespielt hat.
   *[other] vom Server und von den Beiträgen von { $n } Personen ab, die am Tag davor gespielt haben.
}
verify-deal-published = Es ist die veröffentlichte Austeilung: Alle, die sie gespielt haben, hatten dieselben Ziehungen.
verify-deal-not-published = Ohne --deals nicht bewiesen: dass alle diese Austeilung gespielt haben.
verify-deal-break = Die Kette der Austeilungen hat eine Lücke: Die Austeilung { $day } lässt { $days } aus. Wer den Server betreibt, sagt, dass seine Uhr falsch ging.
verify-deal-at-break = Die Austeilung dieses Spiels lässt Tage aus oder wird selbst ausgelassen. Ob die Uhr falsch ging, lässt sich nicht prüfen.
verify-deal-model = Hier hat kein Mensch gespielt, sondern zum Vergleich der stärkste Bot.
verify-deal-choice = Nicht bewiesen: wie die Austeilung gewählt wurde. Wer den Server betreibt, konnte vor dem Tag viele ausprobieren.
verify-deal-bots = Nicht bewiesen: dass die Bots so gezogen haben, wie ihre Suche es ergibt.
