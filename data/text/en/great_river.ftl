# The great river
module-great_river = Great river
    .help = A river runs to the sea. Roads and buildings on its banks bring a gold each, two at its mouth; three gold are a point. The game goes to two points more, with three players three.
card-gold = gold
points-gold = Gold of the river
refused-no_start_at_swamp = Nobody starts at the swamp; roads may lead there.
look-river = river
look-gold = { $n } gold
