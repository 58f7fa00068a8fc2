### Il corso di Solarius Mission.

lesson-die = Prendi un dado
lesson-die-text = Ogni turno inizia con un dado del ponte di comando. Lo metti su una casella della tua plancia; una normale si può sempre usare. La faccia dice quanti punti dà. Puoi spenderli per cubi: uno del colore del dado per ogni punto, nella stiva a sinistra del tuo dado tecnologia in quella riga.
lesson-die-goal = Metti nella stiva 2 cubi gialli.
lesson-die-hint = Prendi il dado giallo, mettilo su una casella normale, e scegli i cubi, non gli SpaceBuck.
lesson-die-done = Due cubi gialli. Con i cubi pagherai stazioni e missioni.
lesson-die-missed = Non hai 2 cubi gialli. Prendi il 2 giallo e metti nella stiva un cubo per ogni punto.

lesson-wheel = La ruota e i colori
lesson-wheel-text = Il numero accanto a un dado sul ponte di comando è suo: da +1 a +3 ricevi altrettanti carburanti o SpaceBuck, con −1 ne paghi uno. I dadi che nessuno prende migliorano di turno in turno. Invece che per cubi puoi spendere i punti per l’azione del colore: il nero porta carburante, il giallo SpaceBuck.
lesson-wheel-goal = Porta il tuo carburante a 6.
lesson-wheel-hint = Ne hai 2. Cerca un dado nero con un buon bonus, e prendi il bonus in carburante.
lesson-wheel-done = 2 di bonus, 2 per i punti: 6 carburanti. Un dado modesto su +2 spesso batte uno forte su −1.
lesson-wheel-missed = Non sono ancora 6 carburanti. Prendi il dado nero: tutto il bonus in carburante, e poi l’azione del nero.

lesson-technology = Potenzia la tecnologia
lesson-technology-text = Una stella su un dado vale tanti punti quanti ne mostra il tuo dado tecnologia di quel colore. Il turchese potenzia dadi tecnologia, di qualsiasi colore: il passo da 1 a 2 costa 1 punto, da 2 a 3 ne costa 2, da 3 a 4 ne costa 3.
lesson-technology-goal = Potenzia il tuo dado tecnologia nero a 3.
lesson-technology-hint = Il 3 turchese basta appena: 1 punto e 2 punti.
lesson-technology-done = Da ora ogni stella nera vale 3. Ti ripaga ogni volta.
lesson-technology-missed = Il tuo dado tecnologia nero non mostra 3. Usa tutti e tre i punti turchesi per potenziarlo.

lesson-push = Spingi la tecnologia
lesson-push-text = Quanto puoi mettere nella stiva dipende dalla colonna in cui sta un dado tecnologia: sono aperte solo le caselle alla sua sinistra. Il marrone spinge a destra i dadi tecnologia, per 1, 2, 3, 4 punti nella colonna II, III, IV, V. I cubi sulle caselle di valore 2 e 3 valgono di più quando paghi.
lesson-push-goal = Spingi il tuo dado tecnologia giallo nella colonna III.
lesson-push-hint = Il dado marrone mostra 3 ed è su −1: ti costa 1 carburante o SpaceBuck, ma ne vale la pena.
lesson-push-done = Ora entrano cinque cubi gialli, due di valore 2. Spinti lontano, i dadi portano anche punti alla fine.
lesson-push-missed = Il tuo dado tecnologia giallo non è nella colonna III. Servono 1 e 2 punti: il 3 marrone.

lesson-transform = Un altro colore
lesson-transform-text = Una volta per round un dado può andare sulla casella trasformazione e contare come qualsiasi altro colore; una stella conta allora il tuo dado tecnologia del nuovo colore. Porta 1 scoria, e un dado da 3 punti o più ne porta 1 anche lui. Hai tre spazi per le scorie; tutto ciò che non ci sta costa un punto alla fine.
lesson-transform-goal = Metti nella stiva 4 cubi turchesi.
lesson-transform-hint = Nessun dado è turchese, ma una stella+1 varrebbe 4 se lo fosse: il tuo dado tecnologia turchese mostra 3.
lesson-transform-done = Quattro cubi da un dado che sembrava debole. Tieni d’occhio le scorie.
lesson-transform-missed = Non hai 4 cubi turchesi. La stella+1 gialla va sulla casella trasformazione, come turchese.

