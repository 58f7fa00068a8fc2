## Una partita a un tavolo vero, inserita qui

companion-chance = Che cosa è uscito? Toccalo.
companion-turn = { $name }: { $prompt }
companion-your-turn = Tocca a te:
companion-asked = { $name }, { $prompt }
companion-ended = Hai finito qui la partita. Togli l’ultimo inserimento per continuare.
companion-assumed = Non c’è modo di distribuire le carte non viste che corrisponda a questo e a tutto ciò che è stato inserito prima. Molto probabilmente un inserimento precedente è sbagliato: guarda la lista, e correggilo lì.
companion-unreadable = «{ $text }» qui non si può inserire.
error-companion-many = Inserisci da una a { $n } cose, separate da virgole.
error-companion-entry = Si possono correggere solo gli inserimenti.
error-companion-full = Hai già salvato { $n } partite. Prima eliminane una.
error-companion-unknown = Questa partita non esiste, o è di qualcun altro.
companion-unshown = Alcuni degli ultimi inserimenti non si possono mostrare.
error-companion-show = Non si può mostrare per un errore di Perihelion, quindi non è stato inserito. Tutto ciò che c’era prima è salvato.
error-companion-moment = Questo momento non si può mostrare per un errore di Perihelion. Puoi comunque togliere gli inserimenti uno per uno.
error-companion-unshown = Prima togli gli inserimenti che non si possono mostrare.
error-companion-nothing = Questa partita non si può mostrare per un errore di Perihelion. Niente è perso: si riapre appena l’errore è corretto.
