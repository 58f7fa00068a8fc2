# Austeilungen: dieselben Ziehungen für alle.

error-deal = Das geht nicht, wenn alle dieselben Ziehungen bekommen.
error-deal-sealed = Der Zufall bleibt versiegelt, bis alle gespielt haben.
error-deal-seat = Hier spielt jeder für sich, mit denselben Ziehungen wie alle, und die Plätze stehen fest: Niemand kann übernehmen.
error-deal-none = Für diesen Tag gibt es kein Spiel. Vielleicht ging die Uhr des Servers falsch; schau später noch einmal vorbei.
error-deal-clock = Die Uhr dieses Servers hat sich gerade verstellt. Versuch es bitte in einer Stunde noch einmal.
error-deal-opened = Dieses Spiel wurde geöffnet, bevor sein Tag vorbei war, weil die Uhr des Servers falsch ging. Man kann es nicht mehr spielen.
error-deal-end = Diese Partie wird zu Ende gespielt. Du kannst aufgeben.
error-deal-hidden = Diesen Tisch kannst du später ansehen. Noch spielen andere mit denselben Ziehungen; bis dahin sehen ihn nur die, die dort sitzen.
error-deal-begun = Du hast das Spiel des Tages schon begonnen. Jeder spielt es einmal.
error-deal-tables = Es können { $least } bis { $most } Tische sein.
undo-deal = Alle bekommen dieselben Ziehungen: Nach einem Wurf, einer gezogenen Karte oder dem Zug eines anderen geht es hier nicht mehr zurück.
error-deal-unknown = Dieses Spiel gibt es nicht.
error-deal-persons = Mindestens ein Platz ist für einen Menschen.
fair-deal = Das Spiel des Tages vom { DATETIME($deal, dateStyle: "long") }: dieselben Ziehungen für alle, vorher versiegelt. Geöffnet wird, wenn der Tag vorbei ist.
fair-deal-set = Dieselben Ziehungen an allen Tischen, vorher versiegelt. Geöffnet wird, wenn alle zu Ende gespielt haben.
error-deal-twice = Du sitzt schon an einem anderen Tisch mit denselben Ziehungen.
