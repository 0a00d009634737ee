# The base game
module-base = Base game
    .help = An island of 19 hexes, two dice, five resources. Build roads, settlements and cities; 10 points win.

# --- cards, pieces, land
card-wood = wood
    .also = woods, lumber, timber, log, logs, tree, trees, 🪵, 🌲
card-brick = brick
    .also = bricks, clay, 🧱
card-wool = wool
    .also = wools, sheep, sheeps, lamb, lambs, 🐑
card-grain = grain
    .also = grains, wheat, wheats, hay, corn, cereal, 🌾
card-ore = ore
    .also = ores, stone, stones, rock, rocks, iron, 🪨
card-any = any resource
item-road = road
item-settlement = settlement
item-city = city
award-longest_road = Longest road
points-settlements = Settlements
points-cities = Cities
points-longest_road = Longest road

# --- what happens
event-rolled_for_start = { $seat } rolls { $number } to see who starts ({ $red } and { $yellow }).
event-turn_began = { $seat }'s turn.
event-turn_ended = { $seat } ends the turn.
event-rolled = { $source ->
    [cards] { $seat } draws the card “{ $number } – { $card }” (red { $red }, yellow { $yellow }).
   *[dice] { $seat } rolls { $number } (red { $red }, yellow { $yellow }).
}
event-produced = { $seat } gets { $cards }.
event-nothing_produced = The { $number } brings nobody anything.
event-robber_blocks = The robber sits on { $hex }: { $owners ->
    [one] { $owners } gets nothing there.
   *[more] { $owners } get nothing there.
}
event-first_resources = { $seat } starts with { $cards }.
event-bank_short = { $to ->
    [one] { $left ->
        [0] { $to } should get { $n } { $card }, but the bank has none left.
       *[other] { $to } should get { $n } { $card }, but the bank has only { $left } left.
    }
   *[more] { $left ->
        [0] { $to } should get { $n } { $card } together, but the bank has none left.
       *[other] { $to } should get { $n } { $card } together, but the bank has only { $left }: nobody gets any.
    }
}
event-discarded = { $seat } discards { $cards }.
event-robber_moved = { $seat } moves the robber from { $origin } to { $hex }.
event-robber_stays = { $why ->
    [asleep] The robber stays at { $hex }: it is asleep until the barbarians have attacked.
    [nowhere] The robber stays at { $hex }: there is no other hex it may go to.
   *[other] The robber stays where it is.
}
event-nobody_to_rob = Nobody beside { $hex } has a card to steal.
event-stolen = { $seat } steals a card from { $victim }.
event-stolen_card = { $seat } steals { $card } from { $victim }.
event-spared = { $seat } steals from nobody.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } places a road { FORM($place, case: "at") }.
        [city] { $seat } places a city { FORM($place, case: "at") }.
       *[settlement] { $seat } places a settlement { FORM($place, case: "at") }.
    }
   *[other] { $item ->
        [road] { $seat } builds a road { FORM($place, case: "at") }.
        [settlement] { $seat } builds a settlement { FORM($place, case: "at") }.
        [city] { $seat } builds a city { FORM($place, case: "at") }.
        [wall] { $seat } builds a city wall { FORM($place, case: "at") }.
       *[other] { $seat } builds { FORM($place, case: "at") }.
    }
}
event-picked = { $cards ->
    [none] { $seat } takes nothing.
   *[other] { $why ->
        [hex] The volcano gives { $seat } { $cards }.
        [aqueduct] The Aqueduct brings { $seat } { $cards }.
       *[other] { $seat } takes { $cards } from the bank.
    }
}
event-bank_traded = { $seat } trades { $give } with the bank for { FORM($get, 1) }.
event-offered = { $seat } offers { $to } { $give } for { $get }.
event-called = { $give ->
    [none] { $seat } is looking for { EITHER($get) }.
   *[some] { $get ->
        [none] { $seat } would give { EITHER($give) } and is open to offers.
       *[some] { $seat } is looking for { EITHER($get) } and would give { EITHER($give) }.
    }
}
event-answered_offer = { $answer ->
    [accept] { $seat } accepts { $maker }'s offer.
   *[decline] { $seat } declines { $maker }'s offer.
}
event-offer_withdrawn = { $give ->
    [none] { $seat } is no longer looking for { $get }.
   *[other] { $get ->
        [none] { $seat } is no longer giving { $give }.
       *[other] { $seat } withdraws the offer of { $give } for { $get }.
    }
}
event-traded = { $seat } gives { $other } { $give } for { $get }.
event-standing_made = Standing offer by { $seat }: { $give } for { $get }{ $count ->
    [1] {""}
   *[other] , up to { $count } times
}, open to { $to ->
    [none] whoever's turn it is.
   *[more] { $to } on their turns.
}
event-standing_ended = { $seat }'s standing offer has ended: { $give } for { $get }.
event-standing_gone = That standing offer of yours has just ended.
event-embargo_on = { $seat } stops trading with { $target } for now.
event-embargo_off = { $seat } trades with { $target } again.
event-award_taken = { $award ->
    [longest_road] { $other ->
        [none] { $seat } has the Longest Road: { $n } roads.
       *[other] { $seat } takes the Longest Road from { $other }: { $n } roads.
    }
    [largest_army] { $other ->
        [none] { $seat } has the Largest Army: { $n } knights.
       *[other] { $seat } takes the Largest Army from { $other }: { $n } knights.
    }
    [harbormaster] { $other ->
        [none] { $seat } is the harbourmaster: { $n } harbour points.
       *[other] { $seat } takes over as harbourmaster from { $other }: { $n } harbour points.
    }
    [specialist_wood] { $other ->
        [none] { $seat } is the wood specialist: { $n } points at forests.
       *[other] { $seat } takes over as wood specialist from { $other }: { $n } points at forests.
    }
    [specialist_brick] { $other ->
        [none] { $seat } is the brick specialist: { $n } points at hills.
       *[other] { $seat } takes over as brick specialist from { $other }: { $n } points at hills.
    }
    [specialist_wool] { $other ->
        [none] { $seat } is the wool specialist: { $n } points at pastures.
       *[other] { $seat } takes over as wool specialist from { $other }: { $n } points at pastures.
    }
    [specialist_grain] { $other ->
        [none] { $seat } is the grain specialist: { $n } points at fields.
       *[other] { $seat } takes over as grain specialist from { $other }: { $n } points at fields.
    }
    [specialist_ore] { $other ->
        [none] { $seat } is the ore specialist: { $n } points at mountains.
       *[other] { $seat } takes over as ore specialist from { $other }: { $n } points at mountains.
    }
   *[other] { $other ->
        [none] { $seat } takes an award: { $award } ({ $n }).
       *[other] { $seat } takes an award from { $other }: { $award } ({ $n }).
    }
}
event-award_set_aside = { $award ->
    [longest_road] { $seat } loses the Longest Road, and nobody has it now.
    [largest_army] { $seat } loses the Largest Army, and nobody has it now.
    [harbormaster] { $seat } is no longer harbourmaster, and nobody is.
    [specialist_wood] { $seat } is no longer the wood specialist, and nobody is.
    [specialist_brick] { $seat } is no longer the brick specialist, and nobody is.
    [specialist_wool] { $seat } is no longer the wool specialist, and nobody is.
    [specialist_grain] { $seat } is no longer the grain specialist, and nobody is.
    [specialist_ore] { $seat } is no longer the ore specialist, and nobody is.
   *[other] { $seat } loses an award, and nobody has it now: { $award }.
}
event-left = { $seat } has left the game.
event-taken_back = { $seat } takes the last move back.
event-won = { $why ->
    [last_one] { $winners } is the only one left at the table and wins with { $points } of { $goal } points.
    [specialists] { $winners } holds four specialist cards and wins at once, with { $points } of { $goal } points.
    [island_sank] Too much of the island is under water, and the game is over. { $winners ->
        [none] Nobody wins.
        [one] { $tie ->
            [board] Several have { $points } points ({ $goal } would have won); { $winners } has the most of them on the board and wins!
            [cards] Several have { $points } points ({ $goal } would have won); { $winners } has the most resource cards of them and wins!
            [order] Several are level at { $points } points ({ $goal } would have won); { $winners } comes first in turn order and wins!
           *[other] { $winners } has the most points ({ $points }; { $goal } would have won) and wins!
        }
       *[more] { $winners } win with { $points } points each ({ $goal } would have won)!
    }
    [nothing_left] The sea has taken { $other }'s last building, and the game is over. { $winners ->
        [none] Nobody wins.
        [one] { $tie ->
            [board] Several have { $points } points ({ $goal } would have won); { $winners } has the most of them on the board and wins!
            [cards] Several have { $points } points ({ $goal } would have won); { $winners } has the most resource cards of them and wins!
            [order] Several are level at { $points } points ({ $goal } would have won); { $winners } comes first in turn order and wins!
           *[other] { $winners } has the most points ({ $points }; { $goal } would have won) and wins!
        }
       *[more] { $winners } win with { $points } points each ({ $goal } would have won)!
    }
    [nobody_left] Everybody has left: nobody wins.
   *[other] { $winners ->
        [none] The game is over, and nobody wins.
        [one] { $goal ->
            [0] { $winners } wins with { $points } points!
           *[other] { $winners } wins with { $points } points (the goal was { $goal })!
        }
       *[more] { $winners } win with { $points } points each!
    }
}

