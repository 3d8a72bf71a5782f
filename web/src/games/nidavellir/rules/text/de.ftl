# Die Regeln von Nidavellir, in unseren eigenen Worten. **Starke Wörter** und [Verweise](anchor) sind so ausgezeichnet.

## Kurz gesagt

rules-game = Kurz gesagt
rules-game-aim = Zwei Zeitalter lang bietest du in drei Tavernen mit Münzen. Wer mehr bietet, wählt früher. Die Zwerge, die du nimmst, kommen in deine Streitmacht: in fünf Spalten, eine für jede [Klasse](classes). Je ein Rangabzeichen aller Klassen ergibt ein [Set](lines), und jedes Set bringt einen [Helden](heroes). Wer am Ende die meisten **Punkte** hat, gewinnt.
rules-game-classes = Krieger, Jäger, Minenarbeiter, Schmiede und Entdecker: Jede Klasse zählt ihre Punkte auf eigene Weise.
rules-game-coins = Gebotene Münzen sind nicht ausgegeben: Nach jeder Runde nimmst du alle zurück. Wer die 0 bietet, wählt zuletzt, kann aber [Münzen tauschen](exchange).

## Aufbau

rules-setup = Aufbau
rules-setup-own = Alle beginnen mit den Kupfermünzen 0, 2, 3, 4 und 5 und einem zufällig verteilten Juwel, das offen liegt.
rules-setup-start = Damit beginnst du.
rules-setup-table = Auch die Helden, die fünf Auszeichnungen und die Münzen der Schatzkammer liegen offen aus. Einen Startspieler gibt es nicht: Die Reihenfolge ergibt sich immer aus den Geboten.
rules-decks = Die Karten
rules-decks-text = Jedes Zeitalter hat einen eigenen verdeckten Stapel. Die Zwerge sind in beiden dieselben, nur die [Subventionskarten](offerings) unterscheiden sich. Bei weniger als fünf Personen bleiben einige Karten in der Schachtel; der Rest wird Runde für Runde ausgelegt, bis der Stapel leer ist.
rules-decks-class = Je Zeitalter
rules-decks-few = 2 bis 4 Personen
rules-decks-five = 5 Personen
rules-decks-points = Mutwerte
rules-decks-none = keiner, nur ein Rangabzeichen
rules-decks-offering = aus Zeitalter { $age }
rules-decks-values = { $values }; zu fünft auch { $more }
rules-rounds = Wie viele mitspielen
rules-rounds-text = Von der Zahl der Personen hängt ab, wie lang ein Zeitalter ist, wie viele Karten ausliegen und wie voll die Schatzkammer ist.
rules-rounds-players = Personen
rules-rounds-rounds = Runden je Zeitalter
rules-rounds-cards = Karten je Taverne
rules-rounds-treasury = Münzen in der Schatzkammer

## Eine Runde

