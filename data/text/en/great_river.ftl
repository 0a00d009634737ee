# The great river
module-great_river = Great river
    .help = A river runs to the sea. Roads and buildings on its banks bring one gold each, two at its mouth; three gold are a point. Two more points are needed to win, three more in the base game with three players.
card-gold = gold
event-river_gold = { $seat } gets { $cards } on the river bank and has { $total } now: { $points ->
    [0] { $each } make a point.
    [one] that makes { $points } point.
   *[other] that makes { $points } points.
}
points-gold = Gold of the river
refused-no_start_at_swamp = Nobody starts at the swamp; roads may lead there.
look-river = river
look-gold = { $n } gold
terrain-swamp = swamp
terrain-river_hills = river hills
terrain-river_mountains = river mountains
terrain-gold = gold
