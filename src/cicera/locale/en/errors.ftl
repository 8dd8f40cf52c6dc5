### What is wrong, and what would be right. {$text} and the like are quoted as they were given.

## Cards and moves
error-not-a-card = “{ $text }” is not a card; a card is a rank (A 2 3 4 5 6 7 8 9 T F C R) and a suit (s c d b), as in Td
error-not-a-move = “{ $text }” is not a move; a move is a card to lay, as in 7d, or a card, x and what it takes, as in 9dx2d3d4d
error-not-a-move-here = “{ $text }” is not a move; legal here: { $options }
error-named-twice = { $text }: { $card } is named twice
error-named-twice-here = { $text }: { $card } is named twice; legal here: { $options }
error-no-such-move = { $move } is not a move: cards are numbered 0 to 51
error-not-in-hand = { $card } is not in seat { $seat }'s hand, which holds { $hand }
error-not-on-table = not on the table: { $card }; on the table: { $table }; legal with { $played }: { $options }
error-wrong-sum = { $move }: { $terms } is { $total }, not { $value }; legal with { $card }: { $options }
error-takes-its-value = { $move }: a single card must be worth { $value }, this one is worth { $total }; legal with { $card }: { $options }
error-court-takes-its-rank = { $move }: a court takes one card of its own rank, never a sum; legal with { $card }: { $options }
error-court-in-sum = { $move }: a numeral never takes courts, which have no value; legal with { $card }: { $options }
error-takes-nothing = { $card } can take nothing here; to lay it, give the card alone
error-which-capture = { $card } can make several captures; name one: { $options }

## Hands and matches
error-hand-over = this hand is over: no more cards can be played
error-hand-not-over = hand { $hand } is not over yet
error-match-decided = the match is decided: side { $side } has won
error-wrong-dealer = seat { $seat } does not deal this hand, seat { $right } does
error-no-packet-due = no packet is due: there are still cards in hand, or the hand is over
error-nobody-to-play = nobody is to play: cards must be dealt first
error-not-your-turn = it is the turn of seat { $turn }
error-unknown-player = “{ $text }” is not a player; the players are { $known }
error-nothing-dealt = nothing has been dealt yet
error-nothing-left-to-deal = all cards have been dealt
error-other-deal = the deal was made for other rules
error-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
error-table-size = { $count ->
    [one] the table has { $count } card, not 4
   *[other] the table has { $count } cards, not 4
}
error-void-deal = { $cards }: three or more courts of one rank on the table void the deal; deal again
error-groups = { $count ->
    [one] there is { $count } group of cards, not one for each of { $players } seats
   *[other] there are { $count } groups of cards, not one for each of { $players } seats
}
error-packet-size = { $count ->
    [one] seat { $seat } gets { $count } card, not { $packet }
   *[other] seat { $seat } gets { $count } cards, not { $packet }
}
error-dealt-twice = dealt before: { $card }
error-foreign-card = { $card } is not a card: cards are numbered 0 to 51
error-not-52-cards = { $distinct ->
    [52] the pack holds { $count } cards, not 52
    [one] the pack holds { $distinct } distinct card in { $count }, not 52; missing: { $missing }
   *[other] the pack holds { $distinct } distinct cards in { $count }, not 52; missing: { $missing }
}
error-stale = somebody was faster; look at the table and choose again

## Rules
error-unknown-preset = “{ $text }” is not a rule set; the rule sets are { $known }
error-unknown-field = “{ $field }” is not a field of the rules; the fields are { $known }
error-not-a-setting = “{ $text }” is not a setting; a setting is written field=value
error-field-twice = { $field } is set twice
error-not-a-flag = { $field } must be on or off, not “{ $text }”
error-not-a-number = { $field } must be a whole number of at most four digits, not “{ $text }”
error-not-a-choice = { $field } cannot be “{ $text }”; it can be { $known }
error-out-of-range = { $field } cannot be { $value }; it can be { $low } to { $high }
error-packet-divides = packet cannot be { $value }: it must divide the { $whole } cards of each player; it can be { $known }
error-batch-divides = batch cannot be { $value }: it must divide a packet of { $whole }; it can be { $known }

## Files
error-not-utf-8 = byte { $byte } is not UTF-8 text
error-cicera-first = the first tag must be [Cicera "1"]
error-format-version = format version “{ $text }” is not known; the known one is { $known }
error-tag-name = “{ $text }” cannot name a tag; a name is made of letters, digits, _ and -, and is none of Cicera, Rules, Players, Date
error-tag-value = tag { $text } has no value in quotes
error-tag-twice = tag { $text } is there twice
error-tag-line = tag { $text } must stand on a line of its own
error-open-tag = tag { $text } needs a ] at its end
error-open-quote = tag { $text } has a value without a closing quote, or a \ before something other than " and \
error-one-value = tag { $text } takes one value
error-tags-first = tag { $text } comes too late: tags stand before the first hand
error-players-tag = { $count ->
    [one] there is { $count } name for { $players } seats
   *[other] there are { $count } names for { $players } seats
}
error-not-a-date = “{ $text }” is not a day written YYYY-MM-DD
error-line-break = “{ $text }” holds a line break
error-comment-text = “{ $text }” cannot be written as a comment
error-comment-place = a comment cannot stand at “{ $place }”: the record has no such place
error-open-comment = this comment has no closing brace
error-not-a-seed = “{ $text }” is not a seed; a seed is a whole number
error-not-text = { $text } is not text
error-no-hand = there is no hand: Hand 1 must come
error-hand-due = “{ $text }” stands outside a hand; Hand { $number } must come first
error-hand-line = a hand opens with: Hand { $number } dealer SEAT
error-hand-number = this is hand { $number }, not “{ $text }”
error-cards-due = “{ $text }” comes too early; due here: { $due }
error-cards-due-at-end = the file ends too early; still due: { $due }
error-no-cards-due = “{ $text }” comes where no cards are due; legal here: { $options }
error-packet-due = “{ $text }” comes too early: all hands are empty; due here: Deal
error-distinct-cards = { $whole ->
    [52] { $distinct ->
        [52] { $card } is there twice: the line holds all 52 cards and more
        [one] { $card } is there twice: the Table and Deal lines hold { $distinct } distinct card, not { $whole }; missing: { $missing }
       *[other] { $card } is there twice: the Table and Deal lines hold { $distinct } distinct cards, not { $whole }; missing: { $missing }
    }
   *[other] { $card } is there twice: the first { $whole } cards of a hand must all be different
}
error-not-a-count = “{ $text }” is not a whole number of at most six digits
error-score-early = hand { $hand } is not over yet: its Score comes after its last move
error-score-twice = hand { $hand } has its Score already
error-result-early = Result comes too early: it stands after the last hand
error-after-result = “{ $text }” comes after the Result, which stands last
error-wrong-score = the Score is { $right }, not { $text }
error-wrong-result = the Result is { $right }, not { $text }
error-wrong-count = { $text } must be { $right }; it has { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}
error-no-napoleone = no side has all 13 swords; the Result is { $totals }
error-napoleone-side = napoleone is written: Result napoleone { $side }
error-wrong-napoleone = the napoleone is side { $side }'s, not “{ $text }”
