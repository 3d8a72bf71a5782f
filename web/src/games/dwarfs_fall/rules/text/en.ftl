# The rules of Dwar7s Fall, in our own words. **Strong words** and [links](anchor) are marked like this.

## In short

rules-game = In short
rules-game-aim = Autumn is short. You build a land of castles, mines, inns and shops, divided by [walls](walls), and send your { $dwarfs } dwarves to work in it. A task takes several dwarves of one colour on the same card. You trade gems for food before winter comes, and a player with { $goals } [goals](goals) brings on the last round.
rules-game-picture = A small map. The bridges show where dwarves can walk: castle, mine and inn are one kingdom; the shop behind the wall is not part of it.
rules-game-points = At the end you score points for goals, slain monsters, gems in hand and all cards in your [kingdom](kingdom). The most points win.
rules-game-all = Everything on the map is there for all: you may send dwarves to anyone’s cards. Only a castle belongs to someone.

## Setting up

rules-setup = Setting up
rules-setup-trades = Shuffle the { $trades } [trade goals](trade-goals) and reveal { $open } of them. The others form a pile, face down.
rules-setup-secrets = Deal everyone one of the { $secrets } [secret goals](secret-goals), face down. The rest go back into the box, unseen.
rules-setup-gems = Sort the { $gems } [gem cards](gems) into four face-up piles.
rules-setup-colours = Everyone takes a colour: its { $kinds } [kingdom cards](cards) go into their hand, its { $dwarfs } dwarves stay at home for now. Colours that nobody plays stay in the box.
rules-setup-ogres = Shuffle the { $ogres } [ogre cards](ogres) into a pile, face down.
rules-setup-table = The map is empty. The first card will be its middle.
rules-setup-same = The setup is the same for two, three and four players.
rules-start = Who goes first
rules-start-text = In the rulebook, the youngest player goes first. Here it is the first seat or, if the table was opened that way, [a random player](option-start). Turns go clockwise. A **round** always starts with the player who started the game.
rules-box = What is in the box
rules-box-what = Pieces
rules-box-count = How many
rules-box-kingdom = kingdom cards, { $kinds } in each of { $colours } colours
rules-box-trades = trade goals
rules-box-secrets = secret goals
rules-box-gems = gem cards
rules-box-ogres = ogre cards
rules-box-dwarfs = dwarves, { $dwarfs } in each colour

## A turn

rules-turn = A turn
rules-turn-text = A turn has three parts, always in this order:
rules-turn-actions = [Actions](actions): play cards, place dwarves, move dwarves; play ogre cards as you like.
rules-turn-tasks = [Tasks](tasks): every card with enough of your dwarves is carried out.
rules-turn-hand = [Hand limit](hand): discard gems and ogres above { $limit } cards.
rules-actions = Actions
rules-actions-text = You have { $actions } actions, and a fourth if your castle is on the map and no [frost giant](giant) is in its kingdom. Mix and repeat them as you like:
rules-actions-lay = [play a kingdom card](lay),
rules-actions-place = [place a dwarf](place),
rules-actions-move = [move a dwarf](move).
rules-actions-live = Whether you have a fourth action is checked before each action. So a castle gives it in the very turn in which you play it, and shutting out a giant with a wall gives it back at once. ([Option](option-extra_action): only at the start of a turn.)
rules-actions-stop = You may stop earlier. [Ogre cards](ogres) are not actions: they are free.
rules-lay = Playing a kingdom card
rules-lay-text = Play a card from your hand next to a card on the map, side by side, and rotate it as you like. It need not be linked with your castle, and its walls need not fit.
rules-lay-picture = Four ways to play the same mine: only its walls rotate.
rules-lay-first = The very first card of the game can go anywhere: all spots on an empty map are the same, so here it goes to 0,0, upright.
rules-lay-back = A card you have played stays. Nobody takes a card back into their hand.
rules-cover = Covering a card
rules-cover-text = Instead, you may cover a card, yours or anyone’s, with one from your hand if
rules-cover-symbol = both have the same [symbol](symbols): fire on fire, hearth on hearth,
rules-cover-dwarfs = there is no dwarf of any colour on the lower one,
rules-cover-never = and the lower one is neither a castle nor a monster.
rules-cover-picture = A dragon on a mine, a shop on an inn.
rules-cover-high = A stack may be as high as you like. By covering cards you can change walls, take mines away from others, or send them a dragon.
rules-dwarfs = Dwarves
rules-dwarfs-text = You have { $dwarfs }. They are at home or on cards, and they come home only when their task is carried out or an ogre sends them. No action takes a dwarf home, unless the table was opened [with that option](option-recall).
rules-dwarfs-spaces = A card has room for as many dwarves as it has spaces, all colours together. Which space a dwarf takes does not matter.
rules-place = Placing a dwarf
rules-place-text = Put a dwarf from home on any card with a free space, even in another player’s kingdom, on another player’s castle or on a monster. No way has to lead there.
rules-move = Moving a dwarf
rules-move-text = Move one of your dwarves to a free space on a neighbouring card; it cannot cross walls. Each further card costs another action, and each needs a free space even if the dwarf is only passing through: nobody walks through a full card.
rules-move-others = No action can move other players’ dwarves; only ogres can do that.

