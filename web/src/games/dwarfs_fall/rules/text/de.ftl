# Die Regeln von Dwar7s Fall, in unseren eigenen Worten. **Starke Wörter** und [Verweise](anchor) sind so ausgezeichnet.

## Kurz gesagt

rules-game = Kurz gesagt
rules-game-aim = Der Herbst ist kurz. Du legst ein Land aus Burgen, Minen, Gasthäusern und Läden aus, das von [Mauern](walls) durchzogen ist, und schickst deine { $dwarfs } Zwerge dort an die Arbeit. Für eine Aufgabe braucht es mehrere Zwerge einer Farbe auf derselben Karte. Vor dem Winter werden Edelsteine gegen Vorräte getauscht, und wer { $goals } [Ziele](goals) erreicht hat, läutet die letzte Runde ein.
rules-game-picture = Ein kleines Land. Brücken zeigen, wo man gehen kann: Burg, Mine und Gasthaus sind ein Königreich, der Laden hinter der Mauer gehört nicht dazu.
rules-game-points = Am Ende zählen Ziele, besiegte Monster, Edelsteine auf der Hand und alle Karten deines [Königreichs](kingdom). Wer die meisten Punkte hat, gewinnt.
rules-game-all = Was auf dem Tisch liegt, ist für alle da: Alle dürfen Zwerge auf alle Karten schicken. Nur eine Burg gehört jemandem.

## Aufbau

rules-setup = Aufbau
rules-setup-trades = Mische die { $trades } [Handelsziele](trade-goals) und decke { $open } davon auf. Die übrigen bilden einen verdeckten Stapel.
rules-setup-secrets = Alle bekommen verdeckt eines der { $secrets } [geheimen Ziele](secret-goals). Der Rest kommt ungesehen zurück in die Schachtel.
rules-setup-gems = Die { $gems } [Edelsteinkarten](gems) liegen nach Sorten getrennt in vier offenen Stapeln bereit.
rules-setup-colours = Alle wählen eine Farbe: Deren { $kinds } [Königreichskarten](cards) kommen auf die Hand, die { $dwarfs } Zwerge bleiben vorerst im Vorrat. Farben, die niemand spielt, bleiben in der Schachtel.
rules-setup-ogres = Mische die { $ogres } [Ogerkarten](ogres) zu einem verdeckten Stapel.
rules-setup-table = Der Tisch ist leer. Die erste Karte wird in seiner Mitte liegen.
rules-setup-same = Die Zahl der Personen ändert daran nichts: Zu zweit, zu dritt und zu viert ist der Aufbau derselbe.
rules-start = Wer beginnt
rules-start-text = Nach dem Regelheft beginnt, wer am jüngsten ist. Hier beginnt der erste Platz, oder [das Los entscheidet](option-start), wenn der Tisch so eröffnet wurde. Gespielt wird im Uhrzeigersinn. Eine **Runde** beginnt immer bei der Person, die das Spiel begonnen hat.
rules-box = Was in der Schachtel ist
rules-box-what = Spielmaterial
rules-box-count = Anzahl
rules-box-kingdom = Königreichskarten, { $kinds } in jeder von { $colours } Farben
rules-box-trades = Handelsziele
rules-box-secrets = geheime Ziele
rules-box-gems = Edelsteinkarten
rules-box-ogres = Ogerkarten
rules-box-dwarfs = Zwerge, { $dwarfs } in jeder Farbe

## Ein Zug

