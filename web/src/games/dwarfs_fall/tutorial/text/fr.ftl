# Ce que dit le maître. La partie dont il parle est src/dvergar/games/dwarfs_fall/data/tutorial.toml ; un test prouve chaque affirmation.

lesson-table = Ce qui est sur la table
lesson-table-welcome = Bienvenue ! C’est l’automne, et les nains doivent faire des provisions avant l’hiver. Vous bâtissez un pays de mines, d’auberges et de boutiques, et vous y envoyez travailler vos nains. À la fin, le plus grand total l’emporte.
lesson-table-hand = Ces neuf cartes sont votre part du pays : un château, quatre mines, une auberge, une boutique et deux monstres. Tout le monde a les mêmes neuf.
lesson-table-goals = Voici les objectifs de commerce : ce que valent les provisions, et les gemmes qu’elles coûtent. Trois sont visibles. Quiconque a atteint trois objectifs déclenche la dernière manche.
lesson-table-dwarfs = Vos sept nains sont encore en réserve. Une tâche en demande toujours plusieurs sur la même carte.
lesson-table-rival = Voici { $seat }, avec les mêmes cartes et autant de nains. Il n’y a qu’une table : ce qui s’y trouve peut servir à tous les deux.

lesson-lay = Murs et royaumes
lesson-lay-castle = La table est vide, et vous commencez. Prenez votre château et posez-le au milieu !
lesson-lay-castle-other = Une belle carte, mais d’abord le château.
lesson-lay-walls = Votre château a des murs au nord et à l’ouest. Les routes à l’est et au sud sont ouvertes.
lesson-lay-mine = Maintenant la mine d’émeraudes : posez-la à droite du château, sans la tourner, son mur au nord.
lesson-lay-mine-other = Cela irait aussi. Mais pour cette leçon, à droite du château, le mur au nord. Vous pouvez tourner la carte avant de la poser.
lesson-lay-kingdom = Un pont ! Aucun mur ne sépare les deux cartes, elles forment donc votre royaume : tout ce que l’on peut atteindre à pied depuis votre château. Il vaut maintenant 4 points, 3 pour le château et 1 pour la mine.

lesson-work = Les nains au travail
lesson-work-actions = Un tour a trois actions : poser une carte, placer un nain ou en déplacer un, dans n’importe quel mélange. Votre château vous en donne une quatrième. Deux sont utilisées, il en reste deux.
lesson-work-first = La mine d’émeraudes demande deux nains d’une même couleur. Placez-y le premier !
lesson-work-second = Et le second. Vos actions sont alors épuisées, et les tâches viennent d’elles-mêmes.
lesson-work-gem = Les deux nains sont rentrés et vous ont rapporté une émeraude. Entre-temps, { $seat } a joué, et ce n’était guère amical…

lesson-dragon = Un dragon à la porte
lesson-dragon-came = { $seat } a posé un dragon à côté de votre mine, sans mur entre les deux. Tant qu’il est dans votre royaume, aucune mine n’y donne de gemme, et il vous coûte 2 points : de 4, vous passez à 2.
lesson-dragon-cover = Mais une carte peut être posée sur une autre de même symbole. Posez la mine de diamants sur la mine d’émeraudes, tournée une fois, ses murs au nord et à l’est.
lesson-dragon-cover-other = Pas encore ! Posez la mine de diamants sur la mine d’émeraudes, tournée une fois : les murs au nord et à l’est.
lesson-dragon-safe = Le mur tient le dragon à l’écart. Votre royaume vaut de nouveau 4, et la nouvelle mine fonctionne. La mine d’émeraudes est dessous : dans une pile, seule compte la carte du dessus.

lesson-ogre = Le géant du givre, et l’aide de l’auberge
lesson-ogre-giant = Manche 3. Vous avez posé une auberge et pris un diamant, et { $seat } vous a envoyé un géant du givre. Il vous prive de la quatrième action : il n’en reste que trois. Cinq nains d’une même couleur pourraient le terrasser, mais { $seat } a mis l’un de ses nains en travers.
lesson-ogre-inn = Vous ne pouvez pas déplacer les nains des autres. Les ogres le peuvent, et on les engage à l’auberge : placez-y un nain !
lesson-ogre-again = Une auberge demande deux nains. Placez le second.
lesson-ogre-climb = Avec la dernière action, envoyez le premier nain sur le géant.
lesson-ogre-hired = L’auberge vous a donné une carte Ogre : Panique. Les cartes Ogre sont gratuites : pendant votre tour, vous pouvez en jouer autant que vous voulez, et aucune ne compte comme action.

lesson-slay = Terrasser un monstre
lesson-slay-full = Manche 5. Quatre de vos nains sont maintenant sur le géant, et un de { $seat } : les cinq places sont prises. Qui pourrait bien avoir envie de s’enfuir ?
lesson-slay-panic = Jouez Panique : faites fuir le nain de { $seat } du géant vers la mine de diamants. Il court par le pont, comme tout nain ; il ne peut pas traverser les murs.
lesson-slay-fifth = Une place est libre. Placez votre cinquième nain sur le géant !
lesson-slay-mine = Il vous reste deux actions. Placez un nain sur votre mine de diamants…
lesson-slay-both = … et encore un. Le nain adverse n’y change rien : seuls les vôtres comptent.
lesson-slay-order = Deux cartes sont prêtes, et vous choisissez l’ordre. D’abord le géant !
lesson-slay-slain = Le géant est à vous : 3 points à la fin. Il a quitté votre royaume, qui vaut maintenant 5, et la quatrième action est de retour. La mine vous a donné un diamant. Entre-temps, { $seat } a atteint un premier objectif, le pain.

