# What the tutor says. The match that it speaks of is src/dvergar/games/nidavellir/data/tutorial.toml; a test proves each claim.

lesson-table = What is on the table
lesson-table-welcome = Welcome to Nidavellir! The king is looking for the bravest army. Over two ages of four rounds each, you hire dwarves in the taverns. At the end, the army with the most points wins.
lesson-table-taverns = Three dwarves wait in each of the three taverns. One will join you and one will join { $seat }; the third is left over.
lesson-table-coins = Your five coins: 0, 2, 3, 4 and 5. You bid them for first pick in the taverns. They are not spent: after each round you get all five back.
lesson-table-rival = This is { $seat }, who has the same five coins. The bars compare your points: you both have 14 now, the sum of your coins.

lesson-bid = The sealed bid
lesson-bid-sealed = Put one coin on each tavern, face down. The other two go into your pouch. Nobody knows your bid until a tavern opens.
lesson-bid-place = Pick up the 5 and put it on the Laughing Goblin, then the 3 on the Dancing Dragon and the 0 on the Shining Horse. The 2 and the 4 go into the pouch. Now seal the bid!
lesson-bid-place-other = A sound bid! For this lesson, though: 5 on the Laughing Goblin, 3 on the Dancing Dragon, 0 on the Shining Horse.

lesson-order = Who chooses first
lesson-order-reveal = The first tavern opens: your 5 against { $seat }’s 4. The higher coin chooses first. That is you!
lesson-order-take = Click a hunter, then confirm. Before you do, the bar tells you what a card would bring.

lesson-tie = Ties and gems
lesson-tie-equal = The second tavern: you both bid 3. Gems break ties. You have gem 2 and { $seat } has gem 1, so you go first again.
lesson-tie-take = Take the blacksmith, and keep an eye on your gem: a tie has its price.
lesson-tie-swap = There it goes! After a tie, the gems swap. Now you have gem 1, and { $seat } would win the next tie.

lesson-classes = The five classes
lesson-classes-army = Your army has a column for each class. Every dwarf is one rank in its column, and each class scores in its own way.
lesson-classes-warrior = Warriors: add up their numbers. At the end, the player with the most warrior ranks also adds the value of their highest coin.
lesson-classes-hunter = Hunters: the number of ranks, squared. 1, 4, 9, 16, 25 … One alone is worth little; six are worth 36.
lesson-classes-miner = Miners: the sum of their numbers times the number of ranks. So even a miner with a 0 makes the others worth more.
lesson-classes-blacksmith = Blacksmiths: the first brings 3, the second 4, the third 5, and so on. Together that is 3, 7, 12, 18, 25 …
lesson-classes-explorer = Explorers: simply add up their numbers. They are high, from 5 to 11.

lesson-trade = How coins grow
lesson-trade-zero = The third tavern: your 0 chooses last, and { $seat } has already taken the explorer 11. But the 0 is an exchange coin. It does what no other coin can.
lesson-trade-take = Take the miner. After your turn, the coins in your pouch are added up: 2 + 4 = 6. You get a 6 from the treasury, and the higher of the two, your 4, is gone for good.
lesson-trade-grown = The first round is over, and you hold 0, 2, 3, 5 and 6. High coins win taverns, and at the end every coin adds its value to your points.

lesson-line = A line calls a hero
lesson-line-missing = It is the second round, and dwarves of four classes have joined you. One rank in all five columns makes a line. All you need is a warrior.
lesson-line-take = Take the warrior 7. It completes your first line!
lesson-line-recruit = A complete line calls a hero of your choice. Call Aral, who counts as two hunters, Tarah, a warrior with a 14, or Skaa, who simply brings 17.
lesson-line-recruit-other = That hero would gladly come! But for now call Aral, Tarah or Skaa.
lesson-line-hero = A hero is with you! The next one comes with your second line: two ranks in every column. The ranks of heroes help to fill lines, too.

lesson-age = The end of the first age
lesson-age-majority = Two rounds later: the last tavern of the first age. Next, the king honours the player with the most ranks in each class. If players tie for the most, nobody is honoured.
lesson-age-take = You lead in warriors and miners, { $seat } in hunters. Take the miner 2.
lesson-age-transform = Your four warriors win you the King’s Hand: +5 to one coin. Choose the 2! The treasury has no 7 left, so you get the next higher coin, an 8.
lesson-age-awards = Your miners win you gem 6: it wins every tie, is never swapped and is worth 3 points. With the most hunters, { $seat } gets a 3 instead of the 0; it is an exchange coin, too. Blacksmiths and explorers are tied at 2, so nobody is honoured.

lesson-offering = Royal offerings
lesson-offering-take = We are in the second age. Among the dwarves is a royal offering: it does not fight, but it adds 5 to a coin. Your 16 chooses first. Take the offering!
lesson-offering-transform = Which coin do you want to transform? Choose the 18 in your pouch. It becomes a 23.
lesson-offering-grown = Five points more, and a coin hardly anyone can outbid. In the first age one +3 offering comes to the taverns, in the second two +5 offerings.

lesson-score = The final score
lesson-score-last = The very last tavern. Your miners have nine ranks and a sum of 11, which makes 99. With one more miner 1 it is ten times 12. Take it!
lesson-score-sheet = 343 to 296: you have won! The sheet shows where your points come from: the classes, heroes, coins and the gem. Your miners brought 120, and { $seat }’s hunters even 121.
lesson-score-farewell = Well done! That is the whole game. Play the second age again in your own way, start a game of your own, or look something up in the rules.

lesson-free = On your own
lesson-free-play = The second age is yours: four rounds with the army you have built, against an apprentice. I’ll keep quiet unless you call me. Good luck!
lesson-free-end = That was your second age. You are ready for a game of your own, with bots or with friends!
