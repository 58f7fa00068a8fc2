# Qué es una cosa del tablero, cuando alguien la señala.
about-station-0 = Acción: juega una o dos cartas de otra estación, la misma para las dos; cada una lleva allí 1 de energía.
    .price = 1 de energía de aquí por cada una o dos cartas
about-station-1 = Acción: toma dos cartas, de la oferta o del mazo. Después de tu turno te quedas como mucho con siete.
    .price = 1 de energía de aquí por dos cartas
about-station-2 = Acción, una vez: elige un sentido, y las siguientes estaciones hacia ese lado reciben 1 de energía cada una. Las llenas se saltan.
    .price = 1 de energía de aquí, y 1 más por cada estación que recibe
about-station-3 = Acción: acopla una lanzadera de la reserva en cualquier estación. Se queda ahí hasta el final de la ronda.
    .price = 1 de energía de aquí por cada lanzadera
about-station-4 = Acción: quítale a otro jugador una carta al azar de su mano, una por jugador como mucho.
    .price = 1 de energía de aquí por cada carta
about-station-5 = Acción: avanza en el láser tantos pasos como puedas pagar. Así se gana.
    .price = por cada paso, 1 de energía de aquí, 1 de energía de la estación de una lanzadera acoplada y una carta del color de la lanzadera
about-energy-here = Aquí tienes { $energy } de energía.
about-bridge = Desde una estación activa de al lado envías 1 de energía a la vecina.
    .price = una carta { $colour_fem } por cada energía
about-spare = Al final de cada ronda una carta elige una estación, y sus dos puentes se cambian por los de repuesto.
about-card = Reponer: 1 de energía { $station_en } mientras esté activa. Desviar: 1 de energía por un puente { $colour }. En el centro de energía: un paso en el láser con la lanzadera { $colour_fem }.
about-taken = Pasa a tu mano cuando todos han jugado su turno en la cantina.
about-display = Se puede tomar siempre que tomes una carta.
about-gap = El hueco se llena con el mazo cuando termina el turno.
about-stack = Siempre que tomes una carta, puedes robarla de aquí, sin verla. Por cada dos cartas que juegas tomas una.
about-discard = Cartas jugadas o descartadas. Cuando se acaba el mazo, pasan a ser el nuevo.
about-supply = Acoplada en una estación, da pasos en el láser: cada uno cuesta 1 de energía allí, 1 en el centro de energía y una carta { $colour_fem }.
    .price = 1 de energía en el hangar
about-docked = En el centro de energía da pasos en el láser: cada uno cuesta 1 de energía { $station_en }, 1 en el centro de energía y una carta { $colour_fem }. Vuelve cuando termina la ronda.
about-token = Con la energía pagas lo que haces en esta estación: de 0 a { $most }. Quien más tiene juega primero aquí.
about-player = { $total } de energía en todas las estaciones juntas.
about-goal = { $time ->
    [1] Después de { $rounds } rondas, gana quien tiene más energía en el láser.
   *[other] La ronda en la que alguien llega a { $goal } en el láser es la última; gana quien tiene más energía en el láser.
}