rules-round = Eine Runde
rules-round-text = Eine Runde hat vier Schritte. Ist danach der Stapel leer, endet das Zeitalter: das erste mit den [Auszeichnungen](distinctions), das zweite mit der [Schlusswertung](end).
rules-round-deal = [Karten auslegen](deal) in den drei Tavernen.
rules-round-bid = [Bieten](bid): Alle legen verdeckt eine Münze auf jede Taverne.
rules-round-taverns = Die Tavernen, eine nach der anderen: Münzen aufdecken, [Reihenfolge](order) bestimmen, [Züge](turn) ausführen, nach Gleichständen [Juwelen tauschen](gems).
rules-round-back = [Münzen zurücknehmen](take-back).
rules-deal = Karten auslegen
rules-deal-text = In jede Taverne kommen so viele Karten, wie Personen mitspielen, offen; zu zweit sind es drei. Alle drei Tavernen sind zu sehen, bevor geboten wird.
rules-bid = Bieten
rules-bid-text = Alle legen gleichzeitig und verdeckt je eine Münze auf die drei Tavernen. Die anderen beiden kommen in den **Goldsack**. Welche Münze wohin kommt, ist frei. Wer [Uline](hero-uline) hat, legt nichts und bietet später.
rules-bid-example = Ein Gebot von 5, 3 und 0; die 2 und die 4 liegen im Goldsack, bereit zum Tauschen.
rules-bid-page = An diesem Tisch gibst du dein Gebot als Ganzes ab; ändern lässt es sich noch, bis alle geboten haben.
rules-order = Wer zuerst wählt
rules-order-text = Alle decken ihre Münze für diese Taverne auf, nur diese. Die **höhere Münze** geht vor. Bei gleichen Münzen geht das **höhere Juwel** vor. Diese Reihenfolge steht fest, was auch immer danach in dieser Taverne mit Münzen und Juwelen geschieht.
rules-order-example = Die 5 wählt zuerst. Zwei haben die 2 geboten: Das Juwel 4 geht vor dem Juwel 3.
rules-turn = Ein Zug in der Taverne
rules-turn-text = In dieser Reihenfolge führt jede Person ihren Zug ganz aus, bevor die nächste beginnt:
rules-turn-take = Nimm genau eine der Karten. Ein Zwerg kommt obenauf in die Spalte seiner Klasse, eine Subventionskarte [wertet](offerings) sofort eine Münze auf.
rules-turn-hero = [Rekrutiere Helden](recruiting), solange du mehr Sets als Helden hast.
rules-turn-exchange = War deine Münze hier eine Tauschmünze, also die 0 oder die Mithrilmünze 3, dann [tausche](exchange). Das ist Pflicht.
rules-gems = Gleiche Münzen: Juwelen tauschen
rules-gems-text = Ist die Taverne abgehandelt, tauschen alle, die gleich viel geboten haben, ihre Juwelen: das höchste gegen das niedrigste, das zweithöchste gegen das zweitniedrigste. Bei ungerader Zahl bleibt das mittlere. Wer einen Gleichstand verloren hat, gewinnt also oft den nächsten.
rules-gems-example = Fünf Gebote mit zwei Gleichständen. Die beiden mit der 3 tauschen ihre Juwelen; bei den dreien mit der 0 werden das höchste und das niedrigste Juwel getauscht, das mittlere bleibt.
rules-gems-special = Das [goldene Juwel](distinction-crown_jeweler) 6 gewinnt jeden Gleichstand und wird nie getauscht: Die anderen tauschen, als wäre es nicht dabei.
rules-leftover = Zu zweit: die dritte Karte
rules-leftover-text = In jeder Taverne bleibt eine Karte übrig. Sie wird nach beiden Zügen abgelegt und kommt nicht wieder.
rules-take-back = Münzen zurücknehmen
rules-take-back-text = Alle Münzen kehren auf die Hand zurück: Bieten kostet nie etwas. Dann folgt die nächste Runde oder das Ende des Zeitalters.

## Münzen

rules-coins = Münzen
rules-coins-text = Du hast immer genau fünf Münzen. Sie bestimmen die Reihenfolge in den Tavernen, und am Ende zählt jede ihren Wert.
rules-coins-kinds = Die Münzen vom Anfang sind aus Kupfer, die der Schatzkammer aus Gold; die Münze 3 der Jagdtrophäe ist aus Mithril. Zwei Pfeile kennzeichnen eine Tauschmünze.
rules-exchange = Münzen tauschen
rules-exchange-text = Wer eine **Tauschmünze** bietet, die 0 oder die Mithrilmünze 3, tauscht am Ende seines Zugs in dieser Taverne: Zeige die beiden Münzen im Goldsack, zähle sie zusammen, nimm eine Münze dieses Werts aus der [Schatzkammer](treasury) und wirf die **höhere** der beiden ab.
rules-exchange-example = 2 und 3 ergeben 5: Eine goldene 5 kommt, die 3 geht, die 2 bleibt.
rules-exchange-details-must = Das Tauschen ist Pflicht, auch wenn es nichts einbringt.
rules-exchange-details-equal = Bei zwei gleichen Münzen suchst du aus, welche geht: Eine Kupfermünze scheidet aus, eine Goldmünze kehrt in die Schatzkammer zurück.
rules-exchange-details-place = Die neue Münze liegt bis zum Ende der Runde verdeckt im Goldsack. Die Tauschmünze bleibt, wo sie ist.
rules-exchange-details-uline = Wer [Uline](hero-uline) hat, zählt zwei beliebige Münzen der Hand zusammen.
rules-transformation = Münzen aufwerten
rules-transformation-text = Eine Subventionskarte, [Grid](hero-grid) oder [die Hand des Königs](distinction-kings_hand) wertet eine Münze um 3, 5 oder 7 auf: Wirf eine deiner Münzen ab und nimm eine, die um so viel mehr wert ist. Sie kommt an denselben Platz, offen oder verdeckt wie die alte.
rules-transformation-example = Mit der +3 wird aus einer 7 eine 10.
rules-transformation-details-any = Infrage kommt jede deiner Münzen, wo immer sie liegt, auch auf einer Taverne oder auf der Hand; nur eine Tauschmünze lässt sich nie aufwerten.
rules-transformation-details-order = In der Taverne, die gerade abgehandelt wird, ändert der neue Wert weder Reihenfolge noch Gleichstände. Auf einer späteren Taverne bietet die Münze mit ihrem neuen Wert.
rules-transformation-details-exchange = Wer im selben Zug noch tauschen muss, tut es danach, mit den Münzen, wie sie dann sind.
rules-offerings = Subventionskarten
rules-offerings-cards = Die +3 liegt im Stapel des ersten Zeitalters, die +5 in dem des zweiten.
rules-treasury = Die Schatzkammer
rules-treasury-text = Fehlt die gewünschte Münze, bekommst du die **nächsthöhere**; gibt es darüber keine mehr, die höchste darunter. Abgeworfene Kupfermünzen scheiden aus, abgeworfene Goldmünzen kommen zurück und stehen der nächsten Person zur Verfügung. Die Schatzkammer wird nie leer.
rules-treasury-example = Gesucht ist die 16. Es gibt weder 16 noch 17, also wird es die 18.
rules-treasury-edition = Ob man den gerade zurückgegebenen Wert wieder nehmen darf, ist einer der [Unterschiede zwischen den Ausgaben](editions).