## Walls and kingdoms

rules-walls = Walls and kingdoms
rules-walls-text = Cards touch at their sides, never at their corners. The way between two neighbours is **open** if neither of them has a wall there; one wall is enough to close it. Walls need not continue those of the neighbour.
rules-walls-picture = Left: both sides are open, and a bridge joins the cards. Right: the wall of the gold mine closes the way.
rules-walls-region = All cards connected by open ways are a **region**. It needs no wall around it: it also ends where there is no card.
rules-kingdom = Your kingdom
rules-kingdom-text = The region of your castle is your kingdom. While your castle is not on the map, you have none. A card belongs to your kingdom if a dwarf could walk there from the castle.
rules-kingdom-picture = Castle, ruby mine and dragon with no wall between them: { $castle } + { $ruby } − { $harm } = { $sum } points.
rules-kingdom-use = Your kingdom counts at the [end](scoring), for the secret goals [Builder](secret-builder) and [King](secret-king), and for [ties](ties).
rules-shared = A shared kingdom
rules-shared-text = Castles with no wall between them share one kingdom. It belongs to each of their owners as a whole, and each of them gets all its points, the other castles included. ([Option](option-shared_kingdom): the points are divided.)
rules-shared-picture = Two players share these three cards: { $sum } points for each of them.
rules-stacks = Stacks
rules-stacks-text = In a stack, only the **top card** exists: its walls, its spaces, its task, its points. The cards below count for nothing until they come to light again, by [digging](dig) or because the [monster](slay) above them was slain. Everyone knows what is in a stack.

## Tasks

rules-tasks = Tasks
rules-tasks-text = When you have no more actions, every card on which you have **at least as many** dwarves as it needs is carried out, once each. This is not optional. Other colours on the card do not matter.
rules-tasks-home = First the dwarves that were needed go home, whatever comes of it. Any others stay.
rules-tasks-do = Then the card takes effect, with walls, monsters and piles as they are at this moment.
rules-tasks-picture = Three dwarves of one colour on a mine that needs two: you get an emerald, two dwarves go home, the third stays.
rules-tasks-few = Where you have too few dwarves, they stay and wait.
rules-order = In your order
rules-order-text = If several cards are ready, you choose one after the other. That matters:
rules-order-slay = slay the dragon first, and the mine next to it works again;
rules-order-trade = take a gem first, and pay with it in the shop;
rules-order-dig = dig first, and another wall may come between the dragon and your mine.
rules-fail = When a task fails
rules-fail-what = Card
rules-fail-when = The dwarves come home empty-handed if
rules-fail-mine = a dragon is in the region, or the pile is empty
rules-fail-inn = neither the pile nor the discard pile has an ogre card
rules-fail-shop = you cannot afford any open goal, or do not want to trade
rules-fail-castle = there is no stack you can dig, or you do not want to dig
rules-fail-monster = this never fails

