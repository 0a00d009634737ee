# Harbourmaster, in short.
harbormaster = Harbourmaster
    .also = harbor master, harbour points
    .text = A settlement at a harbour is worth 1 harbour point, a city 2. The first with three of them gets a card worth 2 points, and whoever has more takes it. One more point is needed to win.
