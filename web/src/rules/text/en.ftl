# Words of the rules and of the page about a game.

## The rules

book-page = Rules: { $game } – Dvergar
book-title = The rules of { $game }
book-about = In our own words, as played here. A reference, not a replacement for the rulebook in the box.
book-search = Search the rules
book-search-keys = Ctrl+K or /
book-contents = Contents
book-link = Link to “{ $title }”
book-found = { $count ->
    [0] nothing found
    [one] found in one place
   *[other] found in { $count } places
}
book-near = Nothing matches all of this. Closest: { $count ->
    [one] one place
   *[other] { $count } places
}
book-nothing = Nothing in the rules matches “{ $query }”.

## About a game

about-page = About { $game } – Dvergar
about-fans = Made by fans
about-fans-text = Dvergar is made by people who love the game. It is not affiliated with its designers or publishers, and it contains none of their art or text: all pictures were drawn for Dvergar, and the rules are in our own words. The names of cards and heroes are facts of the game.
about-fans-box = If you like the game, please **buy the box**. That is how the people who make such games earn their living, and nothing replaces cardboard on a table anyway.
about-figures = Where the numbers come from
about-figures-text = Every number in the game is stored in a data file, together with its source.
about-source-rulebook = from the rulebook
about-source-public = from public sources
about-source-reconstructed = reconstructed
about-source-overlay = corrected here
about-reconstructed = { $count ->
    [0] Nothing is reconstructed: no number is a guess of ours.
    [one] One value is reconstructed, as close to the box as we could get.
   *[other] { $count } values are reconstructed, as close to the box as we could get.
}
about-rulings = Where the rulebooks leave a question open, [the rules say so](rulings).
about-correct = Do you own the box, and a number is wrong?
about-correct-text = Write only what differs into a file of the same name, and pass its folder to the command. You don’t have to repeat anything else or touch any code.
about-correct-play = Then play or score with it, or see what it changes:
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
about-content = Values
about-source = Source
about-art = Pictures and fonts
about-licence = Dvergar itself is free software under the MIT licence.
