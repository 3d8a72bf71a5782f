# The rules of Dwar7s Fall, in our own words. **Strong words** and [links](anchor) are marked like this.

## In short

rules-game = In short
rules-game-aim = Autumn is short. You lay out a land of castles, mines, inns and shops, cut up by [walls](walls), and send your { $dwarfs } dwarfs to work in it. A task takes several dwarfs of one colour on the same card. Gems are traded for food before winter comes, and whoever has reached { $goals } [goals](goals) brings on the last round.
rules-game-picture = A small land. The bridges show where one can walk: castle, mine and inn are one kingdom, the shop behind the wall is not part of it.
rules-game-points = At the end goals, slain monsters, gems in hand and all cards of your [kingdom](kingdom) are points. The most points win.
rules-game-all = What lies on the table is there for all: everybody may send dwarfs onto everybody’s cards. Only a castle belongs to somebody.

## Setting up

rules-setup = Setting up
rules-setup-trades = Shuffle the { $trades } [trade goals](trade-goals) and open { $open } of them. The others are a pile, face down.
rules-setup-secrets = Deal everybody one of the { $secrets } [secret goals](secret-goals), face down. The rest goes back into the box, unseen.
rules-setup-gems = Sort the { $gems } [gem cards](gems) into four open piles.
rules-setup-colours = Everybody takes a colour: its { $kinds } [kingdom cards](cards) go to the hand, its { $dwarfs } dwarfs stay at home for now. Colours that nobody plays stay in the box.
rules-setup-ogres = Shuffle the { $ogres } [ogre cards](ogres): a pile, face down.
rules-setup-table = The table is empty. The first card will lie in its middle.
rules-setup-same = Nothing changes with the number of players: two, three and four set up alike.
rules-start = Who begins
rules-start-text = The rulebook lets the youngest begin. Here it is the first seat, or, if the table was opened so, [chance decides](option-start). Turns go clockwise. A **round** always begins with the one who began the game.
rules-box = What is in the box
rules-box-what = Pieces
rules-box-count = How many
rules-box-kingdom = kingdom cards, { $kinds } in each of { $colours } colours
rules-box-trades = trade goals
rules-box-secrets = secret goals
rules-box-gems = gem cards
rules-box-ogres = ogre cards
rules-box-dwarfs = dwarfs, { $dwarfs } in each colour

## A turn

rules-turn = A turn
rules-turn-text = A turn has three parts, always in this order:
rules-turn-actions = [Actions](actions): lay cards, place dwarfs, move dwarfs; ogre cards as you like.
rules-turn-tasks = [Tasks](tasks): every card with enough of your dwarfs is carried out.
rules-turn-hand = [Hand limit](hand): throw away gems and ogres above { $limit } cards.
rules-actions = Actions
rules-actions-text = You have { $actions } actions, and a fourth one if your castle is on the table and no [frost giant](giant) is in its kingdom. Mix and repeat them as you like:
rules-actions-lay = [lay a kingdom card](lay),
rules-actions-place = [place a dwarf](place),
rules-actions-move = [move a dwarf](move).
rules-actions-live = Whether there is a fourth action is looked at before each action. So a castle gives it in the very turn in which it is laid, and a giant that is shut out by a wall gives it back at once. ([Option](option-extra_action): only when a turn begins.)
rules-actions-stop = You may stop earlier. [Ogre cards](ogres) are no actions: they are free.
rules-lay = Laying a kingdom card
rules-lay-text = Lay a card from your hand next to a card on the table, side by side, and turn it as you like. It need not be linked with your castle, and its walls need not fit.
rules-lay-picture = Four ways to lay the same mine: only its walls turn.
rules-lay-first = The very first card of the game lies anywhere: all places of an empty table are the same, so here it lies at 0,0 and upright.
rules-lay-back = What was laid stays. Nobody takes a card back into the hand.
rules-cover = Covering a card
rules-cover-text = Instead, a card may be laid onto another one, yours or anybody’s, if
rules-cover-symbol = both have the same [symbol](symbols): fire on fire, hearth on hearth,
rules-cover-dwarfs = no dwarf stands on the lower one, of any colour,
rules-cover-never = and the lower one is neither a castle nor a monster.
rules-cover-picture = A dragon on a mine, a shop on an inn.
rules-cover-high = A stack may become as high as you like. By covering you change walls, take mines away from others, or send them a dragon.
rules-dwarfs = Dwarfs
rules-dwarfs-text = You have { $dwarfs }. They are at home or on cards, and they come home only when their task is carried out or an ogre sends them. No action takes a dwarf back, unless the table was opened [with that option](option-recall).
rules-dwarfs-spaces = A card has room for as many dwarfs as it has spaces, of all colours together. Which space it is does not matter.
rules-place = Placing a dwarf
rules-place-text = Put a dwarf from home onto any card with a free space: in foreign kingdoms, on foreign castles, on monsters. No way has to lead there.
rules-move = Moving a dwarf
rules-move-text = Move one of your dwarfs to a neighbouring card, past no wall, onto a free space. Each card further is an action more, and each needs a free space, even if the dwarf only passes by: nobody walks through a full card.
rules-move-others = Other players’ dwarfs can never be moved by an action; only ogres can do that.