## Die Streitmacht

rules-army = Die Streitmacht
rules-army-text = Deine Streitmacht hat fünf Spalten, eine für jede Klasse. Eine Karte kommt obenauf in ihre Spalte. Es zählen die **Rangabzeichen**: Die meisten Karten haben eines, manche Helden zwei oder drei; mehr Karten bedeuten also nicht immer mehr Rangabzeichen.
rules-lines = Sets
rules-lines-text = Ein Set besteht aus je einem Rangabzeichen aller fünf Klassen, nebeneinander. Du hast so viele Sets, wie die kürzeste deiner fünf Spalten Rangabzeichen hat.
rules-lines-example = Zwei Sets sind vollständig. Zum dritten fehlen ein Minenarbeiter und ein Entdecker.
rules-recruiting = Helden rekrutieren
rules-recruiting-text = Sobald du **mehr Sets als Helden** hast, rekrutierst du einen der freien Helden. Was er mitbringt, führst du erst ganz aus, dann zählst du neu: Mehrere Sets auf einmal bringen mehrere Helden, einen nach dem anderen.
rules-recruiting-must = Rekrutieren ist Pflicht; welcher der möglichen Helden kommt, entscheidest du.
rules-recruiting-count = Alle Helden zählen, mit Klasse oder ohne, wo immer sie liegen.
rules-recruiting-lose = Wer später Rangabzeichen verliert, behält seine Helden. Der nächste kommt aber erst, wenn es wieder mehr Sets als Helden sind.
rules-command = Neben dem Truppentableau
rules-command-text = Helden ohne Klasse liegen neben der Streitmacht und haben dort kein Rangabzeichen; auch die Auszeichnungen liegen hier. [Thrud](hero-thrud) und [Ylud](hero-ylud) wechseln zwischen diesem Platz und den Spalten.

## Die Klassen

rules-classes = Die Klassen
rules-classes-text = Am Ende des Spiels zählt jede Klasse auf eigene Weise. Helden in einer Spalte gelten in allem als Karten dieser Klasse.
rules-class-example-warrior = Drei Krieger ergeben { $sum } Punkte. Wer die meisten Krieger-Rangabzeichen hat, zählt die höchste Münze dazu, hier { $coin }: { $total }.
rules-class-warrior-most = Bei Gleichstand bekommen alle den Bonus, die die meisten haben, jeweils die eigene höchste Münze. Ohne Krieger bekommt ihn niemand.
rules-class-example-hunter = { $ranks } Rangabzeichen: { $ranks } × { $ranks } = { $total }.
rules-class-example-miner = { $ranks } Rangabzeichen mit zusammen { $sum } Punkten: { $ranks } × { $sum } = { $total }.
rules-class-miner-zero = Minenarbeiter, die alle 0 zeigen, bringen nichts, wie viele es auch sind.
rules-class-example-blacksmith = { $ranks } Rangabzeichen: 3 + 4 + 5 + 6 = { $total }.
rules-class-example-explorer = Drei Entdecker: { $total } Punkte.
rules-class-ranks = Rangabzeichen
rules-class-points = Punkte

