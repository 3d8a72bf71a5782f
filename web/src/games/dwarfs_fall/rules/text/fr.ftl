# Les règles de Dwar7s Fall, avec nos propres mots. Les **mots forts** et les [renvois](anchor) sont marqués ainsi.

## En bref

rules-game = En bref
rules-game-aim = L’automne est court. Vous étalez un pays de châteaux, de mines, d’auberges et de boutiques, découpé par des [murs](walls), et vous y envoyez travailler vos { $dwarfs } nains. Une tâche demande plusieurs nains d’une même couleur sur la même carte. Les gemmes s’échangent contre des provisions avant l’hiver, et quiconque a atteint { $goals } [objectifs](goals) déclenche la dernière manche.
rules-game-picture = Un petit pays. Les ponts montrent où l’on peut marcher : château, mine et auberge forment un royaume, la boutique derrière le mur n’en fait pas partie.
rules-game-points = À la fin comptent les objectifs, les monstres terrassés, les gemmes en main et toutes les cartes de votre [royaume](kingdom). Le plus grand total l’emporte.
rules-game-all = Ce qui est sur la table sert à tous : chacun peut envoyer ses nains sur les cartes de tout le monde. Seul un château appartient à quelqu’un.

## Mise en place

rules-setup = Mise en place
rules-setup-trades = Mélangez les { $trades } [objectifs de commerce](trade-goals) et retournez-en { $open }. Les autres forment une pioche, face cachée.
rules-setup-secrets = Distribuez à chacun l’un des { $secrets } [objectifs secrets](secret-goals), face cachée. Le reste retourne dans la boîte sans être vu.
rules-setup-gems = Triez les { $gems } [cartes Gemme](gems) en quatre piles visibles.
rules-setup-colours = Chacun prend une couleur : ses { $kinds } [cartes Royaume](cards) vont en main, ses { $dwarfs } nains restent en réserve pour l’instant. Les couleurs que personne ne joue restent dans la boîte.
rules-setup-ogres = Mélangez les { $ogres } [cartes Ogre](ogres) en une pioche, face cachée.
rules-setup-table = La table est vide. La première carte se trouvera en son milieu.
rules-setup-same = Le nombre de joueurs n’y change rien : à deux, à trois ou à quatre, la mise en place est la même.
rules-start = Qui commence
rules-start-text = Selon le livret, le plus jeune commence. Ici, c’est la première place ou, si la table a été ouverte ainsi, [le hasard décide](option-start). On joue dans le sens horaire. Une **manche** commence toujours par celui qui a commencé la partie.
rules-box = Ce que contient la boîte
rules-box-what = Matériel
rules-box-count = Nombre
rules-box-kingdom = cartes Royaume, { $kinds } dans chacune des { $colours } couleurs
rules-box-trades = objectifs de commerce
rules-box-secrets = objectifs secrets
rules-box-gems = cartes Gemme
rules-box-ogres = cartes Ogre
rules-box-dwarfs = nains, { $dwarfs } par couleur

## Un tour