# --- what the game waits for
prompt-found_building = { $building ->
    [city] Place your city.
   *[settlement] { $round ->
        [2] Place your second settlement.
       *[other] Place your first settlement.
    }
}
prompt-found_road = Place a road that starts at { $corner }.
prompt-before_roll = Roll the dice.
prompt-main = Trade, build, or end the turn.
prompt-trade = Trade, or go on to building.
prompt-build = Build, or end the turn.
prompt-discard = { $held ->
    [0] { $number ->
        [one] Discard { $number } card.
       *[other] Discard { $number } cards.
    }
   *[other] A 7, and you hold more than { $limit } cards: discard { $number } of your { $held }.
}
prompt-robber = Move the robber.
prompt-steal = { $may_spare ->
    [0] Choose whom to steal from: { FORM($victims, case: "or") }.
   *[other] Choose whom to steal from: { FORM($victims, case: "or") }, or nobody.
}
prompt-free_road = { $left ->
    [one] Place a free road.
   *[other] Place { $left } free roads.
}
prompt-offer = { $maker } offers you { $give } for { $get }: yes or no?
prompt-pick = { $why ->
    [hex] The volcano pays: take up to { $number } { $number ->
        [one] resource
       *[other] resources
    } of your choice. Then lava flows.
    [aqueduct] The roll brought you nothing, so the Aqueduct does: take up to { $number } { $number ->
        [one] resource
       *[other] resources
    } of your choice.
    [event] The event card gives you { $number ->
        [one] { $number } resource of your choice.
       *[other] { $number } resources of your choice.
    }
   *[other] { $number ->
        [one] Take { $number } resource of your choice.
       *[other] Take { $number } resources of your choice.
    }
}
prompt-pick_in_turn = { $why ->
    [hex] The volcano pays: take up to { $number } { $number ->
        [one] resource
       *[other] resources
    } of your choice. Then lava flows.
    [aqueduct] The roll brought you nothing, so the Aqueduct does: take up to { $number } { $number ->
        [one] resource
       *[other] resources
    } of your choice.
    [event] The event card gives you { $number ->
        [one] { $number } resource of your choice.
       *[other] { $number } resources of your choice.
    }
   *[other] { $number ->
        [one] Take { $number } resource of your choice.
       *[other] Take { $number } resources of your choice.
    }
}

