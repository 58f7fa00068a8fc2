# Ce qu’on demande ; la clé nomme les règles qui répondent. La recherche connaît ces questions.

question-1 = À combien peut-on jouer ?
question-5 = Combien d’énergie ai-je au départ ?
question-13 = À énergie égale, qui joue d’abord ?
question-11 = Ai-je un tour sans énergie ?
question-20 = Puis-je revenir sur mon action ?
question-25-27 = Comment envoyer de l’énergie à la station suivante ?
question-27 = Puis-je utiliser les deux ponts à la fois ?
question-33-60 = La carte échangée compte-t-elle comme jouée ?
question-42-69 = Combien de cartes peut-on garder en main ?
question-39 = Que se passe-t-il au quartier général ?
question-45 = Saute-t-on les stations pleines quand on distribue l’énergie ?
question-48 = Puis-je déplacer une navette amarrée ?
question-51 = Puis-je voler des cartes aux autres joueurs ?
question-54-53 = Quand est-ce que je reçois les cartes volées ?
question-57 = Que coûte une navette au centre énergétique ?
question-70 = Quand la partie est-elle finie ?
question-72-73 = Et s’il y a égalité sur le laser ?
question-68 = Est-ce que je reçois des cartes à la fin d’une manche ?
question-64-65 = Et si la pioche est vide ?
question-74 = Combien de temps dure la course contre la montre ?
question-60 = Combien de cartes puis-je piocher ?
