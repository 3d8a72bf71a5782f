# Les règles de Nidavellir, avec nos propres mots. Les **mots forts** et les [renvois](anchor) sont marqués ainsi.

## En bref

rules-game = En bref
rules-game-aim = Pendant deux Âges, vous misez des pièces dans trois tavernes. Qui mise plus choisit plus tôt. Les nains que vous prenez rejoignent votre armée, en cinq colonnes, une par [classe](classes). Un grade de chaque classe forme une [ligne](lines), et chaque ligne amène un [héros](heroes). À la fin, le plus grand total de **points de Bravoure** l’emporte.
rules-game-classes = Guerriers, chasseurs, mineurs, forgerons et explorateurs : chaque classe compte ses points à sa façon.
rules-game-coins = Une mise n’est pas dépensée : après chaque tour, vous reprenez toutes vos pièces. Qui mise le 0 choisit en dernier, mais fait [grandir](exchange) ses pièces.

## Mise en place

rules-setup = Mise en place
rules-setup-own = Chacun commence avec les pièces de base 0, 2, 3, 4 et 5 et une gemme distribuée au hasard, visible de tous.
rules-setup-start = Ce que chacun a au début.
rules-setup-table = Les héros, les cinq Distinctions et les pièces du Trésor Royal sont visibles elles aussi. Il n’y a pas de premier joueur : l’ordre vient toujours des mises.
rules-decks = Les cartes
rules-decks-text = Chaque Âge a sa propre pioche, face cachée. Les nains y sont les mêmes ; seules les [Offrandes Royales](offerings) diffèrent. À moins de cinq, quelques cartes restent dans la boîte ; les autres sont distribuées tour après tour jusqu’à épuisement de la pioche.
rules-decks-class = Par Âge
rules-decks-few = 2 à 4 joueurs
rules-decks-five = 5 joueurs
rules-decks-points = Points sur les cartes
rules-decks-none = aucun, seulement un grade
rules-decks-offering = de l’Âge { $age }
rules-decks-values = { $values } ; à cinq, aussi { $more }
rules-rounds = Le nombre de joueurs
rules-rounds-text = Du nombre de joueurs dépendent la durée d’un Âge, le nombre de cartes distribuées et la richesse du Trésor Royal.
rules-rounds-players = Joueurs
rules-rounds-rounds = Tours par Âge
rules-rounds-cards = Cartes par taverne
rules-rounds-treasury = Pièces du Trésor Royal

## Un tour

rules-round = Un tour
rules-round-text = Un tour a quatre étapes. Si la pioche est vide ensuite, l’Âge se termine : l’Âge 1 par les [Distinctions](distinctions), l’Âge 2 par le [décompte](end).
rules-round-deal = [Distribuer](deal) des cartes aux trois tavernes.
rules-round-bid = [Miser](bid) : chacun pose en secret une pièce sur chaque taverne.
rules-round-taverns = Les tavernes, l’une après l’autre : révéler les pièces, établir l’[ordre](order), [jouer](turn), [échanger les gemmes](gems) après une égalité.
rules-round-back = [Reprendre les pièces](take-back).
rules-deal = La distribution
rules-deal-text = Chaque taverne reçoit autant de cartes qu’il y a de joueurs, face visible ; à deux, elle en reçoit trois. Les trois tavernes sont visibles avant que quiconque mise.
rules-bid = Les mises
rules-bid-text = En même temps et en secret, chacun pose une pièce face cachée sur chacune des trois tavernes. Les deux autres vont dans la **bourse**. On place ses pièces comme on veut. Qui possède [Uline](hero-uline) ne pose rien et mise plus tard.
rules-bid-example = Une mise de 5, 3 et 0 ; le 2 et le 4 sont dans la bourse, prêts pour un échange.
rules-bid-page = À cette table, on valide sa mise d’un seul coup ; elle peut encore être changée jusqu’à ce que tout le monde ait misé.
rules-order = Qui choisit d’abord
rules-order-text = Tout le monde retourne sa pièce de cette taverne, et elle seule. La **pièce la plus forte** passe d’abord. À pièces égales, la **gemme la plus forte** passe d’abord. Cet ordre est définitif, quoi qu’il arrive ensuite aux pièces et aux gemmes dans cette taverne.
rules-order-example = Le 5 choisit d’abord. Deux joueurs ont misé 2 : la gemme 4 passe avant la gemme 3.
rules-turn = Jouer dans la taverne
rules-turn-text = Dans cet ordre, chacun fait ce qui suit, jusqu’au bout, avant que le suivant ne commence :
rules-turn-take = Prendre exactement une carte. Un nain se pose au sommet de la colonne de sa classe, une Offrande Royale [transforme](offerings) aussitôt une pièce.
rules-turn-hero = [Recruter des héros](recruiting), tant qu’il y a plus de lignes que de héros.
rules-turn-exchange = Si la pièce misée ici est une pièce d’échange, le 0 ou la pièce spéciale 3 : faire un [échange](exchange). Il est obligatoire.
rules-gems = Pièces égales : échanger les gemmes
rules-gems-text = Une fois la taverne résolue, ceux qui ont misé la même valeur échangent leurs gemmes : la plus forte contre la plus faible, la deuxième contre l’avant-dernière. En nombre impair, celle du milieu reste. Qui a perdu une égalité gagne donc souvent la suivante.
rules-gems-example = Cinq mises et deux égalités. Les deux qui ont misé 3 échangent leurs gemmes ; parmi les trois qui ont misé 0, la plus forte et la plus faible s’échangent, celle du milieu reste.
rules-gems-special = La [gemme spéciale](distinction-crown_jeweler) 6 l’emporte à chaque égalité et ne s’échange jamais : les autres échangent comme si elle n’était pas là.
rules-leftover = À deux : la troisième carte
rules-leftover-text = Une carte reste dans chaque taverne. Elle est défaussée quand les deux joueurs ont joué et ne revient jamais.
rules-take-back = Reprendre les pièces
rules-take-back-text = Toutes les pièces reviennent en main : miser ne coûte jamais rien. Puis vient le tour suivant, ou la fin de l’Âge.

