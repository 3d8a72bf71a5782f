game-title = Rettung
game-about = Grabt euch zusammen aus dem Berg, bevor die Luft ausgeht.
game-credit = Ein Beispiel aus der Dokumentation von Dvergar.

option-mountain = Berg
option-mountain-about = Im wilden Berg fallen mehr Steine.
option-mountain-calm = ruhig
option-mountain-wild = wild

verb-dig = dig
verb-prop = prop
verb-rest = rest
verb-shield = shield
verb-no = no
verb-whistle = whistle
do-dig = Graben
do-prop = Eine Stütze aufstellen
do-rest = Ausruhen
do-shield = Den Schild hochhalten
do-no = Den Schild nicht benutzen
do-whistle = Pfeifen

ask-work = { $seat } arbeitet.
ask-work-you = Du bist am Zug — grab, stell eine Stütze auf oder ruh dich aus.
ask-shield = Ein Fels fällt auf { $seat }. Wer hält einen Schild hoch?
ask-shield-you = Ein Fels fällt auf { $seat } — hältst du deinen Schild hoch?

log-dug = { $seat } würfelt { $number } und räumt Geröll weg: { $count }.
log-propped = { $seat } stellt eine Stütze auf.
log-rested = { $seat } ruht sich aus und gewinnt 1 Kraft.
log-shakes = Der Berg bebt.
log-missed = Kein Fels fällt auf { $seat }: Der Würfel zeigt { $number }.
log-held = Ein Fels fällt auf { $seat }, und eine Stütze hält ihn: Der Würfel zeigt { $number }.
log-dodged = Ein Fels fällt, aber { $seat } war gewarnt: Der Würfel zeigt { $number }.
log-falls = Ein Fels fällt auf { $seat }: Der Würfel zeigt { $number }.
log-shielded = { $seat } hält einen Schild hoch. Er zerbricht.
log-no-shield = { $seat } benutzt den Schild nicht.
log-hurt = { $seat } verliert 1 Kraft.
log-air = Runden, für die die Luft noch reicht: { $count }.
log-whistled = { $seat } pfeift: Der nächste Fels verletzt niemanden.

why-props = Es ist nur Platz für { $most } Stützen.
why-rested = Du bist schon ausgeruht.
why-warned = Alle sind schon gewarnt. Heb dir deine Pfeife auf.
why-no-whistle = Du hast schon gepfiffen.

outcome-saved = Der Weg ins Freie ist frei. Die Luft hätte noch für so viele Runden gereicht: { $count }.
outcome-saved-often = Alle kamen heraus.
outcome-no-air = Die Luft ist ausgegangen. Übriges Geröll: { $count }.
outcome-no-air-often = Die Luft ging aus.
outcome-crushed = Die Felsen waren zu viel für { $seat_list }.
outcome-crushed-often = Die Felsen waren zu viel.

show-air = Runden mit Luft
show-rubble = Geröll im Weg
show-props = Stützen
show-warned = Alle sind gewarnt
show-seat = Ein Fels fällt auf
show-strength = Kraft
show-shield = Schild
show-whistle = Pfeife
