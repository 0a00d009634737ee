# Who usually stays, and the letter of the day
record-left = { " " }· left { $left } of { $games } games
stats-left = { $finished ->
    [0] No game played to the end yet
    [one] One game played to the end
   *[other] { $finished } games played to the end
}, { $left ->
    [one] one left early
   *[other] { $left } left early
} ({ $share }% finished).
server-record = Whoever joins has played { $games ->
    [one] one game
   *[other] { $games } games
} to the end, and at least { $share }% of the games they began.
about-server-record = What you ask of those who join; leave the numbers out for nothing
    .games = How many games they have played to the end
    .share = What percentage of the games they began they have finished
refused-too_few_finished = On this server you can join once you have played { $n ->
    [one] one game
   *[other] { $n } games
} to the end; you have { $have }. A game elsewhere, or with automatic players, counts.
refused-too_many_left = On this server you can join if you finish { $share }% of your games; you have left { $left } of { $games }. Every game you finish, elsewhere or with automatic players, helps.

letter-title = { $n ->
    [one] ### One table waits for you
   *[other] ### { $n } tables wait for you
}
letter-table = **{ $channel }**: { $what } { $link }
letter-about = ### The letter of the day
    One direct message a day with all tables that wait for you, each answered right there. There are no single reminders then, except for games at a pace of minutes. At what hour ({ $zone })?
letter-never = No letter
button-letter = Letter of the day …
me-letter = One letter a day at { $at } instead of single reminders

value-cautious = it does only what it must
value-steady = it plays on with care
table-away = -# { $name } is away until { $until }; their clock stands still.
status-quiet = -# { $name } is not disturbed until their quiet hours end, { $until }.