rules-turn = Un tour
rules-turn-text = Un tour a trois parties, toujours dans cet ordre :
rules-turn-actions = [Actions](actions) : poser des cartes, placer des nains, déplacer des nains ; des cartes Ogre à volonté.
rules-turn-tasks = [Tâches](tasks) : chaque carte qui porte assez de vos nains est résolue.
rules-turn-hand = [Limite de main](hand) : au-delà de { $limit } cartes, défaussez des gemmes ou des ogres.
rules-actions = Les actions
rules-actions-text = Vous avez { $actions } actions, et une quatrième si votre château est sur la table sans [géant du givre](giant) dans son royaume. Combinez et répétez-les à volonté :
rules-actions-lay = [poser une carte Royaume](lay),
rules-actions-place = [placer un nain](place),
rules-actions-move = [déplacer un nain](move).
rules-actions-live = On vérifie avant chaque action s’il y en a une quatrième. Un château la donne donc dès le tour où il est posé, et un géant tenu à l’écart par un mur la rend aussitôt. ([Option](option-extra_action) : seulement au début du tour.)
rules-actions-stop = Vous pouvez vous arrêter plus tôt. Les [cartes Ogre](ogres) ne sont pas des actions : elles sont gratuites.
rules-lay = Poser une carte Royaume
rules-lay-text = Posez une carte de votre main côte à côte avec une carte de la table, tournée comme vous voulez. Elle n’a pas besoin d’être reliée à votre château, et ses murs n’ont pas à concorder.
rules-lay-picture = Quatre façons de poser la même mine : seuls ses murs tournent.
rules-lay-first = La toute première carte se pose n’importe où : sur une table vide, tous les emplacements se valent ; ici, elle est donc en 0,0 et droite.
rules-lay-back = Ce qui est posé reste posé. Personne ne reprend une carte en main.
rules-cover = Recouvrir une carte
rules-cover-text = On peut aussi poser une carte sur une autre, la sienne ou celle de n’importe qui, si
rules-cover-symbol = toutes deux ont le même [symbole](symbols) : feu sur feu, foyer sur foyer,
rules-cover-dwarfs = aucun nain ne se trouve sur celle d’en dessous, quelle que soit sa couleur,
rules-cover-never = et celle d’en dessous n’est ni un château ni un monstre.
rules-cover-picture = Un dragon sur une mine, une boutique sur une auberge.
rules-cover-high = Une pile peut être aussi haute qu’on veut. En recouvrant, on change les murs, on prive les autres d’une mine ou on leur envoie un dragon.
rules-dwarfs = Les nains
rules-dwarfs-text = Vous en avez { $dwarfs }. Ils sont en réserve ou sur des cartes, et ne rentrent que lorsque leur tâche est résolue ou qu’un ogre les renvoie. Aucune action ne reprend un nain, sauf si la table a été ouverte [avec cette option](option-recall).
rules-dwarfs-spaces = Une carte accueille autant de nains qu’elle a de places, toutes couleurs ensemble. Peu importe quelle place ils occupent.
rules-place = Placer un nain
rules-place-text = Placez un nain de votre réserve sur n’importe quelle carte qui a une place libre : dans les royaumes des autres, sur leurs châteaux, sur des monstres. Aucun chemin n’a besoin d’y mener.
rules-move = Déplacer un nain
rules-move-text = Déplacez l’un de vos nains vers une carte voisine, sans traverser de mur, sur une place libre. Chaque carte de plus est une action de plus, et chacune demande une place libre, même si le nain ne fait que passer : personne ne traverse une carte pleine.
rules-move-others = Aucune action ne déplace les nains des autres ; seuls les ogres le peuvent.

## Murs et royaumes

rules-walls = Murs et royaumes
rules-walls-text = Les cartes se touchent par les côtés, jamais par les coins. Le passage entre deux voisines est **ouvert** si aucune des deux n’y a de mur ; le mur d’une seule suffit à le fermer. Les murs n’ont pas à prolonger ceux de la voisine.
rules-walls-picture = À gauche : les deux côtés sont ouverts, un pont relie les cartes. À droite : le mur de la mine d’or ferme le passage.
rules-walls-region = Toutes les cartes entre lesquelles on peut marcher sont une **région**. Elle n’a pas besoin d’être entourée de murs : elle s’arrête aussi là où il n’y a pas de carte.
rules-kingdom = Votre royaume
rules-kingdom-text = La région de votre château est votre royaume. Tant que votre château n’est pas sur la table, vous n’en avez pas. Une carte en fait partie si un nain pouvait s’y rendre à pied depuis le château.
rules-kingdom-picture = Château, mine de rubis et dragon sans mur entre eux : { $castle } + { $ruby } − { $harm } = { $sum } points.
rules-kingdom-use = Votre royaume compte à la [fin](scoring), pour les objectifs secrets [Bâtisseur](secret-builder) et [Roi](secret-king), et en cas d’[égalité](ties).
rules-shared = Un royaume partagé
rules-shared-text = Des châteaux sans mur entre eux partagent un même royaume. Il appartient en entier à chacun de leurs propriétaires, et chacun en reçoit tous les points, ceux de l’autre château compris. ([Option](option-shared_kingdom) : les points sont divisés.)
rules-shared-picture = Deux joueurs partagent ces trois cartes : { $sum } points pour chacun.
rules-stacks = Les piles
rules-stacks-text = De plusieurs cartes au même endroit, seule existe **celle du dessus** : ses murs, ses places, sa tâche, ses points. Celles d’en dessous ne comptent pas avant de revenir au jour, en [creusant](dig) ou parce que le [monstre](slay) posé sur elles a été terrassé. Tout le monde sait ce que contient une pile.

## Les tâches

