stored-undrawn = Planszy nie da się teraz narysować.
