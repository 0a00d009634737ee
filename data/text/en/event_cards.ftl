# Event cards
module-event_cards = Event cards
    .help = A deck of 36 cards takes the place of the dice. The numbers come as often as they should, and many cards bring an event.

event-new_year = Happy New Year! All 36 event cards are shuffled; year { $year } begins.
event-event_card = { $event ->
    [robbery] Robbery: the 7 strikes.
    [plague] Plague: each city earns only one card this time.
    [earthquake] Earthquake: one road of each player is damaged.
    [good_neighbourhood] Good neighbourhood: everybody gives a card to the left.
    [tournament] Tournament: whoever has the most knights takes a resource.
    [trade_advantage] Trade advantage: whoever has the Longest Road may take a card from somebody.
    [calm_sea] Calm sea: whoever has the most buildings at harbours takes a resource.
    [robber_leaves] Robber leaves: if the robber is away from home, it goes back.
    [neighbourly_help] Neighbourly help: those in front give a card to somebody behind.
    [conflict] Conflict: the strongest army takes a resource from somebody.
   *[fruitful_year] Fruitful year: everybody takes a resource.
}
event-road_damaged = The earthquake damages { $seat }'s road { $edge }.
event-road_repaired = { $seat } repairs the road { $edge }.
event-gave_card = { $seat } gives { $taker } a card.
event-gave_which_card = { $seat } gives { $taker } 1 { $card }.
event-event_declined = { $seat } leaves everybody their cards.
event-event_in_vain = { $why ->
    [no_road] Nobody has a road to damage, so nothing happens.
    [no_cards] { $event ->
        [good_neighbourhood] Nobody has a card to give, so nothing happens.
        [neighbourly_help] Those in front have no card to give, so nothing happens.
       *[other] Nobody else has a card to take, so nothing happens.
    }
    [no_knight] Nobody has a knight, so nothing happens.
    [no_harbour] Nobody has a building at a harbour, so nothing happens.
    [no_bank] The bank is empty, so nobody takes anything.
    [nobody_first] { $event ->
        [trade_advantage] Nobody has the Longest Road, so nothing happens.
        [conflict] Nobody alone has the strongest army, so nothing happens.
       *[other] Whoever had the most has left the game, so nothing happens.
    }
    [asleep] The robber is asleep until the barbarians have attacked, so it stays.
    [at_home] The robber is already at home, so nothing happens.
   *[all_equal] Everybody has the same number of points, so nothing happens.
}

prompt-event_road = The earth shakes: which of your roads is damaged?
prompt-event_gift = Which card do you give to { $to }, on your left?
prompt-event_help = You are in front: which card do you give, and to whom ({ FORM($receivers, case: "or") })?
prompt-event_victim = { $may_decline ->
    [0] From whom do you take a resource: { FORM($victims, case: "or") }?
   *[other] From whom do you take a card: { FORM($victims, case: "or") }, or nobody?
}

action-damage_road = Damage a road
    .help = Choose the road that the earthquake damages. It stays and counts, but you cannot build a new road until it is repaired.
action-repair = Repair a road
    .help = One wood and one brick repair a damaged road.
action-give_card = Give a card
    .help = One card of your choice goes to your neighbour on the left. Everybody chooses in secret.
action-give_help = Give help
    .help = One card of your choice goes to somebody with fewer points.
action-choose_victim = Take a card
    .help = One card at random from the hand of an opponent.
item-repair = repair

refused-not_damaged = That is not one of your damaged roads.
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

look-event-card = Event card of this turn ({ $number })
look-event-deck = { $n ->
    [one] { $n } event card until the New Year
   *[other] { $n } event cards until the New Year
}
look-damaged-road = damaged road
look-event-none = The number, and nothing else.
look-event-robbery = Large hands are halved, the robber moves and steals.
look-event-plague = Each city earns one card.
look-event-earthquake = One road of each is damaged.
look-event-good_neighbourhood = Everybody gives a card to the left.
look-event-tournament = Most knights: take a resource.
look-event-trade_advantage = Longest road: you may take a card from somebody.
look-event-calm_sea = Most buildings at harbours: take a resource.
look-event-robber_leaves = The robber goes home.
look-event-neighbourly_help = Leaders give a card to somebody behind.
look-event-conflict = Strongest army: take a resource from somebody.
look-event-fruitful_year = Everybody takes a resource.
