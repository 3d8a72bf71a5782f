# Ce que dit le maître. La partie dont il parle est src/dvergar/games/nidavellir/data/tutorial.toml ; un test prouve chaque affirmation.

lesson-table = Sur la table
lesson-table-welcome = Bienvenue à Nidavellir ! Le roi cherche l’armée la plus brave. En deux Âges de quatre tours, vous engagez des nains dans les tavernes ; à la fin, l’armée qui a le plus de points de Bravoure l’emporte.
lesson-table-taverns = Trois nains attendent dans chacune des trois tavernes. L’un partira avec vous, un autre avec { $seat } ; personne ne veut du troisième.
lesson-table-coins = Vos cinq pièces : 0, 2, 3, 4 et 5. Avec elles, vous misez pour choisir en premier dans les tavernes. Elles ne sont pas dépensées : après le tour, toutes les cinq vous reviennent.
lesson-table-rival = Voici { $seat }, avec les mêmes cinq pièces. Les barres comparent votre bravoure : vous avez tous deux 14 pour l’instant, la somme de vos pièces.

lesson-bid = La mise secrète
lesson-bid-sealed = Chaque taverne reçoit une de vos pièces, face cachée. Les deux qui restent vont dans la bourse. Personne ne connaît votre mise avant l’ouverture d’une taverne.
lesson-bid-place = Prenez le 5 et posez-le au Gobelin Rieur, puis le 3 au Dragon Dansant et le 0 au Cheval Fringant. Le 2 et le 4 vont dans la bourse. Validez maintenant la mise !
lesson-bid-place-other = Une bonne mise ! Mais pour cette leçon : 5 au Gobelin Rieur, 3 au Dragon Dansant, 0 au Cheval Fringant.

lesson-order = Qui choisit en premier
lesson-order-reveal = La première taverne s’ouvre : votre 5 contre le 4 de { $seat }. La pièce la plus forte choisit en premier. C’est la vôtre !
lesson-order-take = Cliquez sur un chasseur, puis confirmez. Avant de confirmer, la barre vous dit ce qu’une carte rapporterait.

lesson-tie = Égalités et gemmes
lesson-tie-equal = La deuxième taverne : vous avez tous deux misé 3. Ce sont alors les gemmes qui décident. La vôtre est un 2, celle de { $seat } un 1 : vous êtes encore en premier.
lesson-tie-take = Prenez le forgeron et gardez un œil sur votre gemme : une égalité a son prix.
lesson-tie-swap = La voilà partie ! Après une égalité, on échange les gemmes. Vous avez maintenant le 1, et { $seat } gagnerait la prochaine égalité.

lesson-classes = Les cinq classes
lesson-classes-army = Votre armée a une colonne par classe. Chaque nain y compte pour un grade, et chaque classe compte sa bravoure à sa manière.
lesson-classes-warrior = Guerriers : on additionne leurs nombres. À la fin, qui a le plus de grades de guerrier ajoute aussi la valeur de sa plus forte pièce.
lesson-classes-hunter = Chasseurs : le nombre de grades multiplié par lui-même. 1, 4, 9, 16, 25… Un seul, c’est peu ; six en valent 36.
lesson-classes-miner = Mineurs : la somme de leurs nombres multipliée par le nombre de grades. Même un mineur à 0 donne donc plus de valeur aux autres.
lesson-classes-blacksmith = Forgerons : le premier rapporte 3, le deuxième 4, le troisième 5, et ainsi de suite. Ensemble, cela fait 3, 7, 12, 18, 25…
lesson-classes-explorer = Explorateurs : on additionne simplement leurs nombres. Ils sont élevés, de 5 à 11.