rules-tasks = Les tâches
rules-tasks-text = Quand vos actions sont terminées, chaque carte où vous avez **au moins autant** de vos propres nains qu’elle en demande est résolue, une fois chacune. Ce n’est pas facultatif. Les autres couleurs sur la carte n’y changent rien.
rules-tasks-home = D’abord, les nains requis rentrent dans la réserve, quoi qu’il en résulte. Ceux qui sont en trop restent.
rules-tasks-do = Ensuite, la carte produit son effet, avec les murs, les monstres et les piles tels qu’ils sont à cet instant.
rules-tasks-picture = Trois nains d’une même couleur sur une mine qui en demande deux : une émeraude arrive, deux nains rentrent, le troisième reste.
rules-tasks-few = Là où vos nains sont trop peu nombreux, ils restent et attendent.
rules-order = Dans votre ordre
rules-order-text = Si plusieurs cartes sont prêtes, vous les choisissez l’une après l’autre. Cela a son importance :
rules-order-slay = terrassez d’abord le dragon, et la mine voisine fonctionne de nouveau ;
rules-order-trade = prenez d’abord une gemme, et payez avec elle à la boutique ;
rules-order-dig = creusez d’abord, et un autre mur sépare peut-être le dragon de votre mine.
rules-fail = Quand une tâche échoue
rules-fail-what = Carte
rules-fail-when = Les nains rentrent les mains vides si
rules-fail-mine = un dragon est dans la région, ou la réserve est vide
rules-fail-inn = ni la pioche ni la défausse n’ont de carte Ogre
rules-fail-shop = vous ne pouvez ou ne voulez payer aucun objectif visible
rules-fail-castle = il n’y a aucune pile à creuser, ou vous ne voulez pas
rules-fail-monster = cela n’échoue jamais

## La main

rules-hand = La main
rules-hand-text = Cartes Royaume, gemmes et cartes Ogre forment votre main. Si vous en avez plus de { $limit } à la fin de votre tour, défaussez des gemmes ou des cartes Ogre de votre choix : les gemmes retournent à la réserve, les ogres à la défausse. **On ne peut pas défausser les cartes Royaume**.
rules-hand-picture = { $kingdom } cartes Royaume, { $stones } gemmes et un ogre font { $count } : une gemme ou l’ogre doit partir.
rules-hand-first = Qui n’a encore posé aucune carte ne peut donc garder aucune gemme.
rules-hand-not = Les objectifs atteints, les monstres terrassés et l’objectif secret ne font pas partie de la main.
rules-hand-when = La limite n’est vérifiée qu’ici : pendant les actions et les tâches, vous pouvez avoir autant de cartes que vous voulez, et les autres aussi pendant votre tour.

## Les cartes Royaume

