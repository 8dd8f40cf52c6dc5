### What the commands say of themselves.

## Help
help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-options-word = [OPTIONS]
metavar-rules = RULES
metavar-seat = SEAT
metavar-name = NAME
metavar-seed = SEED
metavar-file = FILE
metavar-files = FILES...
metavar-pixels = PIXELS
metavar-out = OUT
help-command-word = COMMAND [ARGUMENTS]...
option-help = Show this help and exit.
option-version = Show the version and exit.
option-lang = Language: Italian, English, Spanish or Portuguese. Default: that of the environment.

command-cicera = Cicera, the 52-card fishing game of Brescia.
command-terminal = Play a match in the terminal, or go on with a saved one.
command-replay = Replay recorded matches, checking every move and every point.
command-rules = Explain a rule set in plain words, and what differs from the default.

argument-match = A saved match (.cgn) to go on with.
argument-files = Match records (.cgn); - is standard input.
argument-rules = A rule set, such as: bigia players=2 packet=6 target=31
option-rules = The rule set, in quotes if it has several words; “cicera rules” explains it. Default: caciada.
option-against = Who sits in the other seats; if the option is repeated, the players given alternate from seat to seat. Default: greedy.
option-seat = Your seat, counting from 0. Default: 0.
option-name = Your name, for the record of the match.
option-seed = A number that decides every shuffle: the same seed, the same cards. Default: a new one each time.
option-save = Where to save the match on quitting. Default: the file given, or a new one in your data folder.
option-dialect = Use the Brescian names of cards and points.
option-french = Show the suits of a French pack.
option-ascii = Use ASCII characters only.
option-plain = Play line by line, without a full-screen table.
option-json = Print one JSON object per file.

## Wrong use
usage-option = there is no option { $text }
usage-command = there is no command “{ $text }”
usage-near = did you mean { $text }?
usage-missing = { $text } is missing
usage-needs-value = { $text } needs a value
usage-no-value = { $text } takes no value
usage-extra = “{ $text }” is not expected here
usage-try = “{ $command }” explains the command.
error-rules-with-file = a saved match has its own rules; leave out --rules
error-not-an-option = { $option } cannot be “{ $text }”; it can be { $known }

## Files
file-missing = there is no such file
file-exists = there is already such a file
file-is-folder = that is a folder, not a file
file-in-no-folder = there is no such folder
file-forbidden = there is no permission to read or write it
file-disk-full = there is no room left on the disk
file-read-only = that disk cannot be written to
file-name-long = that name is too long
file-link-loop = that is a link that leads back to itself
file-too-large = files may not be that large here
file-special = that is a pipe or a device, neither a file nor a folder
file-unreadable = the system cannot read or write it ({ $code })

## Replay
replay-hand = Hand { $number }, dealt by { $dealer }
replay-table = Table: { $cards }
replay-sweep = The cards left go to { $side }: { $cards }
replay-in-progress = In progress; it is the turn of { $turn }
replay-hand-total = Hand: { $totals }
replay-totals = Match: { $totals }
replay-napoleone = Napoleone: all 13 swords; the match goes to { $side }
replay-winner = The match goes to { $side }
replay-undecided = Undecided; the target is { $target }
side-number = side { $side }

## Rules in plain words
preset-caciada = Caciada: the game as the Italian source tells it, and the default.
preset-bigia = Bigia: the game as the Spanish source tells it.
preset-moedas = Moedas: the game as the Portuguese source tells it, with the napula in coins.
preset-veloce = Veloce: today's Italian custom, a quick match to 21.
rules-different = Different from { $preset }:
rules-same = The same as { $preset }:
rules-usual = { $preset }: { $value }
rules-presets = The rule sets are { $known }; any of them can be changed by field=value, as in: caciada target=31
rule-players = { $value ->
    [2] Two players, each a side of their own.
    [3] Three players, each a side of their own.
   *[4] Four players in two sides; partners sit opposite each other.
}
rule-packet = { $packets ->
    [one] Each player is dealt all { $value } cards at once.
   *[other] Each player is dealt { $value ->
        [one] { $value } card
       *[other] { $value } cards
    } at a time, { $packets } times in a hand; whatever lies on the table stays between deals.
}
rule-batch = { $value ->
    [one] Cards are dealt round one at a time.
   *[other] Cards are dealt round { $value } at a time.
}
rule-redeal-on = Three or more jacks, knights or kings among the four table cards void the deal: the same dealer deals again.
rule-redeal-off = No deal is void, whatever lies on the table.
rule-carte_tie = { $value ->
    [split] Cards: 2 points for most cards; a tie gives 1 point to each of two sides, and scores nobody among three.
   *[none] Cards: 2 points for most cards; a tie scores nobody.
}
rule-napula_suit = { $suit ->
    [s] Napula is counted in swords: ace, 2, 3 and on without a gap.
    [c] Napula is counted in cups: ace, 2, 3 and on without a gap.
    [d] Napula is counted in coins: ace, 2, 3 and on without a gap.
   *[b] Napula is counted in batons: ace, 2, 3 and on without a gap.
}
rule-napula_limit = { $value ->
    [13] Napula is worth its number of cards, courts included, up to 13.
   *[other] Napula is worth its number of cards, at most { $value }.
}
rule-napoleone-on = Napoleone: a side that takes all 13 swords wins the match there and then.
rule-napoleone-off = Taking all 13 swords wins nothing of itself.
rule-cinquanta-on = Cinquanta: taking four or more cards at once is worth one more point on top of the quadriglia.
rule-cinquanta-off = Taking four cards at once is a quadriglia and no more.
rule-last_scua-on = A scùa counts on the very last card of the hand too.
rule-last_scua-off = The very last card of the hand makes no scùa.
rule-target = The match ends after the hand in which a side reaches { $value ->
    [one] { $value } point
   *[other] { $value } points
}; the highest total wins, and a tie is played on.

## The deck as files
command-deck = Write the deck Leonessa as SVG, PNG or a PDF to print and cut.
argument-out = The folder to write into; for a PDF, the file.
option-face = The face: leonessa as in the tradition, grande with large corners, francese with French suits. Default: leonessa.
option-format = What to write. Default: svg.
option-width = How wide a PNG card is, from 8 to 4000 pixels. Default: 400.
deck-written = { $count ->
    [one] { $count } file written: { $place }
   *[other] { $count } files written: { $place }
}
error-deck-needs-extra = this needs { $library }; install it with: pip install 'cicera[deck]' (in a clone: pip install '.[deck]')
error-deck-needs-cairo = this needs the Cairo library of the system, which pip cannot install; Debian and Ubuntu: apt install libcairo2; Fedora: dnf install cairo; macOS: brew install cairo; Windows: the GTK runtime
error-deck-no-width = --width is for PNG alone; { $form } has no pixels
error-deck-root = { $folder }: the files of the deck need a folder of their own there
deck-progress = Pictures drawn:
error-deck-nowhere = say where: the name of a folder, or of a file for a PDF
error-deck-unwritable = { $file }: { $reason }
