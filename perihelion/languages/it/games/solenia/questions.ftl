# Che cosa si chiede; una chiave nomina le regole che rispondono. La ricerca nelle regole conosce queste domande.

question-7 = Quante carte gioco in un turno?
question-8-9 = Dove posso mettere la mia carta?
question-11 = Posso giocare vicino alla carta di un altro?
question-8 = Posso giocare su una casella occupata?
question-18 = Posso buttare una carta anche se potrei giocare?
question-21 = Quante risorse posso tenere?
question-22-23 = Che cosa ricevo in una città?
question-24 = Posso consegnare un ordine notturno in una città diurna?
question-31 = Posso usare il bonus per pagare lo stesso ordine?
question-29 = E se la mia riga di ordini è piena?
question-32-41 = Quando si muove il dirigibile?
question-33-37 = Quando contano le mie carte?
question-35 = Che fine fanno le carte conteggiate?
question-44 = Quando finisce la partita?
question-48 = Le risorse avanzate valgono qualcosa?
question-43 = Quando pesco una nuova carta?
question-50 = Quanto spazio ho nella stiva in inverno?
question-57 = In che ordine scegliamo le migliorie?
question-61 = Come gioca il rivale?
question-6 = Il legno può finire?
