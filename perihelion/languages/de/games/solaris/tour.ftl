### Der erste Zug, für Neulinge: was man berührt und warum, zu jeder Entscheidung, die er bringen kann.

tour-welcome = Sechs Stationen liegen um den Laser, und an jeder hast du Energie. Mit Karten bewegst du sie, bis Shuttles sie zum Laser in der Mitte tragen. Hat jemand dort sieben, wird die Runde noch zu Ende gespielt; dann gewinnt, wer am meisten auf dem Laser hat.
tour-CHOOSE = Die Station mit dem hellen Feld ist aktiv, und alle sind dort einmal am Zug. Karten mit ihrem Symbol bringen hier Energie; Karten in der Farbe einer Brücke schicken sie nach nebenan.
tour-REPLENISH = Jede Karte mit dem Symbol dieser Station bringt dir hier eine Energie. Spiel so viele du magst, dann hör auf.
tour-REDIRECT = Jede Karte in der Farbe einer Brücke schiebt eine Energie hinüber zur Nachbarstation. Richtung Energiezentrum ist selten falsch.
tour-EXCHANGE_DISCARD = Wirf eine Karte ab, die du nicht brauchst; du bekommst eine andere dafür.
tour-EXCHANGE_DRAW = Nimm eine offene Karte, die du brauchen kannst, oder versuch dein Glück mit dem Stapel.
tour-ENGINE = Eine Energie von hier bezahlt zwei Karten derselben Station, und jede bringt dort eine Energie, wie weit es auch ist.
tour-HQ_DRAW = Die Kommandozentrale macht aus Energie Karten. Nimm eine offene oder eine vom Stapel.
tour-HQ_MORE = Noch zwei Karten für noch eine Energie? Am Ende deines Zuges behältst du sieben.
tour-BIOTOPE = Du zahlst eine Energie, und die nächsten Stationen in einer Richtung bekommen je eine.
tour-PORT = Ein Shuttle bleibt in dieser Runde, wo du es andockst. Docke es dort an, wo du Energie hast, und in einer Farbe, von der du Karten hast.
tour-CANTEEN = Für eine Energie ziehst du blind eine Karte von einem Mitspieler.
tour-CENTRE = Hier zahlt es sich aus: Eine Energie hier, eine dort, wo das Shuttle angedockt ist, und eine Karte seiner Farbe sind ein Schritt auf dem Laser.
tour-REPLACE = Für je zwei gespielte Karten ziehst du eine neue.
tour-LIMIT_TURN = Sieben Karten darfst du behalten. Wirf ab, was du am wenigsten brauchst.
tour-scored-laser = { $n ->
    [one] Ein Schritt auf dem Laser!
   *[other] { $n } Schritte auf dem Laser!
}
tour-end = Das war ein Zug; gleich ist die nächste Station dran. Am Energiezentrum brauchst du drei Dinge: Energie dort, Energie da, wo ein Shuttle angedockt ist, und Karten seiner Farbe.
