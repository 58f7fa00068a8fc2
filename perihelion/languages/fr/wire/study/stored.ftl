## Ce qui est enregistré et ne peut pas être montré en entier

undrawn = Le plateau ne peut pas être dessiné ici
undrawn-about = C’est une erreur de Perihelion. Rien n’est perdu, et tu peux continuer : la position est écrite ci-dessous, et chaque coup a un bouton.
error-practice-unshown = Cette erreur ne peut plus être montrée, parce que les règles ont changé ou à cause d’une erreur de Perihelion. Elle est gardée et reviendra dans quelques jours ; les autres attendent dans la liste.
