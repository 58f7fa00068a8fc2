## Partidas para todos: si las partidas públicas terminadas se pueden publicar

publishing = Partidas para todos
publishing-agree = Mis partidas públicas se pueden publicar sin nombres
publishing-about = Esto ayuda a la investigación y a quienes aprenden los juegos. Vale para las partidas públicas que empiecen después de que aceptes, y solo si aceptaron todos los de la mesa. Se publican jugadas y resultados, sin nombres ni horas, y cualquiera puede usarlos (CC0). Quien miró una partida puede reconocerla. Puedes cambiar de idea hasta que se publique; eso pasa cuando acaba el mes.
publishing-saved = Guardado.
