# Development cards
module-development = Development cards
    .help = One wool, grain and ore buy a hidden card: knights, three kinds of progress, or a victory point.
item-development = development card
card-knight = Knight
    .help = Move the robber and steal a card.
card-road_building = Road building
    .help = Two roads for free.
card-invention = Year of plenty
    .help = Two resources of your choice.
card-monopoly = Monopoly
    .help = All cards of one resource from everybody.
card-victory_point = Victory point
    .help = One point, hidden until the end.
award-largest_army = Largest army
points-largest_army = Largest army
points-victory_cards = Victory point cards

event-bought_card = { $seat } buys a development card.
event-drew_card = { $card ->
    [knight] You draw a knight.
    [road_building] You draw road building.
    [invention] You draw year of plenty.
    [monopoly] You draw monopoly.
   *[victory_point] You draw a victory point.
}
event-played_card = { $card ->
    [knight] { $seat } plays a knight.
    [road_building] { $seat } plays road building.
    [invention] { $seat } plays year of plenty.
   *[monopoly] { $seat } plays monopoly.
}
event-monopoly_in_vain = Nobody has any { $card } for { $seat }.
event-gave_monopoly = { $seat } hands { $cards } over to { $taker }.

deed-buy_development = Buy a development card, { $tokens } by token
action-buy_development = Buy a development card
    .help = One wool, one grain, one ore; only you see what it is.
action-play_knight = Play a knight
    .help = Move the robber and steal a card.
action-play_road_building = Play road building
    .help = Place two roads for free.
action-play_invention = Play year of plenty
    .help = Take two resources of your choice.
action-play_monopoly = Play monopoly
    .help = Everybody hands you all their cards of one resource.
action-play_victory_point = Play a victory point
    .help = Never needed: it counts from the moment you have it.
arg-tokens = paid with tokens
arg-resource = resource
    .ask = Which resource?

refused-no_such_card = You have no such card.
refused-card_limit = One development card a turn, and you have already played yours.
refused-card_too_new = That card was bought this turn; play it from your next turn on.
refused-deck_empty = The deck is empty.
refused-no_effect = That would do nothing now.

look-development = { $n ->
    [one] { $n } development card
   *[other] { $n } development cards
}
look-development-cards = Development cards
look-knights = { $n ->
    [one] { $n } knight played
   *[other] { $n } knights played
}
look-deck = { $n ->
    [one] { $n } development card left
   *[other] { $n } development cards left
}
