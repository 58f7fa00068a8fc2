# Austeilungen: dasselbe Glück für alle.

verify-deal = das ist nicht das Siegel einer Austeilung.
verify-deal-terms = die Austeilung ist für ein anderes Spiel, andere Optionen oder andere Plätze.
verify-deal-undo = hier wird ein Zug des Zufalls einer Austeilung zurückgenommen.
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
verify-deal-published = Es ist die veröffentlichte Austeilung: Alle, die sie gespielt haben, hatten dasselbe Glück.
verify-deal-not-published = Ohne --deals nicht bewiesen: dass alle diese Austeilung gespielt haben.
verify-deal-break = Die Kette der Austeilungen hat eine Lücke: Die Austeilung { $day } lässt { $days } aus. Wer den Server betreibt, sagt, dass seine Uhr falsch ging.
verify-deal-at-break = Die Austeilung dieses Spiels lässt Tage aus oder wird selbst ausgelassen. Ob die Uhr falsch ging, lässt sich nicht prüfen.
verify-deal-model = Hier hat kein Mensch gespielt, sondern zum Vergleich der stärkste Bot.
verify-deal-choice = Nicht bewiesen: wie die Austeilung gewählt wurde. Wer den Server betreibt, konnte vor dem Tag viele ausprobieren.
verify-deal-bots = Nicht bewiesen: dass die Züge der Bots die ihrer Suche sind.

error-deal = Das geht nicht, wenn alle dasselbe Glück haben.
error-deal-sealed = Der Zufall bleibt versiegelt, bis alle gespielt haben.
error-deal-seat = Hier spielt jeder für sich, mit demselben Glück wie alle, und die Plätze stehen fest: Niemand kann übernehmen.
error-deal-none = Für diesen Tag gibt es kein Spiel. Vielleicht ging die Uhr des Servers falsch; schau später noch einmal vorbei.
error-deal-clock = Die Uhr dieses Servers hat sich gerade verstellt. Versuch es bitte in einer Stunde noch einmal.
error-deal-opened = Dieses Spiel wurde geöffnet, bevor sein Tag vorbei war, weil die Uhr des Servers falsch ging. Man kann es nicht mehr spielen.
error-deal-end = Das Spiel geht bis zum Ende. Du kannst aufgeben.
error-deal-hidden = Diesen Tisch kannst du später ansehen. Noch spielen andere mit demselben Glück; bis dahin sehen ihn nur die, die dort sitzen.
error-deal-begun = Du hast das Spiel des Tages schon begonnen. Jeder spielt es einmal.
error-deal-tables = Es können { $least } bis { $most } Tische sein.
undo-deal = Hier wird nichts zurückgenommen, was vor dem Zufall oder vor dem Zug anderer war: Alle haben dasselbe Glück.
error-deal-unknown = Dieses Spiel gibt es nicht.
error-deal-persons = Mindestens ein Platz ist für einen Menschen.
fair-deal = Das Spiel des Tages vom { DATETIME($deal, dateStyle: "long") }: dasselbe Glück für alle, vorher versiegelt. Geöffnet wird, wenn der Tag vorbei ist.
fair-deal-set = Dasselbe Glück an allen Tischen, vorher versiegelt. Geöffnet wird, wenn alle zu Ende gespielt haben.
error-deal-twice = Du sitzt schon an einem anderen Tisch mit demselben Glück.
