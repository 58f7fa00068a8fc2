## Przy prawdziwym stole: pytania tam, gdzie decyduje los

ask-FIRST = Kto zaczyna?
ask-ORDER = Który kamień domina leży na miejscu { $n } w odkrytej kolejce gracza { $name }?
ask-ROLL = { $name }: co pokazują kostki?
ask-TILE = { $name }: który kamień domina został odkryty?
