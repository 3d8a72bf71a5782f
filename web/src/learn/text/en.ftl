# Words of the tutor, for every game.

learn-page = Learn { $title }
learn-tutor = Tutor
learn-progress = { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-task = Your move:
learn-next = Next
learn-back = Back
learn-other = That is allowed, too. But for this lesson do what stands below, please.
learn-first-read = One moment! Read on with “Next” first.
learn-fold = I will manage
learn-unfold = Call the tutor
learn-chapters = Chapters
learn-again = begin anew
learn-leave = Leave the lesson
learn-real-game = A game of my own
learn-rules = Read the rules
