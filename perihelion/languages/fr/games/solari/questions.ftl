# Ce qu’on demande ; la clé nomme les règles qui répondent. La recherche connaît ces questions.

question-23-31-32 = Puis-je tomber sur ma propre comète ?
question-17 = Puis-je sauter par-dessus d’autres pièces ?
question-21-13 = Et si je ne peux pas jouer les deux dés ?
question-72 = Combien de points vaut une rangée de quatre ?
question-28 = Quand une éjection est-elle ciblée ?
question-36 = Comment faire revenir une pièce en jeu ?
question-43 = Comment se déplace le doubleur ?
question-40 = Mon adversaire peut-il tomber sur mon bloqueur ?
question-70 = Les quatre cases du milieu comptent-elles comme une rangée ?
question-74-75 = Combien rapporte une suite ?
question-71-76 = Est-ce que je marque encore pour une ancienne rangée ?
question-55-59 = Puis-je jouer un domino deux fois ?
question-58 = Quel domino puis-je choisir ?
question-66 = Est-ce que je marque pour les rangées de mon partenaire ?
question-86-87 = Que veut dire « autant de tours pour tous » ?
question-18 = Quel nombre des dés vient d’abord ?
question-19 = Puis-je revenir en arrière avec la même comète ?
question-27 = Et si tout le bord est plein ?
question-6 = Combien de comètes ai-je ?
question-78 = Est-ce que deux rangées comptent en même temps ?
