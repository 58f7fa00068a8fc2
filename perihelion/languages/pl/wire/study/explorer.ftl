## Przeglądarka otwarć: kto grał

explorer-me = Ty
explorer-people = Ludzie
