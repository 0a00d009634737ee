# Event cards
module-event_cards = Event cards
    .help = A deck of 36 cards takes the place of the dice. The numbers come as often as they should, and many cards bring an event.

event-new_year = Happy New Year! All 36 event cards are shuffled; year { $year } begins.
event-event_card = { $event ->
    [robbery] Robbery: the 7 strikes.
    [plague] Plague: each city earns only one card this time.
    [earthquake] Earthquake: one road of everybody is damaged.
    [good_neighbourhood] Good neighbourhood: everybody gives a card to the left.
    [tournament] Tournament: whoever has most knights takes a resource.
    [trade_advantage] Trade advantage: the longest road may take a card from somebody.
    [calm_sea] Calm sea: whoever has most buildings at harbours takes a resource.
    [robber_leaves] Robber leaves: the robber goes home.
    [neighbourly_help] Neighbourly help: those in front give a card to somebody behind.
    [conflict] Conflict: the strongest army takes a resource from somebody.
   *[fruitful_year] Fruitful year: everybody takes a resource.
}
event-road_damaged = The earthquake damages a road of { $seat } ({ $edge }).
event-road_repaired = { $seat } repairs the road { $edge }.
event-gave_card = { $seat } gives { $taker } a card.
event-gave_which_card = { $seat } gives { $taker } { $card }.
event-event_declined = { $seat } leaves everybody their cards.

prompt-event_road = The earth shakes: which of your roads is damaged?
prompt-event_gift = Which card do you give to your neighbour on the left?
prompt-event_help = You are in front: which card do you give, and to whom?
prompt-event_victim = From whom do you take a card?

action-damage_road = Damage a road
    .help = Choose the road that the earthquake damages. It stays and counts, but you build no new road before it is repaired.
action-repair = Repair a road
    .help = One wood and one brick make a damaged road whole again.
action-give_card = Give a card
    .help = One card of your choice goes to your neighbour on the left. Everybody chooses in secret.
action-give_help = Give help
    .help = One card of your choice goes to somebody with fewer points.
action-choose_victim = Take a card
    .help = One card, by lot, from the hand of an opponent.
item-repair = repair

refused-not_damaged = None of your damaged roads lies there.
refused-damaged_road = The road there is damaged; repair it first.
refused-repair_first = You have a damaged road: repair it before you build another.
refused-not_your_intact_road = That is not one of your undamaged roads.

card-none = No event
card-robbery = Robbery
card-plague = Plague
card-earthquake = Earthquake
card-good_neighbourhood = Good neighbourhood
card-tournament = Tournament
card-trade_advantage = Trade advantage
card-calm_sea = Calm sea
card-robber_leaves = Robber leaves
card-neighbourly_help = Neighbourly help
card-conflict = Conflict
card-fruitful_year = Fruitful year

look-event-card = Event card of this turn: { $number }
look-event-deck = { $n ->
    [one] { $n } event card until the New Year
   *[other] { $n } event cards until the New Year
}
look-damaged-road = damaged road
look-event-none = The number, and nothing else.
look-event-robbery = Large hands are halved, the robber moves and steals.
look-event-plague = Each city earns one card.
look-event-earthquake = Everybody damages a road.
look-event-good_neighbourhood = Everybody gives a card to the left.
look-event-tournament = Most knights: take a resource.
look-event-trade_advantage = Longest road: you may take a card from somebody.
look-event-calm_sea = Most buildings at harbours: take a resource.
look-event-robber_leaves = The robber goes home.
look-event-neighbourly_help = Leaders give a card to somebody behind.
look-event-conflict = Strongest army: take a resource from somebody.
look-event-fruitful_year = Everybody takes a resource.
