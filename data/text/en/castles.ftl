# Castles
module-castles = Castles
    .help = Every second knight you play may become a castle, together with the one before it: the robber never comes to that hex again.
prompt-castle = Two knights could become a castle. Build one, and where?
action-build_castle = Build a castle
    .help = The two knights of this pair go under the deck, and the robber can never come to the hex you choose.
action-decline_castle = No castle
    .help = The two knights stay face up; this pair can never become a castle.
refused-no_castle_left = All six castles are built.
refused-no_hex = There is no hex of yours where a castle could stand.
refused-not_now = A castle can only be built right after every second knight.
refused-not_adjacent = A castle goes on a hex beside one of your settlements or cities.
refused-no_number = A castle needs a hex with a number.
refused-already_castle = There is already a castle.
refused-robber_here = The robber is there; a castle keeps it out, not in.
refused-castle = A castle keeps the robber off that hex.
event-castle_built = { $seat } turns two knights into a castle on { $hex }: the robber never comes there again.
event-castle_declined = { $seat } keeps the knights and builds no castle.
look-castle = castle
look-castles-left = { $n ->
    [one] { $n } castle left
   *[other] { $n } castles left
}
