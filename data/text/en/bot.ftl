# What the bot says itself: lobby, table, menus, buttons, refusals that are not the rules'.

done = Done.
choose = Choose
menu-entry = { $action }: { $arguments }

# --- groups of actions ---
group-all = Everything you can do now
group-turn = Turn
    .help = Roll and end your turn
group-build = Build
    .help = Roads, settlements, cities and more
group-trade = Trade
    .help = With players, the bank and harbours
group-card = Cards
    .help = Buy and play cards
group-knight = Knights
    .help = Hire, wake, promote and move knights
group-guild = Favours
    .help = Gifts, and what the guilds do for your favours
group-play = Play
    .help = Robber, discards and other choices
group-game = Game
    .help = Leave the game

# --- lobby ---
lobby-title = ## A new table, opened by { $name }
lobby-seat = { $number }. **{ $name }** ({ $colour })
lobby-seat-automatic = { $number }. **{ $name }** ({ $colour }), automatic, { $level }
level-gentle = gentle
level-steady = steady
level-sharp = sharp
level-cautious = cautious
lobby-any-colour = any colour
lobby-pace = ⏱️ **{ $pace }** · { $time_up }
lobby-no-pace = ⏱️ **No clock**: nobody is reminded, and the game waits for everybody as long as it takes.
lobby-target = 🏁 { $n ->
    [one] { $n } point wins.
   *[other] { $n } points win.
}
lobby-systems = Playing: { $systems }
lobby-options = Changed: { $options }
lobby-fairness = Balance of this island: **{ $score }** of 100. Not happy? Ask for another one.
lobby-consent = Still to agree to { $systems }: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Ready to start: { $name } presses Start.
lobby-who-ready = 👍 { $names }
lobby-you-ready = Noted, you are ready. { $name } opened the table and starts the game.
lobby-promise = -# 🎲 Dice you can check: `{ $hash }…` is their promise; /fair tells you all about it.
lobby-luck = -# 🍀 In the dice: { $luck }
luck-word = { $name } “{ $word }”
luck-press = { $name } { $digits }
luck-title = Luck for the dice
luck-label = A word of your own (or leave it empty)
luck-promise = Promised: { $hash }
islands-looked-at = -# 🏝️ { $n ->
    [one] One island was looked at.
   *[other] { $n } islands were looked at.
}
lobby-opened = Your table is open. Invite others to join, or add automatic players.
lobby-joined = You are at the table.
lobby-left = You have left the table.
lobby-automatic = An automatic player has joined.
lobby-voted = Noted: { $n ->
    [one] one person wants
   *[other] { $n } people want
  } another island. As soon as more than half of you do, a new one is dealt.
lobby-choose-colour = Which colour would you like?
lobby-choose-language = Which language should this table speak?
lobby-closed = This table was closed.
lobby-started = ## The game has begun: { $names }
game-started = The game has begun. Have fun!
game-abandoned = The game was ended without a winner.

sure-leave = Leave this game for good? Your pieces stay on the board, your cards are out of play, and you cannot come back.
sure-leave-yes = Leave the game
sure-abandon = End this game for everybody, without a winner?
sure-abandon-yes = End the game
sure-kick = Remove { $name } from the table? An automatic player takes over their pieces. If you play here yourself, the others vote.
sure-kick-yes = Remove { $name }
table-standing = -# Standing offers: { $offers }
table-embargo = -# { $name } does not trade with { $names }.

settings-title = ### Rule systems and options
settings-family = Which game
family-island = The island
    .help = Dice, roads, settlements, cities and trade, with any rule systems on top.
family-dice = The dice game
    .help = Six resource dice, and a sheet of your own to fill; one to four players.
settings-systems = Rule systems on top of the base game
settings-options = { $heading ->
    [time] Time: pace, what if it is up …
    [trade] Trade: offers, standing offers …
    [island] Island: how it is laid …
    [house] House rules: friendly robber, undo …
   *[rules] Rules: target, cards kept on a 7 …
  }
settings-now = now: { $value }
option-title = ### { $name }
    { $help }
option-range = From { $low } to { $high }; normally { $default }