rules-turn = Ein Zug
rules-turn-text = Ein Zug hat drei Teile, immer in dieser Reihenfolge:
rules-turn-actions = [Aktionen](actions): Karten legen, Zwerge setzen, Zwerge bewegen; Ogerkarten nach Belieben.
rules-turn-tasks = [Aufgaben](tasks): Jede Karte mit genug deiner Zwerge wird ausgeführt.
rules-turn-hand = [Handkartenlimit](hand): Was über { $limit } Karten hinausgeht, wirfst du ab, Edelsteine oder Oger.
rules-actions = Aktionen
rules-actions-text = Du hast { $actions } Aktionen, und eine vierte, wenn deine Burg auf dem Tisch liegt und kein [Frostriese](giant) in ihrem Königreich ist. Mische und wiederhole sie beliebig:
rules-actions-lay = [eine Königreichskarte legen](lay),
rules-actions-place = [einen Zwerg setzen](place),
rules-actions-move = [einen Zwerg bewegen](move).
rules-actions-live = Ob es eine vierte Aktion gibt, wird vor jeder Aktion geprüft. So bringt die Burg sie schon in dem Zug, in dem sie gelegt wird, und ein Riese, den eine Mauer aussperrt, gibt sie sofort zurück. ([Option](option-extra_action): nur zu Beginn eines Zuges.)
rules-actions-stop = Du darfst früher aufhören. [Ogerkarten](ogres) sind keine Aktionen, sie kosten nichts.
rules-lay = Eine Königreichskarte legen
rules-lay-text = Lege eine Handkarte Seite an Seite neben eine Karte auf dem Tisch, beliebig gedreht. Sie muss nicht mit deiner Burg verbunden sein, und ihre Mauern müssen nicht passen.
rules-lay-picture = Vier Möglichkeiten, dieselbe Mine zu legen: Nur ihre Mauern drehen sich.
rules-lay-first = Die allererste Karte liegt irgendwo: Auf einem leeren Tisch sind alle Plätze gleich, darum liegt sie hier auf 0,0 und ungedreht.
rules-lay-back = Was liegt, das liegt. Niemand nimmt eine Karte auf die Hand zurück.
rules-cover = Eine Karte überdecken
rules-cover-text = Stattdessen darf eine Karte auf eine andere gelegt werden, eine eigene oder fremde, wenn
rules-cover-symbol = beide dasselbe [Symbol](symbols) haben: Feuer auf Feuer, Herd auf Herd,
rules-cover-dwarfs = auf der unteren kein Zwerg steht, gleich welcher Farbe,
rules-cover-never = und die untere weder Burg noch Monster ist.
rules-cover-picture = Ein Drache auf einer Mine, ein Laden auf einem Gasthaus.
rules-cover-high = Ein Stapel darf beliebig hoch werden. Wer überdeckt, ändert Mauern, nimmt anderen eine Mine weg oder schickt ihnen einen Drachen.
rules-dwarfs = Zwerge
rules-dwarfs-text = Du hast { $dwarfs }. Sie sind im Vorrat oder auf Karten und kommen nur dorthin zurück, wenn ihre Aufgabe ausgeführt wird oder ein Oger sie schickt. Keine Aktion holt einen Zwerg zurück, es sei denn, der Tisch wurde [mit dieser Option](option-recall) eröffnet.
rules-dwarfs-spaces = Auf einer Karte ist Platz für so viele Zwerge, wie sie Felder hat, für alle Farben zusammen. Welches Feld es ist, spielt keine Rolle.
rules-place = Einen Zwerg setzen
rules-place-text = Setze einen Zwerg aus deinem Vorrat auf irgendeine Karte mit einem freien Feld: in fremde Königreiche, auf fremde Burgen, auf Monster. Ein Weg muss nicht dorthin führen.
rules-move = Einen Zwerg bewegen
rules-move-text = Bewege einen deiner Zwerge auf eine benachbarte Karte, durch keine Mauer, auf ein freies Feld. Jede Karte weiter ist eine weitere Aktion, und jede braucht ein freies Feld, auch wenn der Zwerg nur durchläuft: Durch eine volle Karte kommt niemand.
rules-move-others = Fremde Zwerge kann keine Aktion bewegen; das können nur Oger.

## Mauern und Königreiche

rules-walls = Mauern und Königreiche
rules-walls-text = Karten berühren sich mit den Seiten, nie mit den Ecken. Der Weg zwischen zwei Nachbarn ist **offen**, wenn dort keiner von beiden eine Mauer hat; die Mauer eines einzigen genügt, um ihn zu sperren. Mauern müssen die des Nachbarn nicht fortsetzen.
rules-walls-picture = Links: Beide Seiten sind offen, eine Brücke verbindet die Karten. Rechts: Die Mauer der Goldmine sperrt den Weg.
rules-walls-region = Alle Karten, zwischen denen man gehen kann, sind ein **Gebiet**. Es braucht keine Mauer ringsum: Es endet auch dort, wo keine Karte liegt.
rules-kingdom = Dein Königreich
rules-kingdom-text = Das Gebiet deiner Burg ist dein Königreich. Solange deine Burg nicht auf dem Tisch liegt, hast du keines. Eine Karte gehört dazu, wenn ein Zwerg von der Burg aus dorthin gehen könnte.
rules-kingdom-picture = Burg, Rubinmine und Drache ohne Mauer dazwischen: { $castle } + { $ruby } − { $harm } = { $sum } Punkte.
rules-kingdom-use = Dein Königreich zählt am [Ende](scoring), für die geheimen Ziele [Baumeister](secret-builder) und [König](secret-king) und bei [Gleichstand](ties).
rules-shared = Ein gemeinsames Königreich
rules-shared-text = Burgen ohne Mauer dazwischen teilen sich ein Königreich. Es gehört jeder ihrer Farben ganz, und jede bekommt alle seine Punkte, auch die der fremden Burg. ([Option](option-shared_kingdom): Die Punkte werden aufgeteilt.)
rules-shared-picture = Zwei teilen sich diese drei Karten: { $sum } Punkte für beide.
rules-stacks = Stapel
rules-stacks-text = Liegen mehrere Karten auf einem Platz, gilt nur die **oberste**: ihre Mauern, ihre Felder, ihre Aufgabe, ihre Punkte. Die darunter zählen nichts, bis sie wieder ans Licht kommen: durch [Graben](dig), oder weil das [Monster](slay) über ihnen besiegt wurde. Was in einem Stapel liegt, wissen alle.

