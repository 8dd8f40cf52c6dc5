### What the server says.

## Commands
command-play = Play in the browser: start the game on this machine and open its page.
command-serve = Serve the game to others, from this machine or a host.
option-host = The address to listen at. Default: 127.0.0.1, which is this machine alone.
option-port = The port to listen at; 0 takes any free one. Default: 5252.
option-database = The database: a URL of SQLite or PostgreSQL. Default: a file in your data folder.
option-address = How the server is reached from outside, such as https://cicera.example; links are made with it.
option-unstarted-days = The days after which a table goes at which no hand was dealt; 0 is never. Default: 30.
option-idle-days = The days after which a table goes whose match was broken off; 0 is never. Default: 365.
option-no-browser = Do not open a browser.
serve-started = Cicera is at { $address } — Ctrl-C stops it.
serve-no-browser = No browser could be opened here: open that address in one.
serve-stopped = Cicera has stopped. Every table is kept.

## What can go wrong at the start
error-port-taken = port { $port } is taken, perhaps by another Cicera; --port 0 takes a free one
error-port-forbidden = there is no permission to listen at port { $port }; ports from 1024 on are free to use
error-host-unknown = this machine cannot listen at { $host }, port { $port }
error-database-url = the database must be a URL, such as sqlite:///tables.db or postgresql://host/name
error-database-closed = the database cannot be opened or brought up to date ({ $reason })
error-database-folder = the database cannot be opened: there is no folder { $folder }
error-database-driver = this database needs { $library }; install it with: pip install 'cicera[{ $extra }]'
error-data-folder = the folder { $folder } for your tables cannot be made
error-setting = the setting { $name } cannot be “{ $text }”

## Requests
error-no-such-table = there is no such table; the link may be incomplete
error-no-such-page = there is nothing at this address
error-page-not-built = the page has not been built; the game itself is served
error-wrong-method = this address does not do that
error-bad-request = the request cannot be understood
error-not-a-message = the message cannot be understood
error-wrong-protocol = the page is older or newer than the server; load it again
error-too-large = the request is too large
error-too-fast = that was too often; wait a moment
error-too-many-screens = too many screens are connected from your address; close some of them first
error-table-crowded = too many people are looking at this table; try again later
error-wrong-origin = requests must come from the page itself
error-wrong-host = the server does not answer under this name
error-server-fault = something went wrong in the server; nothing that was played is lost
error-database-away = the server cannot reach its database at the moment; try again soon

## Names
guest = { $number ->
    [1] Guest
   *[other] Guest { $number }
}
error-name-empty = a name is needed
error-name-long = a name can have at most { $limit } characters
error-name-characters = the name holds characters that cannot be shown
error-name-taken = somebody at this table is already called { $name }

## At the table
error-not-seated = you have no seat at this table
error-wrong-token = this link opens no seat; it may be incomplete, or the seat was given away
error-not-host = only the host can do that
error-host-begins = the host begins the first hand
error-table-full = every seat is taken
error-seat-taken = seat { $seat } is taken
error-seats-empty = there are empty seats; fill them first, with bots if you like
error-seat-away = a bot is playing for you; take your seat back first
error-seat-connected = the person in seat { $seat } is here
error-same-seat = those are not two different seats
error-own-seat = that is your own seat
error-match-running = seats can be changed only before a match
error-nothing-to-record = no hand is over yet
error-no-such-match = there is no record of match { $number } yet
error-no-hint = no hint came in time; try again
