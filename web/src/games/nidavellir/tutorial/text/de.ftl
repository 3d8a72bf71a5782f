# Was der Lehrer sagt. Die Partie, von der er spricht, ist src/dvergar/games/nidavellir/data/tutorial.toml; ein Test beweist jede Behauptung.

lesson-table = Was auf dem Tisch liegt
lesson-table-welcome = Willkommen in Nidavellir! Der König sucht die tapferste Streitmacht. In zwei Zeitaltern zu je vier Runden wirbst du in den Tavernen Zwerge an; am Ende gewinnt, wer die meisten Punkte hat.
lesson-table-taverns = In jeder der drei Tavernen warten drei Zwerge. Einer wird mit dir gehen und einer mit { $seat }; den dritten will niemand.
lesson-table-coins = Deine fünf Münzen: 0, 2, 3, 4 und 5. Mit ihnen bietest du darum, wer in den Tavernen zuerst wählt. Du gibst sie nicht aus: Nach der Runde gehören dir wieder alle fünf.
lesson-table-rival = Das ist { $seat } mit den gleichen fünf Münzen. Die Balken vergleichen eure Punkte: Beide habt ihr jetzt 14, die Summe eurer Münzen.

lesson-bid = Das verdeckte Gebot
lesson-bid-sealed = Auf jede Taverne kommt verdeckt eine deiner Münzen. Die beiden übrigen wandern in den Goldsack. Niemand kennt dein Gebot, bis eine Taverne öffnet.
lesson-bid-place = Nimm die 5 und lege sie zum Feiernden Goblin, dann die 3 zum Lachenden Drachen und die 0 zum Tänzelnden Pony. Die 2 und die 4 kommen in den Goldsack. Nun gib dein Gebot ab!
lesson-bid-place-other = Ein gutes Gebot! Für diese Lektion aber bitte: 5 zum Feiernden Goblin, 3 zum Lachenden Drachen, 0 zum Tänzelnden Pony.

lesson-order = Wer zuerst wählt
lesson-order-reveal = Die erste Taverne öffnet: deine 5 gegen die 4 von { $seat }. Wer die höhere Münze hat, wählt zuerst. Das bist du!
lesson-order-take = Klick auf einen Jäger und bestätige. Vor dem Bestätigen sagt dir die Leiste, was eine Karte bringen würde.

lesson-tie = Gleichstand und Juwelen
lesson-tie-equal = Die zweite Taverne: Ihr habt beide 3 geboten. Dann entscheiden die Juwelen. Deines ist eine 2, das von { $seat } eine 1, also bist wieder du zuerst dran.
lesson-tie-take = Nimm den Schmied und behalte dein Juwel im Auge: Ein Gleichstand hat seinen Preis.
lesson-tie-swap = Da geht es hin! Nach einem Gleichstand werden die Juwelen getauscht. Jetzt hast du die 1, und den nächsten Gleichstand würde { $seat } gewinnen.

lesson-classes = Die fünf Klassen
lesson-classes-army = Deine Streitmacht hat für jede Klasse eine Spalte. Jeder Zwerg bringt ein Rangabzeichen mit, und jede Klasse zählt ihre Punkte auf ihre eigene Art.
lesson-classes-warrior = Krieger: Ihre Zahlen werden addiert. Wer am Ende bei den Kriegern die meisten Rangabzeichen hat, zählt außerdem den Wert seiner höchsten Münze dazu.
lesson-classes-hunter = Jäger: die Zahl der Rangabzeichen mal sich selbst. 1, 4, 9, 16, 25 … Einer allein ist wenig, sechs sind 36 wert.
lesson-classes-miner = Minenarbeiter: die Summe ihrer Zahlen mal die Zahl der Rangabzeichen. So macht selbst ein Minenarbeiter mit einer 0 die anderen wertvoller.
lesson-classes-blacksmith = Schmiede: Der erste bringt 3, der zweite 4, der dritte 5 und so weiter. Zusammen sind das 3, 7, 12, 18, 25 …
lesson-classes-explorer = Entdecker: Ihre Zahlen werden einfach addiert. Dafür sind sie hoch, von 5 bis 11.