## The hand

rules-hand = The hand
rules-hand-text = Kingdom cards, gems and ogre cards make up your hand. If you have more than { $limit } at the end of your turn, discard gems or ogre cards of your choice: gems go back to their piles, ogres to the discard pile. **Kingdom cards cannot be discarded**.
rules-hand-picture = { $kingdom } kingdom cards, { $stones } gems and an ogre are { $count }: one gem or the ogre has to go.
rules-hand-first = So if you have not played any card yet, you cannot keep a gem.
rules-hand-not = Goals you have reached, slain monsters and the secret goal are not part of your hand.
rules-hand-when = The limit is checked only here: during actions and tasks you may hold as many as you like, and so may the others during your turn.

## The kingdom cards

rules-cards = The kingdom cards
rules-cards-text = Everyone starts with the same { $kinds } cards in hand. As soon as a card is on the map, everyone may use it.
rules-cards-picture = The nine cards, upright.
rules-cards-card = Card
rules-cards-symbol = Symbol
rules-cards-walls = Walls, upright
rules-cards-spaces = Spaces
rules-cards-need = Dwarves needed
rules-cards-task = Task
rules-cards-points = Points
rules-cards-sides = { $wall_list }
wall-n = north
wall-e = east
wall-s = south
wall-w = west
symbol-fire = fire
symbol-ice = ice
symbol-hearth = hearth
rules-task-dig = [{ $effect }](dig)
rules-task-slay = [{ $effect }](slay): { $trophy } points
rules-task-hire = [{ $effect }](ogres)
rules-task-trade = [{ $effect }](trade)
rules-task-mine = { $effect }
rules-reading = How to read a card
rules-reading-picture = A ruby mine with two dwarves: one more, and the task is done.
rules-reading-task = Top left: the symbol, how many dwarves of one colour the task needs, and what it brings.
rules-reading-points = Top right, on the shield: what the card is worth in a kingdom. A red number counts against it.
rules-reading-spaces = At the bottom: the spaces for dwarves. Solid rings are the spaces the task needs, dashed rings are spare.
rules-reading-walls = On the sides: walls of stone, or a road where the side is open. Where two roads meet there is a bridge.
rules-reading-stack = A number next to leaves: how many cards are in the stack. A click fans it out.
rules-symbols = The three symbols
rules-symbols-text = A symbol says only one thing: which card may [cover](cover) which.
rules-symbols-fire = **Fire**: the four mines and the dragon.
rules-symbols-ice = **Ice**: the castle and the frost giant. Neither can be covered, and neither covers anything, unless the table was opened [with that option](option-castle_cover).
rules-symbols-hearth = **Hearth**: the inn and the shop.
rules-castle = The castle
rules-castle-text = The only card that belongs to someone. Everything that can be reached from it on foot is its owner’s [kingdom](kingdom).
rules-castle-action = It gives its owner one extra [action](actions) every turn; no dwarf has to be on it. A [frost giant](giant) in the kingdom takes this action away.
rules-castle-dig = { $need } dwarves of one colour on any castle may [dig](dig), no matter who owns it.
rules-castle-picture = The castles of the four colours.
rules-dig = Digging
rules-dig-text = Put the top card of one stack at its bottom, **without rotating it**. The next card comes to light, with the walls it had. You may use any castle, and the stack may be anywhere on the map.
rules-dig-picture = The diamond mine goes to the bottom. The emerald mine comes to light, and with it the way to the castle.
rules-dig-two = The stack has at least two cards.
rules-dig-dwarfs = There is no dwarf of any colour on it.
rules-dig-top = Its top card is not a monster.
rules-dig-monster = There is no monster in the region of the stack, and none in that of the castle from which you dig. ([Options](option-dig_block) check only one of them.)
rules-dig-may = You may also decline; the dwarves have gone home in any case.
rules-mine = The mines
rules-mine-text = Enough dwarves of one colour take gems from the pile into your hand.
rules-mine-brings = Brings
rules-mine-fail = With a [dragon](dragon) in the same region, or with an empty pile, the dwarves come home empty-handed. If the pile has fewer gems than the mine would give, you get what is left.
rules-monsters = Monsters
rules-monsters-text = A monster affects its whole **region**: all cards a dwarf could walk to from it, no matter whose kingdom that is, even where there is no castle at all. Each monster counts against the kingdom it is in. A monster cannot be covered.
rules-monsters-dig = Dragons and giants both stop all [digging](dig) in their region.
rules-monsters-wall = A wall shuts a monster out. Playing a card whose wall blocks the way is often quicker than fighting.
rules-dragon = The dragon
rules-dragon-text = While a dragon is in the region, no mine there gives a gem; dwarves who work there come home empty-handed. A dragon has the fire symbol, so it may be played on a mine.
rules-dragon-picture = The dragon reaches the ruby mine over the bridge, but not the gold mine behind the wall.
rules-giant = The frost giant
rules-giant-text = While a frost giant is in a kingdom, its owner does not have the [fourth action](actions). Mines, inns and shops still work.
rules-giant-picture = The frost reaches the castle over the bridge: its owner has only three actions.
rules-slay = Slaying a monster
rules-slay-text = { $need } dwarves of one colour on a monster slay it. It leaves the map and is yours: { $trophy } points at the end. It is **not** a goal.
rules-slay-picture = Four dwarves of one colour and a single one of another: the dragon is safe for now.
rules-slay-full = A monster has exactly that many spaces. So a single dwarf of another colour saves it, until an [ogre](ogres) takes care of that dwarf.
rules-slay-below = The card the monster covered is on top again, rotated as it was. If the monster covered nothing, its spot becomes empty.
rules-inn = The inn
rules-inn-text = { $need } dwarves of one colour hire an ogre: you draw the top card of the [ogre pile](ogres). If the pile is empty, the discarded cards are shuffled first. If there are none either, the dwarves come home empty-handed.
rules-shop = The shop
rules-shop-text = { $need } dwarves of one colour at a shop may [trade](trade), once.
rules-trade = Trading
rules-trade-text = Pay exactly the gems for **one** open [trade goal](trade-goals). They go back to their piles, you claim the goal, and a new one is revealed from the pile. When the pile is empty, no new goal is revealed.
rules-trade-picture = Three dwarves, two emeralds and a ruby: the honey is yours.
rules-trade-may = You may also decline. If you cannot afford any open goal you are not asked; the dwarves go home all the same.

