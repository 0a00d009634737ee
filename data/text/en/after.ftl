# What games leave behind: statistics, replays, proofs
stats-player = ### { $name }
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    } ({ $share } %), { $points } points, { $average } a game.
stats-rolls = { $n ->
    [0] No rolls are on record.
    [one] One roll:
   *[other] { $n } rolls:
}
stats-dice = ### The dice of this game ({ $n ->
    [one] one roll
   *[other] { $n } rolls
})
stats-bar = `{ $total }` { $bar } { $n } (expected { $expected })
stats-luck = **{ $name }**: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}; the dice brought { $got ->
    [one] one card
   *[other] { $got } cards
}, { $expected } were to be expected: { $side ->
    [lucky] { $more } more, lucky.
    [unlucky] { $more } fewer, unlucky.
   *[even] just fair.
}
board-title = ### Leaderboard by { $by ->
    [points] points
   *[wins] wins
} { $system }
board-line = { $place }. { $name }: { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $points } points in { $games ->
    [one] one game
   *[other] { $games } games
}
replay-title = ### The game once more
fair-promise = ### Dice you can check
    Before the game began, a secret seed was drawn. Its hash is `{ $hash }`, and stands in the first message.
    Every throw and every drawn card follows from that seed. When the game is over the seed is shown, and /fair checks each of them.
fair-proved = ### ✅ Every throw is proved
    The seed `{ $seed }` has the promised hash `{ $hash }`, and all { $draws } outcomes of game { $number } follow from it, in order.
    -# Check it yourself: each outcome comes from HMAC-SHA256(seed, game number, counter).
fair-differs = ### ⚠️ The dice of this game cannot be proved
    Line { $line } of the log of game { $number } does not follow from the seed `{ $seed }` with the hash `{ $hash }`.
refused-no_games_yet = There are no finished games to count yet.
