# Che cosa si chiede; una chiave nomina le regole che rispondono. La ricerca nelle regole conosce queste domande.

question-1 = Quanti round ci sono?
question-18 = Quanto costa il dado su meno uno?
question-27 = Che cosa vuol dire la stella su un dado?
question-31-32 = Dove vanno le scorie quando i miei spazi sono pieni?
question-24 = A che cosa serve la casella ricerca?
question-34 = Posso conservare punti per dopo?
question-41 = Come potenzio i dadi tecnologia?
question-36-37 = Dove posso mettere un cubo?
question-44 = Quante azioni extra ho?
question-46 = Quante carte pesco?
question-48 = Che cosa succede quando il mazzo è vuoto?
question-52-54 = Quanto lontano posso volare?
question-58 = Posso fermarmi su un’altra nave?
question-62-63 = Come colonizzo un pianeta?
question-64 = Quando un pianeta conta?
question-67 = Quanto costa una stazione?
question-71 = Dove posso compiere una missione?
question-78-80 = Quando posso mettere un avamposto?
question-83 = Posso comprare un cubo con carburante?
question-90 = Quando finisce la partita?
