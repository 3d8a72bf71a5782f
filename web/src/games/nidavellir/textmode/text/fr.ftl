# Les mots de la table de Nidavellir en toutes lettres.

words-taverns = Les tavernes
words-army = Armée
words-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant.
words-lines = { $count ->
    [0] Aucune ligne
    [one] Une ligne
   *[other] { $count } lignes
}. Il manque pour la suivante : { $group_list }.
words-distinctions = Distinctions : { $distinction_list }.
words-topics = Comment ça marche
words-bid = { $tavern } : quelle pièce ? Cartes en jeu : { $cards }.
