### The lab: what simulated hands say about the game.

command-lab = Answer questions about the game by simulated hands, with tables and plots.
lab-argument-question = How points arise (points), what the seats are worth (seats), how long matches are (match), how the rule sets differ (rules), how full the table is (table).
lab-option-rules = The rule set, as in "bigia players=2 packet=6"; for match and rules as many as you like, each with the option before it. Default: caciada, or all four.
lab-option-hands = How many hands of each rule set. Default: 200000, or 2000 for a player that is not compiled.
lab-option-seed = A number that decides the cards and the players' chance. Default: 1.
lab-option-player = Who plays in every seat; greedy, taking (anything that captures) and random (anything legal) are compiled. Default: greedy.
lab-option-json = Print the answer as one JSON object.
lab-option-plot = Draw the answer into a file: .png, .svg or .pdf.
lab-option-workers = How many threads or processes play. Default: one for each core.

## The questions
lab-question-points = How do points arise?
lab-question-seats = What is it worth to play first, or last?
lab-question-match = How many hands does a match take, and who wins it?
lab-question-rules = How do the rule sets differ?
lab-question-table = How full is the table, and how many moves are there?
lab-heading = { $rules } · { $player } in every seat · { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
} · seed { $seed }
lab-interval = ± 95% interval

## The tables
lab-table-items = Points by item
lab-table-totals = Points of a hand
lab-table-napula = Length of the napula
lab-table-events = What is rare
lab-table-spread = Totals of a hand
lab-table-sides = The sides
lab-table-lead = The lead
lab-table-seats = The seats, in the order of play
lab-table-matches = Matches
lab-table-length = Hands a match takes
lab-table-rules = The rule sets, a hand
lab-table-plies = All plies
lab-table-captures = Captures
lab-table-ply = Ply by ply

## Their rows and columns
lab-side-first = first side
lab-side-middle = second side
lab-side-dealer = dealer's side
lab-seat-1 = 1st to play
lab-seat-2 = 2nd to play
lab-seat-3 = 3rd to play
lab-seat-dealer = dealer, last
lab-points = points
lab-of-points = of all points
lab-of-hands = of hands
lab-of-plays = of plays
lab-a-hand = a hand
lab-total = all
lab-all = all
lab-sd = SD
lab-p5 = 5% at most
lab-median = half at most
lab-p95 = 95% at most
lab-p99 = 99% at most
lab-mean = mean
lab-max = most seen
lab-none = none
lab-napoleone = napoleone
lab-carte-tied = cards tied
lab-spade-tied = swords tied
lab-hand-tied = hand tied
lab-won = hands won
lab-last-capture = last capture
lab-dealer-lead = dealer's side ahead by
lab-bonuses = bonuses
lab-picada = picada
lab-picada-suffered = picada suffered
lab-honours = honours
lab-cards = cards
lab-moves = moves
lab-target = target
lab-hands = hands, mean
lab-won-by-first-dealer = won by the side that dealt first
lab-by-napoleone = ended by napoleone
lab-hands-a-match = hands a match
lab-takes-0 = takes nothing
lab-takes-1 = takes 1 card
lab-takes-2 = takes 2 cards
lab-takes-3 = takes 3 cards
lab-takes-4 = takes 4 or more
lab-swept = cards swept at the end
lab-cards-mean = cards, mean
lab-cards-p99 = cards, 99%
lab-cards-max = cards, most
lab-moves-mean = moves, mean
lab-moves-p99 = moves, 99%
lab-moves-max = moves, most

## Pictures
lab-plot-items = Points a hand by item
lab-plot-spread = Which totals a side makes in a hand
lab-plot-side-points = Points a hand
lab-plot-won = Hands won
lab-plot-picada = Picada by seat, a hand
lab-plot-length = How many hands a match takes
lab-plot-cards = Cards on the table
lab-plot-moves = Legal moves
lab-plot-ply = ply

## On the way
lab-compiling = Compiling the hands, once on this machine; this takes up to a minute …
lab-progress-hands = Hands

## What is wrong
error-lab-no-question = { $text } is no question of the lab; ask one of { $known }
error-lab-no-hands = { $count } hands cannot be played; it takes one or more
error-lab-one-rules = “{ $question }” looks at one rule set at a time, not at { $count }; “rules” and “match” compare several
error-lab-rules-twice = the rule set { $rules } is named twice
error-lab-no-match = { $hands ->
    [one] { $hands } hand of { $rules } does
   *[other] { $hands } hands of { $rules } do
} not end one match to { $target }; ask for more with --hands