## Die Helden

rules-heroes = Die Helden
rules-heroes-text = Es gibt 21 Helden, jeden nur einmal. Die zehn mit einer Klasse kommen obenauf in ihre Spalte und zählen dort wie Zwerge. Die elf ohne Klasse liegen [neben dem Truppentableau](command), bis auf Thrud und Ylud.
rules-hero-dagda-more = Es müssen zwei verschiedene Spalten sein, und nicht die der Jäger. Nur Zwerge können abgeworfen werden: Eine leere Spalte oder eine mit einem Helden obenauf zählt nicht. [Mehr zum Abwerfen](rulings-discards).
rules-hero-bonfur-more = Kein Schmied und nur ein Zwerg: Eine leere Spalte oder eine mit einem Helden obenauf zählt nicht. [Mehr zum Abwerfen](rulings-discards).
rules-hero-idunn-more = Hourya und Ylud zählen mit, wenn sie dort liegen; Thrud ist dann schon gegangen.
rules-hero-hourya-more = Thrud und Ylud zählen für die fünf mit, wenn sie bei den Entdeckern liegen. Werden es später weniger, bleibt Hourya trotzdem.
rules-hero-astrid-more = Es zählt die höchste Münze, die du am Ende besitzt. Sie zählt außerdem bei den Münzen und, wenn du die meisten Krieger hast, auch dort.
rules-hero-grid-more = Das ist ein [Aufwerten](transformation): jede Münze außer der Tauschmünze.
rules-hero-uline-comes = Kommt sie zu dir, nimmst du die Münzen aus dem Goldsack und alle noch verdeckten auf die Hand; die aufgedeckten bleiben bis zum Ende der Runde liegen. Von der nächsten Taverne an bietest du zuletzt.
rules-hero-uline-tavern = Du legst eine Münze auf eine Taverne, wenn alle anderen ihre gezeigt haben. Was geboten ist, kommt erst am Ende der Runde zurück.
rules-hero-uline-exchange = Zum Tauschen wählst du zwei Münzen der Hand. Die neue kommt auf die Hand und kann in derselben Runde noch geboten werden.
rules-hero-thrud-count = Sie zählt für Sets, für Hourya und für die Auszeichnungen. Sets werden gezählt, wenn sie wieder liegt.
rules-hero-ylud-count = Wer sie erst nach dem Ende des ersten Zeitalters rekrutiert, legt sie am Ende des zweiten. Dort darf sie bleiben oder umziehen; beides gilt als Hinlegen, dabei kann also Thrud aufgenommen und ein Set vollständig werden.
rules-hero-ylud-more = Bei Jägern und Schmieden ist sie einfach ein Rangabzeichen mehr; bei den Kriegern zählt sie für die Mehrheit.
rules-brothers = Die Dwerg-Brüder
rules-brothers-table = Brüder
rules-brothers-picture = Ymir, Aësir, Sigmir, Jungir und Bergelmir.

## Auszeichnungen

rules-distinctions = Auszeichnungen
rules-distinctions-text = Nach der letzten Taverne des ersten Zeitalters folgt die Zwischenwertung. Zuerst wird [Ylud](hero-ylud) gelegt. Dann kommen die fünf Klassen nacheinander dran: Krieger, Jäger, Minenarbeiter, Schmiede, Entdecker. Wer **allein** die meisten Rangabzeichen hat, bekommt die Auszeichnung und führt sie sofort aus.
rules-distinctions-tie = Haben mehrere die meisten oder hat niemand welche, bekommt sie niemand; Juwelen helfen hier nicht.
rules-distinctions-when = Jede Mehrheit wird gezählt, wenn sie an der Reihe ist, nach den Wirkungen der früheren. Es zählen Rangabzeichen, nicht Karten und nicht Punkte; Thrud und Ylud zählen, wo sie liegen.
rules-distinction-kings_hand-picture = Eine Münze wird um 5 aufgewertet.
rules-distinction-hunting_master-picture = Die Mithrilmünze 3 ersetzt die 0, die ausscheidet. Sie bleibt eine Tauschmünze, bietet und zählt aber als 3.
rules-distinction-crown_jeweler-picture = Das goldene Juwel tritt an die Stelle deines eigenen.
rules-distinction-great_armorer-picture = Der Sonderschmied kommt in die Spalte der Schmiede; das kann Sets vervollständigen.
rules-distinction-pioneer-picture = Eine von drei Karten bleibt: Ein Zwerg kommt sofort in die Streitmacht, eine Subventionskarte wird sofort genutzt. Die anderen werden zurückgemischt.