## Les pièces

rules-coins = Les pièces
rules-coins-text = On a toujours exactement cinq pièces. Elles décident de l’ordre dans les tavernes et, à la fin, chacune rapporte sa valeur.
rules-coins-kinds = Les pièces de base sont en cuivre, celles du Trésor Royal en or ; la pièce spéciale 3 de la Distinction des chasseurs est en argent. Deux flèches marquent une pièce d’échange.
rules-exchange = L’échange
rules-exchange-text = Qui mise une **pièce d’échange**, le 0 ou la pièce spéciale 3, fait un échange après avoir joué dans cette taverne : montrez les deux pièces de la bourse, additionnez-les, prenez au [Trésor Royal](treasury) une pièce de cette valeur et défaussez la **plus forte** des deux.
rules-exchange-example = 2 et 3 font 5 : un 5 en or arrive, le 3 part, le 2 reste.
rules-exchange-details-must = L’échange est obligatoire, même s’il ne rapporte rien.
rules-exchange-details-equal = De deux pièces égales, vous choisissez celle qui part : une pièce de base quitte la partie, une pièce en or retourne au Trésor Royal.
rules-exchange-details-place = La nouvelle pièce reste dans la bourse, face cachée, jusqu’à la fin du tour. La pièce d’échange reste où elle est.
rules-exchange-details-uline = Qui possède [Uline](hero-uline) additionne deux pièces quelconques de sa main.
rules-transformation = La transformation
rules-transformation-text = Une Offrande Royale, [Grid](hero-grid) ou [la Main du Roi](distinction-kings_hand) transforme une pièce de +3, +5 ou +7 : défaussez l’une de vos pièces et prenez-en une qui vaut d’autant plus. Elle va au même endroit, visible ou cachée comme l’ancienne.
rules-transformation-example = Avec le +3, un 7 devient un 10.
rules-transformation-details-any = N’importe laquelle de vos pièces convient, où qu’elle soit, même sur une taverne ou en main ; seule une pièce d’échange ne se transforme jamais.
rules-transformation-details-order = Dans la taverne en cours, la nouvelle valeur ne change ni l’ordre ni les égalités. Sur une taverne à venir, la pièce compte avec sa nouvelle valeur.
rules-transformation-details-exchange = Si l’on doit aussi faire un échange, il vient après, avec les pièces telles qu’elles sont alors.
rules-offerings = Les Offrandes Royales
rules-offerings-cards = Le +3 se trouve dans la pioche de l’Âge 1, le +5 dans celle de l’Âge 2.
rules-treasury = Le Trésor Royal
rules-treasury-text = Si la pièce voulue manque, vous recevez **celle juste au-dessus** ; s’il n’y en a pas, la plus forte au-dessous. Les pièces de base défaussées quittent la partie, les pièces en or reviennent et sont à la disposition du suivant. Le Trésor Royal n’est jamais vide.
rules-treasury-example = On cherche 16. Il n’y a ni 16 ni 17 : ce sera donc 18.
rules-treasury-edition = Peut-on reprendre la valeur que l’on vient de rendre ? C’est l’une des [différences entre les éditions](editions).