# --- what one can do
action-found_building = Place a building
    .help = Place a starting settlement or city on a free corner.
action-found_road = Place a road
    .help = Place a road next to your new building.
action-roll = Roll
    .help = Roll the dice; anybody may get something.
action-end_turn = End turn
    .help = End your turn; open offers lapse.
action-to_building = Start building
    .help = Close the trade phase of this turn.
action-build_road = Build a road
    .help = One wood and one brick, next to your roads or buildings.
action-build_settlement = Build a settlement
    .help = One wood, brick, wool and grain, at the end of a road of yours; the neighbouring corners must be empty. One point.
action-build_city = Build a city
    .help = Two grain and three ore turn a settlement into a city. Two points, twice the yield.
action-place_free = Place a free road
    .help = Place a road for free.
action-give_up = No more roads
    .help = Skip the remaining free road.
action-discard = Discard
    .help = Choose which of your cards go back to the bank.
action-move_robber = Move the robber
    .help = The robber goes to another hex, which then yields nothing.
action-steal = Steal a card
    .help = Take one card at random from somebody next to the robber.
action-pick = Choose resources
    .help = Take resources of your choice from the bank.
deed-bank_trade = Bank: { $count } × { $give } for { $get }
action-bank_trade = Trade with the bank
    .help = Four equal cards for one other; three or two with a harbour.
action-make_offer = Offer a trade
    .help = Offer cards to all or some; they accept, decline or counter.
action-call = Ask around
    .help = Say what you want or would give; nobody is bound by it.
action-answer_offer = Answer an offer
    .help = Accept or decline an offer made to you.
