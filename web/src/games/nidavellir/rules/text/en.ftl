# The rules of Nidavellir, in our own words. **Strong words** and [links](anchor) are marked like this.

## In short

rules-game = In short
rules-game-aim = For two ages you bid coins in three taverns. The higher bid chooses first. The dwarves you take join your army in five columns, one for each [class](classes). One rank of every class makes a [line](lines), and every line brings a [hero](heroes). The player with the most **bravery points** at the end wins.
rules-game-classes = Warriors, hunters, miners, blacksmiths and explorers: each class scores in its own way.
rules-game-coins = A bid is not spent: after each round you take all your coins back. If you bid the 0 you choose last, but you [exchange](exchange) coins for a better one.

## Setting up

rules-setup = Setting up
rules-setup-own = Everyone starts with the base coins 0, 2, 3, 4 and 5 and one gem, dealt at random and face up.
rules-setup-start = What a player starts with.
rules-setup-table = The heroes, the five distinctions and the coins of the treasury are face up as well. There is no first player: the order always comes from the bids.
rules-decks = The cards
rules-decks-text = Each age has its own deck, face down. Both contain the same dwarves; only the [royal offerings](offerings) differ. With fewer than five players, some cards stay in the box, and every round deals the rest until the deck is empty.
rules-decks-class = Per age
rules-decks-few = 2 to 4 players
rules-decks-five = 5 players
rules-decks-points = Points on the cards
rules-decks-none = none, only a rank
rules-decks-offering = of Age { $age }
rules-decks-values = { $values }; with five players also { $more }
rules-rounds = Number of players
rules-rounds-text = The number of players decides how long an age is, how many cards are dealt, and how full the treasury is.
rules-rounds-players = Players
rules-rounds-rounds = Rounds per age
rules-rounds-cards = Cards per tavern
rules-rounds-treasury = Coins in the treasury

## A round

rules-round = A round
rules-round-text = A round has four steps. When the deck is empty after one, the age ends: the first with the [distinctions](distinctions), the second with the [scoring](end).
rules-round-deal = [Deal](deal) cards to the three taverns.
rules-round-bid = [Bid](bid): everyone secretly puts a coin on each tavern.
rules-round-taverns = The taverns, one after the other: reveal the coins, find the [order](order), take [turns](turn), [swap gems](gems) after ties.
rules-round-back = [Take the coins back](take-back).
rules-deal = Dealing
rules-deal-text = Each tavern gets as many cards as there are players, face up; with two players it gets three. Everyone sees all three taverns before bidding.
rules-bid = Bidding
rules-bid-text = Everyone secretly puts one coin face down on each of the three taverns, all at the same time. The other two go into the **pouch**. You are free to choose which coin goes where. The owner of [Uline](hero-uline) places nothing and bids later.
rules-bid-example = A bid of 5, 3 and 0; the 2 and the 4 are in the pouch, ready for an exchange.
rules-bid-page = At this table a bid is sealed as a whole, and it can still be changed until the last player has bid.
rules-order = Who chooses first
rules-order-text = Everyone reveals their coin for this tavern, and only that one. The **higher coin** goes first. Between equal coins, the **higher gem** goes first. This order is final, whatever happens to coins and gems later in this tavern.
rules-order-example = The 5 chooses first. Two players bid 2: the one with gem 4 goes before the one with gem 3.
rules-turn = A turn in the tavern
rules-turn-text = In this order, each player finishes the following steps before the next player starts:
rules-turn-take = Take exactly one of the cards. A dwarf goes on top of the column of its class, a royal offering [transforms](offerings) a coin at once.
rules-turn-hero = [Recruit heroes](recruiting), as long as there are more lines than heroes.
rules-turn-exchange = If the coin you bid here is an exchange coin (the 0 or the special 3), [exchange](exchange). This is compulsory.
rules-gems = Equal coins: swapping gems
rules-gems-text = When the tavern is finished, players who bid the same swap their gems: the highest with the lowest, the second highest with the second lowest. If their number is odd, the middle gem stays. So the loser of a tie often wins the next one.
rules-gems-example = Five bids with two ties. The two players who bid 3 swap their gems; of the three who bid 0, the highest and the lowest gem swap, and the middle one stays.
rules-gems-special = The [special gem](distinction-crown_jeweler) 6 wins every tie and never takes part in a swap: the others swap as if its owner were not there.
rules-leftover = With two players: the third card
rules-leftover-text = One card is left over in each tavern. It is discarded after both turns and never comes back.
rules-take-back = Taking the coins back
rules-take-back-text = All coins return to their owners’ hands: a bid never costs anything. Then comes the next round, or the end of the age.

