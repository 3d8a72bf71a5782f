# Worte des Tisches in Worten von Dwar7s Fall.

words-map = Die Karte
words-reading = Plätze heißen x,y: x wächst nach Osten, y nach Süden.
words-last-round = Dies ist die letzte Runde.
words-phase-actions = Runde { $round }: { $seat } hat { $number } von { $most } Aktionen verbraucht.
words-phase-resolve = Runde { $round }: Die Zwerge von { $seat } erledigen ihre Aufgaben.
words-phase-discard = Runde { $round }: { $seat } hat zu viele Karten auf der Hand.
words-glance = Auf einen Blick
words-column = x { $x }
words-row = y { $y }
words-kingdom = Königreich von { $seat_list }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points } Punkte
words-shared = Gemeinsames Königreich von { $seat_list }: { $count } Karten, { $points } Punkte
words-land = Land ohne Burg: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Ein Platz

words-castle = Burg von { $seat }
side-0 = Norden
side-1 = Osten
side-2 = Süden
side-3 = Westen
words-below = Darunter: { $cards }.
words-way = { $side } { $cell }, { $card }
words-ways = Wege: { $list }.
words-no-way = Kein Weg führt weiter.
words-walls = Mauern: { $list }.
words-shut = Von der Mauer der Nachbarkarte versperrt: { $list }.
words-edges = Offen, aber keine Karte dort: { $list }.
words-some-dwarfs = { $count } von { $seat }
words-nobody = keine
words-dwarfs = Zwerge: { $who }; { $count ->
    [0] kein Feld ist frei.
    [one] 1 Feld ist frei.
   *[other] { $count } Felder sind frei.
}
words-task-gem = { $number } von einer Farbe bringen { $gem } × { $count }.
words-task-ogre = { $number } von einer Farbe heuern einen Oger an.
words-task-trade = { $number } von einer Farbe tauschen Edelsteine gegen ein Ziel.
words-task-dig = { $number } von einer Farbe graben eine verdeckte Karte aus.
words-task-slay = { $number } von einer Farbe besiegen es.
words-done = Die Aufgabe ist in diesem Zug erledigt.
words-ready-you = Du hast hier genug Zwerge.
words-ready = Genug Zwerge hier: { $seat_list }.
words-guarded = Ein Drache im selben Land: Die Zwerge kämen mit leeren Händen heim.
words-frozen = Ein Frostriese im selben Land: keine Zusatzaktion für diese Burg.
words-no-dig = Ein Monster im selben Land: Hier kann niemand graben.
words-onto = { $cell }, auf: { $card }
words-beside = { $card } im { $where ->
    [0] Norden
    [1] Osten
    [2] Süden
   *[3] Westen
}

## Der Markt

words-market = Markt
words-goal = { $trade }: kostet { $cost }; { $points } Punkte.
words-short = { $count ->
    [0] Du kannst es bezahlen.
    [one] Dir fehlt ein Edelstein.
   *[other] Dir fehlen { $count } Edelsteine.
}
words-gems = { $gem } { $count }
words-ogre-pile = Ogerstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
words-ogre-discard = Abgelegte Oger: { $ogre_list }.

## Wer mitspielt

words-score = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete, ohne geheime Ziele, die noch niemand gezeigt hat.
words-colour = Farbe in den Aktionen: { $colour }.
words-own-kingdom = Königreich: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $points } Punkte.
words-no-kingdom = Keine Burg im Spiel, also kein Königreich.
words-supply = Zwerge daheim: { $count }.
words-secret = Geheimes Ziel: { $secret }.
words-secret-hidden = Geheimes Ziel: noch nicht gezeigt.
words-secret-shown = Es ist gezeigt.
words-secret-far = Bisher { $number } von { $most }.
words-hand-size = { $count } Karten; am Ende eines Zuges höchstens { $most }.
words-kingdom-cards = Königreichskarten: { $kind_list }.
words-held-gems = Edelsteine: { $gems }.
words-hidden-gems = { $count } verdeckt
words-ogres = Oger: { $ogre_list }.
words-hidden-ogres = Ogerkarten, die du nicht siehst: { $count }.
words-trophies = Ziele und Trophäen
words-goals-done = Erreichte Ziele: { $count }.
words-goals = Handelsziele: { $trade_list }.
words-monsters = Besiegt: { $kind_list }.

## Zum Nachschlagen

words-kinds = Die Königreichskarten
words-kind = { $kind }, { $group ->
    [fire] Zeichen des Feuers
    [ice] Zeichen des Eises
   *[hearth] Zeichen des Herdes
}: { $points } Punkte in einem Königreich. Mauern, wenn sie aufrecht liegt: { $list }. Platz für { $count } Zwerge.
words-secrets = Geheime Ziele
words-goals-to-come = Handelsziele, die noch kommen
words-no-goals-left = Keines ist übrig.
words-topics = So funktioniert es

## Eine Aktion wählen

deed-play = Eine Königreichskarte legen
deed-place = Einen Zwerg einsetzen
deed-move = Einen Zwerg bewegen
deed-recall = Einen Zwerg heimrufen
deed-upkeep = Oger: { ogre-upkeep }
deed-panic = Oger: { ogre-panic }
deed-thief = Oger: { ogre-thief }
deed-crown = Oger: { ogre-crown }
deed-brute = Oger: { ogre-brute }
deed-resolve = Eine Aufgabe erledigen
deed-trade = Handeln
deed-dig = Graben
deed-discard = Abwerfen
which-play-1 = Welche Karte?
which-play-2 = Wohin?
which-play-3 = Wie gedreht?
which-place-1 = Auf welche Karte?
which-move-1 = Welcher Zwerg?
which-move-2 = Wohin?
which-recall-1 = Welcher Zwerg?
which-upkeep-1 = Welche Karte wird geräumt?
which-panic-1 = Wessen Zwerg?
which-panic-2 = Welcher Zwerg?
which-panic-3 = Wohin?
which-thief-1 = Von wem?
which-crown-1 = Von wem?
which-brute-1 = Welcher deiner Zwerge?
which-brute-2 = Mit einem Zwerg auf welcher Karte?
which-brute-3 = Wessen Zwerg?
which-resolve-1 = Welche Aufgabe?
which-trade-1 = Welches Ziel?
which-dig-1 = Welcher Stapel?
which-discard-1 = Welche Karte?
words-there = Bei { $what }.
words-digs = Zum Vorschein kommt: { $card }.
words-whom = { $name }.
