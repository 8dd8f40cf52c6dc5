### The page of the game: every sentence that stands on it.

## The menu
page-subtitle = The card game of Brescia
page-menu = Menu
page-play-now = Play now
page-play-now-about = Against the computer, no account
page-go-on = Go on with your match
page-new-table = A table with friends
page-new-table-about = Choose the rules and send a link
page-join = Join a table
page-join-about = With the link you were sent
page-learn = The rules
page-learn-about = Learned in two minutes
page-options = Options
page-options-about = Language, cards, speed, sound
page-language = Language
page-guest = Guest
page-lost = There is no such page. Here is the menu.
page-no-server = The server does not answer. Try again in a moment.
page-close = Close
page-to-menu = To the menu
page-to-table = To the table

## The table in play
page-tools = Tools
page-moves = Moves
page-rules = Rules
page-sound = Sound
page-hint = Hint
page-hint-lay = Hint: lay the { $card }.
page-hint-take = Hint: take the { $cards } with the { $card }.
page-your-turn = Your turn
page-turn-of = { $name } is to play
page-just-laid = just laid by { $name }
page-picked = picked
page-last-capture = Last capture
page-stock = Stock { $count }
page-watching = You are watching
page-table-label = Table, { cards }
page-hand-label = Your hand, { cards }
page-hand-can = { $sets ->
    [0] can only be laid
    [one] can take in { $sets } way
   *[other] can take in { $sets } ways
}
page-side-us = Us
page-side-them = Them
page-side-you = You
page-side-label = { $side }: { $total } of { $target }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in this hand
page-pile-label = Pile of { $side }, { cards }
page-seat-deals = dealer
page-seat-turn = to play
page-seat-away = the computer plays instead
page-seat-offline = not connected

## What was played
page-play-lay = { $name } lays the { $card }.
page-play-lay-you = You lay the { $card }.
page-play-take = { $name } takes the { $cards } with the { $card }.
page-play-take-you = You take the { $cards } with the { $card }.
page-play-earns = It earns { $bonuses }!
page-play-sweep = The cards left go to { $side }: { $cards }.
page-and-bonuses = and { $bonuses }

## Choosing what to take
page-choose = { card }: what do you take?
page-take = Take
page-take-cards = take the { $cards }
page-lay = Lay
page-ways = { $count ->
    [one] { $count } way to take
   *[other] { $count } ways to take
}
page-sum-begin = Tap cards that make { $value }
page-sum-one = { $total }, { $left } to go
page-sum-more = { $terms } makes { $total }, { $left } to go
page-sum-full = { $terms } makes { $value }
page-why-not-your-turn = It is { $name }'s turn, not yours yet
page-why-hand-first = First choose a card of your hand
page-why-court = A court takes only its like: { $rank }
page-why-no-court = Courts have no value: they are in no sum
page-why-sum = { $terms } is { $total }, not { $value }
page-why-too-much = { $card }: worth more than { $value }
page-why-no-set = With the { $card } nothing here makes { $value }

## Sheets
page-moves-title = The moves of hand { $number }
page-moves-none = No card has been played yet.
page-moves-opening = On the table at first:
page-kept = To take home
page-kept-none = Once a hand is over, it is here in writing and to be seen again.
page-kept-match = Match { $number }
page-kept-replay = See it again
page-piles-title = The piles
page-piles-no-bonus = No point in this hand yet.
page-piles-sweep = The cards left on the table would go to: { $side }.
page-rules-title = The rules
page-rules-how = How it is played
page-rules-this = The rules of this table
page-rules-usual = The usual rules: caciada
page-rule-code = In short:
page-rules-changed = not the usual way
page-rules-aim-term = The aim.
page-rules-aim = To take cards from the table with those in your hand. Four play in pairs: your partner sits opposite.
page-rules-take-term = To take.
page-rules-take = A card takes one of its own rank, or two or more that add up to it: a 9 takes a 9, or 5 and 4, or 6, 2 and ace. Never two sets at once.
page-rules-lay-term = To lay.
page-rules-lay = Taking is never a duty: any card may be laid, and stays on the table.
page-rules-courts-term = The courts.
page-rules-courts = Jack, knight and king have no value: each takes only its like, and none is in a sum.
page-rules-bonuses-term = Points in play.
page-rules-bonuses = One each. Scùa: you leave the table empty. Picada: you take just the card that the player before you laid. Simili: a sum all of one suit, the card played included. Quadriglia: a sum of three cards or more.
page-rules-honours-term = Points at the end.
page-rules-honours = Two for most cards, one for most swords, and one each for the two of swords (the mata), the ten of coins and the jack of cups.
page-rules-napula-term = The napula.
page-rules-napula = Whoever holds ace, two and three of the napula suit scores one point for each card of the run, without a gap.
page-rules-end-term = The end.
page-rules-end = The cards left on the table go to whoever took last. The winner is the side that has reached the target and is ahead when a hand is over.

