# Wörter für den Wertungsblock von Nidavellir.

score-ranks = Rangabzeichen
score-points = Punkte darauf
score-coin = Münze { $value }
score-hint-warrior = Helden der Klasse und Ylud zählen mit.
score-hint-hunter = Helden der Klasse und Ylud zählen mit.
score-hint-miner = Helden der Klasse und Ylud zählen mit.
score-hint-blacksmith = Helden der Klasse, Ylud und der Sonderschmied zählen mit.
score-hint-explorer = Helden der Klasse und Ylud zählen mit, Idunns Bonus nicht.
