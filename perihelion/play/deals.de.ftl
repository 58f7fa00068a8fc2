# Austeilungen: dasselbe Glück für alle.

verify-deal = das ist nicht das Siegel einer Austeilung.
verify-deal-terms = die Austeilung ist für ein anderes Spiel, andere Optionen oder andere Bots.
verify-deal-undo = hier wird ein Zug des Zufalls einer Austeilung zurückgenommen.
verify-deal-opened = das Geheimnis einer Austeilung ist nicht das, auf das der Server sich festgelegt hat.
verify-deal-chain = eine Austeilung nennt nicht die davor: Eine wurde ausgelassen, eingefügt oder neu gemacht.
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
verify-deal-bots = Nicht bewiesen: dass die Züge der Bots die ihrer Suche sind.

error-deal = Das geht nicht, wenn alle dasselbe Glück haben.
error-deal-sealed = Der Zufall bleibt versiegelt, bis alle gespielt haben.
error-deal-seat = Hier spielt jeder für sich, mit demselben Glück wie alle: Niemand kann übernehmen.
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
