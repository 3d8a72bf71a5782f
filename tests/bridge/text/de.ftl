game-title = Brücke
game-about = Baut zusammen eine Brücke: Sie muss genau so lang sein wie die Schlucht.
game-credit = Ein Spielzeug von Dvergar.
option-gap = Schlucht
option-gap-fair = machbar
option-gap-wide = breit
verb-lay = lay BALKEN
do-lay = Balken von { $beam } Ellen legen
    .words = beam
ask-lay = { $seat } legt einen Balken.
ask-lay-you = Leg einen Balken – die Schlucht ist { $gap } Ellen breit.
log-laid = { $seat } legt einen Balken von { $beam } Ellen{ $count ->
    [0] {""}
   *[other] , und der Wind nimmt eine davon
}.
log-ended = Die Brücke ist fertig.
show-gap = Die Schlucht in Ellen
show-wind-left = Balken übrig
show-built = Schon gebaut
show-beams = Balken
outcome-bridged = Die Brücke reicht auf die Elle genau hinüber.
outcome-too-short = Der Brücke { $count ->
    [one] fehlt eine Elle
   *[other] fehlen { $count } Ellen
}.
outcome-too-short-often = Die Brücke war zu kurz.
outcome-too-long = Die Brücke ist { $count ->
    [one] eine Elle
   *[other] { $count } Ellen
} zu lang und kippt.
outcome-too-long-often = Die Brücke war zu lang.