## Aufgaben

rules-tasks = Aufgaben
rules-tasks-text = Sind deine Aktionen zu Ende, wird jede Karte ausgeführt, auf der **mindestens so viele** deiner eigenen Zwerge stehen, wie sie braucht, jede einmal. Das ist Pflicht. Andere Farben auf der Karte stören nicht.
rules-tasks-home = Zuerst kehren die nötigen Zwerge in den Vorrat zurück, was auch immer dabei herauskommt. Überzählige bleiben stehen.
rules-tasks-do = Dann geschieht, was die Karte bewirkt, mit Mauern, Monstern und Vorräten, wie sie in diesem Augenblick sind.
rules-tasks-picture = Drei Zwerge einer Farbe auf einer Mine, die zwei braucht: Ein Smaragd kommt, zwei Zwerge kehren zurück, der dritte bleibt.
rules-tasks-few = Wo zu wenige deiner Zwerge sind, bleiben sie stehen und warten.
rules-order = In deiner Reihenfolge
rules-order-text = Sind mehrere Karten bereit, wählst du eine nach der anderen. Das kann wichtig sein:
rules-order-slay = Besiege zuerst den Drachen, und die Mine nebenan gibt wieder etwas her.
rules-order-trade = Nimm zuerst einen Edelstein und bezahle damit im Laden.
rules-order-dig = Grabe zuerst, und vielleicht steht dann eine andere Mauer zwischen dem Drachen und deiner Mine.
rules-fail = Wenn eine Aufgabe misslingt
rules-fail-what = Karte
rules-fail-when = Die Zwerge kommen mit leeren Händen zurück, wenn
rules-fail-mine = ein Drache im Gebiet ist oder der Vorrat leer
rules-fail-inn = weder der Stapel noch die Ablage eine Ogerkarte hat
rules-fail-shop = du kein offenes Ziel bezahlen kannst oder willst
rules-fail-castle = es keinen Stapel gibt, in dem du graben kannst, oder du nicht willst
rules-fail-monster = das misslingt nie

## Die Hand

rules-hand = Die Hand
rules-hand-text = Königreichskarten, Edelsteine und Ogerkarten sind deine Hand. Hast du am Ende deines Zuges mehr als { $limit }, wirfst du Edelsteine oder Ogerkarten deiner Wahl ab: Edelsteine kommen zurück in den Vorrat, Oger auf die Ablage. **Königreichskarten kann man nicht abwerfen**.
rules-hand-picture = { $kingdom } Königreichskarten, { $stones } Edelsteine und ein Oger sind { $count }: Ein Edelstein oder der Oger muss weg.
rules-hand-first = Wer noch keine Karte gelegt hat, kann also keinen Edelstein behalten.
rules-hand-not = Erreichte Ziele, besiegte Monster und das geheime Ziel gehören nicht zur Hand.
rules-hand-when = Nur hier wird das Handkartenlimit geprüft: Während der Aktionen und Aufgaben darfst du beliebig viele Karten halten, und die anderen während deines Zuges auch.

## Die Königreichskarten