rules-cards = Les cartes Royaume
rules-cards-text = Tout le monde commence avec les { $kinds } mêmes cartes en main. Dès qu’une carte est sur la table, chacun peut s’en servir.
rules-cards-picture = Les neuf cartes telles qu’elles se posent sans être tournées.
rules-cards-card = Carte
rules-cards-symbol = Symbole
rules-cards-walls = Murs, carte droite
rules-cards-spaces = Places
rules-cards-need = Nains requis
rules-cards-task = Tâche
rules-cards-points = Points
rules-cards-sides = { $wall_list }
wall-n = nord
wall-e = est
wall-s = sud
wall-w = ouest
symbol-fire = feu
symbol-ice = glace
symbol-hearth = foyer
rules-task-dig = [{ $effect }](dig)
rules-task-slay = [{ $effect }](slay) : { $trophy } points
rules-task-hire = [{ $effect }](ogres)
rules-task-trade = [{ $effect }](trade)
rules-task-mine = { $effect }
rules-reading = Comment lire une carte
rules-reading-picture = Une mine de rubis et deux nains : encore un, et la tâche est accomplie.
rules-reading-task = En haut à gauche : le symbole, le nombre de nains d’une même couleur que demande la tâche, et ce qu’elle rapporte.
rules-reading-points = En haut à droite, sur l’écu : ce que vaut la carte dans un royaume. Un écu rouge compte en moins.
rules-reading-spaces = En bas : les places pour les nains. Un anneau plein est une place que demande la tâche, un anneau pointillé une place de plus.
rules-reading-walls = Sur les côtés : des murs de pierre, ou une route là où le côté est ouvert. Où deux routes se rejoignent, il y a un pont.
rules-reading-stack = Un nombre à côté de feuillets : cette pile compte autant de cartes. Un clic la déploie.
rules-symbols = Les trois symboles
rules-symbols-text = Un symbole ne dit qu’une chose : quelle carte peut en [recouvrir](cover) une autre.
rules-symbols-fire = **Feu** : les quatre mines et le dragon.
rules-symbols-ice = **Glace** : le château et le géant du givre. Ni l’un ni l’autre ne peut être recouvert ni recouvrir quoi que ce soit, sauf si la table a été ouverte [avec cette option](option-castle_cover).
rules-symbols-hearth = **Foyer** : l’auberge et la boutique.
rules-castle = Le château
rules-castle-text = La seule carte qui appartienne à quelqu’un. Tout ce que l’on peut atteindre à pied depuis lui est le [royaume](kingdom) de son propriétaire.
rules-castle-action = Il donne à son propriétaire une [action](actions) de plus à chaque tour ; aucun nain n’a besoin de s’y tenir. Un [géant du givre](giant) dans le royaume la lui enlève.
rules-castle-dig = { $need } nains d’une même couleur peuvent y [creuser](dig), à qui que soit le château.
rules-castle-picture = Les châteaux des quatre couleurs.
rules-dig = Creuser
rules-dig-text = Mettez la carte du dessus d’une pile tout en dessous, **sans la tourner**. La carte suivante revient au jour, avec les murs qu’elle avait. N’importe quel château convient, et la pile peut être n’importe où sur la table.
rules-dig-picture = La mine de diamants passe tout en dessous. La mine d’émeraudes revient au jour, et avec elle le chemin du château.
rules-dig-two = La pile a au moins deux cartes.
rules-dig-dwarfs = Aucun nain ne s’y trouve, quelle que soit sa couleur.
rules-dig-top = La carte du dessus n’est pas un monstre.
rules-dig-monster = Aucun monstre ne se trouve dans la région de la pile, ni dans celle du château d’où vous creusez. (Des [options](option-dig_block) ne regardent que l’une des deux.)
rules-dig-may = Vous pouvez aussi y renoncer ; les nains sont de toute façon rentrés dans la réserve.
rules-mine = Les mines
rules-mine-text = Assez de nains d’une même couleur prennent des gemmes dans la réserve et les mettent en main.
rules-mine-brings = Rapporte
rules-mine-fail = Avec un [dragon](dragon) dans la même région, ou une réserve vide, les nains rentrent les mains vides. S’il reste moins que ce que donnerait la mine, vous prenez ce qui reste.
rules-monsters = Les monstres
rules-monsters-text = Un monstre agit dans toute sa **région** : sur toutes les cartes que l’on peut atteindre à pied depuis lui, dans le royaume de quiconque, et même là où il n’y a aucun château. Chacun compte en moins dans le royaume où il se trouve. On ne peut rien poser sur un monstre.
rules-monsters-dig = Dragons et géants empêchent de [creuser](dig) dans toute leur région.
rules-monsters-wall = Un mur tient un monstre à l’écart. Poser une carte de façon que son mur barre la route est souvent plus rapide que le combat.
rules-dragon = Le dragon
rules-dragon-text = Tant qu’un dragon est dans la région, aucune mine n’y donne de gemme ; qui y travaille rentre les mains vides. Comme il porte le symbole du feu, un dragon peut être posé sur une mine.
rules-dragon-picture = Par le pont, le dragon atteint la mine de rubis, mais pas la mine d’or derrière le mur.
rules-giant = Le géant du givre
rules-giant-text = Tant qu’un géant du givre est dans un royaume, son propriétaire n’a pas la [quatrième action](actions). Les mines, les auberges et les boutiques continuent.
rules-giant-picture = Par le pont, le givre atteint le château : son propriétaire n’a plus que trois actions.
rules-slay = Terrasser un monstre
rules-slay-text = { $need } nains d’une même couleur sur un monstre le terrassent. Il quitte la table et il est à vous : { $trophy } points à la fin. Ce **n’est pas** un objectif.
rules-slay-picture = Quatre nains d’une même couleur et un seul nain adverse : pour l’instant, le dragon ne risque rien.
rules-slay-full = Un monstre a exactement autant de places. Un seul nain d’une autre couleur le sauve donc, jusqu’à ce qu’un [ogre](ogres) s’occupe de ce nain.
rules-slay-below = Ce que le monstre recouvrait revient sur le dessus, tourné comme avant. S’il ne recouvrait rien, son emplacement devient vide.
rules-inn = L’auberge
rules-inn-text = { $need } nains d’une même couleur engagent un ogre : vous piochez la première [carte Ogre](ogres). Si la pioche est vide, on mélange d’abord la défausse. Si elle est vide aussi, les nains rentrent les mains vides.
rules-shop = La boutique
rules-shop-text = { $need } nains d’une même couleur dans une boutique peuvent faire un [échange](trade), une fois.
rules-trade = Échanger
rules-trade-text = Payez exactement les gemmes d’**un** [objectif de commerce](trade-goals) visible. Elles retournent à la réserve, l’objectif est à vous, et l’on en retourne un nouveau. Quand la pioche est vide, il n’en vient plus.
rules-trade-picture = Trois nains, deux émeraudes et un rubis : le miel est à vous.
rules-trade-may = Vous pouvez aussi refuser. Qui ne peut payer aucun objectif visible n’est pas interrogé ; les nains rentrent tout de même.