## L'Armée

rules-army = L’armée
rules-army-text = Votre armée a cinq colonnes, une par classe. Une carte se pose au sommet de sa colonne. Ce sont les **grades** qui comptent : la plupart des cartes en ont un, certains héros deux ou trois ; plus de cartes ne veut donc pas toujours dire plus de grades.
rules-lines = Les lignes
rules-lines-text = Une ligne, c’est un grade de chacune des cinq classes, côte à côte. Vous avez autant de lignes que votre colonne la plus courte a de grades.
rules-lines-example = Deux lignes sont complètes. Pour la troisième, il manque un mineur et un explorateur.
rules-recruiting = Recruter des héros
rules-recruiting-text = Dès que vous avez **plus de lignes que de héros**, vous recrutez l’un des héros disponibles. On résout d’abord tout ce qu’il apporte, puis on recompte : plusieurs lignes d’un coup amènent plusieurs héros, l’un après l’autre.
rules-recruiting-must = Recruter est obligatoire ; parmi les héros possibles, le choix est libre.
rules-recruiting-count = Tous les héros comptent, avec ou sans classe, où qu’ils soient.
rules-recruiting-lose = Perdre des grades plus tard ne coûte aucun héros. Le suivant ne vient que lorsqu’il y a de nouveau plus de lignes que de héros.
rules-command = La zone de Commandement
rules-command-text = Les héros neutres se placent à côté de l’armée et n’y ont pas de grade ; les Distinctions s’y trouvent aussi. [Thrud](hero-thrud) et [Ylud](hero-ylud) passent de cette zone aux colonnes.

## Les classes

rules-classes = Les classes
rules-classes-text = À la fin de la partie, chaque classe compte à sa façon. Les héros d’une colonne comptent en tout comme des cartes de cette classe.
rules-class-example-warrior = Trois guerriers font { $sum } points. Avec le plus de grades de guerrier, on ajoute la pièce la plus forte, ici { $coin } : { $total }.
rules-class-warrior-most = En cas d’égalité, tous ceux qui ont le plus de grades ajoutent leur propre pièce la plus forte. Sans guerrier, personne ne le fait.
rules-class-example-hunter = { $ranks } grades : { $ranks } × { $ranks } = { $total }.
rules-class-example-miner = { $ranks } grades, { $sum } points en tout : { $ranks } × { $sum } = { $total }.
rules-class-miner-zero = Des mineurs qui affichent tous 0 ne valent rien, si nombreux soient-ils.
rules-class-example-blacksmith = { $ranks } grades : 3 + 4 + 5 + 6 = { $total }.
rules-class-example-explorer = Trois explorateurs : { $total } points.
rules-class-ranks = Grades
rules-class-points = Points

## Les héros

rules-heroes = Les héros
rules-heroes-text = Il y a 21 héros, chacun en un seul exemplaire. Les dix qui ont une classe se posent au sommet de leur colonne et y comptent comme des nains. Les onze héros neutres vont dans la [zone de Commandement](command), sauf Thrud et Ylud.
rules-hero-dagda-more = Les deux colonnes doivent être différentes, et ce n’est jamais celle des chasseurs. Seuls des nains peuvent être défaussés : une colonne vide ou surmontée d’un héros ne compte pas. [Plus sur les défausses](rulings-discards).
rules-hero-bonfur-more = Pas un forgeron, et seulement un nain : une colonne vide ou surmontée d’un héros ne compte pas. [Plus sur les défausses](rulings-discards).
rules-hero-idunn-more = Hourya et Ylud comptent si elles s’y trouvent ; Thrud est déjà partie.
rules-hero-hourya-more = Thrud et Ylud comptent parmi les cinq si elles sont chez les explorateurs. Si le nombre baisse plus tard, Hourya reste.
rules-hero-astrid-more = C’est la pièce la plus forte que vous possédez à la fin. Elle compte aussi parmi les pièces et, avec la majorité, chez les guerriers.
rules-hero-grid-more = C’est une [transformation](transformation) : toute pièce sauf la pièce d’échange.
rules-hero-uline-comes = À son arrivée, les pièces de la bourse et toutes celles encore cachées reviennent en main ; celles qui sont révélées restent jusqu’à la fin du tour. Dès la taverne suivante, vous misez en dernier.
rules-hero-uline-tavern = Vous posez une pièce sur une taverne quand tous les autres ont montré la leur. Une pièce misée ne revient qu’à la fin du tour.
rules-hero-uline-exchange = Pour un échange, vous choisissez deux pièces de votre main. La nouvelle va en main et peut être misée dans le même tour.
rules-hero-thrud-count = Elle compte pour les lignes, pour Hourya et pour les Distinctions. On compte les lignes une fois qu’elle est reposée.
rules-hero-ylud-count = Recrutée après la fin de l’Âge 1, elle se pose à la fin de l’Âge 2. Là, elle peut rester ou changer de colonne ; dans les deux cas c’est une pose, qui peut soulever Thrud et compléter des lignes.
rules-hero-ylud-more = Chez les chasseurs et les forgerons, elle est simplement un grade de plus ; chez les guerriers, son grade compte pour la majorité.
rules-brothers = Les frères Dwerg
rules-brothers-table = Frères
rules-brothers-picture = Ymir, Aësir, Sigmir, Jungir et Bergelmir.