## The score
page-hand-over = End of hand { $number }
page-match-over = Match over
page-won-us = We have won!
page-won-you = You have won!
page-won = Victory: { $side }
page-napoleone = Napoleone!
page-napoleone-about = { $side }: all thirteen swords. The match ends here.
page-to-go = { $count } to go to { $target }
page-there = target reached
page-score-item = Item
page-score-total = Total
page-score-carte = Cards
page-score-spade = Swords
page-score-mata = Mata
page-score-dieci = Ten
page-score-fante = Jack
page-score-napula = Napula
page-score-scua = Scùe
page-score-picada = Picade
page-score-simili = Simili
page-score-quadriglia = Quadriglie
page-score-cinquanta = Cinquanta
page-score-mata-dialect = Dó fino
page-score-dieci-dialect = Dés Bèl
page-score-fante-dialect = Fànt Cagnì
page-next-hand = Next hand
page-rematch = Rematch
page-waiting-for = Waiting for { $names }
page-deal-now = Deal now
page-replay-hand = See the hand again

## A new table, and its lobby
page-your-name = Your name
page-how-many = How many play
page-players-2 = Two
page-players-3 = Three
page-players-4 = Four, in pairs
page-seats-who = Who sits down
page-fill-people = Friends, by link
page-fill-people-about = The seats stay free; you can still give some to the computer.
page-fill-bots = The computer
page-fill-bots-about = The computer takes the other seats; whoever has the link may take one over.
page-which-rules = By which rules
page-more-rules = More rules
page-field-target = To how many points
page-target-free = Another number of points
page-target-free-about = Or any number from 1 to { $most }.
page-field-packet = Cards at a time
page-field-packet-about = { $times ->
    [one] Each is dealt all { $value } cards at once.
   *[other] Each is dealt { $value } cards, { $times } times in a hand.
}
page-field-batch = How many are dealt together
page-batch-all = all
page-field-batch-about = { $value ->
    [one] One card each, round after round, until all have { $packet }.
   *[other] { $value } cards each, round after round, until all have { $packet }.
}
page-field-carte_tie = Cards, when tied
page-tie-none = To nobody
page-tie-split = One each
page-field-napula_suit = Napula in
page-field-napula_limit = Napula is worth at most
page-first-dealer = Who deals first
page-dealer-chance = By chance
page-dealer-me = I do
page-dealer-right = The one on my right
page-dealer-top = The one opposite
page-dealer-left = The one on my left
page-flag-redeal = Redeal on three like courts
page-flag-redeal-about = Three jacks, knights or kings among the first four cards: dealt again.
page-flag-napoleone = Napoleone
page-flag-napoleone-about = Whoever takes all the swords wins the match at once.
page-flag-cinquanta = Cinquanta
page-flag-cinquanta-about = Four cards in one capture are worth one more point.
page-flag-last_scua = Scùa on the last card
page-flag-last_scua-about = It counts on the very last card of the hand too.
page-make-table = Set the table
page-lobby = The table is set
page-invite = Invite friends
page-invite-code = The link of the table as a QR code
page-copy-link = Copy the link
page-copied = Copied
page-start = Begin
page-start-needs = You can begin when no seat is empty.
page-start-host = { $name } begins when everybody is there.
page-seat-empty = Free seat
page-seat-free = waiting for somebody
page-seat-you = this is you
page-seat-bot = computer
page-seat-here = is here
page-seat-put-bot = Computer
page-seat-clear = Free
page-seat-swap = Swap seats: { $name }
page-swap-with = With which seat?
page-sit-here = Sit here
page-move-here = Move here
page-stand-up = Stand up
page-sit-down = Sit down
page-table-full = All seats are taken: you can watch.
page-join-field = The link or the code of the table
page-join-go = Go to the table
page-join-wrong = This does not look like the link of a table: it ends in /t/ and a code.
page-your-tables = Your tables

