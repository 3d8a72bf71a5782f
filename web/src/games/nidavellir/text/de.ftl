# Words of Nidavellir's table on the page.

## Reference

hall-title = Helden
hall-left = { $count } frei
hall-may = { $count ->
    [one] einer kann kommen
   *[other] { $count } können kommen
}
hall-name = { $hero }, { $epithet }
hall-legal = { $hero }, kann rekrutiert werden
hall-free = { $hero }, frei
hall-taken = { $hero }, bei { $seat }
hall-locked = { $hero }, nicht verfügbar
live-title = Punktestand
part-warrior = Krieger
part-hunter = Jäger
part-miner = Minenarbeiter
part-blacksmith = Schmiede
part-explorer = Entdecker
part-heroes = Helden
part-coins = Münzen
part-gem = Juwel
treasury-title = Schatzkammer
treasury-left = { $count ->
    [one] noch eine Münze
   *[other] noch { $count } Münzen
}
treasury-coin = Münze { $coin }: { $count ->
    [0] keine mehr da
    [one] noch eine da
   *[other] noch { $count } da
}
treasury-german = Die alte Münze kommt zuerst in die Schatzkammer zurück: Gibt es keine höhere, bekommst du denselben Wert wieder.
treasury-french = Den Wert, den du gerade abgegeben hast, bekommst du nicht zurück.
lead-title = Auszeichnungen
lead-aside = wer jetzt führt
plaque-kings_hand = Hand des Königs
plaque-hunting_master = Jagd­trophäe
plaque-crown_jeweler = Goldene Hacke
plaque-great_armorer = Hammer
plaque-pioneer = Fernrohr
lead-held = { $seat } hat sie.
lead-nobody = Niemand hat sie bekommen.
lead-none = Noch hat niemand { $group }.
lead-one = { $seat } führt mit { $ranks ->
    [one] einem Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}.