## Les cartes Ogre

rules-ogres = Les cartes Ogre
rules-ogres-text = Elles viennent de l’[auberge](inn). Pendant vos propres actions, vous pouvez en jouer autant que vous voulez, avant, entre et après, et aucune ne compte comme action. Une carte sans cible ne peut pas être jouée. Elle est défaussée avant de faire effet.
rules-ogres-worth = Les cartes Ogre comptent dans la [limite de main](hand) et ne valent aucun point.
rules-ogres-card = Carte
rules-ogres-copies = Nombre
rules-ogres-effect = Effet
rules-ogre-panic-own = Ce peut être le nain de n’importe qui, même l’un des vôtres. Chaque carte où il entre doit avoir une place libre, la première des deux aussi. Il ne peut pas revenir à son point de départ.
rules-ogre-thief-random = Chaque carte a la même chance : qui détient quatre cartes Or et un rubis perd le rubis une fois sur cinq.
rules-ogre-brute-walls = Les murs, la distance et les places libres n’y changent rien. Les deux nains doivent être sur la table, sur des cartes différentes.
rules-ogre-upkeep-own = Les vôtres rentrent aussi. La carte doit porter au moins un nain.
rules-ogre-crown-now = Vous pouvez les jouer dans le même tour. Seule la victime sait quelles cartes sont parties.

## Les objectifs

rules-goals = Les objectifs
rules-goals-text = Il y en a deux sortes : les [objectifs de commerce](trade-goals), autant que vous pouvez en payer, et un [objectif secret](secret-goals). Chacun rapporte ses points à la fin, et tous ensemble déclenchent la [dernière manche](end). Les monstres terrassés ne sont pas des objectifs.
rules-gems = Les gemmes
rules-gems-text = Les gemmes viennent des [mines](mine) et paient les objectifs de commerce. Celles que vous avez encore à la fin valent des points, mais moins que comme paiement.
rules-gems-picture = Or, émeraude, diamant et rubis.
rules-gems-gem = Gemme
rules-gems-copies = Cartes
rules-gems-points = Points par carte
rules-gems-empty = La réserve peut s’épuiser. Ce qui est payé ou défaussé y retourne et peut être repris.
rules-trade-goals = Les objectifs de commerce
rules-trade-goals-text = { $open } des { $trades } sont visibles. Qui résout une [boutique](shop) peut payer l’un d’eux.
rules-trade-goals-picture = Trois objectifs de commerce et leur prix.
rules-trade-goals-goal = Objectif
rules-trade-goals-points = Points

## Les objectifs secrets

rules-secret-goals = Les objectifs secrets
rules-secret-goals-text = Chacun en a un, qu’il est seul à connaître. On peut le révéler à tout moment où sa condition est remplie. Une fois révélé, il est acquis, quoi qu’il arrive ensuite. Ce qui n’est pas révélé ne rapporte rien.
rules-secret-goals-own = Pendant votre tour, vous pouvez le révéler à chaque décision, et encore une fois entre les tâches et la limite de main et après la défausse, afin de ne pas perdre d’abord une carte qu’il demande.
rules-secret-goals-others = Pendant le tour des autres, vous pouvez le révéler dès que quelqu’un est en train de décider. On n’interroge personne ; personne n’apprend donc qui le pourrait.
rules-secret-goals-free = Vous pouvez aussi le garder. À la fin de la partie, tout objectif dont la condition est remplie se révèle de lui-même.
rules-secret-goals-option = La table peut être ouverte [autrement](option-reveal).
rules-secret-more-builder = Seules comptent les cartes du dessus. Un royaume partagé compte en entier. Sans votre château, vous n’avez pas de royaume.
rules-secret-more-hunter = Dragons et géants comptent pareil.
rules-secret-more-king = Les points des monstres du royaume sont déduits. Un royaume partagé compte en entier.
rules-secret-more-miner = Elles doivent être en main toutes en même temps, avant que vous ne payiez avec elles.
rules-secret-more-disguised_ogre = Une [couronne](ogre-crown) y aide.
rules-secret-more-explorer = Il suffit qu’ils s’y trouvent, rien n’a besoin d’être terrassé.
rules-secret-more-sorcerer = Avec la [limite de main](hand), cela veut dire : poser d’abord des cartes Royaume.

