# Harbourmaster
module-harbormaster = Harbourmaster
    .help = Settlements and cities at harbours are worth harbour points. Whoever has most of them, and at least three, holds a card worth 2 points; the game goes to one point more.
award-harbormaster = Harbourmaster
points-harbormaster = Harbourmaster
look-harbour-points = { $n ->
    [one] { $n } harbour point
   *[other] { $n } harbour points
}
