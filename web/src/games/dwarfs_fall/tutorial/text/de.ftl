# Was der Lehrmeister sagt. Die Partie, von der er spricht, ist src/dvergar/games/dwarfs_fall/data/tutorial.toml; ein Test beweist jede Behauptung.

lesson-table = Was auf dem Tisch liegt
lesson-table-welcome = Willkommen! Es ist Herbst, und die Zwerge müssen Vorräte anlegen, bevor der Winter kommt. Du baust ein Land aus Minen, Gasthäusern und Läden und schickst deine Zwerge dort an die Arbeit. Am Ende gewinnt, wer die meisten Punkte hat.
lesson-table-hand = Diese neun Karten sind dein Teil des Landes: eine Burg, vier Minen, ein Gasthaus, ein Laden und zwei Monster. Alle haben dieselben neun.
lesson-table-goals = Das sind Handelsziele: was Vorräte wert sind und welche Edelsteine sie kosten. Drei liegen offen. Wer drei Ziele erreicht hat, läutet die letzte Runde ein.
lesson-table-dwarfs = Deine sieben Zwerge sind noch im Vorrat. Eine Aufgabe braucht immer mehrere von ihnen auf derselben Karte.
lesson-table-rival = Das ist { $seat }, mit denselben Karten und ebenso vielen Zwergen. Es gibt nur einen Tisch: Was darauf liegt, dürft ihr beide nutzen.

lesson-lay = Mauern und Königreiche
lesson-lay-castle = Der Tisch ist leer, und du beginnst. Nimm deine Burg und lege sie in die Mitte!
lesson-lay-castle-other = Eine schöne Karte, aber zuallererst die Burg.
lesson-lay-walls = Deine Burg hat Mauern im Norden und im Westen. Die Wege im Osten und im Süden sind offen.
lesson-lay-mine = Jetzt die Smaragdmine: Lege sie rechts neben die Burg, ungedreht, sodass ihre Mauer im Norden ist.
lesson-lay-mine-other = Das ginge auch. Für diese Lektion aber rechts neben die Burg, mit der Mauer im Norden. Vor dem Ablegen kannst du die Karte drehen.
lesson-lay-kingdom = Eine Brücke! Zwischen den beiden Karten steht keine Mauer, also sind beide dein Königreich: alles, was von deiner Burg aus zu Fuß erreichbar ist. Es ist jetzt 4 Punkte wert, 3 für die Burg und 1 für die Mine.

lesson-work = Zwerge bei der Arbeit
lesson-work-actions = Ein Zug hat drei Aktionen: eine Karte legen, einen Zwerg setzen oder einen bewegen, beliebig gemischt. Deine Burg bringt dir eine vierte. Zwei sind verbraucht, zwei hast du noch.
lesson-work-first = Die Smaragdmine braucht zwei Zwerge einer Farbe. Setze den ersten dorthin!
lesson-work-second = Und den zweiten. Damit sind deine Aktionen verbraucht, und die Aufgaben kommen von selbst.
lesson-work-gem = Beide Zwerge sind wieder im Vorrat und haben dir einen Smaragd gebracht. Inzwischen war { $seat } am Zug, und freundlich war das nicht …

lesson-dragon = Ein Drache vor dem Tor
lesson-dragon-came = { $seat } hat einen Drachen neben deine Mine gelegt, und keine Mauer steht dazwischen. Solange er in deinem Königreich ist, gibt dort keine Mine etwas her, und er kostet dich 2 Punkte: Aus 4 sind 2 geworden.
lesson-dragon-cover = Aber eine Karte darf auf eine andere mit demselben Symbol gelegt werden. Lege die Diamantenmine auf die Smaragdmine und drehe sie einmal, sodass ihre Mauern im Norden und im Osten sind.
lesson-dragon-cover-other = Noch nicht! Lege die Diamantenmine auf die Smaragdmine, einmal gedreht: mit Mauern im Norden und im Osten.
lesson-dragon-safe = Die Mauer sperrt den Drachen aus. Dein Königreich ist wieder 4 wert, und die neue Mine arbeitet. Die Smaragdmine liegt darunter: In einem Stapel zählt nur die oberste Karte.

