# Ce qu’on demande ; la clé nomme les règles qui répondent. La recherche connaît ces questions.

question-7 = Combien de cartes est-ce que je joue par tour ?
question-8-9 = Où puis-je poser ma carte ?
question-11 = Puis-je jouer à côté de la carte d’un autre ?
question-8 = Puis-je jouer sur une case occupée ?
question-18 = Puis-je jeter une carte alors que je pourrais jouer ?
question-21 = Combien de ressources puis-je garder ?
question-22-23 = Que rapporte une ville ?
question-24 = Puis-je livrer une commande de nuit dans une ville de jour ?
question-31 = Puis-je payer la même commande avec son bonus ?
question-29 = Et si ma rangée de commandes est pleine ?
question-32-41 = Quand le dirigeable avance-t-il ?
question-33-37 = Quand mes cartes sont-elles décomptées ?
question-35 = Que deviennent les cartes décomptées ?
question-44 = Quand la partie est-elle finie ?
question-48 = Les ressources qui restent valent-elles quelque chose ?
question-43 = Quand est-ce que je pioche une carte ?
question-50 = Combien de places en réserve ai-je en hiver ?
question-57 = Dans quel ordre choisit-on les améliorations ?
question-61 = Comment joue le rival ?
question-6 = Le bois peut-il manquer ?
