# The rules of Nidavellir, in our own words. **Strong words** and [links](anchor) are marked like this.

## In short

rules-game = In short
rules-game-aim = For two ages you bid coins in three taverns. Whoever bids more chooses first. The dwarves whom you take join your army, in five columns, one for each [class](classes). One rank of every class makes a [line](lines), and every line brings a [hero](heroes). Whoever has the most **bravery points** at the end wins.
rules-game-classes = Warriors, hunters, miners, blacksmiths and explorers: each class counts its points in its own way.
rules-game-coins = A bid is not spent: after each round you take all your coins back. Whoever bids the 0 comes last, but makes their coins [grow](exchange).

## Setting up

rules-setup = Setting up
rules-setup-own = Everybody begins with the base coins 0, 2, 3, 4 and 5 and one gem, dealt at random and open to all.
rules-setup-start = What one player begins with.
rules-setup-table = The heroes, the five distinctions and the coins of the treasury lie open as well. There is no first player: the order always comes from the bids.
rules-decks = The cards
rules-decks-text = Each age has a deck of its own, face down. The dwarves in both are the same; only the [royal offerings](offerings) differ. With fewer than five players some cards stay in the box, and every round deals the rest until the deck is empty.
rules-decks-class = Per age
rules-decks-few = 2 to 4 players
rules-decks-five = 5 players
rules-decks-points = Points on the cards
rules-decks-none = none, only a rank
rules-decks-offering = of age { $age }
rules-decks-values = { $values }; with five players also { $more }
rules-rounds = How many play
rules-rounds-text = The number of players decides how long an age is, how many cards are dealt, and how full the treasury is.
rules-rounds-players = Players
rules-rounds-rounds = Rounds per age
rules-rounds-cards = Cards per tavern
rules-rounds-treasury = Coins in the treasury

## A round

rules-round = A round
rules-round-text = A round has four steps. When the deck is empty after one, the age ends: the first with the [distinctions](distinctions), the second with the [scoring](end).
rules-round-deal = [Deal](deal) cards to the three taverns.
rules-round-bid = [Bid](bid): everybody lays a coin on each tavern, in secret.
rules-round-taverns = The taverns, one after the other: show the coins, find the [order](order), take [turns](turn), [swap gems](gems) after ties.
rules-round-back = [Take the coins back](take-back).
rules-deal = Dealing
rules-deal-text = Each tavern gets as many cards as there are players, face up; with two players it is three. All three taverns are seen before anybody bids.
rules-bid = Bidding
rules-bid-text = All at once and in secret everybody lays one coin face down on each of the three taverns. The other two go to the **pouch**. Which coin goes where is free. The owner of [Uline](hero-uline) lays nothing and bids later.
rules-bid-example = A bid of 5, 3 and 0; the 2 and the 4 are in the pouch, ready for an exchange.
rules-bid-page = At this table a bid is sealed as a whole, and it can still be changed until the last player has bid.
rules-order = Who chooses first
rules-order-text = All turn over their coin for this tavern, only this one. The **higher coin** goes first. Of equal coins the **higher gem** goes first. This order is final, whatever happens to coins and gems later in this tavern.
rules-order-example = The 5 chooses first. Two players bid 2: the one with gem 4 goes before the one with gem 3.
rules-turn = A turn in the tavern
rules-turn-text = In this order each player does the following, to the end, before the next begins:
rules-turn-take = Take exactly one of the cards. A dwarf goes on top of the column of its class, a royal offering [transforms](offerings) a coin at once.
rules-turn-hero = [Recruit heroes](recruiting), as long as there are more lines than heroes.
rules-turn-exchange = If the coin bid here is a trading coin, the 0 or the special 3: [exchange](exchange). It is compulsory.
rules-gems = Equal coins: swapping gems
rules-gems-text = When the tavern is finished, those who bid the same swap their gems: the highest with the lowest, the second highest with the second lowest. In an odd number the middle one stays. So whoever lost a tie often wins the next.
rules-gems-example = Five bids with two ties. The two who bid 3 swap their gems; of the three who bid 0 the highest and the lowest gem are swapped, the middle one stays.
rules-gems-special = The [special gem](distinction-crown_jeweler) 6 wins every tie and never takes part in a swap: the others swap as if its owner were not there.
rules-leftover = With two players: the third card
rules-leftover-text = One card is left over in each tavern. It is discarded after both turns and never comes back.
rules-take-back = Taking the coins back
rules-take-back-text = All coins return to their owners’ hands: a bid never costs anything. Then comes the next round, or the end of the age.