## Settings
page-face = The cards
page-face-leonessa = Leonessa
page-face-leonessa-about = As in the tradition; with corners only where they are small or covered
page-face-grande = Leonessa grande
page-face-grande-about = Large corner and suit, always
page-face-francese = French
page-face-francese-about = ♠ ♥ ♦ ♣ with J Q K
page-speed = Speed
page-speed-calm = Calm
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = No movement
page-sound-about = The card on the table, a capture, a scùa, your turn
page-brescian = Brescian names
page-brescian-about = Dés Bèl, Fànt Cagnì, dó fino
page-other-device = Open your seat on another device
page-other-device-about = This link opens your own seat: give it to nobody.
page-leave = Let the computer play
page-leave-sure = Yes, it plays for me
page-stand-in = Let the computer play for { $name }
page-take-seat-back = I play again

## The line to the server
page-connecting = Setting the table…
page-offline = Connection lost, trying again. Nothing is lost.
page-replaced = This seat was opened on another screen.
page-play-here = Play here
page-no-table = There is no such table, or it is gone.
page-outdated = There is a newer version of this page.
page-reload = Load again
page-crowded = How many screens can be connected is limited, and this one has no room now.
page-try-again = Try again
page-away-you = The computer plays for you.

## Looking back
page-replay = All cards open
page-replay-start = The cards are dealt.
page-replay-slider = Move
page-replay-which = Hand
page-hand-number = Hand { $number }
page-previous = Move before
page-next = Next move
page-run = Run
page-pause = Pause
page-copy-move = Copy the link of this move
page-save-record = Save the written match
page-proof-good = Shuffle verified
page-proof-bad = The shuffle does not check
page-proof-about = Before the deal the server promised a secret, and each screen added a number of its own. Together they make this pack, and anyone can work it out again.
page-proof-promise = Promise
page-proof-secret = Secret
page-proof-by-server = set by the server
page-trust = Are the cards fair?
page-proof-numbers = The numbers, to check it
page-proof-later = The secret and the numbers are shown when the hand is over.
page-dealt-title = Who got the good cards?
page-dealt-about = What was dealt at this table in { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}. The bar is where 95 of 100 fair deals end up, its line is their average, the lozenge is what came.
page-dealt-none = It is counted here once a hand is over.
page-dealt-unusual = { $unusual ->
    [one] { $unusual } of { $numbers } numbers lies outside its bar
   *[other] { $unusual } of { $numbers } numbers lie outside their bars
}; with fair deals about { $normal } would be nothing unusual.
page-dealt-everywhere = Does the computer get better ones?
page-dealt-everywhere-about = People and computers who played together on this server, in { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}.
page-dealt-people = People
page-dealt-bots = Computers
page-dealt-hands = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
page-dealt-kind-good = Good cards
page-dealt-kind-mata = Mata
page-dealt-kind-dieci = Dieci
page-dealt-kind-fante = Fante
page-dealt-kind-napula = Napula: ace, 2, 3
page-dealt-kind-spade = Swords
page-dealt-kind-courts = Courts
page-dealt-line = { $kind }: { $seen }. A fair deal gives { $fair } on average, from { $low } to { $high } as a rule.
