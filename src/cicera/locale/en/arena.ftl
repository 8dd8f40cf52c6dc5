### The measuring of players against one another.

command-arena = Measure players against one another over the same deals, with the seats swapped.
arena-metavar-players = PLAYERS...
arena-metavar-player = PLAYER
arena-metavar-number = N
arena-argument-players = Two players or more, by name; every two of them meet.
arena-option-deals = How many deals every two players play, each with all swaps of seats. Default: 1000.
arena-option-seed = A number that decides the cards and the players' chance. Default: 1.
arena-option-anchor = The player whose rating is 0. Default: the mean of all players is 0.
arena-option-out = A file that keeps every finished deal; given again, the run goes on where it ended.
arena-option-json = Print the result as one JSON object.
arena-option-plot = Draw the result into a file: .png, .svg or .pdf.
arena-option-engine = Where to play: in processes of this machine, or on a Ray cluster. Default: local.
arena-option-workers = How many hands to play at the same time. Default: one for each core.
arena-option-chunk = How many deals to play before they are kept. Default: 4.

## The result
arena-decimal-sign = .
arena-heading = { $rules } · { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} · seed { $seed }
arena-seatings = Each deal is played { $times } times, with the players in one another's seats.
arena-ratings = Rating, in points a hand from the mean (95%)
arena-ratings-anchor = Rating, in points a hand from { $player } (95%)
arena-misfit = No result of a pair is further than { $points } from its ratings.
arena-cross-table = Points a hand, row against column (95%)
arena-points = points a hand
arena-spread = SD { $spread }
arena-hands = hands
arena-hands-shares = { $won }% won, { $tied }% tied, { $lost }% lost
arena-matches = matches
arena-matches-share = { $won }% of { $count } won ({ $low }% to { $high }%)
arena-no-matches = too few hands to end one
arena-napoleoni = napoleoni
arena-ms = ms a move
arena-longest = longest
arena-nodes = nodes a move
arena-plot-table = Points a hand, row against column
arena-plot-ratings = Rating: points a hand from the mean
arena-plot-ratings-anchor = Rating: points a hand from { $player }

## On the way
arena-progress-deals = Deals
arena-progress-left = time left
arena-stopped = stopped after { $done } of { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
arena-go-on = To go on: { $command }
arena-nothing-kept = Nothing was kept; with --out FILE a run can go on.

## What is wrong
error-arena-too-few = two players or more are needed, { $count ->
    [one] and only { $count } is named
   *[other] and { $count } are named
}
error-arena-twice = { $player } is named twice
error-arena-no-deals = { $count } deals cannot be played; it takes one or more
error-arena-no-anchor = { $player } is not among the players measured: { $known }
error-arena-other-file = { $file }: this file was not made by “cicera arena”; name another one
error-arena-other-setting = { $file } keeps a run with other settings ({ $field }: { $kept }, now { $given }); name another file, or ask for the same
error-arena-broken-file = { $file }:{ $line }: this line is damaged; without it and those behind it the run can go on
error-arena-file = { $file }: { $reason }
error-arena-plot-suffix = { $file }: a picture's name ends in one of { $known }
error-arena-needs-extra = this needs { $library }; install it with: pip install 'cicera[{ $extra }]'
error-arena-worker-lost = a process that played hands ended by itself, perhaps for want of memory; what was kept is safe
error-player-raised = the player { $player } failed: { $reason } (deal { $deal } of seed { $seed }, seating { $seating }, seat { $seat }, ply { $ply })
error-player-illegal = the player { $player } answered { $move }, which is not legal (deal { $deal } of seed { $seed }, seating { $seating }, seat { $seat }, ply { $ply }); legal: { $legal }