lesson-trade = Münzen tauschen
lesson-trade-zero = Die dritte Taverne: Mit deiner 0 kommst du zuletzt, und { $seat } hat schon den Entdecker 11 genommen. Doch die 0 ist eine Tauschmünze. Sie kann, was keine andere kann.
lesson-trade-take = Nimm den Minenarbeiter. Nach deinem Zug werden die Münzen in deinem Goldsack addiert: 2 + 4 = 6. Du bekommst eine 6 aus der Schatzkammer, und die höhere der beiden, deine 4, ist für immer weg.
lesson-trade-grown = Die erste Runde ist vorbei, und du hast 0, 2, 3, 5 und 6. Hohe Münzen gewinnen Tavernen, und am Ende zählt der Wert jeder Münze zu deinen Punkten.

lesson-line = Ein Set ruft einen Helden
lesson-line-missing = Es läuft die zweite Runde, und Zwerge aus vier Klassen sind bei dir. Je ein Rangabzeichen in allen fünf Spalten ergibt ein Set. Dir fehlt nur noch ein Krieger.
lesson-line-take = Nimm den Krieger 7. Mit ihm ist dein erstes Set vollständig!
lesson-line-recruit = Ein vollständiges Set ruft einen Helden deiner Wahl. Ruf Aral (zählt als zwei Jäger), Tarah (14 bei den Kriegern) oder Skaa (bringt einfach 17).
lesson-line-recruit-other = Auch dieser Held käme gern! Ruf aber vorerst Aral, Tarah oder Skaa.
lesson-line-hero = Dein erster Held ist da! Der nächste kommt mit deinem zweiten Set: zwei Rangabzeichen in jeder Spalte. Auch die der Helden helfen, Sets zu füllen.

lesson-age = Das Ende des ersten Zeitalters
lesson-age-majority = Zwei Runden später: die letzte Taverne des ersten Zeitalters. Danach ehrt der König, wer in einer Klasse die meisten Rangabzeichen hat. Bei Gleichstand wird niemand geehrt.
lesson-age-take = Du führst bei den Kriegern und den Minenarbeitern, { $seat } bei den Jägern. Nimm den Minenarbeiter 2.
lesson-age-transform = Deine vier Krieger bringen dir die Hand des Königs: Du wertest eine Münze um 5 auf. Wähle die 2! In der Schatzkammer liegt keine 7 mehr, also bekommst du die nächsthöhere Münze, eine 8.
lesson-age-awards = Deine Minenarbeiter bringen dir das Juwel 6: Es gewinnt jeden Gleichstand, wird nie getauscht und ist 3 Punkte wert. Die Jäger von { $seat } machen aus der 0 eine 3, die ebenfalls tauscht. Bei Schmieden und Entdeckern steht es 2 zu 2: Niemand wird geehrt.

lesson-offering = Subventionskarten
lesson-offering-take = Wir sind im zweiten Zeitalter. Zwischen den Zwergen liegt eine Subventionskarte: Sie kämpft nicht, aber sie wertet eine Münze um 5 auf. Deine 16 wählt zuerst. Nimm die Karte!
lesson-offering-transform = Welche Münze wertest du auf? Wähle die 18 in deinem Goldsack. Aus ihr wird eine 23.
lesson-offering-grown = Fünf Punkte mehr und eine Münze, die kaum jemand überbietet. Im ersten Zeitalter kommt eine Subventionskarte mit +3 in die Tavernen, im zweiten kommen zwei mit +5.

lesson-score = Die Schlusswertung
lesson-score-last = Die allerletzte Taverne. Deine Minenarbeiter haben neun Rangabzeichen und die Summe 11, das macht 99. Mit noch einem Minenarbeiter 1 wird daraus zehn mal 12. Nimm ihn!
lesson-score-sheet = 343 zu 296: Du hast gewonnen! Der Wertungsbogen zeigt, woher die Punkte kommen: von Klassen, Helden, Münzen und Juwel. Deine Minenarbeiter brachten 120, die Jäger von { $seat } sogar 121.
lesson-score-farewell = Gut gemacht! Das ist das ganze Spiel. Spiel das zweite Zeitalter noch einmal auf deine Art, beginne eine richtige Partie oder lies in den Regeln nach.

lesson-free = Allein weiterspielen
lesson-free-play = Das zweite Zeitalter gehört dir: vier Runden mit deiner Streitmacht von vorhin, gegen einen Lehrling. Ich sage nichts mehr, außer du rufst mich. Viel Glück!
lesson-free-end = Das war dein zweites Zeitalter. Du bist bereit für eine richtige Partie, mit Bots oder mit Freunden!
