## En una mesa real: lo que se pregunta donde decide el azar

ask-LAYOUT = ¿Qué estación está en el lugar { $n } del anillo? En sentido horario; el centro de energía es la sexta.
ask-BRIDGE = { $spare_id ->
        [0] ¿De qué color es el puente que va después { $station_de } en sentido horario?
       *[other] ¿De qué color es el { $spare_id ->
            [1] primer
           *[other] segundo
        } puente de repuesto?
    }
ask-TILE_A = ¿Qué primera mitad de loseta inicial recibe { $name }?
ask-TILE_B = ¿Qué segunda mitad de loseta inicial recibe { $name }?
ask-PLACING = { $n ->
        [1] ¿Quién coloca primero sus fichas?
       *[other] ¿Quién coloca ahora sus fichas?
    }
ask-DEAL = ¿Qué carta recibe { $name }?
ask-DISPLAY = ¿Qué carta llega al lugar { $n } de la oferta?
ask-DRAW = ¿Qué carta roba { $name } del mazo?
ask-STEAL = ¿Qué carta le quita { $name } a { $other }?
ask-SWAP_CARD = ¿Qué carta se descubre para los puentes?
ask-SWAP_PLACE = ¿Qué puente de repuesto va después { $station_de } en sentido horario?