lesson-dig = Creuser
lesson-dig-covered = Manche 7. Il n’y avait qu’une boutique sur la table, et { $seat } a posé une auberge dessus. Le royaume de { $seat } tombe ainsi de 9 points à 5, mais personne ne peut plus y faire d’échange. Vous pourriez poser votre propre boutique ; je préfère vous montrer ce que peut un château.
lesson-dig-castle = Deux nains dans un château peuvent creuser. Placez le premier dans votre château.
lesson-dig-two = Et le second.
lesson-dig-ruby = Il vous reste deux actions, et il vous manque un rubis. Placez un nain sur votre mine de rubis.
lesson-dig-wait = Elle en demande trois. Placez-en encore un : ils y attendront le troisième.
lesson-dig-dig = La carte du dessus d’une pile passe tout en dessous. Choisissez la pile avec l’auberge !
lesson-dig-shop = La boutique est de nouveau sur le dessus, tournée comme avant. Elle est dans le royaume de { $seat }, mais ce n’est pas une raison pour ne pas s’en servir.

lesson-goals = Deux objectifs d’un coup
lesson-goals-secret = Votre objectif secret est le Mineur : une gemme de chaque sorte en main. Vous avez de l’or, une émeraude et des diamants. Seul un rubis manque. Et pour la bière, 16 points, il vous en faut un aussi !
lesson-goals-ruby = Envoyez le troisième nain à la mine de rubis.
lesson-goals-shop = Trois nains dans une boutique peuvent faire un échange. Placez le premier…
lesson-goals-two = … le deuxième…
lesson-goals-three = … et le troisième.
lesson-goals-order = L’ordre compte maintenant : d’abord le rubis, puis la boutique.
lesson-goals-order-other = Vous seriez dans la boutique sans rubis. D’abord la mine !
lesson-goals-reveal = Une gemme de chaque sorte ! Révélez votre objectif secret maintenant, avant de payer avec elles. Une fois révélé, il est acquis.
lesson-goals-reveal-other = N’oubliez pas votre objectif secret : après l’échange, sa condition ne serait plus remplie.
lesson-goals-trade = Et maintenant l’échange : deux cartes Or, une émeraude, un diamant et un rubis contre la bière.
lesson-goals-done = 6 points pour le Mineur et 16 pour la bière : vous avez deux objectifs, et 35 points contre 26. Avec un troisième, vous déclenchez la dernière manche. Au fait : à la fin d’un tour, vous pouvez avoir neuf cartes au plus ; cartes Royaume, gemmes et ogres comptent.

lesson-harm = Vos propres monstres
lesson-harm-weapon = Vous avez encore un dragon et un géant en main. Chez vous, ils ne feraient que nuire. Mais le royaume de { $seat } vaut 9, et il ne tient qu’à une seule mine d’or.
lesson-harm-dragon = Un dragon et une mine ont le même symbole. Posez le dragon sur la mine d’or, tourné trois fois : le mur à l’ouest.
lesson-harm-dragon-other = Sur la mine d’or à côté du château de { $seat }, le mur à l’ouest.
lesson-harm-giant = Le mur a coupé le royaume en deux : de 9 points, il n’en reste qu’1. Posez le géant juste sous le dragon, tourné trois fois lui aussi.
lesson-harm-giant-other = Juste sous le dragon, le mur à l’ouest.
lesson-harm-cut = Le royaume de { $seat } vaut maintenant −1, aucune mine n’y fonctionne, et la quatrième action a disparu. Le tout en deux actions.

lesson-end = La dernière manche
lesson-end-last = Manche 11. Le poisson fumé serait votre troisième objectif : deux cartes Or, un diamant et un rubis. Seul le rubis manque, et deux de vos nains attendent dans la mine de rubis de { $seat }.
lesson-end-shop = Sous votre auberge, vous avez posé votre propre boutique. Placez-y un nain…
lesson-end-two = … un autre…
lesson-end-three = … et le troisième.
lesson-end-ruby = Avec la dernière action, le troisième nain à la mine de rubis, loin à l’ouest.
lesson-end-order = D’abord le rubis !
lesson-end-trade = Et le poisson fumé : 12 points, et votre troisième objectif.
lesson-end-sheet = C’était la dernière manche : { $seat } avait encore un tour, puis ce fut fini. 46 à 28, vous avez gagné ! 34 points viennent des objectifs, 9 de votre royaume, 3 du géant.
lesson-end-farewell = Bien joué ! C’est tout le jeu. Continuez à votre façon à partir de la sixième manche, commencez votre propre partie, ou consultez les règles.

lesson-free = Continuer sans aide
lesson-free-play = Manche 6 : le géant est terrassé, tous vos nains sont en réserve, et { $seat } mène par 20 à 14. Le reste est à vous, contre un apprenti. Je ne dis plus rien, sauf si vous m’appelez. Bonne chance !
lesson-free-end = C’était votre partie. À vous d’en jouer une depuis le début, avec des robots ou des amis !
