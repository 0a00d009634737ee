# Fishermen
module-fishermen = Fishermen
    .help = A lake lies where the desert was and fishing grounds lie off the coast. Fish drives the robber away, takes cards, builds roads; but somebody will draw the old boot.
terrain-lake = lake
card-fish = { $n ->
    [one] fish token
   *[other] fish tokens
}
group-fish = Fish
    .help = What fish buys, and the old boot.
action-fish_robber = Drive the robber away (2 fish)
    .help = The robber leaves the board until the next 7 or knight.
action-fish_steal = Take a card from somebody (3 fish)
    .help = A card at random from the hand you choose.
action-fish_resource = Take a resource (4 fish)
    .help = Any resource the bank has.
action-fish_road = Build a road (5 fish)
    .help = A road for free, where you may build one.
action-fish_card = Draw a card (7 fish)
    .help = A development card; in Cities & Knights a progress card from a deck of your choice.
action-fish_boot = Hand on the old boot
    .help = Once a turn, to somebody who has at least as many points as you.
refused-too_few_fish = That costs { $cost } fish; you have { $held }.
refused-no_boot = You do not have the old boot.
refused-boot_handed_on = You have already handed on the old boot this turn.
refused-fewer_points = The old boot goes only to somebody with at least as many points as you.
event-fish_caught = { $n ->
    [one] What you caught shows { $n } fish.
   *[other] What you caught shows { $n } fish.
}
event-fish_first = { $seat } begins with { $n ->
    [one] a fish token
   *[other] { $n } fish tokens
}.
event-fish_spent = { $seat } spends { $n } fish{ $lost ->
    [0] .
    [one] , one of them wasted.
   *[other] , { $lost } of them wasted.
}
event-robber_fished = { $seat } drives the robber off the board.
event-fish_resource = { $seat } takes { FORM($card, 1) } from the bank for fish.
event-boot_drawn = { $seat } pulls the old boot out of the water and now needs one more point to win.
event-boot_given = { $seat } hands the old boot to { $other }.
look-fish = { $n ->
    [one] { $n } fish token
   *[other] { $n } fish tokens
}
look-fish-left = { $n ->
    [one] { $n } fish token left
   *[other] { $n } fish tokens left
}
look-boot = old boot
look-fish-token = { $n ->
    [one] one fish
   *[other] { $n } fish
}
look-fish-tokens = { $n ->
    [one] Caught: { $n } fish
   *[other] Caught: { $n } fish
}