## Coins

rules-coins = Coins
rules-coins-text = Everybody always has exactly five coins. They decide the order in the taverns, and at the end each is worth its value.
rules-coins-kinds = Base coins are copper, those of the treasury gold; the special 3 of the hunters’ distinction is silver. Two arrows mark a trading coin.
rules-exchange = Exchange
rules-exchange-text = Whoever bids a **trading coin**, the 0 or the special 3, exchanges at the end of their turn in that tavern: show the two coins of the pouch, add them up, take a coin of that value from the [treasury](treasury), and discard the **higher** of the two.
rules-exchange-example = 2 and 3 make 5: a golden 5 comes, the 3 goes, the 2 stays.
rules-exchange-details-must = The exchange is compulsory, even where it brings nothing.
rules-exchange-details-equal = Of two equal coins you choose which one goes: a base coin leaves the game, a golden one returns to the treasury.
rules-exchange-details-place = The new coin lies in the pouch, face down, until the round ends. The trading coin stays where it is.
rules-exchange-details-uline = The owner of [Uline](hero-uline) adds any two coins of the hand.
rules-transformation = Transformation
rules-transformation-text = A royal offering, [Grid](hero-grid) or [the King’s Hand](distinction-kings_hand) transforms a coin by +3, +5 or +7: discard one of your coins and take one that is worth so much more. It goes to the same place, open or face down as the old one was.
rules-transformation-example = With the +3 a 7 becomes a 10.
rules-transformation-details-any = Any coin of yours will do, wherever it lies, also on a tavern or in the hand; only a trading coin can never be transformed.
rules-transformation-details-order = In the tavern that is being resolved a new value changes neither order nor ties. On a tavern still to come the coin bids with its new value.
rules-transformation-details-exchange = Whoever has to exchange in the same turn does so afterwards, with the coins as they are then.
rules-offerings = Royal offerings
rules-offerings-cards = The +3 lies in the deck of the first age, the +5 in that of the second.
rules-treasury = The treasury
rules-treasury-text = If the wanted coin is not there, you get the **next higher** one; if there is none above, the highest of those below. Discarded base coins leave the game, discarded gold coins go back and can be taken by the next player. The treasury is never empty.
rules-treasury-example = Wanted is 16. There is no 16 and no 17, so it is the 18.
rules-treasury-edition = Whether the value that was just given back may be taken again is one of the [differences of the editions](editions).

## The army

rules-army = The army
rules-army-text = Your army has five columns, one for each class. A card goes on top of its column. What counts are **ranks**: most cards have one, some heroes two or three; the column with more cards need not have more ranks.
rules-lines = Lines
rules-lines-text = A line is one rank of each of the five classes, side by side. You have as many lines as the shortest of your five columns has ranks.
rules-lines-example = Two lines are complete. For the third a miner and an explorer are missing.
rules-recruiting = Recruiting heroes
rules-recruiting-text = Whenever you have **more lines than heroes** you recruit one of the free heroes. What that hero brings is finished first, then it is counted again: several lines at once bring several heroes, one after the other.
rules-recruiting-must = Recruiting is compulsory; which of the possible heroes comes is your choice.
rules-recruiting-count = All heroes count, with class or without, wherever they lie.
rules-recruiting-lose = Losing ranks later costs no hero. The next one comes only when there are again more lines than heroes.
rules-command = The command zone
rules-command-text = Heroes without class lie beside the army and have no rank there, and so do distinctions. [Thrud](hero-thrud) and [Ylud](hero-ylud) move between it and the columns.

