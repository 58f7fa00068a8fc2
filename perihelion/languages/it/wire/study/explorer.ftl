## L’esploratore: chi l’ha giocato

explorer-me = Tu
explorer-people = Persone
