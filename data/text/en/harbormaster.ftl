# Harbourmaster
module-harbormaster = Harbourmaster
    .help = Settlements and cities at harbours are worth harbour points. Whoever has the most, and at least three, holds a card worth 2 points; one more point is needed to win.
award-harbormaster = Harbourmaster
points-harbormaster = Harbourmaster
look-harbour-points = { $n ->
    [one] { $n } harbour point
   *[other] { $n } harbour points
}