rules-cards = Die Königreichskarten
rules-cards-text = Alle beginnen mit denselben { $kinds } Karten auf der Hand. Sobald eine Karte auf dem Tisch liegt, dürfen alle sie nutzen.
rules-cards-picture = Die neun Karten, wie sie ungedreht liegen.
rules-cards-card = Karte
rules-cards-symbol = Symbol
rules-cards-walls = Mauern (ungedreht)
rules-cards-spaces = Felder
rules-cards-need = Nötige Zwerge
rules-cards-task = Aufgabe
rules-cards-points = Punkte
rules-cards-sides = { $wall_list }
wall-n = Norden
wall-e = Osten
wall-s = Süden
wall-w = Westen
symbol-fire = Feuer
symbol-ice = Eis
symbol-hearth = Herd
rules-task-dig = [{ $effect }](dig)
rules-task-slay = [{ $effect }](slay): { $trophy } Punkte
rules-task-hire = [{ $effect }](ogres)
rules-task-trade = [{ $effect }](trade)
rules-task-mine = { $effect }
rules-reading = Wie man eine Karte liest
rules-reading-picture = Eine Rubinmine mit zwei Zwergen: noch einer, und die Aufgabe ist erledigt.
rules-reading-task = Oben links: das Symbol, wie viele Zwerge einer Farbe die Aufgabe braucht und was sie bringt.
rules-reading-points = Oben rechts auf dem Schild: was die Karte in einem Königreich wert ist. Ein roter Schild zählt dagegen.
rules-reading-spaces = Unten: die Felder für Zwerge. Ein durchgezogener Ring gehört zu denen, die die Aufgabe braucht, ein gestrichelter ist übriger Platz.
rules-reading-walls = An den Seiten: Mauern aus Stein, oder ein Weg, wo die Seite offen ist. Wo zwei Wege sich treffen, liegt eine Brücke.
rules-reading-stack = Eine Zahl neben Blättern: So viele Karten liegen in diesem Stapel. Ein Klick fächert ihn auf.
rules-symbols = Die drei Symbole
rules-symbols-text = Ein Symbol sagt nur eines: welche Karte welche [überdecken](cover) darf.
rules-symbols-fire = **Feuer**: die vier Minen und der Drache.
rules-symbols-ice = **Eis**: die Burg und der Frostriese. Keiner von beiden kann überdeckt werden, und keiner überdeckt etwas, es sei denn, der Tisch wurde [mit dieser Option](option-castle_cover) eröffnet.
rules-symbols-hearth = **Herd**: das Gasthaus und der Laden.
rules-castle = Die Burg
rules-castle-text = Die einzige Karte, die jemandem gehört. Alles, was von ihr aus zu Fuß erreichbar ist, ist dein [Königreich](kingdom), wenn sie deine Farbe hat.
rules-castle-action = Sie bringt dir in jedem Zug eine [Aktion](actions) mehr; ein Zwerg muss dafür nicht auf ihr stehen. Ein [Frostriese](giant) im Königreich nimmt dir diese Aktion.
rules-castle-dig = { $need } Zwerge einer Farbe auf ihr dürfen [graben](dig), wem auch immer sie gehört.
rules-castle-picture = Die Burgen der vier Farben.
rules-dig = Graben
rules-dig-text = Lege die oberste Karte eines Stapels ganz nach unten, **ohne sie zu drehen**. So kommt die nächste Karte ans Licht, mit den Mauern, die sie hatte. Jede Burg ist dazu recht, und der Stapel darf irgendwo auf dem Tisch liegen.
rules-dig-picture = Die Diamantenmine kommt nach unten. Die Smaragdmine kommt ans Licht und mit ihr der Weg zur Burg.
rules-dig-two = Der Stapel hat mindestens zwei Karten.
rules-dig-dwarfs = Kein Zwerg steht darauf, gleich welcher Farbe.
rules-dig-top = Obenauf liegt kein Monster.
rules-dig-monster = Im Gebiet des Stapels liegt kein Monster, und auch keines im Gebiet der Burg, von der aus du gräbst. (Mit [Optionen](option-dig_block) zählt nur eines von beiden.)
rules-dig-may = Du darfst auch verzichten; die Zwerge sind in jedem Fall heimgegangen.
rules-mine = Die Minen
rules-mine-text = Genug Zwerge einer Farbe bringen Edelsteine aus dem Vorrat auf die Hand.
rules-mine-brings = Ertrag
rules-mine-fail = Ist ein [Drache](dragon) im selben Gebiet oder der Vorrat leer, kommen die Zwerge mit leeren Händen zurück. Ist weniger da, als die Mine gäbe, bekommst du den Rest.
rules-monsters = Monster
rules-monsters-text = Ein Monster wirkt in seinem ganzen **Gebiet**: auf allen Karten, zu denen man von ihm aus gehen kann, in wessen Königreich auch immer und auch dort, wo gar keine Burg steht. Jedes zählt gegen das Königreich, in dem es liegt. Auf ein Monster darf nichts gelegt werden.
rules-monsters-dig = Drachen und Riesen verhindern in ihrem Gebiet jedes [Graben](dig).
rules-monsters-wall = Eine Mauer sperrt ein Monster aus. Eine Karte so zu legen, dass ihre Mauer im Weg steht, geht oft schneller als der Kampf.
rules-dragon = Der Drache
rules-dragon-text = Solange ein Drache im Gebiet ist, gibt dort keine Mine etwas her; wer dort arbeitet, kommt mit leeren Händen zurück. Da er das Symbol Feuer trägt, darf ein Drache auf eine Mine gelegt werden.
rules-dragon-picture = Über die Brücke erreicht der Drache die Rubinmine, nicht aber die Goldmine hinter der Mauer.
rules-giant = Der Frostriese
rules-giant-text = Solange ein Frostriese in einem Königreich ist, fehlt dort die [vierte Aktion](actions). Minen, Gasthäuser und Läden arbeiten weiter.
rules-giant-picture = Über die Brücke erreicht der Frost die Burg: Nur drei Aktionen bleiben.
rules-slay = Ein Monster besiegen
rules-slay-text = { $need } Zwerge einer Farbe auf einem Monster besiegen es. Es kommt vom Tisch und gehört dir: { $trophy } Punkte am Ende. Ein Ziel ist es **nicht**.
rules-slay-picture = Vier Zwerge einer Farbe und ein einziger fremder: Vorerst ist der Drache sicher.
rules-slay-full = Ein Monster hat genau so viele Felder. Ein einziger fremder Zwerg rettet es also, bis sich ein [Oger](ogres) um diesen Zwerg kümmert.
rules-slay-below = Was das Monster überdeckt hat, liegt wieder obenauf, gedreht wie zuvor. Hat es nichts überdeckt, wird sein Platz leer.
rules-inn = Das Gasthaus
rules-inn-text = { $need } Zwerge einer Farbe werben einen Oger an: Du ziehst die oberste Karte des [Ogerstapels](ogres). Ist er leer, werden zuerst die abgelegten Karten gemischt. Gibt es auch davon keine, kommen die Zwerge mit leeren Händen zurück.
rules-shop = Der Laden
rules-shop-text = { $need } Zwerge einer Farbe in einem Laden dürfen einmal [handeln](trade).
rules-trade = Handeln
rules-trade-text = Bezahle genau die Edelsteine **eines** offenen [Handelsziels](trade-goals). Sie kommen zurück in den Vorrat, das Ziel gehört dir, und vom Stapel wird ein neues aufgedeckt. Ist der Stapel leer, kommt keines mehr nach.
rules-trade-picture = Drei Zwerge, zwei Smaragde und ein Rubin: Der Honig gehört dir.
rules-trade-may = Du darfst auch verzichten. Wer kein offenes Ziel bezahlen kann, wird nicht gefragt; die Zwerge kehren trotzdem zurück.