## The classes

rules-classes = The classes
rules-classes-text = Each class counts in its own way, at the end of the game. Heroes in a column count as cards of that class, for everything.
rules-class-example-warrior = Three warriors make { $sum } points. With the most warrior ranks the highest coin, here { $coin }, is added: { $total }.
rules-class-warrior-most = Ties share: everybody with the most ranks adds their own highest coin. Without a warrior nobody does.
rules-class-example-hunter = { $ranks } ranks: { $ranks } × { $ranks } = { $total }.
rules-class-example-miner = { $ranks } ranks, together { $sum } points: { $ranks } × { $sum } = { $total }.
rules-class-miner-zero = Miners that all show 0 are worth nothing, however many there are.
rules-class-example-blacksmith = { $ranks } ranks: 3 + 4 + 5 + 6 = { $total }.
rules-class-example-explorer = Three explorers: { $total } points.
rules-class-ranks = Ranks
rules-class-points = Points

## The heroes

rules-heroes = The heroes
rules-heroes-text = There are 21 heroes, each only once. The ten with a class go on top of their column and count there like dwarves. The eleven without class go to the [command zone](command), except for Thrud and Ylud.
rules-hero-dagda-more = The two columns must be different ones and not that of the hunters. Only dwarves can be discarded: a column that is empty or has a hero on top does not count. [More about discards](rulings-discards).
rules-hero-bonfur-more = Not a blacksmith, and only a dwarf: a column that is empty or has a hero on top does not count. [More about discards](rulings-discards).
rules-hero-idunn-more = Hourya and Ylud count if they lie there; Thrud has left by then.
rules-hero-hourya-more = Thrud and Ylud count for the five if they lie among the explorers. If the number falls later, Hourya stays.
rules-hero-astrid-more = It is the highest coin that you own at the end. It also counts among the coins and, with the most warriors, there.
rules-hero-grid-more = It is a [transformation](transformation): any coin but the trading coin.
rules-hero-uline-comes = When she comes, the coins of the pouch and all that still lie face down return to your hand; those that were shown stay until the end of the round. From the next tavern on you bid last.
rules-hero-uline-tavern = You lay a coin on a tavern when all others have shown theirs. What was bid comes back only at the end of the round.
rules-hero-uline-exchange = For an exchange you choose two coins of the hand. The new one goes to the hand and can be bid in the same round.
rules-hero-thrud-count = She counts for lines, for Hourya and for the distinctions. Lines are counted when she lies again.
rules-hero-ylud-count = Whoever recruits her after the first age has ended lays her at the end of the second. There she may stay where she is or move; both are a placement, so that they can lift Thrud and complete lines.
rules-hero-ylud-more = Among hunters and blacksmiths she is simply one more rank; among the warriors her rank counts for the majority.
rules-brothers = The Dwerg brothers
rules-brothers-table = Brothers
rules-brothers-picture = Ymir, Aësir, Sigmir, Jungir and Bergelmir.

## Distinctions

rules-distinctions = Distinctions
rules-distinctions-text = After the last tavern of the first age the army is looked at. First [Ylud](hero-ylud) is placed. Then the five classes come one after the other, in the order warriors, hunters, miners, blacksmiths, explorers: whoever **alone** has the most ranks gets the distinction and resolves it at once.
rules-distinctions-tie = If several have the most, or nobody has any, nobody gets it; gems do not help here.
rules-distinctions-when = Each majority is counted when its turn comes, after the effects of the earlier ones. Ranks count, not cards and not points; Thrud and Ylud count where they lie.
rules-distinction-kings_hand-picture = A coin grows by 5.
rules-distinction-hunting_master-picture = The special 3 takes the place of the 0, which leaves the game. It remains a trading coin, but it bids and counts as a 3.
rules-distinction-crown_jeweler-picture = The special gem takes the place of your own.
rules-distinction-great_armorer-picture = The special blacksmith goes to the column of the blacksmiths; this may complete lines.
rules-distinction-pioneer-picture = One of three cards stays: a dwarf joins the army at once, a royal offering is used at once. The others are shuffled back.

