# Die Durchsicht einer beendeten Partie.

review = Was der Bot davon hält
review-about = Ein Bot kann diese Partie analysieren: wie die Chancen standen, welche Entscheidungen am meisten gekostet haben und was besser gewesen wäre.
review-begin = Partie analysieren
review-stopped = Der Bot wurde unterbrochen.
review-go-on = Weiter
review-waiting = Der Bot analysiert noch andere Partien.
review-running = Der Bot analysiert die Partie. Du kannst inzwischen weggehen: Was er findet, bleibt erhalten.
review-progress = { $done } von { $of } Entscheidungen
curve = Die Siegchancen
curve-read = Zug der Partie; die Siegchancen
curve-at = Nach Zug { $move }: { $chances }
review-lost = Wo am meisten verloren ging
review-sum = { $better ->
    [0] Bei { $count } Entscheidungen fand sich nichts, was sicher besser gewesen wäre.
    [one] Bei einer von { $count } Entscheidungen wäre etwas anderes sicher besser gewesen.
   *[other] Bei { $better } von { $count } Entscheidungen wäre etwas anderes sicher besser gewesen.
}
review-sum-seat = { $better ->
    [0] { $seat }: Bei { $count } Entscheidungen fand sich nichts, was sicher besser gewesen wäre.
    [one] { $seat }: Bei einer von { $count } Entscheidungen wäre etwas anderes sicher besser gewesen.
   *[other] { $seat }: Bei { $better } von { $count } Entscheidungen wäre etwas anderes sicher besser gewesen.
}
review-move = Zug { $move }
review-played = Gespielt
review-better = Besser
review-brings = Damit wäre die Siegchance um { $lost } höher gewesen.
review-brings-points = Damit wäre die Siegchance um { $lost } höher gewesen und das Endergebnis um etwa { $figure } Punkte.
review-all = Alle { $count } zeigen
review-how = Jede Entscheidung wird nach dem beurteilt, was die Person damals wissen konnte: mit { $count } Probespielen, um das Beste zu finden, und ebenso vielen zum Vergleich. Unterschiede, die Zufall sein können, stehen nicht in der Liste.
