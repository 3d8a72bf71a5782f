# The table in words, around every game.

textmode-news = What happened just now
textmode-turn = Your turn: { $question }
textmode-actions = What you can do
textmode-actions-besides = What you may still change
textmode-twice = Press once to choose, and again to do it.
textmode-which = What do you want to do?
textmode-question = Choice { $number }
textmode-back = One step back
textmode-mine = Your area
textmode-scores = Points
textmode-secret = secret