## Ogerkarten

rules-ogres = Ogerkarten
rules-ogres-text = Sie kommen aus dem [Gasthaus](inn). Während deiner eigenen Aktionen darfst du beliebig viele spielen, davor, dazwischen und danach, und keine ist eine Aktion. Eine Karte ohne Ziel kann nicht gespielt werden. Sie wird abgelegt, bevor sie wirkt.
rules-ogres-worth = Ogerkarten zählen zum [Handkartenlimit](hand) und bringen keine Punkte.
rules-ogres-card = Karte
rules-ogres-copies = Anzahl
rules-ogres-effect = Wirkung
rules-ogre-panic-own = Es darf ein Zwerg von irgendwem sein, auch ein eigener. Jede Karte, die er betritt, braucht ein freies Feld, auch die erste von zweien. Zurück an seinen Ausgangspunkt kann er nicht.
rules-ogre-thief-random = Jede der Karten ist gleich wahrscheinlich: Wer viermal Gold und einen Rubin hält, verliert den Rubin einmal von fünf Malen.
rules-ogre-brute-walls = Mauern, Entfernung und freie Felder sind egal. Beide Zwerge müssen auf dem Tisch stehen, auf verschiedenen Karten.
rules-ogre-upkeep-own = Deine eigenen kehren auch zurück. Auf der Karte muss mindestens ein Zwerg stehen.
rules-ogre-crown-now = Du darfst sie noch im selben Zug spielen. Welche Karten es waren, weiß außer dir nur, wem sie fehlen.

## Ziele

rules-goals = Ziele
rules-goals-text = Es gibt zwei Arten: [Handelsziele](trade-goals), so viele du bezahlen kannst, und ein [geheimes Ziel](secret-goals). Jedes bringt am Ende seine Punkte, und alle zusammen läuten die [letzte Runde](end) ein. Besiegte Monster sind keine Ziele.
rules-gems = Edelsteine
rules-gems-text = Edelsteine kommen aus den [Minen](mine) und bezahlen Handelsziele. Was du am Ende noch auf der Hand hast, bringt Punkte, aber weniger als beim Handeln.
rules-gems-picture = Gold, Smaragd, Diamant und Rubin.
rules-gems-gem = Edelstein
rules-gems-copies = Karten
rules-gems-points = Punkte je Karte
rules-gems-empty = Der Vorrat kann zur Neige gehen. Was bezahlt oder abgeworfen wird, kommt in ihn zurück und kann wieder genommen werden.
rules-trade-goals = Handelsziele
rules-trade-goals-text = { $open } von { $trades } liegen offen. Wer einen [Laden](shop) ausführt, darf eines davon bezahlen.
rules-trade-goals-picture = Drei Handelsziele und was sie kosten.
rules-trade-goals-goal = Ziel
rules-trade-goals-points = Punkte

## Geheime Ziele