## Walls and kingdoms

rules-walls = Walls and kingdoms
rules-walls-text = Cards touch by their sides, never by their corners. The way between two neighbours is **open** if neither of them has a wall there; a wall on one of them is enough to shut it. Walls need not continue those of the neighbour.
rules-walls-picture = Left: both sides are open, a bridge joins the cards. Right: the wall of the gold mine shuts the way.
rules-walls-region = All cards between which one can walk are a **region**. It needs no wall around it: it also ends where no card lies.
rules-kingdom = Your kingdom
rules-kingdom-text = The region of your castle is your kingdom. As long as your castle is not on the table you have none. A card belongs to it if a dwarf could walk there from the castle.
rules-kingdom-picture = Castle, ruby mine and dragon without a wall between them: { $castle } + { $ruby } − { $harm } = { $sum } points.
rules-kingdom-use = Your kingdom counts at the [end](scoring), for the secret goals [Builder](secret-builder) and [King](secret-king), and for [ties](ties).
rules-shared = A shared kingdom
rules-shared-text = Castles without a wall between them share one kingdom. It belongs to each of their owners as a whole, and each of them gets all its points, the foreign castle included. ([Option](option-shared_kingdom): the points are divided.)
rules-shared-picture = Two players share these three cards: { $sum } points for each of them.
rules-stacks = Stacks
rules-stacks-text = Of several cards on one place only the **top card** exists: its walls, its spaces, its task, its points. Those below count for nothing until they come to light again, by [digging](dig) or because the [monster](slay) above them was slain. Everybody knows what lies in a stack.

## Tasks

rules-tasks = Tasks
rules-tasks-text = When you have no more actions, every card on which you have **at least as many** of your own dwarfs as it needs is carried out, each once. This is not optional. Other colours on the card do not matter.
rules-tasks-home = First the dwarfs that were needed go home, whatever comes of it. Those above that number stay.
rules-tasks-do = Then comes what the card does, with walls, monsters and piles as they are at this moment.
rules-tasks-picture = Three dwarfs of one colour on a mine that needs two: an emerald comes, two dwarfs go home, the third stays.
rules-tasks-few = Where you have too few dwarfs they stay and wait.
rules-order = In your order
rules-order-text = If several cards are ready you choose one after the other. That matters:
rules-order-slay = slay the dragon first, and the mine next to it works again;
rules-order-trade = take a gem first, and pay with it in the shop;
rules-order-dig = dig first, and another wall may stand between the dragon and your mine.
rules-fail = When a task fails
rules-fail-what = Card
rules-fail-when = The dwarfs come home with nothing, if
rules-fail-mine = a dragon is in the region, or the pile is empty
rules-fail-inn = neither the pile nor the discard pile has an ogre card
rules-fail-shop = you can pay for no open goal, or do not want to
rules-fail-castle = there is no stack to dig, or you do not want to
rules-fail-monster = this never fails

