## Cosas guardadas que no se pueden mostrar enteras

analysis-unreadable = No hay tablero, pero no se ha perdido nada: aquí están todas las jugadas, nombres y comentarios de este análisis.
