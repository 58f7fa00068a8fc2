## Lo que se guarda sobre amigos y emparejamientos

stored-friends = tus amigos, las solicitudes que enviaste y, si dejas que lo vean, cuándo estuviste aquí por última vez
stored-pairing = que esperas una mesa, y de qué tipo de mesa quieres saber