## Das Ende

rules-end = Das Ende des Spiels
rules-end-text = Nach der letzten Taverne des zweiten Zeitalters:
rules-end-ylud = [Ylud](hero-ylud) wird gelegt, zieht um oder bleibt; Helden, die daraus folgen, werden rekrutiert und ausgeführt.
rules-end-thrud = [Thrud](hero-thrud) verlässt die Streitmacht: kein Rangabzeichen, aber 13 Punkte.
rules-end-score = Alles wird gezählt. Die höchste Summe gewinnt.
rules-scoring = Was zählt
rules-scoring-neutral = Skaa 17, Thrud 13, Uline 9, Grid 7, Astrid deine höchste Münze, die Brüder nach ihrer [Tabelle](hero-brothers)
rules-scoring-coins = die Summe deiner fünf Münzen
rules-scoring-gem = 3 Punkte
rules-scoring-warrior = Summe der Mutwerte; für die meisten Rangabzeichen dazu die höchste Münze
rules-scoring-hunter = Rangabzeichen × Rangabzeichen
rules-scoring-miner = Rangabzeichen × Summe der Mutwerte
rules-scoring-blacksmith = Rangabzeichen × (Rangabzeichen + 5) / 2
rules-scoring-explorer = Summe der Mutwerte; mit Idunn 2 mehr je Rangabzeichen
rules-scoring-heroes = Helden ohne Klasse
rules-scoring-what = Was
rules-scoring-how = Wie
rules-scoring-example = Ein Beispiel. Mehrheit der Krieger: 28 Punkte und die höchste Münze, 24. Fünf Minenarbeiter-Rangabzeichen zeigen zusammen 4 Punkte.
rules-equal = Gleich viele Punkte
rules-equal-text = Ein Gleichstand wird nicht aufgelöst: Wer gleich viele Punkte hat, teilt sich den Platz. In der französischen Ausgabe teilt man sich den Sieg.

## Ausgaben und Optionen

rules-editions = Die beiden Ausgaben
rules-editions-text = Das deutsche und das französische Regelheft unterscheiden sich an wenigen Stellen. Der Tisch folgt der Ausgabe, die beim Eröffnen gewählt wurde.
rules-editions-german = deutsch
rules-editions-french = französisch
rules-editions-again = Den gerade zurückgegebenen Wert wieder nehmen
rules-editions-again-german = Erlaubt: Eine aufgewertete 25 bleibt 25.
rules-editions-again-french = Verboten: Es wird der beste Wert darunter.
rules-editions-exchange = Münzen tauschen
rules-editions-exchange-german = Erst die neue Münze nehmen, dann die höhere abwerfen.
rules-editions-exchange-french = Erst die höhere abwerfen, dann die neue Münze nehmen.
rules-editions-pioneer = Fernrohr der Weitsicht, das niemand gewinnt
rules-editions-pioneer-german = Eine Karte des zweiten Zeitalters scheidet ungesehen aus.
rules-editions-pioneer-french = Die Karte, die ausscheidet, wird gezeigt.
rules-editions-gems = Juwelen im Spiel
rules-editions-gems-german = 1 bis zur Zahl der Personen; das goldene Juwel ersetzt das eigene.
rules-editions-gems-french = Die höchsten von 1 bis 5; das goldene Juwel deckt das eigene zu.
rules-editions-shuffle = Stapel des zweiten Zeitalters
rules-editions-shuffle-german = Die zwei Karten, die niemand behält, werden eingemischt.
rules-editions-shuffle-french = Der ganze Stapel wird neu gemischt.
rules-editions-equal = Gleich viele Punkte
rules-editions-equal-german = Man teilt sich den Platz.
rules-editions-equal-french = Man teilt sich den Sieg.
rules-first-game = Option: erste Partie
rules-first-game-text = Thrud, Ylud und Uline bleiben in der Schachtel; 18 Helden sind dabei. Sonst ändert sich nichts. Beide Regelhefte empfehlen das zum Einstieg.
rules-special-option = Option: Dagda und der Sonderschmied
rules-special-option-text = Nach dem Wortlaut des deutschen Regelhefts ist der Sonderschmied keine Zwergenkarte, Dagda darf ihn also nicht abwerfen. Das französische zählt ihn zu den Zwergen. Hier darf Dagda es, außer der Tisch wurde ohne diese Option eröffnet.

