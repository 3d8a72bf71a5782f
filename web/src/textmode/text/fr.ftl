# La table en toutes lettres, autour de chaque jeu.

textmode-news = Ce qui vient de se passer
textmode-turn = À vous : { $question }
textmode-actions = Ce que vous pouvez faire
textmode-actions-besides = Ce que vous pouvez encore changer
textmode-twice = Appuyez une fois pour choisir, une seconde fois pour agir.
textmode-which = Que voulez-vous faire ?
textmode-question = Choix { $number }
textmode-back = Étape précédente
textmode-mine = Votre espace
textmode-scores = Points
textmode-secret = secret
