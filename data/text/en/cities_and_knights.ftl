# Cities & Knights
module-cities_and_knights = Cities & Knights
    .help = Cities earn commodities that buy improvements and progress cards. Knights guard the island while the barbarians sail closer. 13 points win.

option-defence = Knights in an attack
    .help = All active knights defend, or everybody says in turn which of theirs do.
option-layout = Island of Cities & Knights
    .help = A random island, or the one recommended for a first game.
value-aqueduct = which resource the Aqueduct brings
value-retreat = where a driven knight goes
value-fifth_card = which progress card goes back
value-all = all active knights
value-ck_beginner = for a first game

card-coin = { $n ->
    [other] coins
   *[one] coin
}
    .also = money, 🪙
card-paper = paper
    .also = papers, book, books, 📜
card-cloth = cloth
    .also = cloths, textile, textiles, fabric, 🧵
item-knight = knight
item-activation = activation of a knight
item-promotion = promotion of a knight
value-trade = Trade (yellow, paid in cloth)
value-politics = Politics (blue, paid in coins)
value-science = Science (green, paid in paper)

# --- what happens
event-event_die = { $face ->
    [ship] The event die shows the ship.
    [trade] The event die shows the yellow gate: trade.
    [politics] The event die shows the blue gate: politics.
   *[science] The event die shows the green gate: science.
}
event-gate_closed = { $field ->
    [trade] Nobody draws a card: no level of trade is high enough for a red { $red }.
    [politics] Nobody draws a card: no level of politics is high enough for a red { $red }.
   *[science] Nobody draws a card: no level of science is high enough for a red { $red }.
}
event-ship_sailed = { $left ->
    [one] The barbarian ship sails on: { $left } square to go.
   *[other] The barbarian ship sails on: { $left } squares to go.
}
event-barbarians_landed = The barbarian ship reaches the shore: the barbarians attack!
event-knights_announced = { $n ->
    [0] { $seat } keeps all knights back.
    [one] { $seat } sends { $n } knight into battle, with strength { $strength }.
   *[other] { $seat } sends { $n } knights into battle, with strength { $strength }.
}
event-barbarians_won = The barbarians win: their strength is { $strength }, the knights' only { $defence }.
event-barbarians_beaten = The knights beat the barbarians, with strength { $defence } against { $strength }.
event-defender = { $seat } contributed the most and becomes Defender of the island: one point.
event-defended_together = { $to } contributed the most, { $strength } each: each of them draws a progress card.
event-barbarians_left = { $first ->
    [1] The barbarian ship sails home. Any knights that fought now rest, and from now on the robber is awake.
   *[other] The barbarian ship sails home. Any knights that fought now rest.
}
event-building_laid_over = { $seat }'s city { FORM($place, case: "at") } is laid on its side, because no settlement is left to replace it: it counts as a settlement until it is rebuilt.

