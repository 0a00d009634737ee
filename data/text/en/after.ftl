# What games leave behind: statistics, replays, proofs
stats-player = ### { $name }
    { $games ->
        [one] One game
       *[other] { $games } games
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    } ({ $share }%), { $points } points, { $average } a game.
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
}, { $expected } were expected: { $side ->
    [lucky] { $more } more, lucky.
    [unlucky] { $more } fewer, unlucky.
   *[even] about as expected.
}
board-title = ### Leaderboard by { $by ->
    [points] points
   *[wins] wins
} { $system }
board-by-wins = wins
board-by-points = points
board-line = { $place }. { $name }: { $wins ->
    [one] one win
   *[other] { $wins } wins
}, { $points } points in { $games ->
    [one] one game
   *[other] { $games } games
}
replay-title = ### Replay
fair-lesson = ### A lesson
    This is a lesson: its dice are written, so that everybody learns the same game. It counts nowhere.
fair-promise = ### Dice you can check
    The bot has drawn a secret seed. Its SHA-256 is `{ $hash }`: that is promised, and cannot be changed any more.
    When the game is over the seed is shown, and /fair proves every throw, every drawn card, every theft.
fair-luck = 🍀 In the dice: { $luck }
fair-digest = Digest of the terms (set-up and luck), called D below: `{ $digest }`
fair-steps = **How an outcome is made**
    1. Before anybody sat down the bot drew the seed and showed its SHA-256: the promise.
    2. Then everybody added luck: a word, or the number Discord gave to a press. With the set-up these are the terms; D is their SHA-256.
    3. An outcome is HMAC-SHA256 of the text `play:{ $number }:D:PURPOSE:NUMBER:ATTEMPT`, with the seed (as bytes) as key.
    4. NUMBER counts the outcomes of each purpose from 0, so nothing anybody does moves a later throw. ATTEMPT is 0.
    5. The first 8 bytes are a number x. If x ≥ 2⁶⁴ − (2⁶⁴ mod n), ATTEMPT goes up by one; else the outcome is x mod n.
    6. A die: `dice`, n = 6, outcome + 1; red first, then yellow.
    7. A development card: `development_card`, n = cards in the deck, laid in the order of their English keys; the outcome counts from 0.
    8. A theft: `theft`, n = cards in the hand, laid in the order wood, brick, wool, grain, ore, coin, paper, cloth.
    9. Only the island comes from `lobby:{ $number }:ISLAND:GROUND:island:NUMBER:ATTEMPT`, from the seed alone: the lobby shows it beforehand.
    10. Whoever runs the bot knows the seed, and so the dice to come: let somebody else add luck last. If an outcome were changed, this proof would fail.
fair-steps-old = **How an outcome is made**
    This game began before everybody could add luck. Outcome number i is HMAC-SHA256 of the text `{ $number }:i:ATTEMPT` with the seed (as bytes) as key; i counts all outcomes from 0.
    The first 8 bytes are a number x. If x ≥ 2⁶⁴ − (2⁶⁴ mod n), ATTEMPT goes up by one; else the outcome is x mod n. A die is that outcome + 1.
fair-example = **For example** `{ $purpose }`, n = { $n }: `{ $message }` gives `{ $digits }…`, which divided by { $n } leaves { $value }.
fair-files = **Check it yourself:** open fair.html in a browser and give it game-{ $number }.jsonl, or run `python -m game.fair game-{ $number }.jsonl`.
fair-next = The table that is open now has the promise `{ $hash }`.
fair-proved = ### ✅ Every throw is verified
    The seed `{ $seed }` has the promised hash `{ $hash }`, and all { $draws } outcomes of game { $number } follow from it.
fair-differs = ### ⚠️ The dice of this game cannot be proved
    Line { $line } of the log of game { $number } does not follow from the seed `{ $seed }` with the hash `{ $hash }`.
refused-no_games_yet = There are no finished games to count yet.