## Ogre cards

rules-ogres = Ogre cards
rules-ogres-text = They come from the [inn](inn). During your own actions you may play as many as you like, before, between and after them, and none of them costs an action. You cannot play a card without a target. A card is discarded before it takes effect.
rules-ogres-worth = Ogre cards count towards the [hand limit](hand) and are worth no points.
rules-ogres-card = Card
rules-ogres-copies = Copies
rules-ogres-effect = What it does
rules-ogre-panic-own = It may be anyone’s dwarf, even your own. Each card it enters needs a free space, including the first of two. It cannot run back to where it started.
rules-ogre-thief-random = Each card is equally likely: a player with four gold and a ruby loses the ruby one time in five.
rules-ogre-brute-walls = Walls, distance and free spaces do not matter. Both dwarves must be on the map, on different cards.
rules-ogre-upkeep-own = Yours go home as well. The card must have at least one dwarf on it.
rules-ogre-crown-now = You may play them in the same turn. Only you and the victim know which cards were taken.

## Goals

rules-goals = Goals
rules-goals-text = There are two kinds: [trade goals](trade-goals), as many as you can afford, and one [secret goal](secret-goals). Each goal brings its points at the end, and together they bring on the [last round](end). Slain monsters are not goals.
rules-gems = Gems
rules-gems-text = Gems come from [mines](mine) and pay for trade goals. Those you still hold at the end are worth points, but fewer than as payment.
rules-gems-picture = Gold, emerald, diamond and ruby.
rules-gems-gem = Gem
rules-gems-copies = Cards
rules-gems-points = Points each
rules-gems-empty = The piles can run out. Gems that are paid or discarded go back to their pile and can be taken again.
rules-trade-goals = Trade goals
rules-trade-goals-text = { $open } of the { $trades } are open. When your dwarves trade at a [shop](shop), you may claim one of them.
rules-trade-goals-picture = Three trade goals and what they cost.
rules-trade-goals-goal = Goal
rules-trade-goals-points = Points

