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
    .help = Gifts to others, and what the guilds do for favours
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
lobby-systems = Playing: { $systems }
lobby-options = Changed: { $options }
lobby-fairness = How even this island is: **{ $score }** of 100. Not happy? Ask for another one.
lobby-consent = Still to agree to { $systems }: { $names }
lobby-reason = ⚠️ { $reason }
lobby-ready = ✅ Ready to start.
lobby-promise = -# Dice you can check: the hash of their secret seed is `{ $hash }`; the seed itself is shown at the end.
lobby-opened = Your table is open. Invite others to join, or add automatic players.
lobby-joined = You are at the table.
lobby-left = You have left the table.
lobby-automatic = An automatic player has joined.
lobby-voted = Noted: { $n ->
    [one] one person wants
   *[other] { $n } people want
  } another island. With more than half of the players it is dealt anew.
lobby-choose-colour = Which colour would you like?
lobby-closed = This table was closed.
lobby-started = ## The game has begun: { $names }
game-started = The game has begun. Have fun!
game-abandoned = The game was ended without a winner.

sure-leave = Leave this game for good? Your pieces stay on the board, your cards are out of play, and you cannot come back.
sure-leave-yes = Leave the game
sure-abandon = End this game for everybody, without a winner?
sure-abandon-yes = End the game
table-standing = -# Standing offers: { $offers }
table-embargo = -# { $name } does not trade with { $names }.

settings-title = ### Rule systems and options
settings-family = Which game
family-island = The island
    .help = Dice, roads, settlements, cities, trade; with all rule systems on top of it.
family-dice = The dice game
    .help = Everybody fills a sheet of their own with six resource dice; one to four players.
settings-systems = Rule systems on top of the base game
settings-options = { $parts ->
    [1] Change an option …
   *[other] Change an option … ({ $part } of { $parts })
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
table-earlier = -# … { $n } earlier lines are in /log.
table-call = { $name }: { $what }
prompt-answered = ✅ { $name } has chosen.
prompt-closed = -# Everybody has chosen.
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
end-fair = -# The dice came from the seed `{ $seed }`. Its hash, `{ $hash }`, was shown at the start.

# --- trade ---
trade-offer = ### { $name } offers
    {""}**{ $give }** for **{ $get }**
trade-call = ### { $name } asks around
    gives { $give }, wants { $get }
trade-soon = -# { $name } waits a moment for answers, then plays on.
trade-answer = { $mark } { $name }
trade-counter = Counter-offer to { $name }
trade-list = ### Trade at this table
trade-list-line = - { $offer }
trade-list-empty = No offers, no embargoes.
trade-list-declining = -# Every offer to you is declined in your name; /trade decline-all ends that.
trade-over = -# This offer is over.
offer-line = { $name }: { $give } for { $get }
offer-gone = an offer that is over

# --- choices ---
choose-answer = Choose one:
choose-title = ### { $action }
    { $what }:
suggestions-title = ### { $action }
place-title = ### { $action }
    { $n ->
        [one] One place is possible.
       *[other] { $n } places are possible, the best first.
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
hand-row = { $title }: { $cards }
hand-price = -# { $can ->
    [yes] ✓
   *[no] ·
  } { $item }: { $price }
menu-title = ### { $group }
menu-nothing = There is nothing you can do here right now.
menu-reason = -# { $action }: { $reason }
menu-not-now = -# Not possible now: { $actions }

hint-cards = 2 wood + brick, or short: 2w b
hint-number = a number
hint-text = {""}
hint-order = wool 0, ore 2

# --- buttons ---
button-join = Join
button-leave = Leave
button-colour = Colour
button-automatic = Add automatic player
button-settings = Settings
button-reroll = Another island
button-agree = Agree to { $systems }
button-start = Start
button-hand = My hand
button-sheet = My sheet
button-undo = Undo
button-everything = More …
button-choose = Choose
button-confirm = Confirm
button-clear = Start again
button-add = + { $card }
button-other = Something else …
button-back = Back
button-more = More
button-accept = Accept
button-counter = Counter
button-decline = Decline
button-offer = Make an offer
button-withdraw = Withdraw
button-trade-with = Trade with { $name }
button-rematch = Rematch
button-replay = Replay

# --- refusals of the bot ---
refused-stale_button = The game has moved on since this button was made. Please use the newest table message.
refused-not_yours = It is { $seat }'s move now.
refused-not_seated = You do not sit at this table. In a lobby you can join; in a game you can watch.
refused-already_joined = You already sit at this table.
refused-already_started = This game has already begun.
refused-still_playing = This game is still being played.
refused-not_started = This game has not begun yet. The host presses Start when everybody sits.
refused-no_game_here = There is no game in this channel. Begin one with /game new.
refused-missing_permissions = I cannot play in this channel: I am missing the permissions { $names }. A moderator can grant them.
refused-only_host = Only the host, { $name }, can do this.
refused-table_full = All { $n } seats are taken.
refused-unknown_card = I do not know the card “{ $text }”. Write for example: 2 wood + brick
refused-unknown_place = There is no place called “{ $text }”. The names stand in the picture; the list shows those that are possible.
refused-unknown_player = Nobody here is called “{ $text }”.
refused-bad_number = “{ $text }” is not a number I can use.
refused-nothing_possible = There is no place or way to do this now.
refused-nothing_asked = You have nothing to choose here now.
refused-cannot_pay_yet = For that you still need { $missing }; the bank would give it to you for { $cards }.
refused-use_the_button = Please use the button under the table for this.
error-bug = Something went wrong here, and nothing was changed. Please try again. (number { $number })
error-untold = It is done, but I could not show you what came of it. Please look at the table.
error-channel_taken = There is already a game in this channel; its message comes again below.
error-no_such_game = This game is no longer kept.
error-moved_on = Somebody else was quicker. Please look at the table and try again.
error-too_long = That is too much for one step; please use the command instead.
error-not_allowed = You are not allowed to do this here.

help = ### How to play
    1. **/game new** opens a table in this channel. Friends press **Join**; **Add automatic player** fills the rest.
    2. **Start** begins. The newest message always shows whose move it is and has the buttons for it.
    3. **My hand** shows your cards, for you alone. **More …** or **/do** lists everything you can do right now.
    4. Trade with **Trade** or **/trade offer give: 2 wood want: ore**. Answers are buttons.
    5. Lost? **/board** shows the table, **/log** what happened, **/score** the points.
