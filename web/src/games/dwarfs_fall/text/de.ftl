# Wörter des Tisches von Dwar7s Fall auf der Seite.

## Wo das Spiel steht

progress-round = Runde { $round }
progress-phases = Phasen des Zuges
progress-goals = { $count } Ziele beenden die Partie
progress-last = Letzte Runde
progress-last-tip = Jemand hat genug Ziele. Wer in dieser Runde noch nicht am Zug war, kommt noch einmal dran, dann ist die Partie zu Ende.
phase-actions = Aktionen
phase-actions-tip = Karten legen, Zwerge setzen und bewegen, Oger ausspielen.
phase-resolve = Aufgaben
phase-resolve-tip = Wo so viele eigene Zwerge stehen, wie die Karte verlangt, wird die Aufgabe erledigt, und sie kehren zurück.
phase-discard = Abwerfen
phase-discard-tip = Wer mehr als neun Handkarten hat, wirft Edelsteine oder Oger ab.
chapter = Runde { $round }

## Die Entscheidung

ask-act-you = Deine Aktionen — was möchtest du tun?
ask-order-you = Aufgaben — welche kommt als Nächstes?
ask-order-hint = Wähle eine der leuchtenden Karten: Die Reihenfolge kann wichtig sein.
ask-trade-you = Laden — kaufst du eines der Ziele?
ask-trade-hint = Leuchtende Ziele kannst du bezahlen.
ask-dig-you = Burg — in welchem Stapel gräbst du?
ask-dig-hint = Die oberste Karte eines leuchtenden Stapels kommt nach unten.
ask-window-you = Geheimes Ziel — deckst du es auf, bevor es weitergeht?
ask-window-idle = Geheimes Ziel — deines ist noch nicht erreicht
ask-window-hint = Gefragt werden alle, die eines erreicht haben könnten.
ask-discard-you = Handkartenlimit — was wirfst du ab?
ask-discard-hint = Wähle einen leuchtenden Edelstein oder Oger von dir.
which-action = Aktion { $number } von { $allowed }
no-action = Keine Aktion mehr
what-act = was möchtest du tun?
what-last = ein Oger oder das Ende der Phase
what-idle = nur noch das Ende der Phase
what-play = { $thing } legen
what-place = einen Zwerg setzen
what-move = einen Zwerg bewegen
what-end = die Aktionen beenden
what-reveal = das geheime Ziel aufdecken
what-panic = Panik: einen Zwerg verjagen
what-thief = Dieb: einen Edelstein stehlen
what-brute = Grobian: zwei Zwerge tauschen
what-upkeep = Unterhalt: eine Karte räumen
what-crown = Krone: alle Oger nehmen
the-castle = die Burg
the-emerald_mine = die Smaragdmine
the-gold_mine = die Goldmine
the-diamond_mine = die Diamantenmine
the-ruby_mine = die Rubinmine
the-dragon = den Drachen
the-giant = den Frostriesen
the-inn = das Gasthaus
the-shop = den Laden
next-play = { $count ->
    [one] Nur ein Platz kommt infrage.
   *[other] Wähle einen von { $count } leuchtenden Plätzen.
} Q und E drehen die Karte.
next-play-touch = { $count ->
    [one] Nur ein Platz kommt infrage.
   *[other] Wähle einen von { $count } leuchtenden Plätzen.
} Noch einmal antippen dreht die Karte.
next-place = { $count ->
    [one] Nur eine Karte hat Platz.
   *[other] Wähle eine von { $count } leuchtenden Karten.
}
next-move = Wähle eine leuchtende Nachbarkarte.
next-panic = Wähle einen Zwerg, egal wessen.
next-panic-cell = Wähle, wohin er läuft.
next-brute = Wähle einen deiner Zwerge.
next-brute-other = Wähle den fremden Zwerg, mit dem er den Platz tauscht.
next-upkeep = Wähle eine Karte; alle Zwerge darauf kehren zurück.
next-thief = Wähle eine der hervorgehobenen Personen.
next-crown = Wähle eine der hervorgehobenen Personen.
press-play = Hierher legen
press-place = Hierher setzen
press-move = Hierher bewegen
press-recall = Heimholen
press-upkeep = Räumen
press-panic = Hierher jagen
press-thief = Stehlen
press-crown = Alle Oger nehmen
press-brute = Tauschen
press-end = Aktionen beenden
press-resolve = Diese Aufgabe
press-trade = Kaufen
press-no-trade = Nichts kaufen
press-dig = Hier graben
press-no-dig = Nicht graben
press-discard = Abwerfen
press-reveal = Ziel aufdecken
press-pass = Weiter