action-close_offer = Trade with
    .help = Carry out your offer with somebody who accepted.
action-withdraw_offer = Withdraw an offer
    .help = Take your offer off the table.
action-standing_offer = Make a standing offer
    .help = Others may take it on their turns without waiting for you.
action-withdraw_standing = Withdraw a standing offer
    .help = Nobody can take it any more.
action-take_standing = Take a standing offer
    .help = Trade at once with somebody who may be asleep.
action-embargo = Embargo
    .help = Refuse to trade with a player, or with anybody, until you lift it.
action-decline_all = Decline all offers
    .help = Every offer is declined in your name while this is on.
action-stored_discard = Discard order
    .help = Say in advance which cards go first when you have too many.
action-leave = Leave the game
    .help = Leave for good. Your pieces stay, the others go on without you.
action-undo = Undo
    .help = Take back your last move, if it used no luck and showed nobody anything.

arg-corner = place
    .ask = Where?
arg-edge = place
    .ask = Where?
arg-hex = hex
    .ask = Which hex?
arg-cards = cards
arg-card = card
    .ask = Which card?
arg-give = you give
    .ask = What do you give?
arg-get = you get
    .ask = What do you want?
arg-count = how many
    .ask = How many?
arg-to = with
    .ask = { $action ->
        [fish_boot] Who gets the boot?
        [give_help] Whom do you help?
       *[other] With whom?
    }
arg-closing = who gets it
    .ask = Who gets it?
arg-counters = instead of
    .ask = Instead of which offer?
arg-offer = offer
    .ask = Which offer?
arg-answer = answer
    .ask = What do you say?
arg-partner = with
    .ask = With whom?
arg-standing = standing offer
    .ask = Which standing offer?
arg-until = until
    .ask = Until when?
arg-target = player
    .ask = Which player?
arg-state = on or off
    .ask = On or off?
arg-order = order
    .ask = In which order?
arg-mode = when
    .ask = When?
arg-victim = from
    .ask = From whom?

# --- what the host can choose
option-island = Island
    .help = A random one, or the fixed one for beginners.
option-turn_mode = Trade and build
    .help = In any order, or trade first and then build.
option-target = Points to win
    .help = 0 means as many as the rules say; variants add theirs.
    .zero = as in the rules
option-hand_limit = Cards kept on a 7
    .help = Anyone holding more discards half. 0 means nobody discards.
    .zero = any number
option-friendly_robber = Friendly robber
    .help = The robber stays away from players with fewer than 3 visible points.
option-no_seven_rounds = Rounds without a 7
    .help = In the first rounds a 7 is rolled again.
    .zero = none
option-dice = Dice
    .help = Real dice, or a deck of all 36 rolls that is drawn from.
option-tokens = Numbers
    .help = Laid as a spiral by letter, or at random.
option-reds_apart = 6 and 8 apart
    .help = With random numbers: no 6 or 8 next to another.
option-ends_apart = 2 and 12 apart
    .help = With random numbers: no 2 or 12 next to another.
option-equal_apart = Equal numbers apart
    .help = With random numbers: no two equal ones side by side.
option-terrain_group = Equal terrain together
    .help = How many hexes of one terrain may hang together. 0 means any number.
    .zero = any number
option-desert = Desert
    .help = Anywhere, in the middle, or at the coast.
option-harbours = Harbours
    .help = Kinds shuffled, as printed, or the frame pieces shuffled.
option-start = Who starts
    .help = At random, by dice, or a seat you name.
option-seats = Seats
    .help = At random, or in the order of joining.
option-bank_shown = Bank open
    .help = Everybody sees what is left in the bank.
option-bank_limited = Bank limited
    .help = The bank can run out of cards.
option-open_hands = Open hands
    .help = Everybody sees everybody's cards.
option-remembered_hands = Remembered hands
    .help = What everybody can look up of other hands: nothing, how many cards, or also the cards everybody saw come and go.
option-second_founding = Second founding
    .help = A settlement, or a city for a quicker start.
option-trade = Trade between players
    .help = Free, or none at all.
option-offers_per_turn = Offers in a turn
    .help = How many offers each player may make in a turn. 0 means any number.
    .zero = any number
option-steal_optional = Stealing optional
    .help = Whoever moves the robber may choose not to steal.
option-pace = Pace
    .help = How long a turn may take. Anyone who is late gets a reminder first.
    .none = no clock: nobody is reminded
option-time_up = When time is up
    .help = A stand-in plays until the person returns, the bot makes one safe move, or there are only reminders.