lesson-trade = Comment grandissent les pièces
lesson-trade-zero = La troisième taverne : votre 0 passe en dernier, et { $seat } a déjà pris l’explorateur 11. Mais le 0 est une pièce d’échange. Il peut ce qu’aucune autre pièce ne peut.
lesson-trade-take = Prenez le mineur. Après votre tour, les pièces de votre bourse sont additionnées : 2 + 4 = 6. Vous recevez un 6 du Trésor Royal, et la plus forte des deux, votre pièce 4, est perdue pour de bon.
lesson-trade-grown = Le premier tour est terminé, et vous avez 0, 2, 3, 5 et 6. Les fortes pièces gagnent des tavernes, et à la fin la valeur de chacune s’ajoute à votre bravoure.

lesson-line = Une ligne appelle un héros
lesson-line-missing = Nous sommes au deuxième tour, et des nains de quatre classes sont avec vous. Un grade dans chacune des cinq colonnes forme une ligne. Il ne vous manque qu’un guerrier.
lesson-line-take = Prenez le guerrier 7. Il complète votre première ligne !
lesson-line-recruit = Une ligne complète appelle un héros de votre choix. Appelez Aral (compte pour deux chasseurs), Tarah (14 chez les guerriers) ou Skaa (rapporte simplement 17).
lesson-line-recruit-other = Ce héros viendrait volontiers ! Mais pour l’instant, appelez Aral, Tarah ou Skaa.
lesson-line-hero = Un héros est avec vous ! Le suivant viendra avec votre deuxième ligne : deux grades dans chaque colonne. Les grades des héros aident aussi à remplir les lignes.

lesson-age = La fin de l’Âge 1
lesson-age-majority = Deux tours plus tard : la dernière taverne de l’Âge 1. Le roi distingue ensuite qui a le plus de grades dans une classe. En cas d’égalité, personne n’est distingué.
lesson-age-take = Vous menez chez les guerriers et les mineurs, { $seat } chez les chasseurs. Prenez le mineur 2.
lesson-age-transform = Vos quatre guerriers vous valent la Main du Roi : une pièce grandit de 5. Choisissez le 2 ! Le Trésor Royal n’a plus de 7, vous recevez donc la pièce juste au-dessus, un 8.
lesson-age-awards = Vos mineurs vous apportent la gemme 6 : elle gagne toutes les égalités, ne s’échange jamais et vaut 3 points. Les chasseurs de { $seat } changent le 0 en un 3 qui permet aussi l’échange. Chez les forgerons et les explorateurs, c’est 2 partout : personne n’est distingué.

lesson-offering = Les Offrandes Royales
lesson-offering-take = Nous sommes à l’Âge 2. Parmi les nains se trouve une Offrande Royale : elle ne se bat pas, mais fait grandir une pièce de 5. Votre 16 choisit en premier. Prenez-la !
lesson-offering-transform = Quelle pièce doit grandir ? Choisissez le 18 de votre bourse. Il devient un 23.
lesson-offering-grown = Cinq points de plus, et une pièce difficile à dépasser. À l’Âge 1, une offrande de +3 passe dans les tavernes ; à l’Âge 2, il y en a deux de +5.

lesson-score = Le décompte final
lesson-score-last = La toute dernière taverne. Vos mineurs ont neuf grades et une somme de 11, ce qui fait 99. Avec un mineur 1 de plus, ce sera dix fois 12. Prenez-le !
lesson-score-sheet = 343 à 296 : vous avez gagné ! La feuille montre d’où vient la bravoure : des classes, des héros, des pièces et de la gemme. Vos mineurs ont rapporté 120, les chasseurs de { $seat } même 121.
lesson-score-farewell = Bravo ! C’est tout le jeu. Rejouez l’Âge 2 à votre façon, commencez une vraie partie ou consultez les règles.

lesson-free = Continuer sans aide
lesson-free-play = L’Âge 2 est à vous : quatre tours avec votre armée de tout à l’heure, contre un apprenti. Je ne dis plus rien, sauf si vous m’appelez. Bonne chance !
lesson-free-end = C’était votre Âge 2. À vous une vraie partie, avec des robots ou des amis !
