# The base game
module-base = Base game
    .help = An island of 19 hexes, two dice, five resources. Build roads, settlements and cities; 10 points win.

# --- cards, pieces, land
card-wood = wood
card-brick = brick
card-wool = wool
card-grain = grain
card-ore = ore
card-any = any resource
item-road = road
item-settlement = settlement
item-city = city
award-longest_road = Longest road
points-settlements = Settlements
points-cities = Cities
points-longest_road = Longest road

# --- what happens
event-rolled_for_start = { $seat } rolls { $number } for the start.
event-turn_began = It is the turn of { $seat }.
event-turn_ended = { $seat } ends the turn.
event-rolled = { $source ->
    [cards] { $seat } draws the card “{ $number } – { $card }”.
   *[dice] { $seat } rolls { $number } ({ $red } and { $yellow }).
}
event-produced = { $seat } gets { $cards }.
event-first_resources = { $seat } starts with { $cards }.
event-bank_short = The bank is short of { $card }: { $to ->
    [one] { $to } gets only what is left.
   *[more] { $to } get none of it.
  }
event-discarded = { $seat } gives back { $cards }.
event-robber_moved = { $seat } moves the robber to { $hex }.
event-robber_stays = The robber stays where it is.
event-stolen = { $seat } steals a card from { $victim }.
event-stolen_card = { $seat } steals { $card } from { $victim }.
event-spared = { $seat } steals nothing.
event-built = { $how ->
    [found] { $item ->
        [road] { $seat } lays a first road at { $place }.
        [city] { $seat } founds a city at { $place }.
       *[settlement] { $seat } founds a settlement at { $place }.
    }
   *[other] { $item ->
        [road] { $seat } builds a road at { $place }.
        [settlement] { $seat } builds a settlement at { $place }.
        [city] { $seat } builds a city at { $place }.
        [wall] { $seat } builds a city wall at { $place }.
       *[other] { $seat } builds at { $place }.
    }
}
event-picked = { $seat } takes { $cards } from the bank.
event-bank_traded = { $seat } trades { $give } with the bank for { FORM($get, 1) }.
event-offered = { $seat } offers { $give } for { $get }.
event-answered_offer = { $answer ->
    [accept] { $seat } accepts the offer of { $maker }.
   *[decline] { $seat } declines the offer of { $maker }.
}
event-offer_withdrawn = { $seat } withdraws an offer.
event-traded = { $seat } gives { $other } { $give } for { $get }.
event-standing_made = { $seat } will give { $give } for { $get }{ $count ->
    [1] {""}
   *[other] , up to { $count } times
}: { $to ->
    [none] whoever's turn it is may take it.
   *[more] { $to } may take it when it is their turn.
}
event-standing_ended = A standing offer of { $seat } has ended.
event-standing_gone = That standing offer has just ended.
event-embargo_on = { $seat } does not trade with { $target } for now.
event-embargo_off = { $seat } trades with { $target } again.
event-award_taken = { $award ->
    [longest_road] { $seat } has the longest road.
    [largest_army] { $seat } has the largest army.
    [harbormaster] { $seat } is the harbourmaster.
    [specialist_wood] { $seat } is the wood specialist.
    [specialist_brick] { $seat } is the brick specialist.
    [specialist_wool] { $seat } is the wool specialist.
    [specialist_grain] { $seat } is the grain specialist.
    [specialist_ore] { $seat } is the ore specialist.
   *[other] { $seat } takes an award.
}
event-award_set_aside = { $award ->
    [longest_road] Nobody has the longest road now.
    [largest_army] Nobody has the largest army now.
    [harbormaster] Nobody is harbourmaster now.
   *[other] An award goes back: nobody has it now.
}
event-left = { $seat } has left the game.
event-taken_back = { $seat } takes the last move back.
event-won = { $why ->
    [last_one] { $winners } is the last one at the table and wins.
    [island_sank] Too much of the island lies under water: the game is over. { $winners ->
        [none] Nobody wins.
        [one] { $winners } wins!
       *[more] { $winners } win!
    }
    [nothing_left] The sea has taken everything from somebody: the game is over. { $winners ->
        [none] Nobody wins.
        [one] { $winners } wins!
       *[more] { $winners } win!
    }
   *[other] { $winners ->
        [none] The game is over, and nobody wins.
        [one] { $winners } wins!
       *[more] { $winners } win!
    }
}

