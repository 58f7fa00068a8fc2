# Answers about the rules.

rulebook-place = { $place }, { $count ->
    [one] sentence { $sentences }
   *[other] sentences { $sentences }
}

answer-none = Nothing found. Try another word.
answer-rules = Rules
answer-guide = How to play
answer-glossary = Words
trace-rulebook = In the printed rulebook
trace-position = A position in which it matters
trace-verdicts = There
trace-legal = Possible: { $action } ({ $text })
trace-refused = Not possible: { $action } ({ $text }). { $sentence }
trace-functions = Functions
trace-tests = Tests