# --- table ---
table-title = ## Turn { $turn }: { $name }
table-title-founding = ## Founding: { $name }
table-title-special_build = ## Building between the turns: { $name }
table-title-paired = ## Second player of turn { $turn }: { $name }
table-earlier = -# … { $n ->
    [one] one earlier line is in /log.
   *[other] { $n } earlier lines are in /log.
}
table-call = { $name }: { $what }
prompt-answered = ✅ { $name } has chosen.
score-title = ### Points ({ $target } win the game)
score-title-plain = ### Points
points-line = **{ $name }**: { $n } ({ $sources })
points-part = { $what } { $n }
log-title = ### What happened (page { $page }, { $n } events in all)

# --- end ---
end-title = # 🏆 { $n ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
end-fair = -# 🎲 The dice came from the seed `{ $seed }`{ $luck ->
    [some] {" "}and everybody's luck
   *[none] {""}
}. It was promised as `{ $hash }…`. /fair proves it and gives out the game as a file (`{ $sum }…`).

# --- trade ---
trade-offer = ### { $name } offers
    {""}**{ $give }** for **{ $get }**
trade-call = ### { $name } asks around
    { $give ->
        [none] Who has **{ EITHER($get) }**?
       *[some] { $get ->
            [none] Who wants **{ EITHER($give) }**?
           *[some] **{ EITHER($give) }** for **{ EITHER($get) }**
        }
    }
quiet-offer = -# { $name } offers { $give } for { $get }.
trade-choose = { $name }, who gets it?
trade-unclosed = Before your turn ends: { $names } said yes to your offer of { $give } for { $get }.
trade-answer = { $mark } { $name }
trade-list = ### Trade at this table
trade-list-line = - { $offer }
trade-list-empty = No offers, no embargoes.
trade-list-declining = -# Every offer made to you is declined for you; /me orders ends that.
offer-line = { $name }: { $give } for { $get }
call-line = { $give ->
    [none] { $name } is looking for { EITHER($get) }
   *[some] { $get ->
        [none] { $name } would give { EITHER($give) }
       *[some] { $name }: { EITHER($give) } for { EITHER($get) }?
    }
}
offer-gone = an offer that is over

# --- choices ---
choose-answer = Choose one:
choose-title = ### { $action }
    { $what }
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] One place is possible.
       *[other] { $n } places are possible, best first.
    }
place-choose = Choose a place
place-label = { $name }
place-hex = { $number ->
    [0] { $what }
   *[other] { $number } { $what }
  }
place-harbour = { $kind ->
    [any] 3:1 harbour
   *[other] 2:1 { $card } harbour
  }
place-right = { $kind ->
    [any] 3:1 trade road
   *[other] 2:1 { $card } trade road
  }
