# What the tutor says. The match that it speaks of is src/dvergar/games/dwarfs_fall/data/tutorial.toml; a test proves each claim.

lesson-table = What lies on the table
lesson-table-welcome = Welcome! It is autumn, and the dwarfs have to lay in stores before winter comes. You build a land of mines, inns and shops, and send your dwarfs to work in it. At the end the most points win.
lesson-table-hand = These nine cards are your part of the land: a castle, four mines, an inn, a shop, and two monsters. Everybody has the same nine.
lesson-table-goals = These are trade goals: what food is worth, and which gems it costs. Three lie open. Whoever has reached three goals brings on the last round.
lesson-table-dwarfs = Your seven dwarfs are still at home. A task always takes several of them on the same card.
lesson-table-rival = This is { $seat }, with the same cards and as many dwarfs. There is only one table: what lies on it may be used by both of you.

lesson-lay = Walls and kingdoms
lesson-lay-castle = The table is empty, and you begin. Pick your castle and lay it in the middle!
lesson-lay-castle-other = A fine card, but first of all the castle.
lesson-lay-walls = Your castle has walls in the north and in the west. The roads in the east and in the south are open.
lesson-lay-mine = Now the emerald mine: lay it to the right of the castle, not turned, so that its wall is in the north.
lesson-lay-mine-other = That would do, too. For this lesson, though, right of the castle and with the wall in the north. You can turn the card before you lay it down.
lesson-lay-kingdom = A bridge! No wall stands between the two cards, so both are your kingdom: everything that can be reached from your castle on foot. It is worth 4 points now, 3 for the castle and 1 for the mine.

lesson-work = Dwarfs at work
lesson-work-actions = A turn has three actions: lay a card, place a dwarf or move one, in any mix. Your castle gives you a fourth. Two are used, two are left.
lesson-work-first = The emerald mine needs two dwarfs of one colour. Place the first one there!
lesson-work-second = And the second. With that your actions are used up, and the tasks come by themselves.
lesson-work-gem = Both dwarfs are at home again and have brought you an emerald. Meanwhile { $seat } has had a turn, and it was not a friendly one …

lesson-dragon = A dragon at the gate
lesson-dragon-came = { $seat } has laid a dragon beside your mine, and no wall is in between. As long as it is in your kingdom no mine gives a gem there, and it costs you 2 points: 4 have become 2.
lesson-dragon-cover = But a card may be laid onto another with the same symbol. Lay the diamond mine onto the emerald mine, and turn it once, so that its walls are in the north and in the east.
lesson-dragon-cover-other = Not yet! Lay the diamond mine onto the emerald mine, turned once: with walls in the north and in the east.
lesson-dragon-safe = The wall shuts the dragon out. Your kingdom is worth 4 again, and the new mine works. The emerald mine lies below: in a stack only the top card counts.

lesson-ogre = The frost giant, and help from the inn
lesson-ogre-giant = Round 3. You have laid an inn and taken a diamond, and { $seat } has sent you a frost giant. It takes away your fourth action: only three are left. Five dwarfs of one colour could slay it, but { $seat } has put a dwarf of their own in the way.
lesson-ogre-inn = You cannot move foreign dwarfs. Ogres can, and they are hired at the inn: place a dwarf there!
lesson-ogre-again = An inn needs two dwarfs. Place the second.
lesson-ogre-climb = With your last action, send the first dwarf up to the giant.
lesson-ogre-hired = The inn has given you an ogre card: Panic. Ogre cards are free: in your turn you may play as many as you like, and none of them is an action.

lesson-slay = Slaying a monster
lesson-slay-full = Round 5. Four of your dwarfs stand on the giant now, and one of { $seat }: all five spaces are taken. Who could want to run away?
lesson-slay-panic = Play Panic: drive the dwarf of { $seat } from the giant to the diamond mine. It runs over the bridge, as every dwarf does; through walls it cannot go.
lesson-slay-fifth = A space is free. Place your fifth dwarf on the giant!
lesson-slay-mine = Two actions are left. Place a dwarf on your diamond mine …
lesson-slay-both = … and another one. The foreign dwarf there does not matter: only your own count.
lesson-slay-order = Two cards are ready, and you choose the order. First the giant!
lesson-slay-slain = The giant is yours: 3 points at the end. It is gone from your kingdom, which is worth 5 now, and the fourth action is back. The mine has given you a diamond. In the meantime { $seat } has reached a first goal, the bread.

