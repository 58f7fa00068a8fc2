# Antworten zu den Regeln.

rulebook-place = { $place }, { $count ->
    [one] Satz { $sentences }
   *[other] Sätze { $sentences }
}

answer-none = Nichts gefunden. Versuch es mit einem anderen Wort.
answer-rules = Regeln
answer-guide = So wird gespielt
answer-glossary = Wörter
trace-rulebook = In der gedruckten Spielregel
trace-position = Eine Stellung, in der es darauf ankommt
trace-verdicts = Dort
trace-legal = Möglich: { $action } ({ $text })
trace-refused = Nicht möglich: { $action } ({ $text }). { $sentence }
trace-functions = Funktionen
trace-tests = Tests
