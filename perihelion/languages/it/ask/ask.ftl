# Risposte sulle regole.

rulebook-place = { $place }, { $count ->
    [one] frase { $sentences }
   *[other] frasi { $sentences }
}

answer-none = Nessun risultato. Prova un’altra parola.
answer-rules = Regole
answer-guide = Come si gioca
answer-glossary = Parole
trace-rulebook = Nel regolamento stampato
trace-position = Una posizione in cui conta
trace-verdicts = Lì
trace-legal = Possibile: { $action } ({ $text })
trace-refused = Non possibile: { $action } ({ $text }). { $sentence }
trace-functions = Funzioni
trace-tests = Test