## Was es brächte

some-gems = { $count } × { $gem }
foretell-own-kingdom = Dein Königreich: { $change }.
foretell-kingdom = Königreich von { $seat_list }: { $change }.
foretell-no-kingdom = Kein Königreich ändert seinen Wert.
foretell-shared = Du teilst dir dein Königreich mit anderen.
foretell-action = Du bekommst { $extra ->
    [one] eine Aktion
   *[other] { $extra } Aktionen
} mehr, schon in diesem Zug.
foretell-action-later = Du bekommst { $extra ->
    [one] eine Aktion
   *[other] { $extra } Aktionen
} mehr, ab deinem nächsten Zug.
foretell-dragon = Ein Drache bewacht die Mine.
foretell-giant = Ein Frostriese nimmt dir die Extra-Aktion.
foretell-secret = Genug für dein geheimes Ziel: { $secret }.
foretell-dwarfs = { $kind }: { $count } von { $need } Zwergen, { $missing ->
    [one] noch einer fehlt
   *[other] noch { $missing } fehlen
}.
foretell-ready = { $kind }: { $count } von { $need } Zwergen, also wird die Aufgabe nach deinen Aktionen erledigt.
foretell-guarded = { $kind }: { $count } von { $need } Zwergen, aber ein Drache bewacht die Mine.
foretell-trade = Du zahlst { $cost } für { $points } Punkte und behältst { $rest }. Ziel { $goal } von { $needed }.
foretell-reveal = { $points } Punkte und ein Ziel mehr.
foretell-end = Keine Aufgabe ist bereit.
comes-gems = Du bekommst { $count } × { $gem }.
comes-guarded = Ein Drache bewacht eine Mine, von dort kommt nichts: { $kind }.
comes-slay-first = Ein Drache bewacht eine Mine; besiege ihn zuerst, dann gibt sie etwas her: { $kind }.
comes-no-gems = Der Vorrat ist leer: { $gem }.
comes-ogre = Du bekommst eine Ogerkarte.
comes-no-ogres = Kein Oger ist mehr da.
comes-slain = Du besiegst ein Monster: { $kind }.
comes-trade = Du darfst handeln.
comes-no-trade = Im Augenblick kannst du kein offenes Ziel bezahlen.
comes-dig = Du darfst graben.
comes-no-dig = Im Augenblick kannst du in keinem Stapel graben.

## Was von der Karte aufsteigt

told-log-mined = { $gem } × { $count }
told-log-mine-blocked = Der Drache bewacht die Mine!
told-log-mine-empty = Der Vorrat ist leer!
told-log-ogre-hired = ein Oger
told-log-ogre-hired-own = { $ogre }
told-log-no-ogres = Kein Oger mehr da!
told-log-slain = Besiegt!
told-log-no-trade = Zu wenige Edelsteine!
told-log-no-dig = Nichts zu graben!

## Der eigene Bereich

mine-cards = Handkarten
mine-hand-said = Auf der Hand: Königreichskarten { $cards } + Edelsteine { $gems } + Oger { $ogres } = { $size }. Am Ende deines Zuges höchstens { $limit }. Abwerfen lassen sich nur Edelsteine und Oger.
mine-gems = Edelsteine
mine-trophies = Trophäen
actions-left = { $count ->
    [one] Noch eine Aktion.
   *[other] Noch { $count } Aktionen.
}
actions-next = { $count ->
    [one] Eine Aktion im nächsten Zug.
   *[other] { $count } Aktionen im nächsten Zug.
}
actions-frozen = Ein Frostriese nimmt dir eine Aktion.
actions-why = { $base } + { $extra } Aktionen, dank deiner Burg.
actions-castle = Sobald deine Burg liegt, { $extra ->
    [one] ist es eine mehr
   *[other] sind es { $extra } mehr
}.
actions-word = { $count ->
    [one] Aktion übrig
   *[other] Aktionen übrig
}
supply-home = { $count ->
    [0] Alle Zwerge sind auf dem Tisch.
    [one] Ein Zwerg ist im Vorrat.
   *[other] { $count } Zwerge sind im Vorrat.
}
supply-send = Einen Zwerg setzen
supply-recall = Den Zwerg zurückholen
hand-card = Eine Karte legen: { $kind }
hand-ogre = Oger: { $ogre }
hand-empty = Keine Karten mehr zum Legen.
ogre-hidden = Oger
gems-of = { $gem }: { $count }, je { $points } wert
gems-discard = { $gem } abwerfen, { $count } auf der Hand
secret-title = Geheimes Ziel
secret-hidden = Geheimes Ziel, verdeckt
secret-shown = Geheimes Ziel erreicht: { $secret }
secret-far = Jetzt: { $done } von { $needed }
secret-may = Du darfst es jetzt aufdecken.
secret-done = erreicht
secret-reveal = Das geheime Ziel aufdecken: { $secret }
secret-show = aufdecken
short-secret-builder = { $amount } Karten
short-secret-hunter = { $amount } Monster
short-secret-king = Königreich ≥ { $amount }
short-secret-miner = jede Sorte
short-secret-disguised_ogre = { $amount } Oger
short-secret-explorer = { $monsters } × { $amount } Zwerge
short-secret-sorcerer = { $amount } Smaragde
trophies-none = Noch keine Trophäen
trophy-goal = Handelsziel: { $trade }, { $points } Punkte.
trophy-secret = Geheimes Ziel: { $secret }, { $points } Punkte.
trophy-monster = Besiegt: { $kind }, { $points } Punkte.