## Sonderfälle

rules-rulings = Sonderfälle
rules-rulings-text = Was selten vorkommt und was die Regelhefte offenlassen. Wo keines eine Frage klärt, ist die Antwort von uns, und zwar so, dass sie zu beiden passt.
rules-rulings-lines = Sets und Helden
rules-rulings-lines-loop = Mehrere Sets auf einmal: einen Helden rekrutieren, ganz ausführen, neu zählen.
rules-rulings-lines-break = Zerstört das Abwerfen für einen Helden das Set, das den nächsten gebracht hätte, kommt der nächste nicht.
rules-rulings-lines-more = Man kann mehr Helden als Sets haben; zurückgegeben wird nichts.
rules-rulings-lines-thrud = Solange Thrud aufgenommen ist, wird nichts gezählt.
rules-rulings-lines-distinction = Ein Held, der aus einer Auszeichnung folgt, kommt sofort, vor der nächsten Klasse.
rules-rulings-lines-none = Darf keiner der freien Helden kommen, wartet das Rekrutieren auf deine nächste Karte.
rules-rulings-discards = Dagda und Bonfur
rules-rulings-discards-need = Dagda braucht zwei andere Spalten mit einem Zwerg obenauf, Bonfur eine. Sonst lassen sie sich nicht rekrutieren; das wird geprüft, bevor sie kommen.
rules-rulings-discards-hero = Ein Held obenauf schützt die Spalte, auch Thrud und Ylud.
rules-rulings-discards-thrud = Liegt Thrud auf der Spalte des neuen Helden, wird sie aufgenommen, der Held gelegt, dann abgeworfen, und erst danach kommt sie zurück.
rules-rulings-discards-special = Den Sonderschmied obenauf darf Dagda abwerfen; er nimmt beide Rangabzeichen mit. Das ist eine [Option](special-option).
rules-rulings-movable = Thrud und Ylud
rules-rulings-movable-same = Thrud darf zurück auf die Spalte, von der sie aufgenommen wurde.
rules-rulings-movable-lift = Bei jeder Karte, die in Thruds Spalte kommt, wird Thrud aufgenommen: Zwerg, Held, Sonderschmied und Ylud, auch ganz am Ende.
rules-rulings-movable-last = Ein Set, das Ylud am Spielende vervollständigt, bringt noch einen Helden, mit allem: Grid wertet auf, Dagda wirft ab, Uline zählt 9, Thrud wird gelegt und geht dann.
rules-rulings-movable-stay = Wählt Ylud am Spielende ihre eigene Spalte, kommt sie dort obenauf, und Thrud, falls sie dort liegt, wird aufgenommen.
rules-rulings-movable-late = Während der Auszeichnungen rekrutiert, wartet Ylud auf das Ende des zweiten Zeitalters.
rules-rulings-movable-owners = Gehören beide verschiedenen Personen, wird zuerst Ylud gelegt, dann geht Thrud.
rules-rulings-uline = Uline
rules-rulings-uline-early = In der ersten oder zweiten Taverne rekrutiert, während noch zu tauschen ist: Zwei beliebige Münzen der Hand stehen zur Wahl.
rules-rulings-uline-late = In der letzten Taverne rekrutiert: Nur der Goldsack kommt zurück, und getauscht werden diese beiden.
rules-rulings-uline-outside = Außerhalb einer Taverne rekrutiert: Sie bietet von der nächsten Runde an zuletzt.
rules-rulings-coins = Münzen
rules-rulings-coins-highest = Wer eine 25 tauscht, bekommt die beste Münze darunter: Das Tauschen ist Pflicht, obwohl es ein Verlust ist.
rules-rulings-coins-transform = Eine aufgewertete 25 bleibt in der deutschen Ausgabe 25 und sinkt in der französischen.
rules-rulings-coins-then = Die 0 bieten, eine Subventionskarte nehmen, eine Münze im Goldsack aufwerten: Getauscht wird dann mit dem neuen Wert.
rules-rulings-coins-hand = Auch Münzen auf der Hand lassen sich aufwerten: am Ende eines Zeitalters, und wenn man Uline hat.
rules-rulings-ties = Gleichstände in einer Taverne
rules-rulings-ties-value = Nur der Wert zählt: Die 3 aus Kupfer ist mit der Mithrilmünze 3 gleichauf, die 5 aus Kupfer mit der goldenen.
rules-rulings-ties-many = Sind drei oder mehr gleichauf, entscheiden die Juwelen, wer mit wem tauscht, nicht die Plätze.
rules-rulings-ties-special = Damit getauscht wird, müssen außer dem goldenen Juwel mindestens zwei gleichauf liegen.
rules-rulings-awards = Auszeichnungen
rules-rulings-awards-order = Die Reihenfolge der fünf ist in beiden Ausgaben dieselbe. Das französische Regelheft spricht von einer Reihenfolge, nummeriert sie aber nicht.
rules-rulings-awards-offering = Wer das Fernrohr der Weitsicht gewinnt, darf auch eine Subventionskarte behalten; sie wertet sofort eine Münze um 5 auf.
rules-rulings-awards-pioneer = Gewinnt es niemand, scheidet eine Karte aus dem zweiten Zeitalter aus: Beide Stapel gehen genau auf.
rules-rulings-points = Punkte
rules-rulings-points-zero = Ohne Krieger bekommt niemand den Bonus für die meisten Krieger.
rules-rulings-points-thrud = Wenn die Krieger gezählt werden, ist Thrud schon gegangen.
rules-rulings-points-coin = Die höchste Münze ist die, die du am Ende besitzt, nicht die höchste, die du je hattest.
rules-rulings-points-heroes = Kraal bringt 7 und Tarah 14, einmal und nicht je Krieger.