## La fin

rules-end = La fin de la partie
rules-end-text = Quiconque a { $goals } objectifs **à la fin de son propre tour** fait de cette manche la dernière : ceux qui n’y ont pas encore joué ont un dernier tour, entier, puis la partie s’achève. Si c’était le dernier joueur de la manche, elle s’achève aussitôt.
rules-end-others = Un troisième objectif révélé pendant le tour d’un autre compte à la fin de son propre tour suivant. Ce que les autres atteignent pendant la dernière manche ne change rien.
rules-end-rounds = Si personne n’y parvient, la partie s’achève après { $rounds } manches. Le livret ne le dit pas ; l’[option](option-max_rounds) peut l’abréger.
rules-scoring = Ce qui compte
rules-scoring-what = Quoi
rules-scoring-how = Comment
rules-scoring-trade = les points de chacun
rules-scoring-secret = ses points, s’il est révélé
rules-scoring-monsters = { $trophy } points chacun
rules-scoring-gems = or { $gold }, émeraude { $emerald }, diamant { $diamond }, rubis { $ruby }
rules-scoring-kingdom = les points de toutes ses cartes du dessus, châteaux des autres compris ; les monstres comptent en moins. Rien sans votre château.
rules-scoring-hand = Cartes Royaume et ogres en main
rules-scoring-nothing = rien
rules-scoring-example = Un exemple, ligne par ligne.
rules-scoring-gems-line = Gemmes
rules-ties = Les égalités
rules-ties-text = Le plus grand royaume gagne alors, en nombre de cartes (sans château, il n’en a aucune). S’il y a encore égalité, on compte ses nains sur la table : le plus grand nombre l’emporte. Après cela, la victoire est partagée.

## Les options

rules-options = Les options
rules-options-text = Ce que l’on peut choisir en ouvrant une table. Le premier choix est le choix habituel.
rules-option-castle_cover = Le livret interdit de poser quoi que ce soit sur un château ; l’auteur a une fois répondu autrement. Avec cette option, un château ou un géant du givre peut recouvrir un château sans nain. Un château recouvert est hors jeu : ni royaume, ni points, ni quatrième action pour son propriétaire, jusqu’à ce que l’on creuse le château posé sur lui ou que le géant soit terrassé.
rules-option-extra_action = Comptée aussitôt, la quatrième action va et vient avec le château et le géant au milieu du tour. Sinon, le tour garde autant d’actions qu’il en avait au début.
rules-option-dig_block = Si un monstre gêne là où l’on creuse, au château d’où l’on creuse, ou aux deux endroits.
rules-option-reveal = À tout moment ; seulement pendant son propre tour et tout à la fin ; ou d’eux-mêmes : on retient alors le premier moment où la condition est remplie, et personne ne peut garder un objectif.
rules-option-gems_public = Les gemmes sont prises et payées ouvertement, chacun peut donc les connaître. Avec « non », les autres ne voient que leur nombre ; ce qu’un voleur a pris, seuls les deux intéressés l’apprennent. À la fin, toutes sont montrées.
rules-option-shared_kingdom = Divisés, les points d’un royaume partagé sont répartis selon le nombre de ses châteaux, arrondis vers le bas. Bâtisseur, Roi et égalités regardent toujours l’ensemble.
rules-option-recall = Une règle maison pour les nains bloqués : une action renvoie en réserve l’un de vos nains, de n’importe quelle carte.
rules-option-max_rounds = La partie s’achève après ce nombre de manches, même si personne n’a assez d’objectifs.
rules-option-goals_to_end = Combien d’objectifs déclenchent la dernière manche.
rules-option-start = Selon le livret, le plus jeune commence. La première place, ou le tirage au sort.