event-progress_drawn = { $field ->
    [trade] { $seat } draws a yellow progress card.
    [politics] { $seat } draws a blue progress card.
   *[science] { $seat } draws a green progress card.
}
event-progress_drawn_card = You draw { $progress }.
event-progress_shown = { $seat } draws { $progress } and lays it open: one point.
event-progress_deck_empty = { $field ->
    [trade] { $seat } would draw a yellow progress card, but that deck is empty.
    [politics] { $seat } would draw a blue progress card, but that deck is empty.
   *[science] { $seat } would draw a green progress card, but that deck is empty.
}
event-progress_returned = { $field ->
    [trade] { $seat } puts a yellow progress card back under its deck.
    [politics] { $seat } puts a blue progress card back under its deck.
   *[science] { $seat } puts a green progress card back under its deck.
}
event-progress_returned_card = You put { $progress } back.
event-progress_played = { $seat } plays { $progress }.
event-spied = { $seat } looks at { $other }'s progress cards.
event-progress_taken = { $field ->
    [trade] { $seat } takes a yellow progress card from { $other }.
    [politics] { $seat } takes a blue progress card from { $other }.
   *[science] { $seat } takes a green progress card from { $other }.
}
event-progress_taken_card = { $seat } takes { $progress } from { $other }.
event-cards_seen = { $seat } looks through { $other }'s cards.
event-cards_taken = { $n ->
    [one] { $seat } takes { $n } card from { $other }.
   *[other] { $seat } takes { $n } cards from { $other }.
}
event-cards_taken_kinds = { $seat } takes { $cards } from { $other }.
event-demand_in_vain = Nobody has any { $card } for { $seat }.
event-handed_over = { $seat } hands { $cards } to { $taker }.
event-wedding_gift = { $n ->
    [one] { $seat } gives { $taker } { $n } card for the wedding.
   *[other] { $seat } gives { $taker } { $n } cards for the wedding.
}
event-wedding_gift_cards = { $seat } gives { $taker } { $cards }.
event-merchant_placed = { $seat } sends the merchant to { $hex }.
event-fleet_sails = { $seat } may trade { $card } with the bank two for one this turn.
event-harbour_offered = { $seat } offers { $other } a resource for a commodity.
event-harbour_void = { $other } has no commodity for { $seat }; nothing changes hands.
event-harbour_exchanged = { $seat } and { $other } exchange a resource for a commodity.
event-harbour_exchanged_cards = { $seat } gives { $give }, { $other } gives { $get }.
event-tokens_swapped = { $seat } swaps the numbers { $number } and { $second }.
event-harvested = { $cards ->
    [none] { $seat } takes nothing: the bank has run out.
   *[other] { $seat } takes { $cards } from the bank.
}
event-road_taken_off = { $seat } takes { $other }'s road { $edge } off the board.

event-knight_built = { $seat } hires a knight { FORM($place, case: "at") }.
event-knight_activated = { $seat } activates the knight { FORM($place, case: "at") }.
event-knight_promoted = { $strength ->
    [2] { $seat }'s knight { FORM($place, case: "at") } is now strong (2).
   *[other] { $seat }'s knight { FORM($place, case: "at") } is now mighty (3).
}
event-knight_moved = { $seat } moves a knight from { $place } to { $corner }.
event-knight_driven = { $seat } drives away { $other }'s knight { FORM($place, case: "at") }.
event-knight_retreated = { $seat }'s knight retreats from { $place } to { $corner }.
event-knight_lost = { $seat }'s knight { FORM($place, case: "at") } has nowhere to go and leaves the board.
event-robber_chased = { $seat }'s knight { FORM($place, case: "at") } chases the robber away.
event-knight_deserted = { $seat }'s knight of strength { $strength } deserts { FORM($place, case: "at") }.
event-deserter_placed = { $seat } places the deserter, strength { $strength }, { FORM($place, case: "at") }.

event-improved = { $field ->
    [trade] { $seat } improves trade to level { $level } ({ $level ->
        [1] Market
        [2] Trading house
        [3] Merchant guild
        [4] Bank
       *[5] Great exchange
    }).
    [politics] { $seat } improves politics to level { $level } ({ $level ->
        [1] Town hall
        [2] Church
        [3] Fortress
        [4] Cathedral
       *[5] High council
    }).
   *[science] { $seat } improves science to level { $level } ({ $level ->
        [1] Abbey
        [2] Library
        [3] Aqueduct
        [4] Theatre
       *[5] University
    }).
}
event-metropolis_built = { $field ->
    [trade] { $seat } builds the metropolis of trade { FORM($place, case: "at") }.
    [politics] { $seat } builds the metropolis of politics { FORM($place, case: "at") }.
   *[science] { $seat } builds the metropolis of science { FORM($place, case: "at") }.
}
event-metropolis_taken = { $field ->
    [trade] { $seat } takes the metropolis of trade from { $other }: it now stands { FORM($place, case: "at") }.
    [politics] { $seat } takes the metropolis of politics from { $other }: it now stands { FORM($place, case: "at") }.
   *[science] { $seat } takes the metropolis of science from { $other }: it now stands { FORM($place, case: "at") }.
}

