# Atlantis
module-atlantis = Atlantis
    .help = The sea rises. Every roll leaves a storm marker at the coast, and a hex with enough of them sinks with all that stands only there.
prompt-flood_hex = Two coasts have this number: where does the storm strike?
action-flood = Place the storm marker
    .help = Choose the hex that the storm hits. It has to be one of those with the number rolled.
event-storm = The storm batters hex { $hex }: { $n } of { $limit } markers.
refused-hex_about_to_sink = The next storm may sink that hex; the robber stays away from it.
refused-marker_required = The storm has to strike somewhere.
look-storm = { $n } of { $limit } storm markers
look-sunk = { $n ->
    [one] { $n } hex under water, the game ends at { $limit }
   *[other] { $n } hexes under water, the game ends at { $limit }
}