## Cas particuliers

rules-rulings = Cas particuliers
rules-rulings-text = Ce qui arrive rarement, et ce que le livret laisse ouvert. Là où il se tait, la réponse est la nôtre ; là où il peut se lire de deux façons, l’autre est souvent une [option](options).
rules-rulings-cards = Les cartes sur la table
rules-rulings-cards-castle = Un château n’est jamais recouvert. Le livret le dit ; une réponse plus ancienne de l’auteur le permettait, c’est maintenant une [option](option-castle_cover).
rules-rulings-cards-monster = Un monstre n’est jamais recouvert, en aucun cas.
rules-rulings-cards-symbol = Poser une carte sur une carte pareille veut dire : de même symbole, non de même sorte. Le livret conseille lui-même un dragon sur une mine. Il parle de trois symboles, bien que, sans châteaux ni monstres, deux seulement aient quelque chose à recouvrir.
rules-rulings-cards-empty = Un monstre terrassé qui ne recouvrait rien laisse un emplacement vide. La table peut se diviser en îles ; on peut y poser de nouveau des cartes, et à côté de n’importe quelle carte de n’importe quelle île.
rules-rulings-cards-first = Si celui qui commence ne pose aucune carte, le suivant pose la première. Il en va de même d’une table dont la seule carte était un monstre terrassé.
rules-rulings-cards-use = Tout le monde peut se servir d’une carte dès qu’elle est posée.
rules-rulings-kingdoms = Royaumes et monstres
rules-rulings-kingdoms-covered = Les cartes recouvertes ne comptent pas, ni pour les points ni pour le nombre, car personne ne pourrait s’y rendre.
rules-rulings-kingdoms-region = Un dragon arrête les mines, et tout monstre empêche de creuser, même dans une région sans château.
rules-rulings-kingdoms-several = De plusieurs monstres, chacun agit. Les mines et la quatrième action ne reviennent que lorsque le dernier dragon, ou le dernier géant, est parti ou tenu à l’écart.
rules-rulings-kingdoms-giant = Un géant dans un royaume partagé prive chacun de ses propriétaires de la quatrième action.
rules-rulings-kingdoms-end = À la fin, un royaume avec un géant compte comme tout autre, moins les points du géant.
rules-rulings-kingdoms-shared = Qui partage un royaume en reçoit tous les points : le livret en donne autant à chacun et compte les châteaux des autres. Les diviser est une [option](option-shared_kingdom).
rules-rulings-actions = Les actions
rules-rulings-actions-castle = Un château donne sa quatrième action dans le même tour. L’autre lecture est une [option](option-extra_action).
rules-rulings-actions-stuck = Les nains derrière des murs attendent de la compagnie, que l’on creuse, ou un ogre. Les rappeler est une [option](option-recall).
rules-rulings-tasks = Les tâches
rules-rulings-tasks-order = Le livret ne donne pas d’ordre aux tâches : celui dont c’est le tour le choisit, pas à pas.
rules-rulings-tasks-home = Les nains rentrent même si leur tâche ne donne rien : plus de gemme, un dragon tout près, aucun objectif que l’on puisse payer. Là où ils sont trop peu nombreux, ils restent.
rules-rulings-tasks-must = Les gemmes et les cartes Ogre sont toujours prises ; ce qui est en trop peut être défaussé ensuite. On peut refuser un échange ou renoncer à creuser.
rules-rulings-tasks-fresh = Une gemme que l’on vient de prendre peut être payée dans une boutique résolue plus tard dans le même tour.
rules-rulings-tasks-shops = Deux boutiques, deux échanges. L’objectif retourné après le premier peut être acheté au second.
rules-rulings-tasks-dig = Un monstre empêche de creuser aux deux bouts : près de la pile et près du château. Il y a des [options](option-dig_block) pour chacun des deux.
rules-rulings-tasks-gold = S’il ne reste qu’une carte Or, une mine d’or donne celle-là.
rules-rulings-ogres = Les ogres
rules-rulings-ogres-panic = La panique ne traverse aucune carte pleine : chaque carte où l’on entre doit avoir une place libre.
rules-rulings-ogres-own = La Panique peut aussi faire fuir l’un de vos nains, et l’Entretien renvoie aussi les vôtres.
rules-rulings-ogres-cut = Deux phrases du livret sont coupées. Le voleur prend une carte Gemme au hasard, la couronne toutes les cartes Ogre ; tout va dans sa propre main, et celles de la couronne peuvent être jouées aussitôt.
rules-rulings-ogres-brute = La brute ne prend pas de nain en réserve : les deux doivent être sur des cartes, et sur des cartes différentes.
rules-rulings-goals = Objectifs, main et fin
rules-rulings-goals-limit = Plus de { $limit } cartes au milieu d’un tour sont permises.
rules-rulings-goals-before = Avant de défausser la première carte, et avant chaque suivante, on peut révéler l’objectif secret : ce que l’on défausse aurait pu faire partie de sa condition.
rules-rulings-goals-turn = Personne n’interrompt un tour entre deux décisions. Une condition qui vient et s’en va entre-temps est perdue.
rules-rulings-goals-hold = On peut garder un objectif secret aussi longtemps qu’on veut, par exemple pour ne pas déclencher la dernière manche.
rules-rulings-goals-third = Un troisième objectif atteint pendant le tour d’un autre se remarque à la fin de son propre tour suivant.
rules-rulings-goals-tie = Si les deux critères d’égalité n’y suffisent pas, la victoire est partagée.