## Secret goals

rules-secret-goals = Secret goals
rules-secret-goals-text = Everyone has one, and only its owner knows it. You may reveal it at any time while its condition is met. Once revealed, it is yours for good, whatever happens afterwards. A goal you do not reveal brings nothing.
rules-secret-goals-own = On your own turn you can reveal it at each decision, and once more between tasks and hand limit and after discarding, so that you never lose a card you need first.
rules-secret-goals-others = On other players’ turns you can reveal it whenever someone is deciding something. Nobody is asked, so nobody learns who could.
rules-secret-goals-free = You may also hold it back. When the game ends, every goal whose condition is met is revealed automatically.
rules-secret-goals-option = The table can be opened [in other ways](option-reveal).
rules-secret-more-builder = Only top cards count. A shared kingdom counts as a whole. Without your castle you have no kingdom.
rules-secret-more-hunter = Dragons and giants count alike.
rules-secret-more-king = The points of monsters in the kingdom are deducted. A shared kingdom counts as a whole.
rules-secret-more-miner = They must all be in your hand at the same time, before you pay with them.
rules-secret-more-disguised_ogre = A [crown](ogre-crown) helps.
rules-secret-more-explorer = They only have to be there; nothing has to be slain.
rules-secret-more-sorcerer = With the [hand limit](hand) this means: play kingdom cards first.

## The end

rules-end = The end of the game
rules-end-text = If you have { $goals } goals **at the end of your own turn**, this round is the last: everyone who has not had a turn in it gets one more full turn; then the game ends. If you were the last player of the round, it ends at once.
rules-end-others = If you reveal your third goal during someone else’s turn, it counts at the end of your own next turn. What others reach in the last round changes nothing.
rules-end-rounds = If nobody gets that far, the game ends after { $rounds } rounds. The box does not say so; the [option](option-max_rounds) can make it shorter.
rules-scoring = What counts
rules-scoring-what = What
rules-scoring-how = How
rules-scoring-trade = the points on each
rules-scoring-secret = its points, if it was revealed
rules-scoring-monsters = { $trophy } points each
rules-scoring-gems = gold { $gold }, emerald { $emerald }, diamond { $diamond }, ruby { $ruby }
rules-scoring-kingdom = the points of all its top cards, other players’ castles included; monsters count against it. Nothing without your castle.
rules-scoring-hand = Kingdom cards and ogres in hand
rules-scoring-nothing = nothing
rules-scoring-example = An example, line by line.
rules-scoring-gems-line = Gems
rules-ties = Equal points
rules-ties-text = The larger kingdom wins, counted in cards (without a castle it has none). If those are equal too, the player with more dwarves on the map wins. After that, the victory is shared.

## Options