# --- why not
refused-hand_over_limit = You hold more than four progress cards: play or return some before you end the turn.
refused-once_per_turn = That works only once a turn.
refused-robber_asleep = The robber sleeps until the barbarians have attacked for the first time.
refused-robber_off_board = The robber is not on the board.
refused-restore_first = One of your cities lies on its side: rebuild that one before you build another.
refused-need_city = For that you need a city, and one on its side does not count.
refused-max_level = You have already reached the highest level there.
refused-need_metropolis_site = Levels 4 and 5 need a city without a metropolis, and you have none.
refused-wall_limit = That city already has a wall, or all three of your walls are built.
refused-knight_inactive = That knight is not active.
refused-knight_spent = That knight was activated or used this turn; it can act from your next turn on.
refused-already_promoted = That knight has already been promoted this turn.
refused-need_fortress = Mighty knights need the Fortress, level 3 of politics.
refused-robber_out_of_reach = The robber is not beside that knight.
refused-blocked = Somebody's knight or building stands in the way.
refused-not_weaker = That knight is not weaker than yours.

# --- questions
prompt-defend = The barbarians are here: which of your knights defend the island?
prompt-lose_city = The barbarians won. Which of your cities do you give up?
prompt-draw_deck = You may draw a progress card: from which deck?
prompt-return_progress = You hold more than four progress cards: which one do you put back?
prompt-retreat = Your knight { FORM($corner, case: "at") } was driven away: where does it go?
prompt-harbour_commodity = { $offerer } offers you a resource, unseen: which commodity do you give?
prompt-saboteur = { $demander } plays the Saboteur: { $number ->
    [one] discard { $number } card.
   *[other] discard { $number } cards.
}
prompt-wedding = { $demander } celebrates a wedding: { $number ->
    [one] give { $number } card.
   *[other] give { $number } cards.
}
prompt-give_up_knight = { $taker } plays the Deserter: which of your knights do you give up?
prompt-place_deserter = A knight of strength { $strength } came over to you: where does it stand?
prompt-rebuild_road = You took your road { $edge } off the board: where does it go now?
prompt-smith_second = The smith has time for a second knight: which one?
secret-spy_card = { $name } holds: { $secret }
prompt-spy_card = Which of { $other }'s progress cards do you take?
secret-master_cards = { $name } holds: { $secret }
prompt-master_cards = { $number ->
    [one] Which card do you take from { $other }?
   *[other] Which { $number } cards do you take from { $other }?
}

# --- what can be done
action-build_knight = Build a knight
    .help = One ore and one wool put a basic knight on a free corner by one of your roads. It sleeps until you activate it.
action-activate_knight = Activate a knight
    .help = One grain puts the helmet on. It defends the island at once and acts from your next turn on.
action-promote_knight = Promote a knight
    .help = One ore and one wool make a knight one step stronger; the third step needs the Fortress.
action-move_knight = Move a knight
    .help = An active knight goes along your roads to a free corner, and then rests.
action-displace_knight = Drive a knight away
    .help = An active knight takes the corner of a weaker knight on your route; its owner moves it away.
action-chase_robber = Chase the robber
    .help = An active knight beside the robber sends it to another hex, and you steal a card there.
action-retreat = Retreat
    .help = Choose a free corner along your own roads for the knight that was driven away.
action-leave_to_game = Leave a question to the game
    .help = The game gives its usual answer for you at once, so that nobody waits: the resource you hold least of, the nearest corner, the card drawn last.
action-improve = Improve a city
    .help = Buy the next level of trade, politics or science with cloth, coins or paper.
action-defend = Defend
    .help = Name the active knights that fight. Those who stay back keep their helmets.
action-hold_back = Hold all knights back
    .help = None of your knights fights. They keep their helmets, and you may lose a city.
action-lose_city = Give up a city
    .help = The city you name becomes a settlement again.
action-draw_deck = Draw a progress card
    .help = Take the top card of the deck you choose.
action-return_progress = Return a progress card
    .help = The card goes face down under its deck.
action-offer_commercial = Offer a resource
    .help = An opponent gets one of your resources and must give you a commodity of their choice.
action-give_commodity = Give a commodity
    .help = You get a resource for it that you have not seen.
action-give_cards = Give cards
    .help = Choose which of your cards have to go. Nobody sees your choice before all are in.
action-give_up_knight = Give up a knight
    .help = The knight you name leaves the board.