rules-secret-goals = Geheime Ziele
rules-secret-goals-text = Alle haben eines, das sonst niemand kennt. Es darf jederzeit aufgedeckt werden, solange seine Bedingung erfüllt ist. Einmal aufgedeckt gehört es dir für immer, was danach auch geschieht. Was nicht aufgedeckt wird, bringt nichts.
rules-secret-goals-own = Im eigenen Zug kannst du es bei jeder Entscheidung aufdecken, dazu noch einmal zwischen Aufgaben und Handkartenlimit und nach dem Abwerfen, damit keine Karte vorher verloren geht, die du dafür brauchst.
rules-secret-goals-others = In den Zügen der anderen kannst du es aufdecken, wann immer jemand etwas entscheidet. Niemand wird gefragt, darum erfährt auch niemand, wer es könnte.
rules-secret-goals-free = Du darfst es auch zurückhalten. Am Spielende wird jedes Ziel, dessen Bedingung erfüllt ist, von selbst aufgedeckt.
rules-secret-goals-option = Der Tisch kann auch [anders eröffnet werden](option-reveal).
rules-secret-more-builder = Nur oberste Karten zählen. Ein gemeinsames Königreich zählt ganz. Ohne deine Burg hast du keines.
rules-secret-more-hunter = Drachen und Riesen zählen gleich.
rules-secret-more-king = Monster im Königreich werden abgezogen. Ein gemeinsames Königreich zählt ganz.
rules-secret-more-miner = Alle müssen gleichzeitig auf deiner Hand sein, bevor du mit ihnen bezahlst.
rules-secret-more-disguised_ogre = Eine [Krone](ogre-crown) hilft.
rules-secret-more-explorer = Sie müssen nur dort stehen, besiegt werden muss nichts.
rules-secret-more-sorcerer = Bei dem [Handkartenlimit](hand) heißt das: zuerst Königreichskarten legen.

## Das Ende

rules-end = Das Ende des Spiels
rules-end-text = Wer **am Ende des eigenen Zuges** { $goals } Ziele hat, macht diese Runde zur letzten: Alle, die in ihr noch nicht am Zug waren, haben noch einen ganzen Zug, dann ist das Spiel zu Ende. War es der letzte Zug der Runde, endet es sofort.
rules-end-others = Ein drittes Ziel, das in einem fremden Zug aufgedeckt wird, zählt am Ende des nächsten eigenen. Was andere in der letzten Runde erreichen, ändert nichts mehr.
rules-end-rounds = Kommt niemand so weit, endet die Partie nach { $rounds } Runden. Im Regelheft steht das nicht; die [Option](option-max_rounds) kann es verkürzen.
rules-scoring = Was zählt
rules-scoring-what = Was
rules-scoring-how = Wie
rules-scoring-trade = die Punkte jedes einzelnen
rules-scoring-secret = seine Punkte, wenn es aufgedeckt ist
rules-scoring-monsters = je { $trophy } Punkte
rules-scoring-gems = Gold { $gold }, Smaragd { $emerald }, Diamant { $diamond }, Rubin { $ruby }
rules-scoring-kingdom = die Punkte aller obersten Karten, auch fremder Burgen; Monster zählen dagegen. Ohne deine Burg nichts.
rules-scoring-hand = Königreichskarten und Oger auf der Hand
rules-scoring-nothing = nichts
rules-scoring-example = Ein Beispiel, Zeile für Zeile.
rules-scoring-gems-line = Edelsteine
rules-ties = Gleichstand
rules-ties-text = Dann gewinnt das größere Königreich, nach Karten gezählt (ohne Burg hat es keine). Ist auch das gleich, gewinnt, wer mehr eigene Zwerge auf dem Tisch hat. Danach wird der Sieg geteilt.

## Optionen

rules-options = Optionen
rules-options-text = Was sich beim Eröffnen eines Tisches wählen lässt. Die erste Wahl ist die übliche.
rules-option-castle_cover = Nach dem Regelheft darf auf eine Burg nichts gelegt werden; der Autor hat einmal anders geantwortet. Mit dieser Option darf eine Burg oder ein Frostriese eine Burg überdecken, auf der kein Zwerg steht. Eine überdeckte Burg ist aus dem Spiel: kein Königreich, keine Punkte, keine vierte Aktion, bis die Burg über ihr weggegraben oder der Riese besiegt ist.
rules-option-extra_action = Zählt sie sofort, kommt und geht die vierte Aktion mit Burg und Riese mitten im Zug. Sonst behält der Zug so viele Aktionen, wie er zu Beginn hatte.
rules-option-dig_block = Ob ein Monster dort stört, wo gegraben wird, bei der Burg, von der aus gegraben wird, oder an beiden Orten.
rules-option-reveal = Jederzeit; nur im eigenen Zug und ganz am Ende; oder von selbst: dann gilt der erste Augenblick, in dem die Bedingung erfüllt ist, und niemand kann ein Ziel zurückhalten.
rules-option-gems_public = Edelsteine werden offen genommen und bezahlt, also dürfen alle sie kennen. Mit „nein“ sehen die anderen nur, wie viele du hast; was ein Dieb genommen hat, erfahren nur die beiden. Am Ende werden alle gezeigt.
rules-option-shared_kingdom = Aufgeteilt heißt: Die Punkte eines gemeinsamen Königreichs werden durch die Zahl seiner Burgen geteilt und abgerundet. Baumeister, König und Gleichstand richten sich weiter nach dem Ganzen.
rules-option-recall = Eine Hausregel für Zwerge, die feststecken: Eine Aktion schickt einen deiner Zwerge von irgendeiner Karte in den Vorrat zurück.
rules-option-max_rounds = Nach so vielen Runden endet die Partie, auch wenn niemand genug Ziele hat.
rules-option-goals_to_end = Wie viele Ziele die letzte Runde einläuten.
rules-option-start = Nach dem Regelheft beginnt die jüngste Person. Der erste Platz oder das Los.