lesson-dig = Digging
lesson-dig-covered = Round 7. There was only one shop on the table, and { $seat } has laid an inn onto it. That cuts the kingdom of { $seat } from 9 points down to 5, but nobody can trade there now. You could lay your own shop; let me show you instead what a castle can do.
lesson-dig-castle = Two dwarfs in a castle may dig. Place the first one in your castle.
lesson-dig-two = And the second.
lesson-dig-ruby = You have two actions left, and you lack a ruby. Place a dwarf on your ruby mine.
lesson-dig-wait = It needs three. Place one more: they will wait there for the third.
lesson-dig-dig = The top card of a stack goes to its bottom. Choose the stack with the inn!
lesson-dig-shop = The shop lies on top again, turned as it was. It is in the kingdom of { $seat }, but that is no reason not to use it.

lesson-goals = Two goals at once
lesson-goals-secret = Your secret goal is the Miner: a gem of each kind in hand. You have gold, an emerald and diamonds. Only a ruby is missing. And for the beer, 16 points, you need one as well!
lesson-goals-ruby = Send the third dwarf to the ruby mine.
lesson-goals-shop = Three dwarfs can trade in a shop. Place the first …
lesson-goals-two = … the second …
lesson-goals-three = … and the third.
lesson-goals-order = Now the order matters: first the ruby, then the shop.
lesson-goals-order-other = Then you would stand in the shop without a ruby. First the mine!
lesson-goals-reveal = A gem of each kind! Show your secret goal now, before you pay with them. Once shown it counts for good.
lesson-goals-reveal-other = Do not forget your secret goal: after the trade its condition would not hold any more.
lesson-goals-trade = And now the trade: two gold, an emerald, a diamond and a ruby for the beer.
lesson-goals-done = 6 points for the Miner and 16 for the beer: you have two goals, and 35 points to 26. With a third goal you bring on the last round. By the way: at the end of a turn you may hold nine cards at most; kingdom cards, gems and ogres count.

lesson-harm = Monsters of your own
lesson-harm-weapon = You still hold a dragon and a giant. At home they would only do harm. But the kingdom of { $seat } is worth 9, and it hangs by a single gold mine.
lesson-harm-dragon = A dragon and a mine have the same symbol. Lay the dragon onto the gold mine, turned three times: with its wall in the west.
lesson-harm-dragon-other = Onto the gold mine beside the castle of { $seat }, with the wall in the west.
lesson-harm-giant = The wall has cut the kingdom in two, 9 points have become 1. Lay the giant right below the dragon, also turned three times.
lesson-harm-giant-other = Right below the dragon, with the wall in the west.
lesson-harm-cut = Now the kingdom of { $seat } is worth −1, no mine works in it, and the fourth action is gone. All within two actions.

lesson-end = The last round
lesson-end-last = Round 11. The smoked fish would be your third goal: two gold, a diamond and a ruby. Only the ruby is missing, and two of your dwarfs are waiting in the ruby mine of { $seat }.
lesson-end-shop = You have laid a shop of your own, below your inn. Place a dwarf there …
lesson-end-two = … another …
lesson-end-three = … and the third.
lesson-end-ruby = With the last action the third dwarf to the ruby mine, far in the west.
lesson-end-order = First the ruby!
lesson-end-trade = And the smoked fish: 12 points, and your third goal.
lesson-end-sheet = That was the last round: { $seat } had one more turn, then it was over. 46 to 28, you have won! 34 points come from goals, 9 from your kingdom, 3 from the giant.
lesson-end-farewell = Well done! That is the whole game. Play on from the sixth round in your own way, begin a game of your own, or look something up in the rules.

lesson-free = Play on alone
lesson-free-play = Round 6: the giant is slain, all your dwarfs are at home, and { $seat } leads with 20 to 14. The rest is yours, against an apprentice. I say nothing more, unless you call me. Good luck!
lesson-free-end = That was your game. You are ready for one from the beginning, with bots or with friends!