## Die anderen

foe-look = Den Bereich von { $seat } ansehen.
foe-pick = { $ogre }: { $seat } wählen.
foe-things = Bereich von { $seat }
foe-goals = { $count ->
    [0] Keine Ziele.
    [one] Ein Ziel.
   *[other] { $count } Ziele.
}
foe-supply = { $count ->
    [one] Ein Zwerg im Vorrat.
   *[other] { $count } Zwerge im Vorrat.
}
foe-home = im Vorrat
foe-hand = { $count ->
    [0] Keine Königreichskarten auf der Hand.
    [one] Eine Königreichskarte auf der Hand.
   *[other] { $count } Königreichskarten auf der Hand.
}
foe-ogres = { $count ->
    [0] Keine Ogerkarten.
    [one] Eine Ogerkarte.
   *[other] { $count } Ogerkarten.
}
foe-secret = Das geheime Ziel ist noch geheim.
foe-kingdom = Königreich: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}.
foe-no-kingdom = Noch keine Burg auf dem Tisch.
foe-gems-hidden = { $count ->
    [one] Ein Edelstein.
   *[other] { $count } Edelsteine.
}

## Zum Nachschlagen

market-title = Markt
market-deck = { $count ->
    [0] keine weiteren
   *[other] noch { $count } im Stapel
}
market-none = Es sind keine Ziele mehr da.
goal-said = { $trade }: { $points } Punkte für { $cost }
goal-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
goal-payable = bezahlbar
piles-title = Vorräte
pile-gem = { $gem }: noch { $count }, je { $points } wert
pile-worth = { $points } P.
pile-ogres = { $count ->
    [0] Der Ogerstapel ist leer.
    [one] Noch eine Ogerkarte.
   *[other] Noch { $count } Ogerkarten.
}
pile-discarded = Abgelegt: { $list }
pile-ogre-word = Oger
trading-title = Handel
trading-about = Zahle die Edelsteine eines Ziels und nimm es.
trading-pay = Preis
trading-keep = Bleibt
trading-get = Bringt
trading-short = Fehlt
trading-nothing = keine Edelsteine
trading-points = { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}, Ziel { $goal } von { $needed }
live-title = Punktestand
part-kingdom = Königreich
part-trades = Handelsziele
part-secret = Geheimes Ziel
part-gems = Edelsteine
part-monsters = Monster
legend-title = Zeichenerklärung
legend-wall = Mauer: kein Durchgang
legend-bridge = Brücke: Zwerge gehen hinüber
legend-shared = gemeinsames Königreich
legend-spaces = nötiges · freies Feld
legend-stack = drei Karten im Stapel
legend-dragon = Drache: Die Mine gibt nichts
legend-giant = Frostriese: keine Extra-Aktion

## Der Wertungsbogen: was hinter einer Zeile steht

alone-gold = Gold × { $count }
alone-emerald = Smaragde × { $count }
alone-diamond = Diamanten × { $count }
alone-ruby = Rubine × { $count }
alone-kingdom = { $kind } × { $count }
alone-trade = { $trade }
alone-secret = { $secret }

## Das Reich