## The hand

rules-hand = The hand
rules-hand-text = Kingdom cards, gems and ogre cards are your hand. If you have more than { $limit } at the end of your turn, throw away gems or ogre cards of your choice: gems go back to their piles, ogres to the discard pile. **Kingdom cards cannot be thrown away**.
rules-hand-picture = { $kingdom } kingdom cards, { $stones } gems and an ogre are { $count }: one gem or the ogre has to go.
rules-hand-first = So whoever has not laid any card yet cannot keep a gem.
rules-hand-not = Goals that you have reached, slain monsters and the secret goal are no part of the hand.
rules-hand-when = The limit is looked at only here: during actions and tasks you may hold as many as you like, and so may the others during your turn.

## The kingdom cards

rules-cards = The kingdom cards
rules-cards-text = Everybody begins with the same { $kinds } cards in hand. As soon as a card lies on the table everybody may use it.
rules-cards-picture = The nine cards as they lie upright.
rules-cards-card = Card
rules-cards-symbol = Symbol
rules-cards-walls = Walls, upright
rules-cards-spaces = Spaces
rules-cards-need = Dwarfs needed
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
rules-task-dig = [dig](dig)
rules-task-slay = [slay it](slay): { $trophy } points
rules-task-ogre = 1 [ogre card](ogres)
rules-task-trade = one [trade](trade)
rules-task-gem = { $amount } { $gem }
rules-reading = How to read a card
rules-reading-picture = A ruby mine with two dwarfs: one more, and the task is done.
rules-reading-task = Top left: the symbol, how many dwarfs of one colour the task needs, and what it brings.
rules-reading-points = Top right, on the shield: what the card is worth in a kingdom. A red one counts against it.
rules-reading-spaces = At the bottom: the spaces for dwarfs. A solid ring belongs to those that the task needs, a dashed one is spare room.
rules-reading-walls = On the sides: walls of stone, or a road where the side is open. Where two roads meet there is a bridge.
rules-reading-stack = A number beside leaves: so many cards lie in this stack. A click fans it out.
rules-symbols = The three symbols
rules-symbols-text = A symbol says only one thing: which card may [cover](cover) which.
rules-symbols-fire = **Fire**: the four mines and the dragon.
rules-symbols-ice = **Ice**: the castle and the frost giant. Neither can be covered, and neither covers anything, unless the table was opened [with that option](option-castle_cover).
rules-symbols-hearth = **Hearth**: the inn and the shop.
rules-castle = The castle
rules-castle-text = The only card that belongs to somebody. All that can be reached from it on foot is its owner’s [kingdom](kingdom).
rules-castle-action = It gives its owner one [action](actions) more in each turn; no dwarf has to stand on it. A [frost giant](giant) in the kingdom takes this action away.
rules-castle-dig = { $need } dwarfs of one colour on it may [dig](dig), whoever’s castle it is.
rules-castle-picture = The castles of the four colours.
rules-dig = Digging
rules-dig-text = Put the top card of one stack at its bottom, **without turning it**. So the next card comes to light, with the walls it had. Any castle may be used, and the stack may lie anywhere on the table.
rules-dig-picture = The diamond mine goes to the bottom. The emerald mine comes to light, and with it the way to the castle.
rules-dig-two = The stack has at least two cards.
rules-dig-dwarfs = No dwarf stands on it, of any colour.
rules-dig-top = Its top card is no monster.
rules-dig-monster = No monster lies in the same region as the stack, and none in that of the castle from which you dig. ([Options](option-dig_block) look at one of them only.)
rules-dig-may = You may also leave it; the dwarfs have gone home in any case.
rules-mine = The mines
rules-mine-text = Enough dwarfs of one colour take gems from the pile into the hand.
rules-mine-brings = Brings
rules-mine-fail = With a [dragon](dragon) in the same region, or with an empty pile, the dwarfs come home with nothing. If the pile has less than the mine would give, you get what is left.
rules-monsters = Monsters
rules-monsters-text = A monster works in its whole **region**: on all cards that one can walk to from it, whoever’s kingdom that is, and also where there is no castle at all. Each of them counts against the kingdom it lies in. Nothing can be laid onto a monster.
rules-monsters-dig = Dragons and giants both stop all [digging](dig) in their region.
rules-monsters-wall = A wall shuts a monster out. To lay a card so that its wall stands in the way is often quicker than to fight.
rules-dragon = The dragon
rules-dragon-text = As long as a dragon is in the region no mine there gives a gem; who works there comes home with nothing. Having the symbol fire, a dragon may be laid onto a mine.
rules-dragon-picture = The dragon reaches the ruby mine over the bridge, but not the gold mine behind the wall.
rules-giant = The frost giant
rules-giant-text = As long as a frost giant is in a kingdom its owner does not have the [fourth action](actions). Mines, inns and shops work on.
rules-giant-picture = The frost reaches the castle over the bridge: its owner has only three actions.
rules-slay = Slaying a monster
rules-slay-text = { $need } dwarfs of one colour on a monster slay it. It is taken from the table and is yours: { $trophy } points at the end. It is **not** a goal.
rules-slay-picture = Four dwarfs of one colour and a single foreign one: the dragon is safe for now.
rules-slay-full = A monster has just as many spaces. So one single dwarf of somebody else’s saves it, until an [ogre](ogres) takes care of that dwarf.
rules-slay-below = What the monster covered lies on top again, turned as it was. If it covered nothing, its place becomes empty.
rules-inn = The inn
rules-inn-text = { $need } dwarfs of one colour hire an ogre: you draw the top card of the [ogre pile](ogres). If the pile is empty, the discarded cards are shuffled first. If there are none either, the dwarfs come home with nothing.
rules-shop = The shop
rules-shop-text = { $need } dwarfs of one colour at a shop may [trade](trade), once.
rules-trade = Trading
rules-trade-text = Pay exactly the gems of **one** open [trade goal](trade-goals). They go back to their piles, the goal is yours, and a new one is opened from the pile. When the pile is empty nothing is opened any more.
rules-trade-picture = Three dwarfs, two emeralds and a ruby: the honey is yours.
rules-trade-may = You may also decline. Who cannot pay for any open goal is not asked; the dwarfs go home all the same.