place-towards = towards { $corner }: { $what }
place-shared = { $what }; { $names }
purse-title = ### { $action }
purse-hand = You hold: { $cards }
purse-chosen = Chosen: **{ $cards }**
purse-more = { $n ->
    [one] One more card.
   *[other] { $n } more cards.
}
purse-up-to = { $n ->
    [one] Up to one more card, or leave it at that.
   *[other] Up to { $n } more cards, or leave it at that.
}
purse-enough = That is the right number.
others-title = **Other hands**
others-none = { $seat } holds no cards.
others-count = { $seat } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
others-sure = { $seat } holds { $cards }.
others-some = { $seat } holds { $cards } and { $n ->
    [one] { $n } more card
   *[other] { $n } more cards
}, at most { $more }.
others-maybe = { $seat } holds { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, at most { $more }.
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = There is nothing you can do here right now.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Not possible now: { $actions }

hint-cards = 2 wood + brick
hint-number = a number
hint-text = {""}
hint-order = wool 0, ore 2

# --- buttons ---
button-join = Join
button-leave = Leave
button-colour = Colour
button-language = 🌐 Language
button-automatic = Add automatic player
button-switch-on = Switch on: { $system }
button-pace = Pace
button-settings = Settings
button-like-last = Like last time
button-luck = Luck
button-reroll = Another island
button-agree = Agree to { $systems }
button-start = Start
button-hand = My hand
button-hand-others = Other hands
button-sheet = My sheet
button-undo = Undo
button-everything = More …
button-choose = Choose
button-confirm = Confirm
button-add = + { $card }
button-take = − { $card }
button-other = Something else …
button-back = Back
button-more = More
button-accept = Accept
button-counter = Counter
button-decline = Decline
button-offer = Make an offer
button-withdraw = Withdraw
button-end-anyway = End the turn without it
button-trade-with = Trade with { $name }
button-rematch = Rematch
button-replay = Replay

# --- refusals of the bot ---
refused-stale_button = The game has moved on since this button was made. Please use the newest table message.
decide-first = { $name } decides first: { $question }
decide-yours = First answer this: { $question }
refused-not_yours = It is { $seat }'s move now.
refused-not_seated = You are not at this table. Before it starts you can join; after that you can watch.
refused-already_joined = You already have a seat at this table.
refused-already_started = This game has already begun.
refused-still_playing = This game is still being played.
refused-not_started = This game has not begun yet. The host presses Start when everybody is seated.
refused-unknown_deed = I do not know what “{ $text }” is here. Start typing, and what you can do now is suggested; /do lists everything.
refused-unknown_colour = There is no colour “{ $text }” here. *Colour* shows those that are free.
refused-no_game_here = There is no game in this channel. Begin one with /game new.
refused-private_thread = I cannot see this private thread. Mention { $name } here, which invites me, and try again.
refused-missing_permissions = I cannot play in this channel: I am missing the permissions { $names }. A moderator can grant them.
refused-only_host = Only the host, { $name }, can do this.
refused-table_full = All { $n } seats are taken.
refused-unknown_card = I do not know the card “{ $text }”. Write for example: 2 wood + brick
refused-misspelt_card = I do not know the card “{ $text }”. Did you mean { $card }?
refused-unclear_card = “{ $text }” could be { $cards }. Which one?
refused-unclear_number = In “{ $text }” I cannot tell which card the number belongs to. Write for example: 2 wood + 1 brick
refused-cards_in_parts = “{ $text }” is not a number of cards. Use whole numbers from 1 up.
refused-no_cards_meant = “{ $text }” would be no card at all. Leave it out, or say how many.
refused-too_many_cards = That is more than { $most } of one kind; nobody has that many.
typed-numbers = a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6
refused-unknown_place = There is no place called “{ $text }”. Start typing, and the places that are possible now are listed.
refused-unknown_player = Nobody here is called “{ $text }”.
refused-bad_number = “{ $text }” is not a number I can use.
refused-nothing_possible = There is no place or way to do this now.
refused-nothing_asked = You have nothing to choose here now.
refused-cannot_pay_yet = For that you still need { $missing }; the bank would give it to you for { $cards }.
refused-use_the_button = Please use the button under the table for this.
error-bug = Something went wrong here, and nothing was changed. Please try again. (number { $number })
error-untold = It is done, but I could not show you the result. Please look at the table.
error-channel_taken = There is already a game in this channel; here is its message again.
error-stopping = I am being restarted right now. Nothing was changed; please try again in a moment.
error-no_database = I cannot get at my notes right now. Nothing was changed; please try again in a moment.
error-uncertain = I lost my notes while writing that down. Please look at the table: if it is not there, do it again.
error-no_such_game = This game is no longer kept.
unshown-permissions = I cannot show the table in { $channel }: I am not allowed to write there (*Send Messages*, in a thread *Send Messages in Threads*). The game is kept; the table appears by itself as soon as I may.
unshown-access = I cannot show the table in { $channel }: I do not see it. Give me *View Channel* there, or add me to the private thread by mentioning me. The game is kept; the table appears by itself as soon as I can.
unshown-gone = The channel of your game is gone. The game is kept and its clocks stand still: `/game move` in another channel goes on with it there.
unshown-locked = I cannot show the table in { $channel }: the thread is locked. The table appears by itself when it is opened again; or use `/game move` in another channel.
unshown-blocked = I cannot show the table in { $channel }: a filter of this server blocks the message. Allow my messages there, then use `/board`.
unshown-refused = Discord refused the table message in { $channel } several times. The game is kept; `/board` there tries again.
unshown-broken = Something went wrong when I wanted to show the table in { $channel }; whoever runs me finds it in the log. The game is kept; `/board` there tries again.
error-moved_on = Somebody else was quicker. Please look at the table and try again.
error-too_long = That is too much for one step; please use the command instead.
error-not_allowed = You are not allowed to do this here.

help = ### How to play
    1. **/game new** opens a table in this channel. Friends press **Join**; **Add automatic player** fills the rest.
    2. **Start** begins. The newest message always shows whose move it is and has the buttons for it.
    3. **My hand** shows your cards, for you alone. **More …** or **/do** lists everything you can do right now.
    4. Trade with **Trade** or **/trade offer give: 2 wood want: ore**. Answers are buttons.
    5. Lost? **/board** shows the table, **/log** what happened, **/score** the points.
