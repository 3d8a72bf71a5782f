# The table in words, around every game.

textmode-news = What happened just now
textmode-turn = Your turn: { $question }
textmode-actions = What you can do
textmode-actions-besides = What you can still change
textmode-twice = Press once to choose, and again to confirm.
textmode-which = What do you want to do?
textmode-question = Choice { $number }
textmode-back = Back one step
textmode-mine = Your area
textmode-scores = Points
textmode-secret = secret
