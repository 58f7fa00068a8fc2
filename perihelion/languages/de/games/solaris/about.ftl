# Was ein Ding auf dem Brett ist, für alle, die darauf zeigen.
about-station-0 = Aktion: Spiele eine oder zwei Karten derselben anderen Station; jede bringt dort 1 Energie.
    .price = hier 1 Energie für je eine oder zwei Karten
about-station-1 = Aktion: Nimm zwei Karten aus der Auslage oder vom Stapel. Nach deinem Zug behältst du höchstens sieben.
    .price = hier 1 Energie für zwei Karten
about-station-2 = Aktion, einmal: Wähle eine Richtung, und die nächsten Stationen dort bekommen je 1 Energie. Volle werden übersprungen.
    .price = hier 1 Energie, dazu 1 für jede Station, die eine bekommt
about-station-3 = Aktion: Docke ein Shuttle aus dem Vorrat an einer beliebigen Station an. Es bleibt dort bis zum Ende der Runde.
    .price = hier 1 Energie für jedes Shuttle
about-station-4 = Aktion: Zieh bei einem Mitspieler eine zufällige Handkarte, bei jedem höchstens eine.
    .price = hier 1 Energie für jede Karte
about-station-5 = Aktion: Schritte auf dem Laser, so viele du bezahlen kannst. Damit gewinnt man.
    .price = je Schritt hier 1 Energie, 1 Energie an der Station eines angedockten Shuttles und eine Karte in der Farbe des Shuttles
about-energy-here = Du hast hier { $energy } Energie.
about-bridge = Von einer aktiven Station daneben verschiebst du 1 Energie hinüber zur Nachbarstation.
    .price = für jede Energie eine { $colour } Karte
about-spare = Am Ende jeder Runde werden die beiden Brücken einer Station, die eine Karte bestimmt, gegen die freien getauscht.
about-card = Auffüllen: 1 Energie { $station_an }, solange diese Station aktiv ist. Verschieben: 1 Energie über eine { $colour } Brücke. Am Energiezentrum: ein Schritt auf dem Laser, wenn das Shuttle dieser Farbe angedockt ist.
about-taken = Sie kommt auf deine Hand, sobald alle in der Kantine dran waren.
about-display = Du kannst sie nehmen, wann immer du eine Karte nimmst.
about-gap = Die Lücke wird vom Stapel aufgefüllt, wenn der Zug vorbei ist.
about-stack = Von hier nimmst du verdeckt eine Karte, wann immer du eine Karte nimmst. Für je zwei gespielte Karten nimmst du eine neue.
about-discard = Gespielte und abgeworfene Karten. Ist der Nachziehstapel leer, werden sie zum neuen.
about-supply = An einer Station angedockt bringt es Schritte auf dem Laser: Jeder kostet dort 1 Energie, 1 am Energiezentrum und eine { $colour } Karte.
    .price = 1 Energie am Raumhafen
about-docked = Am Energiezentrum bringt es Schritte auf dem Laser: Jeder kostet 1 Energie { $station_an }, 1 am Energiezentrum und eine { $colour } Karte. Am Ende der Runde kommt es zurück.
about-token = Energie bezahlt, was man an dieser Station tut: 0 bis { $most }. Wer hier am meisten hat, ist zuerst dran, wenn die Station aktiv ist.
about-player = An allen Stationen zusammen { $total } Energie.
about-goal = { $time ->
    [1] Nach { $rounds } Runden gewinnt, wer am meisten Energie auf dem Laser hat.
   *[other] Die Runde, in der jemand { $goal } auf dem Laser erreicht, ist die letzte; es gewinnt, wer dort am meisten hat.
}
