# Les mots du maître, pour chaque jeu.

learn-page = Apprendre à jouer : { $title }
learn-tutor = Le guide
learn-progress = { $number } sur { $count }
learn-step = Étape { $number } sur { $count }
learn-task = À vous :
learn-next = Suite
learn-back = Retour
learn-other = C’est permis aussi. Mais pour cette leçon, faites plutôt ce qui est écrit ci-dessous.
learn-first-read = Un instant ! Lisez d’abord tout le texte avec « Suite ».
learn-fold = Je me débrouille
learn-unfold = Appeler le guide
learn-chapters = Chapitres
learn-again = recommencer
learn-leave = Quitter la leçon
learn-real-game = Jouer pour de bon
learn-rules = Lire les règles
