# Respuestas sobre las reglas.

rulebook-place = { $place }, { $count ->
    [one] frase { $sentences }
   *[other] frases { $sentences }
}

answer-none = No se ha encontrado nada. Prueba otra palabra.
answer-rules = Reglas
answer-guide = Cómo se juega
answer-glossary = Palabras
trace-rulebook = En el reglamento impreso
trace-position = Una posición en la que importa
trace-verdicts = Allí
trace-legal = Posible: { $action } ({ $text })
trace-refused = No es posible: { $action } ({ $text }). { $sentence }
trace-functions = Funciones
trace-tests = Pruebas