## Offen und geheim

rules-secrets = Offen und geheim
rules-secrets-text = Fast alles ist offen. Geheim ist nur:
rules-secrets-decks = die Reihenfolge der beiden Stapel. Welche Karten noch darin sind, können alle ausrechnen, und der Tisch zeigt es.
rules-secrets-coins = welche Münze wo liegt, solange sie verdeckt ist. Welche fünf Münzen jemand hat, ist bekannt, denn jede Änderung geschieht offen.
rules-secrets-pioneer = die drei Karten des Fernrohrs der Weitsicht, während sie angesehen werden.
rules-secrets-removed = in der deutschen Ausgabe die Karte, die ungesehen aus dem zweiten Zeitalter ausscheidet.
rules-must = Nichts ist freiwillig
rules-must-text = Eine Karte nehmen, rekrutieren, tauschen, aufwerten, abwerfen: Was die Regeln verlangen, muss geschehen. Frei ist nur die Wahl.
rules-leaving = Wenn jemand geht
rules-leaving-text = Die Regelhefte sagen dazu nichts. Hier spielt ein Bot weiter, und man kann jederzeit zurückkommen.

## Über dieses Spiel

rules-about-figures = Die meisten Zahlen nennen beide Regelhefte im Text. Die Verteilung der Karten und die Subventionskarten zeigen sie nur als Bilder; diese Zahlen stammen aus der Spielhilfe des Verlags und wurden mit öffentlichen Umsetzungen des Spiels verglichen. Die Namen der fünf Dwerg-Brüder stehen nur auf ihren Karten.
rules-source-aid = Spielhilfe des Verlags, verglichen mit zwei öffentlichen Umsetzungen
rules-source-names = Namen aus zwei öffentlichen Umsetzungen, Wirkung aus dem Regelheft
rules-record-base_coins = Kupfermünzen
rules-record-special_coin = Mithrilmünze
rules-record-special_gem = goldenes Juwel
rules-record-special_gem_points = Punkte des goldenen Juwels
rules-record-rounds = Runden je Zeitalter
rules-record-tavern_cards = Karten je Taverne
rules-record-brothers = Punkte der Brüder
rules-record-ylud_points = Yluds Punkte
