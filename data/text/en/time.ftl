# Reminders, stand-ins, votes, pauses
remind-first = { $name }, your game in { $channel } waits for you: { $what }
    { $link }
remind-louder = 🔔 **{ $name }, everybody in { $channel } is still waiting for you:** { $what }
    { $link }
remind-left = -# { $then ->
    [default] A safe move is made for you { $until }.
   *[stand_in] A stand-in plays for you { $until }, until you are back.
}
remind-ahead = You are next in { $channel }: { $link }
remind-rest = Your game in { $channel } rests: nobody is there. One of you is enough to go on.
    { $link }
table-paused = ⏸️ The game is paused. It goes on with /game resume.
table-rests = 💤 The game goes on as soon as one of you is back. Everything is kept.
event-stand_in = { $why ->
    [vote] The table has voted ({ $by }): a stand-in plays for { $seat } until they are back.
    [moderator] { $by }, who does not play here, decided: a stand-in plays for { $seat } until they are back.
    [time_up] Time is up: a stand-in plays for { $seat } until they are back.
   *[other] A stand-in plays for { $seat } until they are back.
}
event-moved_for = { $seat }'s time was up, so the bot made a safe move for them.
event-went_away = { $seat } is away until { $until }; their clock stands still.
event-vacation_over = { $seat } is expected back.
event-came_back = { $seat } is back.
event-came_back_after = { $seat } is back; the stand-in had played since { $since }.
event-dismissed = { $seat } has left the table { $why ->
    [vote] by vote ({ $by })
   *[other] by decision of { $by }, who does not play here
}; an automatic player takes over their pieces. The players can give the seat to somebody with /game replace.
event-seat_taken = { $name } takes over { $old }'s seat { $why ->
    [vote] by vote ({ $by }).
    [own] as { $old } wished.
    [moderator] by decision of { $by }, who does not play here.
   *[other] by decision of { $by }; nobody else plays at this table.
}
event-seat_back = { $name } is back in their seat, which { $old } had held since { $since }.
event-rests = Nobody is here, so the table rests.
event-paused = { $by } paused the game.
event-resumed = The game goes on ({ $by }).
event-lost_sight = The channel or the bot was gone: the clocks stood still.
event-found_again = The game goes on.
event-abandoned = The game was ended without a winner ({ $by }).
event-moved_here = The game goes on in this channel ({ $by }).
event-vote_opened = { $why ->
    [silent] { $seat } has not answered for a while. The others may vote for a stand-in.
   *[other] { $other } proposes: { $what ->
        [stand_in] a stand-in for { $seat }. The others may vote.
        [kick] { $seat } should leave the table. The others may vote.
       *[replace] { $name } takes over { $seat }'s seat. The others may vote; { $seat }'s own yes is enough.
    }
}
event-seat_offered = { $name }, will you take over { $seat }'s seat? It is yours as soon as you press the button.
event-voted = { $what ->
    [stand_in] A stand-in for { $seat }?
    [kick] Remove { $seat } from the table?
    [replace] Let { $name } take over { $seat }'s seat?
    [pause] Pause the game?
    [resume] Go on with the game?
   *[abandon] End the game without a winner?
} { $n ->
    [one] One more vote is needed.
   *[other] { $n } more votes are needed.
}
button-here = I'm back
button-sit = { $other }: sit down for { $name }
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
refused-not_your_vote = You have no vote here.
refused-already_voted = Your vote already counts.
refused-not_your_proposal = You proposed it, so the others decide.
refused-nobody_to_vote = Nobody else is here to vote. It takes the person's own yes, or a moderator who does not play here.
refused-ask_a_player = Somebody who plays here can propose you with /game replace; then the others vote.
refused-not_asked = The seat was offered to { $name }.
refused-knows_a_hand = { $name } has held another seat of this game and knows its cards; they can only go back there.
refused-seat_given = { $why ->
    [vote] The table has voted:
    [moderator] A moderator has decided:
    [own] As you wished:
   *[other] While you were away:
} since { $since } { $kind ->
    [person] { $who } holds your seat.
   *[automatic] an automatic player holds your seat.
}
refused-cannot_see_there = { $name } plays with you and cannot see this channel.
hands-title = **Changes of hands**
hands-seat = -# Seat { $seat }: { $kind ->
    [person] { $who }
   *[automatic] an automatic player
}, { $ended ->
    [yes] from { $since } to { $until }
   *[no] since { $since }
}
hands-yours = { $kind ->
    [person] { $who } held your hand
   *[automatic] An automatic player held your hand
} from { $since } to { $until }.
refused-already_seated = That person already has a seat at this table.
refused-paused = The game is paused. It goes on with /game resume.
refused-not_paused = The game is not paused.
run-done = Done.
run-voting = { $voice ->
    [yes] Your vote is noted; the others can vote on the table message.
   *[no] It is proposed; the others can vote on the table message.
}
run-asked = Now it is up to { $name }: there is a button on the table message.
run-agreed = You have agreed; now the others vote.
run-moved = The game goes on here.
status-stand_in = -# A stand-in plays for { $name }.
refused-no_game_elsewhere = You have no game in another channel here that you may move.
refused-no_bots = Only people can take a seat; automatic players are added with the button.
    Only you see this.