# --- what the game waits for
prompt-found_building = Place a settlement.
prompt-found_road = Lay a road beside it.
prompt-before_roll = Roll the dice.
prompt-main = Trade, build, or end the turn.
prompt-trade = Trade, or go on to building.
prompt-build = Build, or end the turn.
prompt-discard = { $number ->
    [one] Give back { $number } card.
   *[other] Give back { $number } cards.
}
prompt-robber = Move the robber.
prompt-steal = Choose whom to rob.
prompt-free_road = { $left ->
    [one] Lay a road for nothing.
   *[other] Lay { $left } roads for nothing.
}
prompt-offer = Answer an offer.
prompt-pick = { $number ->
    [one] Choose a resource.
   *[other] Choose { $number } resources.
}
prompt-pick_in_turn = { $number ->
    [one] Choose a resource.
   *[other] Choose { $number } resources.
}

# --- what one can do
action-found_building = Place a building
    .help = Place a first building on a free corner.
action-found_road = Lay a road
    .help = Place the road that belongs to the building.
action-roll = Roll
    .help = Roll the dice, for everybody.
action-end_turn = End turn
    .help = End your turn; open offers lapse.
action-to_building = To building
    .help = Close the trade phase of this turn.
action-build_road = Build a road
    .help = One wood and one brick, next to your roads or buildings.
action-build_settlement = Build a settlement
    .help = One wood, brick, wool and grain, two roads away from any other building. One point.
action-build_city = Build a city
    .help = Two grain and three ore turn a settlement into a city. Two points, twice the yield.
action-place_free = Lay a free road
    .help = Place a road for nothing.
action-give_up = No more roads
    .help = Do without the remaining free road.
action-discard = Give cards back
    .help = Choose the cards you give back to the bank.
action-move_robber = Move the robber
    .help = The robber goes to another hex, which then yields nothing.
action-steal = Steal a card
    .help = Take one card by lot from somebody next to the robber.
action-pick = Choose resources
    .help = Take resources of your choice from the bank.
action-bank_trade = Trade with the bank
    .help = Four equal cards for one other; three or two with a harbour.
action-make_offer = Offer a trade
    .help = Offer cards to all or some; they accept, decline or counter.
action-call = Ask around
    .help = Say what you want or would give; it binds nobody.
action-answer_offer = Answer an offer
    .help = Accept or decline an offer made to you.
action-close_offer = Trade with
    .help = Carry out your offer with somebody who accepted.
action-withdraw_offer = Withdraw an offer
    .help = Take your offer off the table.
action-standing_offer = Make a standing offer
    .help = Others may take it in their turns without waiting for you.
action-withdraw_standing = Withdraw a standing offer
    .help = Nobody can take it any more.
action-take_standing = Take a standing offer
    .help = Trade at once with somebody who may be asleep.
action-embargo = Embargo
    .help = Do not trade with a player, or with anybody, until you lift it.
action-decline_all = Decline all offers
    .help = Every offer is declined in your name while this is on.
action-stored_discard = What to give up on a 7
    .help = Say in advance which cards go first when you have too many.
action-leave = Leave the game
    .help = Leave for good. Your pieces stay, the others go on without you.
action-undo = Undo
    .help = Take back your last move, if it used no luck and showed nobody anything.

arg-corner = place
arg-edge = place
arg-hex = hex
arg-cards = cards
arg-card = card
arg-give = you give
arg-get = you get
arg-count = how many
arg-to = with
arg-closing = who gets it
arg-counters = instead of
arg-offer = offer
arg-answer = answer
arg-partner = with
arg-standing = standing offer
arg-until = until
arg-target = player
arg-state = on or off
arg-order = order
arg-mode = when
arg-victim = from

# --- what the host can choose
option-island = Island
    .help = Dealt by lot, or the printed island for beginners.
option-turn_mode = Trade and build
    .help = In any order, or first trade and then build.
option-target = Points to win
    .help = 0 means the number of the rules; variants add theirs.
    .zero = as in the rules
option-hand_limit = Cards kept on a 7
    .help = Who has more gives half back. 0 means nobody discards.
    .zero = any number