## Visible et secret

rules-hidden = Visible et secret
rules-hidden-text = Presque tout s’est fait ouvertement et peut être consulté : les piles, les cartes Royaume en main, les gemmes, les objectifs, les nains. Ne sont secrets que :
rules-hidden-ogres = les cartes Ogre en main. Tout le monde en voit le nombre ; qui a été volé par une couronne se souvient de ce qui est parti.
rules-hidden-piles = l’ordre de la pioche des ogres et des objectifs de commerce qui ne sont pas encore visibles.
rules-hidden-secrets = les objectifs secrets qui n’ont pas été révélés, y compris ceux de la boîte.
rules-hidden-gems = avec une [option](option-gems_public), aussi les sortes de gemmes en main.
rules-waiting = Pourquoi quelqu’un semble attendre
rules-waiting-text = Certaines parties d’un tour s’achèvent d’elles-mêmes quand il n’y a plus rien à décider. Pour ne trahir personne, cela ne dépend que de ce que tout le monde voit : qui a une carte Ogre est interrogé même s’il ne peut pas la jouer, et qui pourrait avoir atteint un objectif secret l’est même si c’en est un autre.
rules-leaving = Quand quelqu’un s’en va
rules-leaving-text = Le livret n’en dit rien. Ici, un robot joue à sa place, et l’on peut revenir à tout moment.

## À propos de ce jeu

rules-about-figures = Les règles viennent du livret. Mais bien des chiffres ne figurent que sur les cartes, et personne n’a publié celles-ci : les côtés des murs, la plupart des nombres de places, ce que valent les cartes Royaume, les objectifs de commerce et les objectifs secrets, ce que coûtent les objectifs de commerce, et combien il y a de gemmes et d’ogres de chaque sorte. Là, Dvergar joue avec ses propres chiffres, choisis pour respecter toutes les sommes que donnent le livret et les sources publiques, et éprouvés en de nombreuses parties. Quelle carte porte quel symbole, nous le savons par des critiques de joueurs. La liste ci-dessous le dit de chaque valeur : si vous possédez les cartes, vous pouvez la corriger.
rules-source-giant = critiques de joueurs : un géant nuit aux châteaux
rules-source-dragon = critiques de joueurs : un dragon nuit aux mines
rules-source-inn = critiques de joueurs : une auberge peut recouvrir une boutique
rules-source-designer = réponses de l’auteur à des questions
rules-source-publisher = description de l’éditeur
rules-source-expansion = les règles d’une extension publiée citent des objectifs à 16 points
rules-record-cards = Carte Royaume : { $kind }
rules-record-gems = Cartes Gemme : { $gem }
rules-record-trades = Objectif de commerce : { $trade }
rules-record-secrets = Objectif secret : { $secret }
rules-record-ogres = Cartes Ogre : { $ogre }
rules-record-dwarfs = Nains de chaque couleur
rules-record-actions = Actions
rules-record-castle_actions = Actions pour le château
rules-record-hand_limit = Limite de main
rules-record-open_trades = Objectifs de commerce visibles
rules-record-monster_points = Points d’un monstre terrassé
rules-record-explorer_monsters = Monstres pour l’objectif de l’explorateur
