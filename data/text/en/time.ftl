# Reminders, stand-ins, votes, pauses
remind-first = { $name }, your game in { $channel } waits for you: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, everybody in { $channel } is still waiting for you:** { $what }
    { $link }
remind-ahead = You are next in { $channel }: { $link }
table-paused = ⏸️ The game is paused. It goes on with /game resume.
event-stand_in = { $why ->
    [vote] The table has voted: a stand-in plays for { $seat } until they are back.
    [host] A stand-in plays for { $seat } until they are back.
   *[other] Time is up: a stand-in plays for { $seat } until they are back.
}
event-came_back = { $seat } is back.
event-dismissed = { $seat } has left the table; an automatic player goes on with their pieces until somebody takes over.
event-substituted = { $seat } takes over the seat of { $old }.
event-paused = The game is paused.
event-resumed = The game goes on.
event-vote_opened = { $what ->
    [stand_in] { $seat } has been silent for long. The others may vote for a stand-in.
   *[other] { $name } would like to take over the seat of { $seat }. The players may vote.
}
event-voted = { $what ->
    [stand_in] A stand-in for { $seat }?
    [kick] Shall { $seat } leave the table?
    [replace] Shall { $name } take over the seat of { $seat }?
    [pause] Pause the game?
    [resume] Go on with the game?
   *[abandon] End the game without a winner?
} { $n ->
    [one] One more voice is needed.
   *[other] { $n } more voices are needed.
}
button-return = I am back ({ $name })
button-vote = { $what ->
    [stand_in] Vote: stand-in for { $name }
    [kick] Vote: { $name } leaves
    [replace] Vote: { $other } for { $name }
    [pause] Vote: pause
    [resume] Vote: go on
   *[abandon] Vote: end the game
} ({ $n } more)
refused-nobody_stands_in = Nobody plays in your place; it is all yours.
refused-nobody_there = No person plays at that seat now.
refused-not_your_vote = You have no voice in this vote.
refused-already_seated = That person already sits at this table.
refused-paused = The game is paused. It goes on with /game resume.
refused-not_paused = The game is not paused.
run-done = Done.
run-voting = Your voice is noted; the others can vote on the table message.
run-moved = The game goes on here.
status-stand_in = -# A stand-in plays for { $name }.
refused-no_game_elsewhere = You have no game in another channel here that you may move.
refused-no_bots = Only people can take a seat; automatic players are added with the button.
plans-title = ### When it comes to me
    Only you see this.
plan-line = **{ $action }**, as soon as it is possible:
plan-mode = { $mode ->
    [always] Always
    [once] In my next turn
   *[off] Only when I say so
}
