## Regarder ensemble une partie finie

review = Regarder ensemble
review-guests = Ici en ce moment
review-me = { $name } (toi)
review-leads = guide
review-hand = Laisser guider
review-take = Guider
review-leading = Tu guides : tout le monde voit ton plateau.
review-following = Tu vois ce que montre { $name }.
review-alone = Tu regardes de ton côté. { $name } guide.
review-left = { $name } guidait et n’est plus là.
review-follow = Suivre à nouveau
review-suggest = Proposer cela
review-suggested = Ta proposition est envoyée.
review-suggestions = Propositions
review-look = Montrer
review-dismiss = Retirer
review-position = cette position
review-draw = Dessiner
review-clear = Effacer le dessin
review-draw-about = Touche deux choses pour une flèche, ou deux fois la même pour un cercle. Avec une souris, le bouton droit dessine à tout moment.
review-marks-one = { $n } marque
review-marks-other = { $n } marques
review-share = Inviter
review-share-about = Toute personne qui a ce lien voit la partie et peut proposer des coups. Les noms des joueurs sont visibles.
review-ended = C’est terminé, ou tu n’y as plus accès.