## The end

rules-end = The end of the game
rules-end-text = After the last tavern of the second age:
rules-end-ylud = [Ylud](hero-ylud) is placed, moved or left where she is; heroes who follow from it are recruited and resolved.
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
rules-scoring-heroes = Heroes without class
rules-scoring-what = What
rules-scoring-how = How
rules-scoring-example = An example. The warriors are the most: 28 points and the highest coin, 24. Five miner ranks show 4 points together.
rules-equal = Equal totals
rules-equal-text = There is no tie-break: equal totals share the place. The French edition says that they share the victory.

## Editions and options

rules-editions = The two editions
rules-editions-text = The German and the French rulebook differ in a few places. The table follows the edition that was chosen when it was opened.
rules-editions-german = German
rules-editions-french = French
rules-editions-again = Taking again the value that was just given back
rules-editions-again-german = Allowed: a transformed 25 stays 25.
rules-editions-again-french = Forbidden: it becomes the best value below.
rules-editions-exchange = Exchange
rules-editions-exchange-german = Take the new coin, then discard the higher one.
rules-editions-exchange-french = Discard the higher one, then take the new coin.
rules-editions-pioneer = Explorers’ distinction that nobody wins
rules-editions-pioneer-german = A card of the second age leaves unseen.
rules-editions-pioneer-french = The card that leaves is shown.
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
rules-first-game-text = Thrud, Ylud and Uline stay in the box; 18 heroes take part. Nothing else changes. Both rulebooks recommend it to begin with.
rules-special-option = Option: Dagda and the special blacksmith
rules-special-option-text = By the letter of the German rulebook the special blacksmith is no dwarf card, so Dagda may not discard it. The French one counts it among the dwarves. Here Dagda may, unless the table was opened without it.

## Special cases

