# Words of the tutor, for every game.

learn-page = Learn { $title }
learn-tutor = Tutor
learn-progress = { $number } of { $count }
learn-step = Step { $number } of { $count }
learn-task = Your move:
learn-next = Next
learn-back = Back
learn-other = You could do that, too. But for this lesson, please follow the step below.
learn-first-read = One moment! Click “Next” to read on first.
learn-fold = I’ve got this
learn-unfold = Call the tutor
learn-chapters = Chapters
learn-again = start over
learn-leave = Leave the lesson
learn-real-game = Play a real game
learn-rules = Read the rules