option-friendly_robber = Friendly robber
    .help = The robber stays away from players with fewer than 3 visible points.
option-no_seven_rounds = Rounds without a 7
    .help = In the first rounds a 7 is rolled again.
    .zero = none
option-dice = Dice
    .help = Thrown by chance, or drawn from a deck of all 36 throws.
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
    .help = By lot, by dice, or a seat you name.
option-seats = Seats
    .help = By lot, or in the order of joining.
option-bank_shown = Bank open
    .help = Everybody sees what is left in the bank.
option-bank_limited = Bank limited
    .help = The bank can run out of cards.
option-open_hands = Open hands
    .help = Everybody sees everybody's cards.
option-second_founding = Second founding
    .help = A settlement, or a city for a quicker start.
option-trade = Trade between players
    .help = Free, or none at all.
option-offers_per_turn = Offers in a turn
    .help = How many offers each player may make in a turn. 0 means any number.
    .zero = any number
option-steal_optional = Stealing optional
    .help = Who moves the robber may steal nothing.
option-pace = Pace
    .help = How long the others wait before somebody is reminded.
option-time_up = When time is up
    .help = Only remind, answer by the fair default, or let a stand-in play until the person returns.
option-standing_offers = Standing offers
    .help = Offers others may take while their maker sleeps.
option-embargoes = Embargoes
    .help = Players may refuse to trade with somebody.
option-undo = Undo
    .help = Moves that used no luck and showed nothing can be taken back.
option-closing = Several accept
    .help = The one who offered chooses, or the first gets it.

value-on = on
value-off = off
value-variable = by lot
value-beginner = for beginners
value-combined = in any order
value-split = trade, then build
value-random = at random
value-balanced = balanced deck
value-spiral = spiral
value-centre = in the middle
value-coast = at the coast
value-shuffled = shuffled
value-fixed = as printed
value-frame = frame pieces
value-lot = by lot
value-dice = by dice
value-chosen = chosen
value-settlement = settlement
value-city = city
value-free = free
value-none = none
value-live = minutes
value-day = a day
value-week = a week
value-remind = only remind
value-default = the fair default
value-stand_in = a stand-in plays
value-choose = the maker chooses
value-first = the first gets it
value-accept = accept
value-decline = decline
value-if_silent = if I am late
value-at_once = at once

# --- why not
refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-choice_pending = Something else has to be decided first.
refused-wrong_phase = Not at this point of the turn.
refused-not_in_this_game = That is not part of this game.
refused-colour_taken = Somebody has that colour already.
refused-no_such_offer = That offer is gone.
refused-embargo = There is an embargo between the two of you.
refused-offer_limit = That is one offer too many.
refused-cannot_undo = There is nothing you can take back: luck was used, something was shown, or somebody has moved since.
refused-bad_target = That one cannot be chosen.
refused-no_piece_left = You have no such piece left.
refused-not_on_board = There is no such place on the island.
refused-occupied = Something stands there already.
refused-no_settlement = A city needs a settlement of yours.
refused-not_connected = It must touch a road or building of yours.
refused-too_close = Too close: the neighbouring corners must be free.
refused-must_move = The robber has to go somewhere else.
refused-empty_side = Both sides have to give something.
refused-same_resource = The same card cannot be on both sides.
refused-not_a_resource = That is not a card: points and tokens cannot be traded, taken, discarded or named.
refused-bad_count = { $rate ->
    [gold] An exchange takes two dice that show gold.
    [other] The bank takes { $rate } { FORM($card, $rate) } for one card.
   *[none] That is not the right number of cards.
}
refused-bank_empty = The bank does not have that card.
refused-cannot_pay = { $missing ->
    [one] For that you still need { $missing }.
    [more] For that you still need { $missing }.
   *[none] Somebody does not have the cards for that.
}
refused-bad_input = I could not read that.
refused-no_such_seat = There is no such seat.
refused-unknown_module = I do not know that rule system.
refused-needs_module = { $module } needs { $needs }.
refused-excludes_module = { $module } and { $other } do not go together.
refused-circular_modules = These rule systems wait for each other: { $modules }.
refused-player_count = This is not a game for { $players }; with these rules it can be { $allowed } players.
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
look-bank = { $n } { FORM($card, $n) } in the bank