## Coins

rules-coins = Coins
rules-coins-text = Everyone always has exactly five coins. They decide the order in the taverns, and at the end each is worth its value.
rules-coins-kinds = Base coins are copper, those of the treasury gold; the special 3 of the hunters’ distinction is silver. Two arrows mark an exchange coin.
rules-exchange = Exchange
rules-exchange-text = If you bid an **exchange coin**, the 0 or the special 3, you exchange at the end of your turn in that tavern: reveal the two coins in your pouch, add them up, take a coin of that value from the [treasury](treasury), and discard the **higher** of the two.
rules-exchange-example = 2 and 3 make 5: you get a golden 5, discard the 3 and keep the 2.
rules-exchange-details-must = The exchange is compulsory, even where it brings nothing.
rules-exchange-details-equal = If the two coins are equal, you choose which one to discard: a base coin leaves the game, a gold coin goes back to the treasury.
rules-exchange-details-place = The new coin stays in the pouch, face down, until the round ends. The exchange coin stays where it is.
rules-exchange-details-uline = The owner of [Uline](hero-uline) adds up any two coins in hand.
rules-transformation = Transformation
rules-transformation-text = A royal offering, [Grid](hero-grid) or [the King’s Hand](distinction-kings_hand) transforms a coin by +3, +5 or +7: discard one of your coins and take one worth that much more. It goes to the same place, face up or face down as the old one was.
rules-transformation-example = With the +3 a 7 becomes a 10.
rules-transformation-details-any = Any of your coins will do, wherever it is, even on a tavern or in your hand. Only an exchange coin can never be transformed.
rules-transformation-details-order = In the tavern being resolved, a new value changes neither order nor ties. On a tavern still to come, the coin bids with its new value.
rules-transformation-details-exchange = If you also have to exchange in the same turn, you do so afterwards, with the coins as they are then.
rules-offerings = Royal offerings
rules-offerings-cards = The +3 is in the deck of the first age, the +5 in that of the second.
rules-treasury = The treasury
rules-treasury-text = If the coin you want is not there, you get the **next higher** one; if there is none above, the highest of those below. Discarded base coins leave the game; discarded gold coins go back and are available to the next player. The treasury is never empty.
rules-treasury-example = You want a 16. There is no 16 and no 17, so you get the 18.
rules-treasury-edition = The [editions differ](editions) on whether you may take the value you have just given back.

## The army

rules-army = The army
rules-army-text = Your army has five columns, one for each class. A card goes on top of its column. **Ranks** are what counts: most cards have one, some heroes two or three, so the column with more cards need not have more ranks.
rules-lines = Lines
rules-lines-text = A line is one rank of each of the five classes, side by side. You have as many lines as the shortest of your five columns has ranks.
rules-lines-example = Two lines are complete. The third still needs a miner and an explorer.
rules-recruiting = Recruiting heroes
rules-recruiting-text = Whenever you have **more lines than heroes**, you recruit one of the available heroes. Finish that hero’s effect first, then count again: several lines at once bring several heroes, one after the other.
rules-recruiting-must = Recruiting is compulsory; which of the available heroes you take is your choice.
rules-recruiting-count = All heroes count, with or without a class, wherever they are.
rules-recruiting-lose = Losing ranks later costs you no hero. You recruit the next one only when you again have more lines than heroes.
rules-command = The command zone
rules-command-text = Heroes without a class go next to the army and have no rank there; so do distinctions. [Thrud](hero-thrud) and [Ylud](hero-ylud) move between the command zone and the columns.

## The classes

