# Che cosa si chiede; una chiave nomina le regole che rispondono. La ricerca nelle regole conosce queste domande.

question-1 = In quanti si può giocare?
question-5 = Quanta energia ho all’inizio?
question-13 = E se due giocatori hanno la stessa energia?
question-11 = Gioco un turno anche senza energia?
question-20 = Posso ritirare la mia azione?
question-25-27 = Come sposto energia alla stazione vicina?
question-27 = Posso usare entrambi i ponti insieme?
question-33-60 = La carta scambiata conta come giocata?
question-42-69 = Quante carte posso tenere in mano?
question-39 = Che cosa succede nel quartier generale?
question-45 = Quando do energia, le stazioni piene si saltano?
question-48 = Posso spostare una navetta attraccata?
question-51 = Posso rubare carte agli altri giocatori?
question-54-53 = Quando ricevo le carte rubate?
question-57 = Quanto costa una navetta nella centrale energetica?
question-70 = Quando finisce la partita?
question-72-73 = E se c’è parità sul laser?
question-68 = Ricevo carte alla fine di un round?
question-64-65 = E se il mazzo è vuoto?
question-74 = Quanto dura la partita a tempo?
question-60 = Quante carte posso pescare?
