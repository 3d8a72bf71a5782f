# Words of the rules and of the page about a game.

## The rules

book-page = Rules: { $game } – Dvergar
book-title = The rules of { $game }
book-about = In our own words, as this table plays them. A reference, no replacement for the rulebook in the box.
book-search = Search the rules
book-search-keys = Ctrl+K or /
book-contents = Contents
book-link = Link to “{ $title }”
book-found = { $count ->
    [0] nothing found
    [one] found in one place
   *[other] found in { $count } places
}
book-near = No place says all of this; nearest come { $count ->
    [one] one place
   *[other] { $count } places
}
book-nothing = Nothing in the rules says “{ $query }”.

## About a game

about-page = About { $game } – Dvergar
about-fans = Made by fans
about-fans-text = Dvergar is made by people who love the game. It is not connected with its designers and publishers, and it contains neither art nor texts of theirs: all pictures were drawn for Dvergar, the rules are written in our own words; names of cards and heroes are facts of the game.
about-fans-box = If you like the game, please **buy the box**. Those who make such games live on it, and cardboard on a table cannot be replaced anyway.
about-figures = Where the figures come from
about-figures-text = Every figure of the game stands in a data file, with its source.
about-source-rulebook = from the rulebook
about-source-public = from public sources
about-source-reconstructed = reconstructed
about-source-overlay = corrected here
about-reconstructed = { $count ->
    [0] Nothing is reconstructed: no figure is our guess.
    [one] One record is reconstructed: as close to the box as we could come.
   *[other] { $count } records are reconstructed: as close to the box as we could come.
}
about-rulings = Where the rulebooks leave a question open, [the rules say so](rulings).
about-correct = You have the box, and a figure is wrong?
about-correct-text = Write down only what differs, in a file of the same name, and give its folder to the command. Nothing else has to be repeated, and no code is touched.
about-correct-play = Then play, score or list the data with it:
about-list = All records
about-search = Search the records
about-filter = Source
about-filter-all = All
about-shown = { $count ->
    [0] no record
    [one] one record
   *[other] { $count } records
}
about-record = Record
about-content = Figures
about-source = Source
about-art = Pictures and letters
about-licence = Dvergar itself is free software under the MIT licence.
