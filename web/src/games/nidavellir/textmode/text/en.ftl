# Words of Nidavellir's table in words.

words-taverns = The taverns
words-army = Army
words-score = { $points ->
    [1] One point
   *[other] { $points } points
} if the game ended now.
words-lines = { $count ->
    [0] No line yet
    [one] One line
   *[other] { $count } lines
}. Needed for the next one: { $group_list }.
words-distinctions = Distinctions: { $distinction_list }.
words-topics = How it works
words-bid = Which coin for { $tavern }? The cards there: { $cards }.
