# What the tutor says. The match that it speaks of is src/dvergar/games/nidavellir/data/tutorial.toml; a test proves each claim.

lesson-table = What lies on the table
lesson-table-welcome = Welcome to Nidavellir! The king is looking for the bravest army. In two ages of four rounds you hire dwarves in the taverns; in the end the army with the most bravery wins.
lesson-table-taverns = Three dwarves wait in each of the three taverns. One will go with you and one with { $seat }; nobody wants the third.
lesson-table-coins = Your five coins: 0, 2, 3, 4 and 5. With them you bid for the first choice in the taverns. They are not spent: after the round all five are yours again.
lesson-table-rival = This is { $seat }, who has the same five coins. The bars compare your bravery: both of you have 14 now, the sum of your coins.

lesson-bid = The sealed bid
lesson-bid-sealed = Each tavern gets one of your coins, face down. The two that are left go into the pouch. Nobody knows your bid until a tavern opens.
lesson-bid-place = Pick up the 5 and put it on the Laughing Goblin, then the 3 on the Dancing Dragon and the 0 on the Shining Horse. The 2 and the 4 go into the pouch. Now seal the bid!
lesson-bid-place-other = A sound bid! For this lesson, though: 5 on the Laughing Goblin, 3 on the Dancing Dragon, 0 on the Shining Horse.

lesson-order = Who chooses first
lesson-order-reveal = The first tavern opens: your 5 against the 4 of { $seat }. Whoever has the higher coin chooses first. That is you!
lesson-order-take = Click a hunter, then confirm. Before you confirm, the bar tells you what a card would bring.

lesson-tie = Ties and gems
lesson-tie-equal = The second tavern: you have both bid 3. Gems decide such ties. Yours is a 2, that of { $seat } a 1, so you go first again.
lesson-tie-take = Take the blacksmith, and keep an eye on your gem: a tie has its price.
lesson-tie-swap = There it goes! After a tie the gems are swapped. Now you have the 1, and { $seat } would win the next tie.

lesson-classes = The five classes
lesson-classes-army = Your army has a column for each class. Every dwarf is one rank in its column, and each class counts its bravery in its own way.
lesson-classes-warrior = Warriors: add up their numbers. Whoever has the most warrior ranks in the end also adds the value of their highest coin.
lesson-classes-hunter = Hunters: the number of ranks times itself. 1, 4, 9, 16, 25 … One alone is little, six of them are worth 36.
lesson-classes-miner = Miners: the sum of their numbers times the number of ranks. So even a miner with a 0 makes the others worth more.
lesson-classes-blacksmith = Blacksmiths: the first brings 3, the second 4, the third 5, and so on. Together that is 3, 7, 12, 18, 25 …
lesson-classes-explorer = Explorers: simply add up their numbers. They are high, from 5 to 11.

lesson-trade = How coins grow
lesson-trade-zero = The third tavern: your 0 comes last, and { $seat } has already taken the explorer 11. But the 0 is a trading coin. It does what no other coin can do.
lesson-trade-take = Take the miner. After your turn the coins in your pouch are added: 2 + 4 = 6. You get a 6 from the treasury, and the higher of the two, your 4, is gone for good.
lesson-trade-grown = The first round is over, and you hold 0, 2, 3, 5 and 6. High coins win taverns, and in the end every coin adds its value to your bravery.

lesson-line = A line calls a hero
lesson-line-missing = It is the second round, and dwarves of four classes have joined you. One rank in all five columns makes a line. You only lack a warrior.
lesson-line-take = Take the warrior 7. It completes your first line!
lesson-line-recruit = A complete line calls a hero of your choice. Call Aral, who counts as two hunters, Tarah, a warrior with a 14, or Skaa, who simply brings 17.
lesson-line-recruit-other = That hero would gladly come! But for now call Aral, Tarah or Skaa.
lesson-line-hero = A hero is with you! The next one comes with your second line: two ranks in every column. The ranks of heroes help to fill lines, too.

lesson-age = The end of the first age
lesson-age-majority = Two rounds later: the last tavern of the first age. Then the king honours whoever has the most ranks in a class. If two have the most, nobody is honoured.
lesson-age-take = You lead with the warriors and the miners, { $seat } with the hunters. Take the miner 2.
lesson-age-transform = Your four warriors bring you the King’s Hand: one coin grows by 5. Choose the 2! The treasury has no 7 left, so you get the next higher coin, an 8.
lesson-age-awards = Your miners bring you the gem 6: it wins every tie, is never swapped and is worth 3 points. The hunters of { $seat } turn the 0 into a 3 that trades as well. With blacksmiths and explorers it is 2 to 2: nobody is honoured.

lesson-offering = Royal offerings
lesson-offering-take = We are in the second age. Among the dwarves lies a royal offering: no fighter, but it lets a coin grow by 5. Your 16 chooses first. Take the offering!
lesson-offering-transform = Which coin is to grow? Choose the 18 in your pouch. It becomes a 23.
lesson-offering-grown = Five points more, and a coin that hardly anybody can outbid. In the first age one offering of +3 comes to the taverns, in the second two of +5.

lesson-score = The final score
lesson-score-last = The very last tavern. Your miners have nine ranks and the sum 11, that makes 99. With another miner 1 it is ten times 12. Take it!
lesson-score-sheet = 343 to 296: you have won! The sheet shows where bravery comes from: the classes, heroes, coins and the gem. Your miners brought 120, the hunters of { $seat } even 121.
lesson-score-farewell = Well done! That is the whole game. Play the second age once more in your own way, begin a game of your own, or look something up in the rules.

lesson-free = Play on alone
lesson-free-play = The second age is yours: four rounds, with your army of before, against an apprentice. I say nothing more, unless you call me. Good luck!
lesson-free-end = That was your second age. You are ready for a game of your own, with bots or with friends!
