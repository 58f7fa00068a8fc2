# Antwoorden over de regels.

rulebook-place = { $place }, { $count ->
    [one] zin { $sentences }
   *[other] zinnen { $sentences }
}

answer-none = Niets gevonden. Probeer een ander woord.
answer-rules = Regels
answer-guide = Speluitleg
answer-glossary = Woorden
trace-rulebook = In het gedrukte regelboek
trace-position = Een stelling waarin het ertoe doet
trace-verdicts = Daar
trace-legal = Mogelijk: { $action } ({ $text })
trace-refused = Niet mogelijk: { $action } ({ $text }). { $sentence }
trace-functions = Functies
trace-tests = Tests
