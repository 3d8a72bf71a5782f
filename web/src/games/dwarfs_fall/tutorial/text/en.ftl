# What the tutor says. The match that it speaks of is src/dvergar/games/dwarfs_fall/data/tutorial.toml; a test proves each claim.

lesson-table = What is on the table
lesson-table-welcome = Welcome! It is autumn, and the dwarves must stock up before winter comes. You build a land of mines, inns and shops, and send your dwarves to work in it. At the end, the most points win.
lesson-table-hand = These nine cards are your part of the land: a castle, four mines, an inn, a shop and two monsters. Everyone has the same nine.
lesson-table-goals = These are trade goals: they show what food is worth and which gems it costs. Three are open. A player with three goals triggers the last round.
lesson-table-dwarfs = Your seven dwarves are still at home. A task always takes several of them on the same card.
lesson-table-rival = This is { $seat }, with the same cards and just as many dwarves. You share one map: both of you may use whatever is on it.

lesson-lay = Walls and kingdoms
lesson-lay-castle = The map is empty, and you go first. Pick up your castle and play it in the middle!
lesson-lay-castle-other = A fine card, but the castle comes first.
lesson-lay-walls = Your castle has walls to the north and west. The roads to the east and south are open.
lesson-lay-mine = Now the emerald mine: play it to the right of the castle without rotating it, so that its wall is to the north.
lesson-lay-mine-other = That would work, too. But for this lesson, play it to the right of the castle, with its wall to the north. You can rotate the card before you play it.
lesson-lay-kingdom = A bridge! There is no wall between the two cards, so both belong to your kingdom: everything a dwarf can reach from your castle on foot. It is worth 4 points now, 3 for the castle and 1 for the mine.

lesson-work = Dwarves at work
lesson-work-actions = You have three actions a turn: play a card, place a dwarf or move one, in any mix. Your castle gives you a fourth. You have used two; two are left.
lesson-work-first = The emerald mine needs two dwarves of one colour. Place the first one there!
lesson-work-second = And the second. That uses up your actions, and the tasks are done automatically.
lesson-work-gem = Both dwarves are home again and have brought you an emerald. In the meantime { $seat } has had a turn, and it was not a friendly one …

lesson-dragon = A dragon at the gate
lesson-dragon-came = { $seat } has played a dragon next to your mine, with no wall in between. While it is in your kingdom, your mines give no gems, and it costs you 2 points: 4 have become 2.
lesson-dragon-cover = But you may cover a card with one that has the same symbol. Play the diamond mine on the emerald mine, rotated once, so that its walls are to the north and east.
lesson-dragon-cover-other = Not yet! Play the diamond mine on the emerald mine, rotated once, with walls to the north and east.
lesson-dragon-safe = The wall shuts the dragon out. Your kingdom is worth 4 again, and the new mine works. The emerald mine is underneath: in a stack, only the top card counts.

lesson-ogre = The frost giant, and help from the inn
lesson-ogre-giant = Round 3. You have played an inn and taken a diamond, and { $seat } has sent you a frost giant. It takes away your fourth action: only three are left. Five dwarves of one colour could slay it, but { $seat } has put one of their own in the way.
lesson-ogre-inn = You can’t move other players’ dwarves. Ogres can, and you hire them at the inn: place a dwarf there!
lesson-ogre-again = An inn needs two dwarves. Place the second.
lesson-ogre-climb = With your last action, send the first dwarf up to the giant.
lesson-ogre-hired = The inn has given you an ogre card: Panic. Ogre cards are free: on your turn you may play as many as you like, and none of them costs an action.

lesson-slay = Slaying a monster
lesson-slay-full = Round 5. Four of your dwarves are on the giant now, and one of { $seat }’s: all five spaces are taken. Who might like to run away?
lesson-slay-panic = Play Panic: chase { $seat }’s dwarf from the giant to the diamond mine. Like any dwarf, it runs across bridges and can’t cross walls.
lesson-slay-fifth = A space is free. Place your fifth dwarf on the giant!
lesson-slay-mine = Two actions are left. Place a dwarf on your diamond mine …
lesson-slay-both = … and another one. The other player’s dwarf there does not matter: only your own count.
lesson-slay-order = Two cards are ready, and you choose the order. First the giant!
lesson-slay-slain = The giant is yours: 3 points at the end. It is gone from your kingdom, which is worth 5 now, and your fourth action is back. The mine has given you a diamond. In the meantime { $seat } has claimed a first goal, the bread.

