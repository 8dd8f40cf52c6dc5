### The exact value of a position.

command-solve = Solve a position of a recorded match: what it is worth when everybody sees all cards and plays best.
solve-metavar-position = FILE[:MOVE]
solve-metavar-number = N
solve-argument = A recorded match (-: standard input) and the move before which to look: 31 in the last hand, 2.31 in hand 2. Without a move: where the record ends.
solve-option-json = Print the solution as one JSON object.
solve-option-deep = Solve even with more than 24 cards to play, however long it takes.
solve-option-nodes = Give up after so many positions. No depth is refused then.
solve-option-napoleone = How many points a napoleone counts as. Default: the target of the match.

## The result
solve-place = Hand { $hand }, before move { $move }: { $player } to play
solve-left = { $count ->
    [one] { $count } card to play
   *[other] { $count } cards to play
}
solve-value = { $side }: { $value } in this hand, if all play best
solve-three = (own points less the mean of the two others, who play together)
solve-totals = It ends { $totals }
solve-napoleone = It ends with napoleone for { $side }
solve-line = Best line
solve-moves = Every move, its value, and what it loses
solve-nodes = { $count ->
    [one] { $count } position looked at
   *[other] { $count } positions looked at
}

## On the way
solve-compiling = Compiling the solver, once; this takes some seconds
solve-progress = { $millions } million positions looked at; Ctrl-C ends

## What is wrong
error-solve-over = the hand is over: there is nothing to play
error-solve-packets = the cards still to be dealt are not all known: the record has { $known } of { $packets } packets of this hand
error-solve-worth = a napoleone cannot count as { $worth }; it can be 0 to { $most } points
error-solve-nodes = not solved after { $nodes } positions, with { $plies ->
    [one] { $plies } card
   *[other] { $plies } cards
} to play; allow more, or take a later move
error-solve-hand = there is no hand { $hand }; the record has hands 1 to { $hands }
error-solve-hand-over = hand { $hand } is over; name one of its moves, 1 to { $last }, as FILE:{ $hand }.{ $last }
error-solve-move = hand { $hand } has no move { $move }; it can be 1 to { $last }
error-solve-deep = { $left } cards are still to be played, and from more than { $most } on it can take minutes or days; take move { $move } or a later one, or add --deep
