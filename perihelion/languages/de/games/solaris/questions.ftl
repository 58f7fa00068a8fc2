# Was Leute fragen; der Schlüssel nennt die Regeln, die antworten. Die Suche in den Regeln kennt diese Fragen.

question-1 = Zu wievielt kann man spielen?
question-5 = Wie viel Energie habe ich am Anfang?
question-13 = Was ist bei gleich viel Energie?
question-11 = Bin ich auch ohne Energie an der Reihe?
question-20 = Kann ich meine Aktion zurücknehmen?
question-25-27 = Wie bringe ich Energie zur Nachbarstation?
question-27 = Darf ich beide Brücken benutzen?
question-33-60 = Zählt die getauschte Karte als gespielt?
question-42-69 = Wie viele Karten darf ich auf der Hand haben?
question-39 = Was passiert in der Kommandozentrale?
question-45 = Werden volle Stationen beim Verteilen übersprungen?
question-48 = Kann ich ein angedocktes Shuttle bewegen?
question-51 = Kann ich anderen Spielern Karten wegnehmen?
question-54-53 = Wann bekomme ich die gestohlenen Karten?
question-57 = Was kostet ein Shuttle im Energiezentrum?
question-70 = Wann ist das Spiel vorbei?
question-72-73 = Was ist bei Gleichstand auf dem Laser?
question-68 = Bekomme ich am Rundenende Karten?
question-64-65 = Was ist, wenn der Nachziehstapel leer ist?
question-74 = Wie lange dauert das Spiel gegen die Zeit?
question-60 = Wie viele Karten darf ich ziehen?
