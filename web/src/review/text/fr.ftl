# L’analyse d’une partie terminée.

review = Ce qu’en pense le robot
review-about = Un robot peut analyser cette partie : comment les chances ont évolué, quelles décisions ont coûté le plus, et ce qui aurait été meilleur.
review-begin = Analyser la partie
review-stopped = Le robot a été interrompu.
review-go-on = Continuer
review-waiting = Le robot analyse encore d’autres parties.
review-running = Le robot analyse la partie. Vous pouvez partir entre-temps : ce qu’il trouve est conservé.
review-progress = Décisions : { $done } sur { $of }
curve = Les chances de victoire
curve-read = Coup de la partie ; les chances de victoire
curve-at = Après le coup { $move } : { $chances }
review-lost = Où l’on a perdu le plus
review-sum = { $better ->
    [0] Sur { $count } décisions, rien n’a été trouvé qui aurait sûrement été meilleur.
    [one] Pour une décision sur { $count }, autre chose aurait sûrement été meilleur.
   *[other] Pour { $better } décisions sur { $count }, autre chose aurait sûrement été meilleur.
}
review-sum-seat = { $better ->
    [0] { $seat } : sur { $count } décisions, rien n’a été trouvé qui aurait sûrement été meilleur.
    [one] { $seat } : pour une décision sur { $count }, autre chose aurait sûrement été meilleur.
   *[other] { $seat } : pour { $better } décisions sur { $count }, autre chose aurait sûrement été meilleur.
}
review-move = Coup { $move }
review-played = Joué
review-better = Mieux
review-brings = Les chances de victoire auraient été supérieures de { $lost }.
review-brings-points = Les chances de victoire auraient été supérieures de { $lost }, et le score final d’environ { $figure } points.
review-all = Tout afficher ({ $count })
review-how = Chaque décision est jugée d’après ce que son joueur pouvait savoir alors, avec { $count } parties d’essai pour trouver le mieux et autant pour comparer. Une différence qui peut être due au hasard ne figure pas dans la liste.