## Sonderfälle

rules-rulings = Sonderfälle
rules-rulings-text = Was selten vorkommt und was das Regelheft offenlässt. Wo es schweigt, ist die Antwort unsere; wo es sich auf zwei Arten lesen lässt, ist die andere oft eine [Option](options).
rules-rulings-cards = Karten auf dem Tisch
rules-rulings-cards-castle = Burgen werden nie überdeckt. So steht es im Regelheft; eine ältere Antwort des Autors erlaubte es, das ist jetzt eine [Option](option-castle_cover).
rules-rulings-cards-monster = Monster werden nie überdeckt, in keinem Fall.
rules-rulings-cards-symbol = Gleiches auf Gleiches heißt: dasselbe Symbol, nicht dieselbe Art. Das Regelheft rät ja selbst zu einem Drachen auf einer Mine. Es spricht von drei solchen Symbolen, obwohl ohne Burgen und Monster nur zwei etwas zu überdecken haben.
rules-rulings-cards-empty = Ein besiegtes Monster, das nichts überdeckt hat, hinterlässt einen leeren Platz. Der Tisch darf in Inseln zerfallen; dort und neben jeder Karte jeder Insel darf wieder gelegt werden.
rules-rulings-cards-first = Legt, wer beginnt, keine Karte, dann legt die nächste Person die erste. Dasselbe gilt für einen Tisch, dessen einzige Karte ein besiegtes Monster war.
rules-rulings-cards-use = Eine Karte können alle nutzen, sobald sie liegt.
rules-rulings-kingdoms = Königreiche und Monster
rules-rulings-kingdoms-covered = Überdeckte Karten zählen nichts, weder Punkte noch Karten, denn dorthin könnte niemand gehen.
rules-rulings-kingdoms-region = Ein Drache legt Minen still, und jedes Monster verhindert das Graben, auch in einem Gebiet ohne Burg.
rules-rulings-kingdoms-several = Von mehreren Monstern wirkt jedes. Minen und die vierte Aktion kommen erst zurück, wenn der letzte Drache oder der letzte Riese weg oder ausgesperrt ist.
rules-rulings-kingdoms-giant = Ein Riese in einem gemeinsamen Königreich nimmt allen, denen es gehört, die vierte Aktion.
rules-rulings-kingdoms-end = Am Ende zählt ein Königreich mit einem Riesen wie jedes andere, abzüglich der Punkte des Riesen.
rules-rulings-kingdoms-shared = Wer sich ein Königreich mit anderen teilt, bekommt alle seine Punkte: Das Regelheft gibt allen gleich viele und zählt fremde Burgen mit. Sie aufzuteilen ist eine [Option](option-shared_kingdom).
rules-rulings-actions = Aktionen
rules-rulings-actions-castle = Eine Burg bringt ihre vierte Aktion noch im selben Zug. Die andere Lesart ist eine [Option](option-extra_action).
rules-rulings-actions-stuck = Zwerge hinter Mauern warten auf Gesellschaft, auf ein Graben oder auf einen Oger. Sie heimzuholen ist eine [Option](option-recall).
rules-rulings-tasks = Aufgaben
rules-rulings-tasks-order = Eine Reihenfolge der Aufgaben nennt das Regelheft nicht: Wer am Zug ist, wählt sie, Schritt für Schritt.
rules-rulings-tasks-home = Die Zwerge kehren zurück, auch wenn bei ihrer Aufgabe nichts herauskommt: kein Edelstein mehr da, ein Drache in der Nähe, kein Ziel bezahlbar. Wo es zu wenige sind, bleiben sie.
rules-rulings-tasks-must = Edelsteine und Ogerkarten werden immer genommen; was zu viel ist, kann später weg. Auf einen Handel oder ein Graben darf man verzichten.
rules-rulings-tasks-fresh = Ein eben genommener Edelstein kann in einem Laden bezahlt werden, der im selben Zug später an die Reihe kommt.
rules-rulings-tasks-shops = Wer zwei Läden nutzt, handelt zweimal. Das Ziel, das nach dem ersten Handel aufgedeckt wird, kann beim zweiten gekauft werden.
rules-rulings-tasks-dig = Ein Monster verhindert das Graben an beiden Enden: beim Stapel und bei der Burg. Für jedes der beiden gibt es eine [Option](option-dig_block).
rules-rulings-tasks-gold = Ist nur noch eine Goldkarte da, gibt eine Goldmine eben diese eine.
rules-rulings-ogres = Oger
rules-rulings-ogres-panic = Panik führt durch keine volle Karte: Jede betretene Karte braucht ein freies Feld.
rules-rulings-ogres-own = Panik darf auch einen eigenen Zwerg treiben, und Unterhalt schickt auch eigene Zwerge zurück.
rules-rulings-ogres-cut = Zwei Sätze des Regelhefts brechen ab. Der Dieb nimmt zufällig eine Edelsteinkarte, die Krone alle Ogerkarten; beides kommt auf die eigene Hand, und was die Krone bringt, lässt sich sofort spielen.
rules-rulings-ogres-brute = Der Grobian holt keinen Zwerg aus dem Vorrat: Beide müssen auf Karten stehen, und zwar auf verschiedenen.
rules-rulings-goals = Ziele, Hand und Ende
rules-rulings-goals-limit = Mitten im Zug sind mehr als { $limit } Karten erlaubt.
rules-rulings-goals-before = Bevor die erste Karte abgeworfen wird, und vor jeder weiteren, kann das geheime Ziel aufgedeckt werden: Was wegkommt, könnte zu seiner Bedingung gehört haben.
rules-rulings-goals-turn = Zwischen zwei Entscheidungen unterbricht niemand einen Zug. Eine Bedingung, die dazwischen kommt und geht, ist verloren.
rules-rulings-goals-hold = Ein geheimes Ziel darf man zurückhalten, solange man will, etwa um die letzte Runde noch nicht einzuläuten.
rules-rulings-goals-third = Ein drittes Ziel, das in einem fremden Zug erreicht wird, wird am Ende des nächsten eigenen bemerkt.
rules-rulings-goals-tie = Hilft bei Gleichstand auch das Zweite nicht, wird der Sieg geteilt.

