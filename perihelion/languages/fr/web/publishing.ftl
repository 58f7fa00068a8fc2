## Des parties pour tous : publier ou non les parties publiques finies

publishing = Des parties pour tous
publishing-agree = Mes parties publiques peuvent être publiées sans noms
publishing-about = Cela aide la recherche et ceux qui apprennent les jeux. Cela vaut pour les parties publiques qui commencent après ton accord, et seulement si toute la table était d’accord. Les coups et les résultats sont publiés, sans noms ni heures, et tout le monde peut s’en servir (CC0). Quelqu’un qui a regardé une partie peut la reconnaître. Tu peux changer d’avis tant qu’une partie n’est pas publiée ; elle l’est après la fin du mois.
publishing-saved = Enregistré.
