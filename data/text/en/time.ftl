# Reminders, stand-ins, votes
remind-first = { $name }, the table waits for you: { $what } { $link }
remind-louder = 🔔 { $name }, everybody is still waiting for you: { $what } { $link }
remind-ahead = You are next: { $link }
event-stand_in = { $why ->
    [vote] The table has voted: a stand-in plays for { $seat } until they are back.
    [host] A stand-in plays for { $seat } until they are back.
   *[other] Time is up: a stand-in plays for { $seat } until they are back.
}
event-came_back = { $seat } is back.
event-substituted = { $seat } takes over the seat of { $old }.
event-voted_stand_in = { $n ->
    [one] A stand-in for { $seat }? One more voice is needed.
   *[other] A stand-in for { $seat }? { $n } more voices are needed.
}
button-back = I am back ({ $name })
button-vote = Stand-in for { $name }
refused-nobody_stands_in = Nobody plays in your place; it is all yours.
refused-not_your_vote = You have no voice in this vote.
refused-already_seated = That person already sits at this table.