lesson-drives = Più portata
lesson-drives-text = Dopo il dado hai un’azione extra: compra propulsori, pesca carte, gioca una carta, o vola. Un propulsore costa 3 carburanti, e puoi comprarne più di uno insieme. La tua portata è la somma dei tuoi propulsori; ogni casella in più di un volo costa 2 carburanti.
lesson-drives-goal = Compra due propulsori.
lesson-drives-hint = Hai esattamente 6 carburanti. Scegli il propulsore, e poi un altro.
lesson-drives-done = Portata 3 da ora, per ogni volo. I propulsori comprati presto rendono per tutta la partita.
lesson-drives-missed = Non hai due propulsori. Spendi tutto il tuo carburante per comprarli.

lesson-settle = Colonizza un pianeta
lesson-settle-text = Volare è un’azione extra. Dove ti fermi puoi fare una cosa. Un pianeta coperto si scopre; poi lo colonizzi con una colonia, o lo lasci e prendi cubi come esploratore. Un pianeta colonizzato aspetta accanto alla tua plancia finché non soddisfi ciò che chiede.
lesson-settle-goal = Vola a un pianeta e colonizzalo.
lesson-settle-hint = La tua portata è 2. C’è un pianeta nero coperto a due caselle dal pianeta natale.
lesson-settle-done = La tua prima colonia! Ora il pianeta chiede carburante, e se alla fine aspetta ancora costa un punto.
lesson-settle-missed = Ancora nessuna colonia. Vola a un pianeta entro la tua portata e scegli di colonizzarlo.

lesson-planet = Ciò che un pianeta chiede
lesson-planet-text = Un pianeta che aspetta conta solo quando soddisfi ciò che chiede, in qualsiasi momento del tuo turno: uno nero costa carburante, uno giallo SpaceBuck. Quelli turchesi e marroni non costano niente: sono soddisfatti appena abbastanza dadi tecnologia sono potenziati o spinti abbastanza lontano.
lesson-planet-goal = Paga 4 carburanti per il tuo pianeta nero.
lesson-planet-hint = Manca un carburante. Quale dado lo porta?
lesson-planet-done = 3 punti, e nessuna penalità per un pianeta che aspetta. Pianeti di quattro colori portano altri 4 punti come serie.
lesson-planet-missed = Il pianeta aspetta ancora. Prendi il dado nero, usa l’azione del nero, poi paga il pianeta.

lesson-station = Costruisci una stazione
lesson-station-text = Su una casella semplice puoi costruire una stazione. Costa cubi dei due colori sulla sua carta, per 3 e 2 la tua prima. Ha un effetto immediato e uno permanente, alla fine di ogni round e ogni volta che ne costruisci un’altra.
lesson-station-goal = Vola a una casella semplice e costruisci una stazione.
lesson-station-hint = Hai nero per 3 e turchese per 2. È l’Accademia. Va bene qualsiasi casella semplice vicina.
lesson-station-done = L’Accademia è in piedi, e puoi subito potenziare la tecnologia. Due, tre, quattro stazioni portano 1, 3, 6 punti.
lesson-station-missed = Ancora nessuna stazione. Serve una casella semplice: niente pianeta, niente portale, niente casella di un centro di scambio.

lesson-card = Gioca una carta
lesson-card-text = Ogni carta progresso ha due usi, e giocarla è un’azione extra gratuita. Come sviluppo ti aiuta da ora in poi. Come missione aspetta che tu la compia: per punti, ma alla fine una aperta costa un punto.
lesson-card-goal = Gioca «Mediatori» come missione.
lesson-card-hint = Scegli «Gioca una carta», poi la carta, poi la missione.
lesson-card-done = La missione chiede nero per 3 e giallo per 2. Ci sei quasi.
lesson-card-missed = La carta non è sul tavolo come missione. Ricomincia e scegli la sua missione.

lesson-mission = Compi una missione
lesson-mission-text = Una missione si compie su una casella semplice accanto alla casella di un centro di scambio: paghi i suoi cubi, e il tuo segnalino resta lì. La tua prima missione accanto a un centro già sorto porta un bonus avamposto a scelta. Sulle tessere esterne puoi anche mettere avamposti sotto i tuoi pezzi.
lesson-mission-goal = Compi la tua missione accanto al centro di scambio A.
lesson-mission-hint = Il centro di scambio è sulla tessera vicina. Vola a una casella semplice che lo tocca, poi scegli la missione.
lesson-mission-done = 3 punti per la missione, e anche il tuo segnalino conta accanto al centro. Ora sai tutto per quattro round: vince chi ha più punti.
lesson-mission-missed = La missione è ancora aperta. Fermati su una casella semplice proprio accanto al centro di scambio.