rules-rulings = Special cases
rules-rulings-text = What comes up seldom, and what the rulebooks leave open. Where neither settles a question, the answer is ours, chosen so that it fits both.
rules-rulings-lines = Lines and heroes
rules-rulings-lines-loop = Several lines at once: recruit one hero, finish what that hero brings, count again.
rules-rulings-lines-break = If the discards for one hero break the line that would have brought the next, the next one does not come.
rules-rulings-lines-more = More heroes than lines is possible; nothing is given back.
rules-rulings-lines-thrud = While Thrud is lifted nothing is counted.
rules-rulings-lines-distinction = A hero who follows from a distinction comes at once, before the next class.
rules-rulings-lines-none = If none of the free heroes may come, the recruitment waits for your next card.
rules-rulings-discards = Dagda and Bonfur
rules-rulings-discards-need = Dagda needs two other columns with a dwarf on top, Bonfur one. Without them they cannot be recruited; this is looked at before they come.
rules-rulings-discards-hero = A hero on top protects the column, Thrud and Ylud included.
rules-rulings-discards-thrud = If Thrud lies on the hero’s own column, she is lifted, the hero is placed, the discards are made, and then she is put back.
rules-rulings-discards-special = The special blacksmith on top can be discarded by Dagda and takes both its ranks along; this is an [option](special-option).
rules-rulings-movable = Thrud and Ylud
rules-rulings-movable-same = Thrud may go back to the column from which she was lifted.
rules-rulings-movable-lift = Every card that comes into Thrud’s column lifts her: dwarf, hero, special blacksmith, and Ylud, also at the very end.
rules-rulings-movable-last = A line that Ylud completes at the end of the game still brings a hero, with everything: Grid transforms, Dagda discards, Uline is worth 9, Thrud is placed and then leaves.
rules-rulings-movable-stay = If Ylud chooses her own column at the end of the game, she goes to its top, and Thrud, if she lies there, is lifted.
rules-rulings-movable-late = Recruited during the distinctions, Ylud waits for the end of the second age.
rules-rulings-movable-owners = If they have different owners, Ylud is placed first, then Thrud leaves.
rules-rulings-uline = Uline
rules-rulings-uline-early = Recruited in the first or second tavern with an exchange still owed: any two coins of the hand can be exchanged.
rules-rulings-uline-late = Recruited in the last tavern: only the pouch comes back, and an exchange uses these two coins.
rules-rulings-uline-outside = Recruited outside a tavern: she bids last from the next round on.
rules-rulings-coins = Coins
rules-rulings-coins-highest = Who exchanges a 25 gets the best coin below it: the exchange is compulsory although it loses.
rules-rulings-coins-transform = A transformed 25 stays 25 in the German edition and drops in the French.
rules-rulings-coins-then = Bid the 0, take a royal offering, transform a coin of the pouch: the exchange then uses the new value.
rules-rulings-coins-hand = Coins in the hand can be transformed, too: at the end of an age, and by the owner of Uline.
rules-rulings-ties = Ties in a tavern
rules-rulings-ties-value = Only the value counts: a base 3 ties with the special 3, a base 5 with a golden 5.
rules-rulings-ties-many = In a tie of three and more the gems decide who swaps with whom, not the seats.
rules-rulings-ties-special = Without the owner of the special gem at least two must be left in a tie for a swap.
rules-rulings-awards = Distinctions
rules-rulings-awards-order = The order of the five is the same in both editions. The French rulebook speaks of an order without numbering it.
rules-rulings-awards-offering = The winner of the explorers’ distinction may keep a royal offering; it transforms a coin by +5 at once.
rules-rulings-awards-pioneer = If nobody wins it, one card leaves the second age: both decks come out even.
rules-rulings-points = Points
rules-rulings-points-zero = Without a warrior nobody gets the bonus for most warriors.
rules-rulings-points-thrud = Thrud has left when warriors are counted.
rules-rulings-points-coin = The highest coin is the one that you own at the end, not the highest that you ever had.
rules-rulings-points-heroes = Kraal adds 7 and Tarah 14, once and not for each warrior.

## Open and secret

rules-secrets = Open and secret
rules-secrets-text = Almost everything is open. Secret are only:
rules-secrets-decks = the order of the two decks. Which cards are still in them everybody can work out, and the table shows it.
rules-secrets-coins = which coin lies where, as long as it is face down. Which five coins somebody has is known, because every change is made openly.
rules-secrets-pioneer = the three cards of the explorers’ distinction, while its winner looks at them.
rules-secrets-removed = in the German edition the card that leaves the second age unseen.
rules-must = Nothing is optional
rules-must-text = Taking a card, recruiting, exchanging, transforming, discarding: what the rules ask for must be done. Only the choice is free.
rules-leaving = When somebody leaves
rules-leaving-text = The rulebooks say nothing about it. Here a bot plays on, and the player can come back at any time.

## About this game

rules-about-figures = Both rulebooks give most figures in words. The distribution of the cards and the royal offerings they show only as pictures; these come from the publisher’s player aid and were compared with public implementations of the game. The names of the five Dwerg brothers stand only on their cards.
rules-source-aid = the publisher’s player aid, checked with two public implementations
rules-source-names = names from two public implementations, the effect from the rulebook
rules-record-base_coins = base coins
rules-record-special_coin = special coin
rules-record-special_gem = special gem
rules-record-special_gem_points = points of the special gem
rules-record-rounds = rounds per age
rules-record-tavern_cards = cards per tavern
rules-record-brothers = points of the brothers
rules-record-ylud_points = Ylud’s points