rules-classes = The classes
rules-classes-text = Each class scores in its own way at the end of the game. Heroes in a column count as cards of that class for everything.
rules-class-example-warrior = Three warriors make { $sum } points. With the most warrior ranks the highest coin, here { $coin }, is added: { $total }.
rules-class-warrior-most = Ties share: everyone with the most ranks adds their own highest coin. Without a warrior, nobody does.
rules-class-example-hunter = { $ranks } ranks: { $ranks } × { $ranks } = { $total }.
rules-class-example-miner = { $ranks } ranks, together { $sum } points: { $ranks } × { $sum } = { $total }.
rules-class-miner-zero = Miners that all show 0 are worth nothing, however many there are.
rules-class-example-blacksmith = { $ranks } ranks: 3 + 4 + 5 + 6 = { $total }.
rules-class-example-explorer = Three explorers: { $total } points.
rules-class-ranks = Ranks
rules-class-points = Points

## The heroes

rules-heroes = The heroes
rules-heroes-text = There are 21 heroes, each only once. The ten with a class go on top of their column and count there like dwarves. The eleven without a class go to the [command zone](command), except for Thrud and Ylud.
rules-hero-dagda-more = The two columns must be different, and not the hunters. Only dwarves can be discarded: a column that is empty or has a hero on top does not count. [More about discards](rulings-discards).
rules-hero-bonfur-more = Not a blacksmith, and only a dwarf: a column that is empty or has a hero on top does not count. [More about discards](rulings-discards).
rules-hero-idunn-more = Hourya and Ylud count if they are there; Thrud has left by then.
rules-hero-hourya-more = Thrud and Ylud count towards the five if they are among the explorers. If the number falls later, Hourya stays.
rules-hero-astrid-more = This is the highest coin you own at the end. It also counts among the coins and, with the most warriors, there.
rules-hero-grid-more = It is a [transformation](transformation): any coin except an exchange coin.
rules-hero-uline-comes = When you recruit her, the coins in your pouch and all coins that are still face down return to your hand; revealed coins stay until the end of the round. From the next tavern on, you bid last.
rules-hero-uline-tavern = You put a coin on a tavern after all others have revealed theirs. The coins you bid come back only at the end of the round.
rules-hero-uline-exchange = For an exchange, you choose two coins in your hand. The new one goes into your hand and can be bid in the same round.
rules-hero-thrud-count = She counts for lines, for Hourya and for the distinctions. Lines are counted once she is back on a column.
rules-hero-ylud-count = If you recruit her after the end of the first age, you place her at the end of the second. There she may stay where she is or move; either counts as placing her, so she can lift Thrud and complete lines.
rules-hero-ylud-more = Among hunters and blacksmiths she is simply one more rank; among the warriors her rank counts for the majority.
rules-brothers = The Dwerg brothers
rules-brothers-table = Brothers
rules-brothers-picture = Ymir, Aësir, Sigmir, Jungir and Bergelmir.

## Distinctions

rules-distinctions = Distinctions
rules-distinctions-text = After the last tavern of the first age, the armies are compared. First [Ylud](hero-ylud) is placed. Then come the five classes, in the order warriors, hunters, miners, blacksmiths, explorers: a player who **alone** has the most ranks gets the distinction and resolves it at once.
rules-distinctions-tie = If several players have the most, or nobody has any, nobody gets it; gems do not help here.
rules-distinctions-when = Each majority is counted when its turn comes, after the effects of the earlier ones. Only ranks count, not cards or points; Thrud and Ylud count where they are.
rules-distinction-kings_hand-picture = +5 to one coin.
rules-distinction-hunting_master-picture = The special 3 replaces the 0, which leaves the game. It is still an exchange coin, but it bids and counts as a 3.
rules-distinction-crown_jeweler-picture = The special gem replaces your own.
rules-distinction-great_armorer-picture = The special blacksmith joins the column of blacksmiths; this may complete lines.
rules-distinction-pioneer-picture = You keep one of three cards: a dwarf joins your army at once, a royal offering is used at once. The others are shuffled back.

## The end

