# Odpowiedzi o zasadach.

rulebook-place = { $place }, { $count ->
    [one] zdanie { $sentences }
    [few] zdania { $sentences }
    [many] zdania { $sentences }
   *[other] zdania { $sentences }
}

answer-none = Nic nie znaleziono. Spróbuj innego słowa.
answer-rules = Zasady
answer-guide = Jak grać
answer-glossary = Pojęcia
trace-rulebook = W drukowanej instrukcji
trace-position = Pozycja, w której to ważne
trace-verdicts = Tam
trace-legal = Możliwe: { $action } ({ $text })
trace-refused = Niemożliwe: { $action } ({ $text }). { $sentence }
trace-functions = Funkcje
trace-tests = Testy