## Offen und geheim

rules-hidden = Offen und geheim
rules-hidden-text = Fast alles ist offen geschehen und darf nachgesehen werden: Stapel, Königreichskarten auf der Hand, Edelsteine, Ziele, Zwerge. Geheim sind nur:
rules-hidden-ogres = die Ogerkarten auf der Hand. Wie viele es sind, sehen alle; wer von einer Krone bestohlen wurde, weiß noch, was weg ist.
rules-hidden-piles = die Reihenfolge des Ogerstapels und der Handelsziele, die noch nicht offen liegen.
rules-hidden-secrets = geheime Ziele, die nicht aufgedeckt wurden, auch die in der Schachtel.
rules-hidden-gems = mit einer [Option](option-gems_public) auch die Sorten der Edelsteine auf der Hand.
rules-waiting = Warum jemand zu warten scheint
rules-waiting-text = Teile eines Zuges enden von selbst, wenn nichts mehr zu entscheiden ist. Damit das niemanden verrät, hängt es nur davon ab, was alle sehen: Wer eine Ogerkarte hat, wird gefragt, auch wenn sie nicht spielbar ist, und wer ein geheimes Ziel erreicht haben könnte, wird gefragt, auch wenn es ein anderes ist.
rules-leaving = Wenn jemand geht
rules-leaving-text = Das Regelheft sagt dazu nichts. Hier spielt ein Bot weiter, und man kann jederzeit zurückkommen.

## Über dieses Spiel

rules-about-figures = Die Regeln stammen aus dem Regelheft. Viele Zahlen stehen aber nur auf den Karten, und die hat niemand veröffentlicht: an welchen Seiten Mauern stehen, die meisten Zahlen von Feldern, was Königreichskarten, Handelsziele und geheime Ziele wert sind, was Handelsziele kosten, und wie viele Edelsteine und Oger es von jeder Sorte gibt. Dort spielt Dvergar mit eigenen Zahlen. Sie sind so gewählt, dass alle Summen stimmen, das Regelheft und öffentliche Quellen nennen, und in vielen Partien erprobt. Welche Karte welches Symbol trägt, wissen wir aus Besprechungen. Die Liste unten sagt es von jedem einzelnen Wert: Wer die Karten besitzt, kann ihn berichtigen.
rules-source-giant = Besprechungen: Ein Riese schadet Burgen
rules-source-dragon = Besprechungen: Ein Drache schadet Minen
rules-source-inn = Besprechungen: Ein Gasthaus darf einen Laden überdecken
rules-source-designer = Antworten des Autors auf Fragen
rules-source-publisher = Beschreibung des Verlags
rules-source-expansion = Die Regeln einer veröffentlichten Erweiterung nennen Ziele mit 16 Punkten
rules-record-cards = Königreichskarte: { $kind }
rules-record-gems = Edelsteinkarten: { $gem }
rules-record-trades = Handelsziel: { $trade }
rules-record-secrets = Geheimes Ziel: { $secret }
rules-record-ogres = Ogerkarten: { $ogre }
rules-record-dwarfs = Zwerge jeder Farbe
rules-record-actions = Aktionen
rules-record-castle_actions = Aktionen für die Burg
rules-record-hand_limit = Handkartenlimit
rules-record-open_trades = Offene Handelsziele
rules-record-monster_points = Punkte eines besiegten Monsters
rules-record-explorer_monsters = Monster für das Ziel Forscher