rules-end = The end of the game
rules-end-text = After the last tavern of the second age:
rules-end-ylud = [Ylud](hero-ylud) is placed, moved or left where she is; if this completes lines, heroes are recruited and resolved.
rules-end-thrud = [Thrud](hero-thrud) leaves the army: no rank, but 13 points.
rules-end-score = Everything is counted. The highest total wins.
rules-scoring = What counts
rules-scoring-neutral = Skaa 17, Thrud 13, Uline 9, Grid 7, Astrid your highest coin, the brothers by their [table](hero-brothers)
rules-scoring-coins = the sum of your five coins
rules-scoring-gem = 3 points
rules-scoring-warrior = sum of the points, and the highest coin for the most ranks
rules-scoring-hunter = ranks × ranks
rules-scoring-miner = ranks × sum of the points
rules-scoring-blacksmith = ranks × (ranks + 5) / 2
rules-scoring-explorer = sum of the points; with Idunn 2 more for each rank
rules-scoring-heroes = Heroes without a class
rules-scoring-what = What
rules-scoring-how = How
rules-scoring-example = An example. You have the most warriors: 28 points plus your highest coin, 24. Five miner ranks show 4 points together.
rules-equal = Equal totals
rules-equal-text = There is no tie-break: equal totals share the place. In the French edition, they share the victory.

## Editions and options

rules-editions = The two editions
rules-editions-text = The German and French rulebooks differ in a few places. The table follows the edition chosen when it was opened.
rules-editions-german = German
rules-editions-french = French
rules-editions-again = Taking the value you have just given back
rules-editions-again-german = Allowed: a transformed 25 stays 25.
rules-editions-again-french = Forbidden: it becomes the best value below.
rules-editions-exchange = Exchange
rules-editions-exchange-german = Take the new coin, then discard the higher one.
rules-editions-exchange-french = Discard the higher one, then take the new coin.
rules-editions-pioneer = Explorers’ distinction that nobody wins
rules-editions-pioneer-german = A card of the second age is removed unseen.
rules-editions-pioneer-french = The card that is removed is revealed.
rules-editions-gems = Gems in play
rules-editions-gems-german = 1 up to the number of players; the special gem replaces your own.
rules-editions-gems-french = The highest of 1 to 5; the special gem covers your own.
rules-editions-shuffle = Deck of the second age
rules-editions-shuffle-german = The two cards that were not kept are shuffled in.
rules-editions-shuffle-french = The whole deck is shuffled again.
rules-editions-equal = Equal totals
rules-editions-equal-german = They share the place.
rules-editions-equal-french = They share the victory.
rules-first-game = Option: first game
rules-first-game-text = Thrud, Ylud and Uline stay in the box; 18 heroes take part. Nothing else changes. Both rulebooks recommend this for a first game.
rules-special-option = Option: Dagda and the special blacksmith
rules-special-option-text = Strictly by the German rulebook, the special blacksmith is not a dwarf card, so Dagda may not discard it. The French rulebook counts it among the dwarves. Here Dagda may discard it, unless the table was opened without this option.

## Special cases

