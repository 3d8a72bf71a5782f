# The score pad: for people with the box on the table.

score-title = Score pad: { $title }
score-reckoning = reckoning…
score-kept = works without a network now
score-trouble = The points cannot be counted in this browser.
score-players = Players
score-whose = Whose sheet
score-all = Sheet
score-name = Name of player { $number }
score-leads = in the lead
score-wrong = Something cannot be right here.
score-of = { $what }, { $whose }
score-less = One less: { $what }
score-more = One more: { $what }
score-piece = { $name }: { $count } of { $most }
score-by = { $what }: how to fill in
score-by-pieces = Tap
score-by-counts = Count
score-last-possible = Something on the pad is not possible. These are the points of before.
score-share = Share as a picture
score-save = Save as a file
score-open = Open a file
score-no-file = This file is no score pad.
score-new = New game
score-new-hint = All sheets become empty; the names stay.
score-keep = Keep these
score-made-with = counted with Dvergar
