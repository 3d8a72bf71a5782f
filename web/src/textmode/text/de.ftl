# Der Tisch in Worten, um jedes Spiel.

textmode-news = Was eben geschehen ist
textmode-turn = Du bist am Zug: { $question }
textmode-actions = Was du tun kannst
textmode-actions-besides = Was du noch ändern kannst
textmode-twice = Einmal drücken wählt, noch einmal führt aus.
textmode-which = Was möchtest du tun?
textmode-question = Auswahl { $number }
textmode-back = Einen Schritt zurück
textmode-mine = Dein Bereich
textmode-scores = Punkte
textmode-secret = geheim
