## A un tavolo vero: che cosa si chiede quando decide il caso

ask-FIRST = Chi inizia?
ask-ORDER = Quale tessera è al posto { $n } nella fila scoperta di { $name }?
ask-ROLL = { $name }: che cosa mostrano i dadi?
ask-TILE = { $name }: quale tessera si scopre?
