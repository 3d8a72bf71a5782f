# Worte des Lehrers, für jedes Spiel.

learn-page = { $title } lernen
learn-tutor = Lehrer
learn-progress = { $number } von { $count }
learn-step = Schritt { $number } von { $count }
learn-task = Dein Zug:
learn-next = Weiter
learn-back = Zurück
learn-other = Das wäre auch erlaubt. Für diese Lektion mach aber bitte, was hier unten steht.
learn-first-read = Einen Augenblick! Lies erst mit „Weiter“ zu Ende.
learn-fold = Ich komme zurecht
learn-unfold = Den Lehrer rufen
learn-chapters = Kapitel
learn-again = neu beginnen
learn-leave = Lektion verlassen
learn-real-game = Jetzt richtig spielen
learn-rules = Regeln nachlesen