rules-rulings = Special cases
rules-rulings-text = Rare situations, and questions the rulebooks leave open. Where neither rulebook settles a question, the answer is ours, chosen to fit both.
rules-rulings-lines = Lines and heroes
rules-rulings-lines-loop = Several lines at once: recruit one hero, finish that hero’s effect, count again.
rules-rulings-lines-break = If the discards for one hero break the line that would have brought the next, you do not recruit the next one.
rules-rulings-lines-more = More heroes than lines is possible; nothing is given back.
rules-rulings-lines-thrud = While Thrud is lifted, nothing is counted.
rules-rulings-lines-distinction = If a distinction completes a line, you recruit the hero at once, before the next class.
rules-rulings-lines-none = If none of the available heroes can be recruited, recruiting waits for your next card.
rules-rulings-discards = Dagda and Bonfur
rules-rulings-discards-need = Dagda needs two other columns with a dwarf on top, Bonfur one. Without them they cannot be recruited; this is checked beforehand.
rules-rulings-discards-hero = A hero on top protects the column, Thrud and Ylud included.
rules-rulings-discards-thrud = If Thrud is on the hero’s own column, she is lifted, the hero is placed, the discards are made, and then she is placed again.
rules-rulings-discards-special = Dagda can discard a special blacksmith on top, together with both its ranks; this is an [option](special-option).
rules-rulings-movable = Thrud and Ylud
rules-rulings-movable-same = Thrud may go back to the column she was lifted from.
rules-rulings-movable-lift = Every card that joins Thrud’s column lifts her: a dwarf, a hero, the special blacksmith, and Ylud, even at the very end.
rules-rulings-movable-last = A line that Ylud completes at the end of the game still brings a hero, with every effect: Grid transforms, Dagda discards, Uline is worth 9, Thrud is placed and then leaves.
rules-rulings-movable-stay = If Ylud stays in her own column at the end of the game, she moves to its top, and Thrud, if she is there, is lifted.
rules-rulings-movable-late = If recruited during the distinctions, Ylud waits for the end of the second age.
rules-rulings-movable-owners = If they have different owners, Ylud is placed first, then Thrud leaves.
rules-rulings-uline = Uline
rules-rulings-uline-early = Recruited in the first or second tavern while you still have to exchange: you can exchange any two coins in your hand.
rules-rulings-uline-late = Recruited in the last tavern: only the pouch comes back, and an exchange uses these two coins.
rules-rulings-uline-outside = Recruited outside a tavern: she bids last from the next round on.
rules-rulings-coins = Coins
rules-rulings-coins-highest = If you exchange a 25, you get the best coin below it: the exchange is compulsory even at a loss.
rules-rulings-coins-transform = A transformed 25 stays 25 in the German edition and drops in the French.
rules-rulings-coins-then = If you bid the 0, take a royal offering and transform a coin in your pouch, the exchange then uses the new value.
rules-rulings-coins-hand = Coins in hand can be transformed, too: at the end of an age, and by the owner of Uline.
rules-rulings-ties = Ties in a tavern
rules-rulings-ties-value = Only the value counts: a base 3 ties with the special 3, a base 5 with a golden 5.
rules-rulings-ties-many = In a tie of three or more, the gems decide who swaps with whom, not the seats.
rules-rulings-ties-special = Not counting the owner of the special gem, at least two players must be tied for a swap.
rules-rulings-awards = Distinctions
rules-rulings-awards-order = The order of the five is the same in both editions. The French rulebook speaks of an order without numbering it.
rules-rulings-awards-offering = The winner of the explorers’ distinction may keep a royal offering; it transforms a coin by +5 at once.
rules-rulings-awards-pioneer = If nobody wins it, one card is removed from the second age, so that both decks come out even.
rules-rulings-points = Points
rules-rulings-points-zero = Without a warrior nobody gets the bonus for most warriors.
rules-rulings-points-thrud = Thrud has already left when warriors are counted.
rules-rulings-points-coin = The highest coin is the one you own at the end, not the highest you ever had.
rules-rulings-points-heroes = Kraal adds 7 and Tarah 14, once and not for each warrior.

## Open and secret

rules-secrets = Open and secret
rules-secrets-text = Almost everything is open information. Only these are secret:
rules-secrets-decks = the order of the two decks. Anyone can work out which cards are still in them, and the table shows it.
rules-secrets-coins = where each coin is, as long as it is face down. Which five coins a player has is known, because every change is made openly.
rules-secrets-pioneer = the three cards of the explorers’ distinction, while its winner looks at them.
rules-secrets-removed = in the German edition, the card removed unseen from the second age.
rules-must = Nothing is optional
rules-must-text = Taking a card, recruiting, exchanging, transforming, discarding: you must do what the rules ask for. Only the choice is yours.
rules-leaving = When someone leaves
rules-leaving-text = The rulebooks say nothing about this. Here a bot plays on, and the player can come back at any time.

## About this game

rules-about-figures = Both rulebooks give most numbers in words. They show the distribution of the cards and the royal offerings only in pictures; these come from the publisher’s player aid and were checked against public implementations of the game. The names of the five Dwerg brothers appear only on their cards.
rules-source-aid = the publisher’s player aid, checked against two public implementations
rules-source-names = names from two public implementations, the effect from the rulebook
rules-record-base_coins = base coins
rules-record-special_coin = special coin
rules-record-special_gem = special gem
rules-record-special_gem_points = points of the special gem
rules-record-rounds = rounds per age
rules-record-tavern_cards = cards per tavern
rules-record-brothers = points of the brothers
rules-record-ylud_points = Ylud’s points
