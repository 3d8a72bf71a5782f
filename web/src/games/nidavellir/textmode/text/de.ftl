# Wörter für den Tisch von Nidavellir in Worten.

words-taverns = Die Tavernen
words-army = Streitmacht
words-score = { $points ->
    [1] Ein Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
words-lines = { $count ->
    [0] Noch kein Set
    [one] Ein Set
   *[other] { $count } Sets
}. Zum nächsten fehlen: { $group_list }.
words-distinctions = Auszeichnungen: { $distinction_list }.
words-topics = So funktioniert es
words-bid = { $tavern }: Welche Münze? Es liegen aus: { $cards }.
