# Atlantis
module-atlantis = Atlantis
    .help = The sea rises. Every roll but a 7 leaves a storm marker on the coast, and a hex with enough of them sinks with everything that touches no other land.
prompt-flood_hex = Where does the storm strike: { FORM($hexes, case: "or") }?
action-flood = Place the storm marker
    .help = Choose the hex that the storm hits. It has to be one of those with the number rolled.
event-storm = A storm batters { $hex }: { $n } of { $limit } markers.
refused-hex_about_to_sink = The next storm may sink that hex; the robber stays away from it.
refused-marker_required = The storm has to strike somewhere.
look-storm = { $n } of { $limit } storm markers
look-sunk = { $n ->
    [one] { $n } hex under water, the game ends at { $limit }
   *[other] { $n } hexes under water, the game ends at { $limit }
}
terrain-sunken = sunken land
