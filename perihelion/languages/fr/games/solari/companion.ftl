## À une vraie table : ce qu’on demande quand le hasard décide

ask-FIRST = Qui commence ?
ask-ORDER = Quel domino est à la place { $n } de la file ({ $name }) ?
ask-ROLL = { $name } : que montrent les dés ?
ask-TILE = { $name } : quel domino est retourné ?