lesson-ogre = Der Frostriese und Hilfe aus dem Gasthaus
lesson-ogre-giant = Runde 3. Du hast ein Gasthaus gelegt und einen Diamanten genommen, und { $seat } hat dir einen Frostriesen geschickt. Er nimmt dir die vierte Aktion: Nur drei bleiben. Fünf Zwerge einer Farbe könnten ihn besiegen, aber { $seat } hat einen eigenen Zwerg in den Weg gestellt.
lesson-ogre-inn = Fremde Zwerge kannst du nicht bewegen. Oger können das, und angeworben werden sie im Gasthaus: Setze einen Zwerg dorthin!
lesson-ogre-again = Ein Gasthaus braucht zwei Zwerge. Setze den zweiten.
lesson-ogre-climb = Mit der letzten Aktion schickst du den ersten Zwerg auf den Riesen.
lesson-ogre-hired = Das Gasthaus hat dir eine Ogerkarte gebracht: Panik. Ogerkarten kosten nichts: In deinem Zug darfst du beliebig viele spielen, und keine ist eine Aktion.

lesson-slay = Ein Monster besiegen
lesson-slay-full = Runde 5. Vier deiner Zwerge stehen jetzt auf dem Riesen, und einer von { $seat }: Alle fünf Felder sind besetzt. Wer könnte da wohl weglaufen wollen?
lesson-slay-panic = Spiele Panik: Treibe den Zwerg von { $seat } vom Riesen auf die Diamantenmine. Er läuft über die Brücke wie jeder Zwerg; durch Mauern kann er nicht.
lesson-slay-fifth = Ein Feld ist frei. Setze deinen fünften Zwerg auf den Riesen!
lesson-slay-mine = Zwei Aktionen hast du noch. Setze einen Zwerg auf deine Diamantenmine …
lesson-slay-both = … und noch einen. Der fremde Zwerg dort stört nicht: Nur deine eigenen zählen.
lesson-slay-order = Zwei Karten sind bereit, und du bestimmst die Reihenfolge. Zuerst der Riese!
lesson-slay-slain = Der Riese gehört dir: 3 Punkte am Ende. Er ist weg aus deinem Königreich, das jetzt 5 wert ist, und die vierte Aktion ist wieder da. Die Mine hat dir einen Diamanten gebracht. In der Zwischenzeit hat { $seat } ein erstes Ziel erreicht, das Brot.

lesson-dig = Graben
lesson-dig-covered = Runde 7. Auf dem Tisch lag nur ein Laden, und { $seat } hat ein Gasthaus darauf gelegt. Das Königreich von { $seat } schrumpft dadurch von 9 Punkten auf 5, aber handeln kann dort jetzt niemand. Du könntest deinen eigenen Laden legen; lieber zeige ich dir, was eine Burg kann.
lesson-dig-castle = Zwei Zwerge in einer Burg dürfen graben. Setze den ersten in deine Burg.
lesson-dig-two = Und den zweiten.
lesson-dig-ruby = Du hast noch zwei Aktionen, und dir fehlt ein Rubin. Setze einen Zwerg auf deine Rubinmine.
lesson-dig-wait = Sie braucht drei. Setze noch einen: Sie warten dort auf den dritten.
lesson-dig-dig = Die oberste Karte eines Stapels kommt nach unten. Wähle den Stapel mit dem Gasthaus!
lesson-dig-shop = Der Laden liegt wieder obenauf, gedreht wie zuvor. Er gehört zum Königreich von { $seat }, aber das ist kein Grund, ihn nicht zu nutzen.