action-place_deserter = Place the knight
    .help = Place the knight that came over to you on a free corner by one of your roads.
action-turn_away_deserter = Do without the knight
    .help = The knight that came over is not placed.
action-rebuild_road = Build the road elsewhere
    .help = The road goes to another edge for free.
action-keep_road = Keep the road
    .help = The road stays in your supply.
action-smith_second = Promote a second knight
    .help = Another of your knights becomes one step stronger for free.
action-skip_second = No second knight
    .help = The smith packs up.
action-take_progress = Take a progress card
    .help = One of the cards you have seen becomes yours.
action-take_cards = Take cards
    .help = Take cards of your choice from the hand you have seen.

arg-question = question
    .ask = Which question?
arg-field = field
    .ask = { $action ->
        [draw_deck] From which deck?
       *[other] Which field?
    }
arg-metropolis = city for the metropolis
    .ask = Which city becomes the metropolis?
arg-knight = knight
    .ask = Which knight?
arg-knights = knights
    .ask = Which knights?
arg-goal = where to
    .ask = Where to?
arg-opponent = opponent
    .ask = Which opponent?
arg-kind = kind of card
    .ask = Which kind of card?
arg-commodity = commodity
    .ask = Which commodity?
arg-red = red die
    .ask = What should the red die show?
arg-yellow = yellow die
    .ask = What should the yellow die show?
arg-first = first hex
    .ask = Which hex is the first?
arg-second = second hex
    .ask = Which hex is the second?

# --- progress cards
progress-merchant = Merchant
    .help = Put the merchant on a hex beside one of your buildings: a point, and two of its resource buy one card, until somebody else calls the merchant away.
progress-resource_monopoly = Resource monopoly
    .help = Name a resource: everybody else hands you two of it, or the one they have.
progress-trade_monopoly = Trade monopoly
    .help = Name a commodity: everybody else who has it hands you one.
progress-commercial_harbour = Commercial harbour
    .help = For the rest of this turn you may offer each opponent one resource, unseen; they must answer with a commodity.
progress-master_merchant = Master merchant
    .help = Look at the cards of somebody with more points than you and take two.
progress-merchant_fleet = Merchant fleet
    .help = Name a kind of card: for the rest of this turn the bank takes two of it for one of any other.
progress-bishop = Bishop
    .help = Move the robber and take a card at random from everybody with a building beside it.
progress-constitution = Constitution
    .help = One point, laid open as soon as it is drawn.
progress-deserter = Deserter
    .help = An opponent gives up a knight of their choice, and you may place one just as strong.
progress-diplomat = Diplomat
    .help = Take an open road off the board. One of your own you may build again somewhere else.
progress-intrigue = Intrigue
    .help = Drive away somebody's knight that stands at one of your roads.
progress-saboteur = Saboteur
    .help = Everybody with at least as many points as you discards half of their cards.
progress-spy = Spy
    .help = Look at somebody's progress cards and take one.
progress-warlord = Warlord
    .help = All your knights become active for free.
progress-wedding = Wedding
    .help = Everybody with more points than you gives you two cards.
progress-alchemist = Alchemist
    .help = Before you roll, choose what both number dice show; only the event die is thrown.
progress-crane = Crane
    .help = The next city improvement you buy this turn costs one commodity less.
progress-engineer = Engineer
    .help = Build a city wall for free.
progress-inventor = Inventor
    .help = Let two number tokens change places, but no 2, 6, 8 or 12.
progress-irrigation = Irrigation
    .help = Take two grain for each fields hex where you have a building.
progress-medicine = Medicine
    .help = Turn a settlement into a city for only two ore and one grain.
progress-mining = Mining
    .help = Take two ore for each mountains hex where you have a building.
progress-printer = Printer
    .help = One point, laid open as soon as it is drawn.
progress-road_building = Road building
    .help = Build two roads for free.
progress-smith = Smith
    .help = Promote one or two of your knights for free.

