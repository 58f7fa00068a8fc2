## Ablehnungen bei Turnieren

error-tournament-unknown = Dieses Turnier gibt es nicht. Vielleicht ist der Link nicht vollständig.
error-tournament-organiser = Das kann nur, wer das Turnier leitet: wer die Gruppe leitet oder den Server betreibt.
error-tournament-many = Du leitest schon { $n } Turniere, die noch nicht zu Ende sind. Beende erst eins davon.
error-tournament-plan = So ein Turnier gibt es nicht für { $seats } Leute an einem Tisch.
error-tournament-starts = Diese Zeit ist schon vorbei. Wähle eine spätere oder keine.
error-tournament-enter = Du kannst dich jetzt nicht anmelden: Du bist schon dabei, es ist voll oder vorbei, oder es ist für die Mitglieder einer Gruppe.
error-tournament-begun = Es hat schon begonnen.
error-tournament-few = Es sind noch zu wenige angemeldet: Nötig sind mindestens { $n }.
error-tournament-substitute = Dieser Ersatz kann den Platz nicht mehr bekommen.
error-tournament-adjourn = Dieser Tisch kann nicht mehr Zeit bekommen: Er ist fertig, oder alle Tische der Runde haben dasselbe Glück.
error-league-season = Die letzte Saison ist noch nicht zu Ende, oder die nächste hat gerade begonnen.
