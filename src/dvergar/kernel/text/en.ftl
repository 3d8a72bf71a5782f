# What all games share.

player = Player { $number }
former-player = Former player

## Set-up

bad-game = There is no game called “{ $given }”. Available: { $known_list }.
bad-game-unfit = The game “{ $game }” in the package { $package } can’t be played: { $why }
unfit-missing = it lacks { $missing_list }.
unfit-name = a game’s name has small letters, digits and “_”, and starts with a letter.
unfit-taken = there is already a game with this name.
unfit-error = it fails with { $error }
unfit-create = “create” does not return a Game.
unfit-member = its “{ $member }” must be “{ $wanted }”, not “{ $given }”.
no-score-pad = There is no score pad for { $game }.
pad-form = The score pad is wrong at { $field }: { $why }
pad-players = A score pad has 1 to { $most } players, not { $count }.
bad-seats = { $game } takes { $allowed_list } players, not { $given }.
bad-seed = A seed is a whole number from 0 to 18446744073709551615, not “{ $given }”.
bad-option = { $game } has no option “{ $option }”. Available: { $known_list }.
bad-option-value = The option “{ $option }” can be { $allowed_list }, not “{ $value }”.
bad-option-only = The option “{ $option }” only applies with { $other }: { $value_list }.
bad-language = There is no language “{ $given }”. Available: { $known_list }.
bad-bot = There is no bot called “{ $given }”. Available: { $known_list }.
bad-bots = { $count } bots for { $wanted } seats: name one bot for all seats, or one for each.
bad-character = No bot of the level { $bot } is called “{ $given }”. Available: { $known_list }.
bad-games = The number of games must be from 1 to { $most }, not { $given }.
bad-jobs = The number of jobs must be from 1 to { $most }, not { $given }.

## Actions

bad-action = “{ $text }” is not an action in this game. Actions are: { $verb_list }.
bad-action-empty = That is not an action: it is empty.
bad-action-long = That is not an action: it is longer than { $limit } characters.
bad-snapshot = This is not a position of { $game }.
bad-move-number = There is no move number { $given }; the match has { $count ->
    [one] one move
   *[other] { $count } moves
}.
why-over = The game is over.
why-no-such-seat = There is no seat { $number }; this game has { $count } seats.
why-not-your-turn = It is not your turn. Waiting for { $seat_list }.
why-other-verb = “{ $action }” is not possible now. You can: { $verb_list }.
why-not-possible = “{ $action }” is not possible now.
why-form-verb = “{ $verb }” is not what is chosen here.
why-form-more = There is nothing to add: “{ $text }” is too much.
why-form-apart = You cannot choose the same on both sides: { $item_list }.
why-slot-empty = Something is missing: { $slot }.
why-slot-word = { $slot }: “{ $given }” is not possible here. Possible: { $allowed_list }.
why-slot-number = { $slot }: “{ $given }” is not a whole number.
why-slot-item = { $slot }: there { $most ->
    [one] is only { $most }
   *[other] are only { $most }
} of { $item }.
why-slot-range = { $slot_list }: { $low ->
    [0] at most { $high }, not { $count }.
   *[other] from { $low } to { $high }, not { $count }.
}
item-times = { $count } × { $item }
nothing = nothing

## Match files

bad-file = The file { $file } cannot be read: { $reason }.
reason-ENOENT = there is no such file or folder
reason-EACCES = access is denied
reason-EISDIR = it is a folder
reason-ENOTDIR = part of the path is not a folder
reason-text = it is not UTF-8 text
reason-ENAMETOOLONG = the name is too long
reason-ENOSPC = the disk is full
reason-EEXIST = something with that name already exists
reason-EROFS = the location is read-only
match-foreign = Line { $line }: this is not a Dvergar match file.
match-too-long = Line { $line }: the file is too long for a match.
match-not-text = Line { $line }: the file is damaged; this is not text.
match-no-moves = Line { $line }: the file is cut off; the line “moves” is missing.
match-bad-header = Line { $line }: “{ $given }” does not belong in the header of a match.
match-missing = Line { $line }: the header has no “{ $field }”.
match-no-number = Line { $line }: “{ $field }” must be a whole number, not “{ $given }”.
match-bad-value = Line { $line }: { $why }
match-other-rules = Line { $line }: the match was played under rules version { $given }; these are version { $ours }.
match-other-data = Line { $line }: the match was played with different card data ({ $given }; here { $ours }).
match-no-seat = Line { $line }: “{ $given }” does not start with the number of a seat.
match-bad-move = Line { $line }: the move “{ $given }” is not possible: { $why }
match-cut-off = Line { $line }: the file is cut off; it does not finish with “end”.
match-wrong-count = Line { $line }: the file says it has { $given ->
    [one] { $given } move
   *[other] { $given } moves
}, but it has { $count }.
match-wrong-seal = Line { $line }: the file was changed or damaged; its seal does not match.

## Data files

bad-data = { $file }, record { $record }, field { $field }: { $why }
bad-data-file = { $file } cannot be read: { $reason }.
bad-data-syntax = { $file } is not valid TOML: line { $line }, column { $column }.
bad-data-folder = There is no folder { $folder }.
bad-data-unknown-file = { $file } corrects nothing: the game has only { $known_list }.
data-type = expected: { $type_list }; found: { $type }.
data-length = expected { $count } entries, found { $given }.
data-choice = “{ $given }” is not one of the possible values here.
type-int = a whole number
type-str = a text
type-array = a list
type-bool = true or false
type-object = a record
type-float = a number
type-null = nothing
data-unknown-field = there is no such field.
data-missing-field = this field is missing.
data-other = this value is not possible here.
data-no-records = expected records [[{ $kind }]].
data-no-id = expected a text.
data-id-twice = it appears twice.
data-no-such-record = there is no such record to correct.
data-source = expected “rulebook”, “public: NAME” or “reconstructed”.
data-no-source = this field has no source.
data-range = expected a number from { $low } to { $high }.

## Installation

missing-extra = This needs packages that aren’t installed; type: { $command }
