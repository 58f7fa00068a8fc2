## Ce qui est enregistré et ne peut pas être montré en entier

analysis-unreadable = Il n’y a pas de plateau, mais rien n’est perdu : voici tous les coups, noms et commentaires de cette analyse.