## Ogre cards

rules-ogres = Ogre cards
rules-ogres-text = They come from the [inn](inn). During your own actions you may play as many as you like, before, between and after them, and none of them is an action. A card without a target cannot be played. It is discarded before it works.
rules-ogres-worth = Ogre cards count for the [hand limit](hand) and are worth no points.
rules-ogres-card = Card
rules-ogres-copies = Copies
rules-ogres-effect = What it does
rules-ogre-panic-own = It may be anybody’s dwarf, also one of yours. Each card that it enters needs a free space, the first of two as well. It cannot run back to where it began.
rules-ogre-thief-random = Each of the cards is as likely as the other: whoever holds four gold and a ruby loses the ruby once in five times.
rules-ogre-brute-walls = Walls, distance and free spaces do not matter. Both dwarfs must stand on the table, on different cards.
rules-ogre-upkeep-own = Yours go home as well. The card must have at least one dwarf on it.
rules-ogre-crown-now = You may play them in the same turn. Only whoever was robbed knows which cards went.

## Goals

rules-goals = Goals
rules-goals-text = There are two kinds: [trade goals](trade-goals), as many as you can pay for, and one [secret goal](secret-goals). Each goal brings its points at the end, and all of them together bring on the [last round](end). Slain monsters are not goals.
rules-gems = Gems
rules-gems-text = Gems come from [mines](mine) and pay for trade goals. Those that you still hold at the end are worth points, but fewer than as payment.
rules-gems-picture = Gold, emerald, diamond and ruby.
rules-gems-gem = Gem
rules-gems-copies = Cards
rules-gems-points = Points each
rules-gems-empty = The piles can run out. What is paid or thrown away goes back to its pile, and can be taken again.
rules-trade-goals = Trade goals
rules-trade-goals-text = { $open } of the { $trades } lie open. Whoever carries out a [shop](shop) may pay for one of them.
rules-trade-goals-picture = Three trade goals with what they cost.
rules-trade-goals-goal = Goal
rules-trade-goals-points = Points