option-standing_offers = Standing offers
    .help = Offers that others may take while whoever made them is asleep.
option-embargoes = Embargoes
    .help = Players may refuse to trade with somebody.
option-stand_in = Stand-ins
    .help = How an automatic player plays for somebody absent: only what it must, or playing on as if the seat were its own.
option-vacation = Vacation days
    .help = How many days per game a player may be away with /me vacation while their clock stands still.
    .zero = none
option-undo = Undo
    .help = Moves that used no luck and showed nothing can be taken back.
option-closing = Several accept
    .help = The one who offered chooses, or the first to accept gets it; each offer may say otherwise.
    .pace = with a day or more a turn the first to accept gets it, else the one who offers chooses
option-confirm_trades = Confirm every trade
    .help = The one who offered has the last word even where there is nothing left to choose.

value-on = on
value-off = off
value-variable = random
value-beginner = for beginners
value-combined = in any order
value-split = trade, then build
value-counts = how many cards
value-remembered = cards that were seen
value-random = at random
value-balanced = balanced deck
value-spiral = spiral
value-centre = in the middle
value-coast = at the coast
value-shuffled = shuffled
value-fixed = as printed
value-frame = frame pieces
value-lot = at random
value-dice = by dice
value-chosen = a seat you name
value-settlement = settlement
value-city = city
value-free = free
value-none = none
value-live = live, minutes a turn
value-day = a day a turn
value-week = a week a turn
value-remind = only remind
value-default = the bot makes a safe move
value-stand_in = a stand-in plays
value-choose = the one who offers chooses
value-first = first to accept gets it
value-pace = by the pace
value-accept = accept
value-decline = decline
value-if_silent = if I am late
value-at_once = at once

# --- why not
refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-choice_pending = Something else has to be decided first.
refused-wrong_phase = Not at this point of the turn.
refused-roll_first = Roll first.
refused-not_in_this_game = That is not part of this game.
refused-colour_taken = Somebody has that colour already.
refused-no_such_offer = That offer is gone.
refused-own_offer = That is your own offer; the others answer it.
refused-embargo = There is an embargo between the two of you.
refused-offer_limit = You have made all the offers this table allows in a turn.
refused-cannot_undo = There is nothing you can take back: luck was used, something was shown, or somebody has moved since.
refused-bad_target = That one cannot be chosen.
refused-no_piece_left = You have no such piece left.
refused-not_on_board = There is no such place on the board.
refused-occupied = Something stands there already.
refused-no_settlement = A city replaces one of your settlements, and you have none there.
refused-not_connected = It must touch a road or building of yours.
refused-too_close = Too close: the neighbouring corners must be free.
refused-must_move = The robber has to go to another hex.
refused-empty_side = Both sides have to give something.
refused-same_resource = The same card cannot be on both sides.
refused-not_a_resource = That is not a card: the bank takes cards only, and points and most tokens cannot be traded, taken, discarded or named.
refused-bad_count = { $rate ->
    [gold] An exchange takes two dice that show gold.
    [other] The bank takes { $rate } { FORM($card, $rate) } for one card.
   *[none] That is not the right number of cards.
}
refused-bank_empty = The bank does not have that card.
refused-cannot_pay = { $missing ->
    [one] For that you still need { $missing }.
    [more] For that you still need { $missing }.
   *[none] Somebody does not have the cards for that any more.
}
refused-bad_input = I could not make sense of that.
refused-no_such_seat = There is no such seat.
refused-unknown_module = I do not know that rule system.
refused-needs_module = { $module } needs { $needs }.
refused-excludes_module = { $module } and { $other } do not go together.
refused-circular_modules = These rule systems all need each other first: { $modules }.
refused-player_count = Needs { $fewest } { $most ->
    [4] or
   *[other] to
} { $most } players; { $players ->
    [one] one is here.
   *[other] { $players } are here.
}
refused-bad_option = The option “{ $option }” cannot have this value here.
refused-newer_save = This game was saved by a newer version of the program.
refused-damaged_save = This saved game is damaged.

# --- what lies on the table
look-robber = robber
look-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
look-road-length = road of { $n }
look-left-road = { $n ->
    [one] { $n } road left
   *[other] { $n } roads left
}
look-left-settlement = { $n ->
    [one] { $n } settlement left
   *[other] { $n } settlements left
}
look-left-city = { $n ->
    [one] { $n } city left
   *[other] { $n } cities left
}
look-bank = { $n } { FORM($card, $n) }