lesson-dig = Digging
lesson-dig-covered = Round 7. There was only one shop on the map, and { $seat } has covered it with an inn. That cuts { $seat }’s kingdom from 9 points to 5, but nobody can trade there now. You could play your own shop; instead, let me show you what a castle can do.
lesson-dig-castle = Two dwarves in a castle may dig. Place the first one in your castle.
lesson-dig-two = And the second.
lesson-dig-ruby = You have two actions left, and you need a ruby. Place a dwarf on your ruby mine.
lesson-dig-wait = It needs three. Place one more: they will wait there for the third.
lesson-dig-dig = The top card of a stack goes to its bottom. Choose the stack with the inn!
lesson-dig-shop = The shop is on top again, just as it was. It is in { $seat }’s kingdom, but that need not stop you from using it.

lesson-goals = Two goals at once
lesson-goals-secret = Your secret goal is the Miner: a gem of each kind in hand. You have gold, an emerald and diamonds. Only a ruby is missing. And for the beer, 16 points, you need one as well!
lesson-goals-ruby = Send the third dwarf to the ruby mine.
lesson-goals-shop = Three dwarves can trade in a shop. Place the first …
lesson-goals-two = … the second …
lesson-goals-three = … and the third.
lesson-goals-order = Now the order matters: first the ruby, then the shop.
lesson-goals-order-other = Then you would be in the shop without a ruby. The mine first!
lesson-goals-reveal = One gem of each kind! Reveal your secret goal now, before you spend them. Once revealed, it counts for good.
lesson-goals-reveal-other = Don’t forget your secret goal: after the trade you would no longer meet it.
lesson-goals-trade = And now the trade: two gold, an emerald, a diamond and a ruby for the beer.
lesson-goals-done = 6 points for the Miner and 16 for the beer: you have two goals, and 35 points to 26. With a third goal you bring on the last round. By the way: at the end of a turn you may hold at most nine cards; kingdom cards, gems and ogres all count.

lesson-harm = Monsters of your own
lesson-harm-weapon = You still hold a dragon and a giant. At home they would only do harm. But { $seat }’s kingdom is worth 9, and a single gold mine holds it together.
lesson-harm-dragon = A dragon and a mine have the same symbol. Play the dragon on the gold mine, rotated three times, so that its wall is to the west.
lesson-harm-dragon-other = Onto the gold mine next to { $seat }’s castle, with the wall to the west.
lesson-harm-giant = The wall has cut the kingdom in two: 9 points have become 1. Play the giant right below the dragon, also rotated three times.
lesson-harm-giant-other = Right below the dragon, with the wall to the west.
lesson-harm-cut = Now { $seat }’s kingdom is worth −1, no mine works in it, and the fourth action is gone. All that with two actions.

lesson-end = The last round
lesson-end-last = Round 11. The smoked fish would be your third goal: two gold, a diamond and a ruby. Only the ruby is missing, and two of your dwarves are waiting in { $seat }’s ruby mine.
lesson-end-shop = You have played a shop of your own, below your inn. Place a dwarf there …
lesson-end-two = … another …
lesson-end-three = … and the third.
lesson-end-ruby = With your last action, place the third dwarf on the ruby mine, far to the west.
lesson-end-order = First the ruby!
lesson-end-trade = And the smoked fish: 12 points, and your third goal.
lesson-end-sheet = That was the last round: { $seat } had one more turn, then it was over. 46 to 28, you have won! 34 points come from goals, 9 from your kingdom, 3 from the giant.
lesson-end-farewell = Well done! That is the whole game. Play on from the sixth round in your own way, start a game of your own, or look something up in the rules.

lesson-free = On your own
lesson-free-play = Round 6: the giant is slain, all your dwarves are at home, and { $seat } leads 20 to 14. The rest is yours, against an apprentice. I’ll keep quiet unless you call me. Good luck!
lesson-free-end = That was your game. You are ready for one from the start, with bots or with friends!
