## A un tavolo vero: che cosa si chiede quando decide il caso

ask-LAYOUT = Quale stazione è al posto { $n } del cerchio? In senso orario; la centrale energetica è la sesta.
ask-BRIDGE = { $spare_id ->
        [0] Di che colore è il ponte dopo { $station_art }, in senso orario?
       *[other] Di che colore è il { $spare_id ->
            [1] primo
           *[other] secondo
        } ponte di riserva?
    }
ask-TILE_A = Quale prima metà della tessera iniziale riceve { $name }?
ask-TILE_B = Quale seconda metà della tessera iniziale riceve { $name }?
ask-PLACING = { $n ->
        [1] Chi mette per primo i suoi segnalini?
       *[other] Chi mette poi i suoi segnalini?
    }
ask-DEAL = Quale carta riceve { $name }?
ask-DISPLAY = Quale carta va al posto { $n } tra le scoperte?
ask-DRAW = Quale carta pesca { $name } dal mazzo?
ask-STEAL = Quale carta pesca { $name } dalla mano di { $other }?
ask-SWAP_CARD = Quale carta si scopre per i ponti?
ask-SWAP_PLACE = Quale dei ponti di riserva va dopo { $station_art }, in senso orario?