## Secret goals

rules-secret-goals = Secret goals
rules-secret-goals-text = Everybody has one, and only its owner knows it. It may be shown at any time at which its condition holds. Once shown it is yours for good, whatever happens afterwards. What is not shown brings nothing.
rules-secret-goals-own = In your own turn you can show it at each decision, and once more between tasks and hand limit and after throwing away, so that no card that you need is lost first.
rules-secret-goals-others = In the others’ turns you can show it whenever somebody is deciding something. Nobody is asked, so nobody learns who could.
rules-secret-goals-free = You may also hold it back. When the game ends, every goal whose condition holds is shown by itself.
rules-secret-goals-option = The table can be opened [in other ways](option-reveal).
rules-secret-more-builder = Only top cards count. A shared kingdom counts as a whole. Without your castle you have no kingdom.
rules-secret-more-hunter = Dragons and giants count alike.
rules-secret-more-king = Points of monsters in the kingdom are taken off. A shared kingdom counts as a whole.
rules-secret-more-miner = They must all be in your hand at the same time, before you pay with them.
rules-secret-more-disguised_ogre = A [crown](ogre-crown) helps.
rules-secret-more-explorer = They only have to stand there, nothing has to be slain.
rules-secret-more-sorcerer = With the [hand limit](hand) this means: lay kingdom cards first.

## The end

rules-end = The end of the game
rules-end-text = Whoever has { $goals } goals **at the end of their own turn** makes this round the last: all who have not had their turn in it have one more, a whole one; then the game ends. If it was the last player of the round, it ends at once.
rules-end-others = A third goal that is shown during somebody else’s turn counts at the end of the own next turn. What others reach in the last round changes nothing.
rules-end-rounds = If nobody gets that far the game ends after { $rounds } rounds. The box does not say so; the [option](option-max_rounds) can make it shorter.
rules-scoring = What counts
rules-scoring-what = What
rules-scoring-how = How
rules-scoring-trade = the points on each
rules-scoring-secret = its points, if it was shown
rules-scoring-monsters = { $trophy } points each
rules-scoring-gems = gold { $gold }, emerald { $emerald }, diamond { $diamond }, ruby { $ruby }
rules-scoring-kingdom = the points of all its top cards, foreign castles included; monsters count against it. Nothing without your castle.
rules-scoring-hand = Kingdom cards and ogres in hand
rules-scoring-nothing = nothing
rules-scoring-example = An example, line by line.
rules-scoring-gems-line = Gems
rules-ties = Equal points
rules-ties-text = Then the larger kingdom wins, in cards (without a castle it has none). If that is equal, too, more own dwarfs on the table. After that the victory is shared.

## Options