lesson-goals = Zwei Ziele auf einmal
lesson-goals-secret = Dein geheimes Ziel ist der Bergmann: von jeder Sorte ein Edelstein auf der Hand. Gold, einen Smaragd und Diamanten hast du. Nur ein Rubin fehlt. Und für das Bier, 16 Punkte, brauchst du ebenfalls einen!
lesson-goals-ruby = Schicke den dritten Zwerg in die Rubinmine.
lesson-goals-shop = Drei Zwerge können in einem Laden handeln. Setze den ersten …
lesson-goals-two = … den zweiten …
lesson-goals-three = … und den dritten.
lesson-goals-order = Jetzt kommt es auf die Reihenfolge an: erst der Rubin, dann der Laden.
lesson-goals-order-other = Dann stündest du ohne Rubin im Laden. Erst die Mine!
lesson-goals-reveal = Von jeder Sorte ein Edelstein! Decke dein geheimes Ziel jetzt auf, bevor du mit ihnen bezahlst. Einmal aufgedeckt zählt es für immer.
lesson-goals-reveal-other = Vergiss dein geheimes Ziel nicht: Nach dem Handel wäre seine Bedingung nicht mehr erfüllt.
lesson-goals-trade = Und nun der Handel: zwei Gold, ein Smaragd, ein Diamant und ein Rubin für das Bier.
lesson-goals-done = 6 Punkte für den Bergmann und 16 für das Bier: Du hast zwei Ziele, und es steht 35 zu 26. Mit dem dritten Ziel läutest du die letzte Runde ein. Übrigens: Am Ende eines Zuges darfst du höchstens neun Karten halten; Königreichskarten, Edelsteine und Oger zählen.

lesson-harm = Eigene Monster
lesson-harm-weapon = Du hast noch einen Drachen und einen Riesen auf der Hand. Daheim würden sie nur schaden. Aber das Königreich von { $seat } ist 9 wert, und es hängt an einer einzigen Goldmine.
lesson-harm-dragon = Ein Drache und eine Mine haben dasselbe Symbol. Lege den Drachen auf die Goldmine, dreimal gedreht: mit der Mauer im Westen.
lesson-harm-dragon-other = Auf die Goldmine neben der Burg von { $seat }, mit der Mauer im Westen.
lesson-harm-giant = Die Mauer hat das Königreich zerschnitten, aus 9 Punkten ist 1 geworden. Lege den Riesen direkt unter den Drachen, auch dreimal gedreht.
lesson-harm-giant-other = Direkt unter den Drachen, mit der Mauer im Westen.
lesson-harm-cut = Jetzt ist das Königreich von { $seat } −1 wert, keine Mine arbeitet darin, und die vierte Aktion ist weg. Und das mit zwei Aktionen.

lesson-end = Die letzte Runde
lesson-end-last = Runde 11. Der Räucherfisch wäre dein drittes Ziel: zwei Gold, ein Diamant und ein Rubin. Nur der Rubin fehlt, und zwei deiner Zwerge warten in der Rubinmine von { $seat }.
lesson-end-shop = Unter deinem Gasthaus hast du einen eigenen Laden gelegt. Setze einen Zwerg dorthin …
lesson-end-two = … noch einen …
lesson-end-three = … und den dritten.
lesson-end-ruby = Mit der letzten Aktion den dritten Zwerg in die Rubinmine, weit im Westen.
lesson-end-order = Zuerst der Rubin!
lesson-end-trade = Und der Räucherfisch: 12 Punkte und dein drittes Ziel.
lesson-end-sheet = Das war die letzte Runde: { $seat } hatte noch einen Zug, dann war es vorbei. 46 zu 28, du hast gewonnen! 34 Punkte kommen von Zielen, 9 von deinem Königreich, 3 vom Riesen.
lesson-end-farewell = Gut gemacht! Das ist das ganze Spiel. Spiele ab der sechsten Runde auf deine Weise weiter, beginne ein eigenes Spiel oder schlage etwas in den Regeln nach.

lesson-free = Allein weiterspielen
lesson-free-play = Runde 6: Der Riese ist besiegt, alle deine Zwerge sind im Vorrat, und { $seat } führt mit 20 zu 14. Der Rest gehört dir, gegen einen Lehrling. Ich sage nichts mehr, außer du rufst mich. Viel Glück!
lesson-free-end = Das war deine Partie. Du bist bereit für eine von Anfang an, mit Bots oder mit Freunden!
