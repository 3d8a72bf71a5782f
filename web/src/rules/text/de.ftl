# Words of the rules and of the page about a game.

## The rules

book-page = Regeln: { $game } – Dvergar
book-title = Die Regeln von { $game }
book-about = In unseren eigenen Worten, so wie dieser Tisch sie spielt. Zum Nachschlagen, kein Ersatz für das Regelheft in der Schachtel.
book-search = In den Regeln suchen
book-search-keys = Strg+K oder /
book-contents = Inhalt
book-link = Link zu „{ $title }“
book-found = { $count ->
    [0] nichts gefunden
    [one] an einer Stelle gefunden
   *[other] an { $count } Stellen gefunden
}
book-near = Alles zusammen steht nirgends; am nächsten { $count ->
    [one] kommt eine Stelle
   *[other] kommen { $count } Stellen
}
book-nothing = „{ $query }“ steht nirgends in den Regeln.

## About a game

about-page = Über { $game } – Dvergar
about-fans = Von Fans gemacht
about-fans-text = Dvergar wird von Menschen gemacht, die das Spiel lieben. Mit Autor und Verlagen hat es nichts zu tun, und es enthält weder deren Bilder noch deren Texte: Alle Bilder wurden für Dvergar gezeichnet, die Regeln sind in unseren eigenen Worten geschrieben; die Namen von Karten und Helden sind Tatsachen des Spiels.
about-fans-box = Wenn es dir gefällt, **kauf dir bitte das Spiel**. Davon leben die, die solche Spiele machen, und Pappe auf einem Tisch ist ohnehin nicht zu ersetzen.
about-figures = Woher die Zahlen stammen
about-figures-text = Jede Zahl des Spiels steht mit ihrer Herkunft in einer Datendatei.
about-source-rulebook = aus dem Regelheft
about-source-public = aus öffentlichen Quellen
about-source-reconstructed = rekonstruiert
about-source-overlay = hier berichtigt
about-reconstructed = { $count ->
    [0] Nichts ist rekonstruiert: Keine Zahl haben wir geraten.
    [one] Ein Wert ist rekonstruiert: so nah am gedruckten Spiel, wie wir kommen konnten.
   *[other] { $count } Werte sind rekonstruiert: so nah am gedruckten Spiel, wie wir kommen konnten.
}
about-rulings = Wo die Regelhefte eine Frage offenlassen, [steht das in den Regeln](rulings).
about-correct = Du besitzt das Spiel, und eine Zahl stimmt nicht?
about-correct-text = Schreib nur das, was abweicht, in eine Datei desselben Namens und nenne dem Befehl ihren Ordner. Sonst muss nichts wiederholt werden, und kein Programm wird geändert.
about-correct-play = Damit kannst du dann spielen oder werten, oder nachsehen, was sich dadurch ändert:
about-list = Alle Einträge
about-search = In den Einträgen suchen
about-filter = Herkunft
about-filter-all = Alle
about-shown = { $count ->
    [0] kein Eintrag
    [one] ein Eintrag
   *[other] { $count } Einträge
}
about-record = Eintrag
about-content = Zahlen
about-source = Herkunft
about-art = Bilder und Schriften
about-licence = Dvergar selbst ist freie Software unter der MIT-Lizenz.