plan-mode = { $mode ->
    [always] Always
    [once] In my next turn
   *[off] Only when I say so
}
away-title = ### While you were away
away-since = { $n ->
    [0] You went away { $since }; no turn has ended since.
    [one] You went away { $since }; one turn was played.
   *[other] You went away { $since }; { $n } turns were played.
}
away-line = - { $parts }.
away-points = { $more ->
    [yes] **{ $name }** has { $now } instead of { $then } points
   *[no] **{ $name }** still has { $now ->
        [one] one point
       *[other] { $now } points
    }
}
away-gained = got { $cards }
away-made = new: { $things }
away-thing = { $n ->
    [one] { $thing }
   *[other] { $n } × { $thing }
}
refused-early_own = It is your turn: build now. The others use this button to build before the next turn.
button-early = Build before the next turn
early-wish = { $wish ->
    [yes] You will build before the next turn. Press again if you change your mind; nobody else sees it.
   *[no] You will not build before the next turn; nobody else sees it.
}
orders-title = ### Orders in advance
    -# Only you see this. Whatever you answer yourself changes none of it.
orders-line = - { $name }: **{ $now }**
orders-none = Nothing is set: the game waits for you each time.
orders-change = Set or take back …
order-title = **{ $name }**
    Now: { $now }
order-discard-how = -# Tap what to give up first, then what next; tap again to keep it. If that is not enough, the others follow as the buttons stand.
order-forget = Take it back
order-accept = always accept
usual-offer = always decline
usual-gift = always decline
usual-discard = as stored, else what you have most of
usual-special_wish = pass
usual-hilda = do without
usual-thorolf = what you have least of
usual-turn_or_swap = turn it, else the lowest number
manners-title = ### People at this table
    Whom you mute can still offer you trades; it only calls you no more. Nobody sees what you set here.
manners-report = Tell the moderators about …
button-mute = { $what ->
    [table] { $now ->
        [on] No pings from this table
       *[off] Pings from this table again
    }
   *[offers] { $now ->
        [on] No pings for offers of { $name }
       *[off] Pings for offers of { $name } again
    }
}
report-title = About { $name }
report-label = What should the moderators look at?
report-text = ⚖️ { $name } asks you to look at { $player }: { $reason }
    { $link }
report-sent = { $where ->
    [channel] The moderators have your report. Nobody at the table sees it.
   *[owner] The owner of this server has your report. Nobody at the table sees it.
}
refused-report_self = That is you. Choose somebody else at this table.
refused-report_empty = Write in a few words what the moderators should look at.
refused-report_again = You have just sent a report. The next one can go out { $until }.
refused-report_unheard = Nobody could be reached: the channel for reports or the owner's direct messages are closed. An administrator can choose a channel with /server channel.
