# Words of the rules and of the page about a game.

## The rules

book-page = Règles : { $game } – Dvergar
book-title = Les règles de { $game }
book-about = Avec nos propres mots, telles que cette table les joue. Un aide-mémoire, qui ne remplace pas le livret de la boîte.
book-search = Chercher dans les règles
book-search-keys = Ctrl+K ou /
book-contents = Sommaire
book-link = Lien vers « { $title } »
book-found = { $count ->
    [0] rien trouvé
    [one] trouvé à un endroit
   *[other] trouvé à { $count } endroits
}
book-near = Aucun passage ne dit tout cela ; { $count ->
    [one] un passage s’en approche
   *[other] { $count } passages s’en approchent
}
book-nothing = « { $query } » ne figure nulle part dans les règles.

## About a game

about-page = À propos de { $game } – Dvergar
about-fans = Fait par des fans
about-fans-text = Dvergar est fait par des gens qui aiment ce jeu. Il n’a aucun lien avec son auteur ni ses éditeurs et ne contient ni leurs images ni leurs textes : toutes les images ont été dessinées pour Dvergar, les règles sont écrites avec nos propres mots ; les noms des cartes et des héros sont des faits du jeu.
about-fans-box = Si le jeu vous plaît, **achetez la boîte**, s’il vous plaît. C’est de cela que vivent ceux qui font de tels jeux, et rien ne remplace du carton sur une table.
about-figures = D’où viennent les chiffres
about-figures-text = Chaque chiffre du jeu se trouve, avec sa provenance, dans un fichier de données.
about-source-rulebook = tirés du livret
about-source-public = de sources publiques
about-source-reconstructed = reconstitués
about-source-overlay = corrigés ici
about-reconstructed = { $count ->
    [0] Rien n’est reconstitué : aucun chiffre n’est deviné.
    [one] Une valeur est reconstituée, au plus près de la boîte.
   *[other] { $count } valeurs sont reconstituées, au plus près de la boîte.
}
about-rulings = Là où les livrets laissent une question ouverte, [les règles le disent](rulings).
about-correct = Vous avez la boîte, et un chiffre est faux ?
about-correct-text = N’écrivez que ce qui diffère, dans un fichier du même nom, et indiquez son dossier à la commande. Rien d’autre n’est à répéter, et le programme reste intact.
about-correct-play = Ensuite, jouez ou comptez les points avec ce dossier, ou voyez ce qu’il change :
about-list = Toutes les données
about-search = Chercher dans les données
about-filter = Provenance
about-filter-all = Toutes
about-shown = { $count ->
    [0] aucune donnée
    [one] une donnée
   *[other] { $count } données
}
about-record = Donnée
about-content = Chiffres
about-source = Provenance
about-art = Images et polices
about-licence = Dvergar lui-même est un logiciel libre sous licence MIT.