rules-options = Options
rules-options-text = What you can choose when you open a table. The first choice is the default.
rules-option-castle_cover = In the rulebook, nothing covers a castle; the designer once answered otherwise. With this option, a castle or a frost giant may cover a castle with no dwarf on it. A covered castle is out of play: no kingdom, no points, no fourth action for its owner, until the castle above it is dug away or the giant slain.
rules-option-extra_action = At once: the fourth action comes and goes with castle and giant, even in the middle of a turn. Otherwise a turn keeps as many actions as it started with.
rules-option-dig_block = Whether a monster blocks digging in the region of the stack, of the castle from which you dig, or of both.
rules-option-reveal = At any time; only on your own turn and at the very end; or automatically: then a goal is revealed the moment its condition is met, and nobody can hold one back.
rules-option-gems_public = Gems are taken and paid openly, so everyone may know them. With “no”, the others see only how many you hold; only the thief and the victim learn which gem was stolen. At the end, all gems are revealed.
rules-option-shared_kingdom = Divided, the points of a shared kingdom are split by the number of its castles, rounded down. Builder, King and ties still look at the whole.
rules-option-recall = A house rule for dwarves who are stuck: one action sends one of your dwarves home from any card.
rules-option-max_rounds = The game ends after this many rounds even if nobody has enough goals.
rules-option-goals_to_end = How many goals bring on the last round.
rules-option-start = By the rulebook, the youngest player goes first. Here: the first seat, or a random player.

## Special cases

rules-rulings = Special cases
rules-rulings-text = Rare situations, and questions the rulebook leaves open. Where it is silent, the answer is ours; where it can be read in two ways, the other one is often an [option](options).
rules-rulings-cards = Cards on the map
rules-rulings-cards-castle = Castles are never covered. The rulebook says so; an older answer by the designer allowed it, which is now an [option](option-castle_cover).
rules-rulings-cards-monster = Monsters are never covered.
rules-rulings-cards-symbol = To cover like with like means the same symbol, not the same kind: the rulebook itself advises a dragon on a mine. It speaks of three such symbols, although with castles and monsters left out only two have anything to cover.
rules-rulings-cards-empty = A slain monster that covered nothing leaves an empty spot. The map may fall apart into islands; you can play cards there again, and next to any card of any island.
rules-rulings-cards-first = If the first player plays no card, the next player plays the first one. The same goes for a map whose only card was a slain monster.
rules-rulings-cards-use = Everyone can use a card from the moment it is played.
rules-rulings-kingdoms = Kingdoms and monsters
rules-rulings-kingdoms-covered = Covered cards count for nothing, neither points nor cards, because nobody could walk there.
rules-rulings-kingdoms-region = A dragon stops mines, and any monster stops digging, even in a region without a castle.
rules-rulings-kingdoms-several = If there are several monsters, each has its effect. Mines and the fourth action come back only when the last dragon, or the last giant, is gone or shut out.
rules-rulings-kingdoms-giant = A giant in a shared kingdom takes the fourth action from each of its owners.
rules-rulings-kingdoms-end = At the end, a kingdom with a giant counts like any other, less the giant’s points.
rules-rulings-kingdoms-shared = Everyone who shares a kingdom gets all its points: the rulebook gives each owner the same and counts the other castles, too. Dividing the points is an [option](option-shared_kingdom).
rules-rulings-actions = Actions
rules-rulings-actions-castle = A castle gives its fourth action in the same turn. The other reading is an [option](option-extra_action).
rules-rulings-actions-stuck = Dwarves behind walls wait for company, for a dig or for an ogre. Calling them home is an [option](option-recall).
rules-rulings-tasks = Tasks
rules-rulings-tasks-order = The rulebook gives no order of tasks: the player whose turn it is chooses, step by step.
rules-rulings-tasks-home = The dwarves go home even if nothing comes of their task: no gem left, a dragon nearby, no goal you can afford. Where there are too few, they stay.
rules-rulings-tasks-must = Gems and ogre cards are always taken; surplus cards can be discarded later. A trade or a dig may be declined.
rules-rulings-tasks-fresh = You can pay with a gem you have just taken in a shop that comes later in the same turn.
rules-rulings-tasks-shops = Two shops are two trades. You can claim the goal revealed after the first trade with the second.
rules-rulings-tasks-dig = A monster blocks a dig at both ends: in the region of the stack and in that of the castle. There are [options](option-dig_block) for either end.
rules-rulings-tasks-gold = If only one gold card is left, a gold mine gives just that one.
rules-rulings-ogres = Ogres
rules-rulings-ogres-panic = Panic cannot lead through a full card: every card entered needs a free space.
rules-rulings-ogres-own = Panic may chase your own dwarf, and upkeep sends your own dwarves home, too.
rules-rulings-ogres-cut = Two sentences of the rulebook are cut off. We play that the thief takes one gem card at random and the crown takes all ogre cards; both go into your hand, and ogre cards won this way can be played at once.
rules-rulings-ogres-brute = The brute takes no dwarf from home: both must be on cards, and on different ones.
rules-rulings-goals = Goals, hand and end
rules-rulings-goals-limit = More than { $limit } cards in the middle of a turn are allowed.
rules-rulings-goals-before = Before you discard the first card, and before each further one, you can reveal your secret goal: the discarded card might have been part of its condition.
rules-rulings-goals-turn = Nobody interrupts a turn between two decisions. A condition that comes and goes in between is lost.
rules-rulings-goals-hold = You may hold back a secret goal as long as you like, for instance so as not to bring on the last round.
rules-rulings-goals-third = A third goal reached on someone else’s turn is checked at the end of your own next turn.
rules-rulings-goals-tie = After both tie-breaks the victory is shared.