rules-options = Options
rules-options-text = What can be chosen when a table is opened. The first choice is the usual one.
rules-option-castle_cover = The rulebook lets nothing be laid on a castle; the designer once answered otherwise. With this option a castle or a frost giant may cover a castle on which no dwarf stands. A covered castle is out of play: no kingdom, no points, no fourth action for its owner, until the castle above it is dug away or the giant slain.
rules-option-extra_action = Counted at once, the fourth action comes and goes with castle and giant in the middle of a turn. Otherwise the turn keeps as many actions as it began with.
rules-option-dig_block = Whether a monster disturbs the place where one digs, the castle from which one digs, or both.
rules-option-reveal = At any time; only in one’s own turn and at the very end; or by themselves: then the first moment at which the condition holds is taken, and nobody can hold a goal back.
rules-option-gems_public = Gems are taken and paid openly, so everybody may know them. With “no” the others see only how many you hold; what a thief took only the two of them learn. At the end all gems are shown.
rules-option-shared_kingdom = Divided, the points of a shared kingdom are split by the number of its castles, rounded down. Builder, King and ties still look at the whole.
rules-option-recall = A house rule for dwarfs who are stuck: one action sends one of your dwarfs home from any card.
rules-option-max_rounds = The game ends after so many rounds even if nobody has enough goals.
rules-option-goals_to_end = How many goals bring on the last round.
rules-option-start = By the rulebook the youngest begins. The first seat, or by lot.

## Special cases

rules-rulings = Special cases
rules-rulings-text = What comes up seldom, and what the rulebook leaves open. Where it is silent the answer is ours; where it can be read in two ways, the other one is often an [option](options).
rules-rulings-cards = Cards on the table
rules-rulings-cards-castle = Castles are never covered. The rulebook says so; an older answer of the designer allowed it, which is now an [option](option-castle_cover).
rules-rulings-cards-monster = Monsters are never covered, in no case.
rules-rulings-cards-symbol = To lay equal on equal means the same symbol, not the same kind: the rulebook itself advises a dragon on a mine. It speaks of three such symbols, although with castles and monsters left out only two have anything to cover.
rules-rulings-cards-empty = A slain monster that covered nothing leaves an empty place. The table may fall apart into islands; cards can be laid there again, and next to any card of any island.
rules-rulings-cards-first = If the one who begins lays no card, the next player lays the first. The same goes for a table whose only card was a slain monster.
rules-rulings-cards-use = A card can be used by everybody from the moment it is laid.
rules-rulings-kingdoms = Kingdoms and monsters
rules-rulings-kingdoms-covered = Covered cards count for nothing, neither points nor cards, because nobody could walk there.
rules-rulings-kingdoms-region = A dragon stops mines, and any monster stops digging, also in a region without a castle.
rules-rulings-kingdoms-several = Of several monsters each works. Mines and the fourth action come back only when the last dragon, or the last giant, is gone or shut out.
rules-rulings-kingdoms-giant = A giant in a shared kingdom takes the fourth action from each of its owners.
rules-rulings-kingdoms-end = At the end a kingdom with a giant counts like any other, less the points of the giant.
rules-rulings-kingdoms-shared = Who shares a kingdom gets all its points: the rulebook gives all of them equally many, and counts foreign castles in. Dividing them is an [option](option-shared_kingdom).
rules-rulings-actions = Actions
rules-rulings-actions-castle = A castle gives its fourth action in the same turn. The other reading is an [option](option-extra_action).
rules-rulings-actions-stuck = Dwarfs behind walls wait for company, for a dig or for an ogre. To call them home is an [option](option-recall).
rules-rulings-tasks = Tasks
rules-rulings-tasks-order = The rulebook gives no order of tasks: it is chosen by whoever has the turn, step by step.
rules-rulings-tasks-home = The dwarfs go home even if nothing comes of their task: no gem left, a dragon near, no goal that can be paid. Where there are too few they stay.
rules-rulings-tasks-must = Gems and ogre cards are always taken; too many can be thrown away later. A trade or a dig may be declined.
rules-rulings-tasks-fresh = A gem that was just taken can be paid in a shop that comes later in the same turn.
rules-rulings-tasks-shops = Two shops are two trades. The goal that is opened after the first can be bought at the second.
rules-rulings-tasks-dig = A monster stops a dig at both ends: beside the stack and beside the castle. There are [options](option-dig_block) for either end.
rules-rulings-tasks-gold = Of the last gold card a gold mine gives just that one.
rules-rulings-ogres = Ogres
rules-rulings-ogres-panic = Panic leads past no full card: every card entered needs a free space.
rules-rulings-ogres-own = Panic may drive your own dwarf, and upkeep sends your own dwarfs home, too.
rules-rulings-ogres-cut = Two sentences of the rulebook are cut off. The thief takes one gem card at random, the crown all ogre cards; both go into the own hand, and the crown’s can be played at once.
rules-rulings-ogres-brute = The brute takes no dwarf from home: both must be on cards, and on different ones.
rules-rulings-goals = Goals, hand and end
rules-rulings-goals-limit = More than { $limit } cards in the middle of a turn are allowed.
rules-rulings-goals-before = Before the first card is thrown away, and before each further one, the secret goal can be shown: what is thrown away could have been part of its condition.
rules-rulings-goals-turn = Nobody interrupts a turn between two decisions. A condition that comes and goes in between is lost.
rules-rulings-goals-hold = A secret goal may be held back as long as one likes, for instance so as not to bring on the last round.
rules-rulings-goals-third = A third goal reached on somebody else’s turn is noticed at the end of the own next one.
rules-rulings-goals-tie = After both tie-breaks the victory is shared.

