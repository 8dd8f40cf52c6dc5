### The match in the terminal.

## Cards and people in sentences
terminal-the-card = the { card }
terminal-the-card-dialect = the { card-dialect }
terminal-and = { $first } and { $last }
terminal-you = You
terminal-us = Us
terminal-them = Them
terminal-lays = { $name } lays { $card }.
terminal-lays-you = You lay { $card }.
terminal-takes = { $name } takes { $cards } with { $card }.
terminal-takes-you = You take { $cards } with { $card }.
terminal-earns = { $bonuses }!
terminal-sweep = What was left on the table ({ $side }): { $cards }.
terminal-dealt = { $name } has dealt.
terminal-dealt-you = You have dealt.

## $player is the name of a way to play.
terminal-player = { $name }: { $player ->
    [greedy] looks one card ahead
    [traditional] keeps to the old masters' rules
    [pimc-128] plays 128 possible deals out in its head
    [ismcts-4k] looks at 4,000 ways the hand could go
    [random] plays any card, as it comes
   *[other] { $player }
}
terminal-compiling = Compiling the players, once on this machine; this takes up to a minute …

## The table
terminal-your-turn = Your turn
terminal-turn = { $name } is to play
terminal-hand-number = Hand { $number }
terminal-target = to { $target }
terminal-stock = stock { $count }
terminal-dealer = dealer
terminal-table = Table
terminal-table-empty = empty
terminal-your-hand = Your hand
terminal-last-capture = last capture
terminal-no-capture = nothing taken yet
terminal-just-laid = just laid
terminal-face-up = face up
terminal-this-hand = +{ $count } this hand
terminal-new-packet = New cards are dealt.
terminal-not-your-turn = It is not your turn yet.
terminal-too-small = The window is too small for the table: { $width } × { $height }, and it takes { $least-width } × { $least-height }. q saves and quits.

## Choosing what to take
terminal-choose = { $count ->
    [one] one set to take, or lay it
   *[other] { $count } sets to choose from, or lay it
}
terminal-choose-sum = { $terms } = { $total }, { $left } to go
terminal-choose-full = { $terms } = { $total }
terminal-cannot-fit = No set with { $card } is left for { $with }.
terminal-sets = What { $card } can take
terminal-filter = Type cards to narrow the list, as in 2 4s
terminal-sets-shown = { $shown } of { $all }
terminal-nothing-fits = No set holds these cards.

## Keys, each with one or two words
terminal-key-play = play
terminal-key-take = take
terminal-key-pick = pick
terminal-key-lay = lay
terminal-key-sets = all sets
terminal-key-back = back
terminal-key-moves = moves
terminal-key-rules = rules
terminal-key-score = score
terminal-key-help = help
terminal-key-quit = save and quit
terminal-key-next = next hand
terminal-key-rematch = rematch
terminal-key-close = close
terminal-key-scroll = more
terminal-key-choose = choose
terminal-key-narrow = narrow the list
terminal-key-quit-short = quit
terminal-key-sets-short = sets
terminal-more-below = more below

## Keys that have a sign, where only ASCII can be shown
terminal-key-name-enter = Enter
terminal-key-name-space = Space
terminal-key-name-arrows = arrows

## Help
terminal-help-title = How to play here
terminal-help-aim = Take cards from the table with a card of your hand: one of the same rank, or several that add up to it. Or lay the card.
terminal-help-hand = go to a card of your hand
terminal-help-play = play it; it is laid at once if it can take nothing
terminal-help-rank = go to a card of that value; 0 is the ten
terminal-help-pick = if it can take something: go to cards of the table and pick them
terminal-help-take = pick, and take as soon as the set is complete
terminal-help-lay = lay the card
terminal-help-sets = list all that the card can take
terminal-help-back = choose another card
terminal-help-moves = the moves of this hand, in words and in notation
terminal-help-rules = the rules of this table
terminal-help-score = the score so far
terminal-help-names = Brescian names, on and off
terminal-help-suits = French suits, on and off
terminal-help-speed = the pace of the others
terminal-help-quit = save and quit; “cicera terminal FILE” goes on
terminal-help-mouse = Or click: a card of your hand, then cards of the table.
terminal-help-marks = A star marks the card just laid, which a picada would take. Cards that earned a bonus lie face up beside their pile.
terminal-pace = The others take { $seconds } s for a move.

## Rules
terminal-rules-title = The rules of this table
terminal-rules-play = A card takes one table card of its own rank, or two or more that add up to its value; ace to ten are worth 1 to 10. Jack, knight and king have no value: each takes one of its like and is in no sum.
terminal-rules-lay = Taking is never a duty: any card may be laid instead.
terminal-rules-bonuses = Points in play, one each: scùa, the table left empty; picada, just the card that was laid a moment ago; simili, a sum all of one suit, the card played included; quadriglia, a sum of three cards or more.
terminal-rules-honours = Points at the end of a hand: 2 for most cards, 1 for most swords, and 1 each for the mata (2 of swords), the ten of coins and the jack of cups.
terminal-rules-sweep = The cards left at the end of a hand go to whoever took last, without a bonus.

## Moves
terminal-moves-title = The moves of this hand
terminal-no-moves = No card has been played yet.

## Score
terminal-sheet-title = The score of hand { $number }
terminal-sheet-so-far = Hand { $number } so far
terminal-sheet-hand = this hand
terminal-sheet-match = match
terminal-sheet-nobody = nobody
terminal-napoleone = Napoleone! All 13 swords: the match is over, and the winner is: { $side }.
terminal-to-go = { $count } to go
terminal-there = target reached
terminal-tied-on = Equal at the top: another hand is played.
terminal-won-you = You win the match!
terminal-won-us = Your side wins the match!
terminal-won-them = The other side wins the match.
terminal-won = { $name } wins the match.

## Saving
terminal-saved = The match is saved in { $path }
terminal-saved-finished = The finished match is kept in { $path }
terminal-go-on = To go on: { $command }
terminal-not-saved = The match could not be saved in { $path }: { $reason }.
terminal-record-follows = Here is its record, so that nothing is lost; kept in a file that ends in .cgn, it can go on:
terminal-cannot-go-on = this match is decided and cannot go on; “{ $command }” shows it
error-too-many-opponents = { $count } opponents are named for { $seats } { $seats ->
    [one] other seat
   *[other] other seats
}

## Line by line
terminal-plain-welcome = Cicera, line by line. A move is written 7d to lay, 9dx2d3d4d to take, 9dx to take the only set there is; 9d? says what a card can take. Commands: { $commands }.
terminal-plain-prompt = Your move:
terminal-plain-options = { $card }: lay it, or take { $options }
terminal-plain-more = … and { $count } more
terminal-plain-lay-only = { $card } can only be laid.
terminal-plain-not-held = You do not hold { $card }.
terminal-plain-rematch = Another match? Commands: { $commands }.
terminal-no-rematch = This match is not decided yet.
terminal-command-help = help
terminal-command-table = table
terminal-command-names = names
terminal-command-moves = moves
terminal-command-score = score
terminal-command-rules = rules
terminal-command-save = save
terminal-command-quit = quit
terminal-command-rematch = rematch
