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
terminal-sweep = The cards left on the table ({ $side }): { $cards }.

## The table
terminal-your-turn = Your turn
terminal-turn = { $name } is to play
terminal-hand-number = Hand { $number }
terminal-target = to { $target }
terminal-stock = stock { $count }
terminal-dealer = dealer
terminal-plays-as = { $name } ({ $player })
terminal-player-greedy = looks a card ahead
terminal-player-uniform = plays at random
terminal-table = Table
terminal-table-empty = The table is empty
terminal-your-hand = Your hand
terminal-last-capture = last capture
terminal-no-capture = nothing taken yet
terminal-just-laid = just laid
terminal-face-up = face up
terminal-this-hand = +{ $count } this hand
terminal-dealt = { $name } has dealt.
terminal-dealt-you = You have dealt.
terminal-new-packet = New cards are dealt.
terminal-too-small = The window is too small for the table: { $width } × { $height }. It needs { $least-width } × { $least-height }.
terminal-seed = seed { $seed }

## Choosing what to take
terminal-choose = { $count ->
    [one] one set to take, or lay it
   *[other] { $count } sets to choose from, or lay it
}
terminal-choose-only = { $card } can take { $cards }
terminal-choose-sum = { $terms } = { $total }, { $left } to go
terminal-choose-full = { $terms } = { $total }
terminal-choose-court = { $card } takes { $taken }
terminal-choose-lay-only = { $card } can only be laid
terminal-cannot-fit = { $card } fits no set that { $with } can take now
terminal-sets = What { $card } can take
terminal-filter = Type cards to narrow the list, as in 2 4s
terminal-sets-shown = { $shown } of { $all }
terminal-not-your-turn = It is not your turn yet
terminal-nothing-fits = No set holds these cards

## Keys
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
terminal-key-names = Brescian names
terminal-key-suits = French suits
terminal-key-quit = save and quit
terminal-key-next = next hand
terminal-key-rematch = rematch
terminal-key-speed = pace
terminal-key-close = close

## Help
terminal-help-title = How to play here
terminal-help-aim = Take cards from the table with cards of your hand: one of the same rank, or several that add up to yours. Or lay a card.
terminal-help-hand = choose a card of your hand
terminal-help-play = play it: it is laid at once if it can take nothing
terminal-help-rank = go to a card of that rank; 0 is the ten
terminal-help-pick = when several sets can be taken: go to a card of the table, pick it, take
terminal-help-take = pick, and take as soon as the set is complete
terminal-help-mouse = Or click: a card of your hand, then cards of the table.
terminal-help-lay = lay the card instead
terminal-help-sets = list every set the card can take
terminal-help-back = choose another card
terminal-help-moves = all moves of this hand, in words and in notation
terminal-help-rules = the rules of this table
terminal-help-score = the score so far
terminal-help-names = Brescian names of cards and points, on and off
terminal-help-suits = French suits, on and off
terminal-help-speed = how fast the others play
terminal-help-quit = save the match and quit; cicera terminal FILE goes on with it
terminal-help-marks = The card just laid, which a picada would take, has a star. Cards in a capture pile that earned a bonus lie face up.
terminal-pace = Pace: { $seconds } s

## Rules
terminal-rules-title = The rules of this table
terminal-rules-play = A card takes one table card of its own rank, or two or more numerals that add up to it; ace to ten are worth 1 to 10. Jack, knight and king take only their like and are in no sum.
terminal-rules-lay = Taking is never a duty: any card may be laid.
terminal-rules-bonuses = In play, one point each: scùa, leaving the table empty; picada, taking exactly the card that was just laid; simili, a sum of cards all of one suit, the card played included; quadriglia, a sum of three or more cards.
terminal-rules-honours = At the end of a hand: most cards 2, most swords 1, and 1 each for the mata (2 of swords), the ten of coins and the jack of cups.
terminal-rules-sweep = At the end of the hand the cards left go to whoever took last, without a bonus.

## Moves
terminal-moves-title = The moves of this hand
terminal-no-moves = No card has been played yet.

## Score
terminal-sheet-title = The score of hand { $number }
terminal-sheet-so-far = Hand { $number } so far
terminal-sheet-hand = this hand
terminal-sheet-match = match
terminal-sheet-none = nothing
terminal-sheet-nobody = nobody
terminal-napoleone = Napoleone! All 13 swords: { $side } wins the match there and then.
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
terminal-go-on = Go on with it: { $command }
terminal-not-saved = The match could not be saved in { $path }: { $reason }.
terminal-record-follows = Here is its record, so that nothing is lost; put it into a file that ends in .cgn:
terminal-cannot-go-on = this match is decided and cannot go on; “{ $command }” shows it
terminal-no-tty = There is no terminal for the full-screen table here: playing line by line.

## Line by line
terminal-plain-welcome = Cicera, line by line. Write a move as 7d to lay, 9dx2d3d4d to take, 9dx to take the only set there is; 9d? says what a card can take. Commands: { $commands }.
terminal-plain-prompt = Your move:
terminal-plain-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-plain-options = { $card }: lay, or take { $options }
terminal-plain-lay-only = { $card }: can only be laid
terminal-plain-not-held = You do not hold { $card }.
terminal-plain-more = … and { $count } more
terminal-plain-rematch = Another match? Commands: { $commands }.
terminal-command-help = help
terminal-command-table = table
terminal-command-names = names
terminal-command-moves = moves
terminal-command-score = score
terminal-command-rules = rules
terminal-command-save = save
terminal-command-quit = quit
terminal-command-rematch = rematch