map-title = Das Land
map-count = { $count ->
    [0] Das Land, noch ohne Karte
    [one] Das Land, eine Karte
   *[other] Das Land, { $count } Karten
}
map-at = Platz { $cell }
map-empty = Leerer Platz { $cell }
map-castle = Burg von { $seat }
map-side-0 = Norden
map-side-1 = Osten
map-side-2 = Süden
map-side-3 = Westen
map-walls = Mauern: { $sides }
map-kingdom = Königreich von { $seat_list }: { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
map-no-kingdom = In keinem Königreich.
map-worth = Diese Karte zählt { $points }.
map-stands = { $seat }: { $count } von { $need } Zwergen
map-free = { $count ->
    [0] kein Feld frei
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
map-stack = Hier liegen { $count } Karten übereinander.
map-dragon = Ein Drache im selben Königreich bewacht die Mine: Sie bringt nichts ein.
map-giant = Ein Frostriese im selben Königreich nimmt die Extra-Aktion der Burg.
map-no-dig = Ein Monster im selben Königreich verhindert jedes Graben von hier aus.
map-no-gems = Davon ist nichts mehr übrig: { $gem }.
map-no-ogres = Es ist kein Oger mehr anzuwerben.
map-no-trade = Du kannst kein offenes Ziel bezahlen.
map-held-up = Fremde Zwerge stehen auf den Feldern, die du bräuchtest.
map-done = Ihre Aufgabe ist in diesem Zug erledigt.
map-ready = Hier stehen { $count } von { $need } deiner Zwerge: Die Aufgabe wird erledigt.
map-missing = { $count ->
    [one] Dir fehlt hier noch ein Zwerg.
   *[other] Dir fehlen hier noch { $count } Zwerge.
}
map-do-play = Karte hier anlegen: { $kind }
map-do-cover = Karte darauflegen: { $kind }
map-do-place = Zwerg hierher setzen
map-do-move = Zwerg hierher bewegen
map-do-panic = Zwerg hierher jagen
map-do-upkeep = Alle Zwerge von hier heimschicken
map-do-resolve = Diese Aufgabe als Nächstes
map-do-dig = Hier graben
map-dwarf = Zwerg von { $seat } auf { $cell } ({ $kind })
map-fan = Die { $count } Karten des Stapels auf { $cell } zeigen
map-on-top = zuoberst
map-covered = { $number ->
    [one] darunter
   *[other] { $number } tiefer
}
map-overview = Das ganze Land im Kleinen
map-lit-places = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
map-lit-cards = { $count ->
    [one] 1 Karte möglich
   *[other] { $count } Karten möglich
}
map-look = Umsehen
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-fit = Alles zeigen
map-own-castle = Meine Burg
map-turn-on = Im Uhrzeigersinn drehen
map-turn-back = Gegen den Uhrzeigersinn drehen
map-lay = Karte so legen
map-laying = Wie die Karte liegt

## In der ersten Partie

coach-castle = Lege früh deine Burg: Sie gibt dir in jedem Zug 1 Aktion mehr, und alle Karten, die ein Zwerg von ihr aus erreicht, sind dein Königreich.
coach-ask-act = Schick Zwerge zur Arbeit: Eine Karte mit so vielen von dir, wie sie feste Ringe hat, bringt dir nach deinen Aktionen Edelsteine oder einen Oger.
coach-ogre = Ogerkarten kosten keine Aktion: Du darfst während deiner Aktionen so viele ausspielen, wie du willst.
coach-used = Deine Aktionen sind verbraucht. Beendest du sie, wird jede Karte mit so vielen deiner Zwerge, wie sie feste Ringe hat, ausgeführt.
coach-ask-order = Alle diese Aufgaben werden erledigt, du wählst nur die Reihenfolge. Besiege einen Drachen, bevor du neben ihm schürfst, und nimm Edelsteine, bevor du handelst.
coach-ask-trade = Ein Ziel bringt mehr Punkte als die Edelsteine, mit denen du es bezahlst, und bringt das Ende der Partie näher.
coach-ask-dig = Die Karte darunter kommt nach oben. Grabe dort, wo sie deinem Königreich Punkte bringt oder einen Weg öffnet.
coach-ask-window = Einmal aufgedeckt, gehört dir dein geheimes Ziel für immer. Wartest du, kann die Bedingung wieder verloren gehen.
coach-ask-discard = Auch Königreichskarten zählen mit: Wer sie legt, hat Platz für Edelsteine. Wirf jetzt ab, was am wenigsten wert ist.
