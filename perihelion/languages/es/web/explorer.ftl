## El explorador: qué se jugó en una posición

explorer = Qué se jugó aquí
explorer-wait = Buscando…
explorer-about = «Ganó» es la parte de las partidas que ganó quien hizo la jugada. El margen entre paréntesis tiene en cuenta la suerte: pocas partidas, margen amplio.
explorer-no-turn = En este momento no decide nadie: ve a uno en el que le toque a alguien. Desde un sitio solo se ven las decisiones de ese jugador.
explorer-nothing = Nadie ha estado aún en esta posición. El explorador conoce el principio de las partidas: las tuyas, las públicas y las de bots.
explorer-known-one = Exactamente en esta posición: { $n } partida
explorer-known-other = Exactamente en esta posición: { $n } partidas
explorer-decisions-one = Después de las mismas jugadas, saliera lo que saliera: { $n } partida
explorer-decisions-other = Después de las mismas jugadas, saliera lo que saliera: { $n } partidas
explorer-own-one = Después de las mismas jugadas de este jugador: { $n } partida
explorer-own-other = Después de las mismas jugadas de este jugador: { $n } partidas
explorer-times = { $n } ×
explorer-won = ganó { $share } % ({ $low } a { $high } %), { $points } puntos de media
explorer-more-one = { $n } jugada más
explorer-more-other = { $n } jugadas más