## Les Distinctions

rules-distinctions = Les Distinctions
rules-distinctions-text = Après la dernière taverne de l’Âge 1, on évalue les troupes. D’abord, on pose [Ylud](hero-ylud). Puis viennent les cinq classes, l’une après l’autre : guerriers, chasseurs, mineurs, forgerons, explorateurs. Qui a **seul** le plus de grades reçoit la Distinction et la résout aussitôt.
rules-distinctions-tie = Si plusieurs ont le plus de grades, ou si personne n’en a, personne ne la reçoit ; les gemmes n’y changent rien.
rules-distinctions-when = Chaque majorité se compte quand vient son tour, après les effets des précédentes. Ce sont les grades qui comptent, ni les cartes ni les points ; Thrud et Ylud comptent là où elles sont.
rules-distinction-kings_hand-picture = Une pièce grandit de 5.
rules-distinction-hunting_master-picture = La pièce spéciale 3 remplace le 0, qui quitte la partie. Elle reste une pièce d’échange, mais mise et compte comme un 3.
rules-distinction-crown_jeweler-picture = La gemme spéciale prend la place de la vôtre.
rules-distinction-great_armorer-picture = La forgeronne spéciale rejoint la colonne des forgerons ; cela peut compléter des lignes.
rules-distinction-pioneer-picture = On garde une carte sur trois : un nain rejoint aussitôt l’armée, une Offrande Royale sert aussitôt. Les autres sont remélangées.

## La fin

rules-end = La fin de la partie
rules-end-text = Après la dernière taverne de l’Âge 2 :
rules-end-ylud = [Ylud](hero-ylud) est posée, change de colonne ou reste ; les héros qui en découlent sont recrutés et résolus.
rules-end-thrud = [Thrud](hero-thrud) quitte l’armée : plus de grade, mais 13 points.
rules-end-score = On compte tout. Le plus grand total l’emporte.
rules-scoring = Ce qui compte
rules-scoring-neutral = Skaa 17, Thrud 13, Uline 9, Grid 7, Astrid votre pièce la plus forte, les frères selon leur [tableau](hero-brothers)
rules-scoring-coins = la somme de vos cinq pièces
rules-scoring-gem = 3 points
rules-scoring-warrior = somme des points, et la pièce la plus forte pour qui a le plus de grades
rules-scoring-hunter = grades × grades
rules-scoring-miner = grades × somme des points
rules-scoring-blacksmith = grades × (grades + 5) / 2
rules-scoring-explorer = somme des points ; avec Idunn, 2 de plus par grade
rules-scoring-heroes = Héros neutres
rules-scoring-what = Quoi
rules-scoring-how = Comment
rules-scoring-example = Un exemple. Majorité chez les guerriers : 28 points et la pièce la plus forte, 24. Cinq grades de mineur affichent 4 points en tout.
rules-equal = Totaux égaux
rules-equal-text = Rien ne départage une égalité : on partage la place. L’édition française dit que l’on partage la victoire.

## Éditions et options

