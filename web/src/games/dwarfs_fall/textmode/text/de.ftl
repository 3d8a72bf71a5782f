# Worte des Tisches in Worten von Dwar7s Fall.

words-reading = Plätze heißen x,y: x wächst nach Osten, y nach Süden.
words-phase-actions = Runde { $round }: { $seat } hat { $number } von { $most } Aktionen verbraucht.
words-phase-resolve = Runde { $round }: Die Zwerge von { $seat } erledigen ihre Aufgaben.
words-phase-discard = Runde { $round }: { $seat } hat zu viele Karten auf der Hand.
words-glance = Auf einen Blick
words-column = x { $x }
words-row = y { $y }
words-land = Land ohne Burg: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
words-below = Darunter: { $cards }
words-ways = Wege: { $list }
words-no-way = Kein Weg führt weiter
words-shut = Von der Mauer der Nachbarkarte versperrt: { $sides }
words-edges = Offen, aber keine Karte dort: { $sides }
words-onto = { $cell }, auf: { $card }
words-hand-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; am Ende eines Zuges höchstens { $most }
words-hidden-ogres = { $count ->
    [one] 1 Ogerkarte, die du nicht siehst
   *[other] { $count } Ogerkarten, die du nicht siehst
}
words-slain = Besiegt: { $kind_list }
words-kinds = Die Königreichskarten
words-kind = Symbol { $symbol ->
    [fire] Feuer
    [ice] Eis
   *[hearth] Herd
}; { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
} in einem Königreich; Platz für { $count ->
    [one] { $count } Zwerg
   *[other] { $count } Zwerge
}.
words-upright = Mauern, wenn sie aufrecht liegt: { $sides }.
words-secrets = Geheime Ziele
words-to-come = Handelsziele, die noch kommen
words-topics = So funktioniert es
words-digs = zum Vorschein kommt: { $card }

## Eine Aktion wählen

deed-play = Eine Königreichskarte legen
deed-place = Einen Zwerg setzen
deed-move = Einen Zwerg bewegen
deed-recall = Einen Zwerg zurückholen
deed-upkeep = Oger: { ogre-upkeep }
deed-panic = Oger: { ogre-panic }
deed-thief = Oger: { ogre-thief }
deed-crown = Oger: { ogre-crown }
deed-brute = Oger: { ogre-brute }
deed-resolve = Eine Aufgabe erledigen
deed-trade = Handeln
deed-dig = Graben
deed-discard = Abwerfen
asked-play-1 = Welche Karte?
asked-play-2 = Wohin?
asked-play-3 = Wie gedreht?
asked-place-1 = Auf welche Karte?
asked-move-1 = Welcher Zwerg?
asked-move-2 = Wohin?
asked-recall-1 = Welcher Zwerg?
asked-upkeep-1 = Welche Karte wird geräumt?
asked-panic-1 = Wessen Zwerg?
asked-panic-2 = Welcher Zwerg?
asked-panic-3 = Wohin?
asked-thief-1 = Von wem?
asked-crown-1 = Von wem?
asked-brute-1 = Welcher deiner Zwerge?
asked-brute-2 = Mit einem Zwerg auf welcher Karte?
asked-brute-3 = Wessen Zwerg?
asked-resolve-1 = Welche Aufgabe?
asked-trade-1 = Welches Ziel?
asked-dig-1 = Welcher Stapel?
asked-discard-1 = Welche Karte?
words-points = Punkte: { $points }
