# The dice game
module-dice = Dice game
    .help = Six resource dice, up to three rolls a turn, and a sheet of your own to fill with roads, settlements, cities and knights.
points-roads = Roads
points-knights = Knights
points-empty_turns = Turns without a build

# --- what happens
event-dice_rolled = { $roll ->
    [1] { $seat } rolls { $cards }.
   *[other] { $seat } rolls { $n ->
        [one] one die
       *[other] { $n } dice
    } again: { $cards }.
}
event-symbol_built = { $item ->
    [road] { $seat } builds road { $symbol }.
    [settlement] { $seat } builds settlement { $symbol }.
    [city] { $seat } builds city { $symbol }.
   *[knight] { $seat } builds knight { $symbol }.
}
event-joker_used = { $seat } uses joker { $joker }: { $give } becomes { $get }.
event-gold_exchanged = { $seat } exchanges two gold for { $get }.
event-turn_scored = { $built ->
    [0] { $seat } has built nothing and writes { $points } in box { $box }.
   *[other] { $seat } writes { $points } in box { $box }.
}
event-final_score = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  } at the end.

# --- what the game waits for
prompt-first_roll = Roll the dice.
prompt-rolling = { $left ->
    [one] Roll some dice again (one roll left), or stop and build.
   *[other] Roll some dice again ({ $left } rolls left), or stop and build.
}
prompt-building = Build, use jokers or gold, or end the turn.

# --- what one can do
action-reroll = Roll some again
    .help = Keep some dice and roll the others once more.
action-stop_rolling = Stop rolling
    .help = Leave the dice as they lie.
action-build_symbol = Build
    .help = Build a road, settlement, city or knight of your sheet with what the dice show.
action-use_joker = Use a joker
    .help = Turn one die to the face one of your knights gives; each joker works once.
action-exchange_gold = Exchange gold
    .help = Of two dice showing gold one becomes another face, the other is lost.
arg-dice = dice to roll again
    .ask = Which dice do you roll again?
arg-symbol = what
    .ask = What do you build?
arg-joker = joker
    .ask = Which joker?
arg-face = face
    .ask = Which face?
arg-die = die
    .ask = Which die?

# --- what the host can choose
option-variant = Side of the sheet
    .help = Basic: 15 turns each, most points win. Plus: first to 10 points, with longest road and largest army.
option-independent = Independent turns
    .help = Basic only: everybody takes their 15 turns without waiting for anybody.
value-basic = basic
value-plus = plus

# --- why not
refused-bad_player_count = Needs { $fewest } to { $most } players; { $players } are here.
refused-no_roll_left = That was the third roll; there is no fourth.
refused-no_such_symbol = There is nothing by that name on the sheet.
refused-wrong_order = Build the one of that kind with fewer points first.
refused-knight_missing = The knight of that joker is not built yet.
refused-joker_used = That joker has already been used.
refused-bad_face = You cannot get that face this way.
refused-bad_die = That die cannot be used for this.

# --- what lies on the table
look-sheets = { $n ->
    [one] A sheet of the dice game in turn { $turn }.
   *[other] The { $n } sheets of a dice game in turn { $turn }.
}
look-jokers = { $n ->
    [one] { $n } joker ready
   *[other] { $n } jokers ready
}
look-joker = joker { $joker } ({ $card })
look-joker-used = joker { $joker } ({ $card }), used up
look-face = { $n } { FORM($card, $n) }
look-knights-built = { $n ->
    [one] { $n } knight
   *[other] { $n } knights
}
look-dice-won = Won by { $name }

# --- choices by name
dice-symbol = { $item ->
    [road] road { $symbol }
    [settlement] settlement { $symbol }
    [city] city { $symbol }
   *[knight] knight { $symbol }
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
dice-joker = joker { $joker }: { $card }
dice-die = { $number }: { $card }
dice-dice = dice { $numbers }
action-roll-rolling = Roll all again