rules-editions = Les deux éditions
rules-editions-text = Les livrets allemand et français diffèrent en quelques endroits. La table suit l’édition choisie à son ouverture.
rules-editions-german = allemande
rules-editions-french = française
rules-editions-again = Reprendre la valeur que l’on vient de rendre
rules-editions-again-german = Permis : un 25 transformé reste un 25.
rules-editions-again-french = Interdit : ce sera la meilleure valeur au-dessous.
rules-editions-exchange = Échange
rules-editions-exchange-german = Prendre la nouvelle pièce, puis défausser la plus forte.
rules-editions-exchange-french = Défausser la plus forte, puis prendre la nouvelle pièce.
rules-editions-pioneer = Distinction des explorateurs que personne ne gagne
rules-editions-pioneer-german = Une carte de l’Âge 2 part sans être vue.
rules-editions-pioneer-french = La carte qui part est montrée.
rules-editions-gems = Gemmes en jeu
rules-editions-gems-german = De 1 au nombre de joueurs ; la gemme spéciale remplace la vôtre.
rules-editions-gems-french = Les plus fortes de 1 à 5 ; la gemme spéciale recouvre la vôtre.
rules-editions-shuffle = Pioche de l’Âge 2
rules-editions-shuffle-german = Les deux cartes non gardées y sont mélangées.
rules-editions-shuffle-french = Toute la pioche est remélangée.
rules-editions-equal = Totaux égaux
rules-editions-equal-german = On partage la place.
rules-editions-equal-french = On partage la victoire.
rules-first-game = Option : première partie
rules-first-game-text = Thrud, Ylud et Uline restent dans la boîte ; 18 héros participent. Rien d’autre ne change. Les deux livrets le conseillent pour débuter.
rules-special-option = Option : Dagda et la forgeronne spéciale
rules-special-option-text = À la lettre du livret allemand, la forgeronne spéciale n’est pas une carte nain : Dagda ne peut donc pas la défausser. Le livret français la compte parmi les nains. Ici, Dagda le peut, sauf si la table a été ouverte sans cette option.

## Cas particuliers

rules-rulings = Cas particuliers
rules-rulings-text = Ce qui arrive rarement, et ce que les livrets laissent ouvert. Là où aucun des deux ne tranche, la réponse est de nous, choisie pour convenir aux deux.
rules-rulings-lines = Lignes et héros
rules-rulings-lines-loop = Plusieurs lignes d’un coup : recruter un héros, résoudre tout ce qu’il apporte, recompter.
rules-rulings-lines-break = Si les défausses d’un héros brisent la ligne qui aurait amené le suivant, celui-ci ne vient pas.
rules-rulings-lines-more = On peut avoir plus de héros que de lignes ; rien n’est rendu.
rules-rulings-lines-thrud = Tant que Thrud est soulevée, on ne compte rien.
rules-rulings-lines-distinction = Un héros qui découle d’une Distinction vient aussitôt, avant la classe suivante.
rules-rulings-lines-none = Si aucun héros disponible ne peut venir, le recrutement attend votre prochaine carte.
rules-rulings-discards = Dagda et Bonfur
rules-rulings-discards-need = Dagda a besoin de deux autres colonnes surmontées d’un nain, Bonfur d’une. Sans cela, on ne peut pas les recruter ; on le vérifie avant leur arrivée.
rules-rulings-discards-hero = Un héros au sommet protège la colonne, Thrud et Ylud comprises.
rules-rulings-discards-thrud = Si Thrud se trouve sur la colonne du nouveau héros, on la soulève, on pose le héros, on défausse, puis on la repose.
rules-rulings-discards-special = Dagda peut défausser la forgeronne spéciale au sommet, qui emporte ses deux grades ; c’est une [option](special-option).
rules-rulings-movable = Thrud et Ylud
rules-rulings-movable-same = Thrud peut revenir sur la colonne d’où on l’a soulevée.
rules-rulings-movable-lift = Toute carte qui arrive dans la colonne de Thrud la soulève : nain, héros, forgeronne spéciale et Ylud, même à la toute fin.
rules-rulings-movable-last = Une ligne qu’Ylud complète à la fin de la partie amène encore un héros, avec tous ses effets : Grid transforme, Dagda défausse, Uline vaut 9, Thrud est posée puis s’en va.
rules-rulings-movable-stay = Si Ylud choisit sa propre colonne à la fin de la partie, elle passe au sommet et Thrud, si elle s’y trouve, est soulevée.
rules-rulings-movable-late = Recrutée pendant les Distinctions, Ylud attend la fin de l’Âge 2.
rules-rulings-movable-owners = Si elles n’ont pas le même propriétaire, on pose d’abord Ylud, puis Thrud s’en va.
rules-rulings-uline = Uline
rules-rulings-uline-early = Recrutée dans la première ou la deuxième taverne alors qu’un échange est dû : on choisit deux pièces quelconques de la main.
rules-rulings-uline-late = Recrutée dans la dernière taverne : seule la bourse revient en main, et l’échange se fait avec ces deux pièces.
rules-rulings-uline-outside = Recrutée hors d’une taverne : elle mise en dernier dès le tour suivant.
rules-rulings-coins = Pièces
rules-rulings-coins-highest = Qui échange un 25 reçoit la meilleure pièce au-dessous : l’échange est obligatoire, même à perte.
rules-rulings-coins-transform = Un 25 transformé reste un 25 dans l’édition allemande et baisse dans la française.
rules-rulings-coins-then = Miser le 0, prendre une Offrande Royale, transformer une pièce de la bourse : l’échange se fait alors avec la nouvelle valeur.
rules-rulings-coins-hand = Les pièces en main se transforment aussi : à la fin d’un Âge, et pour qui possède Uline.
rules-rulings-ties = Égalités dans une taverne
rules-rulings-ties-value = Seule la valeur compte : un 3 de base est à égalité avec la pièce spéciale 3, un 5 de base avec un 5 en or.
rules-rulings-ties-many = À trois ou plus, ce sont les gemmes qui décident qui échange avec qui, pas les places autour de la table.
rules-rulings-ties-special = Pour un échange de gemmes, il faut au moins deux joueurs à égalité sans compter la gemme spéciale.
rules-rulings-awards = Distinctions
rules-rulings-awards-order = L’ordre des cinq est le même dans les deux éditions. Le livret français parle d’un ordre sans le numéroter.
rules-rulings-awards-offering = Qui gagne la Distinction des explorateurs peut garder une Offrande Royale ; elle transforme aussitôt une pièce (+5).
rules-rulings-awards-pioneer = Si personne ne la gagne, une carte quitte l’Âge 2 : les deux pioches tombent juste.
rules-rulings-points = Points
rules-rulings-points-zero = Sans guerrier, personne ne reçoit le bonus de majorité.
rules-rulings-points-thrud = Quand on compte les guerriers, Thrud est déjà partie.
rules-rulings-points-coin = La pièce la plus forte est celle que vous possédez à la fin, pas la plus forte que vous ayez jamais eue.
rules-rulings-points-heroes = Kraal ajoute 7 et Tarah 14, une seule fois et non par guerrier.

