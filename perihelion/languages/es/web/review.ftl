## Ver juntos una partida terminada

review = Ver juntos
review-guests = Ahora aquí
review-me = { $name } (tú)
review-leads = guía
review-hand = Dejar guiar
review-take = Guiar desde ahora
review-leading = Guías tú: todos ven tu tablero.
review-following = Ves lo que muestra { $name }.
review-alone = Estás mirando por tu cuenta. Guía { $name }.
review-left = { $name } guiaba y se ha ido.
review-follow = Volver a seguir
review-suggest = Proponer esto
review-suggested = Tu propuesta está enviada.
review-suggestions = Propuestas
review-look = Mostrar
review-dismiss = Quitar
review-position = esta posición
review-draw = Dibujar
review-clear = Borrar el dibujo
review-draw-about = Toca dos cosas para una flecha, o una misma cosa dos veces para un círculo. Con el ratón también puedes dibujar en cualquier momento con el botón derecho.
review-marks-one = { $n } marca
review-marks-other = { $n } marcas
review-share = Invitar
review-share-about = Quien tenga este enlace ve la partida y puede proponer jugadas. Los nombres de los jugadores son visibles.
review-ended = Esto ha terminado, o ya no puedes verlo.
