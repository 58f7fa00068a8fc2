# Ce qu’on demande ; la clé nomme les règles qui répondent. La recherche connaît ces questions.

question-1 = Combien y a-t-il de manches ?
question-18 = Que coûte le dé sur moins un ?
question-27 = Que veut dire l’étoile sur un dé ?
question-31-32 = Où vont les déchets quand mes places sont pleines ?
question-24 = À quoi sert la case de recherche ?
question-34 = Puis-je garder des points pour plus tard ?
question-41 = Comment améliorer les dés de technologie ?
question-36-37 = Où puis-je ranger un cube ?
question-44 = Combien d’actions supplémentaires ai-je ?
question-46 = Combien de cartes est-ce que je pioche ?
question-48 = Que se passe-t-il quand la pioche est vide ?
question-52-54 = Jusqu’où puis-je voler ?
question-58 = Puis-je m’arrêter sur un autre vaisseau ?
question-62-63 = Comment coloniser une planète ?
question-64 = Quand une planète est-elle acquise ?
question-67 = Que coûte une station ?
question-71 = Où puis-je accomplir une mission ?
question-78-80 = Quand puis-je placer un avant-poste ?
question-83 = Puis-je acheter un cube avec du carburant ?
question-90 = Quand la partie est-elle finie ?