lead-tie = { $seat_list } liegen mit je { $ranks ->
    [one] einem Rangabzeichen
   *[other] { $ranks } Rangabzeichen
} gleichauf: So bekäme sie niemand.
ties-title = Juwelen
ties-aside = das höhere geht vor
ties-gem = { $seat }: Juwel { $gem }
bids-title = Gebote
bids-aside = der vorigen Runde
bids-none = Noch sind keine Gebote aufgedeckt.
deck-title = Stapel
deck-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
deck-nothing = Noch wurde nichts abgelegt.
foe-look = Streitmacht von { $seat } ansehen.
foe-army = Streitmacht von { $seat }
foe-column = { $group }: { $ranks ->
    [one] ein Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}, { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
foe-gem = Juwel { $gem }.
foe-covered = Goldenes Juwel { $gem }; darunter liegt verdeckt Juwel { $gem2 }.
foe-coins = Münzen: { $coin_list }.
foe-heroes = Helden: { $hero_list }.
foe-highest = max.

## Screens

screen-points = { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
}
screen-points-now = { $gain } im Moment
gain-of = davon { $parts }
gain-coin = Münze { $gain }
gain-exchange = Tausch danach { $gain }
gain-majority = meiste Krieger { $gain }
screen-hero = ein Held kommt
recruit-title = Ein Held folgt deinem Ruf
recruit-about = Du hast ein neues Set, also schließt sich dir ein Held an. Sieh dich um, wähle einen und bestätige.
transform-title = { $origin }: eine Münze um { $amount } aufwerten
transform-about = Gib eine Münze ab und nimm eine, die { $amount } mehr wert ist, an denselben Platz. Tauschmünzen bleiben, wie sie sind.
transform-missing = in der Schatzkammer fehlt die { $wanted }
exchange-title = Tauschen: zwei Münzen zusammenzählen
exchange-about = Die Schatzkammer gibt dir eine Münze im Wert der Summe. Die niedrigere behältst du, die höhere gibst du ab.
exchange-note = Summe { $sum }; die { $coin } gibst du ab
column-title = Wohin mit { $hero }?
column-about-thrud = Sie zählt obenauf in einer beliebigen Spalte als Rangabzeichen. Kommt dort eine Karte hinzu, legst du sie neu. Vor der Schlusswertung verlässt sie die Spalte, nur ihre Punkte bleiben.
column-about-ylud = Sie kommt als Rangabzeichen in eine Spalte, noch vor den Auszeichnungen, und darf am Spielende ein letztes Mal umziehen.
column-about-ylud-last = Die Partie endet: Sie zählt dort, wohin du sie jetzt legst. Liegt sie schon in einer Spalte, darf sie bleiben.
column-ranks = { $count ->
    [one] 1 Rangabzeichen
   *[other] { $count } Rangabzeichen
}
column-line = schließt Set { $line }
discards-title = { $hero } verlangt einen Preis
discards-about = { $amount ->
    [one] Aus einer anderen Spalte verlässt der oberste Zwerg deine Streitmacht.
   *[other] Aus { $amount } anderen Spalten verlässt je der oberste Zwerg deine Streitmacht.
}
keep-about = Mehrheit der Entdecker: Diese { $count } Karten sind aus Zeitalter 2. Eine kommt sofort zu dir, die anderen werden zurückgemischt.
keep-other = Mehrheit der Entdecker: { $seat } sieht sich { $count } Karten aus Zeitalter 2 an und behält eine.
uline-title = Uline sieht die Gebote: { $tavern }
uline-about = Die anderen haben ihre Münzen gezeigt. Wähle deine: Darunter steht, wann du eine Karte nimmst.
uline-order = Die Reihenfolge
uline-bid = { $seat }: Münze { $coin }
uline-place = du wählst an { $place }. Stelle
uline-tie = gleichauf mit { $seat_list }: das höhere Juwel geht vor
awards-title = Das erste Zeitalter ist vorbei
awards-about = Wer allein die meisten Rangabzeichen einer Klasse hat, bekommt ihre Auszeichnung.
awards-leave = Weiter zu Zeitalter 2
awards-nobody = niemand hat allein die meisten { $group }
awards-kings_hand = eine Münze um 5 aufwerten
awards-hunting_master = die Mithril-3 statt der 0
awards-crown_jeweler = das goldene Juwel 6
awards-great_armorer = ein Schmied mit 2 Rangabzeichen
awards-pioneer = eine von 3 Karten aus Zeitalter 2

## Table

dwarf-warrior = Krieger
dwarf-hunter = Jäger
dwarf-miner = Minenarbeiter
dwarf-blacksmith = Schmied
dwarf-explorer = Entdecker
dwarf-offering = Subvention
coin-shown = Münze { $coin }
coin-hidden = eine verdeckte Münze
gem-shown = Juwel { $gem }
chapter = Zeitalter { $age } · Runde { $round }

progress-age = Zeitalter { $age }
progress-round = Runde { $round } von { $rounds }
progress-bids = Gebote
progress-deck = { $count } im Stapel

ask-bid-you = Drei Tavernen — lege deine Münzen
ask-bid-hint = Eine Münze für jede Taverne; die letzten zwei kommen in den Goldsack.
ask-uline-bid-you = Uline — wähle deine Münze
ask-uline-bid-hint = Du kennst die Gebote der anderen. Welche Münze zeigst du?
ask-take-you = { $tavern } — nimm eine Karte
ask-take-hint = Wähle eine der leuchtenden Karten.
ask-choose-exchange-you = Münzen tauschen — wähle zwei Münzen
ask-choose-exchange-hint = Sie werden zusammengezählt, die höhere wird abgeworfen.
ask-transform-you = { $origin } — werte eine Münze um { $amount } auf
ask-transform-hint = Wähle eine deiner leuchtenden Münzen.
ask-recruit-you = Ein Set ist vollständig — rekrutiere einen Helden
ask-recruit-line = Set { $line } ist vollständig — rekrutiere einen Helden
ask-recruit-hint = Wähle unter den { $count } Helden, die deinem Ruf folgen.
ask-discard-you = { $hero } — wirf { $amount ->
    [one] einen Zwerg
   *[other] { $amount } Zwerge
} ab
ask-discard-hint = { $amount ->
    [one] Wähle eine Spalte; ihr oberster Zwerg geht.
   *[other] Wähle { $amount } Spalten; je der oberste Zwerg geht.
}
ask-thrud-you = Thrud — lege sie auf eine Spalte
ask-thrud-hint = Sie zählt als Rangabzeichen, wo immer sie liegt.
ask-ylud-you = Ylud — lege sie in eine Spalte
ask-ylud-hint = Von nun an zählt sie dort als Rangabzeichen.
ask-keep-you = { distinction-pioneer } — behalte eine Karte
ask-keep-hint = Wähle eine der drei; die anderen kommen zurück in den Stapel.

foretell-points = { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
}, zusammen { $total }.
foretell-points-exchange = { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
} (Tausch: { $coins } in Münzen), zusammen { $total }.
foretell-line = Set { $line } ist vollständig.
foretell-line-hero = Set { $line } ist vollständig: Ein Held folgt deinem Ruf.
foretell-hero = Ein Held folgt deinem Ruf.
foretell-discard = Verlässt deine Streitmacht: { $cards }.
foretell-offering = Eine deiner Münzen wird aufgewertet.
foretell-transform = Aus { $coin } wird { $coin2 }.
foretell-exchange = { $coin } und { $coin2 } bringen { $coin3 }; die { $coin2 } wird abgeworfen.
foretell-bid-exchange = Tausch: { $coin } + { $coin2 } = { $sum }, du bekommst { $coin3 }.
foretell-no-exchange = Keine Tauschmünze geboten: Es wird nichts getauscht.

market-bidding = { $tavern }, offen für Gebote
market-active = { $tavern }, ist gerade dran
market-waiting = { $tavern }
market-closed = Hier liegen keine Karten.
market-done = In dieser Runde geschlossen
card-can-take = kannst du nehmen
card-taken = { $card }, genommen von { $seat }
card-brings = Für dich jetzt: { $brings }
row-order = Reihenfolge
row-open = Bisher gezeigte Münzen
row-bid = { $seat }: { $coin }
row-done = { $seat }: { $coin }, war schon am Zug
row-now = { $seat }: { $coin }, ist am Zug
row-later = { $seat }: { $coin }, Nummer { $place } in der Reihe
row-choosing = { $seat } wählt noch eine Münze
tie-short = gleiche Münzen: höheres Juwel zuerst, dann wird getauscht
tie-short-special = gleiche Münzen: höheres Juwel zuerst
tie-gems = Gleichstand bei { $value }: { $seat_list }. Die Juwelen entscheiden ({ $gems }): Das höchste geht vor.
tie-swap = { $count ->
    [one] Schließt die Taverne, werden das höchste und das niedrigste dieser Juwelen getauscht.
   *[other] Schließt die Taverne, werden diese Juwelen getauscht: das höchste gegen das niedrigste, das zweithöchste gegen das zweitniedrigste.
}
tie-special = Das goldene Juwel wird nie getauscht.

bid-hand = Deine fünf Münzen
bid-pick = Münze { $coin } aufnehmen
bid-held = Münze { $coin } ist aufgenommen. Wähle eine Taverne dafür.
bid-no-coin = noch keine Münze
bid-place-empty = { $tavern }: noch keine Münze. Nimm zuerst eine Münze auf.
bid-place-here = { $tavern }: Münze { $coin } hierher legen
bid-here = hier
bid-placed = gelegt
bid-sealed = geboten
bid-face-down = verdeckt
bid-take-back = { $tavern }: Münze { $coin }. Zurücknehmen.
bid-hint = Zieh eine Münze auf eine Taverne oder tippe sie an und dann den Platz.
bid-hint-sealed = Geboten. Ändern geht noch, bis alle geboten haben.
bid-hint-changed = Dein abgegebenes Gebot gilt, bis du das neue abgibst.
bid-keep = Altes behalten
bid-exchange = { $coin } + { $coin2 } = { $sum }: du bekommst { $coin3 }
bid-no-exchange = Ohne Tauschmünze kein Tausch
bid-rest = Hierher kommen die letzten zwei.
bid-uline = Uline: Du wählst, wenn die anderen ihre Münzen gezeigt haben.
bid-ready = Geboten: { $ready } von { $bidders }

mine-turn = du bist dran
mine-bid = lege deine Münzen
mine-sealed = Gebot abgegeben
mine-lines = { $count ->
    [one] Set
   *[other] Sets
}
mine-heroes = { $count ->
    [one] Held
   *[other] Helden
}
mine-coins = in Münzen
coin-none = leer
coin-open = offen
coin-covered = verdeckt
coin-where = { $coin }, { $place }
coin-becomes = { $coin }, wird zu { $coin2 }
coin-trading = Eine Tauschmünze: Wer sie bietet, tauscht die zwei Münzen im Goldsack. Sie lässt sich nie aufwerten.
coin-plan = Tausch steht bevor: Die Summe ist { $sum }, du bekommst { $coin } und wirfst { $coin2 } ab.
heroes-own = Helden
heroes-none = Noch keine Helden. Jedes volle Set ruft einen herbei.
honours-own = Gewonnene Auszeichnungen
army-folded = { $group }, { $ranks ->
    [one] ein weiteres Rangabzeichen
   *[other] { $ranks } weitere Rangabzeichen
}: { $card_list }
army-folded-title = { $group }: eingeklappte Karten

army-lines = Sets
army-line = Set { $line }
army-line-called = Set { $line }: { $hero } ist dem Ruf gefolgt
army-line-closing = Set { $line } wäre vollständig.
army-line-missing = Set { $line }: Es fehlen noch: { $group_list }
column-label = { $group }: { $ranks ->
    [one] { $ranks } Rangabzeichen
   *[other] { $ranks } Rangabzeichen
}, { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}
rule-warrior = Summe
rule-warrior-most = Mehrheit: { $bonus }
rule-warrior-next = Mehrheit: + Münze
rule-hunter = Anzahl²
rule-miner = Summe × Anzahl
rule-miner-next = nächster: { $sum } × { $ranks }
rule-blacksmith = +3 +4 +5 …
rule-next = nächster { $gain }
rule-explorer = Summe
rule-explorer-next = nach Mutwert

## In der ersten Partie

coach-ask-bid = Lege auf jede Taverne eine Münze: Die höchste wählt dort zuerst. Bietest du die 0, bringen dir die beiden Münzen im Goldsack eine bessere ein.
coach-ask-uline-bid = Du kennst die Gebote der anderen. Eine Münze, die um 1 höher ist, genügt, um vor ihnen zu wählen.
coach-ask-take = Je ein Zwerg der fünf Klassen ergibt ein Set, und jedes Set bringt dir einen Helden. Viele einer Klasse bringen Punkte.
coach-ask-choose-exchange = Du bekommst eine Münze im Wert von beiden und gibst die höhere ab: Du gewinnst, was die niedrigere wert ist.
coach-ask-transform = Eine höhere Münze hilft in jeder Runde, die noch kommt, und am Ende zählt jede Münze ihren Wert in Punkten.
coach-ask-recruit = Ein Held bleibt bis zum Ende bei dir. Wähle einen, der mit deinen Zwergen Punkte bringt.
coach-ask-discard = Gib ab, was die wenigsten Punkte bringt. Die Helden, die deine Sets gebracht haben, behältst du.
coach-ask-thrud = Thrud zählt als 1 Rangabzeichen. Lege sie dorthin, wo es ein Set vollständig macht oder die meisten Punkte bringt.
coach-ask-ylud = Ylud zählt von nun an als 1 Rangabzeichen. Lege sie dorthin, wo es ein Set vollständig macht oder die meisten Punkte bringt.
coach-ask-keep = Du siehst 3 Karten des neuen Zeitalters. Behalte die, die ein Set vollständig macht oder die meisten Punkte bringt.
