game-title = Rescue
game-about = Dig your way out of the mountain together, before the air runs out.
game-credit = An example in the docs of Dvergar.

option-mountain = Mountain
option-mountain-about = In a wild mountain, more rocks fall.
option-mountain-calm = calm
option-mountain-wild = wild

verb-dig = dig
verb-prop = prop
verb-rest = rest
verb-shield = shield
verb-no = no
verb-whistle = whistle
do-dig = Dig
do-prop = Put up a prop
do-rest = Rest
do-shield = Hold up your shield
do-no = Don’t use your shield
do-whistle = Blow your whistle

ask-work = { $seat } works.
ask-work-you = Your turn — dig, put up a prop or rest.
ask-shield = A rock falls on { $seat }. Who holds up a shield?
ask-shield-you = A rock falls on { $seat } — do you hold up your shield?

log-dug = { $seat } throws a { $number } and clears rubble: { $count }.
log-propped = { $seat } puts up a prop.
log-rested = { $seat } rests and gains 1 strength.
log-shakes = The mountain shakes.
log-missed = No rock falls on { $seat }: the die shows { $number }.
log-held = A rock falls on { $seat }, and a prop holds it: the die shows { $number }.
log-dodged = A rock falls, but { $seat } was warned: the die shows { $number }.
log-falls = A rock falls on { $seat }: the die shows { $number }.
log-shielded = { $seat } holds up a shield. It breaks.
log-no-shield = { $seat } doesn’t use the shield.
log-hurt = { $seat } loses 1 strength.
log-air = Rounds of air left: { $count }.
log-whistled = { $seat } blows a whistle: the next rock hurts nobody.

why-props = There is room for { $most } props only.
why-rested = You are well rested already.
why-warned = Everyone is warned already. Keep your whistle for later.
why-no-whistle = You have blown your whistle already.

outcome-saved = The way out is free. Rounds of air left: { $count }.
outcome-saved-often = Everyone got out.
outcome-no-air = The air has run out. Rubble left: { $count }.
outcome-no-air-often = The air ran out.
outcome-crushed = The rocks were too much for { $seat_list }.
outcome-crushed-often = The rocks were too much.

show-air = Rounds of air
show-rubble = Rubble in the way
show-props = Props
show-warned = Everyone is warned
show-seat = A rock falls on
show-strength = Strength
show-shield = Shield
show-whistle = Whistle