value-merchant = { progress-merchant }
value-resource_monopoly = { progress-resource_monopoly }
value-trade_monopoly = { progress-trade_monopoly }
value-commercial_harbour = { progress-commercial_harbour }
value-master_merchant = { progress-master_merchant }
value-merchant_fleet = { progress-merchant_fleet }
value-bishop = { progress-bishop }
value-constitution = { progress-constitution }
value-deserter = { progress-deserter }
value-diplomat = { progress-diplomat }
value-intrigue = { progress-intrigue }
value-saboteur = { progress-saboteur }
value-spy = { progress-spy }
value-warlord = { progress-warlord }
value-wedding = { progress-wedding }
value-alchemist = { progress-alchemist }
value-crane = { progress-crane }
value-engineer = { progress-engineer }
value-inventor = { progress-inventor }
value-irrigation = { progress-irrigation }
value-medicine = { progress-medicine }
value-mining = { progress-mining }
value-printer = { progress-printer }
value-road_building = { progress-road_building }
value-smith = { progress-smith }

action-progress_merchant = { progress-merchant }
    .help = { progress-merchant.help }
action-progress_resource_monopoly = { progress-resource_monopoly }
    .help = { progress-resource_monopoly.help }
action-progress_trade_monopoly = { progress-trade_monopoly }
    .help = { progress-trade_monopoly.help }
action-progress_commercial_harbour = { progress-commercial_harbour }
    .help = { progress-commercial_harbour.help }
action-progress_master_merchant = { progress-master_merchant }
    .help = { progress-master_merchant.help }
action-progress_merchant_fleet = { progress-merchant_fleet }
    .help = { progress-merchant_fleet.help }
action-progress_bishop = { progress-bishop }
    .help = { progress-bishop.help }
action-progress_deserter = { progress-deserter }
    .help = { progress-deserter.help }
action-progress_diplomat = { progress-diplomat }
    .help = { progress-diplomat.help }
action-progress_intrigue = { progress-intrigue }
    .help = { progress-intrigue.help }
action-progress_saboteur = { progress-saboteur }
    .help = { progress-saboteur.help }
action-progress_spy = { progress-spy }
    .help = { progress-spy.help }
action-progress_warlord = { progress-warlord }
    .help = { progress-warlord.help }
action-progress_wedding = { progress-wedding }
    .help = { progress-wedding.help }
action-progress_alchemist = { progress-alchemist }
    .help = { progress-alchemist.help }
action-progress_crane = { progress-crane }
    .help = { progress-crane.help }
action-progress_engineer = { progress-engineer }
    .help = { progress-engineer.help }
action-progress_inventor = { progress-inventor }
    .help = { progress-inventor.help }
action-progress_irrigation = { progress-irrigation }
    .help = { progress-irrigation.help }
action-progress_medicine = { progress-medicine }
    .help = { progress-medicine.help }
action-progress_mining = { progress-mining }
    .help = { progress-mining.help }
action-progress_road_building = { progress-road_building }
    .help = { progress-road_building.help }
action-progress_smith = { progress-smith }
    .help = { progress-smith.help }

# --- what lies on the table
look-laid-over = city on its side
look-metropolis = { $field ->
    [trade] metropolis of trade
    [politics] metropolis of politics
   *[science] metropolis of science
}
look-knight = { $active ->
    [yes] active knight, strength { $strength }
   *[no] inactive knight, strength { $strength }
}
look-merchant = the merchant of { $name }
look-ship = { $n ->
    [one] the barbarian ship, { $n } square from the shore
   *[other] the barbarian ship, { $n } squares from the shore
}
look-defence = strength of active knights: { $n }
look-defender = { $n ->
    [one] Defender of the island once
   *[other] Defender of the island { $n } times
}
look-level-trade = trade { $n } of { $of }
look-level-politics = politics { $n } of { $of }
look-level-science = science { $n } of { $of }
look-progress-trade = yellow progress cards: { $n }
look-progress-politics = blue progress cards: { $n }
look-progress-science = green progress cards: { $n }
look-progress-deck = { $field ->
    [trade] yellow deck: { $n }
    [politics] blue deck: { $n }
   *[science] green deck: { $n }
}
look-progress-cards = Progress cards ({ $n } of { $limit })
look-shown-cards = Open cards of { $name }

points-metropolises = Metropolises
points-defender = Defender of the island
points-merchant = Merchant
points-shown_cards = Open progress cards