## Open and secret

rules-hidden = Open and secret
rules-hidden-text = Almost everything was done openly and may be looked up: stacks, hands of kingdom cards, gems, goals, dwarfs. Secret are only:
rules-hidden-ogres = the ogre cards in a hand. How many they are everybody sees; whoever was robbed by a crown remembers what went.
rules-hidden-piles = the order of the ogre pile and of the trade goals that are not open yet.
rules-hidden-secrets = secret goals that have not been shown, those in the box included.
rules-hidden-gems = with an [option](option-gems_public) also the kinds of gems in a hand.
rules-waiting = Why somebody seems to wait
rules-waiting-text = Parts of a turn end by themselves when nothing is left to decide. So that nobody is betrayed by it, this depends only on what everybody sees: who holds an ogre card is asked even if it cannot be played, and who might have reached a secret goal is asked even if it is another one.
rules-leaving = When somebody leaves
rules-leaving-text = The rulebook says nothing about it. Here a bot plays on, and the player can come back at any time.

## About this game

rules-about-figures = The rules come from the rulebook. But many figures stand only on the cards, and nobody has published those: the sides of the walls, most numbers of spaces, what kingdom cards, trade goals and secret goals are worth, what trade goals cost, and how many gems and ogres of each kind there are. There Dvergar plays with figures of its own, chosen so that all the sums agree that the rulebook and public sources do give, and tried out in many games. Which card has which symbol we know from players’ reviews. The list below says it of every single record: if you own the cards, you can correct it.
rules-source-giant = players’ reviews: a giant harms castles
rules-source-dragon = players’ reviews: a dragon harms mines
rules-source-inn = players’ reviews: an inn may cover a shop
rules-source-designer = the designer’s answers to questions
rules-source-publisher = the publisher’s description
rules-source-expansion = the rules of a published expansion name goals worth 16
rules-record-groups = Symbol: { $kind }
rules-record-walls = Walls: { $kind }
rules-record-spaces = Spaces: { $kind }
rules-record-needs = Dwarfs needed: { $kind }
rules-record-yields = Task: { $kind }
rules-record-points = Points: { $kind }
rules-record-gems = Gem cards: { $gem }
rules-record-trades = Cost: { $trade }
rules-record-trade_points = Points: { $trade }
rules-record-secrets = Condition: { $secret }
rules-record-secret_points = Points: { $secret }
rules-record-ogres = Ogre cards: { $ogre }
rules-record-dwarfs = Dwarfs of each colour
rules-record-actions = Actions
rules-record-castle_actions = Actions for the castle
rules-record-hand_limit = Hand limit
rules-record-open_trades = Open trade goals
rules-record-monster_points = Points of a slain monster
rules-record-explorer_monsters = Monsters for the explorer