## Visible et secret

rules-secrets = Visible et secret
rules-secrets-text = Presque tout est visible. Seuls sont secrets :
rules-secrets-decks = l’ordre des deux pioches. Quelles cartes s’y trouvent encore, chacun peut le calculer, et la table le montre.
rules-secrets-coins = quelle pièce se trouve où, tant qu’elle est cachée. On sait quelles cinq pièces chacun possède, car tout changement se fait ouvertement.
rules-secrets-pioneer = les trois cartes de la Distinction des explorateurs, pendant qu’on les regarde.
rules-secrets-removed = dans l’édition allemande, la carte qui quitte l’Âge 2 sans être vue.
rules-must = Rien n’est facultatif
rules-must-text = Prendre une carte, recruter, échanger, transformer, défausser : ce que les règles demandent doit être fait. Seul le choix est libre.
rules-leaving = Quand quelqu’un s’en va
rules-leaving-text = Les livrets n’en disent rien. Ici, un robot joue à sa place, et l’on peut revenir à tout moment.

## À propos de ce jeu

rules-about-figures = Les deux livrets donnent la plupart des chiffres dans le texte. La répartition des cartes et les Offrandes Royales n’y figurent qu’en image ; ces chiffres viennent de l’aide de jeu de l’éditeur et ont été comparés à des adaptations publiques. Les noms des cinq frères Dwerg ne se lisent que sur leurs cartes.
rules-source-aid = aide de jeu de l’éditeur, comparée à deux adaptations publiques
rules-source-names = noms tirés de deux adaptations publiques, effet tiré du livret
rules-record-base_coins = pièces de base
rules-record-special_coin = pièce spéciale
rules-record-special_gem = gemme spéciale
rules-record-special_gem_points = points de la gemme spéciale
rules-record-rounds = tours par Âge
rules-record-tavern_cards = cartes par taverne
rules-record-brothers = points des frères
rules-record-ylud_points = points d’Ylud
