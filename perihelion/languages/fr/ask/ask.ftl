# Réponses sur les règles.

rulebook-place = { $place }, { $count ->
    [one] phrase { $sentences }
   *[other] phrases { $sentences }
}

answer-none = Rien trouvé. Essaie un autre mot.
answer-rules = Règles
answer-guide = Comment jouer
answer-glossary = Mots
trace-rulebook = Dans le livret imprimé
trace-position = Une position où elle compte
trace-verdicts = Là
trace-legal = Possible : { $action } ({ $text })
trace-refused = Pas possible : { $action } ({ $text }). { $sentence }
trace-functions = Fonctions
trace-tests = Tests