## Open and secret

rules-hidden = Open and secret
rules-hidden-text = Almost everything was done openly and can be looked up: stacks, kingdom cards in hand, gems, goals, dwarves. Only these are secret:
rules-hidden-ogres = the ogre cards in a hand. Everyone sees how many there are; the victim of a crown remembers which cards were taken.
rules-hidden-piles = the order of the ogre pile and of the trade goals still in the pile.
rules-hidden-secrets = secret goals that have not been revealed, including those in the box.
rules-hidden-gems = with an [option](option-gems_public), also the kinds of gems in a hand.
rules-waiting = Why someone seems to wait
rules-waiting-text = Parts of a turn end automatically when nothing is left to decide. So that this gives nothing away, it depends only on what everyone can see: a player with an ogre card is asked even if it cannot be played, and a player who might have met a secret goal is asked even if theirs is a different one.
rules-leaving = When someone leaves
rules-leaving-text = The rulebook says nothing about this. Here a bot plays on, and the player can come back at any time.

## About this game

rules-about-figures = The rules come from the rulebook. But many numbers are printed only on the cards, and nobody has published those: where the walls are, most numbers of spaces, what kingdom cards, trade goals and secret goals are worth, what trade goals cost, and how many gems and ogres of each kind there are. For these, Dvergar uses numbers of its own, chosen to agree with every total that the rulebook and public sources do give, and tried out in many games. Which card has which symbol is known from players’ reviews. The list below gives the source of every value: if you own the cards, you can correct it.
rules-source-giant = players’ reviews: a giant harms castles
rules-source-dragon = players’ reviews: a dragon harms mines
rules-source-inn = players’ reviews: an inn may cover a shop
rules-source-designer = the designer’s answers to questions
rules-source-publisher = the publisher’s description
rules-source-expansion = the rules of a published expansion name goals worth 16
rules-record-cards = Kingdom card: { $kind }
rules-record-gems = Gem cards: { $gem }
rules-record-trades = Trade goal: { $trade }
rules-record-secrets = Secret goal: { $secret }
rules-record-ogres = Ogre cards: { $ogre }
rules-record-dwarfs = Dwarves of each colour
rules-record-actions = Actions
rules-record-castle_actions = Actions for the castle
rules-record-hand_limit = Hand limit
rules-record-open_trades = Open trade goals
rules-record-monster_points = Points of a slain monster
rules-record-explorer_monsters = Monsters for the explorer
